import IndexBuilding
import LevelFiles
import SpanishGrammar
import VerbForms

/// A small index.
enum SmallFile {
  static let levels = [
    Level(
      title: "Indicativo: presente", description: "Dos verbos", colorHex: 0xFF_0000,
      challenges: [
        .init(verb: "comer", forms: ["como", "comes", "come", "comemos", "coméis", "comen"]),
        .init(verb: "irse", forms: ["me voy", "te vas", "se va", "nos vamos", "os vais", "-"]),
      ], tense: .presente, file: "uno.txt"),
    Level(
      title: "Imperativo", description: "Órdenes", colorHex: nil,
      challenges: [.init(verb: "comer", forms: ["come/comé"]), .init(verb: "ir", forms: ["ve"])],
      columns: ["tú"], order: .last, tense: .imperativo, file: "dos.txt"),
  ]

  /// The file of these levels.
  static func bytes() throws -> [UInt8] {
    try FormIndex(levels: levels, ranking: nil).bytes
  }
}
