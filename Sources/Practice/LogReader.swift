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

  private(set) var bytes: [UInt8]
  private var position = 0
  private var isAtStart = true
  /// Whether ``bytes`` are the last ones.
  private(set) var isAtEnd: Bool
  /// How many lines were neither empty nor read: of later versions, or not of a log.
  private(set) var unreadLines = 0
  /// How many bytes at the end are a line that was begun as one of this version and not ended.
  private(set) var sizeOfHalfLine = 0
  /// Whether a line began as those of any version do: with a number and a tab.
  private(set) var hasVersions = false

  /// Reads the bytes of a log, or of a line.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isAtEnd = true
  }

  /// Reads a log that comes in parts.
  init() {
    bytes = []
    isAtEnd = false
  }

  /// Goes on with the next part of the log, an empty one at its end.
  mutating func append(_ part: [UInt8]) {
    bytes.removeSubrange(..<min(position, bytes.count))
    position = 0
    bytes += part
    isAtEnd = part.isEmpty
  }

  /// The next line that can be read; nil at the end of a part.
  mutating func next() -> Line? {
    // Some editors write a byte order mark.
    if isAtStart, bytes.starts(with: Self.mark) { position = Self.mark.count }
    while position < bytes.count {
      let start = position
      var line = line()
      while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
      let isLong = position - start > Self.longestLine
      if position == bytes.count, !isAtEnd {
        // Of a long line nothing is needed but that it is one.
        if isLong { bytes.removeSubrange((start + Self.longestLine + 1)...) }
        position = start
        return nil
      }
      if isLong { line = nil }
      isAtStart = false
      if !hasVersions { hasVersions = beginsWithVersion(start..<position) }
      if line == nil, position > start {
        unreadLines += 1
        let isHalf = !isLong && zip(bytes[start...], Self.start).allSatisfy { $0 == $1 }
        if position == bytes.count, isHalf { sizeOfHalfLine = position - start }
      }
      position += 1
      if let line { return line }
    }
    return nil
  }

  /// Longer lines are not read: no answer of 64 KiB makes one, escaped.
  static let longestLine = 1 << 18
  private static let mark = Array("\u{FEFF}".utf8)

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

  /// The item of a line, named as all lines name it.
  func itemName(_ line: Line) -> ArraySlice<UInt8> {
    let name = bytes[line.item]
    var isAfterLead = false
    // Letters of Latin 1 and ASCII have one spelling, but for what is escaped and the sign before a construction.
    let isPlain = name.allSatisfy { byte in
      defer { isAfterLead = byte == 0xC3 }
      if isAfterLead { return 0x80...0xBF ~= byte }
      return byte == 0x09 || byte == 0xC3
        || 0x20..<0x7F ~= byte && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "+")
    }
    return isPlain && !isAfterLead ? name : PracticeItem(logName: name).logName
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
