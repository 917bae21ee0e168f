import Invocation
import SpanishText
import Terminal
import VerbForms
import Wording

/// The answers of `conj lookup` for people: rows of query, spelling, verb, gloss, tense and persons.
struct LookupTable {
  private struct Answer {
    var match: FormIndex.Match
    /// The spelling that was found, as a table shows it and as a line does.
    var spelling: TextTable.Text
    var whole: TextTable.Text
    /// Whether the table's spelling is the typed one.
    var isAsTyped: Bool
    /// Whether a stored form was typed exactly, without pronouns or other words.
    var isForm: Bool
    var name: TextTable.Text
    var gloss: TextTable.Text
    var tenses: Tenses
    /// Whether a remark below the rows names it in place of rows of its own.
    var isQuiet = false
  }

  /// The tenses of an answer: their rows, among ``tenseRows``.
  private typealias Tenses = (rows: Range<Int>, areOfVos: Bool)

  /// A tense, and what is written after it: its persons, or those for which the form is in a level, and the level.
  private struct TenseRow {
    var name: TextTable.Text
    var persons: TextTable.Text
    var level: (title: TextTable.Text, color: Int?)?
  }

  /// The rows, which the caller writes.
  var table: TextTable

  private let source: IndexSelection
  private let language: Language
  /// Whether each tense is followed by the levels that have the form.
  private let withLevels: Bool
  /// Written in place of a verb if there is no answer, and after a rare verb.
  private let none: TextTable.Text
  private let rare: String
  private var answers: [Answer] = []
  private var tenseRows: [TenseRow] = []
  /// Tenses by ``FormIndex/cellsNumber(of:)``: finding and naming them takes ten times as long as the rest of a row.
  private var knownTenses: [Int: Tenses] = [:]

  init(
    _ table: TextTable, _ source: IndexSelection, _ language: Language, withLevels: Bool = false
  ) {
    (self.table, self.source) = (table, source)
    (self.language, self.withLevels) = (language, withLevels)
    let noVerb = LocalizedText(en: "no verb found", es: "ningún verbo")
    none = self.table.keptText(noVerb.text(in: language))
    rare = " " + LocalizedText(en: "(rare)", es: "(raro)").text(in: language)
    // The column of what was typed shrinks first; spelling, verb, tense and person are what was asked for.
    self.table.shrinkFirstColumn = 0
    self.table.keptColumns = [1, 2, 4, 5]
    self.table.spareColumn = 3
    self.table.leastTableWidth = TextTable.leastUsualWidth
  }

  // MARK: queries

  /// Adds rows for a query: one for each verb and tense, or each of its levels. What the row above has is left out.
  mutating func add(_ found: some Collection<FormIndex.Answer>, to query: borrowing Span<UInt8>) {
    let text = decodedText(query.array[...]).text
    let typed = text.trimmedSpanish
    let known = tenseRows.count
    answers.removeAll(keepingCapacity: true)
    for answer in found {
      let (shown, inLines) = spelling(of: answer, typed)
      let remarks = source.remarks(on: answer.infinitive)
      answers.append(
        Answer(
          match: answer.match, spelling: table.text(shown), whole: table.text(inLines),
          isAsTyped: shown == typed,
          isForm: answer.match == .exact && answer.parts.isEmpty,
          name: table.text(remarks.isRare ? remarks.name + rare : remarks.name),
          gloss: table.text(remarks.gloss ?? ""),
          tenses: addTenses(of: answer) { $0.text($1) }))
    }
    addRows(to: table.text(text))
    tenseRows.removeSubrange(known...)
  }

  /// The same for the first answers of a match; false where they have to be looked at one by one.
  mutating func add(_ match: WordMatch, most: Int, to word: borrowing Span<UInt8>) -> Bool {
    guard !withLevels else { return false }
    let index = source.index
    answers.removeAll(keepingCapacity: true)
    for number in 0..<min(match.count, most) {
      guard let verb = index.verb(ofAnswer: number, of: match),
        let cells = index.cellsNumber(of: verb)
      else { return false }
      let band = index.band(ofAnswer: number, of: match)
      let form = unsafe letters { unsafe index.copyForm(number, of: match, to: $0) }
      var name = unsafe letters { unsafe index.copyInfinitive(number, of: match, to: $0) }
      if index.isPronominal(verb.verb) { table.lengthen(&name, by: "se") }
      if index.isRare(verb.verb) { table.lengthen(&name, by: rare) }
      let gloss = source.glossLanguage.flatMap { index.glossBytes(of: verb.verb, $0) }.map {
        unsafe table.text($0.raw.assumingMemoryBound(to: UInt8.self).span)
      }
      let tenses = knownTenses[cells] ?? addKnownTenses(cells, of: index.answers(match)[number])
      answers.append(
        Answer(
          match: band, spelling: form, whole: form, isAsTyped: band == .exact,
          isForm: band == .exact, name: name, gloss: gloss ?? TextTable.Text.none, tenses: tenses))
    }
    addRows(to: table.text(word))
    return true
  }

  private mutating func letters(_ copy: (UnsafeMutableRawPointer) -> Int) -> TextTable.Text {
    unsafe withUnsafeTemporaryAllocation(
      byteCount: FormIndex.Answers.wordCapacity, alignment: 1
    ) { room in
      let size = unsafe copy(room.baseAddress.unsafelyUnwrapped)
      let bytes = unsafe UnsafeRawBufferPointer(rebasing: room[..<size])
      return unsafe table.text(bytes.assumingMemoryBound(to: UInt8.self).span)
    }
  }

  /// The same as sentences: `fui: ser, pretérito, yo`. Those of numbered verbs begin with the verb's number.
  func lines(
    for answers: FormIndex.Answers, to query: [UInt8], numbering verbs: [String] = []
  ) -> [String] {
    var rows = self
    rows.add(answers, to: query.span)
    var lines = rows.table.lines
    // The rows of each answer follow one another.
    var line = 0
    for (answer, row) in zip(answers, rows.answers) where !row.isQuiet {
      let number = verbs.firstIndex(of: answer.infinitive).map { "\($0 + 1)  " } ?? ""
      for _ in row.tenses.rows {
        lines[line] = number + lines[line]
        line += 1
      }
    }
    return lines
  }

  // MARK: rows

  private mutating func addRows(to query: TextTable.Text) {
    let noText = TextTable.Text.none
    guard !answers.isEmpty else {
      table.add(query, .strong)
      table.add(noText)
      table.add(none, .faint)
      return table.endRow()
    }
    markQuietAnswers()
    let shown = answers.lazy.filter { !$0.isQuiet }
    let first = shown.first?.spelling ?? noText
    // Both forms of fui/voy were typed.
    let areOneForm = shown.allSatisfy { table.areEqual($0.spelling, first) }
    let areAsTyped = shown.allSatisfy { $0.isForm } || shown.allSatisfy { $0.isAsTyped }
    let showsForms = !areOneForm || !areAsTyped
    var above: Int?
    var tenseAbove = noText
    for number in answers.indices where !answers[number].isQuiet {
      let answer = answers[number]
      for tense in tenseRows[answer.tenses.rows] {
        var isRepeated = above != nil
        func add(
          _ text: TextTable.Text, _ style: Style, inLines: TextTable.Text?,
          below above: TextTable.Text?
        ) {
          isRepeated = isRepeated && above.map { table.areEqual(text, $0) } ?? true
          table.add(isRepeated ? noText : text, style, inLines: inLines ?? text)
        }
        add(query, .strong, inLines: noText, below: nil)
        add(
          showsForms ? answer.spelling : noText, .plain, inLines: answer.whole,
          below: showsForms ? above.map { answers[$0].spelling } : nil)
        add(answer.name, .strong, inLines: nil, below: above.map { answers[$0].name })
        add(answer.gloss, .faint, inLines: noText, below: above.map { answers[$0].gloss })
        add(tense.name, .plain, inLines: nil, below: tenseAbove)
        table.add(tense.persons)
        if let level = tense.level { table.add(level.title, swatch: .color(level.color)) }
        table.endRow()
        (above, tenseAbove) = (number, tense.name)
      }
    }
    let quiet = answers.filter { $0.isQuiet }
    guard !quiet.isEmpty else { return }
    let forms = quiet.map { table.string(of: $0.spelling) }.eachOnce().joined(separator: ", ")
    table.add(noText, inLines: query)
    for _ in 0..<3 { table.add(noText) }
    let note = LocalizedText(en: "also \(forms), vos", es: "también \(forms), vos")
    table.add(note.text(in: language), .faint)
    table.endRow()
  }

  /// Finds forms of vos that differ from an exact form of the same verb by their accent alone: `hablá` beside habla.
  private mutating func markQuietAnswers() {
    for number in answers.indices
    where answers[number].match == .accents && answers[number].tenses.areOfVos {
      answers[number].isQuiet = answers.contains {
        $0.match == .exact && table.areEqual($0.name, answers[number].name)
      }
    }
  }

  // MARK: tenses

  private mutating func addKnownTenses(_ cells: Int, of answer: FormIndex.Answer) -> Tenses {
    let tenses = addTenses(of: answer) { $0.keptText($1) }
    knownTenses[cells] = tenses
    return tenses
  }

  /// The tenses of an answer, with texts that `text` adds to the table.
  private mutating func addTenses(
    of answer: FormIndex.Answer,
    _ text: (inout TextTable, String) -> TextTable.Text
  ) -> Tenses {
    let start = tenseRows.count
    let groups = source.index.readingGroups(of: answer)
    for group in groups {
      let name = text(&table, group.name)
      if withLevels {
        for (level, columns) in columnsOfLevels(of: group, form: answer.form) {
          let summary = source.summaries[level]
          tenseRows.append(
            TenseRow(
              name: name, persons: text(&table, columns.joined(separator: ", ")),
              level: (text(&table, summary.title), summary.colorHex)))
        }
      } else {
        tenseRows.append(
          TenseRow(name: name, persons: text(&table, group.persons.joined(separator: ", "))))
      }
    }
    let areOfVos = groups.allSatisfy { $0.readings.allSatisfy { $0.person == "vos" } }
    return (start..<tenseRows.count, areOfVos)
  }

  /// The spelling that was found, with its parts: `dámelo = da + me + lo`. A table has the parts alone if it was typed so.
  private func spelling(
    of answer: FormIndex.Answer, _ typed: String
  ) -> (shown: String, inLines: String) {
    let whole = answer.spelling ?? answer.form
    // The words of a phrase are its parts.
    if answer.parts.isEmpty || answer.parts.joined(separator: " ") == whole {
      return (whole, whole)
    }
    let parts = answer.parts.joined(separator: " + ")
    return (whole == typed ? parts : "\(whole) = \(parts)", "\(whole) = \(parts)")
  }

  /// The levels of a tense, each with its persons, and how it writes the form if that differs: `yo (me fui)`.
  private func columnsOfLevels(
    of group: FormIndex.ReadingGroup, form: String
  ) -> [(level: Int, columns: [String])] {
    var levels: [(level: Int, columns: [String])] = []
    for reading in group.readings {
      let isWritten = reading.written == form || reading.tense == .infinitivo
      let words = [reading.person, isWritten ? nil : "(\(reading.written))"]
      let column = words.compactMap { $0 }.joined(separator: " ")
      if levels.last?.level != reading.level { levels.append((reading.level, [])) }
      levels[levels.count - 1].columns.append(column)
    }
    return levels.map { ($0.level, $0.columns.eachOnce()) }
  }
}
