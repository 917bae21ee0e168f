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
    didSet { table.leastWidths = answersAtOnce ? [12, 12, 12] : [] }
  }
  /// Whether tsv has a line for each suggestion behind that of a query without an answer.
  var writesSuggestions = false

  private let source: IndexSelection
  private let index: FormIndex
  private let format: Context.Format
  private let withReadings: Bool
  private let onlyBest: Bool
  /// The language of glosses; nil for none.
  private let language: GlossLanguage?
  /// The one field that is written; nil for all.
  private let field: LookupField?
  private let width: Int?
  private let styler: TextStyler
  /// Makes the rows for people; nil where the format is another one.
  private let rows: LookupTable?
  private var table = TextTable()

  init(_ context: borrowing Context, source: IndexSelection, format: Context.Format) {
    self.source = source
    index = source.index
    language = source.glossLanguage.flatMap { GlossLanguage($0) }
    self.format = format
    withReadings = context.arguments.has(.readings)
    onlyBest = context.arguments.has(.best)
    field = context.arguments.value(.only).flatMap { LookupField(rawValue: $0) }
    width = format == .text ? context.width : nil
    styler = format == .text ? context.styler : TextStyler(depth: .none)
    rows =
      format == .text
      ? LookupTable(source: source, language: context.language, withLevels: withReadings) : nil
    // What was typed is known; spelling, verb, tense and person are what was asked for.
    table.shrinkFirstColumn = 0
    table.keptColumns = [1, 2, 4, 5]
    table.spareColumn = 3
    table.leastTableWidth = TextTable.leastUsualWidth
  }

  /// Writes the answers to a query. `isWord` tells that it is letters and nothing else.
  mutating func write(
    _ answers: FormIndex.Answers, to query: borrowing Span<UInt8>, isWord: Bool = false,
    _ output: inout OutputBuffer
  ) throws(Failure) {
    if field != nil { return try writeField(of: answers, &output) }
    switch format {
    case .text:
      try writeRows(of: answers, to: query, &output)
    case .tsv:
      if answers.isEmpty {
        try writeNone(query, isWord: isWord, &output)
      } else if withReadings {
        for answer in shown(answers) { try writeReadings(of: answer, to: query, &output) }
      } else {
        try writeLines(answers, to: query, &output)
      }
    case .jsonl:
      beginObject(query, &output)
      try appendMatches(shown(answers).map { (nil, $0) }, &output)
      try endObject(query, suggests: answers.isEmpty, &output)
    }
  }

  /// Writes the answers to a query, or the verbs of one that is running text. Rows name the word of each verb, not the
  /// query: a line of many verbs would be repeated as often. Matches of JSON Lines have the word as a member.
  mutating func write(
    _ words: [TextReader.Word], _ answers: FormIndex.Answers,
    to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    if words.isEmpty || field != nil { return try write(answers, to: query, &output) }
    let most = onlyBest ? 1 : Int.max
    if format == .jsonl {
      beginObject(query, &output)
      try appendMatches(
        words.prefix(most).flatMap { word in word.answers.prefix(most).map { (word.text, $0) } },
        &output)
      return try endObject(query, suggests: false, &output)
    }
    for word in words.prefix(most) {
      try write(FormIndex.Answers(word.answers), to: Array(word.text.utf8).span, &output)
    }
  }

  private mutating func writeRows(
    of answers: FormIndex.Answers, to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    guard let rows else { return }
    try table.add(
      rows.rows(for: shown(answers), to: query), to: &output, width: width, styler: styler)
    if answersAtOnce { try finish(&output) }
  }

  /// Writes the values of the one field, each once on a line of its own; an empty line where there is none.
  func writeField(
    of answers: some Sequence<FormIndex.Answer>, _ output: inout OutputBuffer
  ) throws(Failure) {
    var values: [String] = []
    for answer in answers where !onlyBest || values.isEmpty {
      for value in field?.values(of: answer, in: index) ?? [] where !values.contains(value) {
        values.append(value)
      }
    }
    for value in values.isEmpty ? [""] : values.prefix(onlyBest ? 1 : Int.max) {
      output.appendField(value)
      try output.endLine()
    }
  }

  /// The answers that are written.
  private func shown(_ answers: FormIndex.Answers) -> FormIndex.Answers.SubSequence {
    answers.prefix(onlyBest ? 1 : Int.max)
  }

  /// Writes the rows that wait for others.
  mutating func finish(_ output: inout OutputBuffer) throws(Failure) {
    try table.finish(to: &output, width: width, styler: styler)
  }
}

// MARK: tsv

extension LookupWriter {
  private func writeNone(
    _ query: borrowing Span<UInt8>, isWord: Bool, _ output: inout OutputBuffer
  ) throws(Failure) {
    if isWord { output.append(query) } else { output.appendField(query) }
    let none: StaticString = withReadings ? "\t\t\tnone\t\t\t\t\t\n" : "\t\t\tnone\n"
    output.append(none)
    if writesSuggestions { try writeSuggestions(for: query, &output) }
    try output.flushIfLarge()
  }

  private func writeSuggestions(
    for query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    for suggestion in suggestions(for: query) {
      output.appendField(query)
      for field in [suggestion.infinitive, suggestion.form, "suggested"] {
        output.appendNextField(field)
      }
      if withReadings {
        let fields = [
          suggestion.tense?.name ?? "", suggestion.persons.joined(separator: ", "), "", "", "",
        ]
        for field in fields { output.appendNextField(field) }
      }
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

  /// Writes a line an answer. Forms and infinitives are letters, so they need no escapes.
  private func writeLines(
    _ answers: FormIndex.Answers, to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    for answer in shown(answers) {
      output.appendField(query)
      for field in [answer.infinitive, answer.form, answer.match.rawValue] {
        output.tab()
        output.append(field)
      }
      try output.endLine()
    }
  }

  private func writeReadings(
    of answer: FormIndex.Answer, to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    // The best one is that which people see first.
    let best = onlyBest ? index.readingGroups(of: answer).first?.readings[0] : nil
    for reading in best.map({ [$0] }) ?? index.readings(of: answer) {
      output.appendField(query)
      output.appendNextField(answer.infinitive)
      output.appendNextField(answer.form)
      output.appendNextField(answer.match.rawValue)
      output.append(fields(of: reading).tsv[...])
      output.appendNumber(reading.line)
      try output.endLine()
    }
  }

  private func fields(of reading: FormIndex.Reading) -> ReadingFields {
    ReadingFields(reading.inflection, source.summaries[reading.level])
  }

  /// The same for the answers of a match to its word.
  private func writeReadings(
    of match: WordMatch, to word: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    let size = word.count
    let fields = source.readingFields
    for number in 0..<match.count {
      guard let verb = index.verb(ofAnswer: number, of: match) else { continue }
      unsafe word.withUnsafeBytes { word in
        guard let word = word.baseAddress else { return }
        index.forEachCell(of: verb) { cell in
          // Up to the tab after the match.
          unsafe output.fill(atLeast: size + FormIndex.lineCapacity) { room in
            unsafe index.copyLine(number, of: match, after: word, size: size, to: room) - 1
          }
          output.append(fields.fields(of: cell).tsv[...])
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
    output.append("{")
    output.appendJSONName("query", first: true)
    output.appendJSON(query)
  }

  private func endObject(
    _ query: borrowing Span<UInt8>, suggests: Bool, _ output: inout OutputBuffer
  ) throws(Failure) {
    if suggests {
      output.appendJSONName("suggestions")
      output.appendJSONArray(suggestions(for: query)) { output, suggestion in
        output.append("{")
        output.appendJSONPair("infinitive", suggestion.infinitive, first: true)
        output.appendJSONPair("form", suggestion.form)
        output.appendJSONPair("reason", suggestion.reason.rawValue)
        output.appendJSONPair("tense", suggestion.tense?.name)
        output.appendJSONPair("persons", suggestion.persons)
        output.append("}")
      }
    }
    output.append("}")
    try output.endLine()
  }

  /// Appends `,"matches":` and an object for each answer, with its word if the query is running text.
  func appendMatches(
    _ answers: [(word: String?, answer: FormIndex.Answer)], _ output: inout OutputBuffer
  ) throws(Failure) {
    output.appendJSONName("matches")
    output.append("[")
    var isFirst = true
    for (word, answer) in answers {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      // The verbs of a long line are many.
      try output.flushIfLarge()
      let remarks = source.remarks(on: answer.infinitive)
      output.append("{")
      if let word { output.appendJSONPair("word", word, first: true) }
      output.appendJSONPair("infinitive", answer.infinitive, first: word == nil)
      output.appendJSONPair("form", answer.form)
      output.appendJSONPair("match", answer.match.rawValue)
      if let gloss = remarks.gloss { output.appendJSONPair("gloss", gloss) }
      if remarks.isPronominal { output.appendJSONPair("pronominal", true) }
      if let spelling = answer.spelling { output.appendJSONPair("spelling", spelling) }
      if !answer.parts.isEmpty {
        output.appendJSONName("parts")
        output.appendJSONArray(answer.parts) { $0.appendJSON($1) }
      }
      if !answer.helpers.isEmpty {
        output.appendJSONName("helpers")
        output.appendJSONArray(answer.helpers) { $0.appendJSON($1) }
      }
      output.appendJSONName("readings")
      output.appendJSONArray(index.readings(of: answer)) { output, reading in
        let written = reading.written == answer.form ? nil : reading.written
        append(fields(of: reading), line: reading.line, written: written, &output)
      }
      output.append("}")
    }
    output.append("]")
  }

  /// The same for the answers of a match.
  private func appendMatches(_ match: WordMatch, _ output: inout OutputBuffer) {
    let fields = source.readingFields
    output.appendJSONName("matches")
    output.appendJSONArray(0..<(onlyBest ? min(match.count, 1) : match.count)) { output, number in
      let verb = index.verb(ofAnswer: number, of: match)
      // Letters need no escapes.
      output.append("{\"infinitive\":\"")
      copyInfinitive(number, of: match, &output)
      output.append("\",\"form\":\"")
      copyForm(number, of: match, &output)
      output.append("\"")
      output.appendJSONPair("match", index.band(ofAnswer: number, of: match).rawValue)
      if let verb, let gloss = language.flatMap({ index.glossBytes(of: verb, $0) }) {
        output.appendJSONName("gloss")
        unsafe output.appendJSON(gloss.raw.assumingMemoryBound(to: UInt8.self).span)
      }
      if let verb, index.isPronominal(verb) { output.appendJSONPair("pronominal", true) }
      output.appendJSONName("readings")
      output.append("[")
      var isFirst = true
      if let verb {
        index.forEachCell(of: verb) { cell in
          if !isFirst { output.append(UInt8(ascii: ",")) }
          isFirst = false
          let written = cell.hasWords ? written(cell, number, match) : nil
          append(fields.fields(of: cell), line: cell.line, written: written, &output)
        }
      }
      output.append("]}")
    }
  }

  private func append(
    _ fields: ReadingFields, line: Int, written: String?, _ output: inout OutputBuffer
  ) {
    output.append(fields.json[...])
    output.appendNumber(line)
    if let written { output.appendJSONPair("written", written) }
    output.append("}")
  }

  /// How a cell writes the form of an answer, if that is another way.
  private func written(
    _ cell: FormIndex.CellReading, _ number: Int, _ match: WordMatch
  ) -> String? {
    let answer = index.answers(match)[number]
    let reading = index.reading(cell, infinitive: answer.infinitive, form: answer.form)
    return reading.written == answer.form ? nil : reading.written
  }
}

// MARK: matches

extension LookupWriter {
  /// Writes the answers of a match to its word, as ``write(_:to:isWord:_:)`` does; false where that has to.
  mutating func write(
    _ match: WordMatch, to word: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) -> Bool {
    switch (format, field) {
    case (.tsv, nil) where !withReadings && (match.count > 0 || !writesSuggestions):
      writeLines(match, to: word, &output)
    case (.tsv, nil) where withReadings && match.count > 0 && !onlyBest:
      try writeReadings(of: match, to: word, &output)
    case (.tsv, .infinitive) where onlyBest || match.count < 2:
      if match.count > 0 { copyInfinitive(0, of: match, &output) }
      output.append(UInt8(ascii: "\n"))
    case (.jsonl, nil):
      beginObject(word, &output)
      appendMatches(match, &output)
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
      let most = onlyBest ? 1 : match.count
      unsafe output.fill(atLeast: most * (size + FormIndex.lineCapacity)) { room in
        unsafe index.copyLines(of: match, most: most, after: word, size: size, to: room)
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

  private func copyForm(_ number: Int, of match: WordMatch, _ output: inout OutputBuffer) {
    unsafe output.fill(atLeast: FormIndex.Answers.wordCapacity) { room in
      unsafe index.copyForm(number, of: match, to: room)
    }
  }
}
