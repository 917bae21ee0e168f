package import Invocation
import Picker
import SpanishText
import Terminal
import VerbForms
import Wording

extension Flag {
  static let pick = Flag(
    "pick", help: "Enter prints the verb and ends",
    details: "The list is drawn on the terminal itself, so $(conj repl --pick) works.")
  static let cursorRow = Flag(
    "cursor-row", help: "put the cursor on the chosen row, for screen readers")
}

extension Command {
  package static let repl = Command(
    name: "repl",
    synopsis: "[WORD…]",
    words: 0...Int.max,
    summary: "find a verb while typing",
    details: [
      """
      A list of all forms that moves to what you type; accents need not be typed. Enter opens the \
      verb. Esc goes back, and leaves at the end. Plain “conj” on a terminal is the same.
      """,
      """
      In lines instead of a screen: a word is looked up, a word that ends in * lists the forms \
      that start with it, and a number opens a verb of the answer; :help shows the rest. From a pipe \
      the answers are tsv.
      """,
    ],
    flags: [.pick, .plain, .cursorRow, .noGloss],
    completion: { _ in .forms },
    examples: [
      Example("conj repl irg", "Start the list at irg:"),
      Example("conj show $(conj repl --pick)", "Choose a verb and show it:"),
      Example("echo fui | conj repl --plain", "The same as conj lookup, in lines:"),
    ],
    run: { (context) throws(Failure) in
      let source = try IndexSelection(&context)
      let arguments = context.arguments
      if context.usesScreen(ownDevice: arguments.has(.pick)) {
        let listing = Listing(
          source.index, glossLanguage: source.glossLanguage, language: context.language)
        let outcome = runScreen(ownDevice: arguments.has(.pick), depth: context.screenDepth) {
          PickerState(
            listing: listing, size: $0, query: arguments.texts.joined(separator: " "),
            picks: arguments.has(.pick), showsCursorOnRow: arguments.has(.cursorRow))
        }
        switch outcome {
        case .ended(.left): return .success
        case .ended(.interrupted): return .interrupted
        case .ended(.chose(let verb)):
          try context.output.appendLine([verb])
          return .success
        case .hungUp: return .hungUp
        case .noTerminal: break
        }
      }
      var run = LineModeRun(&context, source)
      return try run.run(&context)
    })
}

/// Reads lines, lets the line mode answer them, and writes what it answers.
struct LineModeRun: ~Copyable {
  private let source: IndexSelection
  private var mode: LineMode
  private let isForPeople: Bool
  private let picks: Bool
  private let format: Context.Format
  private var hasEnded = false
  private var chosen: String?
  /// Whether a line was too long to be answered.
  private var hasSkipped = false
  private var encoding = InputEncoding()

  init(_ context: inout Context, _ source: IndexSelection) {
    self.source = source
    isForPeople = context.readsTerminal
    picks = context.arguments.has(.pick)
    mode = LineMode(
      source.index, isForPeople: isForPeople, picks: picks, language: context.language)
    let named = context.arguments.value(.format).flatMap { Context.Format(rawValue: $0) }
    format = named ?? (isForPeople ? .text : .tsv)
  }

  mutating func run(_ context: inout Context) throws(Failure) -> ExitStatus {
    guard picks else { return try converse(&context) }
    // The output is for the verb alone.
    var output = OutputBuffer(descriptor: context.messages.descriptor)
    swap(&output, &context.output)
    _ = try converse(&context)
    try context.output.flush()
    swap(&output, &context.output)
    guard let chosen else { return .interrupted }
    try context.output.appendLine([chosen])
    return source.status
  }

  private mutating func converse(_ context: inout Context) throws(Failure) -> ExitStatus {
    if let banner = mode.banner { context.writeLine(banner) }
    let query = context.arguments.texts.joined(separator: " ")
    if !query.isEmpty { try answer(Array(query.utf8), &context) }
    let ends = LineEnds(separator: 0x0A)
    var reader = LineReader(descriptor: context.input, ends: ends)
    while !hasEnded {
      try prompt(&context)
      switch try reader.next(writing: &context.output) {
      case .lines(let block):
        var rest = reader.buffer[block]
        while !hasEnded, let line = ends.popLine(&rest) { try answer(Array(line), &context) }
      case .longLine:
        context.messages.say(
          en: "A line is longer than 64 KiB; it was skipped.",
          es: "Una línea tiene más de 64 KiB; se ha saltado.")
        hasSkipped = true
      case .end: hasEnded = true
      }
    }
    if isForPeople { return .success }
    return ExitStatus(allGood: mode.allAnswered && !hasSkipped).worse(source.status)
  }

  private func prompt(_ context: inout Context) throws(Failure) {
    guard !mode.prompt.isEmpty else { return }
    try context.output.flush()
    context.output.append(mode.prompt)
    try context.output.flush()
  }

  private mutating func answer(_ line: [UInt8], _ context: inout Context) throws(Failure) {
    if decodedText(line[...]).firstForeign != nil {
      encoding.sayWindows1252(in: FileMessage.theInput, context.messages)
    }
    for answer in mode.answer(line) {
      source.index = mode.index
      switch answer {
      case .lookup(let found): try write(found, &context)
      case .rows(let rows, let first): try write(rows, numberedFrom: first, &context)
      case .show(let verb, let form):
        try showVerb(verb, marking: form, inLines: true, source, format, &context)
      case .unknown(let word):
        try context.output.flush()
        context.messages.suggestVerb(for: word, in: source)
      case .levels: try LevelListing.all(of: source).write(as: format, to: &context)
      case .remark(let text): context.writeLine(text)
      case .problem(let text):
        try context.output.flush()
        context.messages.write("\(visibleText(text))\n")
      case .chosen(let verb):
        chosen = verb
        hasEnded = true
      case .quit: hasEnded = true
      }
    }
  }

  private func write(_ found: AnsweredLine, _ context: inout Context) throws(Failure) {
    if format == .text { return try writeSentences(found, &context) }
    var writer = LookupWriter(context, source: source, format: format)
    try writer.write(
      found.answers, ofWords: found.words, to: found.line.span, &context.output)
    if found.answers.isEmpty {
      try context.output.flush()
      context.messages.suggest(for: found.text, from: source.index)
    }
  }

  /// Writes a sentence for each tense; where there is no answer, what may have been meant.
  private func writeSentences(
    _ found: AnsweredLine, _ context: inout Context
  ) throws(Failure) {
    let table = LookupTable(source: source, language: context.language)
    let queries =
      found.words.isEmpty
      ? [(found.answers, found.line)]
      : found.words.map { ($0.answers, Array($0.text.utf8)) }
    var lines = queries.flatMap { table.lines(for: $0, to: $1, numbering: found.numbered) }
    if found.answers.isEmpty,
      let advice = Messages.advice(for: found.text, from: source.index, separator: " ")
    {
      lines[lines.count - 1] += ". \(advice.text(in: context.language))"
    }
    if let advice = Messages.doubt(found.text, answeredBy: found.answers, in: source.index) {
      let doubt = LocalizedText(
        en: "This may be a mistake. \(advice)", es: "Esto puede ser un error. \(advice)")
      lines.append(doubt.text(in: context.language))
    }
    if !found.answers.isEmpty {
      lines += Messages.mistakes(in: found.text, from: source.index, separator: " ").map {
        LocalizedText.joined([$0.message, $0.advice], by: " ").text(in: context.language)
      }
    }
    for line in lines { context.writeLine(line) }
  }

  private func write(
    _ rows: [FormIndex.Row], numberedFrom first: Int?, _ context: inout Context
  ) throws(Failure) {
    if let first, format == .text {
      for line in numberedLines(of: rows, from: first, in: source.index) {
        context.writeLine(line)
      }
      return
    }
    try SearchWriter(limit: .max, format: format, index: source.index).write(
      rows.map(FoundItem.run), &context)
  }
}
