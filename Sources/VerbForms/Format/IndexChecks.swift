import SpanishText
import TrieIndex

extension IndexHeader {
  /// Reads and checks the header: magic, version, size, checksum, then where sections lie.
  init(_ bytes: ByteSlice, checkSum: Bool) throws(IndexError) {
    var reader = ByteReader(bytes: bytes)
    guard bytes.starts(with: IndexHeader.magic), reader.integer(UInt64.self) != nil,
      let version = reader.integer(UInt32.self)
    else { throw .notAnIndex }
    guard IndexHeader.versions.contains(version) else {
      throw .version(found: version, supported: IndexHeader.versions)
    }
    self.version = version
    guard let fold = reader.integer(UInt32.self), let size = reader.integer(UInt64.self),
      let checksum = reader.integer(UInt64.self)
    else { throw .size(expected: UInt64(IndexHeader.size), found: bytes.count) }
    guard size == UInt64(bytes.count), bytes.count >= IndexHeader.size else {
      throw .size(expected: max(size, UInt64(IndexHeader.size)), found: bytes.count)
    }
    guard fold == FormIndex.foldVersion else {
      throw .fold(found: fold, expected: FormIndex.foldVersion)
    }
    if checkSum {
      let found = unsafe xxh64(bytes.slice(IndexHeader.checksumStart..<bytes.count).raw)
      guard found == checksum else { throw .checksum(expected: checksum, found: found) }
    }
    digest = reader.integer(UInt64.self) ?? 0
    func next() -> UInt32 { reader.integer(UInt32.self) ?? 0 }
    func nextCount() -> Int { Int(clamping: next()) }
    shape = (next(), next(), next(), next(), next(), next())
    counts = (nextCount(), nextCount(), nextCount(), nextCount())
    let sectionCount = next()
    for _ in 0..<3 { _ = next() }
    let kinds = SectionKind.allCases
    guard sectionCount <= kinds.count else { throw .damaged("it names \(sectionCount) sections") }
    for _ in 0..<sectionCount {
      guard let number = reader.integer(UInt32.self), let width = reader.integer(UInt32.self),
        let offset = reader.integer(UInt32.self), let size = reader.integer(UInt32.self),
        (1...UInt32(kinds.count)).contains(number), (8...32).contains(width), offset % 16 == 0,
        UInt64(offset) + UInt64(size) <= UInt64(bytes.count)
      else { throw .damaged("its table of sections leads out of the file") }
      sections.append(
        Section(
          kind: kinds[Int(number) - 1], width: Int(width), offset: Int(offset), size: Int(size)))
    }
  }

  /// How many bytes a file should have that begins so; nil where it is not an index that this program reads.
  package static func statedSize(_ beginning: ArraySlice<UInt8>) -> Int? {
    unsafe beginning.withUnsafeBytes {
      let bytes = unsafe ByteSlice($0)
      guard bytes.count >= size, bytes.starts(with: magic),
        versions.contains(bytes.integer(at: 8, as: UInt32.self))
      else { return nil }
      return Int(clamping: bytes.integer(at: 16, as: UInt64.self))
    }
  }
}

extension IndexStorage {
  /// Checks that the trie is in order and counts right, so that every walk through it ends soon.
  func checkTrie() throws(IndexError) {
    do {
      try trie.verify(shape: header.shape) { UInt32(entryCount(from: firstEntry(ofValue: $0))) }
    } catch {
      throw .damaged(error.description)
    }
  }

  /// Checks that no table leads out of another, so that lookups need not.
  func checkSections() throws(IndexError) {
    let (verbs, levels) = (header.counts.verbs, header.counts.levels)
    func require(_ condition: Bool, _ kind: SectionKind) throws(IndexError) {
      if !condition { throw .damaged("its section '\(kind.rawValue)' leads out of the index") }
    }
    let entryCount = entries.count / EntryRecord.size
    try require(
      entries.count % EntryRecord.size == 0 && (entryCount > 0 || header.entryCount == 0), .entries)
    if entryCount > 0 { try require(entry(entryCount - 1).isLastOfKey, .entries) }
    let patternCount = accentPatterns.count / 16
    try require(plans.count % AnswerPlan.size == 0, .plans)
    var isSound = patternCount > 0 && accentPatterns.integer(at: 0, as: UInt128.self) == 0
    var sizeOfKey = 0
    for number in 0..<entryCount {
      let entry = entry(number)
      sizeOfKey += 1
      isSound = isSound && sizeOfKey <= EntryRecord.mostOfKey
      if entry.isLastOfKey { sizeOfKey = 0 }
      isSound =
        isSound && entry.endingStart + entry.endingSize + 8 <= endings.count
        && entry.accents < patternCount && !isSecondByte(endings[entry.endingStart])
        && !isSecondByte(endings[entry.endingStart + entry.endingSize])
    }
    // An ending goes to terminals and into fields as it is.
    try require(isSound && isLetters(endings.dropLast(8)), .entries)
    try require(String(validating: endings.dropLast(8), as: UTF8.self) != nil, .suffixes)
    try require(
      verbPositions.count == verbs && verbPositions.allBelow(header.entryCount)
        && verbPositions.ascends, .verbPositions)
    try require(verbRanks.count == verbs && verbRanks.isPermutation, .verbRanks)
    try require(
      verbClasses.count == verbs && verbClasses.allBelow(classStarts.count - 1), .verbClasses)
    try require(classStarts.ascends(to: classLevels.count), .classStarts)
    try require(classLevels.allBelow(levels), .classLevels)
    try require(
      classRows.count == classLevels.count && classRows.allBelow(rowStarts.count - 1), .classRows)
    // The first cell of a row is the infinitive as written.
    try require(rowStarts.ascends(to: rowCells.count) && rowStarts.differ, .rowStarts)
    try require(rowCells.allBelow(2 * ruleStarts.count), .rowCells)
    try require(cellsAreBounded(), .classRows)
    try require(ruleStarts.ascends(to: ruleTexts.count), .ruleStarts)
    for rule in 0..<ruleStarts.count - 1 {
      let text = ruleTexts.slice(ruleStarts.part(rule))
      let letters = text.dropFirst(2).filter { $0 != RuleText.bar }
      try require(
        text.count >= 2 && Int(text[1]) <= text.count - 2 && isLetters(letters), .ruleTexts)
    }
    try require(
      levelStarts.count - 1 == levels && levelStarts.ascends(to: levelTexts.count), .levelStarts)
    let columnCounts = (0..<levels).compactMap {
      StoredLevel(levelTexts.slice(levelStarts.part($0)))?.info.columns.count
    }
    try require(columnCounts.count == levels, .levelTexts)
    try require(rowsFit(columnCounts), .classRows)
    try require(lines.isSound(levels: levels, verbs: verbs, mostLines: 8 * bytes.count), .runVerbs)
    try require(glosses.isSound(verbs: verbs), .glossTexts)
    // Equal endings are stored once, but no language repeats itself so often.
    try require(header.entryCount <= 64 * bytes.count, .units)
    try checkTrie()
  }

  /// Whether no verb has more cells than ``IndexHeader/mostCellsOfVerb``, and all verbs together no more than
  /// ``IndexHeader/mostCells``. Any number of lines may share a row, and any number of verbs a class, so a small file
  /// could stand for any number of forms.
  private func cellsAreBounded() -> Bool {
    var cellsOfClasses: [Int] = []
    for number in 0..<classStarts.count - 1 {
      var cells = 0
      for line in classStarts.part(number) {
        cells += rowStarts.part(classRows[line]).count
        if cells > IndexHeader.mostCellsOfVerb { return false }
      }
      cellsOfClasses.append(cells)
    }
    return (0..<verbClasses.count).reduce(0) { $0 + cellsOfClasses[verbClasses[$1]] }
      <= IndexHeader.mostCells
  }

  /// Whether each line has a row with a cell for every column of its level.
  private func rowsFit(_ columnCounts: [Int]) -> Bool {
    let counts = (0..<rowStarts.count - 1).map { row in
      cells(ofRow: row).count { CellCode.isLast(rowCells[$0]) }
    }
    return (0..<classRows.count).allSatisfy {
      counts[classRows[$0]] >= columnCounts[classLevels[$0]]
    }
  }

  /// Whether bytes are letters of Spanish forms and spaces, in lower case.
  private func isLetters(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: " ")
        || byte == Letter.leadByte || isSecondByte(byte)
    }
  }

  /// Whether a byte ends a letter of two bytes.
  @inline(__always) private func isSecondByte(_ byte: UInt8) -> Bool { byte & 0xE0 == 0xA0 }
}
