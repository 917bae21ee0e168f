import SpanishText
import Terminal
import Wording

/// The lines that a person or a pipe sends, one after another, as text.
package struct LineInput: ~Copyable {
  package private(set) var reader: LineReader
  /// The lines of the reader's buffer that are not handed out yet.
  private var waiting = 0..<0

  /// The lines of the standard input. With `endsAtInterrupt`, Ctrl-C on a terminal ends them instead of the process.
  package init(_ context: borrowing Context, endsAtInterrupt: Bool = false) {
    let interruption = endsAtInterrupt && context.readsTerminal ? InterruptWatch() : nil
    reader = LineReader(descriptor: context.input, interruption: interruption)
  }

  /// The next line without its end; nil at the end of the input. Pending output is written first, then `prompt`, which is
  /// written again when the job goes on after a stop.
  package mutating func next(
    _ context: inout Context, prompt: String = ""
  ) throws(Failure) -> String? {
    reader.prompt = prompt
    context.output.append(prompt)
    while true {
      if let line = reader.popLine(&waiting) {
        let (text, firstForeign) = decodedText(line)
        if firstForeign != nil { context.sayWindows1252(in: FileMessage.theInput) }
        return text
      }
      try context.output.flush()
      switch try reader.next(writing: &context.output) {
      case _ where reader.isInterrupted: return nil
      case .lines(let block): waiting = block
      case .longLine:
        context.messages.say(
          en: "A line is longer than 64 KiB; it counts as empty.",
          es: "Una línea tiene más de 64 KiB; cuenta como vacía.",
          advice: .init(en: "Write one answer per line.", es: "Escribe una respuesta por línea."))
        return ""
      case .end: return nil
      }
    }
  }
}
