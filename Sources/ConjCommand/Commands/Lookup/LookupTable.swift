import SpanishText
import Terminal
import VerbForms

/// The answers of `conj lookup` for people: rows of query, spelling, verb, level and persons.
struct LookupTable {
  let source: IndexSelection

  /// The rows of a table for one query. Readings in one level share a row, so that a form that many
  /// levels teach stays readable; what is the same as in the row above is left out.
  func rows(
    for answers: FormIndex.Answers.SubSequence, to query: borrowing Span<UInt8>
  ) -> [[TextTable.Cell]] {
    let bytes = unsafe query.withUnsafeBufferPointer { unsafe Array($0) }[...]
    let typed = String(decoding: bytes, as: UTF8.self)
    let query = TextTable.Cell(visibleText(bytes), .strong)
    guard !answers.isEmpty else { return [[query, .init(""), .init("no verb found", .faint)]] }
    let showsForms = answers.contains { $0.match != .exact }
    var rows: [[TextTable.Cell]] = []
    for answer in answers {
      let places = places(of: answer)
      for (number, place) in places.enumerated() {
        let isFirst = number == 0
        rows.append([
          rows.isEmpty ? query : .init(""),
          .init(isFirst && showsForms ? spelling(of: answer, typed) : ""),
          .init(isFirst ? answer.infinitive : "", .strong),
          .init(place.title, swatch: .color(place.color)),
          .init(place.columns),
        ])
      }
    }
    return rows
  }

  /// The spelling that was found: the form, or what the whole word is made of, and the whole word
  /// where it was typed otherwise.
  private func spelling(of answer: FormIndex.Answer, _ typed: String) -> String {
    guard !answer.parts.isEmpty else { return answer.spelling ?? answer.form }
    let parts = answer.parts.joined(separator: " + ")
    let word = String(typed.composed.loweredSpanish.trimmedOfPunctuation)
    let spelling = answer.spelling == word ? nil : answer.spelling
    let whole = spelling.map { "\($0) = \(parts)" } ?? parts
    return answer.helpers.isEmpty
      ? whole : "\(whole), with \(answer.helpers.joined(separator: ", "))"
  }

  /// The levels of an answer, each with the columns where the form stands.
  private func places(of answer: FormIndex.Answer) -> [(
    title: String, color: Int?, columns: String
  )] {
    var places: [(level: Int, columns: [String])] = []
    for reading in source.index.readings(of: answer) {
      let column =
        reading.written == answer.form || reading.column == "infinitivo"
        ? reading.column : "\(reading.column) (\(reading.written))"
      if places.last?.level == reading.level {
        places[places.count - 1].columns.append(column)
      } else {
        places.append((reading.level, [column]))
      }
    }
    return places.map { place in
      let level = source.summaries[place.level]
      var seen: Set<String> = []
      let columns = place.columns.filter { seen.insert($0).inserted }
      return (level.title, level.colorHex, columns.joined(separator: ", "))
    }
  }
}
