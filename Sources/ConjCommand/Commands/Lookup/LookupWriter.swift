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

  /// Whether an answer is a line of query, verb, form and match, and nothing else.
  var writesLines: Bool { format == .tsv && !withReadings && field == nil }

  private let source: IndexSelection
  private let index: FormIndex
  private let format: Context.Format
  private let withReadings: Bool
  private let onlyBest: Bool
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
        writeLines(answers, to: query, isWord: isWord, &output)
      }
    case .jsonl: try writeObject(answers, to: query, &output)
    }
  }

  /// Writes the verbs of a query that is running text. People see the words of each; for scripts their
  /// answers are those to the query.
  mutating func write(
    _ words: [TextReader.Word], _ answers: FormIndex.Answers,
    to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    guard format == .text, field == nil else { return try write(answers, to: query, &output) }
    for word in words.prefix(onlyBest ? 1 : Int.max) {
      try writeRows(of: FormIndex.Answers(word.answers), to: Array(word.text.utf8).span, &output)
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
    _ answers: FormIndex.Answers, to query: borrowing Span<UInt8>, isWord: Bool,
    _ output: inout OutputBuffer
  ) {
    for number in 0..<(onlyBest ? min(answers.count, 1) : answers.count) {
      if isWord { output.append(query) } else { output.appendField(query) }
      let filled = unsafe output.fill(atLeast: 2 * FormIndex.Answers.wordCapacity + 16) { room in
        unsafe room.storeBytes(of: UInt8(ascii: "\t"), as: UInt8.self)
        guard
          let copied = unsafe index.copy(
            number, of: answers, infinitive: room + 1, gap: 1)
        else { return 0 }
        unsafe room.storeBytes(
          of: UInt8(ascii: "\t"), toByteOffset: 1 + copied.infinitive, as: UInt8.self)
        let size = 2 + copied.infinitive + copied.form
        return unsafe size + copied.match.copyField(to: room + size)
      }
      if filled == 0 {
        let answer = answers[number]
        for field in [answer.infinitive, answer.form, answer.match.rawValue] {
          output.tab()
          output.append(field)
        }
        output.append(UInt8(ascii: "\n"))
      }
    }
  }

  private func writeReadings(
    of answer: FormIndex.Answer, to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    var beginning: Range<Int>?
    // The best one is that which people see first.
    let best = onlyBest ? index.readingGroups(of: answer).first?.readings[0] : nil
    for reading in best.map({ [$0] }) ?? index.readings(of: answer) {
      let start = output.position
      let isRepeated = beginning.map { output.appendAgain(from: $0.lowerBound, count: $0.count) }
      if isRepeated != true {
        output.appendField(query)
        output.appendNextField(answer.infinitive)
        output.appendNextField(answer.form)
        output.appendNextField(answer.match.rawValue)
      }
      beginning = start..<output.position
      output.appendNextField(reading.inflection.name ?? "")
      output.appendNextField(reading.person ?? "")
      output.append(source.fields(ofLevel: reading.level).tsv.span)
      output.appendNumber(reading.line)
      try output.endLine()
    }
  }
}

extension FormIndex.Match {
  /// Copies a tab, the match and the end of the line, with up to 16 bytes; how many they are.
  fileprivate func copyField(to target: UnsafeMutableRawPointer) -> Int {
    let (low, high, size): (UInt64, UInt64, Int) =
      switch self {
      // The bytes of "\texact\n" and so on, the first one lowest.
      case .exact: (0x000A_7463_6178_6509, 0, 7)
      case .accents: (0x7374_6E65_6363_6109, 0x0A, 9)
      case .ñ: (0x0A_B1C3_09, 0, 4)
      case .pronouns: (0x6E75_6F6E_6F72_7009, 0x0A73, 10)
      case .phrase: (0x0A65_7361_7268_7009, 0, 8)
      case .keyboard: (0x7261_6F62_7965_6B09, 0x0A64, 10)
      }
    unsafe target.storeBytes(of: low.littleEndian, as: UInt64.self)
    unsafe target.storeBytes(of: high.littleEndian, toByteOffset: 8, as: UInt64.self)
    return size
  }
}

// MARK: jsonl

extension LookupWriter {
  private func writeObject(
    _ answers: FormIndex.Answers, to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    output.append("{")
    output.appendJSONName("query", first: true)
    output.appendJSON(query)
    appendMatches(shown(answers), &output)
    if answers.isEmpty {
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

  /// Appends `,"matches":` and an object for each answer.
  func appendMatches(_ answers: some Sequence<FormIndex.Answer>, _ output: inout OutputBuffer) {
    output.appendJSONName("matches")
    output.appendJSONArray(answers) { output, answer in
      output.append("{")
      output.appendJSONPair("infinitive", answer.infinitive, first: true)
      output.appendJSONPair("form", answer.form)
      output.appendJSONPair("match", answer.match.rawValue)
      let remarks = source.remarks(on: answer.infinitive)
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
        output.append("{")
        output.appendJSONPair("tense", reading.inflection.name, first: true)
        output.appendJSONPair("person", reading.person)
        output.append(source.fields(ofLevel: reading.level).json.span)
        output.appendNumber(reading.line)
        if reading.written != answer.form { output.appendJSONPair("written", reading.written) }
        output.append("}")
      }
      output.append("}")
    }
  }
}
