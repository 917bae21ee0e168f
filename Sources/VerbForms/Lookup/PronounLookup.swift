import SortedTrie
import SpanishGrammar

extension FormIndex {
  /// The verb forms that a word holds with pronouns written onto them, in no order.
  ///
  /// The word is split at every place where a group of pronouns may begin; what stands before must
  /// be a stored infinitive, gerund or command, and the whole must be spelled as the rules of stress
  /// have it, but for accents.
  ///
  /// Complexity: O(1) for words that end in no pronoun; else O(letters) a split, at most 12.
  func pronounChoices(for query: Query, levels: Set<Int>?) -> [Choice] {
    guard !query.isForeign, PronounEnding.isPossible(query.labels) else { return [] }
    let word = query.labels.map { Alphabet.spelling(ofLabel: $0) }
    var choices: [Choice] = []
    _ = PronounSplit.contains(in: word.span) { split in
      var host = Array(query.labels[..<split.hostLength])
      if let lost = split.lostLetter { host.append(Alphabet.label(ofLetter: lost)) }
      guard let state = storage.trie.state(for: host), let value = storage.trie.value(at: state)
      else { return false }
      var number = Int(value)
      while true {
        let entry = storage.entry(number)
        append(split, host: host, entry: entry, query: query, levels: levels, to: &choices)
        if entry.isLast { return false }
        number += 1
      }
    }
    return choices
  }

  private func append(
    _ split: PronounSplit, host: [UInt8], entry: EntryRecord, query: Query, levels: Set<Int>?,
    to choices: inout [Choice]
  ) {
    var base: [UInt8] = []
    storage.appendInfinitive(labels: host, entry: entry, to: &base)
    var bytes: [UInt8] = []
    bytes.appendSpelling(of: host, marks: storage.marks(of: entry))
    // Nothing else in -r takes pronouns than the infinitive: no need to look the form up.
    if split.roles == .infinitive, bytes != base { return }
    let infinitive = String(decoding: base, as: UTF8.self)
    guard let verb = storage.verb(infinitive) else { return }
    let uses = storage.uses(of: bytes, base: base, verb: verb, as: split.roles, levels: levels)
    let roles = uses.reduce(into: FormRole()) { $0.formUnion($1.roles) }
      .intersection(split.roles)
    // Several roles of one form under one split sound alike: any of them gives the spelling.
    let form = String(decoding: bytes, as: UTF8.self)
    guard !roles.isEmpty,
      let whole = Attachment.spelling(of: form, as: .first(of: roles), with: split.group),
      let key = SpelledKey(form: whole.utf8), key.labels == query.labels
    else { return }
    // Commands stand in levels that come last, so as not to hide other forms; with a pronoun only those
    // to vos do, which are spelled like other verbs' forms (amalo: amalar, then amá + lo).
    let isLast = roles == .vos && uses.allSatisfy(\.isLast)
    choices.append(
      Choice(
        answer: Answer(
          form: form, infinitive: infinitive, match: .pronouns, spelling: whole,
          parts: [form] + split.group.pronouns.map(\.text)),
        band: Marks.match(
          typed: query.marks, form: key.marks, hasForeignMark: query.hasForeignMark),
        marks: key.marks, isLast: isLast, rank: storage.verbRanks[verb], uses: uses))
  }
}

/// Whether a word can end in a pronoun at all: decided by three letters, since every word that is no
/// form is asked.
enum PronounEnding {
  /// Whether a word of these labels can.
  static func isPossible(_ labels: [UInt8]) -> Bool {
    let count = labels.count
    guard count >= 4 else { return false }
    let before = Self.labels(before: labels[count - 2], labels[count - 1])
    return before >> UInt32(labels[count - 3]) & 1 != 0
  }

  /// The labels of the letters that pronouns end in: a, e, o and s.
  static var lastLabels: [UInt8] { [2, 6, 16, 20] }

  /// The labels that can stand before a word's last two, a bit each; none where ``lastLabels`` lacks the last.
  static func labels(before first: UInt8, _ last: UInt8) -> UInt32 {
    func bit(_ letter: UInt8) -> UInt32 { 1 << UInt32(Alphabet.label(ofLetter: letter)) }
    let first = Alphabet.spelling(ofLabel: first)
    let isConsonantOfPronoun =
      first == UInt8(ascii: "m") || first == UInt8(ascii: "t") || first == UInt8(ascii: "s")
      || first == UInt8(ascii: "l")
    switch Alphabet.spelling(ofLabel: last) {
    case UInt8(ascii: "e"): return isConsonantOfPronoun ? ~0 : 0
    case UInt8(ascii: "o"), UInt8(ascii: "a"): return first == UInt8(ascii: "l") ? ~0 : 0
    // Of what ends in -as or -es only -las and -les; -os not in -mos, which so many forms have.
    case UInt8(ascii: "s") where first == UInt8(ascii: "o"): return ~bit(UInt8(ascii: "m"))
    case UInt8(ascii: "s") where first == UInt8(ascii: "a") || first == UInt8(ascii: "e"):
      return bit(UInt8(ascii: "l"))
    default: return 0
    }
  }
}
