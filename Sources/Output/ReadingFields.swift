package import VerbForms

/// What the formats for programs say of a reading before the number of its line, ready to be copied.
package final class ReadingFields {
  /// `⇥tense⇥person⇥title⇥file⇥`
  package let tsv: [UInt8]
  /// `{"tense":"…","person":"…","level":"title","file":"file","line":`
  package let json: [UInt8]

  init(_ inflection: FormIndex.Inflection, _ level: FormIndex.LevelInfo) {
    var output = OutputBuffer()
    for field in [inflection.name ?? "", inflection.person ?? "", level.title, level.file] {
      output.tab()
      output.appendField(field)
    }
    output.tab()
    tsv = output.unwritten()
    output.removeAll()
    output.beginReading(inflection, level)
    json = output.unwritten()
  }
}
/// The fields of all columns of all levels, each made when it is first asked for: there are as many as columns, and
/// making them for each reading would take most of the time of a line.
package final class ReadingFieldTable {
  private let levels: [FormIndex.LevelInfo]
  /// Where each level's columns begin, that of the infinitive first.
  private let starts: [Int]
  /// Two for each column: its forms may have another tense after `no`.
  private var known: [(tense: Tense?, fields: ReadingFields)?]

  package init(_ levels: [FormIndex.LevelInfo]) {
    self.levels = levels
    var count = 0
    starts = levels.map { level in
      defer { count += level.columns.count + 1 }
      return count
    }
    known = Array(repeating: nil, count: 2 * count)
  }

  /// The fields of a cell.
  package func fields(of cell: FormIndex.CellReading) -> ReadingFields {
    let slot = 2 * (starts[cell.level] + (cell.column.map { $0 + 1 } ?? 0))
    if let first = known[slot], first.tense == cell.tense { return first.fields }
    if let second = known[slot + 1], second.tense == cell.tense { return second.fields }
    let level = levels[cell.level]
    let name = cell.column.map { level.columns[$0] } ?? "infinitivo"
    let reading = FormIndex.Reading(
      level: cell.level, line: 0, column: name, tense: cell.tense, written: "")
    let fields = ReadingFields(reading.inflection, level)
    known[known[slot] == nil ? slot : slot + 1] = (cell.tense, fields)
    return fields
  }
}
