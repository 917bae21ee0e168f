import LevelFiles
import SpanishGrammar
import SpanishText
import TrieIndex
import VerbForms

/// Reads levels into the tables of an index: verbs, the forms of their cells, and how each verb's line in a level is
/// made from its infinitive.
///
/// Levels are read verb by verb: what one verb's cells need to be taken apart is forgotten before the next one.
struct LevelCompiler {
  struct Line {
    var verb: Int32
    var number: Int32
    /// How many lines of the same verb come before it in the level.
    var layer: Int32
  }

  struct Verb {
    let key: FormKey
    let spelling: [UInt8]
    /// Level, row, level, row … in the order of levels and lines.
    fileprivate(set) var lines: [UInt32] = []

    var infinitive: String { String(decoding: spelling, as: UTF8.self) }
  }

  /// The verbs in reading order.
  private(set) var verbs: [Verb] = []
  /// The forms of all cells and the infinitives.
  var forms: FormList
  /// The rules of forms: bytes off the infinitive, size of the words before, these, the ending.
  private(set) var rules = ListTable<UInt8>()
  /// The cells of a line, each by its rule: see ``CellCode``.
  private(set) var rows = ListTable<Int>()
  /// For each level its lines in the order of the file.
  private(set) var linesByLevel: [[Line]]
  /// For each level how many forms its cells have.
  private(set) var formCounts: [Int]

  private var levels: [Level]
  private var levelForms: LevelForms
  /// An index whose forms tell too what a cell is made of: a lesson may have dímelo and no di.
  private let known: FormIndex?
  /// For each column of each level the roles in which pronouns may be written onto its forms.
  private let possibleHosts: [[GrammaticalRole]]
  /// The cells of the line that is read.
  private var row: [Int] = []

  /// The most bytes that a rule takes off, and the most of the words before a form.
  private static let maximumRuleSize = 255

  init(_ levels: [Level], known: FormIndex?) throws(IndexError) {
    (self.levels, self.known) = (levels, known)
    levelForms = LevelForms(levels)
    possibleHosts = levelForms.roles.map { columns in
      columns.map { $0.role.union($0.commandLike).intersection(.host) }
    }
    linesByLevel = levels.map {
      [Line](repeating: Line(verb: 0, number: 0, layer: 0), count: $0.challenges.count)
    }
    formCounts = [Int](repeating: 0, count: levels.count)
    forms = FormList(
      capacity: levels.reduce(0) { $0 + $1.challenges.count * ($1.columns.count + 1) })
    verbs.reserveCapacity(levelForms.infinitives.count)
    for infinitive in levelForms.infinitives { try readLines(of: infinitive) }
    // The levels take as much memory as the tables made of them, so they are freed here.
    (self.levels, levelForms) = ([], LevelForms([]))
  }

  /// Reads all lines of the next verb.
  private mutating func readLines(of infinitive: String) throws(IndexError) {
    let spelling = Array(infinitive.utf8)
    let verb = verbs.count
    let key = try Self.key(spelling[...], of: spelling)
    verbs.append(Verb(key: key, spelling: spelling))
    var form = PendingForm(verb: verb, isDeprioritized: true)
    form.hosts = .infinitive
    var last = (level: -1, layer: 0)
    for (level, index) in levelForms.lines[infinitive] ?? [] {
      let line = levels[level].challenges[index]
      try readRow(of: line, of: level, verb)
      verbs[verb].lines += [UInt32(level), UInt32(rows.number(of: row))]
      if levels[level].order != .last { form.isDeprioritized = false }
      last = (level, last.level == level ? last.layer + 1 : 0)
      let isLine = line.line > 0 && line.line <= StoredLevel.maximumLine
      linesByLevel[level][index] = Line(
        verb: Int32(verb), number: Int32(isLine ? line.line : index + 4), layer: Int32(last.layer))
    }
    try forms.append(form, key)
    forms.endVerb()
    levelForms.forget(infinitive)
  }

  /// Reads a line's cells: their forms into `forms`, how they are made into `row`. The first code of a
  /// row is the rule for the infinitive as written.
  private mutating func readRow(
    of challenge: Level.Challenge, of level: Int, _ verb: Int
  ) throws(IndexError) {
    let isLast = levels[level].order == .last
    row.removeAll(keepingCapacity: true)
    let rule = try ruleNumber(Array(challenge.verb.utf8)[...], [], verb)
    row.append(CellCode.code(rule: rule, isLast: true))
    // Forms that a level lacks at the end are empty cells, as in its file.
    let cells = Array(challenge.writtenForms)
    for column in 0..<max(levels[level].columns.count, cells.count) {
      let cell = column < cells.count ? cells[column] : []
      if cell.isEmpty || cell.elementsEqual("-".utf8) {
        row.append(CellCode.code(rule: nil, isLast: true))
        continue
      }
      var form = PendingForm(verb: verb, isDeprioritized: isLast)
      if column < possibleHosts[level].count { form.hosts = possibleHosts[level][column] }
      try readCell(cell, of: challenge, form, level, column)
    }
  }

  /// Reads the alternatives of a cell, apart by `/`, which have the complement too; equal ones once.
  private mutating func readCell(
    _ cell: ArraySlice<UInt8>, of challenge: Level.Challenge, _ pending: PendingForm,
    _ level: Int, _ column: Int
  ) throws(IndexError) {
    let verb = verbs[pending.verb]
    let start = row.count
    for var alternative in cell.split(separator: UInt8(ascii: "/")).eachOnce() {
      var complement: [UInt8] = []
      if !challenge.complement.isEmpty {
        let parts = challenge.apart(String(decoding: alternative, as: UTF8.self))
        alternative = Array(parts.form.utf8)[...]
        let words = parts.complement.split(separator: " ").joined(separator: " ")
        complement = Array(words.utf8)
        if !words.isEmpty { _ = try Self.key(complement[...], of: verb.spelling) }
      }
      let leading = LeadingWords.size(in: alternative.span)
      let (words, text) = (alternative.prefix(leading), alternative.dropFirst(leading))
      let parts = parts(of: text, pending.verb, level, column)
      let form = parts.map { Array($0.form.utf8)[...] } ?? text
      if !(parts.map { levelForms.contain($0.form, of: verb.infinitive, as: .all) } ?? false) {
        try forms.append(pending, try Self.key(form, of: verb.spelling))
      }
      let around = RuleText.around(
        before: Array(words + (parts?.words ?? [])), enclitics: parts?.enclitics ?? [],
        complement: complement)
      let rule = try ruleNumber(form, around, pending.verb)
      row.append(CellCode.code(rule: rule, isLast: false))
      formCounts[level] += 1
    }
    if row.count == start { row.append(CellCode.code(rule: nil, isLast: false)) }
    row[row.count - 1] |= CellCode.code(rule: nil, isLast: true)
  }

  /// The own form in what a cell has after its leading words, and what is written around it: `me he lavado` is lavado
  /// with words before it, `dímelo` is di with pronouns written onto it.
  ///
  /// - Returns: nil where a part is in no cell of these levels, not known and not regular, and for a form by itself, as most
  ///   cells are.
  private func parts(
    of text: ArraySlice<UInt8>, _ verb: Int, _ level: Int, _ column: Int
  ) -> (form: String, words: ArraySlice<UInt8>, enclitics: [Pronoun])? {
    let lastWord = text.dropFirst(RuleText.lastWordStart(of: text.span))
    let isPhrase = lastWord.count < text.count
    guard isPhrase || mayEndInPronoun(text) else { return nil }
    let infinitive = verbs[verb].infinitive
    func isForm(_ form: String, of verb: String, as role: GrammaticalRole) -> Bool {
      levelForms.contain(form, of: verb, as: role)
        || known?.contains(form: form, infinitive: verb, as: role) ?? false
        // A verb that nobody knows: he guasapeado.
        || isPhrase && verb == infinitive && isRegular(form, of: verb)
    }
    let cell = ConstructionParser(ofVerb: infinitive, isForm: isForm).parse(
      String(decoding: text, as: UTF8.self), as: isPhrase ? .host : hosts(level, column))
    let whole =
      cell.enclitics.isEmpty
      ? cell.form
      : CliticGroup(cell.enclitics).flatMap { CliticSpelling.spelling(of: cell.form, with: $0) }
    guard isPhrase || !cell.enclitics.isEmpty, cell.construction.complement.isEmpty,
      isForm(cell.form, of: infinitive, as: .all),
      String(decoding: lastWord, as: UTF8.self) == whole
    else { return nil }
    return (cell.form, text.dropLast(lastWord.count), cell.enclitics)
  }

  /// Whether a form is what helpers need of a regular verb.
  private func isRegular(_ form: String, of infinitive: String) -> Bool {
    guard let verb = RegularVerb(infinitive: infinitive) else { return false }
    return
      (verb.forms(.participio, column: "participio") + verb.forms(.gerundio, column: "gerundio"))
      .contains(form)
  }

  /// Whether the last three letters of a text may be those of a pronoun.
  private func mayEndInPronoun(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= 4 else { return false }
    let third = text.endIndex - 3
    return CliticEnding.isPossible(text[third], text[third + 1], text[third + 2])
  }

  /// What pronouns are written onto in a column.
  private func hosts(_ level: Int, _ column: Int) -> GrammaticalRole {
    guard column < levelForms.roles[level].count else { return [] }
    let role = levelForms.roles[level][column]
    let isInfinitive = role.tense(inLevelOf: nil, negated: false) == .infinitivo
    return isInfinitive ? .infinitive : role.role.intersection(.host)
  }

  private static func key(
    _ form: ArraySlice<UInt8>, of infinitive: [UInt8]
  ) throws(IndexError) -> FormKey {
    let space = UInt8(ascii: " ")
    let isTidy =
      !form.contains(space)
      || form.elementsEqual(form.split(separator: space).joined(separator: " ".utf8))
    if !form.isEmpty, isTidy, let key = FormKey(form: form.span) { return key }
    throw .levels(
      "the form '\(String(decoding: form, as: UTF8.self))' of "
        + "\(String(decoding: infinitive, as: UTF8.self)) has no letter or more than 64, a capital or "
        + "another letter that no verb form is written with, or a space too many")
  }

  /// The number of the rule that makes a form of its infinitive. `words` are written around the form.
  private mutating func ruleNumber(
    _ form: ArraySlice<UInt8>, _ words: [UInt8], _ verb: Int
  ) throws(IndexError) -> Int {
    let infinitive = verbs[verb].spelling
    let helper = form.prefix(RuleText.lastWordStart(of: form.span))
    let lastWord = form.dropFirst(helper.count)
    let shared = RuleText.sharedSize(of: lastWord.span, with: infinitive.span)
    guard infinitive.count - shared <= Self.maximumRuleSize, words.count <= Self.maximumRuleSize
    else {
      throw .levels(
        "the form '\(String(decoding: words + form, as: UTF8.self))' of "
          + "\(String(decoding: infinitive, as: UTF8.self)) is too long")
    }
    var text = [UInt8(infinitive.count - shared), UInt8(words.count)] + words
    if !helper.isEmpty { text += helper + [UInt8(ascii: " ")] }
    return rules.number(of: text + lastWord.dropFirst(shared))
  }
}
