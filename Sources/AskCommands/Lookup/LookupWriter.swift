import Invocation
import SpanishText
import VerbForms
import Wording

/// Writes the answers of `conj lookup` in the format that was asked for.
struct LookupWriter {
  /// Whether an answer must not wait for the next one.
  var answersAtOnce = false {
    // The tables of successive queries get the same columns.
    didSet { rows?.table.leastWidths = [12, 12, 12] }
  }
  /// Whether tsv has a line for each suggestion after that of a query without an answer.
  var writesSuggestions = false

  private let source: IndexSelection
  private let index: FormIndex
  let format: Context.Format
  /// How many answers to a query are written at most: the best one, or all.
  private let most: Int
  private var onlyBest: Bool { most == 1 }
  private let table: LookupColumns
  private var row: LookupRow
  /// Makes the rows for people; nil where the format is another one.
  private var rows: LookupTable?
  private var readingFields: ReadingFieldTable

  init(
    _ context: borrowing Context, source: IndexSelection, format: Context.Format? = nil
  ) throws(Failure) {
    self.source = source
    index = source.index
    table = try LookupColumns(context.arguments)
    row = LookupRow(source: source)
    // These options ask for a table wherever it goes.
    let isTable = table.hasHeader || table.hasEachRowOnce
    let format = isTable ? .tsv : format ?? context.format()
    self.format = format
    readingFields = ReadingFieldTable(index, asJSON: format == .jsonl)
    most = context.arguments.has(.best) ? 1 : .max
    if format == .text {
      rows = LookupTable(
        context.table, source, context.language, withLevels: context.arguments.has(.readings))
    }
  }

  /// Writes the names of the columns, if they are asked for.
  func begin(_ output: inout OutputBuffer) throws(Failure) {
    if table.hasHeader { try output.appendLine(table.columns.map(\.name)) }
  }

  /// Writes the answers to a query, or those of the words of running text. Rows then name the word: the text may be long.
  mutating func write(
    _ answers: FormIndex.Answers, ofWords words: [TextReader.Word] = [],
    to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    let named = answers.isEmpty ? query.array : Self.named(query)
    let parts: [(word: String?, answers: FormIndex.Answers)] =
      words.isEmpty ? [(nil, answers)] : words.prefix(most).map { ($0.text, $0.answers) }
    switch format {
    case .text:
      for (word, answers) in parts {
        let (bytes, answers) = (word.map { Array($0.utf8) } ?? named, shown(answers))
        rows?.add(answers, to: bytes.span)
        try endRows(&output)
      }
    case .tsv:
      var written: Set<[UInt8]> = []
      for (word, answers) in parts {
        row.query = word.map { Array($0.utf8) } ?? named
        row.word = word ?? ""
        try writeRows(of: shown(answers), &written, &output)
      }
      // There is an empty line if all values of the one column are empty.
      if table.omitsEmpty, written.isEmpty { try output.endLine() }
      if answers.isEmpty, writesSuggestions { try writeSuggestions(&output) }
    case .jsonl:
      beginObject(query, &output)
      let matches = parts.flatMap { word, answers in shown(answers).map { (word, $0) } }
      try appendMatches(matches, &output)
      try endObject(query, suggests: answers.isEmpty, &output)
    }
  }

  /// What each row of an answered query names of it: all, or the beginning of one that is longer than any form.
  private static func named(_ query: borrowing Span<UInt8>) -> [UInt8] {
    query.count > longestNamed ? beginning(of: query, size: longestNamed - 3) : query.array
  }

  /// Says that a line is too long to be looked up, and writes its beginning as a query without an answer.
  mutating func refuse(
    longLine line: ArraySlice<UInt8>, _ context: inout Context
  ) throws(Failure) {
    let echo = Self.beginning(of: line.span, size: 1024)
    try write(FormIndex.Answers(), to: echo.span, &context.output)
    context.messages.say(
      en: "A line is longer than 64 KiB, so it was not looked up.",
      es: "Una línea tiene más de 64 KiB, así que no se ha buscado.",
      advice: .init(
        en: "Write one word or phrase per line, or with --null one before each NUL.",
        es: "Escribe una palabra o expresión en cada línea, o con --null una antes de cada NUL."))
  }

  /// The first bytes of a query, without half a character, and an ellipsis.
  private static func beginning(of query: borrowing Span<UInt8>, size: Int) -> [UInt8] {
    var end = min(size, query.count)
    while end < query.count, size - end < 3, query[end] & 0xC0 == 0x80 { end -= 1 }
    return query.extracting(first: end).array + Array("…".utf8)
  }

  private static let longestNamed = 512

  private mutating func endRows(_ output: inout OutputBuffer) throws(Failure) {
    try rows?.table.endBlock(to: &output)
    if answersAtOnce { try finish(&output) }
  }

  mutating func finish(_ output: inout OutputBuffer) throws(Failure) {
    try rows?.table.finish(to: &output)
  }

  // MARK: tsv

  mutating func write(
    _ word: TextReader.Word, at location: (file: String, line: Int, column: Int, mark: String),
    _ output: inout OutputBuffer
  ) throws(Failure) {
    if table.shape == .standardOfText, !word.answers.isEmpty, let match = word.answers.wordMatch {
      copyLines(of: match, to: word.text, at: location, &output)
      return try output.flushIfLarge()
    }
    row.location = location
    try write(word.answers, ofWords: [word], to: Array(word.text.utf8).span, &output)
  }

  func shown(_ answers: FormIndex.Answers) -> [FormIndex.Answer] {
    answers.indices.prefix(most).map { answers[$0] }
  }

  private func copyLines(
    of match: WordMatch, to word: String,
    at location: (file: String, line: Int, column: Int, mark: String), _ output: inout OutputBuffer
  ) {
    let start = output.count
    output.appendField(location.file)
    output.append(UInt8(ascii: "\t"))
    output.appendNumber(location.line)
    output.append(UInt8(ascii: "\t"))
    output.appendNumber(location.column)
    output.append(UInt8(ascii: "\t"))
    output.appendField(word)
    let place = start..<output.count
    for number in 0..<min(most, match.count) {
      if number > 0 { output.appendAgain(place) }
      unsafe output.fill(atLeast: FormIndex.lineCapacity) { room in
        // Without the line feed.
        unsafe index.copyLines(number..<number + 1, of: match, after: room, size: 0, to: room) - 1
      }
      output.append(UInt8(ascii: "\t"))
      output.append(location.mark)
      output.append(UInt8(ascii: "\t"))
      output.appendNumber(index.rank(ofAnswer: number, of: match).map { $0 + 1 })
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// Writes the rows of the answers to a query, or to one of its words if those of the words before it are written.
  private mutating func writeRows(
    of answers: [FormIndex.Answer], _ written: inout Set<[UInt8]>,
    _ output: inout OutputBuffer
  ) throws(Failure) {
    (row.answer, row.isSuggested, row.reading) = (nil, false, LookupRow.Reading())
    if answers.isEmpty, !table.omitsEmpty { try writeRow(&written, &output) }
    for answer in answers {
      row.answer = answer
      for reading in table.readings(of: answer, in: index, onlyBest: onlyBest) {
        row.reading = reading
        if try writeRow(&written, &output), onlyBest { break }
      }
    }
  }

  /// Writes a row; false where it is one that the columns leave out.
  @discardableResult
  private func writeRow(
    _ written: inout Set<[UInt8]>, _ output: inout OutputBuffer
  ) throws(Failure) -> Bool {
    let start = output.count
    table.append(row, &output)
    if table.hasEachRowOnce {
      let line = output.unwritten(from: start)
      if table.omitsEmpty && line.isEmpty || !written.insert(line).inserted {
        output.removeAll(from: start)
        return false
      }
    }
    try output.endLine()
    return true
  }

  private mutating func writeSuggestions(_ output: inout OutputBuffer) throws(Failure) {
    guard !table.omitsEmpty else { return }
    row.isSuggested = true
    for suggestion in suggestions(for: row.query.span) {
      row.answer = FormIndex.Answer(
        form: suggestion.form, infinitive: suggestion.infinitive, match: .exact)
      row.reading = LookupRow.Reading(
        tense: suggestion.tense?.name ?? "", person: suggestion.persons.joined(separator: ", "))
      table.append(row, &output)
      try output.endLine()
    }
  }

  private func suggestions(for query: borrowing Span<UInt8>) -> ArraySlice<FormIndex.Suggestion> {
    return index.suggestions(for: decodedText(query.array[...]).text).prefix(most)
  }

  private mutating func writeReadings(
    of match: WordMatch, to word: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    for number in 0..<match.count {
      guard let verb = index.verb(ofAnswer: number, of: match) else { continue }
      // All lines have the same beginning, up to the tab after the match.
      let start = output.count
      copyLines(number..<number + 1, of: match, to: word, &output)
      output.removeAll(from: output.count - 1)
      let beginning = start..<output.count
      var isWritten = false
      index.forEachCell(of: verb) { cell, line in
        if isWritten { output.appendAgain(beginning) }
        isWritten = true
        readingFields.append(cell, to: &output)
        output.appendNumber(line)
        output.append(UInt8(ascii: "\n"))
      }
      if !isWritten { output.removeAll(from: start) }
      try output.flushIfLarge()
    }
  }

  // MARK: jsonl

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

  // MARK: matches

  /// Writes the answers of a match to its word, as ``write(_:to:_:)`` does; false where that has to.
  mutating func write(
    _ match: WordMatch, to word: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) -> Bool {
    if word.count > Self.longestNamed, match.count > 0, format != .jsonl {
      return try write(match, to: Self.named(word).span, &output)
    }
    switch (format, table.shape) {
    case (.tsv, .withReadings) where match.count == 0 && !writesSuggestions:
      output.append(word)
      output.append("\t\t\tnone\t\t\t\t\t\n" as StaticString)
    case (.tsv, .standard) where match.count > 0:
      copyLines(0..<min(most, match.count), of: match, to: word, &output)
    case (.tsv, .standard) where !writesSuggestions:
      output.append(word)
      output.append("\t\t\tnone\n" as StaticString)
    case (.tsv, .withReadings) where match.count > 0 && !onlyBest:
      try writeReadings(of: match, to: word, &output)
    case (.tsv, .infinitive) where match.count == 0: output.append(UInt8(ascii: "\n"))
    case (.tsv, .infinitive):
      for number in 0..<min(most, match.count) where !index.repeatsVerb(number, of: match) {
        unsafe output.fill(atLeast: FormIndex.Answers.wordCapacity) { room in
          unsafe index.copyInfinitive(number, of: match, to: room)
        }
        output.append(UInt8(ascii: "\n"))
      }
    case (.text, _):
      guard rows?.add(match, most: most, to: word) ?? false else { return false }
      try endRows(&output)
    case (.jsonl, _):
      beginObject(word, &output)
      output.matches(match, most: most, in: index, source.glossLanguage, &readingFields)
      try endObject(word, suggests: match.count == 0, &output)
    default: return false
    }
    return true
  }

  private func copyLines(
    _ numbers: Range<Int>, of match: WordMatch, to word: borrowing Span<UInt8>,
    _ output: inout OutputBuffer
  ) {
    let size = word.count
    unsafe word.withUnsafeBytes { word in
      guard let word = word.baseAddress else { return }
      unsafe output.fill(atLeast: numbers.count * (size + FormIndex.lineCapacity)) { room in
        unsafe index.copyLines(numbers, of: match, after: word, size: size, to: room)
      }
    }
  }
}
