// Where the form of an answer stands in the levels.

import LevelFiles
import SpanishGrammar
import VerbForms

extension Bench {
  /// The table of readings, over all answers to running text.
  func readingsSuite() -> String {
    let table = readingTable()
    for entry in corpus.entries {
      let entry = FormIndex.Entry(form: entry.form, infinitive: entry.infinitive)
      let found = index.readings(of: entry.form, infinitive: entry.infinitive)
      if found != table[entry] {
        stop("\(entry) has the readings \(found), not \(table[entry] ?? [])")
      }
    }
    let answers = streams.named("text").strings.flatMap { index.lookup($0) }
    let outcome = race(
      "answers to text", unit: "ns/answer", divisor: answers.count, baseline: "Dictionary",
      effort: options.effort,
      [
        Side(name: "conj") { Self.sum(answers) { index.readings(of: $0) } },
        Side(name: "Dictionary") {
          Self.sum(answers) {
            table[FormIndex.Entry(form: $0.form, infinitive: $0.infinitive)] ?? []
          }
        },
      ])
    return markdown("Readings of an answer", [outcome])
      + "\nThe Dictionary leads from form and infinitive to an array that was made beforehand.\n"
  }

  private func readingTable() -> [FormIndex.Entry: [FormIndex.Reading]] {
    var table: [FormIndex.Entry: [FormIndex.Reading]] = [:]
    var seen: Set<String> = []
    for (number, level) in corpus.levels.enumerated() {
      for (infinitive, cells, written) in level.verbs {
        func add(_ form: String, _ column: String, written text: String) {
          let own = column.split(separator: " ").first.flatMap { Tense(header: String($0)) }
          table[FormIndex.Entry(form: form, infinitive: infinitive), default: []].append(
            FormIndex.Reading(
              level: number, line: written.line, column: column, tense: own ?? level.tense,
              written: text))
        }
        if seen.insert(infinitive).inserted {
          add(infinitive, "infinitivo", written: written.verb)
        }
        for (number, forms) in cells.enumerated() {
          let texts = written.forms[number].split(separator: "/").map(String.init)
          // A word with pronouns at its end is no place of the form by itself.
          for (form, text) in zip(forms, texts) where text.hasSuffix(form) {
            add(form, level.columns[number], written: text)
          }
        }
      }
    }
    return table
  }

  @inline(__always)
  private static func sum(
    _ answers: [FormIndex.Answer], _ readings: (FormIndex.Answer) -> [FormIndex.Reading]
  ) -> UInt64 {
    var sum: UInt64 = 0
    for answer in answers {
      for reading in readings(answer) { sum = sum &* 31 &+ UInt64(reading.line) }
    }
    return sum
  }
}
