import SortedTrie

/// Writes answers as lines of tab-separated values into a buffer: all of a line's answers or, where
/// they do not fit, none of them.
///
/// The line and its word are kept here, field by field, and not handed from function to function: what is
/// copied right after it was put together costs a lookup's time.
@safe struct LineWriter: ~Copyable {
  private let storage: IndexStorage
  private let table: LetterTable
  private let key: UnsafeMutablePointer<UInt8>
  private let output: UnsafeMutableRawPointer
  private let capacity: Int
  private let inputEnd: UnsafePointer<UInt8>
  private var query: UnsafePointer<UInt8>
  private var querySize = 0
  private var length = 0
  private var plainLength = 0
  private var typed: UInt128 = 0
  private var out = 0
  /// How much of the output is whole lines' answers.
  private(set) var written = 0
  private(set) var isFull = false
  private(set) var hasAnswer = false

  /// - Parameters:
  ///   - storage: Where endings stand.
  ///   - table: What queries are walked by.
  ///   - key: Room for ``CopyStep/keyCapacity`` bytes.
  ///   - input: Where queries stand.
  ///   - inputEnd: How far there are bytes.
  ///   - output: Where answers go.
  ///   - capacity: How many bytes of them there is room for.
  init(
    _ storage: IndexStorage, table: LetterTable, key: UnsafeMutablePointer<UInt8>,
    input: UnsafePointer<UInt8>, inputEnd: UnsafePointer<UInt8>,
    output: UnsafeMutableRawPointer, capacity: Int
  ) {
    self.storage = storage
    self.table = table
    unsafe self.key = key
    unsafe query = input
    unsafe self.inputEnd = inputEnd
    unsafe self.output = output
    self.capacity = capacity
  }

  /// Begins the answers to a query.
  ///
  /// - Parameters:
  ///   - query: Where it stands.
  ///   - size: Its bytes.
  ///   - walk: How it was walked.
  @inline(__always) mutating func beginLine(
    _ query: UnsafePointer<UInt8>, size: Int, _ walk: FoldingWalk
  ) {
    unsafe self.query = query
    querySize = size
    length = walk.length
    plainLength = walk.plainLength
    typed = walk.variants
    out = written
    hasAnswer = false
  }

  /// Ends the line's answers; false where they did not fit, and then none of them is written.
  @inline(__always) mutating func endLine() -> Bool {
    if isFull { return false }
    written = out
    return true
  }

  /// Whether there is room for so many answers to any short word.
  @inline(__always) mutating func hasShortRoom(answers: Int) -> Bool {
    capacity &- written >= answers &* (5 &* PackedBytes.count &+ EntryRecord.maximumEndingSize)
      &+ PackedBytes.count &+ LineMemo.answerSize
  }

  /// Writes `query⇥infinitive⇥form⇥match`. There must be room.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - word: The same folded.
  ///   - entry: What says how form and infinitive are made of it.
  ///   - offset: How much of the line's answers has been written.
  /// - Returns: How much was written.
  @inline(__always) mutating func writeAnswer(
    _ line: ShortLine, _ word: ShortWord, _ entry: EntryRecord, at offset: Int
  ) -> Int {
    let marks = storage.marks(of: entry)
    let start = written &+ offset
    let kept = max(word.length &- entry.takenOff, 0)
    let infinitive = start &+ line.size &+ 1
    let form = infinitive &+ kept &+ entry.endingSize &+ 1
    // In this order: each covers what the one before has written too much.
    put(line.bytes, at: start)
    put(UInt8(ascii: "\t"), at: infinitive &- 1)
    put(word.letters, at: infinitive)
    unsafe storage.copyEnding(of: entry, to: output + infinitive + kept)
    put(UInt8(ascii: "\t"), at: form &- 1)
    let match = Marks.match(typed: word.marks, form: marks, hasForeignMark: false)
    if match == .exact {
      put(marks == 0 ? word.letters : PackedBytes.lowered(line.bytes), at: form)
      put(LineWriter.exact, at: form &+ line.size)
      return form &+ line.size &+ 7 &- start
    }
    unsafe UnsafeMutableRawPointer(key).storeBytes(
      of: word.letters.littleEndian, as: UInt128.self)
    let end = unsafe writeSpelling(key, word.length, marks, at: form)
    put(match == .ñ ? LineWriter.ñ : LineWriter.accents, at: end)
    put(UInt8(ascii: "\n"), at: end &+ 8)
    return end &+ (match == .ñ ? 4 : 9) &- start
  }

  /// Writes `query⇥⇥⇥none` for a short line. There must be room.
  ///
  /// - Returns: How much was written.
  @inline(__always) mutating func writeNone(_ line: ShortLine) -> Int {
    put(line.bytes, at: written)
    put(LineWriter.none, at: written &+ line.size)
    return line.size &+ 8
  }

  /// Takes over what was written behind the answers to the lines before, and keeps it for the next time.
  @inline(__always) mutating func take(
    _ size: Int, _ line: ShortLine, isMiss: Bool, keepingIn slot: UnsafeMutableRawPointer
  ) {
    if size &- line.size <= LineMemo.answerSize {
      unsafe LineMemo.keep(
        line, output + written + line.size, size: size &- line.size, isMiss: isMiss, in: slot)
    }
    written &+= size
  }

  @inline(__always) private mutating func put<Bytes: FixedWidthInteger & BitwiseCopyable>(
    _ bytes: Bytes, at place: Int
  ) {
    unsafe (output + place).storeBytes(of: bytes.littleEndian, as: Bytes.self)
  }

  // A tab, the match and LF, as the little-endian integers of their bytes.
  private static var accents: UInt64 { 0x73_746E_6563_6361_09 }
  private static var ñ: UInt64 { 0x0A_B1C3_09 }
  private static var exact: UInt64 { 0x0A74_6361_7865_09 }
  private static var none: UInt64 { 0x0A65_6E6F_6E09_0909 }

  /// Writes the answers to a short line once more, which a slot keeps. There must be room.
  ///
  /// - Returns: Whether it was without an answer.
  @inline(__always) mutating func writeKept(
    _ line: ShortLine, _ slot: UnsafeMutableRawPointer
  ) -> Bool {
    put(line.bytes, at: written)
    let (size, isMiss) = unsafe LineMemo.recall(slot, to: output + written + line.size)
    written &+= line.size &+ size
    return isMiss
  }

  /// Writes `query⇥⇥⇥none`.
  @inline(__always) mutating func writeNone() {
    guard hasRoom(querySize &+ 2 &* CopyStep.size) else { return }
    writeQuery()
    write(LineWriter.none, size: 8)
  }

  /// Writes `query⇥infinitive⇥form⇥match`.
  ///
  /// - Parameter entry: What says how form and infinitive are made of the query's letters.
  mutating func writeAnswer(_ entry: EntryRecord) {
    let marks = storage.marks(of: entry)
    let match = Marks.match(typed: typed, form: marks, hasForeignMark: false)
    hasAnswer = true
    guard hasRoom(querySize &+ 4 &* length &+ entry.endingSize &+ 6 &* CopyStep.size) else {
      return
    }
    writeQuery()
    write(0x09, size: 1)
    let kept = max(length &- entry.takenOff, 0)
    unsafe CopyStep.fold(letters(kept), kept, to: output + out)
    out &+= kept
    unsafe storage.copyEnding(of: entry, to: output + out)
    out &+= entry.endingSize
    write(0x09, size: 1)
    if match == .exact {
      writeLowered()
      write(LineWriter.exact, size: 7)
    } else {
      out = unsafe writeSpelling(letters(length), length, marks, at: out)
      write(match == .ñ ? LineWriter.ñ : LineWriter.accents, size: match == .ñ ? 4 : 8)
      if match == .accents { write(0x0A, size: 1) }
    }
  }

  /// Where the query's first letters can be copied from, folded on the way.
  @inline(__always) private mutating func letters(_ count: Int) -> UnsafePointer<UInt8> {
    unsafe CopyStep.letters(
      count, plainLength: plainLength, of: query, size: querySize, readable: inputEnd, by: table,
      key: key)
  }

  @inline(__always) private mutating func hasRoom(_ size: Int) -> Bool {
    if capacity &- out >= size { return true }
    isFull = true
    return false
  }

  /// Writes the first bytes of an integer. There is room for all eight.
  @inline(__always) private mutating func write(_ bytes: UInt64, size: Int) {
    unsafe (output + out).storeBytes(of: bytes.littleEndian, as: UInt64.self)
    out &+= size
  }

  @inline(__always) private mutating func writeQuery() {
    unsafe CopyStep.copy(query, querySize, readable: inputEnd, to: output + out) { $0 }
    out &+= querySize
  }

  /// Writes the query in small letters, with its marks.
  @inline(__always) private mutating func writeLowered() {
    // Capitals of two bytes have the same bit in their second byte; only the first must stay.
    let lead = SIMD16(repeating: table.lead)
    let bit = SIMD16(repeating: LetterTable.foldingBit)
    unsafe CopyStep.copy(query, querySize, readable: inputEnd, to: output + out) {
      $0 | bit.replacing(with: 0, where: $0 .== lead)
    }
    out &+= querySize
  }

  /// Spells a form: what lies between two marks is copied as it is.
  ///
  /// - Parameters:
  ///   - letters: Its letters, capitals or not.
  ///   - length: Their number.
  ///   - marks: Its marks.
  ///   - place: Where to.
  /// - Returns: The place behind it.
  private mutating func writeSpelling(
    _ letters: UnsafePointer<UInt8>, _ length: Int, _ marks: UInt128, at place: Int
  ) -> Int {
    // Aligned to the first letter, so that two bits come off the top for each.
    var rest = marks &<< UInt128(truncatingIfNeeded: 128 &- 2 &* length)
    var start = 0
    var out = place
    while rest != 0 {
      let plain = rest.leadingZeroBitCount / 2
      unsafe CopyStep.fold(letters + start, plain, to: output + out)
      out &+= plain
      start &+= plain
      rest = rest &<< UInt128(truncatingIfNeeded: 2 &* plain)
      let mark = UInt8(truncatingIfNeeded: rest >> 126)
      let plainLetter = unsafe letters[start] | LetterTable.foldingBit
      let second = UInt16(Alphabet.secondByte(of: plainLetter, mark: mark) ?? 0x80)
      put(0xC3 | second << 8, at: out)
      out &+= 2
      start &+= 1
      rest = rest &<< 2
    }
    unsafe CopyStep.fold(letters + start, length &- start, to: output + out)
    return out &+ length &- start
  }
}
