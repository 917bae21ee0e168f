/// A buffered writer to a descriptor: few large writes instead of many small ones.
struct OutputBuffer: ~Copyable {
  /// The end of a line flushes a buffer of at least this many bytes.
  static let flushSize = 64 * 1024

  /// Where the bytes go.
  let descriptor: Int32
  /// The buffered bytes, and room for more behind them.
  private var storage: [UInt8] = []
  /// How many bytes are buffered.
  private var count = 0
  /// How often it was flushed.
  private var flushes = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether all is written.
  var isEmpty: Bool { count == 0 }

  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    storage[count] = byte
    count += 1
  }

  mutating func append(contentsOf bytes: some Collection<UInt8>) {
    let size = bytes.count
    makeRoom(for: size)
    storage.replaceSubrange(count..<(count + size), with: bytes)
    count += size
  }

  mutating func append(_ bytes: borrowing Span<UInt8>) {
    makeRoom(for: bytes.count)
    unsafe bytes.withUnsafeBufferPointer { source in
      unsafe storage.withUnsafeMutableBufferPointer { target in
        _ = unsafe target[count...].update(fromContentsOf: source)
      }
    }
    count += bytes.count
  }

  mutating func append(_ text: StaticString) {
    append(unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount).span)
  }

  mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }

  mutating func appendNumber(_ number: Int) {
    append(String(number))
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

  /// Gives `body` room for at least so many bytes; it returns how many it filled.
  mutating func fill(
    atLeast room: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int
  ) {
    makeRoom(for: room)
    let filled = unsafe storage.withUnsafeMutableBytes { bytes in
      unsafe body(UnsafeMutableRawBufferPointer(rebasing: bytes[count...]))
    }
    count = min(count + filled, storage.count)
  }

  /// A position in the output.
  struct Mark {
    fileprivate var flushes: Int
    fileprivate var count: Int
  }

  /// The position behind the buffered bytes.
  var mark: Mark { Mark(flushes: flushes, count: count) }

  /// The bytes that were appended since; nil if they were flushed in the meantime.
  func bytes(since mark: Mark) -> [UInt8]? {
    mark.flushes == flushes ? Array(storage[mark.count..<count]) : nil
  }

  /// Writes the buffered bytes.
  mutating func flush() throws(Failure) {
    guard count > 0 else { return }
    flushes += 1
    let result = writeBytes(storage[..<count], to: descriptor)
    count = 0
    switch result {
    case .written: return
    case .closedPipe: throw .closedPipe
    case .failed(let reason):
      throw .trouble(
        "The output can't be written: \(reason).",
        advice: "See that there is room where it goes, and that you may write there.")
    }
  }

  private mutating func makeRoom(for size: Int) {
    let missing = count + size - storage.count
    guard missing > 0 else { return }
    // Doubles, so that a long run of small appends stays cheap.
    let growth = max(missing, storage.count, 1024)
    storage.append(contentsOf: repeatElement(0, count: growth))
  }
}
