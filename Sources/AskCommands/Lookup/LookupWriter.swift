import Invocation
import SpanishText
import Terminal
import VerbForms
import Wording

/// Writes the answers of `conj lookup` in the format that was asked for.
struct LookupWriter {
  /// Whether an answer must not wait for the next one.
  var answersAtOnce = false {
    // One query's table should stand right below the one before.
    didSet { rows?.table.leastWidths = answersAtOnce ? [12, 12, 12] : [] }
  }
  /// Whether tsv has a line for each suggestion after that of a query without an answer.
  var writesSuggestions = false

  private let source: IndexSelection
  private let index: FormIndex
  let format: Context.Format
  private let onlyBest: Bool
  /// The language of glosses; nil for none.
  private let language: GlossLanguage?
  private let table: LookupColumns
  private let row: LookupRow
  private let width: Int?
  private let styler: TextStyler
  /// Makes the rows for people; nil where the format is another one.
  private var rows: LookupTable?
  private var readingFields: ReadingFieldTable

  init(_ context: borrowing Context, source: IndexSelection, format: Context.Format? = nil) {
    self.source = source
    index = source.index
    readingFields = ReadingFieldTable(index)
    language = source.glossLanguage.flatMap { GlossLanguage($0) }
    table = LookupColumns(context.arguments)
    row = LookupRow(source)
    let format = table.isAskedFor ? .tsv : format ?? context.format()
    self.format = format
    onlyBest = context.arguments.has(.best)
    width = format == .text ? context.width : nil
    styler = format == .text ? context.styler : TextStyler(depth: .none)
    rows =
      format == .text
      ? LookupTable(
        source: source, language: context.language, withLevels: context.arguments.has(.readings))
      : nil
    // What was typed is known; spelling, verb, tense and person are what was asked for.
    rows?.table.shrinkFirstColumn = 0
    rows?.table.keptColumns = [1, 2, 4, 5]
    rows?.table.spareColumn = 3
    rows?.table.leastTableWidth = TextTable.leastUsualWidth
  }

  /// Writes the names of the columns, if they are asked for.
  func begin(_ output: inout OutputBuffer) throws(Failure) {
    if table.hasHeader { try output.appendLine(table.columns.map(\.name)) }
  }

  /// Writes the answers to a query.
  mutating func write(
    _ answers: FormIndex.Answers, to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    switch format {
    case .text:
      try writeRows(of: answers, to: query, &output)
    case .tsv:
      row.take(query: query.array)
      try writeTable(shown(answers), &output)
      if answers.isEmpty, writesSuggestions { try writeSuggestions(&output) }
    case .jsonl:
      beginObject(query, &output)
      try appendMatches(shown(answers).map { (nil, $0) }, &output)
      try endObject(query, suggests: answers.isEmpty, &output)
    }
  }

  /// Writes the verbs of a query that is running text. Rows name the word of each verb, not the query: a line of many verbs
  /// would be repeated as often. Matches of JSON Lines have the word as a member.
  mutating func write(
    _ words: [TextReader.Word], to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    let most = onlyBest ? 1 : Int.max
    let words = words.prefix(most)
    switch format {
    case .text:
      for word in words {
        try writeRows(
          of: FormIndex.Answers(word.answers), to: Array(word.text.utf8).span, &output)
      }
    case .tsv:
      var written: Set<[UInt8]> = []
      for word in words {
        row.take(query: Array(word.text.utf8), word: word.text)
        try writeRows(of: word.answers.prefix(most), &written, &output)
      }
      try endTable(written, &output)
    case .jsonl:
      beginObject(query, &output)
      try appendMatches(
        words.flatMap { word in word.answers.prefix(most).map { (word.text, $0) } }, &output)
      try endObject(query, suggests: false, &output)
    }
  }

  private mutating func writeRows(
    of answers: FormIndex.Answers, to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    let shown = shown(answers)
    rows?.add(shown, to: query)
    try endRows(&output)
  }

  /// Ends the rows of a query.
  private mutating func endRows(_ output: inout OutputBuffer) throws(Failure) {
    try rows?.table.endBlock(to: &output, width: width, styler: styler)
    if answersAtOnce { try finish(&output) }
  }

  /// The answers that are written.
  private func shown(_ answers: FormIndex.Answers) -> FormIndex.Answers.SubSequence {
    answers.prefix(onlyBest ? 1 : Int.max)
  }

  /// Writes the rows that wait for others.
  mutating func finish(_ output: inout OutputBuffer) throws(Failure) {
    try rows?.table.finish(to: &output, width: width, styler: styler)
  }
}

// MARK: tsv

extension LookupWriter {
  /// Writes the rows of a word of running text and its answers.
  func write(
    _ word: String, at location: (file: String, line: Int, column: Int, mark: String),
    _ answers: [FormIndex.Answer], _ output: inout OutputBuffer
  ) throws(Failure) {
    row.take(word: word, location)
    try writeTable(answers, &output)
  }

  /// Writes the rows of the answers to what the row has taken.
  private func writeTable(
    _ answers: some Collection<FormIndex.Answer>, _ output: inout OutputBuffer
  ) throws(Failure) {
    var written: Set<[UInt8]> = []
    try writeRows(of: answers, &written, &output)
    try endTable(written, &output)
  }

  /// The same for one of several words, if rows of those before it are written.
  private func writeRows(
    of answers: some Collection<FormIndex.Answer>, _ written: inout Set<[UInt8]>,
    _ output: inout OutputBuffer
  ) throws(Failure) {
    if answers.isEmpty, !table.omitsEmpty { try writeRow(&written, &output) }
    for answer in answers {
      try table.forEachRow(of: answer, in: row, onlyBest: onlyBest) { () throws(Failure) in
        if table.omitsEmpty, onlyBest, !written.isEmpty { return }
        try writeRow(&written, &output)
      }
    }
  }

  private func writeRow(
    _ written: inout Set<[UInt8]>, _ output: inout OutputBuffer
  ) throws(Failure) {
    let start = output.count
    table.append(row, &output)
    if table.hasEachRowOnce {
      let line = output.unwritten(from: start)
      if table.omitsEmpty && line.isEmpty || !written.insert(line).inserted {
        return output.removeAll(from: start)
      }
    }
    try output.endLine()
  }

  /// Ends the rows of a query: there is an empty line if all values of the one column are.
  private func endTable(
    _ written: Set<[UInt8]>, _ output: inout OutputBuffer
  ) throws(Failure) {
    if table.omitsEmpty, written.isEmpty { try output.endLine() }
  }

  private func writeSuggestions(_ output: inout OutputBuffer) throws(Failure) {
    guard !table.omitsEmpty else { return }
    let query = row.query
    for suggestion in suggestions(for: query.span) {
      row.take(suggestion)
      table.append(row, &output)
      try output.endLine()
    }
  }

  /// The suggestions that are written for a query without an answer.
  private func suggestions(
    for query: borrowing Span<UInt8>
  ) -> ArraySlice<FormIndex.Suggestion> {
    let text = decodedText(query.array[...]).text.withoutFloodsOfMarks
    return index.suggestions(for: text).prefix(onlyBest ? 1 : Int.max)
  }

  /// Writes the readings of the answers of a match to its word.
  private mutating func writeReadings(
    of match: WordMatch, to word: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    let size = word.count
    for number in 0..<match.count {
      guard let verb = index.verb(ofAnswer: number, of: match) else { continue }
      unsafe word.withUnsafeBytes { word in
        guard let word = word.baseAddress else { return }
        // The line up to the tab after the match, which all have.
        var beginning: Range<Int>?
        index.forEachCell(of: verb) { cell in
          if let beginning {
            output.appendAgain(beginning)
          } else {
            let start = output.count
            unsafe output.fill(atLeast: size + FormIndex.lineCapacity) { room in
              unsafe index.copyLines(
                number..<number + 1, of: match, after: word, size: size, to: room) - 1
            }
            beginning = start..<output.count
          }
          readingFields.appendTSV(of: cell, to: &output)
          output.appendNumber(cell.line)
          output.append(UInt8(ascii: "\n"))
        }
      }
      try output.flushIfLarge()
    }
  }
}

// MARK: jsonl

extension LookupWriter {
  private func beginObject(_ query: borrowing Span<UInt8>, _ output: inout OutputBuffer) {
    output.beginObject()
    output.name("query")
    output.string(query)
  }

  private func endObject(
    _ query: borrowing Span<UInt8>, suggests: Bool, _ output: inout OutputBuffer
  ) throws(Failure) {
    if suggests { output.suggestions(suggestions(for: query)) { source.remarks(on: $0) } }
    output.endObject()
    try output.endLine()
  }

  /// Appends the member `matches`: each answer, with its word if the query is running text.
  func appendMatches(
    _ answers: [(word: String?, answer: FormIndex.Answer)], _ output: inout OutputBuffer
  ) throws(Failure) {
    output.name("matches")
    try output.array(answers) { (output, match) throws(Failure) in
      // The verbs of a long line are many.
      try output.flushIfLarge()
      let (word, answer) = match
      output.match(answer, word: word, source.remarks(on: answer.infinitive)) {
        $0.readings(of: answer, in: index, source.summaries)
      }
    }
  }
}

// MARK: matches

extension LookupWriter {
  /// Writes the answers of a match to its word, as ``write(_:to:_:)`` does; false where that has to.
  mutating func write(
    _ match: WordMatch, to word: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) -> Bool {
    switch (format, table.shape) {
    case (.tsv, .withReadings) where match.count == 0 && !writesSuggestions:
      output.append(word)
      output.append("\t\t\tnone\t\t\t\t\t\n" as StaticString)
    case (.tsv, .standard) where match.count > 0 || !writesSuggestions:
      writeLines(match, to: word, &output)
    case (.tsv, .withReadings) where match.count > 0 && !onlyBest:
      try writeReadings(of: match, to: word, &output)
    case (.tsv, .infinitive) where onlyBest || match.count < 2:
      if match.count > 0 { copyInfinitive(0, of: match, &output) }
      output.append(UInt8(ascii: "\n"))
    case (.text, _):
      guard rows?.add(match, most: onlyBest ? 1 : Int.max, to: word) ?? false else { return false }
      try endRows(&output)
    case (.jsonl, _):
      beginObject(word, &output)
      output.matches(
        match, most: onlyBest ? 1 : Int.max, in: index, language, &readingFields)
      try endObject(word, suggests: match.count == 0, &output)
    default: return false
    }
    return true
  }

  /// Writes a line an answer.
  private func writeLines(
    _ match: WordMatch, to word: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) {
    let size = word.count
    unsafe word.withUnsafeBytes { word in
      guard let word = word.baseAddress else { return }
      if match.count == 0 { return unsafe Self.writeNone(word, size, &output) }
      let shown = 0..<(onlyBest ? 1 : match.count)
      unsafe output.fill(atLeast: shown.count * (size + FormIndex.lineCapacity)) { room in
        unsafe index.copyLines(shown, of: match, after: word, size: size, to: room)
      }
    }
  }

  private static func writeNone(
    _ word: UnsafeRawPointer, _ size: Int, _ output: inout OutputBuffer
  ) {
    unsafe output.fill(atLeast: size + 8) { room in
      unsafe room.copyMemory(from: word, byteCount: size)
      // The bytes of "\t\t\tnone\n", the first one lowest.
      let none: UInt64 = 0x0A65_6E6F_6E09_0909
      unsafe (room + size).storeBytes(of: none.littleEndian, as: UInt64.self)
      return size + 8
    }
  }

  private func copyInfinitive(_ number: Int, of match: WordMatch, _ output: inout OutputBuffer) {
    unsafe output.fill(atLeast: FormIndex.Answers.wordCapacity) { room in
      unsafe index.copyInfinitive(number, of: match, to: room)
    }
  }
}
