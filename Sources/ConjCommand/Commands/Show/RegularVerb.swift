import SpanishText

/// What a regular verb of the same ending would have in place of a form: a comparison on the
/// letters, which knows no verb.
///
/// The stem is the infinitive without -ar, -er or -ir, and a form is regular if it is the stem (in
/// the future and the conditional the infinitive) with the ending that its column has in its tense.
/// Which tense a verb's line stands in is told by the line itself: the one in which most of its
/// forms are regular. So in `doy, das, da, damos, dais, dan` the forms `das, da, damos, dan` tell
/// the present, in which `doy` and `dais` differ from `do` and `dáis`. Where no form is regular in
/// any tense, as in `fui, fuiste, …`, all differ. Changes of spelling (busqué) differ as well.
struct RegularVerb {
  private let stem: String
  private let long: String
  private let vowel: Conjugation

  /// The regular verb that this infinitive would make; nil for what ends like no infinitive.
  init?(infinitive: String) {
    let ending = String(infinitive.suffix(2))
    guard let conjugation = Conjugation(rawValue: ending.folded) else { return nil }
    stem = String(infinitive.dropLast(2))
    // oír, reír: regular verbs have no accent on the infinitive's vowel.
    long = stem + ending.folded
    vowel = conjugation
  }

  /// For each column its forms, whether they differ from what a regular verb would have.
  ///
  /// - Parameters:
  ///   - columns: the names of the columns.
  ///   - forms: the forms of each column, without pronouns.
  /// - Returns: a mark for each form of each column: true where it differs.
  func differences(columns: [String], forms: [[String]]) -> [[Bool]] {
    var best: [[Bool]] = forms.map { $0.map { _ in true } }
    var mostRegular = 0
    for tense in RegularTense.all {
      let marks = zip(columns, forms).map { column, forms in
        let ending = tense.ending(column, vowel)
        let regular = ending.map { (tense.isLong ? long : stem) + $0 }
        return forms.map { $0 != regular }
      }
      let regular = marks.joined().count { !$0 }
      if regular > mostRegular {
        mostRegular = regular
        best = marks
      }
    }
    return best
  }
}

/// The three classes of Spanish verbs.
enum Conjugation: String {
  case ar, er, ir
}
