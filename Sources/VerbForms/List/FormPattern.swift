import SpanishText
import TrieIndex

/// A pattern of forms: letters, `*` for any letters (or none) and `?` for one.
///
/// The trie knows plain letters alone, so a pattern is matched in two steps: the plain letters in the trie,
/// then the diacritics of its letters in each spelling that was found.
struct FormPattern {
  /// The plain letters, and the diacritic of each.
  private var elements: [TriePattern.Element] = []
  private var diacritics: [Diacritic] = []
  /// Whether a letter has a diacritic that no form has: `à`.
  private(set) var hasForeignDiacritic = false

  /// Reads a pattern; nil where it has a letter that no form has.
  init?(_ text: String) {
    for scalar in text.normalizedSpanish.withSingleSpaces.unicodeScalars {
      switch scalar {
      case "*": if elements.last != .anyNumber { append(.anyNumber) }
      case "?": append(.any)
      case _ where isCombiningDiacritic(scalar) && !elements.isEmpty:
        // On a letter it is a foreign diacritic; on what stands for any letter it says nothing.
        if case .label? = elements.last { hasForeignDiacritic = true }
      default:
        let letter = FoldedQuery(String(scalar))
        guard !letter.isForeign else { return nil }
        hasForeignDiacritic = hasForeignDiacritic || letter.hasForeignDiacritic
        let diacritic = letter.key.count == 1 ? Letter(small: scalar)?.diacritic : nil
        for label in letter.key.labels { append(.label(label), diacritic ?? .none) }
      }
    }
  }

  private mutating func append(_ element: TriePattern.Element, _ diacritic: Diacritic = .none) {
    elements.append(element)
    diacritics.append(diacritic)
  }

  /// The pattern of the plain letters; nil where it is too long.
  var folded: TriePattern? { TriePattern(elements) }

  var hasDiacritics: Bool { diacritics.contains { $0 != .none } }

  /// The pattern with diacritics; a letter without one also matches the same letter with one, unless `exactly`.
  func spelled(exactly: Bool) -> TriePattern? {
    TriePattern(
      zip(elements, diacritics).map { element, diacritic in
        guard case .label(let label) = element else { return element }
        let last = diacritic == .none && !exactly ? .tilde : diacritic
        return .labels(Self.code(label, diacritic)...Self.code(label, last))
      })
  }

  private static func code(_ label: UInt8, _ diacritic: Diacritic) -> UInt8 {
    label << 2 | diacritic.rawValue
  }

  /// Whether a spelling matches a pattern of letters with their diacritics.
  static func matches(_ pattern: TriePattern, _ labels: [UInt8], _ accents: AccentPattern) -> Bool {
    var positions = pattern.start
    for (index, label) in labels.enumerated() {
      let letter = code(label, accents.diacritic(labels.count - 1 - index))
      guard let next = pattern.step(positions, by: letter) else { return false }
      positions = next
    }
    return pattern.isEnd(positions)
  }
}
