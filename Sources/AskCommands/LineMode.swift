import Invocation
import SpanishText
import Terminal
import VerbForms
import Wording

/// `conj repl` in lines, for dumb terminals, screen readers and pipes. People get numbered rows, a page at a time.
struct LineMode: ~Copyable {
  static let pageLength = 20
  /// The cells of a level's title in the prompt, so that a form fits after it.
  private static let titleWidth = 24

  private let source: IndexSelection
  /// The index before a line narrowed it to some levels.
  private let whole: FormIndex
  private let isForPeople: Bool
  /// Whether a number ends with its verb rather than shows it.
  private let picks: Bool
  private let format: Context.Format
  /// Whether every line until now had an answer.
  private var allAnswered = true
  /// The entries of a list that are not shown yet.
  private var rest: Range<Int> = 0..<0
  /// What a number opens: a verb, and the form of it that was asked for.
  private var numbered: [(verb: String, form: String?)] = []
  /// The verb that was picked; picking ends with it.
  private(set) var chosen: String?
  private(set) var hasEnded = false

  init(_ context: borrowing Context, _ source: IndexSelection, isForPeople: Bool) {
    self.source = source
    whole = source.index
    self.isForPeople = isForPeople
    picks = context.arguments.has(.pick)
    let named = context.arguments.value(.format).flatMap { Context.Format(rawValue: $0) }
    format = named ?? (isForPeople ? .text : .tsv)
  }

  private var index: FormIndex { source.index }

  mutating func run(_ context: inout Context) throws(Failure) -> ExitStatus {
    guard picks else {
      try converse(&context)
      return isForPeople ? .success : ExitStatus(allGood: allAnswered).worse(source.status)
    }
    // The output is for the verb alone.
    var output = OutputBuffer(descriptor: context.messages.descriptor)
    swap(&output, &context.output)
    try converse(&context)
    try context.output.flush()
    swap(&output, &context.output)
    guard let chosen else { return .interrupted }
    try context.output.appendLine([chosen])
    return source.status
  }

  private mutating func converse(_ context: inout Context) throws(Failure) {
    if isForPeople {
      context.writeLine(
        .init(
          en: "Type a form to find its verb; help shows more, quit leaves.",
          es: "Escribe una forma para encontrar su verbo; ? explica más, :salir termina."))
    }
    let query = context.arguments.texts.joined(separator: " ")
    if !query.isEmpty { try answer(Array(query.utf8), &context) }
    var reader = LineReader(descriptor: context.input)
    while !hasEnded {
      if isForPeople {
        context.output.append(prompt(in: context.language))
        try context.output.flush()
      }
      switch try reader.next(writing: &context.output) {
      case .lines(var block):
        while !hasEnded, let line = reader.popLine(&block) { try answer(Array(line), &context) }
      case .longLine(let beginning):
        var writer = try LookupWriter(context, source: source, format: format)
        try writer.refuse(longLine: reader.trim(reader.buffer[beginning]), &context)
        allAnswered = false
      case .end: hasEnded = true
      }
    }
  }

  /// The prompt before each line, with the level in force.
  func prompt(in language: Language) -> String {
    let selected = index.selectedLevels
    guard selected.count < index.levels.count else { return "conj> " }
    guard let only = selected.first, selected.count == 1 else {
      return "conj (\(CountMessage.levels(selected.count).text(in: language)))> "
    }
    return "conj (\(visibleText(index.levels[only].title).truncated(to: Self.titleWidth)))> "
  }

  mutating func answer(_ line: [UInt8], _ context: inout Context) throws(Failure) {
    let (text, firstForeign) = decodedText(line[...])
    if firstForeign != nil { context.sayWindows1252(in: FileMessage.theInput) }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let first = words.first ?? ""
    if words.isEmpty, isForPeople {
      try listMore(&context)
    } else if first.hasPrefix(":") {
      try obey(first, words.dropFirst().joined(separator: " "), &context)
    } else if isForPeople, words.count == 1, ["help", "?", "quit", "exit"].contains(first) {
      // People type these as they are; in a list of words they are words.
      try obey(":\(first)", "", &context)
    } else if words.count == 1, first.hasSuffix("*") {
      try list(String(first.dropLast()), &context)
    } else if words.count == 1, let number = Int(first) {
      try open(number, &context)
    } else {
      try lookUp(line, text, &context)
    }
  }

  // MARK: queries

  private mutating func lookUp(
    _ line: [UInt8], _ text: String, _ context: inout Context
  ) throws(Failure) {
    var answers = index.lookup(text)
    var words: [TextReader.Word] = []
    if answers.isEmpty {
      words = index.verbs(ofSentence: text, accents: .smart)
      answers = FormIndex.Answers(words.flatMap(\.answers))
    }
    if answers.isEmpty { allAnswered = false }
    rest = 0..<0
    if isForPeople || !answers.isEmpty { numbered = verbs(of: answers) }
    if format == .text { return writeSentences(answers, ofWords: words, line, text, &context) }
    var writer = try LookupWriter(context, source: source, format: format)
    try writer.write(answers, ofWords: words, to: line.span, &context.output)
    if answers.isEmpty {
      try context.output.flush()
      context.messages.suggest(for: text, from: index)
    }
  }

  /// The verbs of answers, each once, with the form of its first answer.
  private func verbs(of answers: FormIndex.Answers) -> [(verb: String, form: String?)] {
    answers.eachOnce { $0.infinitive }.map { ($0.infinitive, $0.form) }
  }

  /// Writes a sentence for each tense of the answers, or suggestions if there are none.
  private func writeSentences(
    _ answers: FormIndex.Answers, ofWords words: [TextReader.Word], _ line: [UInt8], _ text: String,
    _ context: inout Context
  ) {
    let queries =
      words.isEmpty ? [(answers, line)] : words.map { ($0.answers, Array($0.text.utf8)) }
    let table = LookupTable(TextTable(), source, context.language)
    let verbs = isForPeople && (numbered.count > 1 || picks) ? numbered.map(\.verb) : []
    var lines = queries.flatMap { table.lines(for: $0, to: $1, numbering: verbs) }
    if answers.isEmpty, let advice = Messages.advice(for: text, from: index, separator: " ") {
      lines[lines.count - 1] += ". \(advice.text(in: context.language))"
    }
    if let advice = Messages.doubt(text, answeredBy: answers, in: index) {
      let doubt = LocalizedText(
        en: "This may be a mistake. \(advice)", es: "Esto puede ser un error. \(advice)")
      lines.append(doubt.text(in: context.language))
    }
    if !answers.isEmpty {
      lines += Messages.mistakes(in: text, from: index, separator: " ").map {
        LocalizedText.joined([$0.message, $0.advice], by: " ").text(in: context.language)
      }
    }
    for line in lines { context.writeLine(line) }
  }

  // MARK: lists

  private mutating func list(_ prefix: String, _ context: inout Context) throws(Failure) {
    let found = index.positions(ofPrefix: prefix)
    numbered = []
    guard !found.isEmpty else {
      return try refuse(
        en: "Nothing begins with \(word: prefix).", es: "Nada empieza por \(word: prefix).",
        &context)
    }
    rest = found
    try listMore(&context)
  }

  private mutating func listMore(_ context: inout Context) throws(Failure) {
    guard !rest.isEmpty else { return }
    let rows = index.rows(in: rest, limit: isForPeople ? Self.pageLength : .max)
    let (items, first) = (rows.map(FoundItem.run), numbered.count + 1)
    numbered += items.map { ($0.infinitive, nil) }
    rest = (rows.last?.positions.upperBound ?? rest.upperBound)..<rest.upperBound
    if isForPeople, format == .text {
      for (number, item) in items.enumerated() {
        context.writeLine("\(first + number)  \(item.forms): \(index.name(of: item.infinitive))")
      }
    } else {
      try context.write(items, of: index, as: format)
    }
    guard isForPeople else { return }
    let action: LocalizedText =
      picks ? .init(en: "takes", es: "elige") : .init(en: "opens", es: "abre")
    let more: LocalizedText =
      rest.isEmpty ? .none : .init(en: ", Enter shows more", es: ", Intro muestra más")
    context.writeLine(
      .init(en: "A number \(action) its verb\(more).", es: "Un número \(action) su verbo\(more)."))
  }

  private mutating func open(_ number: Int, _ context: inout Context) throws(Failure) {
    if numbered.isEmpty {
      return try refuse(
        en: "No verb has a number yet: type a form, or a list such as irg*.",
        es: "Todavía no hay verbos con número: pregunta por una forma, o pide una lista como irg*.",
        &context)
    }
    guard numbered.indices.contains(number &- 1) else {
      return try refuse(
        en: "Choose 1 to \(numbered.count).", es: "Elige un número del 1 al \(numbered.count).",
        &context)
    }
    try take([numbered[number - 1]], &context)
  }

  /// Ends with the first of some verbs, or shows all of them.
  private mutating func take(
    _ verbs: [(verb: String, form: String?)], _ context: inout Context
  ) throws(Failure) {
    if picks {
      (chosen, hasEnded) = (verbs.first?.verb, true)
    } else {
      for (verb, form) in verbs {
        try showVerb(verb, marking: form, inLines: true, source, format, &context)
      }
    }
  }

  /// Says what can't be done, and what to do instead.
  private mutating func refuse(
    en english: TextLiteral<English>, es spanish: TextLiteral<Spanish>, _ context: inout Context
  ) throws(Failure) {
    allAnswered = false
    try context.output.flush()
    let problem = LocalizedText(en: english, es: spanish)
    context.messages.write("\(visibleText(problem.text(in: context.language)))\n")
  }

  // MARK: commands

  private static let help: [LocalizedText] = [
    .init(en: "fui: which verb is this?", es: "fui: ¿de qué verbo es?"),
    .init(
      en: "irg*: the forms that begin with irg; Enter shows more",
      es: "irg*: las formas que empiezan así; Intro muestra más"),
    .init(
      en: "2: open the second verb of the answer", es: "2: abre el segundo verbo de la respuesta"),
    .init(
      en: ":show VERB: a verb's whole conjugation",
      es: ":show VERBO: la conjugación entera de un verbo"),
    .init(en: ":levels: the levels", es: ":levels: los niveles"),
    .init(
      en: ":level TEXT: only levels with TEXT in title or file name; alone: all levels",
      es:
        ":level TEXTO: solo los niveles con TEXTO en el título o el archivo; sin texto: todos los niveles"
    ),
    .init(en: "help or ?: this help", es: ":ayuda o ?: esta ayuda"),
    .init(en: "quit or Ctrl-D: leave", es: ":salir o Ctrl-D: termina"),
  ]

  private mutating func obey(
    _ command: String, _ text: String, _ context: inout Context
  ) throws(Failure) {
    switch command {
    case ":quit", ":q", ":exit", ":salir": hasEnded = true
    case ":help", ":h", ":?", ":ayuda":
      for line in Self.help {
        let text = line.text(in: context.language)
        if format == .text { context.writeLine(text) } else { context.messages.write(text + "\n") }
      }
    case ":levels": try LevelListing.all(of: source).write(as: format, to: &context)
    case ":level": try narrow(to: text, &context)
    case ":show": try show(text, &context)
    default:
      try refuse(
        en: "There is no command \(word: command); :help lists the commands.",
        es: "No hay ningún \(word: command); :ayuda muestra lo que hay.", &context)
    }
  }

  private mutating func show(_ text: String, _ context: inout Context) throws(Failure) {
    if text.isEmpty {
      return try refuse(
        en: "Write the verb after it: :show erguir", es: "Escribe el verbo detrás: :show erguir",
        &context)
    }
    let verbs = verbs(of: index.lookup(text))
    guard !verbs.isEmpty else {
      allAnswered = false
      try context.output.flush()
      return context.messages.suggestVerb(for: text, in: source)
    }
    try take(picks ? verbs : verbs.map { (index.verb($0.verb, asked: text), $0.form) }, &context)
  }

  private mutating func narrow(to text: String, _ context: inout Context) throws(Failure) {
    rest = 0..<0
    numbered = []
    var remark = LocalizedText(
      en: "All levels count again.", es: "Otra vez se usan todos los niveles.")
    if text.isEmpty {
      source.index = whole
    } else {
      let found = LevelFilter.levels(of: index, named: text)
        .filter { whole.selectedLevels.contains($0) }
      guard !found.isEmpty else {
        return try refuse(
          en: "No level has \(word: text) in its title or file name; :levels lists them.",
          es:
            "Ningún nivel tiene \(word: text) en su título o en el nombre de su archivo; :levels los muestra.",
          &context)
      }
      source.index = whole.restricted(to: found)
      let (some, all) = (CountMessage.levels(found.count), index.levels.count)
      remark = .init(en: "\(some) of \(all).", es: "\(some) de \(all).")
    }
    if isForPeople { context.writeLine(remark) }
  }
}
