package import Invocation
import SpanishGrammar
import SpanishText
import Terminal
import VerbForms
import Wording

extension Command {
  package static let show = Command(
    name: "show",
    synopsis: "VERB…",
    words: 1...Int.max,
    summary: "a verb's whole conjugation, tense by tense",
    details: [
      """
      Takes any form of the verb and marks it with >; where the form belongs to several verbs, all are \
      shown. An asterisk marks the forms that differ from those of a regular verb with the same ending, where \
      the level says which forms these are. \
      Forms that several levels have stand once; conj levels --verb VERB shows the levels.
      """,
      """
      Compound tenses and negative commands are composed of the verb's forms, whatever the levels list; a \
      compound tense has an asterisk where the participle is irregular. A reflexive verb (levantarse) has the \
      pronoun in every tense. With --level the tenses are those that the levels list.
      """,
      """
      tsv has a line for each of these forms and each level that has it: infinitive, level, person, \
      form. The infinitive and composed forms that no level has come last; their level is empty. csv has a line a tense: infinitive, \
      tense, a column for each person, and no person for the other forms. Forms of \
      several words (hace falta) are shown where the levels have no others of the verb in the tense.
      """,
    ],
    flags: [.noGloss],
    format: .formatWithCSV,
    completion: { _ in .forms },
    examples: [
      "conj show tener --level 'indicativo presente'": "The present of tener:",
      "conj show fui": "Both verbs that fui belongs to:",
      "conj show cantar --format tsv | cut -f 4 | sort -u": "All forms of cantar, each once:",
    ],
    run: { (context) throws(Failure) in
      let source = try IndexSelection(&context)
      let format = context.format()
      context.writeNames(ConjugationTable.names)
      var allFound = true
      var shown: Set<String> = []
      for word in context.arguments.texts {
        let answers = source.whole.lookup(word).eachOnce { $0.infinitive }
          .filter { source.index.lists($0.infinitive) }
        if answers.isEmpty {
          allFound = false
          context.messages.suggestVerb(for: word, in: source)
        }
        if format == .text, answers.count > 1 {
          let (form, list) = (visibleText(word), answers.map(\.infinitive).joined(separator: ", "))
          let heading = LocalizedText(
            en: "\(form) is a form of several verbs: \(list)",
            es: "\(form) es una forma de varios verbos: \(list)")
          context.output.append("\(heading.text(in: context.language))\n\n")
        }
        for answer in answers {
          let verb = source.index.verb(answer.infinitive, asked: word)
          guard shown.insert(verb).inserted else { continue }
          try showVerb(verb, marking: answer.form, source, format, &context)
        }
      }
      return ExitStatus(allGood: allFound).worse(source.status)
    })
}

/// Writes a verb's conjugation; in the text for people with a form marked.
func showVerb(
  _ infinitive: String, marking form: String?, inLines usesLines: Bool = false,
  _ source: IndexSelection, _ format: Context.Format, _ context: inout Context
) throws(Failure) {
  guard let conjugation = source.index.conjugation(of: infinitive) else { return }
  if context.csv != nil {
    for row in ConjugationTable.rows(of: conjugation) { try context.writeRow(row) }
    return
  }
  switch format {
  case .text: try context.write(conjugation, marking: form, inLines: usesLines, source)
  case .tsv:
    let cells = ListedCells(of: conjugation, source)
    for (level, cells) in cells.lines.map({ ($0.title, $2) }) + [("", cells.composed)] {
      for (person, form) in cells {
        try context.output.appendLine([conjugation.infinitive, level, person, form.text])
      }
    }
  case .jsonl:
    let cells = ListedCells(of: conjugation, source)
    let levels: [Record] = cells.lines.map { level, line, cells in
      [
        "level": level.title, "tense": level.tense?.name, "file": level.file, "line": line.line,
        "written": line.writtenInfinitive,
        "forms": cells.map(ListedCells.record),
      ]
    }
    var verb: Record = ["infinitive": conjugation.infinitive]
    if let gloss = source.gloss(of: conjugation.infinitive) { verb += ["gloss": gloss] }
    if conjugation.writtenInfinitive != conjugation.infinitive { verb += ["pronominal": true] }
    verb += ["levels": levels]
    if !cells.composed.isEmpty {
      verb += [
        "composed": cells.composed.map {
          ["tense": $0.form.tense?.name] + ListedCells.record(of: $0)
        }
      ]
    }
    try verb.write(as: .jsonl, to: &context.output)
  }
}

/// The cells of a conjugation by the levels that list them.
private struct ListedCells {
  typealias Cell = (person: String, form: FormIndex.Conjugation.Form)

  /// The lines of the verb, with those of their forms that the conjugation has.
  private(set) var lines: [(FormIndex.LevelInfo, FormIndex.VerbLine, cells: [Cell])] = []
  /// The forms that no level lists.
  private(set) var composed: [Cell] = []

  init(of conjugation: FormIndex.Conjugation, _ source: IndexSelection) {
    let rows = conjugation.tables.flatMap { $0.rows }
    let all = rows.flatMap { row in row.cells.joined().map { (person: row.name, form: $0) } }
    let texts = Set(all.map(\.form.text))
    var listed: Set<String> = []
    for line in source.index.lines(ofVerb: conjugation.infinitive) {
      let level = source.summaries[line.level]
      let forms = source.index.forms(of: line, ofVerb: conjugation.infinitive)
      let cells = zip(source.index.columns(of: line), forms).flatMap { column, forms in
        forms.filter { texts.contains($0.text) }.map { (person: column, form: $0) }
      }
      if cells.isEmpty { continue }
      listed.formUnion(cells.map(\.form.text))
      lines.append((level, line, cells))
    }
    composed = all.filter { !listed.contains($0.form.text) }
  }

  static func record(of cell: Cell) -> Record {
    [
      "person": cell.person, "form": cell.form.text,
      "regular": cell.form.isCompared ? !cell.form.isIrregular : nil,
    ]
  }
}

/// A conjugation as teachers have it in spreadsheets: a row a tense, a column a person.
enum ConjugationTable {
  private static let persons: [Person] = [.yo, .tú, .vos, .él, .nosotros, .vosotros, .ellos]

  static let names = ["infinitive", "tense"] + persons.map(\.name) + ["no person"]

  /// The rows of a verb; usted is in the column of él, ustedes in that of ellos, and several forms have a slash between.
  /// Forms that have no place beside a person, as the second ones of yo in a level of two tenses, have rows of their own.
  static func rows(of conjugation: FormIndex.Conjugation) -> [[String]] {
    conjugation.tables.flatMap { table -> [[String]] in
      let people = table.rows.map { Person(column: $0.name) }
      // usted has the forms of él; those of vos are not tú's.
      func has(_ person: Person, _ row: Int) -> Bool {
        people[row] == person
          || people[row] != .vos && people[row]?.agrees(withColumn: person) == true
      }
      let rows = persons.map { person in people.indices.first { has(person, $0) } }
      let shown = Set(rows.compactMap { $0 })
      let texts = Set(shown.flatMap { table.rows[$0].cells.joined().map(\.text) })
      let columns = (shown.isEmpty ? [] : table.columns).indices.map { number in
        let tense = table.rows.lazy.flatMap { $0.cells[number] }.first?.tense
        return [tense?.name ?? table.name]
          + rows.map { $0.map { text(table.rows[$0].cells[number]) } ?? "" } + [""]
      }
      let others = table.rows.indices.filter { number in
        !shown.contains(number)
          && (people[number] == nil
            || table.rows[number].cells.joined().contains { !texts.contains($0.text) })
      }
      let alone = others.map { number in
        let row = table.rows[number]
        let place = persons.firstIndex { has($0, number) } ?? persons.count
        return [table.tense == nil ? row.name : "\(table.name) \(row.name)"]
          + (0...persons.count).map { $0 == place ? text(row.cells.joined()) : "" }
      }
      return (columns + alone).map { [conjugation.writtenInfinitive] + $0 }
    }
  }

  private static func text(_ forms: some Sequence<FormIndex.Conjugation.Form>) -> String {
    forms.map(\.text).joined(separator: "/")
  }
}
