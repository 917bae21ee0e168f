package import VerbForms

/// What the formats for programs say of a reading before the number of its line, ready to be copied.
///
/// There are as many texts as columns, each made when it is first asked for: making them for each reading would take
/// most of the time of a line, and making all of them at once several milliseconds.
package struct ReadingFieldTable {
  /// Where the texts of a column are for a tense.
  private struct Fields {
    let tense: Tense?
    /// `⇥tense⇥person⇥title⇥file⇥`
    let tsv: Range<Int>
    /// `{"tense":"…","person":"…","level":"title","file":"file","line":`
    let json: Range<Int>
  }

  private let index: FormIndex
  /// Where each level's columns begin, that of the infinitive first, and that of cells without a column last; empty before
  /// the first use.
  private var starts: [Int] = []
  /// Two for each column: its forms may have another tense after `no`.
  private var known: [Fields?] = []
  private var texts: [UInt8] = []

  package init(_ index: FormIndex) { self.index = index }

  /// Appends the fields of a cell as tab-separated values.
  package mutating func appendTSV(of cell: FormIndex.CellReading, to output: inout OutputBuffer) {
    let range = fields(of: cell).tsv
    output.append(texts[range])
  }

  /// Appends the members of a cell as JSON.
  mutating func appendJSON(of cell: FormIndex.CellReading, to output: inout OutputBuffer) {
    let range = fields(of: cell).json
    output.append(texts[range])
  }

  private mutating func fields(of cell: FormIndex.CellReading) -> Fields {
    if starts.isEmpty {
      for level in index.levels {
        starts.append(known.count)
        known += Array(repeating: nil, count: 2 * (level.columns.count + 2))
      }
      starts.append(known.count)
    }
    let column = cell.column.map { $0 + 1 } ?? 0
    let slot = min(starts[cell.level] + 2 * column, starts[cell.level + 1] - 2)
    if let first = known[slot], first.tense == cell.tense { return first }
    if let second = known[slot + 1], second.tense == cell.tense { return second }
    let fields = makeFields(of: cell)
    known[known[slot] == nil ? slot : slot + 1] = fields
    return fields
  }

  private mutating func makeFields(of cell: FormIndex.CellReading) -> Fields {
    let inflection = index.inflection(of: cell)
    let level = index.levels[cell.level]
    var output = OutputBuffer()
    for field in [inflection.name ?? "", inflection.person ?? "", level.title, level.file] {
      output.tab()
      output.appendField(field)
    }
    output.tab()
    let (start, size) = (texts.count, output.count)
    output.beginReading(inflection, level)
    texts += output.unwritten()
    return Fields(
      tense: cell.tense, tsv: start..<start + size, json: start + size..<texts.count)
  }
}
