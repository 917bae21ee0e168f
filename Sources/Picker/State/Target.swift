import SpanishText
import VerbForms

/// What the user typed, ready to be compared with forms.
struct TypedPrefix: Equatable, Sendable {
  /// The letters: composed, in lower case, without the white space and punctuation around them.
  let text: String
  let fold: String

  init(_ text: String) {
    self.text = String(text.normalizedSpanish.trimmedOfPunctuation)
    fold = self.text.folded
  }

  var isEmpty: Bool { fold.isEmpty }

  /// Whether a form starts with these letters, whatever the accents.
  func begins(_ form: String) -> Bool { match(form) != nil }

  /// How many letters of a form the typed ones cover, and how they differ: not at all, by an accent
  /// or by an ñ. Nil where the form starts otherwise.
  ///
  /// - Complexity: O(letters).
  func match(_ form: String) -> (letters: Int, band: FormIndex.Match)? {
    guard !isEmpty, form.folded.utf8.starts(with: fold.utf8) else { return nil }
    var missing = fold.utf8.count
    var letters = 0
    var band = FormIndex.Match.exact
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
  let prefix: TypedPrefix
  /// The positions of the forms that start with it; empty where none does.
  let matches: Range<Int>
  /// The position to go to: always one that exists.
  let position: Int
  /// The answer that leads there where no form starts with it, as of `dámelo` and `he comido`.
  let answer: FormIndex.Answer?
  /// The other verbs that the typed text may be a form of, the likeliest first.
  let otherVerbs: [String]

  /// Nil for a text without letters, and for an empty list: there is nowhere to go.
  init?(_ text: String, in listing: Listing) {
    prefix = TypedPrefix(text)
    guard !prefix.isEmpty, listing.count > 0 else { return nil }
    let matches = listing.index.positions(ofPrefix: prefix.text)
    self.matches = matches
    let answers = listing.index.lookup(text)
    let found = answers.lazy.compactMap { answer in
      let entry = FormIndex.Entry(form: answer.form, infinitive: answer.infinitive)
      return listing.index.position(of: entry).map { (answer: answer, position: $0) }
    }.first { matches.isEmpty || matches.contains($0.position) }
    answer = matches.isEmpty ? found?.answer : nil
    // Where no form is typed whole, a typed accent is meant: the first form that has it, where one exists.
    let first = matches.isEmpty ? nil : listing.index.firstPosition(ofAccentedPrefix: prefix.text)
    position = min(max(found?.position ?? first ?? matches.lowerBound, 0), listing.count - 1)
    var others: [String] = []
    for verb in answers.map({ $0.infinitive }) where verb != found?.answer.infinitive {
      if !others.contains(verb) { others.append(verb) }
    }
    otherVerbs = others
  }
}
