import SpanishText

/// What a rule makes of an infinitive, in one integer: how many bytes it takes off, and up to eight letters that it
/// appends.
///
///     bits 0–39    the labels of the letters, five bits each, the last letter's lowest
///     bits 40–55   their diacritics, two bits each
///     bits 56–62   how many bytes are taken off
///     bit 63       set
struct RuleKey: Hashable {
  static let mostLetters = 8
  private static let mostTakenOff = 127

  static let unchanged = RuleKey(takenOff: 0, labels: 0, diacritics: 0)

  let bits: UInt64

  init(takenOff: Int, labels: UInt64, diacritics: UInt64) {
    bits = 1 << 63 | UInt64(takenOff) << 56 | diacritics << 40 | labels
  }

  /// The key of a rule whose ending is UTF-8; nil where that is not of few Spanish letters.
  init?(takenOff: Int, ending: ByteSlice) {
    let bytes = unsafe ending.raw.assumingMemoryBound(to: UInt8.self)
    guard let key = unsafe FormKey(form: bytes.span), key.count <= RuleKey.mostLetters,
      takenOff <= RuleKey.mostTakenOff
    else { return nil }
    self.init(
      takenOff: takenOff, labels: key.firstLabels.first,
      diacritics: UInt64(truncatingIfNeeded: key.accents.bits))
  }

  var labels: UInt64 { bits & (1 << 40 - 1) }
}

/// The numbers of groups of rules: those that differ only by the words around the form that they make are one group.
struct RuleGroups: Sendable {
  /// A hash table with linear probing: keys, 0 where free, and the numbers of their groups.
  private var keys: [UInt64]
  private var numbers: [UInt32]
  /// The highest bits of a key's product with it are the key's slot. It is another one in each process, so that no file can
  /// be made whose rules share a slot.
  ///
  /// Source: M. Dietzfelbinger et al., "A reliable randomized algorithm for the closest-pair problem", Journal of Algorithms
  /// 25 (1997).
  private let multiplier = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1
  private let shift: UInt64
  /// The groups of rules without a key: what they take off, the words before the form, and what they append.
  private var others: [[UInt8]: Int] = [:]
  private(set) var count = 0

  /// An empty table with room for the groups of `rules` rules.
  init(room rules: Int) {
    var size = 16
    while size < 2 * rules { size *= 2 }
    keys = Array(repeating: 0, count: size)
    numbers = Array(repeating: 0, count: size)
    shift = UInt64(UInt64(size).leadingZeroBitCount + 1)
  }

  /// The group of a rule, a new one if it has none yet.
  mutating func add(_ rule: IndexStorage.Rule) -> Int {
    guard rule.helper.isEmpty, let key = RuleKey(takenOff: rule.takenOff, ending: rule.ending)
    else {
      let text = Self.text(rule.takenOff, rule.helper, rule.ending)
      let group = others[text] ?? count
      if group == count { others[text] = newGroup() }
      return group
    }
    let slot = slot(of: key)
    if keys[slot] == 0 { (keys[slot], numbers[slot]) = (key.bits, UInt32(newGroup())) }
    return Int(numbers[slot])
  }

  private mutating func newGroup() -> Int {
    count += 1
    return count - 1
  }

  /// The group of the rules with this key; nil if no rule has it.
  func number(_ key: RuleKey) -> Int? {
    let slot = slot(of: key)
    return keys[slot] == 0 ? nil : Int(numbers[slot])
  }

  /// The group of rules that take off as many bytes, write the same words before the form and append the same.
  func number(takenOff: Int, helper: ByteSlice, ending: ByteSlice) -> Int? {
    if helper.isEmpty, let key = RuleKey(takenOff: takenOff, ending: ending) { return number(key) }
    return others[Self.text(takenOff, helper, ending)]
  }

  /// The slot of a key, or the free one for it.
  private func slot(of key: RuleKey) -> Int {
    var slot = Int(truncatingIfNeeded: (key.bits &* multiplier) &>> shift)
    while keys[slot] != key.bits, keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  private static func text(_ takenOff: Int, _ helper: ByteSlice, _ ending: ByteSlice) -> [UInt8] {
    [UInt8(takenOff & 0xFF), UInt8(takenOff >> 8 & 0xFF)] + helper + [0] + ending
  }
}
