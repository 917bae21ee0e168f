import Invocation
import SpanishText
import SystemIO
import VerbForms
import Wording

/// A run of `conj lookup`: the queries come one after another, each is answered and forgotten.
struct Lookup: ~Copyable {
  private let source: IndexSelection
  private let accents: FormIndex.AccentMode
  private var writer: LookupWriter
  /// Whether lines of the input get suggestions as messages, as words of the command line do.
  private let suggestsForLines: Bool
  private var unanswered: [[UInt8]] = []
  /// Messages about words of the command line that have an answer but may be mistakes, or contain some.
  private var doubts: [(message: LocalizedText, advice: LocalizedText)] = []
  private var allFound = true

  init(_ context: inout Context) throws(Failure) {
    let source = try IndexSelection(&context)
    writer = try LookupWriter(context, source: source)
    self.source = source
    accents = context.arguments.accents
    writer.writesSuggestions = context.arguments.has(.suggest)
    // In tsv they are lines of the output, which has no room for them where it has one field a query; in jsonl always.
    suggestsForLines =
      writer.writesSuggestions && (context.format() == .text || context.arguments.has(.only))
  }

  mutating func run(_ context: inout Context) throws(Failure) -> ExitStatus {
    try writer.begin(&context.output)
    let input = [UInt8(ascii: "-")]
    let words = context.arguments.words.isEmpty ? [input] : context.arguments.words
    for word in words {
      if word == input {
        // What was wrong with words is said before the input is waited for.
        try suggest(&context)
        try answerInput(&context)
      } else if word.count > LineReader.longestLine {
        allFound = false
        try writer.refuse(longLine: word[...], &context)
      } else {
        let answers = try answer(word.span, &context)
        let text = decodedText(word[...]).text
        if let advice = Messages.doubt(text, answeredBy: answers, in: source.index) {
          let doubt = LocalizedText(
            en: "\(word: text) may be a mistake.", es: "\(word: text) puede ser un error.")
          doubts.append((doubt, advice))
        }
        if !answers.isEmpty { doubts += Messages.mistakes(in: text, from: source.index) }
      }
    }
    try suggest(&context)
    return ExitStatus(allGood: allFound || context.arguments.has(.exitZero)).worse(source.status)
  }

  /// Whether the current query gets suggestions as messages.
  private var suggests: Bool { suggestsForLines || !writer.answersAtOnce }

  private mutating func answerInput(_ context: inout Context) throws(Failure) {
    if context.readsTerminal {
      context.messages.say(
        en: "Type a word and press Enter; Ctrl-D ends.",
        es: "Escribe una palabra y pulsa Intro; Ctrl-D termina.")
    }
    writer.answersAtOnce = true
    defer { writer.answersAtOnce = false }
    var reader = LineReader(
      descriptor: context.input, separator: context.arguments.has(.null) ? 0 : 0x0A)
    while true {
      switch try reader.next(writing: &context.output) {
      case .lines(let block): try answerLines(block, of: reader, &context)
      case .longLine(let beginning):
        allFound = false
        try writer.refuse(longLine: reader.trim(reader.buffer[beginning]), &context)
      case .end: return
      }
    }
  }

  /// Answers whole lines. A line of letters is read and looked up in one step.
  private mutating func answerLines(
    _ range: Range<Int>, of reader: borrowing LineReader, _ context: inout Context
  ) throws(Failure) {
    let block = reader.buffer[range]
    let bytes = block.span
    let index = source.index
    var start = 0
    while start < bytes.count {
      let match = index.match(bytes, from: start, accents)
      if match.end >= 0, match.end < bytes.count, bytes[match.end] == reader.separator {
        let word = bytes.extracting(start..<match.end)
        // A person is told more of a word that has no answer.
        if match.count > 0 || !suggests, try writer.write(match, to: word, &context.output) {
          allFound = allFound && match.count > 0
        } else {
          try write(index.answers(match), to: word, &context)
        }
        start = match.end + 1
      } else {
        var rest = range.dropFirst(start)
        guard let line = reader.popLine(&rest) else { return }
        try answer(line.span, &context)
        start = bytes.count - rest.count
      }
      if context.output.isLarge { try context.output.flush() }
    }
  }

  /// Looks a query up, or the words of a sentence, and writes the answers. What is not UTF-8 is read as Windows-1252.
  @discardableResult
  private mutating func answer(
    _ query: borrowing Span<UInt8>, _ context: inout Context
  ) throws(Failure) -> FormIndex.Answers {
    var answers = source.index.lookup(query, accents: accents)
    var words: [TextReader.Word] = []
    // One word in ASCII is neither in another encoding nor a sentence.
    let isPlainWord = query.indices.allSatisfy { query[$0] > 0x20 && query[$0] < 0x80 }
    if answers.isEmpty, !isPlainWord {
      let (text, firstForeign) = decodedText(query.array[...])
      if firstForeign != nil {
        context.sayWindows1252(in: writer.answersAtOnce ? FileMessage.theInput : nil)
        answers = source.index.lookup(text, accents: accents)
      }
      if answers.isEmpty {
        words = source.index.verbs(ofSentence: text, accents: accents)
        answers = FormIndex.Answers(words.flatMap(\.answers))
      }
    }
    try write(answers, ofWords: words, to: query, &context)
    return answers
  }

  private mutating func write(
    _ answers: FormIndex.Answers, ofWords words: [TextReader.Word] = [],
    to query: borrowing Span<UInt8>, _ context: inout Context
  ) throws(Failure) {
    try writer.write(answers, ofWords: words, to: query, &context.output)
    guard answers.isEmpty else { return }
    allFound = false
    if suggests {
      unanswered.append(query.array)
      if writer.answersAtOnce { try suggest(&context) }
    }
  }

  /// Writes the answers that wait, and says below them which verbs may have been meant by queries without an answer.
  private mutating func suggest(_ context: inout Context) throws(Failure) {
    try writer.finish(&context.output)
    guard !unanswered.isEmpty || !doubts.isEmpty else { return }
    try context.output.flush()
    for query in unanswered {
      if !writer.answersAtOnce, kind(of: FilePath(query)) == .file {
        let file = FilePath(query)
        context.messages.say(
          en: "“\(file.description)” is a file, and no verb has this form.",
          es: "“\(file.description)” es un archivo, y ningún verbo tiene esta forma.",
          advice: .joined(
            [
              .init(
                en: "conj lookup < \(file.description) looks up each of its lines.",
                es: "conj lookup < \(file.description) busca cada una de sus líneas."),
              .init(
                en: "conj lookup --text \(file.description) finds the verbs in its text.",
                es: "conj lookup --text \(file.description) encuentra los verbos de su texto."),
            ], by: "\n"))
      } else {
        context.messages.suggest(for: decodedText(query[...]).text, from: source.index)
      }
    }
    unanswered.removeAll()
    for (message, advice) in doubts { context.messages.say(message, advice: advice) }
    doubts.removeAll()
  }
}
