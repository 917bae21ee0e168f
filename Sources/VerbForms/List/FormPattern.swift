import SpanishText
import TrieIndex

/// A pattern of forms: letters, `*` for any letters (or none) and `?` for one.
///
/// The trie knows plain letters alone, so a pattern is matched in two steps: the plain letters in the trie,
/// then the diacritics of its letters in each spelling that was found.
struct FormPattern {
  private typealias Part = (element: TriePattern.Element, diacritic: Diacritic)

  /// Finds the plain letters in the trie.
  let walk: PatternWalk
  /// The pattern with its diacritics; nil where they don't decide.
  private(set) var spelled: TriePattern?

  /// A pattern as it is read in an index; nil where it matches nothing.
  init?(_ text: String, _ accents: FormIndex.AccentMode, in index: FormIndex) {
    var letters: [Part] = []
    // Whether a letter has a diacritic that no form has: `à`.
    var hasForeignDiacritic = false
    for scalar in text.normalizedSpanish.withSingleSpaces.unicodeScalars {
      switch scalar {
      case "*": if letters.last?.element != .anyNumber { letters.append((.anyNumber, .none)) }
      case "?": letters.append((.any, .none))
      case _ where isCombiningDiacritic(scalar) && !letters.isEmpty:
        // On a letter it is a foreign diacritic; on what stands for any letter it says nothing.
        if case .label? = letters.last?.element { hasForeignDiacritic = true }
      default:
        let query = FoldedQuery(String(scalar))
        guard !query.isForeign else { return nil }
        hasForeignDiacritic = hasForeignDiacritic || query.hasForeignDiacritic
        let diacritic = Letter(small: scalar)?.diacritic ?? .none
        for label in query.key.labels { letters.append((.label(label), diacritic)) }
      }
    }
    guard let plain = TriePattern(letters.map { $0.element }) else { return nil }
    let storage = index.storage
    walk = PatternWalk(storage.trie, plain) {
      storage.entryCount(from: storage.firstEntry(ofValue: $0))
    }
    switch accents {
    case .ignore: break
    case .strict:
      if hasForeignDiacritic { return nil }
      spelled = Self.spelled(letters, exactly: true)
    case .smart:
      guard letters.contains(where: { $0.diacritic != .none }), !hasForeignDiacritic else { return }
      spelled = Self.spelled(letters, exactly: false)
      var isFound = false
      index.forEachEntry(of: self) { _, _ in
        isFound = true
        return false
      }
      if !isFound { spelled = nil }
    }
  }

  /// The pattern with diacritics; a letter without one also matches the same letter with one, unless `exactly`.
  private static func spelled(_ letters: [Part], exactly: Bool) -> TriePattern? {
    TriePattern(
      letters.map { element, diacritic in
        guard case .label(let label) = element else { return element }
        let last = diacritic == .none && !exactly ? .tilde : diacritic
        return .labels(code(label, diacritic)...code(label, last))
      })
  }

  private static func code(_ label: UInt8, _ diacritic: Diacritic) -> UInt8 {
    label << 2 | diacritic.rawValue
  }

  /// Whether the diacritics of a spelling match, whose plain letters do.
  func matches(_ labels: [UInt8], _ accents: AccentPattern) -> Bool {
    guard let spelled else { return true }
    var positions = spelled.start
    for (index, label) in labels.enumerated() {
      let letter = Self.code(label, accents.diacritic(labels.count - 1 - index))
      guard let next = spelled.step(positions, by: letter) else { return false }
      positions = next
    }
    return spelled.isEnd(positions)
  }
}
