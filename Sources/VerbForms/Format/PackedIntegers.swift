import SpanishText

/// An array of unsigned integers of 8 to 31 bits each inside an index, without gaps: see "Sections" in
/// `FileFormat.md`. Of no more than 31 bits, none is negative where `Int` has 32.
///
/// Reading outside stops the program, as in ``ByteSlice``.
package struct PackedIntegers: Sendable {
  /// How many bits an integer may have. With 8 or more the size of the bytes tells how many integers there are.
  static let widths = 8...31
  package static let padding = 7

  private let bytes: ByteSlice
  private let width: Int
  private let mask: UInt32
  let count: Int

  /// The integers of a section; nil if there is no such width or less than the padding.
  init?(_ bytes: ByteSlice, width: Int) {
    let size = bytes.count - PackedIntegers.padding
    guard PackedIntegers.widths.contains(width), (0...Int.max / 8).contains(size) else {
      return nil
    }
    self.bytes = bytes
    self.width = width
    mask = 1 << UInt32(width) - 1
    count = size * 8 / width
  }

  package static func pack(_ integers: [Int], width: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((integers.count * width + 7) / 8 + padding)
    var bits: UInt64 = 0
    var bitCount = 0
    for integer in integers {
      bits |= UInt64(integer) << UInt64(bitCount)
      bitCount += width
      while bitCount >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        bitCount -= 8
      }
    }
    if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    return bytes + [UInt8](repeating: 0, count: padding)
  }

  /// How many bits the largest of some integers takes, and no fewer than an integer may have.
  package static func width(of integers: [Int]) -> Int {
    let largest = integers.max() ?? 0
    return max(largest.bitWidth - largest.leadingZeroBitCount, widths.lowerBound)
  }

  @inline(__always) subscript(index: Int) -> Int {
    precondition(index >= 0 && index < count, "a number outside the index was asked for")
    return unchecked(index)
  }

  /// The numbers from one start to the next, in a table of starts.
  @inline(__always) func part(_ number: Int) -> Range<Int> { self[number]..<self[number + 1] }

  /// The member at an index that is known to be below ``count``.
  @inline(__always) private func unchecked(_ index: Int) -> Int {
    let bit = index &* width
    let word = bytes.eightBytes(at: bit &>> 3)
    return Int(UInt32(truncatingIfNeeded: word &>> UInt64(bit & 7)) & mask)
  }

  func allBelow(_ limit: Int) -> Bool {
    var largest = 0
    for index in 0..<count { largest = max(largest, unchecked(index)) }
    return count == 0 || largest < limit
  }

  /// Whether the members never descend and end at `last`: the form of a table of starts.
  func ascends(to last: Int) -> Bool {
    count > 0 && self[count - 1] == last && count(where: { $0 > $1 }) == 0
  }

  var ascends: Bool { count(where: { $0 > $1 }) == 0 }

  var differ: Bool { count(where: { $0 == $1 }) == 0 }

  @inline(__always) private func count(where isCounted: (Int, Int) -> Bool) -> Int {
    (1..<max(count, 1)).count { isCounted(unchecked($0 - 1), unchecked($0)) }
  }

  /// Whether the members are the numbers below ``count``, each once.
  var isPermutation: Bool {
    guard allBelow(count) else { return false }
    var isSeen = [Bool](repeating: false, count: count)
    for index in 0..<count { isSeen[unchecked(index)] = true }
    return isSeen.allSatisfy { $0 }
  }

  /// How often members up to `value` occur in an ascending stretch: the index after the last of
  /// them. O(log n).
  func upperBound(of value: Int, in range: Range<Int>) -> Int {
    precondition(0...count ~= range.lowerBound && 0...count ~= range.upperBound)
    return firstIndex(in: range) { unchecked($0) > value }
  }
}
