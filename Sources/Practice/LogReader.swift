/// Takes the lines of a practice log apart in place, without making texts of them.
///
/// Lines end in LF, and in CRLF or CR where an editor saved them so.
struct LogReader {
  /// A line that ``Review/line`` wrote.
  struct Line {
    var time: LocalTime
    /// The item's name, tense and person with the tabs between them, as bytes of the log.
    var item: Range<Int>
    var event: Review.Event
    var mode: Review.Mode
    var typed: Range<Int>
    var milliseconds: Int
  }

  let bytes: [UInt8]
  private var position = 0
  /// How many lines were neither empty nor read: of later versions, or not of a log.
  private(set) var unreadLines = 0
  /// Whether a line began as those of any version do: with a number and a tab.
  private(set) var hasVersions = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Some editors write a byte order mark.
    if bytes.starts(with: "\u{FEFF}".utf8) { position = "\u{FEFF}".utf8.count }
  }

  /// The next line that can be read; nil at the end.
  mutating func next() -> Line? {
    while position < bytes.count {
      let start = position
      let line = line()
      while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
      if line == nil, position > start { unreadLines += 1 }
      if !hasVersions { hasVersions = beginsWithVersion(start..<position) }
      position += 1
      if let line { return line }
    }
    return nil
  }

  private func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func beginsWithVersion(_ line: Range<Int>) -> Bool {
    let end = line.first { !(0x30...0x39).contains(bytes[$0]) } ?? line.upperBound
    return end > line.lowerBound && (end == bytes.count || bytes[end] == 0x09)
  }

  private mutating func line() -> Line? {
    // Version and time are as long in every line.
    let start = position + Self.start.count
    let end = start + LocalTime.size
    guard end < bytes.count,
      Self.start.indices.allSatisfy({ Self.start[$0] == bytes[position + $0] }),
      bytes[end] == 0x09, let time = LocalTime(bytes, start..<end)
    else { return nil }
    position = end + 1
    guard let infinitive = field(), !infinitive.isEmpty, field() != nil, let person = field(),
      let event = field().flatMap({ named($0, Self.events) }),
      let mode = field().flatMap({ named($0, Self.modes) }),
      let typed = field(), let last = field(), let milliseconds = number(last)
    else { return nil }
    return Line(
      time: time, item: infinitive.lowerBound..<person.upperBound, event: event, mode: mode,
      typed: typed, milliseconds: milliseconds)
  }

  /// The bytes up to the next tab, after which the reader goes on, or to the line's end.
  private mutating func field() -> Range<Int>? {
    // After the last field the reader is at the line's end; before each other field, after a tab.
    guard bytes[position - 1] == 0x09 else { return nil }
    let (start, bytes) = (position, bytes)
    var end = start
    // All ends of a field are below all letters.
    while end < bytes.count, bytes[end] > 0x0D || (bytes[end] != 0x09 && !isEnd(bytes[end])) {
      end += 1
    }
    position = end < bytes.count && bytes[end] == 0x09 ? end + 1 : end
    return start..<end
  }

  static let start = Array("\(Review.version)\t".utf8)
  private static let events = Review.Event.allCases.map { (name: Array($0.rawValue.utf8), $0) }
  private static let modes = Review.Mode.allCases.map { (name: Array($0.rawValue.utf8), $0) }

  private func named<Value>(_ range: Range<Int>, _ names: [(name: [UInt8], Value)]) -> Value? {
    names.first { name, _ in
      name.count == range.count
        && name.indices.allSatisfy { name[$0] == bytes[range.lowerBound + $0] }
    }?.1
  }

  private func number(_ range: Range<Int>) -> Int? {
    guard (1...Review.longestNumber).contains(range.count) else { return nil }
    return digits(bytes, range)
  }

  /// A number that is the same for the same bytes in one run of the program. It is seeded: nobody can write a log
  /// whose items all have one number.
  func hash(_ range: Range<Int>) -> Int {
    var hasher = Hasher()
    for index in range { hasher.combine(bytes[index]) }
    return hasher.finalize()
  }

  /// Whether two ranges have the same bytes.
  func areEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    let distance = other.lowerBound - one.lowerBound
    return one.count == other.count && one.allSatisfy { bytes[$0] == bytes[$0 + distance] }
  }

  /// The item of a line.
  func item(_ line: Line) -> PracticeItem {
    let fields = bytes[line.item].split(separator: 0x09, omittingEmptySubsequences: false)
      .map { Review.unescaped(String(decoding: $0, as: UTF8.self)) }
    return PracticeItem(name: fields[0], tense: fields[1], person: fields[2])
  }
}

/// The number that digits write; nil where there is anything else.
func digits(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
  var number = 0
  for index in range {
    let digit = Int(bytes[index]) - 0x30
    guard digit >= 0, digit < 10 else { return nil }
    number = number &* 10 &+ digit
  }
  return number
}
