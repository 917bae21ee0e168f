import Invocation
import SpanishText
import Terminal
import VerbForms
import Wording

/// Writes the words of running text in the format that was asked for.
struct ProseWriter {
  /// The file that the words are from, as the user named it.
  var file = ""

  private var matches: LookupWriter
  /// What speaks against a verb: that the word is far more often something else, or may be a name.
  private let remarks: (common: String, name: String)
  private var table = TextTable()

  init(_ context: borrowing Context, source: IndexSelection) {
    matches = LookupWriter(context, source: source)
    let language = matches.format == .text ? context.language : .english
    remarks = (
      LocalizedText(en: "common", es: "común").text(in: language),
      LocalizedText(en: "name?", es: "¿nombre?").text(in: language)
    )
    table.leastWidths = [8, 16, 16]
    table.shrinkFirstColumn = 0
    table.keptColumns = [1, 2, 3]
    table.leastTableWidth = TextTable.leastUsualWidth
    if matches.format == .text { (table.width, table.styler) = (context.width, context.styler) }
  }

  func begin(_ output: inout OutputBuffer) throws(Failure) { try matches.begin(&output) }

  mutating func write(_ word: TextReader.Word, _ output: inout OutputBuffer) throws(Failure) {
    switch matches.format {
    case .tsv:
      try matches.write(
        word.text, at: (file, word.line, word.column, remark(on: word)), word.answers, &output)
    case .jsonl: try writeObject(word, &output)
    case .text:
      addRow(word)
      try table.endBlock(to: &output)
    }
  }

  mutating func finish(_ output: inout OutputBuffer) throws(Failure) {
    try table.finish(to: &output)
  }

  private func writeObject(
    _ word: TextReader.Word, _ output: inout OutputBuffer
  ) throws(Failure) {
    output.beginObject()
    output.member("file", file)
    output.member("line", word.line)
    output.member("column", word.column)
    output.member("word", word.text)
    output.member("common", word.isCommon)
    output.member("name", word.mayBeName)
    try matches.appendMatches(matches.shown(word.answers).map { (nil, $0) }, &output)
    output.endObject()
    try output.endLine()
  }

  private mutating func addRow(_ word: TextReader.Word) {
    let verbs = matches.shown(word.answers).map { $0.infinitive }.eachOnce()
    let location = (file == "-" ? "" : "\(file):") + "\(word.line):\(word.column)"
    table.add(location, .faint, keepsEnd: true, inLines: "")
    table.add(word.text, inLines: "\(location) \(word.text)")
    table.add(verbs.joined(separator: ", "), .strong)
    table.add(remark(on: word), .faint)
    table.endRow()
  }

  private func remark(on word: TextReader.Word) -> String {
    word.isCommon ? remarks.common : word.mayBeName ? remarks.name : ""
  }
}
