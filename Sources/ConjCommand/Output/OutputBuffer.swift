import SpanishText
import SystemIO
import Wording

/// A buffered writer to a descriptor: few large writes instead of many small ones.
///
/// What was written stays in the buffer until its memory is needed again, so that it can be appended once
/// more: see ``appendAgain(from:count:)``.
@safe struct OutputBuffer: ~Copyable {
  /// The end of a line flushes a buffer of at least this many bytes.
  static let flushSize = 64 * 1024
  /// After this many bytes the memory is filled from its start again.
  var lapSize = 1 << 21

  /// Where the bytes go.
  let descriptor: Int32
  /// The bytes of this lap, room for more, and behind it what is left of the last lap.
  private var storage: UnsafeMutableRawPointer
  private var capacity: Int
  /// How many bytes there are in this lap, and how many of them are written.
  private var count = 0
  private var written = 0
  /// The positions at which this lap and the one before began.
  private var lapStart = 0
  private var lastLapStart = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
    capacity = 4096
    unsafe storage = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { unsafe storage.deallocate() }

  /// Whether all is written.
  var isEmpty: Bool { count == written }

  /// How many bytes were appended in all.
  var position: Int { lapStart &+ count }

  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    unsafe storage.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  mutating func append(_ bytes: borrowing Span<UInt8>) {
    makeRoom(for: bytes.count)
    unsafe bytes.withUnsafeBytes {
      unsafe UnsafeMutableRawBufferPointer(start: storage + count, count: $0.count)
        .copyMemory(from: $0)
    }
    count &+= bytes.count
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) { append(bytes.span) }

  mutating func append(_ text: StaticString) {
    append(unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount).span)
  }

  mutating func append(_ text: String) {
    text.withBytes { append($0) }
  }

  mutating func appendNumber(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    appendDigits(number.magnitude)
  }

  private mutating func appendDigits(_ number: UInt) {
    if number >= 10 { appendDigits(number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  mutating func appendSpaces(_ count: Int) {
    for _ in 0..<max(count, 0) { append(UInt8(ascii: " ")) }
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
    if count &- written >= Self.flushSize { try flush() }
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

  /// Appends once more what was appended from a position on.
  ///
  /// - Returns: False where its memory has been filled with other bytes since; then nothing is appended.
  @inline(__always)
  mutating func appendAgain(from position: Int, count size: Int) -> Bool {
    // Copied in steps of 64 bytes, from where as much can be read: most answers take one.
    makeRoom(for: size &+ 64)
    var offset = position &- lapStart
    if offset < 0 {
      offset = position &- lastLapStart
      // It stands in one piece, the copying does not fill it, and the last step reads nothing behind the memory.
      guard position &+ size <= lapStart, offset >= count &+ size &+ 64,
        offset &+ size &+ 64 <= capacity
      else { return false }
    }
    var step = 0
    repeat {
      let bytes = unsafe storage.loadUnaligned(
        fromByteOffset: offset &+ step, as: SIMD64<UInt8>.self)
      unsafe storage.storeBytes(
        of: bytes, toByteOffset: count &+ step, as: SIMD64<UInt8>.self)
      step &+= 64
    } while step < size
    count &+= size
    return true
  }

  /// The buffered bytes that are not written.
  var unwritten: [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: storage + written, count: count - written))
  }

  /// Writes the buffered bytes.
  mutating func flush() throws(Failure) {
    guard count > written else { return }
    defer { finishLap() }
    do throws(SystemError) {
      let bytes = unsafe UnsafeRawBufferPointer(start: storage + written, count: count - written)
      try writeBytes(unsafe bytes.assumingMemoryBound(to: UInt8.self).span, to: descriptor)
    } catch {
      if error.isClosedPipe { throw .closedPipe }
      throw .trouble(
        FileMessage.unwritableOutput(error.localizedReason), advice: FileMessage.seeRoom())
    }
  }

  /// Takes all bytes for written, and begins afresh where there are many.
  private mutating func finishLap() {
    written = count
    guard count >= lapSize else { return }
    lastLapStart = lapStart
    lapStart += count
    (count, written) = (0, 0)
  }

  @inline(__always)
  private mutating func makeRoom(for size: Int) {
    if capacity - count < size { grow(for: size) }
  }

  private mutating func grow(for size: Int) {
    // Doubles, so that a long run of small appends stays cheap; what will be a lap gets room for one at once, which
    // takes memory only where it is filled.
    let isLap = capacity > Self.flushSize
    let larger = max(2 * capacity, count + size, isLap ? lapSize + 2 * Self.flushSize : 0)
    let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
    unsafe moved.copyMemory(from: storage, byteCount: capacity)
    unsafe storage.deallocate()
    unsafe storage = moved
    capacity = larger
  }
}
