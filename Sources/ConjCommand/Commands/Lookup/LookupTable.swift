import SpanishText
import Terminal
import VerbForms

/// The answers of `conj lookup` for people: rows of query, spelling, verb, gloss, tense and persons.
struct LookupTable {
  let source: IndexSelection
  /// Whether each tense is followed by the levels where the form stands.
  var withLevels = false

  /// The rows of a table for one query: one for each verb and tense, or for each of its levels. What is
  /// the same as in the row above is left out.
  func rows(
    for answers: FormIndex.Answers.SubSequence, to query: borrowing Span<UInt8>
  ) -> [[TextTable.Cell]] {
    let typed = decodedText(query.array[...]).text
    let query = TextTable.Cell(typed, .strong)
    guard !answers.isEmpty else { return [[query, .init(""), .init("no verb found", .faint)]] }
    let (answers, quiet) = divided(Array(answers))
    let showsForms = answers.contains { $0.match != .exact }
    var rows: [[TextTable.Cell]] = []
    for answer in answers {
      var isFirst = true
      for group in source.index.readingGroups(of: answer) {
        for (number, rest) in cells(of: group, answer).enumerated() {
          rows.append(
            [
              rows.isEmpty ? query : .init(""),
              .init(isFirst && showsForms ? spelling(of: answer, typed) : ""),
              .init(isFirst ? verb(of: answer) : "", .strong),
              .init(isFirst ? source.gloss(of: answer.infinitive) ?? "" : "", .faint),
              .init(number == 0 ? group.name : ""),
            ] + rest)
          isFirst = false
        }
      }
    }
    if let note = note(of: quiet), !rows.isEmpty { rows[0].append(.init(note, .faint)) }
    return rows
  }

  /// The answers without those that are forms of vos and differ from an exact form of the same verb by their
  /// accent alone (`hablá` beside habla), and these.
  private func divided(
    _ answers: [FormIndex.Answer]
  ) -> (shown: [FormIndex.Answer], quiet: [FormIndex.Answer]) {
    let exact = Set(answers.filter { $0.match == .exact }.map { $0.infinitive })
    func isQuiet(_ answer: FormIndex.Answer) -> Bool {
      answer.match == .accents && exact.contains(answer.infinitive)
        && source.index.readings(of: answer).allSatisfy { $0.person == "vos" }
    }
    return (answers.filter { !isQuiet($0) }, answers.filter(isQuiet))
  }

  private func note(of quiet: [FormIndex.Answer]) -> String? {
    quiet.isEmpty ? nil : "also \(quiet.map { $0.form }.joined(separator: ", ")), vos"
  }

  private func verb(of answer: FormIndex.Answer) -> String {
    source.index.isRare(answer.infinitive) ? "\(answer.infinitive) (rare)" : answer.infinitive
  }

  /// The same as sentences, one for each verb and tense: `fui: ser, pretérito, yo`.
  func lines(for answers: FormIndex.Answers, to query: [UInt8]) -> [String] {
    guard !answers.isEmpty else {
      return ["\(visibleText(decodedText(query[...]).text)): no verb found"]
    }
    let (answers, quiet) = divided(Array(answers))
    let lines = answers.flatMap { answer in
      let parts = answer.parts.isEmpty ? "" : " = " + answer.parts.joined(separator: " + ")
      let whole = (answer.spelling ?? answer.form) + parts
      return source.index.readingGroups(of: answer).map { group in
        visibleText("\(whole): \(verb(of: answer)), \(group.text)")
      }
    }
    return lines + (note(of: quiet).map { [$0] } ?? [])
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

  /// The spelling that was found: the form, or what the whole word is made of, and the whole word
  /// where it was typed otherwise.
  private func spelling(of answer: FormIndex.Answer, _ typed: String) -> String {
    guard !answer.parts.isEmpty else { return answer.spelling ?? answer.form }
    let parts = answer.parts.joined(separator: " + ")
    let word = String(typed.normalizedSpanish.trimmedOfPunctuation)
    let spelling = answer.spelling == word ? nil : answer.spelling
    let whole = spelling.map { "\($0) = \(parts)" } ?? parts
    return answer.helpers.isEmpty
      ? whole : "\(whole), with \(answer.helpers.joined(separator: ", "))"
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
