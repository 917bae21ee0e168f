/// Takes the lines of a practice log apart. They end in LF, or in CRLF or CR where an editor saved them so.
struct LogReader {
  /// What counts of a line that ``Review/line`` wrote.
  struct Line {
    var time: LocalTime
    /// The item's name, tense and person with the tabs between them.
    var item: ArraySlice<UInt8>
    var event: Review.Event
    var milliseconds: Int
  }

  private var bytes: [UInt8] = []
  private var position = 0
  private var isAtStart = true
  /// Whether no further part follows.
  private(set) var isAtEnd = false
  /// How many whole lines were neither empty nor read: of later versions, or not of a log.
  private(set) var unreadLines = 0
  /// How many bytes at the end are a line that was begun as one of this version and not ended.
  private(set) var sizeOfHalfLine = 0
  /// Whether a line began as those of any version do: with a number and a time.
  private(set) var hasLogLines = false

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
      let end = bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D }
      let text = bytes[position..<(end ?? bytes.count)]
      let isLong = text.count > Self.longestLine
      if end == nil, !isAtEnd {
        // Only that a long line is long matters.
        if isLong { bytes.removeSubrange((position + Self.longestLine + 1)...) }
        return nil
      }
      position = text.endIndex + 1
      isAtStart = false
      let fields = text.split(separator: 0x09, omittingEmptySubsequences: false)
      let isOfLog = isOfLog(fields, isWhole: end != nil)
      hasLogLines = hasLogLines || isOfLog
      if !isLong, let line = line(fields) { return line }
      if end == nil, !isLong, isOfLog, fields[0].elementsEqual(Review.version.utf8) {
        sizeOfHalfLine = text.count
      } else if !text.isEmpty {
        unreadLines += 1
      }
    }
    return nil
  }

  /// Longer lines are not read: no answer of 64 KiB makes one, escaped.
  static let longestLine = 1 << 18
  private static let mark = Array("\u{FEFF}".utf8)

  /// Whether a line begins with a number and a time; one that is not whole, with as much of them as there is.
  private func isOfLog(_ fields: [ArraySlice<UInt8>], isWhole: Bool) -> Bool {
    guard digits(fields[0]) != nil else { return false }
    if fields.count > 1, LocalTime(fields[1]) != nil { return true }
    return !isWhole && fields.count < 3
      && (fields.count < 2 || fields[1].allSatisfy { "0123456789-+:TZ".utf8.contains($0) })
  }

  private func line(_ fields: [ArraySlice<UInt8>]) -> Line? {
    func text(_ field: Int) -> String { String(decoding: fields[field], as: UTF8.self) }
    guard fields.count >= 9, fields[0].elementsEqual(Review.version.utf8),
      let time = LocalTime(fields[1]), !fields[2].isEmpty,
      let event = Review.Event(rawValue: text(5)), Review.Mode(rawValue: text(6)) != nil,
      fields[8].count <= Review.longestNumber, let milliseconds = digits(fields[8])
    else { return nil }
    return Line(
      time: time, item: bytes[fields[2].startIndex..<fields[4].endIndex], event: event,
      milliseconds: milliseconds)
  }
}

/// The number that digits write; nil where there is anything else, or nothing.
func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
  var number = 0
  for byte in bytes {
    guard (0x30...0x39).contains(byte) else { return nil }
    number = number &* 10 &+ (Int(byte) - 0x30)
  }
  return bytes.isEmpty ? nil : number
}
