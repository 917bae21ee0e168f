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
      try addRecord(
        infinitives[verb][...], verb: verb, isLast: isOnlyLast[verb],
        roles: PronounKeys.Roles(.infinitive), isInfinitive: true)
    }
  }

  private mutating func verbNumber(_ written: String, level: Level) throws(IndexError) -> Int {
    if let known = verbNumbers[written] { return known }
    var bytes = Array(written.utf8)
    bytes.removeLast(WrittenForm.pronounSize(ofInfinitive: bytes))
    let infinitive = String(decoding: bytes, as: UTF8.self)
    let number: Int
    if let known = verbNumbers[infinitive] {
      number = known
    } else {
      number = infinitives.count
      infinitives.append(bytes)
      linesByVerb.append([])
      isOnlyLast.append(true)
      verbNumbers[infinitive] = number
    }
    verbNumbers[written] = number
    return number
  }

  /// Reads a line's cells: their forms into `records`, how they are made into `row`. The first code
  /// of a row is the rule for the infinitive as written.
  private mutating func readRow(
    of challenge: Level.Challenge, verb: Int, level: Level, levelNumber: Int,
    roles: [PronounKeys.Roles]
  ) throws(IndexError) {
    let isLast = level.order == .last
    row.removeAll(keepingCapacity: true)
    let written = Array(challenge.verb.utf8)
    row.append(
      CellCode.code(
        rule: try rules.number(of: written[...], from: infinitives[verb]), isLast: true))
    // One buffer for the whole row: a million small arrays would cost more than what is in them.
    text.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    for form in challenge.forms {
      text.append(contentsOf: form.utf8)
      ends.append(text.count)
    }
    let bytes = text
    var start = 0
    for (column, end) in ends.enumerated() {
      defer { start = end }
      if end == start || (end - start == 1 && bytes[start] == UInt8(ascii: "-")) {
        row.append(CellCode.code(rule: nil, isLast: true))
        continue
      }
      let cellRoles = column < roles.count ? roles[column] : PronounKeys.Roles()
      try readCell(
        bytes[start..<end], verb: verb, isLast: isLast, roles: cellRoles, levelNumber: levelNumber)
    }
  }

  /// Reads the alternatives of a cell, apart by `/`.
  private mutating func readCell(
    _ cell: ArraySlice<UInt8>, verb: Int, isLast: Bool, roles: PronounKeys.Roles, levelNumber: Int
  ) throws(IndexError) {
    let before = row.count
    for text in cell.split(separator: UInt8(ascii: "/")) {
      let leading = text.contains(UInt8(ascii: " ")) ? WrittenForm.leadingSize(of: text) : 0
      let base = text.dropFirst(leading)
      try addRecord(base, verb: verb, isLast: isLast, roles: roles)
      formCounts[levelNumber] += 1
      let rule = try rules.number(of: base, from: infinitives[verb], words: text.prefix(leading))
      row.append(CellCode.code(rule: rule, isLast: false))
    }
    if row.count == before { row.append(CellCode.code(rule: nil, isLast: false)) }
    row[row.count - 1] |= CellCode.code(rule: nil, isLast: true)
  }

  private mutating func addRecord(
    _ form: ArraySlice<UInt8>, verb: Int, isLast: Bool, roles: PronounKeys.Roles,
    isInfinitive: Bool = false
  ) throws(IndexError) {
    var record = FormRecord()
    guard record.read(form, rests: &rests) else {
      throw IndexError.levels(
        "the form '\(String(decoding: form, as: UTF8.self))' of "
          + "\(String(decoding: infinitives[verb], as: UTF8.self)) has a letter that no Spanish "
          + "verb has, or more than 64 letters")
    }
    record.verb = Int32(verb)
    record.isLast = isLast
    record.isInfinitive = isInfinitive
    record.roles = roles
    records.append(record)
  }
}
