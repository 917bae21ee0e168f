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

  /// How much of a form these letters cover, as it is really spelled: the count of its letters;
  /// and what that took: nothing, an accent or an ñ. Nil where the form starts otherwise.
  ///
  /// - Complexity: O(letters).
  func match(_ form: String) -> (letters: Int, band: Match)? {
    guard !isEmpty, form.folded.utf8.starts(with: fold.utf8) else { return nil }
    var missing = fold.utf8.count
    var letters = 0
    var band = Match.exact
    var typed = text.unicodeScalars.makeIterator()
    for letter in form.unicodeScalars where missing > 0 {
      // The fold of a Spanish letter is one byte.
      missing -= isSpanishLetter(letter) ? 1 : String(letter).folded.utf8.count
      letters += 1
      let other = typed.next()
      guard other != letter else { continue }
      let isTilde = (other == "n" && letter == "ñ") || (other == "ñ" && letter == "n")
      band = isTilde ? .ñ : max(band, .accents)
    }
    return (letters, band)
  }
}

/// Where in the list a typed text leads.
struct Target: Equatable, Sendable {
  /// What was typed.
  let key: TypedPrefix
  /// The forms that start so; empty where none does.
  let matches: Range<Int>
  /// The place to go to: always one that exists.
  let position: Int
  /// Where no form starts so, but the whole is one written otherwise, `dámelo` or `he comido`:
  /// the answer that leads to the place.
  let answer: Answer?

  /// Nil for a text without letters, and for an empty list: there is no place to go to.
  init?(_ text: String, in listing: Listing) {
    key = TypedPrefix(text)
    guard !key.isEmpty, listing.count > 0 else { return nil }
    matches = listing.index.positions(ofPrefix: key.text)
    if matches.isEmpty {
      answer = listing.index.lookup(text).first { answer in
        listing.index.position(of: Entry(form: answer.form, infinitive: answer.infinitive)) != nil
      }
      let place = answer.flatMap {
        listing.index.position(of: Entry(form: $0.form, infinitive: $0.infinitive))
      }
      position = min(max(place ?? matches.lowerBound, 0), listing.count - 1)
    } else {
      answer = nil
      // An accent that was typed is meant: the first form that has it, where there is one.
      position = listing.index.firstPosition(ofAccentedPrefix: key.text) ?? matches.lowerBound
    }
  }
}
