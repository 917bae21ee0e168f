import VerbForms

/// A run of `conj lookup`: the queries come one after another, each is answered and forgotten.
struct Lookup: ~Copyable {
  /// A longer line is not looked up, and so much of it is given back.
  static let echoedOfLongLine = 1024
  /// So many lines of the input may be remembered with their answers, 64 bytes each: half a megabyte.
  static let keptLines = 1 << 13

  private let source: OpenIndex
  private let accents: AccentMode
  private let onlyBest: Bool
  private let ends: LineEnds
  private var writer: LookupWriter
  private var lane: WordLane?
  private var memo = AnswerMemo()
  /// Whether queries from the input get suggestions too, and those of the current query.
  private let suggestsAlways: Bool
  private var suggests = true
  private var unanswered: [String] = []
  private var allFound = true

  init(_ context: inout Context) throws(Failure) {
    let arguments = context.arguments
    source = try OpenIndex(&context)
    accents = arguments.value(.accents).flatMap { AccentMode(rawValue: $0) } ?? .smart
    onlyBest = arguments.has(.best)
    suggestsAlways = arguments.has(.suggest)
    ends = LineEnds(separator: arguments.has(.null) ? 0 : 0x0A)
    writer = LookupWriter(context, source: source, format: context.format())
  }

  mutating func run(_ context: inout Context) throws(Failure) -> ExitStatus {
    let input = [UInt8(ascii: "-")]
    let words = context.arguments.words.isEmpty ? [input] : context.arguments.words
    if writer.isPlain, source.levels == nil {
      lane = WordLane(
        source.index, accents: accents, bestOnly: onlyBest, separator: ends.separator,
        slotCount: words.contains(input) ? Self.keptLines : 1)
    }
    for word in words {
      if word == input {
        try writer.finish(&context.output)
        try answerInput(&context)
      } else if word.count > LineReader.longestLine {
        try answerLongLine(word[...], &context)
      } else if try !answerWord(word, &context.output) {
        _ = try find(word[...], &context)
      }
    }
    try writer.finish(&context.output)
    try suggest(&context)
    return ExitStatus(allGood: allFound).worse(source.status)
  }

  /// Answers a word that is given as an argument in the fast lane. False where it is for the ordinary way,
  /// as a word without an answer is, for which there may be suggestions.
  private mutating func answerWord(
    _ word: [UInt8], _ output: inout OutputBuffer
  ) throws(Failure) -> Bool {
    // An argument is one query, whatever ends a line in it.
    if word.contains(ends.separator) || word.last == 0x0D { return false }
    var isAnswered = false
    let line = word + [ends.separator]
    unsafe output.fill(atLeast: OutputBuffer.flushSize) { room in
      guard let progress = unsafe line.withUnsafeBytes({ unsafe lane?.answer($0, into: room) })
      else { return 0 }
      isAnswered = progress.consumed == line.count && !progress.hasMiss
      return isAnswered ? progress.written : 0
    }
    try output.flushIfLarge()
    return isAnswered
  }

  private mutating func answerInput(_ context: inout Context) throws(Failure) {
    if context.readsTerminal {
      context.messages.say("Type a word and press Enter; Ctrl-D ends.")
    }
    writer.answersAtOnce = true
    suggests = suggestsAlways
    defer { suggests = true }
    var reader = LineReader(descriptor: context.input, ends: ends)
    while true {
      switch try reader.next(writing: &context.output) {
      case .lines(let block): try answerLines(reader.buffer[block], &context)
      case .longLine(let beginning):
        try answerLongLine(ends.trim(reader.buffer[beginning]), &context)
      case .end: return
      }
    }
  }

  /// Answers whole lines: plain words in the fast lane, other lines one by one.
  private mutating func answerLines(
    _ block: ArraySlice<UInt8>, _ context: inout Context
  ) throws(Failure) {
    var rest = block
    while !rest.isEmpty {
      if try answerWords(&rest, &context.output) { continue }
      guard let line = ends.popLine(&rest) else { return }
      try answer(line, &context)
    }
  }

  /// Takes plain words off the front of a block in the fast lane. False where an ordinary line comes
  /// next.
  private mutating func answerWords(
    _ block: inout ArraySlice<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) -> Bool {
    if suggests { return false }
    try output.flushIfLarge()
    var progress: WordLane.Progress?
    unsafe output.fill(atLeast: OutputBuffer.flushSize) { room in
      progress = unsafe block.withUnsafeBytes { unsafe lane?.answer($0, into: room) }
      return progress?.written ?? 0
    }
    guard let progress else { return false }
    if progress.hasMiss { allFound = false }
    block = block.dropFirst(progress.consumed)
    guard case .outputFull = progress.stop else { return block.isEmpty }
    try output.flush()
    // A line that an empty buffer has no room for is not for the lane.
    return progress.consumed > 0
  }

  private mutating func answer(
    _ query: ArraySlice<UInt8>, _ context: inout Context
  ) throws(Failure) {
    guard lane != nil, !suggests else {
      _ = try find(query, &context)
      return
    }
    if let known = memo[query] {
      if !known.isFound { allFound = false }
      context.output.append(contentsOf: known.lines)
      return try context.output.flushIfLarge()
    }
    let mark = context.output.mark
    let isFound = try find(query, &context)
    if let lines = context.output.bytes(since: mark) {
      memo.remember(AnswerMemo.Written(lines: lines, isFound: isFound), for: query)
    }
  }

  /// Looks a query up and writes its answers; false where there are none.
  private mutating func find(
    _ query: ArraySlice<UInt8>, _ context: inout Context
  ) throws(Failure) -> Bool {
    let text = String(decoding: query, as: UTF8.self)
    var answers = source.index.lookup(text, accents: accents, levels: source.levels)
    if answers.isEmpty {
      allFound = false
      if suggests { unanswered.append(text) }
    }
    if onlyBest, answers.count > 1 { answers.removeLast(answers.count - 1) }
    try writer.write(answers, to: query, &context.output)
    if writer.answersAtOnce, !unanswered.isEmpty { try suggest(&context) }
    return !answers.isEmpty
  }

  /// Says which verbs may have been meant by the queries without an answer, below their answers.
  private mutating func suggest(_ context: inout Context) throws(Failure) {
    guard !unanswered.isEmpty else { return }
    try context.output.flush()
    for query in unanswered { context.messages.suggest(for: query, from: source) }
    unanswered.removeAll()
  }

  private mutating func answerLongLine(
    _ line: ArraySlice<UInt8>, _ context: inout Context
  ) throws(Failure) {
    allFound = false
    let ellipsis = Array("…".utf8)
    let echo = beginning(of: line) + ellipsis
    try writer.write([], to: echo[...], &context.output)
    context.messages.say(
      "A line is longer than 64 KiB, so it was not looked up.",
      advice: "Give one word or phrase a line, or with --null one before each NUL.")
  }

  /// The first bytes of a long line, without half a character at their end.
  private func beginning(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let limit = line.startIndex + Self.echoedOfLongLine
    var end = min(limit, line.endIndex)
    while end < line.endIndex, limit - end < 3, line[end] & 0xC0 == 0x80 { end -= 1 }
    return line[..<end]
  }
}
