/// An array of unsigned integers of one to four bytes each, little-endian, inside an index.
///
/// The number of bytes is chosen by the largest member, so that tables of small numbers are small.
/// Reading outside gives 0: what is stored was checked when the index was opened, and a check
/// that missed something must not become a crash.
struct PackedIntegers: Sendable {
  private let bytes: ByteSlice
  private let width: Int
  let count: Int

  /// The integers of a section; nil where its size is no multiple of the width.
  init?(_ bytes: ByteSlice, width: Int) {
    guard (1...4).contains(width), bytes.count % width == 0 else { return nil }
    self.bytes = bytes
    self.width = width
    count = bytes.count / width
  }

  subscript(index: Int) -> Int {
    guard index >= 0, index < count else { return 0 }
    let offset = index * width
    return switch width {
    case 1: Int(bytes[offset])
    case 2: Int(bytes.integer(at: offset, as: UInt16.self))
    case 3: Int(bytes.integer(at: offset, as: UInt16.self)) | Int(bytes[offset + 2]) << 16
    default: Int(bytes.integer(at: offset, as: UInt32.self))
    }
  }

  /// Whether every member is below `limit`.
  func allBelow(_ limit: Int) -> Bool {
    var isBelow = true
    for index in 0..<count { isBelow = isBelow && self[index] < limit }
    return isBelow
  }

  /// Whether the members never descend and end at `last`: the form of a table of starts.
  func ascends(to last: Int) -> Bool {
    guard count > 0, self[count - 1] == last else { return false }
    var ascends = true
    for index in 1..<max(count, 1) { ascends = ascends && self[index - 1] <= self[index] }
    return ascends
  }

  /// How often members up to `value` occur in an ascending array: the place after the last of
  /// them. O(log n).
  func upperBound(of value: Int, in range: Range<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The bytes of these integers and their width.
  static func pack(_ integers: [Int]) -> (bytes: [UInt8], width: Int) {
    let largest = integers.max() ?? 0
    let width = largest < 1 << 8 ? 1 : largest < 1 << 16 ? 2 : largest < 1 << 24 ? 3 : 4
    var bytes: [UInt8] = []
    bytes.reserveCapacity(integers.count * width)
    for integer in integers {
      for shift in 0..<width {
        bytes.append(UInt8(truncatingIfNeeded: integer >> (8 * shift)))
      }
    }
    return (bytes, width)
  }
}
