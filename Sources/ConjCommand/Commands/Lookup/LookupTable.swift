import SpanishText
import Terminal
import VerbForms
import Wording

/// The answers of `conj lookup` for people: rows of query, spelling, verb, gloss, tense and persons.
struct LookupTable {
  let source: IndexSelection
  let language: Language
  /// Whether each tense is followed by the levels where the form stands.
  var withLevels = false

  /// The rows of a table for one query: one for each verb and tense, or for each of its levels. What is
  /// the same as in the row above is left out.
  func rows(
    for answers: FormIndex.Answers.SubSequence, to query: borrowing Span<UInt8>
  ) -> [[TextTable.Cell]] {
    rows(of: answers, to: query).map { $0.cells }
  }

  /// The rows, each with its verb.
  private func rows(
    of answers: FormIndex.Answers.SubSequence, to query: borrowing Span<UInt8>
  ) -> [(infinitive: String?, cells: [TextTable.Cell])] {
    let text = decodedText(query.array[...]).text
    guard !answers.isEmpty else {
      return [
        (
          nil,
          [
            .init(text, .strong), .init(""),
            .init(LookupMessage.noVerbFound().text(in: language), .faint),
          ]
        )
      ]
    }
    let typed = String(text.normalizedSpanish.trimmedOfPunctuation)
    let query = visibleText(text)
    let (answers, quiet) = divided(Array(answers))
    let spellings = answers.map { spelling(of: $0, typed) }
    let showsForms = zip(answers, spellings).contains { answer, spelling in
      (answer.match != .exact || !answer.parts.isEmpty) && spelling.shown != typed
    }
    var rows: [(infinitive: String?, cells: [TextTable.Cell])] = []
    var above: [String] = []
    for (answer, spelling) in zip(answers, spellings) {
      let verb = verb(of: answer)
      let gloss = source.gloss(of: answer.infinitive) ?? ""
      for group in source.index.readingGroups(of: answer) {
        for rest in cells(of: group, answer) {
          let leading = [query, showsForms ? spelling.shown : "", verb, gloss, group.name]
          var known = 0
          while known < above.count, leading[known] == above[known] { known += 1 }
          func cell(_ column: Int, _ style: Style, inLines text: String? = nil) -> TextTable.Cell {
            column < known
              ? .init("", style, inLines: text ?? leading[column])
              : .init(leading[column], style, inLines: text)
          }
          let cells = [
            cell(0, .strong, inLines: ""), cell(1, .plain, inLines: spelling.inLines),
            cell(2, .strong), cell(3, .faint, inLines: ""), cell(4, .plain),
          ]
          rows.append((answer.infinitive, cells + rest))
          above = leading
        }
      }
    }
    if !quiet.isEmpty {
      let forms = quiet.map { $0.form }.joined(separator: ", ")
      let note = LookupMessage.alsoVos(forms).text(in: language)
      let cells: [TextTable.Cell] = [
        .init("", inLines: query), .init(""), .init(""), .init(""), .init(note, .faint),
      ]
      rows.append((nil, cells))
    }
    return rows
  }

  /// The answers without those that are forms of vos and differ from an exact form of the same verb by their
  /// accent alone (`hablá` beside habla), and these.
  private func divided(
    _ answers: [FormIndex.Answer]
  ) -> (shown: [FormIndex.Answer], quiet: [FormIndex.Answer]) {
    guard answers.count > 1 else { return (answers, []) }
    let exact = Set(answers.filter { $0.match == .exact }.map { $0.infinitive })
    func isQuiet(_ answer: FormIndex.Answer) -> Bool {
      answer.match == .accents && exact.contains(answer.infinitive)
        && source.index.readings(of: answer).allSatisfy { $0.person == "vos" }
    }
    return (answers.filter { !isQuiet($0) }, answers.filter(isQuiet))
  }

  private func verb(of answer: FormIndex.Answer) -> String {
    source.index.name(of: answer.infinitive)
      + (source.index.isRare(answer.infinitive)
        ? " \(LookupMessage.rare().text(in: language))" : "")
  }

  /// The same as sentences, one for each verb and tense: `fui: ser, pretérito, yo`. Where there are several
  /// of the verbs that numbers stand for, each sentence begins with its verb's number.
  func lines(
    for answers: FormIndex.Answers, to query: [UInt8], numbering verbs: [String] = []
  ) -> [String] {
    rows(of: answers[...], to: query.span).flatMap { row in
      var table = TextTable()
      table.rows = [row.cells]
      let number = verbs.firstIndex { $0 == row.infinitive }.map { "\($0 + 1)  " } ?? ""
      return table.lines(width: nil, styler: TextStyler(depth: .none)).map { number + $0 }
    }
  }

  /// What stands behind a tense: its persons, or a row for each level with those that it has.
  private func cells(
    of group: FormIndex.ReadingGroup, _ answer: FormIndex.Answer
  ) -> [[TextTable.Cell]] {
    guard withLevels else { return [[.init(group.persons.joined(separator: ", "))]] }
    return places(of: group, answer).map { place in
      let level = source.summaries[place.level]
      return [
        .init(place.columns.joined(separator: ", ")),
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

  /// The levels of a tense, each with the persons for which the form stands there, and how it is written
  /// where that is another way: `yo (me fui)`.
  private func places(
    of group: FormIndex.ReadingGroup, _ answer: FormIndex.Answer
  ) -> [(level: Int, columns: [String])] {
    var places: [(level: Int, columns: [String])] = []
    for reading in group.readings {
      let isWritten = reading.written == answer.form || reading.tense == .infinitivo
      let words = [reading.person, isWritten ? nil : "(\(reading.written))"]
      let column = words.compactMap { $0 }.joined(separator: " ")
      if places.last?.level != reading.level { places.append((reading.level, [])) }
      if !places[places.count - 1].columns.contains(column) {
        places[places.count - 1].columns.append(column)
      }
    }
    return places
  }
}
