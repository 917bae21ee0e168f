/// A place for answers as bytes that never grows while the clock runs: it starts over when it is full,
/// as a program does that writes its buffer out.
struct ByteBuffer {
  private var bytes: [UInt8]
  private(set) var count = 0
  private(set) var total = 0

  /// A buffer of some size in bytes.
  init(size: Int = 1 << 16) { bytes = Array(repeating: 0, count: size) }

  /// Lets `write` put bytes at the end; it gets at least `room` and returns how many it wrote.
  @inline(__always)
  mutating func append(room: Int, _ write: (UnsafeMutableRawBufferPointer) -> Int) {
    if bytes.count - count < room { count = 0 }
    let start = count
    let written = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe write(UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
    }
    count += written
    total += written
  }

  /// Appends bytes.
  @inline(__always)
  mutating func append(_ text: UnsafeRawBufferPointer) {
    unsafe append(room: text.count) { target in
      unsafe target.copyMemory(from: text)
      return text.count
    }
  }

  /// What was appended since the buffer last started over.
  var text: ArraySlice<UInt8> { bytes[..<count] }

  /// Forgets everything.
  mutating func clear() {
    count = 0
    total = 0
  }
}
