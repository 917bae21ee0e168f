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

  static let glossaries = [
    Glossary(
      language: "fr", glosses: [.init(verb: "ver", text: "voir"), .init(verb: "ir", text: "aller")]),
    Glossary(
      language: "en",
      glosses: [.init(verb: "comer", text: "to eat"), .init(verb: "ir", text: "to go (à pied)")]),
  ]

  /// The file of these levels and glossaries.
  static func bytes() throws -> [UInt8] { try made.get() }
  private static let made = Result {
    try FormIndex(levels: levels, glossaries: glossaries, ranking: nil).bytes
  }
}
