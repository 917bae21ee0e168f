import IndexBuilding
import LevelFiles
import SpanishText
import Testing

@testable import VerbForms

/// The bytes of a small index, to be changed in every way that a file can be.
enum SmallFile {
  static let levels = [
    Level(
      title: "Indicativo: presente", description: "Dos verbos", colorHex: 0xFF_0000,
      challenges: [
        .init(verb: "comer", forms: ["como", "comes", "come", "comemos", "coméis", "comen"]),
        .init(verb: "irse", forms: ["me voy", "te vas", "se va", "nos vamos", "os vais", "-"]),
      ], file: "uno.txt"),
    Level(
      title: "Imperativo", description: "Órdenes", colorHex: nil,
      challenges: [.init(verb: "comer", forms: ["come/comé"]), .init(verb: "ir", forms: ["ve"])],
      columns: ["tú"], order: .last, file: "dos.txt"),
  ]

  /// The file of these levels.
  static func bytes() throws -> [UInt8] {
    try FormIndex(levels: levels, ranking: nil).bytes
  }

  /// The same bytes with the checksum that they should have.
  static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var checksum = xxh64(Array(bytes[IndexHeader.checksumStart...]))
    for place in 24..<32 {
      bytes[place] = UInt8(truncatingIfNeeded: checksum)
      checksum >>= 8
    }
    return bytes
  }

  /// The bytes with others from `offset` on, and the checksum put right.
  static func patched(_ bytes: [UInt8], at offset: Int, _ new: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes.replaceSubrange(offset..<offset + new.count, with: new)
    return sealed(bytes)
  }
}
