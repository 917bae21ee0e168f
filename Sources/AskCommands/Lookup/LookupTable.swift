import Invocation
import SpanishText
import Terminal
import VerbForms
import Wording

/// The answers of `conj lookup` for people: rows of query, spelling, verb, gloss, tense and persons.
struct LookupTable {
  private let source: IndexSelection
  private let language: Language
  /// Whether each tense is followed by the levels where the form stands.
  private let withLevels: Bool
  /// What is written in place of a verb where there is none.
  private let none: TextTable.Cell
  /// What is written after a rare verb.
  private let rare: String

  init(source: IndexSelection, language: Language, withLevels: Bool = false) {
    self.source = source
    self.language = language
    self.withLevels = withLevels
    none = .init(LookupMessage.noVerbFound.text(in: language), .faint)
    rare = " " + LookupMessage.rare.text(in: language)
  }

  /// The rows of a table for one query: one for each verb and tense, or for each of its levels. What is
  /// the same as in the row above is left out.
  func rows(
    for answers: FormIndex.Answers.SubSequence, to query: borrowing Span<UInt8>
  ) -> [[TextTable.Cell]] {
    var rows: [[TextTable.Cell]] = []
    forEachRow(of: answers, to: query) { _, row in rows.append(row) }
    return rows
  }

  /// Calls `body` with each row and its verb.
  private func forEachRow(
    of answers: FormIndex.Answers.SubSequence, to query: borrowing Span<UInt8>,
    _ body: (_ infinitive: String?, _ row: [TextTable.Cell]) -> Void
  ) {
    let text = decodedText(query.array[...]).text
    guard !answers.isEmpty else { return body(nil, [.init(text, .strong), .init(""), none]) }
    let answers = Array(answers)
    let groups = answers.map { source.index.readingGroups(of: $0) }
    let isQuiet = areQuiet(answers, groups)
    let shown = answers.indices.filter { !isQuiet[$0] }
    let isAsTyped = shown.allSatisfy { answers[$0].match == .exact && answers[$0].parts.isEmpty }
    let typed = isAsTyped ? "" : text.trimmedSpanish
    let spellings = shown.map { spelling(of: answers[$0], typed) }
    let showsForms = !isAsTyped && spellings.contains { $0.shown != typed }
    let query = TextTable.Cell(text, .strong, inLines: "")
    var above: [String] = []
    for (number, spelling) in zip(shown, spellings) {
      let infinitive = answers[number].infinitive
      let remarks = source.remarks(on: infinitive)
      var leading: [TextTable.Cell] = [
        query, .init(showsForms ? spelling.shown : "", inLines: spelling.inLines),
        .init(remarks.isRare ? remarks.name + rare : remarks.name, .strong),
        .init(remarks.gloss ?? "", .faint, inLines: ""), .init(""),
      ]
      for group in groups[number] {
        leading[4] = .init(group.name)
        let texts = leading.map(\.text)
        for rest in cells(of: group, form: answers[number].form) {
          var row: [TextTable.Cell] = []
          row.reserveCapacity(leading.count + rest.count)
          var isRepeated = !above.isEmpty
          for (column, cell) in leading.enumerated() {
            isRepeated = isRepeated && texts[column] == above[column]
            row.append(isRepeated ? cell.repeated : cell)
          }
          row += rest
          body(infinitive, row)
          above = texts
        }
      }
    }
    if shown.count < answers.count {
      let forms = answers.indices.filter { isQuiet[$0] }.map { answers[$0].form }
        .joined(separator: ", ")
      let note = LookupMessage.alsoVos(forms).text(in: language)
      body(
        nil,
        [.init("", inLines: text), .init(""), .init(""), .init(""), .init(note, .faint)])
    }
  }

  /// Which answers are forms of vos that differ from an exact form of the same verb by their accent alone: `hablá`
  /// beside habla.
  private func areQuiet(
    _ answers: [FormIndex.Answer], _ groups: [[FormIndex.ReadingGroup]]
  ) -> [Bool] {
    let isOfVos = answers.indices.map { number in
      answers[number].match == .accents
        && groups[number].allSatisfy { $0.readings.allSatisfy { $0.person == "vos" } }
    }
    guard isOfVos.contains(true) else { return isOfVos }
    let exact = Set(answers.filter { $0.match == .exact }.map { $0.infinitive })
    return answers.indices.map { isOfVos[$0] && exact.contains(answers[$0].infinitive) }
  }

  /// The same as sentences, one for each verb and tense: `fui: ser, pretérito, yo`. Where there are several
  /// of the verbs that numbers stand for, each sentence begins with its verb's number.
  func lines(
    for answers: FormIndex.Answers, to query: [UInt8], numbering verbs: [String] = []
  ) -> [String] {
    var lines: [String] = []
    forEachRow(of: answers[...], to: query.span) { infinitive, row in
      var table = TextTable()
      table.rows = [row]
      let number = verbs.firstIndex { $0 == infinitive }.map { "\($0 + 1)  " } ?? ""
      lines += table.lines(width: nil, styler: TextStyler(depth: .none)).map { number + $0 }
    }
    return lines
  }

  /// What is written after a tense: its persons, or a row for each level with those that it has.
  private func cells(
    of group: FormIndex.ReadingGroup, form: String
  ) -> [[TextTable.Cell]] {
    guard withLevels else { return [[.init(group.persons.joined(separator: ", "))]] }
    return columnsOfLevels(of: group, form: form).map { entry in
      let level = source.summaries[entry.level]
      return [
        .init(entry.columns.joined(separator: ", ")),
        .init(level.title, swatch: .color(level.colorHex)),
      ]
    }
  }

  /// The spelling that was found: the form, or the whole word where pronouns are written onto it, with what
  /// it is made of. A table has the parts alone where the whole was typed so.
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

  /// The levels of a tense, each with the persons for which the form is there, and how it is written
  /// where that is another way: `yo (me fui)`.
  private func columnsOfLevels(
    of group: FormIndex.ReadingGroup, form: String
  ) -> [(level: Int, columns: [String])] {
    var levels: [(level: Int, columns: [String])] = []
    for reading in group.readings {
      let isWritten = reading.written == form || reading.tense == .infinitivo
      let words = [reading.person, isWritten ? nil : "(\(reading.written))"]
      let column = words.compactMap { $0 }.joined(separator: " ")
      if levels.last?.level != reading.level { levels.append((reading.level, [])) }
      if !levels[levels.count - 1].columns.contains(column) {
        levels[levels.count - 1].columns.append(column)
      }
    }
    return levels
  }
}
