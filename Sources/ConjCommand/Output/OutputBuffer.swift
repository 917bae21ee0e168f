/// Bytes on their way to a descriptor: gathered, and written with few large calls.
struct OutputBuffer: ~Copyable {
  /// From this many bytes on the end of a line writes what is gathered.
  static let flushSize = 64 * 1024

  /// Where the bytes go.
  let descriptor: Int32
  /// What is gathered, and room for more behind it.
  private var storage: [UInt8] = []
  /// How many bytes are gathered.
  private var count = 0
  /// How often it was written.
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

  /// Ends a line, and writes what is gathered where that is much.
  mutating func endLine() throws(Failure) {
    append(0x0A)
    try flushIfLarge()
  }

  /// Writes what is gathered where that is much.
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

  /// A place in what is gathered.
  struct Mark {
    fileprivate var flushes: Int
    fileprivate var count: Int
  }

  /// The place behind what is gathered now.
  var mark: Mark { Mark(flushes: flushes, count: count) }

  /// What was gathered since; nil where it has been written in the meantime.
  func bytes(since mark: Mark) -> [UInt8]? {
    mark.flushes == flushes ? Array(storage[mark.count..<count]) : nil
  }

  /// Writes what is gathered.
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
    // By doubling, so that a long run of small appends stays cheap.
    let growth = max(missing, storage.count, 1024)
    storage.append(contentsOf: repeatElement(0, count: growth))
  }
}
