/// Several words read as one verb: `no me lo he comido`.
package struct PhraseParse: Sendable, Hashable {
  package var words: Range<Int>
  /// The verb that the phrase is a form of.
  package var main: WordReading
  /// The verbs that help it, in order: haber in `he comido`.
  package var helpers: [WordReading]
  /// The words spelled right, with the pronouns of the last ones taken apart:
  /// `estoy`, `comiendo`, `lo`.
  package var parts: [String]
  package var spelling: String
  /// The columns of `main` that fit: the subject's and those of the kind of form that the phrase
  /// needs.
  package var columns: [String]
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
