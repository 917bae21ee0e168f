package import VerbForms

/// What the formats for programs say of a reading before the number of its line, ready to be copied: making it for each
/// reading would take most of the time of a line.
package final class ReadingFieldTable {
  /// Where the texts of a column are for a tense.
  private struct Fields {
    let tense: Tense?
    /// `⇥tense⇥person⇥title⇥file⇥`
    let tsv: Range<Int>
    /// `{"tense":"…","person":"…","level":"title","file":"file","line":`
    let json: Range<Int>
  }

  /// Where each level's columns begin, that of the infinitive first.
  private let starts: [Int]
  /// Two for each column: its forms may have another tense after `no`.
  private let fields: [Fields]
  private let texts: [UInt8]

  /// The fields of all columns of all levels.
  package init(_ index: FormIndex) {
    var starts: [Int] = []
    var fields: [Fields] = []
    var texts = OutputBuffer()
    for (number, level) in index.levels.enumerated() {
      starts.append(fields.count)
      for column in -1..<level.columns.count {
        for isNegated in [false, true] {
          let inflection = index.inflection(
            ofColumn: column < 0 ? nil : column, inLevel: number, negated: isNegated)
          let start = texts.count
          for field in [inflection.name ?? "", inflection.person ?? "", level.title, level.file] {
            texts.tab()
            texts.appendField(field)
          }
          texts.tab()
          let middle = texts.count
          texts.beginReading(inflection, level)
          fields.append(
            Fields(tense: inflection.tense, tsv: start..<middle, json: middle..<texts.count))
        }
      }
    }
    (self.starts, self.fields, self.texts) = (starts, fields, texts.unwritten())
  }

  /// Appends the fields of a cell as tab-separated values.
  package func appendTSV(of cell: FormIndex.CellReading, to output: inout OutputBuffer) {
    output.append(texts[fields(of: cell).tsv])
  }

  /// Appends the members of a cell as JSON.
  func appendJSON(of cell: FormIndex.CellReading, to output: inout OutputBuffer) {
    output.append(texts[fields(of: cell).json])
  }

  private func fields(of cell: FormIndex.CellReading) -> Fields {
    let slot = starts[cell.level] + 2 * (cell.column.map { $0 + 1 } ?? 0)
    return fields[slot].tense == cell.tense ? fields[slot] : fields[slot + 1]
  }
}
