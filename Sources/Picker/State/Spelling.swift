import SpanishText
import VerbForms

/// What the user typed, ready to be compared with forms.
struct TypedPrefix: Equatable, Sendable {
  /// The letters: composed, in lower case, without the white space and punctuation around them.
  let text: String
  /// The same without accents.
  let fold: String

  init(_ text: String) {
    self.text = String(text.composed.loweredSpanish.trimmedOfPunctuation)
    fold = self.text.folded
  }

  var isEmpty: Bool { fold.isEmpty }

  /// Whether a form starts with these letters, whatever the accents.
  func begins(_ form: String) -> Bool { match(form) != nil }

  /// Whether every accent that was typed stands at its letter in the form.
  func hasItsMarks(_ form: String) -> Bool {
    var letters = form.unicodeScalars.makeIterator()
    for typed in text.unicodeScalars {
      let letter = letters.next()
      if !typed.isASCII, letter != typed { return false }
    }
    return true
  }

  /// Whether there is an accent in it at all.
  var hasMarks: Bool { text.unicodeScalars.contains { !$0.isASCII } }

  /// How much of a form these letters cover, as it is really spelled: the count of its letters;
  /// and what that took: nothing, an accent or an ñ. Nil where the form starts otherwise.
  ///
  /// - Complexity: O(letters typed).
  func match(_ form: String) -> (letters: Int, band: Match)? {
    guard !isEmpty else { return nil }
    var missing = fold.utf8[...]
    var letters = 0
    var band = Match.exact
    var typed = text.unicodeScalars.makeIterator()
    for letter in form.unicodeScalars {
      guard let first = missing.first else { break }
      if let plain = Self.plainLetter(letter) {
        guard plain == first else { return nil }
        missing = missing.dropFirst()
      } else {
        let folded = String(letter).folded.utf8
        guard missing.starts(with: folded) else { return nil }
        missing = missing.dropFirst(folded.count)
      }
      letters += 1
      let other = typed.next()
      guard other != letter else { continue }
      let isTilde = (other == "n" && letter == "ñ") || (other == "ñ" && letter == "n")
      band = isTilde ? .ñ : max(band, .accents)
    }
    return missing.isEmpty ? (letters, band) : nil
  }

  /// The fold of a letter of Spanish in lower case: one byte.
  private static func plainLetter(_ letter: Unicode.Scalar) -> UInt8? {
    if letter.isASCII { return UInt8(truncatingIfNeeded: letter.value) }
    return switch letter {
    case "á": UInt8(ascii: "a")
    case "é": UInt8(ascii: "e")
    case "í": UInt8(ascii: "i")
    case "ñ": UInt8(ascii: "n")
    case "ó": UInt8(ascii: "o")
    case "ú", "ü": UInt8(ascii: "u")
    default: nil
    }
  }
}
