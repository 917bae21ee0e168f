package import Invocation
import LevelFiles
import SpanishText
import Terminal
import VerbForms
import Wording

extension Flag {
  static let verb = Flag(
    "verb", value: .text("VERB", .forms),
    help: "only the levels that hold this verb, with its line",
    details: "Any form of the verb will do, and accents may be missing.")
  static let form = Flag(
    "form", value: .text("FORM", .forms),
    help: "only the levels that teach this form, with its column")
  static let compare = Flag(
    "compare", help: "what two levels have in common, and what only one of them has",
    details:
      "A and B are parts of titles. A part that fits several titles means all of these levels together."
  )
}

extension Command {
  package static let levels = Command(
    name: "levels",
    synopsis: "[--compare A B]",
    words: 0...2,
    summary: "the levels: title, colour, verbs, forms and file",
    details: [
      """
      tsv has a line for each level: title, colour, verbs, forms, file. --verb adds line and \
      infinitive, --form line, infinitive, form and person. With --compare it has a line for each verb and \
      each form: side (both, first or second), kind (verb or form), infinitive, form. csv has the same columns.
      """
    ],
    flags: [.verb, .form, .compare],
    format: .formatWithCSV,
    completion: { $0.has(.compare) ? .levels : .none },
    examples: [
      "conj levels --level imperativo": "Which levels are about the imperative?",
      "conj levels --form tuve": "Which level teaches tuve?",
      "conj levels --compare 'nivel fácil' 'la vida diaria'": "What do two levels share?",
    ],
    run: { (context) throws(Failure) in
      try context.arguments.exclude(
        .verb, .form,
        advice: .init(
          en: "Give one of them; to see both, run conj levels twice.",
          es: "Usa solo una; para ver las dos cosas, ejecuta conj levels dos veces."))
      try context.arguments.exclude(.compare, with: [.verb, .form, .level])
      let source = try IndexSelection(&context)
      let words = context.arguments.texts
      guard context.arguments.has(.compare) == (words.count == 2), words.count != 1 else {
        throw .trouble(
          en: "Two names of levels are expected with --compare, and none without it.",
          es: "Con --compare se esperan los nombres de dos niveles, y sin ella ninguno.",
          advice: "Write conj levels --compare A B, or conj levels --level A to see one.",
          consejo: "Escribe conj levels --compare A B, o conj levels --level A para ver uno.")
      }
      if words.count == 2 {
        try context.compareLevels(words, source)
        return source.status
      }
      let verb = context.arguments.value(.verb)
      let form = context.arguments.value(.form)
      var listings = LevelListing.all(of: source)
      if let verb { listings = LevelListing.holding(verb, source) }
      if let form { listings = LevelListing.teaching(form, source) }
      if !listings.isEmpty {
        try listings.sorted { $0.number < $1.number }.write(as: context.format(), to: &context)
      } else if let word = verb ?? form {
        context.messages.suggestVerb(
          for: word, in: source, message: LevelsMessage.noLevelHas(word))
      }
      return ExitStatus(allGood: !listings.isEmpty).worse(source.status)
    })
}

/// A line of `conj levels`: a level, and the verb or form in it that was asked for.
struct LevelListing {
  struct Verb {
    let infinitive: String
    let line: FormIndex.VerbLine

    /// The line as the level has it, with at most so many of its cells: `comer: como, comes, …`.
    func text(columns most: Int = .max) -> String {
      let texts = line.cells.prefix(most).map(Level.Challenge.text)
      let rest = line.cells.count > most ? ["…"] : []
      let verb = [line.writtenInfinitive, line.complement].filter { !$0.isEmpty }
      return "\(verb.joined(separator: " ")): \((texts + rest).joined(separator: ", "))"
    }
  }

  let number: Int
  let level: FormIndex.LevelInfo
  // What `--verb` or `--form` found there.
  var verb: Verb?
  var form: (text: String, column: String)?

  /// The most columns, and cells of a line, that are named beside a form: more than any real level has.
  private static let mostColumnsOfForm = 64

  static func all(of source: IndexSelection) -> [LevelListing] {
    source.index.selectedLevels.map { LevelListing(number: $0, level: source.summaries[$0]) }
  }

  /// The levels that hold the verbs of a form.
  static func holding(_ form: String, _ source: IndexSelection) -> [LevelListing] {
    source.whole.verbs(of: form).flatMap { infinitive in
      source.index.lines(ofVerb: infinitive).map {
        LevelListing(
          number: $0.level, level: source.summaries[$0.level],
          verb: Verb(infinitive: infinitive, line: $0))
      }
    }
  }

  static func teaching(_ form: String, _ source: IndexSelection) -> [LevelListing] {
    source.index.lookup(form).flatMap { answer in
      let lines = source.index.lines(ofVerb: answer.infinitive).map {
        ([$0.level, $0.line], Verb(infinitive: answer.infinitive, line: $0))
      }
      let verbs = Dictionary(lines) { first, _ in first }
      // A cell may have a form a thousand times.
      return source.index.formReadings(of: answer).eachOnce().map { reading in
        LevelListing(
          number: reading.level, level: source.summaries[reading.level],
          verb: verbs[[reading.level, reading.line]], form: (reading.written, reading.column))
      }
    }
  }

  /// The level's file, with the number of the verb's line.
  fileprivate var location: String { verb.map { "\(level.file):\($0.line.line)" } ?? level.file }

  /// The values of a row, with the names of their columns. All listings of an answer have the same columns.
  fileprivate var fields: [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = [
      ("title", level.title), ("colour", level.colorHex.map { colorDigits($0) } ?? ""),
      ("verbs", String(level.verbCount)), ("forms", String(level.formCount)), ("file", level.file),
    ]
    if let verb { fields += [("line", String(verb.line.line)), ("infinitive", verb.infinitive)] }
    if let form { fields += [("form", form.text), ("person", form.column)] }
    return fields
  }

  fileprivate var record: Record {
    // A line has a listing for each of its columns that has the form: of many columns each names the first ones.
    let most = form == nil ? Int.max : Self.mostColumnsOfForm
    var record: Record = [
      "title": level.title, "description": level.description,
      "colour": level.colorHex.map { colorDigits($0) }, "grade": level.grade?.name,
      "verbs": level.verbCount, "forms": level.formCount, "file": level.file,
      "persons": Array(level.columns.prefix(most)),
    ]
    if let verb {
      record += [
        "infinitive": verb.infinitive, "line": verb.line.line, "text": verb.text(columns: most),
      ]
    }
    if let form { record += ["form": form.text, "person": form.column] }
    return record
  }
}

extension [LevelListing] {
  func write(as format: Context.Format, to context: inout Context) throws(Failure) {
    switch format {
    case .text:
      if contains(where: { $0.verb != nil }) && allSatisfy({ $0.form == nil }) {
        try writeLines(to: &context)
      } else {
        try writeTable(to: &context)
      }
    case .tsv:
      context.writeNames(first?.fields.map(\.name) ?? [])
      for listing in self { try context.writeRow(listing.fields.map(\.value)) }
    case .jsonl:
      for listing in self { try listing.record.write(as: .jsonl, to: &context.output) }
    }
  }

  private func writeTable(to context: inout Context) throws(Failure) {
    let language = context.language
    // Few levels that users write have a grade.
    let hasGrades = contains { $0.level.grade != nil }
    var table = context.table
    table.shrinkFirstColumn = 4
    if contains(where: { $0.form != nil }) {
      table.keptColumns = [1, 2, 3]
    } else {
      table.rightAligned = [2, 3]
      let header: [LocalizedText] = [
        .init(en: "level", es: "nivel"), hasGrades ? LevelsMessage.grade : .none,
        .init(en: "verbs", es: "verbos"), .init(en: "forms", es: "formas"),
        .init(en: "file", es: "archivo"),
      ]
      table.header = header.map { $0.text(in: language) }
    }
    for listing in self {
      table.add(listing.level.title, swatch: .color(listing.level.colorHex))
      if let form = listing.form {
        table.add(form.text, .strong)
        table.add(form.column)
        table.add(listing.verb?.infinitive ?? "")
      } else {
        table.add(listing.level.grade?.name ?? "")
        table.add(language.grouped(listing.level.verbCount))
        table.add(language.grouped(listing.level.formCount))
      }
      table.add(listing.location, .faint, keepsEnd: true)
      table.endRow()
    }
    try table.write(to: &context.output)
  }

  /// Writes each level with the verb's line below it, which is too long for a column.
  private func writeLines(to context: inout Context) throws(Failure) {
    let indent = String(repeating: " ", count: context.styler.swatchWidth + 2)
    for listing in self {
      var heading = context.table
      heading.shrinkFirstColumn = 1
      heading.add(listing.level.title, swatch: .color(listing.level.colorHex))
      heading.add(listing.location, .faint, keepsEnd: true)
      heading.endRow()
      try heading.write(to: &context.output)
      try context.output.writeRawLine("\(indent)\(visibleText(listing.verb?.text() ?? ""))")
    }
  }
}
