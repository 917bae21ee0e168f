import SpanishText

/// A person of the verb, as the columns of levels are named.
package enum Person: UInt8, Sendable, CaseIterable {
  case yo, tú, vos, usted, él, nosotros, vosotros, ustedes, ellos

  /// The person that a subject pronoun stands for, without its accent.
  package init?(word: some StringProtocol) {
    switch word {
    case "yo": self = .yo
    case "tu": self = .tú
    case "vos": self = .vos
    case "usted", "ud": self = .usted
    case "el", "ella", "ello": self = .él
    case "nosotros", "nosotras": self = .nosotros
    case "vosotros", "vosotras": self = .vosotros
    case "ustedes", "uds": self = .ustedes
    case "ellos", "ellas": self = .ellos
    default: return nil
    }
  }

  /// Whether a subject of this person goes with a verb form that stands under `column`.
  ///
  /// Levels name one person for several: usted has the forms of él, ustedes those of ellos; and vos
  /// shares with tú all that has no form of its own (`vos fuiste`).
  package func agrees(withColumn column: Person) -> Bool {
    switch (self, column) {
    case (.usted, .él), (.él, .usted), (.ustedes, .ellos), (.ellos, .ustedes), (.vos, .tú): true
    default: self == column
    }
  }
}

/// The words of a title or column name, folded.
func words(of text: String) -> [Substring] {
  let fold = text.folded
  // Letters of ASCII are told by their bytes; other letters are rare in a fold.
  return fold.utf8.allSatisfy { $0 < 0x80 }
    ? fold.utf8.split { !(0x61...0x7A).contains($0) }.map { Substring($0) }
    : fold.split { !$0.isLetter }
}
