import LevelFiles
import TrieIndex
import VerbForms

/// Compiles levels into the bytes of an index.
///
/// The same levels give the same bytes: everything is numbered in the order in which it comes, and
/// what is sorted has no two equal members.
///
/// Complexity: O(n log n) for n forms; about 1.5 s and 60 MB for the 790,000 cells of the reference.
struct IndexBuilder {
  private var compiler: LevelCompiler
  /// The levels without their lines, which the compiler has read.
  private let levels: [Level]
  /// For each verb its rank by use, most used first.
  private var ranks: [Int] = []

  /// The bytes of an index of these levels, in this order, and of these glossaries. What they do not say of
  /// ranks and glosses is taken from the index `known`.
  ///
  /// - Throws: ``IndexError`` where levels hold what no index can.
  static func build(
    _ levels: consuming [Level], _ glossaries: [Glossary], known: FormIndex?
  ) throws(IndexError) -> [UInt8] {
    var writer = IndexWriter()
    writer.digest = FormIndex.digest(of: levels, glossaries: glossaries)
    let levelGlosses = Glossary(in: copy levels)
    var headers = copy levels
    for level in headers.indices { headers[level].challenges = [] }
    var builder = IndexBuilder(compiler: try LevelCompiler(levels, known: known), levels: headers)
    builder.rankVerbs(known)
    try builder.write(to: &writer)
    try writer.addGlosses(
      glossaries, levelGlosses, known, infinitives: builder.compiler.verbs.map { $0.infinitive },
      ranks: builder.ranks)
    return writer.finish()
  }

  /// Ranks come from the levels with `orden: uso`, the first one's verbs first; without such a level
  /// from `known`; what is unknown there follows in reading order.
  private mutating func rankVerbs(_ known: FormIndex?) {
    let count = compiler.verbs.count
    // What the verbs are sorted by.
    var keys = [Int](repeating: Int.max, count: count)
    var next = 0
    for (index, level) in levels.enumerated() where level.order == .usage {
      for line in compiler.linesByLevel[index] where keys[Int(line.verb)] == Int.max {
        keys[Int(line.verb)] = next
        next += 1
      }
    }
    if next == 0, let known {
      for verb in 0..<count {
        keys[verb] = known.rank(ofVerb: compiler.verbs[verb].infinitive) ?? Int.max
      }
    }
    // Reading order decides among the unknown: a verb's number is its rank in it.
    let byUse = (0..<count).sorted { (keys[$0], $0) < (keys[$1], $1) }
    ranks = [Int](repeating: 0, count: count)
    for (rank, verb) in byUse.enumerated() { ranks[verb] = rank }
  }

  private mutating func write(to writer: inout IndexWriter) throws(IndexError) {
    let verbs = compiler.verbs
    compiler.forms.sort(verbs)
    var entries = EntryTable(
      list: compiler.forms, infinitives: verbs.map { $0.spelling }, ranks: ranks)
    let packed = try entries.addAll()
    writer.shape = packed.shape
    writer.counts = (verbs.count, entries.formCount, entries.rowCount, levels.count)
    writer.add(.units, packed.units, width: 32)
    let orders = SiblingLinks.pack(packed.orders)
    if orders.width == 16 {
      writer.add(.orders, orders.numbers.map { UInt16($0) }, width: 16)
    } else {
      writer.add(.orders, orders.numbers, width: 32)
    }
    writer.add(.largeOrders, orders.large, width: 32)
    writer.add(.entries, entries.lists.members, width: 32)
    // Eight bytes more, so that any ending can be read in steps of eight.
    writer.add(.suffixes, entries.endings.members + [UInt8](repeating: 0, count: 8))
    writer.add(.accents, compiler.forms.accentPatterns.members)
    writer.add(.plans, entries.plans.members)
    try checkCells()
    writeVerbs(to: &writer)
    writeLevels(to: &writer)
  }

  /// Refuses more cells of a verb, or of all, than an index file may have.
  private func checkCells() throws(IndexError) {
    var all = 0
    for verb in compiler.verbs {
      let cells = stride(from: 1, to: verb.lines.count, by: 2)
        .reduce(0) { $0 + compiler.rows.list(Int(verb.lines[$1])).count }
      guard cells <= IndexHeader.mostCellsOfVerb else {
        throw .levels(
          "the verb '\(verb.infinitive)' has \(cells) cells in all levels together; an index holds "
            + "\(IndexHeader.mostCellsOfVerb)")
      }
      all += cells
    }
    guard all <= IndexHeader.mostCells else {
      throw .levels(
        "the levels have \(all) cells together; an index holds \(IndexHeader.mostCells)")
    }
  }

  /// The verbs in the order of the list, with what a verb's lines are found by.
  private func writeVerbs(to writer: inout IndexWriter) {
    // Each verb's infinitive is in the list.
    let positions = compiler.verbs.indices.map {
      compiler.forms.position(of: compiler.verbs[$0].key, ofVerb: $0) ?? 0
    }
    let byPosition = positions.indices.sorted { positions[$0] < positions[$1] }
    var classes = ListTable<UInt32>()
    let classNumbers = byPosition.map { classes.number(of: compiler.verbs[$0].lines) }
    writer.add(.verbPositions, integers: byPosition.map { positions[$0] })
    writer.add(.verbRanks, integers: byPosition.map { ranks[$0] })
    writer.add(.verbClasses, integers: classNumbers)
    // A class's list is level, row, level, row …: two tables of half the length, one start.
    func everySecond(from start: Int) -> [Int] {
      stride(from: start, to: classes.members.count, by: 2).map { Int(classes.members[$0]) }
    }
    writer.add(.classStarts, integers: classes.starts.map { Int($0) / 2 })
    writer.add(.classLevels, integers: everySecond(from: 0))
    writer.add(.classRows, integers: everySecond(from: 1))
    writer.add(.rowStarts, integers: compiler.rows.starts.map { Int($0) })
    writer.add(.rowCells, integers: compiler.rows.members)
    writer.add(.ruleStarts, integers: compiler.rules.starts.map { Int($0) })
    writer.add(.ruleTexts, compiler.rules.members)
  }

  private func writeLevels(to writer: inout IndexWriter) {
    var starts = [0]
    var texts: [UInt8] = []
    var lines = LineTableBuilder()
    for (index, level) in levels.enumerated() {
      // A verb may have several lines.
      let verbCount = compiler.linesByLevel[index].count { $0.layer == 0 }
      level.append(to: &texts, verbCount: verbCount, formCount: compiler.formCounts[index])
      starts.append(texts.count)
      lines.add(compiler.linesByLevel[index], ranks: ranks)
    }
    writer.add(.levelStarts, integers: starts)
    writer.add(.levelTexts, texts)
    writer.add(.layerStarts, integers: lines.layerStarts)
    writer.add(.runStarts, integers: lines.runStarts)
    writer.add(.runVerbs, integers: lines.runVerbs)
    writer.add(.runCounts, integers: lines.runCounts)
    writer.add(.runLines, integers: lines.runLines)
  }
}
