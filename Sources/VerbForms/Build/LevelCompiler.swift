import LevelFiles
import SpanishGrammar

/// Reads levels one after another into the tables of an index: verbs, the forms of their cells, and
/// how each verb's line in a level is made from its infinitive.
struct LevelCompiler {
  /// A verb's line in a level.
  struct Line {
    var verb: Int
    var number: Int
    /// How many lines of the same verb stand before it in the level.
    var layer: Int
  }

  /// The infinitives in reading order, as UTF-8.
  private(set) var infinitives: [[UInt8]] = []
  /// One record a form in a cell, then one for each infinitive; duplicates included.
  private(set) var records: [FormRecord] = []
  /// The labels past the 24th of long forms.
  private(set) var rests: [[UInt8]] = []
  private(set) var rules = RuleTable()
  private(set) var rows = ListTable()
  /// For each verb level, row, level, row … in the order of levels and lines.
  private(set) var linesByVerb: [[Int]] = []
  /// For each level its lines in the order of the file.
  private(set) var linesByLevel: [[Line]] = []
  /// For each level how many forms stand in its cells.
  private(set) var formCounts: [Int] = []
  /// For each verb whether all levels that list it carry `orden: último`.
  private(set) var isOnlyLast: [Bool] = []

  private var verbNumbers: [String: Int] = [:]
  /// The verbs as first written, and the number of the last one: verbs stand in the same order in most levels.
  private var writtenVerbs: [String] = []
  private var lastVerb = 0
  // Kept from row to row for their memory.
  private var row: [Int] = []
  private var text: [UInt8] = []
  private var ends: [Int] = []

  /// Makes room for the forms of all levels at once.
  mutating func reserve(_ levels: [Level]) {
    records.reserveCapacity(
      levels.reduce(0) { $0 + $1.challenges.count * ($1.columns.count + 1) })
  }

  mutating func add(_ level: Level) throws(IndexError) {
    let number = linesByLevel.count
    var lines: [Line] = []
    lines.reserveCapacity(level.challenges.count)
    formCounts.append(0)
    let roles = PronounKeys.Roles.roles(ofColumnsOf: level)
    for (index, challenge) in level.challenges.enumerated() {
      let verb = try verbNumber(challenge.verb, level: level)
      if level.order != .last { isOnlyLast[verb] = false }
      try readRow(
        of: challenge, verb: verb, level: level, levelNumber: number, roles: roles)
      let rowNumber = rows.number(of: row)
      var layer = 0
      var earlier = linesByVerb[verb].count - 2
      while earlier >= 0, linesByVerb[verb][earlier] == number {
        layer += 1
        earlier -= 2
      }
      linesByVerb[verb].append(number)
      linesByVerb[verb].append(rowNumber)
      let isLine = challenge.line > 0 && challenge.line <= LevelRecord.maximumLine
      let line = isLine ? challenge.line : index + 4
      lines.append(Line(verb: verb, number: line, layer: layer))
    }
    linesByLevel.append(lines)
  }

  /// Adds the infinitives themselves: each is a form of its verb.
  mutating func addInfinitives() throws(IndexError) {
    for verb in infinitives.indices {
      var record = FormRecord()
      record.verb = Int32(verb)
      record.isLast = isOnlyLast[verb]
      record.roles = PronounKeys.Roles(.infinitive)
      record.isInfinitive = true
      let infinitive = infinitives[verb]
      try addRecord(
        0..<infinitive.count, of: CellText(bytes: infinitive, infinitive: infinitive), record)
    }
  }

  private mutating func verbNumber(_ written: String, level: Level) throws(IndexError) -> Int {
    let next = lastVerb + 1
    if next < writtenVerbs.count, writtenVerbs[next] == written {
      lastVerb = next
      return next
    }
    if let known = verbNumbers[written] {
      lastVerb = known
      return known
    }
    var bytes = Array(written.utf8)
    bytes.removeLast(LeadingWords.pronounSize(ofInfinitive: bytes))
    let infinitive = String(decoding: bytes, as: UTF8.self)
    let number: Int
    if let known = verbNumbers[infinitive] {
      number = known
    } else {
      number = infinitives.count
      infinitives.append(bytes)
      writtenVerbs.append(written)
      linesByVerb.append([])
      isOnlyLast.append(true)
      verbNumbers[infinitive] = number
    }
    verbNumbers[written] = number
    lastVerb = number
    return number
  }

  /// Hands over all records: they are many, and nobody else needs them.
  mutating func takeRecords() -> [FormRecord] {
    let all = records
    records = []
    return all
  }

  /// Reads a line's cells: their forms into `records`, how they are made into `row`. The first code
  /// of a row is the rule for the infinitive as written.
  private mutating func readRow(
    of challenge: Level.Challenge, verb: Int, level: Level, levelNumber: Int,
    roles: [PronounKeys.Roles]
  ) throws(IndexError) {
    // One buffer for the whole row: a million small arrays would cost more than what is in them.
    text.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    text.append(contentsOf: challenge.verb.utf8)
    ends.append(text.count)
    for form in challenge.forms {
      text.append(contentsOf: form.utf8)
      ends.append(text.count)
    }
    let cells = CellText(bytes: text, infinitive: infinitives[verb])
    row.removeAll(keepingCapacity: true)
    let written = 0..<ends[0]
    row.append(
      CellCode.code(rule: try rules.number(of: written, in: cells), isLast: true))
    var record = FormRecord()
    record.verb = Int32(verb)
    record.isLast = level.order == .last
    var count = 0
    for column in challenge.forms.indices {
      let cell = ends[column]..<ends[column + 1]
      if cell.isEmpty || (cell.count == 1 && cells.bytes[cell.lowerBound] == UInt8(ascii: "-")) {
        row.append(CellCode.code(rule: nil, isLast: true))
        continue
      }
      record.roles = column < roles.count ? roles[column] : PronounKeys.Roles()
      count += try readCell(cell, of: cells, record)
    }
    formCounts[levelNumber] += count
  }

  /// Reads the alternatives of a cell, apart by `/`, and returns how many they are.
  private mutating func readCell(
    _ cell: Range<Int>, of cells: CellText, _ record: FormRecord
  ) throws(IndexError) -> Int {
    var count = 0
    var start = cell.lowerBound
    var hasWordsBefore = false
    for place in cell.lowerBound...cell.upperBound {
      guard place == cell.upperBound || cells.bytes[place] == UInt8(ascii: "/") else {
        if cells.bytes[place] == UInt8(ascii: " ") { hasWordsBefore = true }
        continue
      }
      defer { start = place + 1 }
      if start == place { continue }
      let form = start + (hasWordsBefore ? cells.leadingSize(of: start..<place) : 0)..<place
      try addRecord(form, of: cells, record)
      let rule = try rules.number(of: form, in: cells, wordsFrom: start)
      row.append(CellCode.code(rule: rule, isLast: false))
      count += 1
    }
    if count == 0 { row.append(CellCode.code(rule: nil, isLast: false)) }
    row[row.count - 1] |= CellCode.code(rule: nil, isLast: true)
    return count
  }

  /// Adds a copy of `record` with the key of a form.
  private mutating func addRecord(
    _ form: Range<Int>, of cells: CellText, _ record: FormRecord
  ) throws(IndexError) {
    var record = record
    guard record.read(form, of: cells.bytes, rests: &rests) else {
      throw IndexError.levels(
        "the form '\(cells.text(form))' of \(String(decoding: cells.infinitive, as: UTF8.self)) "
          + "has a letter that no Spanish verb has, or more than 64 letters")
    }
    records.append(record)
  }
}
