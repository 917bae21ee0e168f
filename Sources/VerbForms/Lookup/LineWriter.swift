/// Writes answers as lines of tab-separated values into a buffer: all of a line's answers or, where
/// they do not fit, none of them.
///
/// Words are short, so they are copied in steps of 16 bytes, one or two for most; that is why what is
/// copied from and copied to must have a step's room behind it.
@safe struct LineWriter: ~Copyable {
  /// How many bytes are copied at a time.
  static let step = 16

  private let input: UnsafeRawBufferPointer
  private let output: UnsafeMutableRawBufferPointer
  private let key: UnsafePointer<UInt8>
  private var line = 0..<0
  private var out = 0
  /// How much of the output is whole lines' answers.
  private(set) var written = 0
  private(set) var isFull = false
  private(set) var hasAnswer = false

  /// - Parameters:
  ///   - input: Where queries stand.
  ///   - output: Where answers go.
  ///   - key: Where the folded key of the current query stands, with a step's room behind it.
  init(
    input: UnsafeRawBufferPointer, output: UnsafeMutableRawBufferPointer,
    key: UnsafeMutablePointer<UInt8>
  ) {
    unsafe self.input = input
    unsafe self.output = output
    unsafe self.key = UnsafePointer(key)
  }

  /// Begins the answers to the query at these places of the input.
  @inline(__always) mutating func beginLine(_ query: Range<Int>) {
    line = query
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
    guard hasRoom(LineWriter.step) else { return }
    writeQuery()
    write(0x0A65_6E6F_6E09_0909, size: 8)
  }

  /// Writes `query⇥infinitive⇥form⇥match`.
  ///
  /// - Parameters:
  ///   - length: Letters of the key.
  ///   - marks: The form's marks on it.
  ///   - endings: Where the entry's ending stands.
  ///   - entry: What says how the infinitive is made of the key.
  ///   - match: How the form was reached.
  @inline(__always) mutating func writeAnswer(
    length: Int, marks: UInt128, endings: ByteSlice, entry: EntryRecord, match: Match
  ) {
    hasAnswer = true
    guard hasRoom(4 * length + entry.endingSize + 5 * LineWriter.step) else { return }
    writeQuery()
    write(0x09, size: 1)
    writeKey(0, max(length - entry.takenOff, 0))
    writeEnding(entry, endings)
    write(0x09, size: 1)
    if marks == 0 { writeKey(0, length) } else { writeSpelling(length, marks) }
    // A tab, the match and LF, as the little-endian integers of their bytes.
    switch match {
    case .exact: write(0x0A74_6361_7865_09, size: 7)
    case .ñ: write(0x0A_B1C3_09, size: 4)
    default:
      write(0x09, size: 1)
      write(0x0A73_746E_6563_6361, size: 8)
    }
  }

  @inline(__always) private mutating func hasRoom(_ size: Int) -> Bool {
    if unsafe output.count - out >= line.count + size { return true }
    isFull = true
    return false
  }

  /// Writes the first bytes of an integer. There is room for all eight.
  @inline(__always) private mutating func write(_ bytes: UInt64, size: Int) {
    unsafe output.storeBytes(of: bytes.littleEndian, toByteOffset: out, as: UInt64.self)
    out &+= size
  }

  @inline(__always) private mutating func writeQuery() {
    var from = line.lowerBound
    var to = out
    // Near the end of the input there is no step's room behind the query.
    while from < line.upperBound, unsafe from + LineWriter.step <= input.count {
      let bytes = unsafe input.loadUnaligned(fromByteOffset: from, as: SIMD16<UInt8>.self)
      unsafe output.storeBytes(of: bytes, toByteOffset: to, as: SIMD16<UInt8>.self)
      from &+= LineWriter.step
      to &+= LineWriter.step
    }
    while from < line.upperBound {
      unsafe output[to] = input[from]
      from &+= 1
      to &+= 1
    }
    out &+= line.count
  }

  /// Copies letters of the key.
  @inline(__always) private mutating func writeKey(_ start: Int, _ count: Int) {
    var step = 0
    while step < count {
      let letters = unsafe UnsafeRawPointer(key).loadUnaligned(
        fromByteOffset: start &+ step, as: SIMD16<UInt8>.self)
      unsafe output.storeBytes(of: letters, toByteOffset: out &+ step, as: SIMD16<UInt8>.self)
      step &+= LineWriter.step
    }
    out &+= count
  }

  @inline(__always) private mutating func writeEnding(
    _ entry: EntryRecord, _ endings: ByteSlice
  ) {
    var step = 0
    while step < entry.endingSize {
      // The section ends in eight bytes more than its endings have.
      write(endings.integer(at: entry.endingStart &+ step, as: UInt64.self), size: 0)
      let size = min(entry.endingSize &- step, 8)
      out &+= size
      step &+= 8
    }
  }

  /// Spells the key with marks: what lies between two marks is copied as it is.
  @inline(__always) private mutating func writeSpelling(_ length: Int, _ marks: UInt128) {
    var rest = marks
    var start = 0
    while rest != 0 {
      let fromEnd = (127 &- rest.leadingZeroBitCount) >> 1
      let mark = UInt8(truncatingIfNeeded: rest &>> UInt128(truncatingIfNeeded: 2 &* fromEnd))
      rest &= ~(3 &<< UInt128(truncatingIfNeeded: 2 &* fromEnd))
      let index = max(length &- 1 &- fromEnd, 0)
      guard index >= start,
        let second = Alphabet.secondByte(of: unsafe key[index], mark: mark & 3)
      else { continue }
      writeKey(start, index &- start)
      write(UInt64(0xC3) | UInt64(second) << 8, size: 2)
      start = index &+ 1
    }
    writeKey(start, length &- start)
  }
}
