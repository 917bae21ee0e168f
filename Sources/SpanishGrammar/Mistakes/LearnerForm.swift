import SpanishText

/// What a word that no verb has may have been meant for, by the rules of regular verbs: an infinitive and a cell of its
/// conjugation. An index knows whether there is such a verb, and what it has there.
///
///     rompido    romper, participio      a regular verb would
///     puedamos   poder, subjuntivo presente, nosotros      pued- is a stem of poder
///     aprendaba  aprender, imperfecto      -aba is an ending of -ar
///
/// Words, stems and infinitives are plain letters in ASCII: accents do not matter here.
package struct LearnerForm: Sendable {
  /// The cell that the word's ending names.
  package var tense: Tense
  /// The column's name, as levels of the tense write it.
  package var column: String
  package var kind: MistakeKind
  /// What it costs, before the verb's rarity: see ``MistakeCost``.
  package var cost: Int
  /// Whether the ending has the accents that were typed, no more and no less.
  var isTyped: Bool
  /// The word as it is spelled right if it is regular: `busque` for `busce`.
  package var respelled: [UInt8]

  /// Calls `body` with each infinitive that a word of plain letters may be meant for and its readings of the word, first
  /// those whose accents are as they were typed. `conjugations` gives those in which there is an infinitive with a stem.
  package static func forEachInfinitive(
    of word: [UInt8], as typed: String,
    where conjugations: (_ stem: ArraySlice<UInt8>) -> [Conjugation],
    _ body: (_ infinitive: [UInt8], _ forms: [LearnerForm]) -> Void
  ) {
    /// Reads the word with a stem, or with an infinitive before its ending: `haceria`, `iraba`.
    func read(_ stem: ArraySlice<UInt8>, _ endings: [RegularEnding], after written: Conjugation?) {
      guard !endings.isEmpty, !stem.isEmpty || word.count >= 4 else { return }
      for origin in LearnerStem.origins(of: stem) {
        for conjugation in conjugations(origin.letters) {
          // A verb without a stem is ir.
          guard !origin.letters.isEmpty || conjugation == .ir else { continue }
          let infinitive = origin.letters + conjugation.rawValue.utf8
          // -ir is taken for -er more often than for -ar with its subjunctive: escribemos is escribimos.
          let likely = endings.filter { conjugation == .ir && $0.conjugation == .er }
          let others = endings.filter { conjugation != .ir || $0.conjugation != .er }
          let forms = (likely + others).compactMap { ending -> LearnerForm? in
            ending.form(of: word, as: typed, stem, origin, conjugation, after: written)
          }
          // Marks that were left out may be missing, and more likely are not.
          let sorted = forms.filter { $0.isTyped } + forms.filter { !$0.isTyped }
          if !forms.isEmpty { body(Array(infinitive), sorted) }
        }
      }
    }
    let likely = RegularEnding.groups[Int((word.last ?? 0) & 31)]
    for group in likely where word[...].ends(with: group.letters) {
      let rest = word.dropLast(group.letters.count)
      read(rest, group.short, after: nil)
      if let own = Conjugation(rawValue: String(decoding: rest.suffix(2), as: UTF8.self)) {
        read(rest.dropLast(2), group.all, after: own)
      }
    }
  }
}

/// Another word that a colloquial one may mean: `dijiste` for `dijistes`.
package struct SpokenWord: Sendable {
  package var word: [UInt8]
  /// The tenses that it must be in; empty for any.
  package var tenses: [Tense]
  /// The verb that it must be of; nil for any.
  package var infinitive: String?

  /// The words that grammars name beside this one.
  package static func all(of word: [UInt8]) -> [SpokenWord] {
    var found: [SpokenWord] = []
    func add(_ ending: String, for spoken: String, _ tenses: [Tense]) {
      guard word.suffix(spoken.utf8.count).elementsEqual(spoken.utf8) else { return }
      let word = Array(word.dropLast(spoken.utf8.count)) + ending.utf8
      found.append(SpokenWord(word: word, tenses: tenses))
    }
    add("ste", for: "stes", [.pretérito])
    add("ado", for: "ao", [.participio])
    add("ados", for: "aos", [.participio])
    add("ada", for: "aa", [.participio])
    add("mos", for: "nos", [.imperfecto, .condicional, .subjuntivoImperfecto])
    for (spoken, right, infinitive) in mixed where word.starts(with: spoken.utf8) {
      let word = right.utf8 + word.dropFirst(spoken.utf8.count)
      found.append(SpokenWord(word: Array(word), tenses: [], infinitive: infinitive))
    }
    return found
  }

  /// Beginnings of verbs that are mixed up with another: prever with proveer and leer, infligir with infringir
  /// (Diccionario panhispánico de dudas, under prever and infligir); and that of estar, which loses es-: tá, tamos.
  private static let mixed = [
    ("prevee", "preve", "prever"), ("prevey", "previ", "prever"),
    ("infling", "inflig", "infligir"), ("inflinj", "inflij", "infligir"), ("t", "est", "estar"),
  ]
}

private struct RegularEnding: Sendable {
  /// With its accent.
  var spelled: String
  var conjugation: Conjugation
  var tense: Tense
  var column: String
  /// Whether grammars name it as colloquial: -iba for -ía.
  var isSpoken = false

  var letters: [UInt8] { Array(spelled.folded.utf8) }

  static let all: [RegularEnding] = {
    var endings: [RegularEnding] = []
    for conjugation in Conjugation.allCases {
      func add(_ letters: String, _ tense: Tense, _ column: String, isSpoken: Bool = false) {
        endings.append(
          RegularEnding(
            spelled: letters, conjugation: conjugation, tense: tense, column: column,
            isSpoken: isSpoken))
      }
      for tense in RegularTense.all {
        for column in tense.columns where column != "vos" {
          guard let letters = tense.ending(column, conjugation) else { continue }
          add(String(letters), tense.tense(ofColumn: column), column)
        }
      }
      add(conjugation.rawValue, .infinitivo, "infinitivo")
      add(conjugation == .ar ? "astes" : "istes", .pretérito, "tú", isSpoken: true)
      if conjugation != .ar {
        let letters = ["iba", "ibas", "iba", "ibamos", "ibais", "iban"]
        for (column, letters) in zip(RegularTense.persons, letters) {
          add(letters, .imperfecto, column, isSpoken: true)
        }
      }
    }
    return endings
  }()

  /// The endings that are spelled alike, in plain letters: all of them, and those that do not follow the infinitive.
  typealias Group = (letters: [UInt8], all: [RegularEnding], short: [RegularEnding])

  /// By their last letter, as far as its five lowest bits tell it, and the longest ones first, so that what is left of a
  /// word grows.
  static let groups: [[Group]] = {
    var groups = [[Group]](repeating: [], count: 32)
    let bySpelling = Dictionary(grouping: all) { $0.letters }
    for (letters, endings) in bySpelling.sorted(by: { $0.key.count > $1.key.count }) {
      groups[Int((letters.last ?? 0) & 31)].append(
        (letters, endings, endings.filter { !$0.tense.followsInfinitive }))
    }
    return groups
  }()

  /// What a word with this ending is to a verb; nil where only another ending of the table says it.
  func form(
    of word: [UInt8], as typed: String, _ stem: ArraySlice<UInt8>, _ origin: LearnerStem,
    _ verb: Conjugation, after written: Conjugation?
  ) -> LearnerForm? {
    // The infinitive is not a regular form of its own verb: a stem was changed, or the ending.
    if tense == .infinitivo, verb == conjugation, origin.kind == .regular { return nil }
    // Endings of the future are those of all conjugations, and only they follow an infinitive.
    let isLong = tense.followsInfinitive
    if isLong ? conjugation != verb : written != nil && written != verb { return nil }
    var cost = MistakeCost.regular
    var kind = origin.kind
    if kind == .stem { cost += MistakeCost.stem }
    if !isLong, written != nil {
      cost += MistakeCost.ending
      kind = .stem
    } else if origin.isPreterite {
      // Its own endings are of all conjugations: dije, dijiste, dijo.
      if ![.pretérito, .subjuntivoImperfecto, .subjuntivoFuturo].contains(tense) {
        // vido is heard, and vida is a noun.
        if kind == .colloquial { return nil }
        cost += MistakeCost.ending
      }
    } else if (written ?? conjugation) != verb {
      cost += MistakeCost.ending
      kind = .ending
    }
    let hasTypedAccents = zip(spelled.unicodeScalars.reversed(), typed.unicodeScalars.reversed())
      .allSatisfy { $1 == $0 || $1 == $0.withoutAcute }
    if !hasTypedAccents { cost += MistakeCost.accent }
    if isSpoken { kind = .colloquial }
    cost += MistakeCost.shortStem(letters: stem.count, ofWord: word.count)
    return LearnerForm(
      tense: tense, column: column, kind: kind, cost: cost,
      isTyped: spelled.unicodeScalars.elementsEqual(
        typed.unicodeScalars.suffix(spelled.unicodeScalars.count)),
      respelled: Self.respelled(word, stem: stem.count))
  }

  /// Writes the last sound of a stem as its vowel wants it: busce, busque.
  private static func respelled(_ word: [UInt8], stem size: Int) -> [UInt8] {
    let stem = word[..<size]
    let ending = word[size...]
    let isFront = word[size] == UInt8(ascii: "e") || word[size] == UInt8(ascii: "i")
    let changes =
      isFront
      ? [("c", "qu"), ("g", "gu"), ("z", "c")]
      : [("qu", "c"), ("gu", "g"), ("g", "j"), ("c", "z")]
    for (old, new) in changes where stem.suffix(old.utf8.count).elementsEqual(old.utf8) {
      return stem.dropLast(old.utf8.count) + Array(new.utf8) + ending
    }
    return word
  }
}
