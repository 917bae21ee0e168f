/// Several words read as one verb: `no me lo he comido`.
package struct PhraseParse: Sendable, Hashable {
  /// The words that it covers.
  package var words: Range<Int>
  /// The verb that the phrase is a form of.
  package var main: WordReading
  /// The verbs that help it, in order: haber in `he comido`.
  package var helpers: [WordReading]
  /// The words spelled right, with the pronouns of the last ones taken apart:
  /// `estoy`, `comiendo`, `lo`.
  package var parts: [String]
  /// The phrase spelled right.
  package var spelling: String
  /// The columns of `main` that fit: the subject's and those of the kind of form that the phrase
  /// needs.
  package var columns: [String]
  /// Tenses and persons of the whole.
  package var inflections: [PhraseInflection]
  /// The worst `band` of its verbs.
  package var band: Int { max(main.band, helpers.map { $0.band }.max() ?? 1) }
  /// How many words stand before the first verb: subject, no and pronouns.
  package var leadingWords: Int
}

extension PhraseParse: Comparable {
  /// Better first: nearer to what was written, then more words, then the verbs more used.
  package static func < (left: PhraseParse, right: PhraseParse) -> Bool {
    func key(_ parse: PhraseParse) -> (Int, Int, Int, Int) {
      (parse.band, -parse.words.count, parse.main.rank, parse.helpers.reduce(0) { $0 + $1.rank })
    }
    return key(left) < key(right)
  }
}

/// What the helpers of a phrase say of the whole: `he comido` is in the pretérito perfecto compuesto for
/// yo, `voy a comer` is *ir a + infinitivo* in the presente.
package struct PhraseInflection: Sendable, Hashable {
  /// The tense, a compound one with haber; nil where the levels do not say it.
  package var tense: Tense?
  /// The helpers other than haber and what each takes, the one next to the verb first:
  /// `estar + gerundio, ir a + infinitivo` for `voy a estar comiendo`.
  package var construction: String?
  /// The person by the name of its column; nil where the first verb has none.
  package var person: String?

  /// What a verb without helpers says in one of its columns.
  init(_ use: WordReading.Use) {
    tense = use.tense
    person = use.tense?.hasPersons ?? true ? use.column : nil
  }

  /// What a helper makes of the verb after it; nil for a tense in which haber helps no verb.
  ///
  /// - Parameters:
  ///   - use: One of the helper's columns.
  ///   - helper: Its infinitive, with the words behind it that belong to it: `haber`, `ir a`.
  ///   - inner: What follows: a verb that may have helpers of its own.
  init?(_ use: WordReading.Use, helper: String, before inner: PhraseInflection) {
    self.init(use)
    construction = inner.construction
    if helper == "haber" {
      guard tense == nil || tense?.compound != nil else { return nil }
      tense = tense?.compound
    } else {
      let kind = inner.tense ?? (helper == "ir a" ? .infinitivo : .gerundio)
      let own = "\(helper) + \(kind.name)"
      construction = inner.construction.map { "\($0), \(own)" } ?? own
    }
  }
}
