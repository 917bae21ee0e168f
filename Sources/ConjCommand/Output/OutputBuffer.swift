import SystemIO

/// A buffered writer to a descriptor: few large writes instead of many small ones.
@safe struct OutputBuffer: ~Copyable {
  /// The end of a line flushes a buffer of at least this many bytes.
  static let flushSize = 64 * 1024

  /// Where the bytes go.
  let descriptor: Int32
  /// The buffered bytes, and room for more behind them.
  private var storage: UnsafeMutableRawPointer
  private var capacity: Int
  /// How many bytes are buffered.
  private var count = 0
  /// How often it was written.
  private var flushes = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
    capacity = 4096
    unsafe storage = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { unsafe storage.deallocate() }

  /// Whether all is written.
  var isEmpty: Bool { count == 0 }

  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    unsafe storage.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  mutating func append(_ bytes: borrowing Span<UInt8>) {
    unsafe bytes.withUnsafeBytes { unsafe append($0) }
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    makeRoom(for: bytes.count)
    unsafe (storage + count).copyMemory(from: start, byteCount: bytes.count)
    count += bytes.count
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) { append(bytes.span) }

  mutating func append(_ text: StaticString) {
    append(unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount).span)
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(unsafe $0.span) }
  }

  mutating func appendNumber(_ number: Int) { append(String(number)) }

  mutating func appendSpaces(_ count: Int) {
    unsafe fill(atLeast: max(count, 0)) { room in
      let count = max(count, 0)
      unsafe room.initializeMemory(as: UInt8.self, repeating: UInt8(ascii: " "), count: count)
      return count
    }
  }

  mutating func tab() {
    append(0x09)
  }

  /// Ends a line, and flushes a large buffer.
  mutating func endLine() throws(Failure) {
    append(0x0A)
    try flushIfLarge()
  }

  /// Flushes a large buffer.
  mutating func flushIfLarge() throws(Failure) {
    if count >= Self.flushSize { try flush() }
  }

  /// Gives `body` room for at least so many bytes; it returns how many it filled, and so does this.
  @discardableResult
  @inline(__always)
  mutating func fill(atLeast room: Int, _ body: (UnsafeMutableRawPointer) -> Int) -> Int {
    makeRoom(for: room)
    let filled = unsafe body(storage + count)
    count += filled
    return filled
  }

  /// A position in the buffered bytes.
  struct Checkpoint {
    fileprivate var flushes: Int
    fileprivate var count: Int
  }

  /// The position behind the bytes buffered now.
  var checkpoint: Checkpoint { Checkpoint(flushes: flushes, count: count) }

  /// Gives `body` the bytes appended since; nothing where some have been written out already.
  func withBytes(since checkpoint: Checkpoint, _ body: (UnsafeRawBufferPointer) -> Void) {
    guard checkpoint.flushes == flushes else { return }
    unsafe body(
      UnsafeRawBufferPointer(
        start: storage + checkpoint.count, count: count - checkpoint.count))
  }

  /// Writes the buffered bytes.
  mutating func flush() throws(Failure) {
    guard count > 0 else { return }
    flushes += 1
    defer { count = 0 }
    do throws(SystemError) {
      let bytes = unsafe UnsafeRawBufferPointer(start: storage, count: count)
      try writeBytes(unsafe bytes.assumingMemoryBound(to: UInt8.self).span, to: descriptor)
    } catch {
      if error.isClosedPipe { throw .closedPipe }
      throw .trouble(
        "The output can't be written: \(error.reason).",
        advice: "See that there is room where it goes, and that you may write there.")
    }
  }

  @inline(__always)
  private mutating func makeRoom(for size: Int) {
    if capacity - count < size { grow(for: size) }
  }

  private mutating func grow(for size: Int) {
    // Doubles, so that a long run of small appends stays cheap.
    capacity = max(2 * capacity, count + size)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    unsafe larger.copyMemory(from: storage, byteCount: count)
    unsafe storage.deallocate()
    unsafe storage = larger
  }
}
