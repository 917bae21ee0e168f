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

  /// Writes `query⇥⇥⇥none`.
  @inline(__always) mutating func writeNone() {
    guard hasRoom(querySize &+ 2 &* CopyStep.size) else { return }
    writeQuery()
    write(0x0A65_6E6F_6E09_0909, size: 8)
  }

  /// Writes `query⇥infinitive⇥form⇥match`.
  ///
  /// - Parameters:
  ///   - entry: What says how form and infinitive are made of the query's letters.
  ///   - onlyExact: Whether to write nothing where the form is not spelled like the query.
  mutating func writeAnswer(_ entry: EntryRecord, onlyExact: Bool) {
    let marks = storage.marks(of: entry)
    let match = Marks.match(typed: typed, form: marks, hasForeignMark: false)
    if onlyExact, match != .exact { return }
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
    // A tab, the match and LF, as the little-endian integers of their bytes.
    if match == .exact {
      writeLowered()
      write(0x0A74_6361_7865_09, size: 7)
    } else {
      writeSpelling(marks)
      if match == .ñ {
        write(0x0A_B1C3_09, size: 4)
      } else {
        write(0x09, size: 1)
        write(0x0A73_746E_6563_6361, size: 8)
      }
    }
  }

  /// Where the query's first letters can be copied from, folded on the way.
  @inline(__always) private func letters(_ count: Int) -> UnsafePointer<UInt8> {
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

  /// Spells the form: what lies between two marks is copied as it is.
  private mutating func writeSpelling(_ marks: UInt128) {
    let letters = unsafe letters(length)
    // Aligned to the first letter, so that two bits come off the top for each.
    var rest = marks &<< UInt128(truncatingIfNeeded: 128 &- 2 &* length)
    var start = 0
    while rest != 0 {
      let plain = rest.leadingZeroBitCount / 2
      unsafe CopyStep.fold(letters + start, plain, to: output + out)
      out &+= plain
      start &+= plain
      rest = rest &<< UInt128(truncatingIfNeeded: 2 &* plain)
      let mark = UInt8(truncatingIfNeeded: rest >> 126)
      let plainLetter = unsafe letters[start] | LetterTable.foldingBit
      write(0xC3 | UInt64(Alphabet.secondByte(of: plainLetter, mark: mark) ?? 0x80) << 8, size: 2)
      start &+= 1
      rest = rest &<< 2
    }
    unsafe CopyStep.fold(letters + start, length &- start, to: output + out)
    out &+= length &- start
  }
}
