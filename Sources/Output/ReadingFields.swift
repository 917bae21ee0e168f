package import VerbForms

/// What the formats for programs say of a reading before the number of its line, ready to be copied.
///
/// There are as many texts as columns, each made when it is first asked for: making them for each reading would take
/// most of the time of a line, and making all of them at once several milliseconds.
package struct ReadingFieldTable {
  /// Where the texts of a column are.
  private struct Fields {
    let tense: Tense?
    let isDative: Bool
    /// `⇥tense⇥person⇥title⇥file⇥`
    let tsv: Range<Int>
    /// `{"tense":"…","person":"…","level":"title","file":"file","line":`
    let json: Range<Int>
  }

  private let index: FormIndex
  /// By level and column, the infinitive before all columns. A column's forms may have another tense after `no`.
  private var known: [[[Fields]]] = []
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
    let column = cell.column.map { $0 + 1 } ?? 0
    if cell.level < known.count, column < known[cell.level].count {
      for fields in known[cell.level][column]
      where fields.tense == cell.tense && fields.isDative == cell.isDative {
        return fields
      }
    }
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
    let fields = Fields(
      tense: cell.tense, isDative: cell.isDative, tsv: start..<start + size,
      json: start + size..<texts.count)
    while known.count <= cell.level { known.append([]) }
    while known[cell.level].count <= column { known[cell.level].append([]) }
    known[cell.level][column].append(fields)
    return fields
  }
}
