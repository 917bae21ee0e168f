public import LevelFiles

extension FormIndex {
  /// How many verbs the levels list.
  public var verbCount: Int { storage.verbPositions.count }

  /// A verb's place in the order of use, counted from 0; nil for a word that is no infinitive here.
  ///
  /// Complexity: O(letters + log verbs).
  public func rank(ofVerb infinitive: String) -> Int? {
    storage.verb(infinitive).map { storage.verbRanks[$0] }
  }

  /// All infinitives, most used first.
  ///
  /// Complexity: O(verbs), about 0.2 µs each.
  public var verbsByUse: [String] {
    var numbers = [Int](repeating: 0, count: verbCount)
    for verb in 0..<verbCount where storage.verbRanks[verb] < verbCount {
      numbers[storage.verbRanks[verb]] = verb
    }
    return numbers.map { infinitive(ofVerb: $0) }
  }

  /// Where a form of a verb stands in the levels, in their order.
  ///
  ///     FormIndex.builtin.readings(of: "fui", infinitive: "ir")
  ///
  /// The infinitive itself has the reading `infinitivo` in the first level that lists the verb.
  ///
  /// - Parameters:
  ///   - form: The form in its stored spelling.
  ///   - infinitive: The verb.
  ///   - levels: Where given, only readings in these levels.
  /// - Returns: The readings, those of one level in the order of its columns.
  ///
  /// Complexity: O(cells of the verb's lines), about half a microsecond with the reference.
  public func readings(
    of form: String, infinitive: String, levels: Set<Int>? = nil
  ) -> [Reading] {
    guard let verb = storage.verb(infinitive) else { return [] }
    let wanted = Array(form.utf8)
    let base = Array(infinitive.utf8)
    var needsInfinitive = form == infinitive
    var readings: [Reading] = []
    for line in storage.lines(of: verb) where levels?.contains(line.level) ?? true {
      let codes = storage.codes(ofRow: line.row)
      if needsInfinitive, let first = codes.first {
        needsInfinitive = false
        readings.append(
          Reading(
            level: line.level, line: storage.number(of: line, verb: verb), column: "infinitivo",
            written: written(storage.rowCells[first], base)))
      }
      var column = 0
      for index in codes.dropFirst() {
        let code = storage.rowCells[index]
        if let number = CellCode.rule(of: code), let rule = storage.rule(number),
          rule.makes(wanted, of: base)
        {
          readings.append(
            Reading(
              level: line.level, line: storage.number(of: line, verb: verb),
              column: columnName(column, level: line.level), written: rule.written(of: base)))
        }
        if CellCode.isLast(code) { column += 1 }
      }
    }
    return readings
  }

  /// A verb's lines in the levels, in their order: its whole conjugation.
  ///
  /// - Parameter infinitive: The verb.
  /// - Returns: Its lines; none for a word that is no infinitive here.
  ///
  /// Complexity: O(cells of the verb's lines); no other verb is looked at.
  public func lines(ofVerb infinitive: String) -> [LevelLine] {
    guard let verb = storage.verb(infinitive) else { return [] }
    return storage.lines(of: verb).map { levelLine($0, verb: verb, infinitive: infinitive) }
  }

  /// The verbs that a level lists, in the order of its file.
  ///
  /// - Parameter level: The level's place in ``levels``.
  /// - Returns: Infinitives, without `-se`, with the lines of the file that they stand on.
  ///
  /// Complexity: O(verbs of the index + verbs of the level).
  public func verbs(inLevel level: Int) -> [(infinitive: String, line: Int)] {
    guard level >= 0, level < levelCount else { return [] }
    let numbers = verbNumbersByRank
    return storage.lines.lines(ofLevel: level).map { line in
      (infinitive(ofVerb: numbers[line.rank]), line.line)
    }
  }

  /// A level as it was compiled, put together again from the index.
  ///
  /// Complexity: O(verbs of the index + cells of the level).
  public func level(at level: Int) -> Level? {
    guard level >= 0, level < levelCount, let record = storage.level(level) else { return nil }
    let numbers = verbNumbersByRank
    var challenges: [Level.Challenge] = []
    for place in storage.lines.lines(ofLevel: level) {
      let verb = numbers[place.rank]
      let infinitive = infinitive(ofVerb: verb)
      guard
        let line = storage.lines(of: verb).first(where: {
          $0.level == level && $0.layer == place.layer
        })
      else { continue }
      let written = levelLine(line, verb: verb, infinitive: infinitive)
      challenges.append(
        Level.Challenge(
          verb: written.writtenInfinitive,
          forms: written.cells.map { $0.isEmpty ? "-" : $0.joined(separator: "/") },
          line: place.line))
    }
    return Level(
      title: record.title, description: record.description, colorHex: record.colorHex,
      challenges: challenges, columns: record.columns, order: record.order, file: record.file,
      byteCount: record.byteCount, sourceDigest: record.sourceDigest)
  }

  private var verbNumbersByRank: [VerbNumber] {
    var numbers = [Int](repeating: 0, count: verbCount)
    for verb in 0..<verbCount where storage.verbRanks[verb] < verbCount {
      numbers[storage.verbRanks[verb]] = verb
    }
    return numbers
  }

  func infinitive(ofVerb verb: VerbNumber) -> String {
    entry(at: storage.verbPositions[verb]).infinitive
  }

  func columnName(_ column: Int, level: Int) -> String {
    let columns = storage.level(level)?.columns ?? []
    return column < columns.count ? columns[column] : ""
  }

  private func written(_ code: Int, _ infinitive: [UInt8]) -> String {
    CellCode.rule(of: code).flatMap { storage.rule($0) }?.written(of: infinitive)
      ?? String(decoding: infinitive, as: UTF8.self)
  }

  private func levelLine(
    _ line: IndexStorage.Line, verb: VerbNumber, infinitive: String
  ) -> LevelLine {
    let base = Array(infinitive.utf8)
    let codes = storage.codes(ofRow: line.row)
    var cells: [[String]] = []
    var forms: [[String]] = []
    var startsCell = true
    for index in codes.dropFirst() {
      if startsCell {
        cells.append([])
        forms.append([])
      }
      let code = storage.rowCells[index]
      if let rule = CellCode.rule(of: code).flatMap({ storage.rule($0) }) {
        cells[cells.count - 1].append(rule.written(of: base))
        forms[forms.count - 1].append(rule.form(of: base))
      }
      startsCell = CellCode.isLast(code)
    }
    return LevelLine(
      level: line.level, line: storage.number(of: line, verb: verb),
      writtenInfinitive: codes.first.map { written(storage.rowCells[$0], base) } ?? infinitive,
      cells: cells, forms: forms)
  }
}
