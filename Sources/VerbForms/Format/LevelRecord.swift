import LevelFiles
import SystemIO

/// What an index keeps of a level beside its verbs: the words of its header and where it came from.
///
/// Stored as: colour plus one, order, verbs, forms, bytes and digest of the file, then title,
/// description, file and each column's name, every text with its size before it.
struct LevelRecord {
  var title = ""
  var description = ""
  var file = ""
  var columns: [String] = []
  var colorHex: Int?
  var order = Level.Order.reading
  var verbCount = 0
  var formCount = 0
  var byteCount = 0
  var sourceDigest: UInt64 = 0

  init(_ level: Level, formCount: Int) {
    title = level.title
    description = level.description
    file = level.file
    columns = level.columns
    // Another number is no colour that a record could hold.
    colorHex = level.colorHex.flatMap { (0...0xFF_FFFF).contains($0) ? $0 : nil }
    order = level.order
    verbCount = level.challenges.count
    self.formCount = formCount
    byteCount = max(level.byteCount, 0)
    sourceDigest = level.sourceDigest
  }

  func append(to bytes: inout [UInt8]) {
    bytes.append(littleEndian: UInt32(colorHex.map { $0 + 1 } ?? 0))
    bytes.append(order == .reading ? 0 : order == .usage ? 1 : 2)
    bytes.append(littleEndian: UInt32(verbCount))
    bytes.append(littleEndian: UInt32(formCount))
    bytes.append(littleEndian: UInt64(byteCount))
    bytes.append(littleEndian: sourceDigest)
    for text in [title, description, file] + columns {
      bytes.append(littleEndian: UInt32(text.utf8.count))
      bytes.append(contentsOf: text.utf8)
    }
  }

  /// The bytes of a record before its texts.
  static let fixedSize = 4 + 1 + 4 + 4 + 8 + 8
  /// The largest line that a table of lines holds.
  static let maximumLine = Int(Int32.max)

  /// Whether ``init(_:)-(ByteSlice)`` would read a record from these bytes. Makes no text.
  static func isSound(_ bytes: ByteSlice) -> Bool {
    guard bytes.count >= fixedSize, bytes.integer(at: 0, as: UInt32.self) <= 0x100_0000,
      bytes[4] <= 2, bytes.integer(at: 13, as: UInt64.self) <= UInt64(Int.max)
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
      color <= 0x100_0000, order <= 2, byteCount <= UInt64(Int.max)
    else { return nil }
    colorHex = color == 0 ? nil : Int(color) - 1
    self.order = order == 0 ? .reading : order == 1 ? .usage : .last
    verbCount = Int(verbs)
    formCount = Int(forms)
    self.byteCount = Int(byteCount)
    sourceDigest = digest
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

  /// One number for the levels that an index is made from: their paths, lengths and bytes, in order.
  /// Levels that were made in memory count by what they say.
  static func digest(of levels: [Level]) -> UInt64 {
    var bytes: [UInt8] = []
    for level in levels {
      bytes.append(littleEndian: UInt64(level.file.utf8.count))
      bytes.append(contentsOf: level.file.utf8)
      if level.byteCount > 0 {
        bytes.append(littleEndian: UInt64(level.byteCount))
        bytes.append(littleEndian: level.sourceDigest)
        continue
      }
      LevelRecord(level, formCount: 0).append(to: &bytes)
      for challenge in level.challenges {
        bytes.append(contentsOf: challenge.verb.utf8)
        for form in challenge.forms {
          bytes.append(0)
          bytes.append(contentsOf: form.utf8)
        }
        bytes.append(1)
      }
    }
    return unsafe bytes.withUnsafeBytes { unsafe xxh64($0, seed: 0) }
  }
}
