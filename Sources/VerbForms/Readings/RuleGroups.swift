import SpanishText

/// What a rule makes of an infinitive, in one integer: how many bytes it takes off, and up to eight letters that it
/// appends.
///
///     bits 0–39    the labels of the letters, five bits each, the last letter's lowest
///     bits 40–55   their diacritics, two bits each
///     bits 56–62   how many bytes are taken off
struct RuleKey: Hashable {
  static let mostLetters = 8
  private static let mostTakenOff = 127

  static let unchanged = RuleKey(takenOff: 0, labels: 0, diacritics: 0)

  let bits: UInt64

  init(takenOff: Int, labels: UInt64, diacritics: UInt64) {
    bits = UInt64(takenOff) << 56 | diacritics << 40 | labels
  }

  /// The key of a rule whose ending is UTF-8; nil where that is not of few Spanish letters.
  init?(takenOff: Int, ending: ByteSlice) {
    var (labels, diacritics) = (UInt64(0), UInt64(0))
    var (letters, index) = (0, 0)
    while index < ending.count {
      var (label, diacritic) = (Letter.label(of: ending[index]), Diacritic.none)
      if ending[index] == Letter.leadByte, index + 1 < ending.count,
        let letter = Letter(secondByte: ending[index + 1])
      {
        (label, diacritic) = (letter.label, letter.diacritic)
        index += 1
      } else if ending[index] &- UInt8(ascii: "a") >= 26 {
        return nil
      }
      labels = labels << 5 | UInt64(label)
      diacritics = diacritics << 2 | UInt64(diacritic.rawValue)
      letters += 1
      index += 1
    }
    guard letters <= RuleKey.mostLetters, takenOff <= RuleKey.mostTakenOff else { return nil }
    self.init(takenOff: takenOff, labels: labels, diacritics: diacritics)
  }

  var labels: UInt64 { bits & (1 << 40 - 1) }
}

/// The numbers of groups of rules: those that differ only by the words around the form that they make are one group.
struct RuleGroups: Sendable {
  private var numbers: [RuleKey: Int] = [:]
  /// The groups of rules without a key: what they take off, the words before the form, and what they append.
  private var others: [[UInt8]: Int] = [:]
  private(set) var count = 0

  /// The group of a rule, a new one if it has none yet.
  mutating func add(_ rule: IndexStorage.Rule) -> Int {
    let (takenOff, helper, ending) = (rule.takenOff, rule.helper, rule.ending)
    if let known = number(takenOff: takenOff, helper: helper, ending: ending) { return known }
    if helper.isEmpty, let key = RuleKey(takenOff: takenOff, ending: ending) {
      numbers[key] = count
    } else {
      others[Self.text(takenOff, helper, ending)] = count
    }
    count += 1
    return count - 1
  }

  /// The group of the rules with this key; nil if no rule has it.
  func number(_ key: RuleKey) -> Int? { numbers[key] }

  /// The group of rules that take off as many bytes, write the same words before the form and append the same.
  func number(takenOff: Int, helper: ByteSlice, ending: ByteSlice) -> Int? {
    if helper.isEmpty, let key = RuleKey(takenOff: takenOff, ending: ending) { return number(key) }
    return others[Self.text(takenOff, helper, ending)]
  }

  private static func text(_ takenOff: Int, _ helper: ByteSlice, _ ending: ByteSlice) -> [UInt8] {
    [UInt8(takenOff & 0xFF), UInt8(takenOff >> 8 & 0xFF)] + helper + [0] + ending
  }
}
