package import VerbForms

/// What the formats for programs say of a reading before the number of its line, ready to be copied.
///
/// There are as many texts as columns, each made when it is first asked for: making them for each reading would take
/// most of the time of a line, and making all of them at once several milliseconds.
package struct ReadingFieldTable {
  /// Where the texts of a column are.
  private struct Fields {
    /// `⇥tense⇥person⇥title⇥file⇥`
    let tsv: Range<Int>
    /// `{"tense":"…","person":"…","level":"title","file":"file","line":`
    let json: Range<Int>
  }

  private let index: FormIndex
  /// By level, column and tense, in one number: a column's forms may have another tense after `no`.
  private var known: [UInt64: Fields] = [:]
  private var texts: [UInt8] = []

  package init(_ index: FormIndex) { self.index = index }

  /// Appends the fields of a cell as tab-separated values.
  package mutating func appendTSV(of cell: CellOccurrence, to output: inout OutputBuffer) {
    let range = fields(of: cell).tsv
    output.append(texts[range])
  }

  /// Appends the members of a cell as JSON.
  mutating func appendJSON(of cell: CellOccurrence, to output: inout OutputBuffer) {
    let range = fields(of: cell).json
    output.append(texts[range])
  }

  private mutating func fields(of cell: CellOccurrence) -> Fields {
    let column =
      UInt64(cell.level) << 40 | UInt64((cell.column ?? -1) + 1) << 8
      | (cell.tense.map { UInt64($0.rawValue) } ?? 0xFF)
    if let fields = known[column] { return fields }
    let inflection = index.inflection(of: cell)
    let level = index.levels[cell.level]
    var output = OutputBuffer()
    for field in [inflection.name ?? "", inflection.person ?? "", level.title, level.file] {
      output.append(UInt8(ascii: "\t"))
      output.appendField(field)
    }
    output.append(UInt8(ascii: "\t"))
    let (start, size) = (texts.count, output.count)
    output.beginReading(inflection, level)
    texts += output.unwritten()
    let fields = Fields(tsv: start..<start + size, json: start + size..<texts.count)
    known[column] = fields
    return fields
  }
}
