import Invocation
import SpanishText
import SystemIO
import Terminal
import VerbForms
import Wording

/// A run of `conj lookup --text`: reads running text from files or the input, and writes its words.
struct ProseLookup: ~Copyable {
  private static let pieceSize = 64 * 1024

  private let source: IndexSelection
  private let accents: FormIndex.AccentMode
  private let showsAll: Bool
  private var writer: LookupWriter
  private var table: TextTable
  /// The reasons to doubt a verb: the word is far more often something else, or may be a name.
  private let remarks: (common: String, name: String)
  /// The file that is read, as the user named it.
  private var file = ""
  /// What a class knows of the text; nil where that is not asked for.
  private var known: KnownVerbs?
  private var status: ExitStatus
  private var hasVerb = false

  init(_ context: inout Context) throws(Failure) {
    let arguments = context.arguments
    let source = try IndexSelection(&context)
    let names = arguments.values(.known)
    let known = names.isEmpty ? nil : try KnownVerbs(names, source, context)
    writer = try LookupWriter(context, source: source)
    (self.source, self.known) = (source, known)
    status = source.status
    accents = arguments.accents
    showsAll = arguments.has(.all)
    let language = writer.format == .text ? context.language : .english
    remarks = (
      LocalizedText(en: "common", es: "común").text(in: language),
      LocalizedText(en: "name?", es: "¿nombre?").text(in: language)
    )
    table = context.table
    table.leastWidths = [8, 16, 16]
    table.shrinkFirstColumn = 0
    table.keptColumns = [1, 2, 3]
    table.leastTableWidth = TextTable.leastUsualWidth
  }

  /// Reads all files; success if a verb was found.
  mutating func run(_ context: inout Context) throws(Failure) -> ExitStatus {
    let input = FilePath("-")
    let files = try context.arguments.paths()
    if known == nil { try writer.begin(&context.output) }
    for path in files.isEmpty ? [input] : files {
      file = path.description
      if path == input {
        if let error = try read(context.input, FileMessage.theInput, &context) {
          throw .unreadableInput(error)
        }
      } else {
        try read(path, &context)
      }
      try table.finish(to: &context.output)
      try known?.finish(&context)
    }
    try known?.summarize(&context)
    if !hasVerb, !showsAll, known == nil, context.format() == .text, status != .trouble {
      try context.output.flush()
      context.messages.say(LookupMessage.noVerbInText)
    }
    let isAnswered = known.map { $0.wordCount > 0 } ?? hasVerb
    return ExitStatus(allGood: isAnswered || context.arguments.has(.exitZero)).worse(status)
  }

  private mutating func read(_ path: FilePath, _ context: inout Context) throws(Failure) {
    let descriptor: Int32
    do throws(FileError) {
      descriptor = try openForReading(path)
    } catch {
      return report(error.localizedReason, context)
    }
    defer { closeDescriptor(descriptor) }
    if let error = try read(descriptor, .verbatim(file), &context) {
      report(error.localizedReason, context)
    }
  }

  private mutating func report(_ reason: LocalizedText, _ context: borrowing Context) {
    context.messages.say(
      en: "\(file) can't be read: \(reason).",
      es: "No se puede leer \(file): \(reason).",
      advice: .init(
        en: "Check the name, and that it is a file that you may open.",
        es: "Mira si el nombre está bien escrito y si es un archivo que puedes abrir."))
    status = .trouble
  }

  /// Reads a text to its end, or up to the error that is returned. Of one in UTF-16 nothing is read.
  private mutating func read(
    _ descriptor: Int32, _ name: LocalizedText, _ context: inout Context
  ) throws(Failure) -> SystemError? {
    var decoder = TextDecoder()
    var reader = TextReader(source.index, accents: accents)
    var buffer = [UInt8](repeating: 0, count: Self.pieceSize)
    var failure: SystemError?
    var isAtFirst = true
    var isAtEnd = false
    while !isAtEnd {
      if !canReadWithoutWaiting(descriptor) { try context.output.flush() }
      var count = 0
      do throws(SystemError) {
        count = try readBytes(from: descriptor, into: &buffer)
      } catch {
        failure = error
      }
      isAtEnd = count == 0
      if isAtFirst, let encoding = TextEncoding.wideEncoding(of: buffer[..<count]) {
        context.messages.say(.wide(encoding, in: name))
        status = .trouble
        return nil
      }
      isAtFirst = false
      let text = decoder.decode(buffer[..<count], isLast: isAtEnd)
      if decoder.hasForeign { context.sayWindows1252(in: name) }
      known?.take(text: text)
      var unwritten: Failure?
      func take(_ word: TextReader.Word) {
        guard unwritten == nil else { return }
        do throws(Failure) { try write(word, &context.output) } catch { unwritten = error }
      }
      reader.read(text[...], take)
      if isAtEnd { reader.finish(take) }
      if let unwritten { throw unwritten }
      try known?.showLines(&context)
    }
    return failure
  }

  private mutating func write(
    _ word: TextReader.Word, _ output: inout OutputBuffer
  ) throws(Failure) {
    if word.answers.isEmpty, !showsAll { return }
    hasVerb = hasVerb || !word.answers.isEmpty
    if try known?.take(word, file: file, &output) != nil { return }
    switch writer.format {
    case .tsv: try writer.write(word, at: (file, word.line, word.column, remark(on: word)), &output)
    case .jsonl:
      output.beginObject()
      output.member("file", file)
      output.member("line", word.line)
      output.member("column", word.column)
      output.member("word", word.text)
      output.member("common", word.isCommon)
      output.member("name", word.mayBeName)
      try writer.appendMatches(writer.shown(word.answers).map { (nil, $0) }, &output)
      output.endObject()
      try output.endLine()
    case .text:
      let verbs = writer.shown(word.answers).map { $0.infinitive }.eachOnce()
      let location = (file == "-" ? "" : "\(file):") + "\(word.line):\(word.column)"
      table.add(location, .faint, keepsEnd: true, inLines: "")
      table.add(word.text, inLines: "\(location) \(word.text)")
      table.add(verbs.joined(separator: ", "), .strong)
      table.add(remark(on: word), .faint)
      table.endRow()
      try table.endBlock(to: &output)
    }
  }

  private func remark(on word: TextReader.Word) -> String {
    word.isCommon ? remarks.common : word.mayBeName ? remarks.name : ""
  }
}
