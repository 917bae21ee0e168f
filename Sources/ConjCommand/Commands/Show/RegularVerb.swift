import SpanishGrammar
import SpanishText

/// Compares forms with those of a regular verb of the same ending; it knows no verb.
///
/// The stem is the infinitive without -ar, -er or -ir, and a form is regular if it is the stem (in
/// the future and the conditional the infinitive) with the ending that its column has in its tense.
/// The tense of a verb's line is the one in which most of its forms are regular. So in `doy, das, da,
/// damos, dais, dan` the forms `das, da, damos, dan` show that it is the present, in which `doy` and
/// `dais` differ from `do` and `dáis`. Where no form is regular in
/// any tense, as in `fui, fuiste, …`, all differ. Changes of spelling (busqué) differ as well.
struct RegularVerb {
  private let stem: String
  private let long: String
  private let vowel: Conjugation

  /// The regular verb with this infinitive; nil for a word without an infinitive's ending.
  init?(infinitive: String) {
    let ending = String(infinitive.suffix(2))
    guard let conjugation = Conjugation(rawValue: ending.folded) else { return nil }
    stem = String(infinitive.dropLast(2))
    // oír, reír: regular verbs have no accent on the infinitive's vowel.
    long = stem + ending.folded
    vowel = conjugation
  }

  /// For each form of each column, without pronouns, whether it differs from a regular verb's.
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
