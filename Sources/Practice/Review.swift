import SpanishText

/// A line of the practice log: what happened to an item, and when.
///
///     1⇥2026-11-22T20:15:03+01:00⇥ir⇥pretérito⇥yo⇥wrong⇥type⇥iré⇥4200
///
/// Version, time with the distance from UTC, infinitive (with a construction `decir + me lo`), tense, person, event, way
/// of asking, what was typed, milliseconds. Backslash, tab, LF and CR are written `\\`, `\t`, `\n`, `\r`, other control
/// characters as spaces.
package struct Review: Hashable, Sendable {
  package enum Event: String, Sendable, CaseIterable {
    case right, wrong
    /// The review before it, of the same item, does not count.
    case undone
    /// The item is never asked again.
    case dropped
  }

  package enum Mode: String, Sendable, CaseIterable {
    case type, choose, recognise
  }

  /// The version that is written. Lines of later ones are kept and not read.
  package static let version = "1"

  package var time: LocalTime
  package var item: PracticeItem
  package var event: Event
  package var mode: Mode
  package var typed: String
  package var milliseconds: Int

  package init(
    time: LocalTime, item: PracticeItem, event: Event, mode: Mode, typed: String,
    milliseconds: Int
  ) {
    (self.time, self.item, self.event) = (time, item, event)
    (self.mode, self.typed, self.milliseconds) = (mode, typed, milliseconds)
  }

  /// The line without its end.
  package var line: String {
    [
      Self.version, time.text, item.name, item.tense, item.person, event.rawValue,
      mode.rawValue, typed,
      String(min(max(milliseconds, 0), Self.longestTime)),
    ].map { Self.escaped($0) }.joined(separator: "\t")
  }

  /// How many bytes at the end of a log are half a line, as a killed process leaves it; 0 for a whole line without its
  /// end, and for what did not begin as a line of a log, which is not ours to cut off.
  package static func sizeOfHalfLine(atEndOf bytes: [UInt8]) -> Int {
    let line = bytes[((bytes.lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1)...]
    var reader = LogReader()
    for part in [Array(line), []] {
      reader.append(part)
      _ = reader.next()
    }
    return reader.sizeOfHalfLine
  }

  static let longestNumber = 9
  private static let longestTime = 999_999_999

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\\": "\\", "\t": "t", "\n": "n", "\r": "r",
  ]

  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x5C }) else { return text }
    return text.unicodeScalars.map { scalar in
      escapes[scalar].map { "\\" + String($0) } ?? (scalar.value < 0x20 ? " " : String(scalar))
    }.joined()
  }

  static func unescaped(_ field: String) -> String {
    guard field.utf8.contains(0x5C) else { return field }
    var result = String.UnicodeScalarView()
    var scalars = field.unicodeScalars.makeIterator()
    while var scalar = scalars.next() {
      if scalar == "\\" {
        guard let letter = scalars.next() else { break }
        scalar = escapes.first { $0.value == letter }?.key ?? letter
      }
      result.append(scalar)
    }
    return String(result)
  }
}

/// A moment as a clock on the wall shows it, with its distance from UTC.
package struct LocalTime: Hashable, Sendable {
  /// Seconds since 1970, UTC; in 64 bits, since `Int` has 32 in a browser.
  package var seconds: Int64
  /// How many seconds the wall's clock is ahead of UTC: whole minutes.
  package let offset: Int32

  /// A moment. Of an offset its whole minutes count, as ``text`` has no more.
  package init(seconds: Int64, offset: Int) {
    self.seconds = seconds
    self.offset = Int32(offset / 60 * 60)
  }

  /// The day on the wall's calendar, from 1970-01-01, day 0.
  package var day: Int { Int(Self.floor(seconds + Int64(offset), 86_400)) }

  /// `2026-11-22T20:15:03+01:00`
  package var text: String {
    let (year, month, dayOfMonth) = Self.date(ofDay: day)
    let second = Int(seconds + Int64(offset) - Int64(day) * 86_400)
    func digits(_ number: Int, _ count: Int = 2) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    let zone = Int(abs(offset) / 60)
    return "\(digits(year, 4))-\(digits(month))-\(digits(dayOfMonth))T"
      + "\(digits(second / 3600)):\(digits(second / 60 % 60)):\(digits(second % 60))"
      + "\(offset < 0 ? "-" : "+")\(digits(zone / 60)):\(digits(zone % 60))"
  }

  package static func date(_ day: Int) -> String {
    String(LocalTime(seconds: Int64(day) * 86_400, offset: 0).text.prefix(10))
  }

  /// Reads what ``text`` writes; nil for anything else.
  init?(_ text: ArraySlice<UInt8>) {
    func number(_ offset: Int, _ count: Int = 2) -> Int? {
      digits(text.dropFirst(offset).prefix(count))
    }
    let form = "0000-00-00T00:00:00+00:00".utf8
    guard text.count == form.count,
      zip(text, form).allSatisfy({ $0 == $1 || $1 == 0x30 || ($0 == 0x2D && $1 == 0x2B) })
    else { return nil }
    guard let year = number(0, 4), let month = number(5), let day = number(8),
      let hour = number(11), let minute = number(14), let second = number(17),
      let zoneHour = number(20), let zoneMinute = number(23), (1...12).contains(month),
      (1...31).contains(day), hour < 24, minute < 60, second < 61, zoneHour < 24, zoneMinute < 60
    else { return nil }
    let offset = (zoneHour * 60 + zoneMinute) * 60 * (text[text.startIndex + 19] == 0x2D ? -1 : 1)
    let days = Self.day(year: year, month: month, day: day)
    self.init(
      seconds: Int64(days) * 86_400 + Int64(hour * 3600 + minute * 60 + second - offset),
      offset: offset)
  }

  /// Days since 1970-01-01 of a date: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  package static func day(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = floor(year, 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The date of a day, of the years 0 to 19999.
  package static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    func start(_ month: Int) -> Int { Self.day(year: month / 12, month: month % 12 + 1, day: 1) }
    // Months since the year 0.
    let month = firstIndex(in: 0..<240_000) { start($0) > day } - 1
    return (month / 12, month % 12 + 1, day - start(month) + 1)
  }

  private static func floor<Number: BinaryInteger>(_ number: Number, _ divisor: Number) -> Number {
    number >= 0 ? number / divisor : (number - divisor + 1) / divisor
  }
}
