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
    guard PronounEnding.isPossible(query.labels) else { return [] }
    let word = query.labels.map { Alphabet.spelling(ofLabel: $0) }
    var choices: [Choice] = []
    for split in PronounSplit.all(of: word.span) {
      var host = Array(query.labels.prefix(split.hostLength))
      if let lost = split.lostLetter { host.append(Alphabet.label(ofLetter: lost)) }
      guard let state = storage.trie.state(for: host), let value = storage.trie.value(at: state)
      else { continue }
      var number = Int(value)
      while true {
        let entry = storage.entry(number)
        append(split, host: host, entry: entry, query: query, levels: levels, to: &choices)
        if entry.isLast { break }
        number += 1
      }
    }
    return choices
  }

  private func append(
    _ split: PronounSplit, host: [UInt8], entry: EntryRecord, query: Query, levels: Set<Int>?,
    to choices: inout [Choice]
  ) {
    let form = storage.form(labels: host, marks: storage.marks(entry.marks))
    let infinitive = storage.infinitive(labels: host, entry: entry)
    let uses = storage.uses(of: form, infinitive: infinitive, levels: levels)
      .filter { !$0.roles.isDisjoint(with: split.roles) }
    guard let rank = rank(ofVerb: infinitive), !uses.isEmpty else { return }
    let all = uses.reduce(into: FormRole()) { $0.formUnion($1.roles) }.intersection(split.roles)
    // Several roles of one form under one split (canta: tú, and in some verbs usted) sound alike.
    guard let role = FormRole.each(of: all).first,
      let whole = Attachment.spelling(of: form, as: role, with: split.group),
      let key = SpelledKey(form: whole.utf8), key.labels == query.labels
    else { return }
    let pronouns = split.group.pronouns.map(\.text)
    let isKnown = choices.contains {
      $0.answer.form == form && $0.answer.infinitive == infinitive && $0.answer.spelling == whole
    }
    guard !isKnown else { return }
    // Commands stand in levels that come last, so as not to hide other forms; with a pronoun only those
    // to vos do, which are spelled like other verbs' forms (amalo: amalar, then amá + lo).
    let isLast = all == .vos && uses.allSatisfy(\.isLast)
    choices.append(
      Choice(
        answer: Answer(
          form: form, infinitive: infinitive, match: .pronouns, spelling: whole,
          parts: [form] + pronouns),
        band: Marks.match(
          typed: query.marks, form: key.marks, hasForeignMark: query.hasForeignMark),
        marks: key.marks, isLast: isLast, rank: rank, uses: uses))
  }
}

/// Whether a word can end in a pronoun at all: decided by two letters, since every word that is no
/// form is asked.
enum PronounEnding {
  @inline(__always) static func isPossible(_ labels: [UInt8]) -> Bool {
    guard labels.count >= 4 else { return false }
    let last = Alphabet.spelling(ofLabel: labels[labels.count - 1])
    let before = Alphabet.spelling(ofLabel: labels[labels.count - 2])
    switch last {
    case UInt8(ascii: "e"):
      return before == UInt8(ascii: "m") || before == UInt8(ascii: "t")
        || before == UInt8(ascii: "s") || before == UInt8(ascii: "l")
    case UInt8(ascii: "o"), UInt8(ascii: "a"): return before == UInt8(ascii: "l")
    case UInt8(ascii: "s"):
      if before == UInt8(ascii: "o") { return true }
      return (before == UInt8(ascii: "a") || before == UInt8(ascii: "e"))
        && Alphabet.spelling(ofLabel: labels[labels.count - 3]) == UInt8(ascii: "l")
    default: return false
    }
  }
}
