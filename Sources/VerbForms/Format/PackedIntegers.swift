/// An array of unsigned integers of one to four bytes each, little-endian, inside an index.
///
/// The number of bytes is chosen by the largest member, so that tables of small numbers are small.
/// Reading outside stops the program, as in ``ByteSlice``.
struct PackedIntegers: Sendable {
  private let bytes: ByteSlice
  private let width: Int
  let count: Int

  /// No integers.
  init() {
    bytes = ByteSlice()
    width = 1
    count = 0
  }

  /// The integers of a section; nil where its size is no multiple of the width.
  init?(_ bytes: ByteSlice, width: Int) {
    guard (1...4).contains(width), bytes.count % width == 0 else { return nil }
    self.bytes = bytes
    self.width = width
    count = bytes.count / width
  }

  @inline(__always) subscript(index: Int) -> Int {
    precondition(index >= 0 && index < count, "a number outside the index was asked for")
    let offset = index &* width
    let low = bytes.checkedInteger(at: offset, as: UInt8.self)
    if width == 1 { return Int(low) }
    let two = bytes.checkedInteger(at: offset, as: UInt16.self)
    if width == 2 { return Int(two) }
    // A third byte, or a third and a fourth one.
    let third = bytes.checkedInteger(at: offset &+ 2, as: UInt8.self)
    if width == 3 { return Int(two) | Int(third) << 16 }
    return Int(bytes.checkedInteger(at: offset, as: UInt32.self))
  }

  /// Whether every member is below `limit`.
  func allBelow(_ limit: Int) -> Bool {
    var largest = 0
    forEach { largest = max(largest, $0) }
    return count == 0 || largest < limit
  }

  /// Whether the members never descend and end at `last`: the form of a table of starts.
  func ascends(to last: Int) -> Bool {
    guard count > 0, self[count - 1] == last else { return false }
    var descents = 0
    var previous = 0
    forEach {
      descents &+= $0 < previous ? 1 : 0
      previous = $0
    }
    return descents == 0
  }

  /// Whether the members never descend.
  var ascends: Bool { count == 0 || ascends(to: self[count - 1]) }

  /// Whether no two neighbours are equal.
  var differ: Bool {
    var equals = 0
    var previous = -1
    forEach {
      equals &+= $0 == previous ? 1 : 0
      previous = $0
    }
    return equals == 0
  }

  /// Whether the members are the numbers below ``count``, each once.
  var isPermutation: Bool {
    guard allBelow(count) else { return false }
    var isSeen = [Bool](repeating: false, count: count)
    forEach { isSeen[$0] = true }
    return isSeen.allSatisfy { $0 }
  }

  /// Visits all members in order.
  @inline(__always) private func forEach(_ visit: (Int) -> Void) {
    withReader { read in
      for index in 0..<count { visit(read(index)) }
    }
  }

  /// How often members up to `value` occur in an ascending stretch: the index behind the last of
  /// them. O(log n).
  func upperBound(of value: Int, in range: Range<Int>) -> Int {
    precondition(0...count ~= range.lowerBound && 0...count ~= range.upperBound)
    var low = range.lowerBound
    var high = range.upperBound
    withReader { read in
      while low < high {
        let middle = (low &+ high) / 2
        if read(middle) <= value { low = middle &+ 1 } else { high = middle }
      }
    }
    return low
  }

  /// Gives `body` what reads the member at an index, without a check: for many members their size is asked once.
  @inline(__always) private func withReader(_ body: ((Int) -> Int) -> Void) {
    func part<T: FixedWidthInteger>(at offset: Int, as type: T.Type) -> Int {
      Int(truncatingIfNeeded: bytes.checkedInteger(at: offset, as: type))
    }
    switch width {
    case 1: body { part(at: $0, as: UInt8.self) }
    case 2: body { part(at: 2 &* $0, as: UInt16.self) }
    case 3:
      body { part(at: 3 &* $0, as: UInt16.self) | part(at: 3 &* $0 &+ 2, as: UInt8.self) << 16 }
    default: body { part(at: 4 &* $0, as: UInt32.self) }
    }
  }
}
