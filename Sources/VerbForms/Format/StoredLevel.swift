import SpanishGrammar

/// What an index stores of a level beside its verbs: its header and where it came from.
///
/// Stored as: colour plus one, order and tense, verbs, forms, bytes and digest of the file, lives plus one,
/// seconds for an answer and grade, then title, description, file and each column's name,
/// every text with its size before it.
package struct StoredLevel {
  /// What a level says of the order of its verbs.
  package enum Order: UInt8 {
    case reading = 0
    case usage = 1
    case last = 2
  }

  package var title = ""
  package var description = ""
  package var file = ""
  package var columns: [String] = []
  package var colorHex: Int?
  package var order = Order.reading
  package var tense: Tense?
  package var verbCount = 0
  package var formCount = 0
  package var byteCount = 0
  package var sourceDigest: UInt64 = 0
  package var lives: Int?
  package var secondsForAnswer: Int?
  package var grade: LevelGrade?

  package init() {}

  /// Order and tense in one byte: the order in its two lowest bits, above them the tense's number, 0 for
  /// none.
  package var orderAndTense: UInt8 { order.rawValue | (tense?.rawValue ?? 0) << 2 }

  private static func isOrderAndTense(_ byte: UInt8) -> Bool {
    Order(rawValue: byte & 3) != nil && (byte < 4 || Tense(rawValue: byte >> 2) != nil)
  }

  /// A grade's number, 0 for none.
  private static func isGrade(_ byte: UInt8) -> Bool {
    byte == 0 || LevelGrade(rawValue: byte) != nil
  }

  /// The bytes of a record before its texts.
  static let fixedSize = 4 + 1 + 4 + 4 + 8 + 8 + 1 + 2 + 1
  /// The largest line that a table of lines holds.
  package static let maximumLine = Int(Int32.max)

  /// Whether ``init(_:)`` would read a record from these bytes. Makes no text.
  static func isSound(_ bytes: ByteSlice) -> Bool {
    guard bytes.count >= fixedSize, bytes.integer(at: 0, as: UInt32.self) <= 0x100_0000,
      isOrderAndTense(bytes[4]), bytes.integer(at: 13, as: UInt64.self) <= UInt64(Int.max),
      isGrade(bytes[fixedSize - 1])
    else { return false }
    var offset = fixedSize
    var texts = 0
    while offset < bytes.count {
      guard bytes.count - offset >= 4 else { return false }
      let size = Int(bytes.integer(at: offset, as: UInt32.self))
      guard size <= bytes.count - offset - 4 else { return false }
      offset += 4 + size
      texts += 1
    }
    return texts >= 3
  }

  /// A record read back from its bytes; nil where they are none.
  init?(_ bytes: ByteSlice) {
    var reader = ByteReader(bytes)
    guard let color = reader.integer(UInt32.self), let order = reader.integer(UInt8.self),
      let verbs = reader.integer(UInt32.self), let forms = reader.integer(UInt32.self),
      let byteCount = reader.integer(UInt64.self), let digest = reader.integer(UInt64.self),
      let lives = reader.integer(UInt8.self), let seconds = reader.integer(UInt16.self),
      let grade = reader.integer(UInt8.self), Self.isGrade(grade),
      color <= 0x100_0000, let known = Order(rawValue: order & 3), Self.isOrderAndTense(order),
      byteCount <= UInt64(Int.max)
    else { return nil }
    colorHex = color == 0 ? nil : Int(color) - 1
    self.order = known
    tense = Tense(rawValue: order >> 2)
    verbCount = Int(verbs)
    formCount = Int(forms)
    self.byteCount = Int(byteCount)
    sourceDigest = digest
    self.lives = lives == 0 ? nil : Int(lives) - 1
    secondsForAnswer = seconds == 0 ? nil : Int(seconds)
    self.grade = LevelGrade(rawValue: grade)
    var texts: [String] = []
    while !reader.isAtEnd {
      guard let size = reader.integer(UInt32.self), let text = reader.text(Int(size)) else {
        return nil
      }
      texts.append(text)
    }
    guard texts.count >= 3 else { return nil }
    title = texts[0]
    description = texts[1]
    file = texts[2]
    columns = Array(texts[3...])
  }
}
