// Tables that give equal things one number, in the order in which they come.

/// Endings of infinitives, one after another in one run of bytes.
struct TextPool {
  private(set) var bytes: [UInt8] = []
  private var starts: [[UInt8]: Int] = [:]
  /// The same for endings of up to seven bytes, by their bytes in one integer.
  private var short = IntegerTable()

  mutating func start(of text: ArraySlice<UInt8>) -> Int {
    if let packed = packed(text) {
      if let known = short[packed] { return known }
      let start = append(text)
      short.insert(start, for: packed)
      return start
    }
    let array = Array(text)
    if let known = starts[array] { return known }
    let start = append(text)
    starts[array] = start
    return start
  }

  private mutating func append(_ text: ArraySlice<UInt8>) -> Int {
    bytes.append(contentsOf: text)
    return bytes.count - text.count
  }
}

/// Rules that turn an infinitive into a form: take bytes off its end, append others, and put words
/// before it (`me ` in `me lavo`).
///
/// Stored as: bytes taken off, size of the words before, those words, what is appended.
struct RuleTable {
  /// The most bytes that a rule takes off, and the most of the words before a form.
  static let maximumSize = 255

  private(set) var starts: [Int] = [0]
  private(set) var texts: [UInt8] = []
  private var numbers: [[UInt8]: Int] = [:]
  private var short = IntegerTable()

  var count: Int { starts.count - 1 }

  /// The number of the rule that makes a form of its infinitive, with the words before it.
  ///
  /// - Parameters:
  ///   - form: Where the form stands.
  ///   - cells: The text that it stands in.
  ///   - start: Where the words before it begin; nil for none.
  /// - Returns: The number.
  /// - Throws: ``IndexError/levels(_:)`` for words that are longer than a rule can say.
  mutating func number(
    of form: Range<Int>, in cells: CellText, wordsFrom start: Int? = nil
  ) throws(IndexError) -> Int {
    let shared = cells.sharedSize(of: form)
    let takenOff = cells.infinitive.count - shared
    let words = (start ?? form.lowerBound)..<form.lowerBound
    let appended = form.lowerBound + shared..<form.upperBound
    if words.isEmpty, takenOff <= RuleTable.maximumSize, appended.count <= 6 {
      var key = UInt64(appended.count)
      for place in appended { key = key << 8 | UInt64(cells.bytes[place]) }
      key = key << 8 | UInt64(takenOff)
      if let known = short[key] { return known }
      let number = append(takenOff, cells.bytes[words], cells.bytes[appended])
      short.insert(number, for: key)
      return number
    }
    guard takenOff <= RuleTable.maximumSize, words.count <= RuleTable.maximumSize else {
      throw .levels(
        "the form '\(cells.text(words.lowerBound..<form.upperBound))' of "
          + "\(String(decoding: cells.infinitive, as: UTF8.self)) is too long")
    }
    let key = [UInt8(takenOff), UInt8(words.count)] + cells.bytes[words] + cells.bytes[appended]
    if let known = numbers[key] { return known }
    let number = append(takenOff, cells.bytes[words], cells.bytes[appended])
    numbers[key] = number
    return number
  }

  private mutating func append(
    _ takenOff: Int, _ words: ArraySlice<UInt8>, _ appended: ArraySlice<UInt8>
  ) -> Int {
    texts.append(UInt8(takenOff))
    texts.append(UInt8(words.count))
    texts.append(contentsOf: words)
    texts.append(contentsOf: appended)
    starts.append(texts.count)
    return starts.count - 2
  }
}

/// Up to seven bytes and their number as one integer; nil for more.
private func packed(_ bytes: ArraySlice<UInt8>) -> UInt64? {
  guard bytes.count <= 7 else { return nil }
  var packed = UInt64(bytes.count)
  for byte in bytes { packed = packed << 8 | UInt64(byte) }
  return packed
}

/// Numbers by integers: a hash table with linear probing. The builder asks it two million times,
/// and the standard dictionary's hash, made to withstand chosen keys, is most of what that costs.
struct IntegerTable {
  private var keys = [UInt64](repeating: 0, count: 1 << 10)
  /// Numbers plus one; 0 where free.
  private var numbers = [UInt32](repeating: 0, count: 1 << 10)
  private var used = 0

  subscript(key: UInt64) -> Int? {
    var slot = slot(of: key)
    while numbers[slot] != 0 {
      if keys[slot] == key { return Int(numbers[slot]) - 1 }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  /// Gives a key a number, whether it had one or not.
  mutating func set(_ number: Int, for key: UInt64) {
    var slot = slot(of: key)
    while numbers[slot] != 0 {
      if keys[slot] == key {
        numbers[slot] = UInt32(number) + 1
        return
      }
      slot = (slot + 1) & (keys.count - 1)
    }
    insert(number, for: key)
  }

  /// Adds a key that is not there yet.
  mutating func insert(_ number: Int, for key: UInt64) {
    if used * 2 >= keys.count { grow() }
    var slot = slot(of: key)
    while numbers[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
    keys[slot] = key
    numbers[slot] = UInt32(number) + 1
    used += 1
  }

  private func slot(of key: UInt64) -> Int {
    let product = key.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low) & (keys.count - 1)
  }

  private mutating func grow() {
    let (oldKeys, oldNumbers) = (keys, numbers)
    keys = [UInt64](repeating: 0, count: oldKeys.count * 2)
    numbers = [UInt32](repeating: 0, count: oldKeys.count * 2)
    used = 0
    for (key, number) in zip(oldKeys, oldNumbers) where number != 0 {
      insert(Int(number) - 1, for: key)
    }
  }
}

/// Lists of integers, one after another, with a table of their starts.
struct ListTable {
  private(set) var starts: [Int] = [0]
  private(set) var members: [Int] = []
  /// By a hash of its members the last list that has it, and for each list the one before it that does.
  private var lastByHash = IntegerTable()
  private var earlier: [Int] = []

  mutating func number(of list: [Int]) -> Int {
    var hash: UInt64 = 0
    for member in list {
      hash = (hash ^ UInt64(truncatingIfNeeded: member)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    let last = lastByHash[hash]
    var candidate = last
    while let number = candidate {
      if isEqual(number, list) { return number }
      candidate = earlier[number] < 0 ? nil : earlier[number]
    }
    let number = starts.count - 1
    earlier.append(last ?? -1)
    lastByHash.set(number, for: hash)
    members.append(contentsOf: list)
    starts.append(members.count)
    return number
  }

  private func isEqual(_ number: Int, _ list: [Int]) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == list.count else { return false }
    for index in list.indices where members[start + index] != list[index] { return false }
    return true
  }
}
