/// Where in the output the answers to short lines stand that were met before: running text repeats its
/// words, and copying an answer is several times quicker than finding it again.
///
/// A direct-mapped cache: a line has one slot where it can be, and takes it from the line that was there.
@safe struct LineCache: ~Copyable {
  /// A line of up to 15 bytes with its separator, in one integer, the first byte lowest.
  struct Line {
    let bytes: UInt128
    /// How many bytes there are, the separator included.
    let size: Int

    /// The line that begins at `start`; nil for a longer one, and near the end of the text.
    @inline(__always)
    init?(in text: borrowing Span<UInt8>, from start: Int, separator: UInt8) {
      guard start &+ 16 <= text.count else { return nil }
      let text = unsafe text.withUnsafeBytes {
        unsafe UInt128(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt128.self))
      }
      let low = Self.ends(UInt64(truncatingIfNeeded: text), separator)
      let high = Self.ends(UInt64(truncatingIfNeeded: text &>> 64), separator)
      // Which half it ends in no branch can foretell.
      let ends = UInt128(high) &<< 64 | UInt128(low)
      guard ends != 0 else { return nil }
      size = ends.trailingZeroBitCount / 8 &+ 1
      bytes = text & (ends ^ (ends &- 1))
    }

    /// Marks the first byte that is the separator by its highest bit, and perhaps some later ones
    /// (Lamport, "Multiple byte processing with full-word instructions", 1975).
    @inline(__always)
    private static func ends(_ bytes: UInt64, _ separator: UInt8) -> UInt64 {
      let ones: UInt64 = 0x0101_0101_0101_0101
      let zeros = bytes ^ (ones &* UInt64(separator))
      return (zeros &- ones) & ~zeros & (ones &* 0x80)
    }

    /// Fibonacci hashing (Knuth, volume 3, 6.4): the upper bits of a product depend on all of the factor.
    fileprivate var hash: Int {
      let high = UInt64(truncatingIfNeeded: bytes &>> 64) &* 0x9E37_79B9_7F4A_7C15
      let hash = (UInt64(truncatingIfNeeded: bytes) ^ high) &* 0xD6E8_FEB8_6659_FD93
      return Int(truncatingIfNeeded: hash &>> 44)
    }
  }

  private struct Slot {
    /// No line is 0: it ends in its separator, or for NUL is not kept where it is empty.
    var line: UInt128 = 0
    /// Where the answer begins among all that was written.
    var position = 0
    var size: UInt32 = 0
    var isFound = false
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let mask: Int

  /// Room for this many lines, a power of two, at most a million.
  init(slots count: Int) {
    precondition(count.nonzeroBitCount == 1 && count <= 1 << 20)
    unsafe slots = .allocate(capacity: count)
    unsafe slots.initialize(repeating: Slot(), count: count)
    mask = count - 1
  }

  deinit { unsafe slots.deallocate() }

  /// Appends what was written for a line, if that is known.
  ///
  /// - Returns: Whether the line had an answer; nil where it is not known.
  @inline(__always)
  func write(_ line: Line, to output: inout OutputBuffer) -> Bool? {
    let slot = unsafe slots + line.hash & mask
    guard unsafe slot.pointee.line == line.bytes, line.bytes != 0 else { return nil }
    let position = output.position
    guard
      unsafe output.appendAgain(from: slot.pointee.position, count: Int(slot.pointee.size))
    else { return nil }
    // The copy will last longer.
    unsafe slot.pointee.position = position
    return unsafe slot.pointee.isFound
  }

  /// Keeps what was written for a line.
  @inline(__always)
  func keep(_ line: Line, writtenAt positions: Range<Int>, isFound: Bool) {
    guard let size = UInt32(exactly: positions.count) else { return }
    unsafe slots[line.hash & mask] = Slot(
      line: line.bytes, position: positions.lowerBound, size: size, isFound: isFound)
  }
}
