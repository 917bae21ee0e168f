/// What was written for short lines met before: running text repeats its words, and copying an answer is
/// some four times quicker than finding it again.
///
/// A line has one slot where it can be, and takes it from the line that was there: a direct-mapped cache, of
/// constant size, whatever comes.
@safe struct LineMemo: ~Copyable {
  /// A slot, one cache line: the line with its separator, what is written behind the query, and its size.
  ///
  ///     bytes  0–15 line   16–62 answer   63 size of the answer, and in bit 7 whether there is none
  private static var slotSize: Int { 64 }
  private static var answerPlace: Int { 16 }
  private static var lastPlace: Int { 63 }
  private static var missBit: UInt8 { 0x80 }

  /// The longest answer that is kept.
  static var answerSize: Int { lastPlace - answerPlace }

  private let slots: UnsafeMutableRawPointer
  /// What is left of a hash as the number of a slot.
  private let mask: UInt64

  /// - Parameter slotCount: A power of two up to 2^20.
  init(slotCount: Int) {
    let size = LineMemo.slotSize * slotCount
    unsafe slots = .allocate(byteCount: size, alignment: LineMemo.slotSize)
    // No line ends in such a byte, so that an empty slot holds none.
    unsafe slots.initializeMemory(as: UInt8.self, repeating: 0xFF, count: size)
    mask = UInt64(slotCount - 1)
  }

  deinit { unsafe slots.deallocate() }

  /// Where the answer to a line is kept, if it is.
  @inline(__always) func slot(of line: ShortLine) -> UnsafeMutableRawPointer {
    // Fibonacci hashing (Knuth, volume 3, 6.4): the upper bits of a product depend on all of the factor.
    let high = UInt64(truncatingIfNeeded: line.bytes &>> 64) &* 0x9E37_79B9_7F4A_7C15
    let hash = (UInt64(truncatingIfNeeded: line.bytes) ^ high) &* 0xD6E8_FEB8_6659_FD93
    let number = Int(truncatingIfNeeded: hash &>> 44 & mask)
    return unsafe slots + number &* LineMemo.slotSize
  }

  /// Whether a slot holds a line.
  @inline(__always) static func holds(
    _ line: ShortLine, _ slot: UnsafeMutableRawPointer
  ) -> Bool {
    unsafe slot.load(as: UInt128.self) == line.bytes
  }

  /// Keeps an answer in a slot.
  ///
  /// - Parameters:
  ///   - line: The line that it is to.
  ///   - answer: What is written behind the query; as much can be read there as an answer may have,
  ///     and a byte.
  ///   - size: Its bytes, at most ``answerSize``.
  ///   - isMiss: Whether it says that there is none.
  ///   - slot: The line's slot.
  @inline(__always) static func keep(
    _ line: ShortLine, _ answer: UnsafeRawPointer, size: Int, isMiss: Bool,
    in slot: UnsafeMutableRawPointer
  ) {
    unsafe slot.storeBytes(of: line.bytes, as: UInt128.self)
    unsafe copyAnswer(answer, to: slot + answerPlace)
    unsafe slot.storeBytes(
      of: UInt8(truncatingIfNeeded: size) | (isMiss ? missBit : 0), toByteOffset: lastPlace,
      as: UInt8.self)
  }

  /// Copies the answer in a slot to `target`, with a byte of no meaning behind the longest.
  ///
  /// - Returns: Its size, and whether it says that there is none.
  @inline(__always) static func recall(
    _ slot: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer
  ) -> (size: Int, isMiss: Bool) {
    unsafe copyAnswer(slot + answerPlace, to: target)
    let last = unsafe slot.load(fromByteOffset: lastPlace, as: UInt8.self)
    return (Int(last & ~missBit), last & missBit != 0)
  }

  @inline(__always) private static func copyAnswer(
    _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer
  ) {
    for step in stride(from: 0, to: answerSize + 1, by: CopyStep.size) {
      let bytes = unsafe source.loadUnaligned(fromByteOffset: step, as: SIMD16<UInt8>.self)
      unsafe target.storeBytes(of: bytes, toByteOffset: step, as: SIMD16<UInt8>.self)
    }
  }
}
