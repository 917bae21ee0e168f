/// A place for answers as bytes that never grows while the clock runs: it starts over when it is full,
/// as a program does that writes its buffer out.
@safe struct ByteBuffer: ~Copyable {
  private let bytes: UnsafeMutableRawBufferPointer
  private let counts: UnsafeMutablePointer<(used: Int, total: Int)>

  /// A buffer of some size in bytes.
  init(size: Int = 1 << 16) {
    unsafe bytes = .allocate(byteCount: size, alignment: 16)
    unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0)
    unsafe counts = .allocate(capacity: 1)
    unsafe counts.initialize(to: (0, 0))
  }

  deinit {
    unsafe bytes.deallocate()
    unsafe counts.deallocate()
  }

  /// The number of bytes ever appended.
  var total: Int { unsafe counts.pointee.total }

  /// Lets `write` put bytes at the end; it gets at least `room` and returns how many it wrote.
  @inline(__always)
  func append(room: Int, _ write: (UnsafeMutableRawBufferPointer) -> Int) {
    var used = unsafe counts.pointee.used
    if unsafe bytes.count &- used < room { used = 0 }
    let written = unsafe write(
      UnsafeMutableRawBufferPointer(
        start: bytes.baseAddress.map { unsafe $0 + used }, count: bytes.count &- used))
    unsafe counts.pointee = (used &+ written, counts.pointee.total &+ written)
  }

  /// Appends bytes.
  @inline(__always)
  func append(_ text: UnsafeRawBufferPointer) {
    unsafe append(room: text.count) { target in
      unsafe target.copyMemory(from: text)
      return text.count
    }
  }

  /// Appends a string's bytes.
  @inline(__always)
  func append(_ text: consuming String) {
    text.withUTF8 { unsafe append(UnsafeRawBufferPointer($0)) }
  }

  /// What was appended since the buffer last started over.
  var text: [UInt8] { unsafe Array(bytes[..<counts.pointee.used]) }

  /// Forgets everything.
  func clear() { unsafe counts.pointee = (0, 0) }
}
