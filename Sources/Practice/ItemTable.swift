import SpanishText

/// The items that a log names, each once, numbered in their order. They are kept as the bytes that name them: texts
/// would take ten times the memory.
struct ItemTable: Sendable {
  private var names: [UInt8] = []
  /// Where each name ends.
  private var ends: [Int32] = []
  /// The number of the item whose name has a hash, or of one before it, in a table that is half empty; -1 where none.
  private var slots = [Int32](repeating: -1, count: 64)

  var count: Int { ends.count }

  /// Whether a log should name no more: five times as many as the course has, of 64 bytes.
  var isFull: Bool { ends.count >= 1 << 16 || names.count >= 1 << 22 }

  subscript(number: Int) -> PracticeItem { PracticeItem(logName: name(number)) }

  func number(of name: ArraySlice<UInt8>) -> Int? {
    let number = slots[slot(of: name)]
    return number < 0 ? nil : Int(number)
  }

  /// The number of an item, which is new where it was not there yet.
  mutating func add(_ name: ArraySlice<UInt8>) -> Int {
    if let number = number(of: name) { return number }
    if slots.count <= 2 * count {
      slots = [Int32](repeating: -1, count: 2 * slots.count)
      for number in ends.indices { slots[slot(of: self.name(number))] = Int32(number) }
    }
    slots[slot(of: name)] = Int32(count)
    names += name
    ends.append(Int32(names.count))
    return count - 1
  }

  private func name(_ number: Int) -> ArraySlice<UInt8> {
    names[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
  }

  /// Hashes are seeded: nobody can write a log whose items all have one.
  private func slot(of name: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    unsafe name.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] >= 0, !self.name(Int(slots[slot])).elementsEqual(name) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

extension PracticeItem {
  /// The item that a line of the log names: ``name``, tense and person with tabs between them.
  init(logName bytes: ArraySlice<UInt8>) {
    let fields = bytes.split(separator: 0x09, omittingEmptySubsequences: false)
      .map { Review.unescaped(String(decoding: $0, as: UTF8.self)) }
    self.init(name: fields[0], tense: fields[1], person: fields[2])
  }

  /// What a line of the log calls the item; the same for equal items.
  var logName: ArraySlice<UInt8> {
    let fields = [name, tense, person].map { Review.escaped($0.composed) }
    return ArraySlice(fields.joined(separator: "\t").utf8)
  }
}
