import LevelFiles
import SpanishGrammar
import SpanishText
import VerbForms

/// A form as levels write it without the words that fall away: `lavo` of `me lavo`.
func withoutLeadingWords(_ written: String) -> String {
  String(decoding: written.utf8.dropFirst(LeadingWords.size(in: written)), as: UTF8.self)
}

/// A form of a level's line, and what the reference says of it.
struct ComparedForm {
  let cell: ParsedLevel.Cell
  let column: CheckedColumn
  /// As the level writes it: `me lavo`, `lávate`, `he comido`.
  let written: String
  /// Without the words and pronouns around it: `lavo`, `lava`.
  private(set) var form: String
  /// The right spelling of a form with pronouns or a helper; nil for other forms.
  private(set) var spelling: String?
  /// The tenses in which it is right in its column.
  private(set) var tenses: Set<Tense>
  /// Those of its tenses that have no persons, also where it is in the column of one: infinitivo for `levantarme` under yo.
  private var tensesWithoutPersons: Set<Tense> = []
  /// Whether it is a form of the verb, in whatever tense and person.
  private(set) var isKnown = true
  /// Whether it is several words that the reference can't place, such as `voy a comer`.
  private(set) var isPhrase = false
  /// The persons of a form with helpers.
  private(set) var personsWithHelpers: [String] = []
  /// Those persons, if the column is of another person; else empty.
  private(set) var otherPersons: [String] = []
  /// As it should be written, in the same construction: lávate for lavate.
  var rightSpelling: String {
    guard let spelling, !written.hasSuffix(" \(spelling)") else { return written }
    return isNegated && !spelling.hasPrefix("no ") ? "no \(spelling)" : spelling
  }

  /// The first of its tenses in the order of grammars.
  var firstTense: Tense? { tenses.min { $0.rawValue < $1.rawValue } }
  var isNegated: Bool { written.hasPrefix("no ") }
  /// Whether it has helpers whose tense and person are known and its column a person: voy a salir.
  var hasHelpersAndPerson: Bool { isPhrase && column.person != nil && !tenses.isEmpty }

  init(
    _ written: String, at cell: ParsedLevel.Cell, under column: CheckedColumn,
    of verb: ReferenceVerb
  ) {
    (self.written, self.cell, self.column) = (written, cell, column)
    form = withoutLeadingWords(written)
    tenses = verb.tenses(of: form, under: column)
    defer {
      tensesWithoutPersons.formUnion(
        verb.occurrences(of: form).map(\.tense).filter { !$0.hasPersons })
    }
    if !tenses.isEmpty || !verb.occurrences(of: form).isEmpty { return }
    // `lávate` and `he comido` are not stored.
    func answers(to text: String) -> [FormIndex.Answer] {
      FormIndex.builtin.lookup(text).filter {
        $0.infinitive == verb.infinitive && !$0.parts.isEmpty
      }
    }
    // As written, then without leading words, then without pronouns: these may be wrong, as in se habéis ido, vas a lavarse.
    let asWritten = [written, form].lazy.map { answers(to: $0) }.first { !$0.isEmpty }
    let found = asWritten ?? answers(to: verb.withoutPronouns(written))
    isKnown = !found.isEmpty
    guard let first = found.first else { return }
    if first.helpers.isEmpty {
      let best = found.first { !verb.tenses(of: $0.form, under: column).isEmpty } ?? first
      form = best.form
      spelling = best.spelling
      tenses = verb.tenses(of: form, under: column)
    } else {
      // What a level has whole, `habéis visto`, is itself the right spelling.
      spelling = asWritten == nil ? nil : first.spelling ?? first.form
      isPhrase = first.inflections.allSatisfy { $0.construction != nil || $0.tense == nil }
      var isOfColumn = column.person == nil
      for inflection in first.inflections {
        let person = inflection.person.flatMap { Person(word: $0.folded) }
        let isHere =
          column.person.map { wanted in person.map { wanted.agrees(withColumn: $0) } ?? false }
          ?? true
        isOfColumn = isOfColumn || isHere || person == nil
        guard let tense = inflection.tense else { continue }
        if isHere { tenses.insert(tense) }
        if !tense.hasPersons { tensesWithoutPersons.insert(tense) }
      }
      personsWithHelpers = first.inflections.compactMap(\.person).eachOnce()
      otherPersons = isOfColumn ? [] : personsWithHelpers
    }
  }

  /// Whether it is right in a level of one of these tenses; without tenses any will do.
  func isRight(in levelTenses: [Tense]) -> Bool {
    if isPhrase { return otherPersons.isEmpty }
    let wanted = wantedTenses(levelTenses)
    if !wanted.isEmpty { return !tenses.union(tensesWithoutPersons).isDisjoint(with: wanted) }
    return isKnown && (column.person == nil || !tenses.isEmpty)
  }

  func wantedTenses(_ levelTenses: [Tense]) -> [Tense] {
    let levels: [Tense?] = levelTenses.isEmpty ? [nil] : levelTenses
    return levels.compactMap { column.tense(inLevelOf: $0, negated: isNegated) }
  }
}
