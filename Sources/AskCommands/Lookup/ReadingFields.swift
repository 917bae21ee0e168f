import Invocation
import VerbForms

/// What tsv says of a reading before the number of its line, ready to be copied.
///
/// There are as many texts as columns, each made when it is first asked for: making them for each reading would take
/// most of the time of a line, and making all of them at once several milliseconds.
struct ReadingFieldTable {
  /// Where the text of a column is: `⇥tense⇥person⇥title⇥file⇥`.
  private struct Fields {
    let tense: Tense?
    let isDative: Bool
    let text: Range<Int>
  }

  private let index: FormIndex
  /// By level and column, the infinitive before all columns. A column's forms may have another tense after `no`.
  private var known: [[[Fields]]] = []
  private var texts: [UInt8] = []

  init(_ index: FormIndex) { self.index = index }

  /// Appends the fields of a cell as tab-separated values.
  mutating func append(_ cell: CellOccurrence, to output: inout OutputBuffer) {
    let range = fields(of: cell).text
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
    let start = texts.count
    texts += output.unwritten()
    let fields = Fields(tense: cell.tense, isDative: cell.isDative, text: start..<texts.count)
    while known.count <= cell.level { known.append([]) }
    while known[cell.level].count <= column { known[cell.level].append([]) }
    known[cell.level][column].append(fields)
    return fields
  }
}
