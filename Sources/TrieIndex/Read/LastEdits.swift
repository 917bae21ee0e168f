/// A state from which the rest of a word is read as it is, and where that began.
struct LastEdit {
  /// The most that may be left.
  static var mostLeft: Int { 31 }

  /// From the lowest bit: 20 bits for the number of the node before, 5 for what is left, 7 for the column, 5 for
  /// the label that led from the node, and 27 for the unit of the state without its label.
  var bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// Without its unit.
  init(from parent: Int, column: Int, left: Int) {
    bits = UInt64(column) << 25 | UInt64(left) << 20 | UInt64(parent)
  }

  init(_ unit: TrieUnit, from parent: Int, column: Int, left: Int) {
    self.init(from: parent, column: column, left: left)
    bits |= Self.bits(of: unit, enteredBy: unit.label)
  }

  @inline(__always)
  static func bits(of unit: TrieUnit, enteredBy label: UInt8) -> UInt64 {
    UInt64(unit.bits >> 5) << 37 | UInt64(label) << 32
  }

  var base: UInt32 { UInt32(bits >> 42) }
  /// What the unit says if a key ends in it.
  var value: UInt32 { UInt32(bits >> 37) }
  var label: UInt8 { UInt8(bits >> 32 & 31) }
  var column: Int { Int(bits >> 25 & 0x7F) }
  var left: Int { Int(bits >> 20 & 31) }
  var parent: Int { Int(bits & (1 << 20 - 1)) }
}

/// A list to which elements are appended without a branch.
@safe struct LastEdits: ~Copyable {
  private var start = UnsafeMutablePointer<LastEdit>.allocate(capacity: 512)
  private var capacity = 512
  var count = 0

  deinit { unsafe start.deallocate() }

  subscript(number: Int) -> LastEdit { unsafe start[number] }

  mutating func removeAll() { count = 0 }

  /// The place after the last element, with room for more elements from there.
  mutating func room(for more: Int) -> UnsafeMutablePointer<LastEdit> {
    guard count + more > capacity else { return unsafe start + count }
    capacity = 2 * (count + more)
    let larger = UnsafeMutablePointer<LastEdit>.allocate(capacity: capacity)
    unsafe larger.moveInitialize(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = larger
    return unsafe start + count
  }

  mutating func append(_ edit: LastEdit) {
    unsafe room(for: 1).pointee = edit
    count += 1
  }

  /// Appends the states that some labels lead to from a base; a row of the table says what each label costs.
  @inline(__always)
  mutating func append(
    _ labels: UInt32, from base: UInt32, _ last: LastEdit, _ costs: borrowing EditCostTable,
    row: Int, _ units: UnsafePointer<UInt32>
  ) {
    let room = unsafe room(for: 32)
    let left = last.left
    var labels = labels
    var appended = 0
    while let label = popLabel(of: &labels) {
      let unit = unsafe TrieUnit(
        bits: UInt32(littleEndian: units[Int(base ^ UInt32(label))]))
      let cost = costs.cost(row, label)
      let bits = LastEdit.bits(of: unit, enteredBy: label) | (last.bits &- UInt64(cost) << 20)
      unsafe room[appended] = LastEdit(bits: bits)
      appended &+= cost <= left ? 1 : 0
    }
    count += appended
  }

  /// Follows a label from each state, and appends to another list the states that it leads to.
  func read(_ label: UInt8, into next: inout LastEdits, _ units: UnsafePointer<UInt32>) {
    let room = unsafe next.room(for: count)
    var read = 0
    for number in 0..<count {
      var edit = unsafe start[number]
      let bits = unsafe UInt32(littleEndian: units[Int(edit.base ^ UInt32(label))])
      edit.bits = edit.bits & (1 << 37 - 1) | UInt64(bits >> 5) << 37
      unsafe room[read] = edit
      // One where the labels agree, else nothing.
      read &+= Int(((bits ^ UInt32(label)) & 31 &- 1) >> 31)
    }
    next.count += read
  }
}
