import Invocation
import SpanishText
import SystemIO
import VerbForms
import Wording

/// A run of `conj lookup --text`: files of running text, or the input, read from end to end.
struct ProseLookup: ~Copyable {
  private static let pieceSize = 64 * 1024

  private let source: IndexSelection
  private let accents: FormIndex.AccentMode
  private let showsAll: Bool
  private var writer: ProseWriter
  /// What a class knows of the text; nil where that is not asked for.
  private var known: KnownVerbs?
  private var status: ExitStatus
  private var hasVerb = false
  private var encoding = InputEncoding()

  init(_ context: inout Context) throws(Failure) {
    let arguments = context.arguments
    let source = try IndexSelection(&context)
    let names = arguments.values(.known)
    known = names.isEmpty ? nil : try KnownVerbs(names, source, context)
    self.source = source
    status = source.status
    accents = arguments.accents
    showsAll = arguments.has(.all)
    writer = ProseWriter(context, source: source)
  }

  /// Good where a verb was found.
  mutating func run(_ context: inout Context) throws(Failure) -> ExitStatus {
    let input = FilePath("-")
    let files = try context.arguments.paths()
    if known == nil { try writer.begin(&context.output) }
    for file in files.isEmpty ? [input] : files {
      writer.file = file.description
      if file == input {
        if let error = try read(context.input, FileMessage.theInput, &context) {
          throw .unreadableInput(error)
        }
      } else {
        try read(file, &context)
      }
      try writer.finish(&context.output)
      known?.finish(&context)
    }
    try known?.summarize(&context)
    if !hasVerb, !showsAll, known == nil, context.format() == .text, status != .trouble {
      try context.output.flush()
      context.messages.say(LookupMessage.noVerbInText)
    }
    return ExitStatus(allGood: hasVerb || context.arguments.has(.exitZero)).worse(status)
  }

  private mutating func read(_ file: FilePath, _ context: inout Context) throws(Failure) {
    let descriptor: Int32
    do throws(FileError) {
      descriptor = try openForReading(file)
    } catch {
      return report(file, error.localizedReason, context)
    }
    defer { closeDescriptor(descriptor) }
    if let error = try read(descriptor, .verbatim(file.description), &context) {
      report(file, error.localizedReason, context)
    }
  }

  private mutating func report(
    _ file: FilePath, _ reason: LocalizedText, _ context: borrowing Context
  ) {
    context.messages.say(
      en: "\(file.description) can't be read: \(reason).",
      es: "No se puede leer \(file.description): \(reason).",
      advice: .init(en: "Check the name.", es: "Mira si el nombre está bien escrito."))
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
      if isAtFirst, TextEncoding.isUTF16(buffer[..<count]) {
        context.messages.say(InputEncoding.utf16(in: name))
        status = .trouble
        return nil
      }
      isAtFirst = false
      let text = decoder.decode(buffer[..<count], isLast: isAtEnd)
      if decoder.hasForeign { encoding.sayWindows1252(in: name, context.messages) }
      known?.take(text: text)
      var unwritten: Failure?
      func take(_ word: TextReader.Word) {
        guard unwritten == nil else { return }
        do throws(Failure) { try write(word, &context.output) } catch { unwritten = error }
      }
      reader.read(text[...], take)
      if isAtEnd { reader.finish(take) }
      if let unwritten { throw unwritten }
      known?.showLines(&context)
    }
    return failure
  }

  private mutating func write(
    _ word: TextReader.Word, _ output: inout OutputBuffer
  ) throws(Failure) {
    if word.answers.isEmpty, !showsAll { return }
    hasVerb = hasVerb || !word.answers.isEmpty
    if known == nil {
      try writer.write(word, &output)
    } else {
      try known?.take(word, file: writer.file, &output)
    }
  }
}
