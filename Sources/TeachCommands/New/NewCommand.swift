package import Invocation
import LevelFiles
import SpanishText
import SystemIO
import VerbForms
import Wording

extension Flag {
  static let verbList = Flag(
    "verbs", value: .text("LIST", .list(.forms)), help: "the verbs, separated by commas",
    details: """
      Without it they are read from standard input: in lines, with commas, or as a table from a spreadsheet, of \
      which the column with the verbs is taken.
      """)
  static let from = Flag(
    "from", value: .text("TEXT", .tenses), help: "the level whose forms are taken",
    details: """
      Chosen as by --level; a title whose words are exactly these comes before titles that have \
      more. The name of a tense (indefinido, presente de subjuntivo) is the level of it that has most of \
      the verbs.
      """)
  static let description = Flag(
    "description", value: .text("TEXT"), help: "the level's second line")
  static let force = Flag("force", help: "write over a file that is there")
}

extension Command {
  package static let new = Command(
    name: "new",
    synopsis: "TITLE",
    words: 1...1,
    summary: "make a level of some verbs, with the forms of another level",
    details: [
      """
      Writes a level file with this title to standard output or to -o FILE. The forms are those of \
      the level that --from names; a verb with -se gets its pronouns (me levanto, levántate). Nothing is \
      written unless all verbs are found. csv is a table for spreadsheets.
      """
    ],
    flags: [.verbList, .from, .noVosotros, .vos, .description, .output, .force],
    format: .formatOfLevel,
    examples: [
      "conj new Tres --verbs comer,beber,ir --from 'indicativo presente'":
        "A level of three verbs in the present:",
      "echo 'reír, dormir' | conj new Dos --from imperativo -o dos.txt":
        "Verbs from a list, into a file:",
    ],
    run: { (context) throws(Failure) in
      let arguments = context.arguments
      try arguments.exclude(.description, format: "csv")
      let source = try IndexSelection(&context)
      let title = Level.headerText(arguments.texts[0])
      guard !title.isEmpty else {
        throw .trouble(
          en: "A level needs a title.",
          es: "Un nivel necesita un título.",
          advice: "Write one in quotes: conj new 'Verbos'",
          consejo: "Escribe uno entre comillas: conj new 'Verbos'")
      }
      let file = try outputFile(context)
      let choice = try TemplateChoice(named: arguments.value(.from), in: source)
      let list = try VerbList(readVerbs(&context), in: source.whole)
      let level = TemplateLevel(
        choice, for: list.verbs, withVos: arguments.has(.vos),
        withoutVosotros: arguments.has(.noVosotros))
      let lines = list.verbs.map { ($0, level.challenge(of: $0)) }
      report(list, lines, level, context)
      let challenges = lines.compactMap(\.1)
      guard list.isWhole, challenges.count == lines.count else { return .notAll }
      let made = level.level(
        title: title, description: arguments.value(.description).map(Level.headerText),
        challenges: challenges.eachOnce { $0.text })
      try write(made, to: file, &context)
      return source.status
    })
}

/// The file that `-o` names; nil for standard output.
private func outputFile(_ context: borrowing Context) throws(Failure) -> OutputFile? {
  guard let path = context.arguments.path(.output), path != FilePath("-") else { return nil }
  let file = try OutputFile(path, for: .init(en: "level", es: "el nivel"), context)
  guard kind(of: path) == .missing || context.arguments.has(.force) else {
    throw .trouble(
      en: "The file \(path.description) already exists.",
      es: "El archivo \(path.description) ya existe.",
      advice: "Choose another name, or use --force to overwrite it.",
      consejo: "Elige otro nombre, o escribe --force para sustituirlo.")
  }
  return file
}

/// How many bytes a list of verbs may have: an input may never end, and all that it names is held.
private let longestList = 1 << 20

private func readVerbs(_ context: inout Context) throws(Failure) -> String {
  if let list = context.arguments.value(.verbList) { return list }
  if context.readsTerminal {
    context.messages.say(
      en: "Type the verbs, one per line; Ctrl-D ends.",
      es: "Escribe los verbos, uno por línea; Ctrl-D termina.")
  }
  var reader = LineReader(descriptor: context.input)
  var bytes: [UInt8] = []
  while true {
    switch try reader.next(writing: &context.output) {
    case .lines(let block):
      bytes += reader.buffer[block]
      guard bytes.count <= longestList else {
        throw .trouble(
          en: "The list of verbs is longer than 1 MiB.",
          es: "La lista de verbos tiene más de 1 MiB.",
          advice: "Write fewer verbs: all of the reference take an eighth of that.",
          consejo: "Escribe menos verbos: todos los de la referencia ocupan un octavo de eso.")
      }
    case .longLine:
      throw .trouble(
        en: "A line of the list is longer than 64 KiB.",
        es: "Una línea de la lista tiene más de 64 KiB.",
        advice: "Write one verb per line.",
        consejo: "Escribe un verbo en cada línea.")
    case .end:
      let (text, firstForeign) = decodedText(bytes[...])
      if firstForeign != nil { context.sayWindows1252(in: FileMessage.theInput) }
      return text
    }
  }
}

/// Tells which verbs are not taken, and which are taken for a form of them.
private func report(
  _ list: VerbList, _ lines: [(verb: VerbList.Verb, challenge: Level.Challenge?)],
  _ level: TemplateLevel, _ context: borrowing Context
) {
  if let table = list.table {
    let below: LocalizedText =
      table.heading.isEmpty
      ? .none
      : .init(en: ", below \(word: table.heading)", es: ", debajo de \(word: table.heading)")
    context.messages.say(
      en: "The list is a table; its column \(table.column) has the verbs\(below).",
      es: "La lista es una tabla; los verbos son los de la columna \(table.column)\(below).")
  }
  for (typed, infinitives) in list.others where infinitives.count == 1 {
    context.messages.say(
      en: "\(word: typed) is a form of \(infinitives[0]), which is used.",
      es: "\(word: typed) es una forma de \(infinitives[0]); se toma este verbo.")
  }
  if !list.shortened.isEmpty {
    let phrases = list.shortened.beginning(3)
    context.messages.say(
      en: "Of several words the verb alone is used: \(phrases).",
      es: "De varias palabras solo se toma el verbo: \(phrases).",
      advice: .init(
        en: "Where the others belong to the verb, add them to its line and its forms.",
        es: "Si las demás son parte del verbo, añádelas en su línea y en sus formas."))
  }
  for (typed, infinitives) in list.others where infinitives.isEmpty {
    context.messages.say(
      en: "\(word: typed) is not a verb here.",
      es: "\(word: typed) no es ningún verbo de aquí.",
      advice: .init(
        en: "“conj lookup” says what may be meant.",
        es: "“conj lookup” dice qué puede ser."))
  }
  for (typed, infinitives) in list.others where infinitives.count > 1 {
    let verbs = infinitives.joined(separator: ", ")
    context.messages.say(
      en: "\(word: typed) is a form of several verbs: \(verbs).",
      es: "\(word: typed) es una forma de varios verbos: \(verbs).",
      advice: .init(
        en: "Write the infinitive that you mean.",
        es: "Escribe el infinitivo del que quieres usar."))
  }
  for (verb, challenge) in lines where verb.isReflexive && challenge?.verb == verb.infinitive {
    context.messages.say(
      en: "\(verb.infinitive)se is written without its pronoun: no form of this level takes one.",
      es: "\(verb.infinitive)se se escribe sin su pronombre: ninguna forma de este nivel lo lleva.")
  }
  for (verb, challenge) in lines where challenge == nil {
    context.messages.say(
      en: "The level \(word: level.summary.title) does not have \(verb.infinitive).",
      es: "El nivel \(word: level.summary.title) no tiene \(verb.infinitive).",
      advice: level.otherTitle(with: verb).map {
        .init(
          en: "The level \(word: $0) has it: leave the verb out, or choose that level with --from.",
          es: "El nivel \(word: $0) lo tiene: quita el verbo, o elige ese nivel con --from.")
      }
        ?? .init(
          en: "Leave the verb out, or choose another level with --from.",
          es: "Quita el verbo, o elige otro nivel con --from."))
  }
}

private func write(_ level: Level, to file: OutputFile?, _ context: inout Context) throws(Failure) {
  guard level.challenges.count >= 2 else {
    throw .trouble(
      en: "A level needs two verbs or more.",
      es: "Un nivel necesita dos verbos o más.",
      advice: "Name them: --verbs comer,beber,ir",
      consejo: "Di cuáles: --verbs comer,beber,ir")
  }
  let rows = [level.headings] + level.challenges.map { $0.fields }
  let text = context.csv?.table(rows) ?? level.fileText
  // conj must read what it writes without a finding.
  if let finding = LevelParser.parse(Array(level.fileText.utf8), file: "level").diagnostics.first {
    throw .trouble(finding.localizedMessage, advice: finding.localizedHelp)
  }
  guard let file else { return context.output.append(text) }
  try file.write(Array(text.utf8))
}
