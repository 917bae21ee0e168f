import SpanishText
import Terminal
import Wording

/// The lines that a person or a pipe sends, one after another, as text.
package struct LineInput: ~Copyable {
  package private(set) var reader: LineReader
  /// The lines that are read, the last one first.
  private var waiting: [String] = []

  /// The lines of the standard input. With `endsAtInterrupt`, Ctrl-C on a terminal ends them instead of the process.
  package init(_ context: borrowing Context, endsAtInterrupt: Bool = false) {
    let interruption = endsAtInterrupt && context.readsTerminal ? InterruptWatch() : nil
    reader = LineReader(descriptor: context.input, interruption: interruption)
  }

  /// The next line without its end; nil at the end of the input. What is due is written first, and `prompt` again where
  /// the job goes on after a stop.
  package mutating func next(
    _ context: inout Context, prompt: String = ""
  ) throws(Failure) -> String? {
    reader.prompt = prompt
    if waiting.isEmpty { try context.output.flush() }
    while waiting.isEmpty {
      switch try reader.next(writing: &context.output) {
      case _ where reader.isInterrupted: return nil
      case .lines(let block):
        var rest = reader.buffer[block]
        while let line = reader.popLine(&rest) {
          let (text, firstForeign) = decodedText(line)
          if firstForeign != nil { context.sayWindows1252(in: FileMessage.theInput) }
          waiting.append(text)
        }
        waiting.reverse()
      case .longLine:
        context.messages.say(
          en: "A line is longer than 64 KiB; it counts as empty.",
          es: "Una línea tiene más de 64 KiB; cuenta como vacía.")
        waiting.append("")
      case .end: return nil
      }
    }
    return waiting.popLast()
  }
}
