import SpanishText
import TrieIndex

/// A pattern of forms: letters, `*` for any letters (or none) and `?` for one.
///
/// The trie knows plain letters alone, so a pattern is matched in two steps: the plain letters in the trie,
/// then the diacritics of its letters in each spelling that was found.
struct FormPattern {
  private enum Element {
    case letter(UInt8, Diacritic)
    case any
    case anyNumber
  }

  private var elements: [Element] = []
  /// Whether a letter has a diacritic that no form has: `à`.
  private var hasForeignDiacritic = false

  /// Reads a pattern; nil where it has a letter that no form has.
  init?(_ text: String) {
    for scalar in FormPattern.normalized(text).unicodeScalars {
      switch scalar {
      case "*":
        if case .anyNumber? = elements.last { continue }
        elements.append(.anyNumber)
      case "?":
        elements.append(.any)
      case _ where isCombiningDiacritic(scalar) && !elements.isEmpty:
        // On a letter it is a foreign diacritic; on what stands for any letter it says nothing.
        if case .letter? = elements.last { hasForeignDiacritic = true }
      default:
        let letter = FoldedQuery(String(scalar))
        guard !letter.isForeign else { return nil }
        hasForeignDiacritic = hasForeignDiacritic || letter.hasForeignDiacritic
        let diacritic = letter.key.count == 1 ? Letter(small: scalar)?.diacritic : nil
        elements += letter.key.labels.map { .letter($0, diacritic ?? .none) }
      }
    }
  }

  /// The pattern of the plain letters; nil where it is too long.
  var folded: TriePattern? {
    TriePattern(
      elements.map { element in
        switch element {
        case .letter(let label, _): .label(label)
        case .any: .any
        case .anyNumber: .anyNumber
        }
      })
  }

  var hasDiacritics: Bool {
    elements.contains {
      if case .letter(_, let diacritic) = $0 { diacritic != .none } else { false }
    }
  }

  /// Whether a spelling with the pattern's plain letters has its diacritics too.
  ///
  /// - Parameters:
  ///   - labels: The plain letters of the spelling.
  ///   - accents: Its diacritics.
  ///   - exactly: Whether a letter without a diacritic stands for itself alone. Otherwise it may have one.
  /// - Returns: False for a pattern with a diacritic that no form has.
  ///
  /// - Complexity: O(letters × elements of the pattern), no allocation.
  func matches(_ labels: [UInt8], _ accents: AccentPattern, exactly: Bool) -> Bool {
    if hasForeignDiacritic { return false }
    var index = 0
    var letter = 0
    // Where to go on after the last `*`, if what follows it does not fit here.
    var retry: (index: Int, letter: Int)?
    while letter < labels.count {
      if index < elements.count, case .anyNumber = elements[index] {
        index += 1
        retry = (index, letter)
      } else if index < elements.count,
        takes(
          elements[index], labels[letter], accents.diacritic(labels.count - 1 - letter), exactly)
      {
        index += 1
        letter += 1
      } else if let last = retry {
        index = last.index
        letter = last.letter + 1
        retry = (index, letter)
      } else {
        return false
      }
    }
    return elements[index...].allSatisfy { if case .anyNumber = $0 { true } else { false } }
  }

  private func takes(
    _ element: Element, _ label: UInt8, _ diacritic: Diacritic, _ exactly: Bool
  ) -> Bool {
    guard case .letter(let wanted, let own) = element else { return true }
    return label == wanted && (diacritic == own || (own == .none && !exactly))
  }

  /// A pattern composed, in lower case and without white space around it; `*` and `?` stay.
  private static func normalized(_ text: String) -> String {
    let words = text.normalizedSpanish.unicodeScalars.split { $0.properties.isWhitespace }
    return words.map { String($0) }.joined(separator: " ")
  }
}
