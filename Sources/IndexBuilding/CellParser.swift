import LevelFiles
import SpanishGrammar
import SpanishText

/// Takes the cells of levels apart: the verb's own form, and what is written around it.
///
/// `me he lavado` is lavado with words before it, `dímelo` is di with pronouns written onto it. A cell is taken apart
/// only where all its parts are in cells of these levels: then a lookup finds the parts, and the whole needs no entry.
struct CellParser {
  /// A cell's own form, the words before it, and the pronouns written onto it.
  struct Parts {
    var before: String
    var form: String
    var enclitics: [String]
  }

  /// A verb's line in a level, by numbers.
  struct Line {
    var level: Int
    var challenge: Int
  }

  private let levels: [Level]
  let roles: [[ColumnRole]]
  private let verbNumbers: [String: Int]
  private let linesByVerb: [[Line]]
  /// The forms of one word that a verb has, for verbs that were asked for.
  private var formsByVerb: [Int: [String: [WordReading.Use]]] = [:]

  init(_ levels: [Level], verbNumbers: [String: Int], linesByVerb: [[Line]]) {
    self.levels = levels
    self.verbNumbers = verbNumbers
    self.linesByVerb = linesByVerb
    roles = ColumnRole.roles(ofLevels: levels.map { ($0.title, $0.tense, $0.columns) })
  }

  /// Whether a text may have parts: it has several words, or may end in a pronoun.
  static func mayHaveParts(_ text: ArraySlice<UInt8>) -> Bool {
    if text.contains(UInt8(ascii: " ")) { return true }
    guard text.count >= 4 else { return false }
    let last = text.suffix(3)
    let third = last.startIndex
    return CliticEnding.isPossible(last[third], last[third + 1], last[third + 2])
  }

  /// The parts of what a cell has behind its leading words; nil where it is a form by itself.
  ///
  /// - Complexity: O(letters) for most cells; O(cells of the verb and of helpers) for the others, the first time.
  mutating func parts(
    of text: String, infinitive: String, level: Int, column: Int
  ) -> Parts? {
    if text.utf8.contains(UInt8(ascii: " ")) {
      return partsOfPhrase(text, infinitive: infinitive)
    }
    guard column < roles[level].count else { return nil }
    let role = roles[level][column]
    let isInfinitive = role.tense(inLevelOf: nil, negated: false) == .infinitivo
    let hosts = isInfinitive ? .infinitive : role.role.intersection(.host)
    guard !hosts.isEmpty else { return nil }
    return attached(to: text, of: infinitive, as: hosts).map {
      Parts(before: "", form: $0.form, enclitics: $0.pronouns)
    }
  }

  private mutating func partsOfPhrase(_ text: String, infinitive: String) -> Parts? {
    let words = text.split(separator: " ").map(String.init)
    let verbs =
      PhraseLink.helpers.contains(infinitive)
      ? PhraseLink.helpers : PhraseLink.helpers + [infinitive]
    var readings: [[WordReading]] = []
    for word in words { readings.append(verbs.flatMap { self.readings(of: word, infinitive: $0) }) }
    let parser = PhraseParser(words: words.indices, fold: { words[$0].folded }) { readings[$0] }
    let parse = parser.parses().first {
      $0.words.count == words.count && $0.main.infinitive == infinitive && $0.spelling == text
    }
    return parse.map {
      Parts(
        before: String(decoding: text.utf8.dropLast($0.main.spelling.utf8.count), as: UTF8.self),
        form: $0.main.form, enclitics: $0.main.pronouns)
    }
  }

  private mutating func readings(of word: String, infinitive: String) -> [WordReading] {
    if let uses = forms(of: infinitive)[word] {
      return [WordReading(form: word, infinitive: infinitive, spelling: word, uses: uses)]
    }
    return attached(to: word, of: infinitive, as: .host).map { [$0] } ?? []
  }

  /// The form of a verb that pronouns are written onto in a word, in one of some roles; the shortest one.
  private mutating func attached(
    to word: String, of infinitive: String, as roles: GrammaticalRole
  ) -> WordReading? {
    guard let key = FormKey(form: word)?.fold, CliticEnding.isPossible(key) else { return nil }
    var splits: [CliticSplit] = []
    _ = key.passes { letters in
      CliticSplit.contains(in: letters) { split in
        if !split.roles.isDisjoint(with: roles) { splits.append(split) }
        return false
      }
    }
    var found: WordReading?
    for split in splits {
      let host = split.host(in: key)
      for (form, uses) in forms(of: infinitive) where form.utf8.count <= word.utf8.count {
        let fitting = uses.filter { $0.role.isSubset(of: split.roles.intersection(roles)) }
        guard let role = fitting.first?.role, FormKey(form: form)?.fold == host,
          CliticSpelling.spelling(of: form, as: role, with: split.group) == word,
          CliticSpelling.spelling(of: form, with: split.group) == word,
          found.map({ (form.utf8.count, form) < ($0.form.utf8.count, $0.form) }) ?? true,
          attached(to: form, of: infinitive, as: role) == nil
        else { continue }
        found = WordReading(
          form: form, infinitive: infinitive, spelling: word,
          pronouns: split.group.pronouns.map { $0.text }, uses: fitting)
      }
    }
    return found
  }

  /// The forms of one word that a verb has in its cells, and the infinitive.
  private mutating func forms(of infinitive: String) -> [String: [WordReading.Use]] {
    guard let verb = verbNumbers[infinitive] else { return [:] }
    if let known = formsByVerb[verb] { return known }
    var forms = [
      infinitive: [WordReading.Use(role: .infinitive, person: nil, column: "", tense: .infinitivo)]
    ]
    for line in linesByVerb[verb] {
      let level = levels[line.level]
      let challenge = level.challenges[line.challenge]
      for (column, cell) in zip(roles[line.level], zip(level.columns, challenge.forms)) {
        for written in cell.1.split(separator: "/") {
          let leading = LeadingWords.size(in: written.utf8)
          let form = String(decoding: written.utf8.dropFirst(leading), as: UTF8.self)
          if form.utf8.contains(UInt8(ascii: " ")) { continue }
          let isNegated = leading > 0 && written.hasPrefix("no ")
          let role = isNegated && !column.role.isDisjoint(with: .imperative) ? .finite : column.role
          for role in GrammaticalRole.each(of: role) {
            let use = WordReading.Use(
              role: role, person: column.person, column: cell.0,
              tense: column.tense(inLevelOf: level.tense, negated: isNegated))
            if !forms[form, default: []].contains(use) { forms[form, default: []].append(use) }
          }
        }
      }
    }
    formsByVerb[verb] = forms
    return forms
  }
}
