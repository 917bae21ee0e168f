package import VerbForms

/// What a format for programs says of a reading before the number of its line, ready to be copied. Each text is made when
/// it is first asked for: for each reading would be most of the work, for all columns at once several milliseconds.
package struct ReadingFieldTable {
  private typealias Fields = (tense: Tense?, isDative: Bool, text: Range<Int>)

  private let index: FormIndex
  /// Whether a text is `{"tense":"…",…,"file":"file","line":` rather than `⇥tense⇥person⇥title⇥file⇥`.
  private let isJSON: Bool
  /// By level and column, the infinitive before all columns. A column's forms may have another tense after `no`.
  private var known: [[[Fields]]] = []
  private var texts: [UInt8] = []

  package init(_ index: FormIndex, asJSON isJSON: Bool) {
    (self.index, self.isJSON) = (index, isJSON)
  }

  package mutating func append(_ cell: CellOccurrence, to output: inout OutputBuffer) {
    let column = cell.column.map { $0 + 1 } ?? 0
    if cell.level < known.count, column < known[cell.level].count {
      for fields in known[cell.level][column]
      where fields.tense == cell.tense && fields.isDative == cell.isDative {
        return output.append(texts[fields.text])
      }
    }
    let inflection = index.inflection(of: cell)
    let level = index.levels[cell.level]
    var text = OutputBuffer()
    if isJSON {
      text.beginReading(inflection, level)
    } else {
      for field in ["", inflection.name ?? "", inflection.person ?? "", level.title, level.file] {
        text.appendField(field)
        text.append(UInt8(ascii: "\t"))
      }
    }
    let start = texts.count
    texts += text.unwritten()
    while known.count <= cell.level { known.append([]) }
    while known[cell.level].count <= column { known[cell.level].append([]) }
    known[cell.level][column].append((cell.tense, cell.isDative, start..<texts.count))
    output.append(texts[start...])
  }
}
