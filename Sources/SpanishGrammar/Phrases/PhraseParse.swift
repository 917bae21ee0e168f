/// Several words read as one verb: `no me lo he comido`.
public struct PhraseParse: Sendable, Hashable {
  /// The words that it covers.
  public var words: Range<Int>
  /// The verb that the phrase is a form of.
  public var main: WordReading
  /// The verbs that help it, in order: haber in `he comido`.
  public var helpers: [WordReading]
  /// The words spelled right, with the pronouns of the last ones taken apart:
  /// `estoy`, `comiendo`, `lo`.
  public var parts: [String]
  /// The phrase spelled right.
  public var spelling: String
  /// The columns of `main` that fit: the subject's and those of the kind of form that the phrase
  /// needs.
  public var columns: [String]
  /// The worst `band` of its verbs.
  public var band: Int { max(main.band, helpers.map { $0.band }.max() ?? 1) }
  /// How many words stand before the first verb: subject, no and pronouns.
  public var leadingWords: Int
}

extension PhraseParse: Comparable {
  /// Better first: nearer to what was written, then more words, then the verbs more used.
  public static func < (left: PhraseParse, right: PhraseParse) -> Bool {
    func key(_ parse: PhraseParse) -> (Int, Int, Int, Int) {
      (parse.band, -parse.words.count, parse.main.rank, parse.helpers.reduce(0) { $0 + $1.rank })
    }
    return key(left) < key(right)
  }
}
