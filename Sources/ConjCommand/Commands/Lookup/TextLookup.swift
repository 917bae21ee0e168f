import SystemFiles
import VerbForms

/// A run of `conj lookup --text`: files of running text, or the input, read from end to end.
struct TextLookup: ~Copyable {
  /// So much is read at a time.
  private static let pieceSize = 64 * 1024

  private let source: OpenIndex
  private let accents: AccentMode
  private let showsAll: Bool
  private var writer: TextWordWriter
  private var status: ExitStatus
  private var hasVerb = false

  init(_ context: inout Context) throws(Failure) {
    let arguments = context.arguments
    source = try OpenIndex(&context)
    status = source.status
    accents = arguments.value(.accents).flatMap { AccentMode(rawValue: $0) } ?? .smart
    showsAll = arguments.has(.all)
    writer = TextWordWriter(context, source: source)
  }

  /// Good where a verb was found.
  mutating func run(_ context: inout Context) throws(Failure) -> ExitStatus {
    let files = context.arguments.texts
    for file in files.isEmpty ? ["-"] : files {
      writer.file = file
      if file == "-" { try readInput(&context) } else { try readText(file, &context) }
      try writer.finish(&context.output)
    }
    return ExitStatus(allGood: hasVerb).worse(status)
  }

  private mutating func readText(_ path: String, _ context: inout Context) throws(Failure) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try readFile(path)
    } catch {
      context.messages.say(
        "\(path) can't be read: \(error.reason).", advice: "See that the name is right.")
      status = .trouble
      return
    }
    var reader = TextReader(source.index, accents: accents)
    var start = 0
    while start < bytes.count {
      let end = min(start + Self.pieceSize, bytes.count)
      var words: [TextWord] = []
      reader.read(bytes[start..<end]) { words.append($0) }
      try write(words, &context.output)
      start = end
    }
    try end(reader, &context.output)
  }

  private mutating func readInput(_ context: inout Context) throws(Failure) {
    var reader = TextReader(source.index, accents: accents)
    var buffer = [UInt8](repeating: 0, count: Self.pieceSize)
    while true {
      if !canReadWithoutWaiting(context.input) { try context.output.flush() }
      switch readBytes(from: context.input, into: &buffer, at: 0) {
      case .bytes(0): return try end(reader, &context.output)
      case .bytes(let count):
        var words: [TextWord] = []
        reader.read(buffer[..<count]) { words.append($0) }
        try write(words, &context.output)
      case .failed(let reason):
        throw .trouble(
          "The input can't be read: \(reason).",
          advice: "Give conj a file or the output of another program to read.")
      }
    }
  }

  private mutating func end(
    _ reader: TextReader, _ output: inout OutputBuffer
  ) throws(Failure) {
    var reader = reader
    var words: [TextWord] = []
    reader.finish { words.append($0) }
    try write(words, &output)
  }

  private mutating func write(
    _ words: [TextWord], _ output: inout OutputBuffer
  ) throws(Failure) {
    for word in words {
      if word.answers.isEmpty, !showsAll { continue }
      hasVerb = hasVerb || !word.answers.isEmpty
      try writer.write(word, &output)
    }
  }
}
