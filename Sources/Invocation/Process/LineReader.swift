package import Output
import SpanishText
import SystemIO
import Wording

/// Reads queries from a descriptor in blocks of whole lines, in constant memory even if a line has no end.
package struct LineReader: ~Copyable {
  /// A line may have this many bytes, without its separator.
  package static let longestLine = 64 * 1024
  /// How many bytes of a longer line are kept at least.
  static let keptOfLongLine = 4 * 1024

  package enum Piece {
    /// Whole lines, each with its separator, which only the last one may lack: a range of `buffer`.
    case lines(Range<Int>)
    /// A line that is longer than `longestLine`: its beginning, as a range of `buffer`.
    case longLine(Range<Int>)
    case end
  }

  /// The bytes that the pieces' ranges mean, until the next call.
  package private(set) var buffer = [UInt8](repeating: 0, count: longestLine + 2)
  /// What ends a query: LF, or NUL for `--null`.
  package let separator: UInt8
  private let descriptor: Int32
  /// What is read and not handed out yet.
  private var pending = 0..<0
  private var atEnd = false
  private var isAtFirst = true
  private let interruption: InterruptWatch?
  package private(set) var isInterrupted = false
  /// What is written again when the job goes on after a stop: the shell has written over it.
  package var prompt = ""
  /// When the job last went on, in milliseconds of the steady clock.
  package private(set) var resumed: Int?

  package init(descriptor: Int32, separator: UInt8 = 0x0A, endsAtInterrupt: Bool = false) {
    (self.descriptor, self.separator) = (descriptor, separator)
    interruption = endsAtInterrupt ? InterruptWatch() : nil
  }

  /// The next piece. Writes `output` before it waits, so that a program can wait for each answer. Refuses UTF-16 and UTF-32.
  package mutating func next(writing output: inout OutputBuffer) throws(Failure) -> Piece {
    var unseen = pending
    while true {
      if let last = buffer[unseen].lastIndex(of: separator) { return try take(upTo: last + 1) }
      if atEnd { return pending.isEmpty ? .end : try take(upTo: pending.upperBound) }
      if pending.count == buffer.count {
        try skipLine(writing: &output)
        try refuseWide(0..<Self.keptOfLongLine)
        return .longLine(0..<Self.keptOfLongLine)
      }
      let moved = pending.lowerBound
      if moved > 0 {
        for index in pending { buffer[index - moved] = buffer[index] }
        pending = 0..<pending.count
      }
      unseen = try read(at: pending.upperBound, writing: &output)
      pending = 0..<unseen.upperBound
    }
  }

  private mutating func take(upTo end: Int) throws(Failure) -> Piece {
    let block = pending.lowerBound..<end
    pending = end..<pending.upperBound
    try refuseWide(block)
    // A line can fit the buffer and still be a byte too long, where it has no CR or no separator.
    let line = block.count > Self.longestLine ? trim(buffer[block]) : []
    let isLong = line.count > Self.longestLine && !line.contains(separator)
    return isLong ? .longLine(block) : .lines(block)
  }

  /// Refuses an input that begins as UTF-16 or UTF-32 does. Zeros between letters show it too, unless they separate queries.
  private mutating func refuseWide(_ piece: Range<Int>) throws(Failure) {
    defer { isAtFirst = false }
    let text = buffer[separator == 0 ? piece.prefix(2) : piece]
    if isAtFirst, let encoding = TextEncoding.wideEncoding(of: text) {
      throw .wide(encoding, in: FileMessage.theInput)
    }
  }

  /// Reads on to the end of a long line, over all but its beginning.
  private mutating func skipLine(writing output: inout OutputBuffer) throws(Failure) {
    repeat {
      let read = try read(at: Self.keptOfLongLine, writing: &output)
      pending = read.upperBound..<read.upperBound
      if let end = buffer[read].firstIndex(of: separator) {
        pending = (end + 1)..<read.upperBound
        return
      }
    } while !atEnd
  }

  private mutating func read(
    at start: Int, writing output: inout OutputBuffer
  ) throws(Failure) -> Range<Int> {
    if !output.isEmpty, !canReadWithoutWaiting(descriptor) { try output.flush() }
    do throws(SystemError) {
      while let interruption,
        try waitUntilReady([interruption.descriptor, descriptor]).first == true
      {
        if try interruption.isInterrupted() {
          isInterrupted = true
          atEnd = true
          return start..<start
        }
        resumed = steadyMilliseconds()
        try writeBytes(Array(prompt.utf8).span, to: output.descriptor)
      }
      let count = try readBytes(from: descriptor, into: &buffer, at: start)
      atEnd = count == 0
      return start..<(start + count)
    } catch {
      throw .unreadableInput(error)
    }
  }

  /// Takes the next line off a block of `buffer`, without its separator; nil where the block is empty.
  package func popLine(_ block: inout Range<Int>) -> ArraySlice<UInt8>? {
    guard !block.isEmpty else { return nil }
    let end = buffer[block].firstIndex(of: separator).map { $0 + 1 } ?? block.upperBound
    defer { block = end..<block.upperBound }
    return trim(buffer[block.lowerBound..<end])
  }

  /// A line without its separator, and without the CR of a CRLF.
  package func trim(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.last == separator else { return line }
    let content = line.dropLast()
    let endsInCRLF = separator == 0x0A && content.last == 0x0D
    return endsInCRLF ? content.dropLast() : content
  }
}

/// Lets the program wait for Ctrl-C, which then does not end the process, and for the signal that the job goes on after a
/// stop, until the watch goes out of scope. There is one at a time, as a process has one terminal.
private final class InterruptWatch {
  /// Can be read as soon as the key was pressed, or the job goes on.
  let descriptor: Int32
  private let writer: Int32
  /// What the signals did before; nil for those that whoever started the program wants ignored.
  private let previous: [(signal: Int32, action: SignalAction?)]

  /// Watches; nil where Ctrl-C is to be ignored.
  init?() {
    guard let pipe = makePipe() else { return nil }
    (descriptor, writer) = pipe
    Signals.setWakeDescriptor(writer)
    previous = [Signals.interrupt, Signals.continue].map {
      ($0, SignalAction.install(Signals.wake, for: $0))
    }
    if previous[0].action == nil { return nil }
  }

  /// Whether the key was pressed, once the descriptor can be read; else the job goes on.
  func isInterrupted() throws(SystemError) -> Bool {
    let signals = try readAvailable(from: descriptor, limit: 64) ?? []
    return signals.contains(UInt8(truncatingIfNeeded: Signals.interrupt))
  }

  deinit {
    for (signal, action) in previous { action?.reinstall(for: signal) }
    Signals.setWakeDescriptor(-1)
    for end in [descriptor, writer] { closeDescriptor(end) }
  }
}

/// The lines that a person or a pipe sends, one after another, as text.
package struct LineInput: ~Copyable {
  package private(set) var reader: LineReader
  /// The lines of the reader's buffer that are not handed out yet.
  private var waiting = 0..<0

  /// The lines of the standard input. With `endsAtInterrupt`, Ctrl-C on a terminal ends them instead of the process.
  package init(_ context: borrowing Context, endsAtInterrupt: Bool = false) {
    reader = LineReader(
      descriptor: context.input, endsAtInterrupt: endsAtInterrupt && context.readsTerminal)
  }

  /// The next line without its end; nil at the end. Writes pending output first, then `prompt`, again after each stop.
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
