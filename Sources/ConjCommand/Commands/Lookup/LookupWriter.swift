import Terminal
import VerbForms

/// Writes the answers of `conj lookup` in the format that was asked for.
struct LookupWriter {
  /// Whether an answer must not wait for the next one, so that a table's columns fit each query and
  /// not all of them.
  var answersAtOnce = false

  private let source: OpenIndex
  private let format: Context.Format
  private let withReadings: Bool
  private let onlyBest: Bool
  private let width: Int?
  private let styler: TextStyler
  private var table = TextTable()

  init(_ context: borrowing Context, source: OpenIndex, format: Context.Format) {
    self.source = source
    self.format = format
    withReadings = context.arguments.has(.readings)
    onlyBest = context.arguments.has(.best)
    width = format == .text ? context.width : nil
    styler = format == .text ? context.styler : TextStyler(depth: .none)
  }

  /// Writes the answers to a query.
  mutating func write(
    _ answers: FormIndex.Answers, to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    switch format {
    case .text:
      table.rows += LookupText(source: source, onlyBest: onlyBest).rows(for: answers, to: query)
      if answersAtOnce { try finish(&output) }
    case .tsv:
      if answers.isEmpty {
        try writeNone(query, &output)
      } else if withReadings {
        for answer in answers { try writeReadings(of: answer, to: query, &output) }
      } else {
        writeLines(answers, to: query, &output)
        try output.flushIfLarge()
      }
    case .jsonl: try writeObject(answers, to: query, &output)
    }
  }

  /// Writes what waits for company in a table.
  mutating func finish(_ output: inout OutputBuffer) throws(Failure) {
    guard !table.rows.isEmpty else { return }
    // One query's table should stand right below the one before.
    table.leastWidths = answersAtOnce ? [12, 12, 12] : []
    try table.write(to: &output, width: width, styler: styler)
    table.rows.removeAll()
  }
}

// MARK: tsv

extension LookupWriter {
  private func writeNone(
    _ query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    output.appendField(query)
    output.append(withReadings ? "\t\t\tnone\t\t\t\t" : "\t\t\tnone")
    try output.endLine()
  }

  private func writeLines(
    _ answers: FormIndex.Answers, to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) {
    answers.forEachBytes { infinitive, form, match in
      output.appendField(query)
      output.tab()
      output.append(infinitive)
      output.tab()
      output.append(form)
      output.append(match.field)
    }
  }

  private func writeReadings(
    of answer: Answer, to query: borrowing Span<UInt8>, _ output: inout OutputBuffer
  ) throws(Failure) {
    for reading in source.index.readings(of: answer).prefix(onlyBest ? 1 : Int.max) {
      output.appendField(query)
      for field in [answer.infinitive, answer.form, answer.match.rawValue] {
        output.tab()
        output.appendField(field)
      }
      let level = source.summaries[reading.level]
      for field in [level.title, reading.column, level.file] {
        output.tab()
        output.appendField(field)
      }
      output.tab()
      output.appendNumber(reading.line)
      try output.endLine()
    }
  }
}

extension Match {
  /// A tab, the match and the end of the line.
  fileprivate var field: StaticString {
    switch self {
    case .exact: "\texact\n"
    case .accents: "\taccents\n"
    case .ñ: "\tñ\n"
    case .pronouns: "\tpronouns\n"
    case .phrase: "\tphrase\n"
    case .keyboard: "\tkeyboard\n"
    }
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
    appendMatches(answers, &output)
    output.append("}")
    try output.endLine()
  }

  /// Appends `,"matches":` and an object for each answer.
  func appendMatches(_ answers: some Sequence<Answer>, _ output: inout OutputBuffer) {
    output.appendJSONName("matches")
    output.appendJSONArray(answers) { output, answer in
      output.append("{")
      output.appendJSONPair("infinitive", answer.infinitive, first: true)
      output.appendJSONPair("form", answer.form)
      output.appendJSONPair("match", answer.match.rawValue)
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
      output.appendJSONArray(source.index.readings(of: answer)) { output, reading in
        let level = source.summaries[reading.level]
        output.append("{")
        output.appendJSONPair("level", level.title, first: true)
        output.appendJSONPair("file", level.file)
        output.appendJSONPair("line", reading.line)
        output.appendJSONPair("person", reading.column)
        if reading.written != answer.form { output.appendJSONPair("written", reading.written) }
        output.append("}")
      }
      output.append("}")
    }
  }
}
