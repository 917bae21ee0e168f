import VerbForms

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
    matches = listing.positions(ofPrefix: key.text)
    if matches.isEmpty {
      answer = listing.lookup(text).first { answer in
        listing.position(of: Entry(form: answer.form, infinitive: answer.infinitive)) != nil
      }
      let place = answer.flatMap {
        listing.position(of: Entry(form: $0.form, infinitive: $0.infinitive))
      }
      position = min(max(place ?? matches.lowerBound, 0), listing.count - 1)
    } else {
      answer = nil
      // An accent that was typed is meant: the first form that has it, where there is one.
      position = listing.firstPosition(ofMarkedPrefix: key) ?? matches.lowerBound
    }
  }
}
