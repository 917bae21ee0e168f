import SpanishText

/// Accents typed on a keyboard without accents: `ban~ar`, `cante'`, `avergu"enza`, `´a`, `¨u`.
package struct ASCIIAccents: Sendable, Hashable {
  /// The word with each mark on a letter beside it, the likeliest first; empty if one has no letter.
  package let readings: [String]
  package let withoutMarks: String

  /// More marks than this in one query are taken for something else.
  private static let maximumKeys = 4

  /// Reads a query; nil where it holds no mark beside a vowel or an n. A mark between two letters that both take it is read
  /// both ways (`habi'a`). Quotation marks around the whole are not accents.
  package init?(_ query: String) {
    let letters = Array(Self.unquoted(query.loweredSpanish).unicodeScalars)
    let typed = letters.indices.compactMap { index in
      AccentKey(letters[index]).map { (index: index, key: $0) }
    }
    guard !typed.isEmpty, typed.count <= Self.maximumKeys,
      typed.contains(where: { Self.isBesideLetter($0.index, in: letters) })
    else { return nil }
    var marked = [letters]
    for (index, key) in typed {
      marked = marked.flatMap { letters in
        key.places.map { index + $0 }.filter(letters.indices.contains).compactMap { place in
          letters[place].marked(key.diacritic).map { letter in
            var letters = letters
            letters[place] = letter
            return letters
          }
        }
      }
    }
    func text(_ letters: [Unicode.Scalar]) -> String {
      String(letters: letters.filter { AccentKey($0) == nil })
    }
    readings = marked.map(text)
    withoutMarks = text(letters)
  }

  /// The word with ñ for `nh` and `ny` (`banyar`, `suenho`), if it has any: all, then each alone.
  package static func ñReadings(of query: String) -> [String] {
    let letters = Array(query.loweredSpanish.unicodeScalars)
    let indices = letters.indices.dropLast().filter {
      letters[$0] == "n" && (letters[$0 + 1] == "h" || letters[$0 + 1] == "y")
    }
    guard !indices.isEmpty, indices.count <= maximumKeys else { return [] }
    let choices = indices.count == 1 ? [indices] : [indices] + indices.map { [$0] }
    return choices.map { chosen in
      let kept = letters.indices.filter { !chosen.contains($0 - 1) }
      return String(letters: kept.map { chosen.contains($0) ? "ñ" : letters[$0] })
    }
  }

  private static func isBesideLetter(_ index: Int, in letters: [Unicode.Scalar]) -> Bool {
    [index - 1, index + 1].contains { neighbour in
      letters.indices.contains(neighbour)
        && (letters[neighbour].vowelClass != nil || letters[neighbour] == "n")
    }
  }

  /// The text without quotation marks at both of its ends.
  private static func unquoted(_ text: String) -> Substring {
    guard text.unicodeScalars.count > 2, let first = text.unicodeScalars.first,
      first == text.unicodeScalars.last, first == "'" || first == "\"" || first == "`"
    else { return text[...] }
    return Substring(text.unicodeScalars.dropFirst().dropLast())
  }
}

/// An accent typed as a character of its own.
private struct AccentKey {
  let diacritic: Diacritic
  /// Where the letter may be, the likelier place first: spacing marks, which dead keys leave, come before it, a colon
  /// only after it.
  let places: [Int]

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "'", "’": (diacritic, places) = (.acute, [-1, 1])
    case "´", "`", "‘": (diacritic, places) = (.acute, [1, -1])
    case "\"": (diacritic, places) = (.diaeresis, [-1, 1])
    case "¨": (diacritic, places) = (.diaeresis, [1, -1])
    case ":": (diacritic, places) = (.diaeresis, [-1])
    case "~", "˜": (diacritic, places) = (.tilde, [-1, 1])
    default: return nil
    }
  }
}
