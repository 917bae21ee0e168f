import Invocation
import SpanishGrammar
import SpanishText
import VerbForms
import Wording

/// A column of `conj lookup`, in one record: parsing, help, manual and completions read it.
package struct LookupColumn: Sendable {
  package let name: String
  package let help: String
  var scope = Scope.answer
  /// Appends the value in a row, ready for a field.
  let append: @Sendable (_ row: LookupRow, _ output: inout OutputBuffer) -> Void

  /// What the column describes: an answer may have several readings, and a reading several places in the levels.
  enum Scope { case answer, reading, place }

  /// The columns of queries, in the order of the manual.
  package static let ofQueries =
    [query, word] + ofAnswers + [tense, person, level, levelFile, levelLine]
  /// The columns of the words of running text.
  package static let ofText = ofPlaces + [word] + ofAnswers + [mark, tense, person, level]
  private static let ofPlaces = [file, line, column]
  package static let names = (ofQueries + ofPlaces + [mark]).map(\.name).eachOnce()

  /// What is written of queries if nothing else is asked for, with the columns of readings, and of running text.
  static let standard = ["query", "infinitive", "form", "match"]
  static let withReadings = standard + ["tense", "person", "level", "file", "line"]
  static let standardOfText = [
    "file", "line", "column", "word", "infinitive", "form", "match", "mark", "rank",
  ]

  // MARK: the query

  private static let query = LookupColumn(
    name: "query", help: "the query as it was received; if it is running text, the word"
  ) { $1.appendField($0.query.span) }
  private static let word = LookupColumn(
    name: "word", help: "of running text: the word, or the words that are one verb"
  ) { $1.appendField($0.word) }
  private static let file = LookupColumn(
    name: "file", help: "the file of the text; - for standard input"
  ) { $1.appendField($0.location?.file ?? "") }
  private static let line = LookupColumn(
    name: "line", help: "the line of the word's first letter, counted from 1"
  ) { $1.appendNumber($0.location?.line) }
  private static let column = LookupColumn(
    name: "column", help: "the place of this letter in its line, in characters, counted from 1"
  ) { $1.appendNumber($0.location?.column) }
  private static let mark = LookupColumn(
    name: "mark", help: "common if the word is far more often no verb, name? if it may be a name"
  ) { $1.append($0.location?.mark ?? "") }

  // MARK: an answer

  private static let ofAnswers: [LookupColumn] = [
    infinitive, form, match, spelling, construction, pronominal, parts, helpers, gloss, rank,
  ]
  private static let infinitive = LookupColumn(
    name: "infinitive", help: "the verb; empty if there is none"
  ) { $1.appendField($0.infinitive) }
  private static let form = LookupColumn(
    name: "form", help: "the verb's own form as levels spell it: da for damelo"
  ) { $1.appendField($0.form) }
  private static let match = LookupColumn(
    name: "match",
    help: """
      how the form was reached: exact, accents (an accent differs), ñ (n for ñ), pronouns (dámelo), phrase \
      (he comido), keyboard (sue~no); none without an answer, suggested for what may have been meant
      """
  ) { $1.append($0.isSuggested ? "suggested" : $0.answer?.match.rawValue ?? "none") }
  private static let spelling = LookupColumn(
    name: "spelling", help: "the right spelling of the whole: dámelo for damelo"
  ) { $1.appendField($0.answer?.spelling ?? $0.form) }
  private static let construction = LookupColumn(
    name: "construction",
    help: "what the whole has besides the form: no, pronouns, helping verbs, a noun (no lo haber)"
  ) { row, output in
    guard let answer = row.answer else { return }
    let words =
      (answer.isNegated ? ["no"] : []) + answer.pronouns
      + answer.construction.helpers.map(\.name) + [answer.construction.complement]
    output.appendField(words.filter { !$0.isEmpty }.joined(separator: " "))
  }
  private static let pronominal = LookupColumn(
    name: "pronominal",
    help: "true if the verb has -se always, or its own pronoun here: me levanto"
  ) { $1.append($0.remarks.isPronominal || $0.answer?.isPronominal ?? false ? "true" : "") }
  private static let parts = LookupColumn(
    name: "parts", help: "the pieces of the whole with spaces between: da me lo"
  ) { $1.appendField($0.answer?.parts.joined(separator: " ") ?? "") }
  private static let helpers = LookupColumn(
    name: "helpers", help: "the helping verbs, the first one first: haber"
  ) { $1.appendField($0.answer?.helpers.joined(separator: " ") ?? "") }
  private static let gloss = LookupColumn(
    name: "gloss", help: "what the verb means, in a few words"
  ) { $1.appendField($0.remarks.gloss ?? "") }
  private static let rank = LookupColumn(
    name: "rank", help: "the verb's place by use; that of the most used one is 1"
  ) { $1.appendNumber($0.source.whole.rank(ofVerb: $0.infinitive).map { $0 + 1 }) }

  // MARK: a reading

  private static let tense = LookupColumn(
    name: "tense", help: "the tense; of a phrase that of the whole", scope: .reading
  ) { $1.appendField($0.reading.tense) }
  private static let person = LookupColumn(
    name: "person", help: "the person: yo, tú, él, …, or as the level names it", scope: .reading
  ) { $1.appendField($0.reading.person) }
  private static let level = LookupColumn(
    name: "level", help: "the title of a level that has the form", scope: .place
  ) { $1.appendField($0.level?.title ?? "") }
  private static let levelFile = LookupColumn(
    name: "file", help: "the level's file, relative to its --levels path", scope: .place
  ) { $1.appendField($0.level?.file ?? "") }
  private static let levelLine = LookupColumn(
    name: "line", help: "the line of the level's file, counted from 1", scope: .place
  ) { $1.appendNumber($0.reading.place?.line) }

  /// The keys of JSON Lines that are no columns, each with what it is.
  package static let keys: KeyValuePairs<String, String> = [
    "matches": "the answers, the best one first",
    "readings": "where the form of a match stands: tense, person, level, file, line",
    "written": "how the level writes the form, if that is another way: me lavo",
    "rare": "true if the verb is not among the 4,000 most used ones",
    "suggestions": "what may have been meant, if there are no matches",
    "reason":
      "why it is suggested: " + MistakeKind.allCases.map(\.rawValue).joined(separator: ", "),
    "persons": "the persons of a suggested form",
    "common": "of running text: whether the word is far more often no verb",
    "name": "of running text: whether the word may be a name",
    "known":
      "of --known: known, form (the form is new) or verb (so is the verb); in counts the known ones",
    "summary": "of --known: the last line, with what follows",
    "words": "how many words are verb forms",
    "newForms": "how many are new forms of known verbs",
    "newVerbs": "how many are forms of new verbs",
    "verbs": "the new verbs, with the place of the first form",
    "forms": "the new forms, with the place of the first one",
    "tenses": "the tenses, with how many words are in them and how many of these are known",
    "count": "how often it is in the text",
  ]
}

/// The values that a row is made of: a query, an answer, one of its readings. One record serves all rows in turn.
struct LookupRow {
  struct Reading {
    var tense = ""
    var person = ""
    /// Its level and line; nil if the row has no place of its own.
    var place: (level: Int, line: Int)?
  }

  let source: IndexSelection
  /// The query, or the word of running text that has the answer.
  var query: [UInt8] = []
  /// The word, if the query is running text.
  var word = ""
  /// Where the word is in a file, and what speaks against a verb there.
  var location: (file: String, line: Int, column: Int, mark: String)?
  /// The answer, or what may have been meant.
  var answer: FormIndex.Answer?
  var isSuggested = false
  var reading = Reading()

  var infinitive: String { answer?.infinitive ?? "" }
  var form: String { answer?.form ?? "" }
  var level: FormIndex.LevelInfo? { reading.place.map { source.summaries[$0.level] } }
  var remarks: FormIndex.VerbRemarks { source.remarks(on: infinitive) }
}

struct LookupColumns {
  /// A choice that is written without strings where the answers are those of a match.
  enum Shape { case standard, withReadings, standardOfText, infinitive, other }

  let columns: [LookupColumn]
  let shape: Shape
  let hasHeader: Bool
  /// Whether a row that is the same as an earlier one of its query is left out, as where columns are chosen.
  let hasEachRowOnce: Bool
  /// Whether rows without a value are left out, if their query has others.
  let omitsEmpty: Bool

  /// What the options ask for; a failure where they exclude one another, or where a column is none of what is read.
  init(_ arguments: Arguments) throws(Failure) {
    for flag in [Flag.columns, .only, .header] { try arguments.exclude(flag, format: "jsonl") }
    try arguments.exclude(.columns, .only, .readings)
    let isText = arguments.has(.prose)
    omitsEmpty = arguments.has(.only)
    let chosen = arguments.value(omitsEmpty ? .only : .columns)?.split(separator: ",")
      .map { String($0) }
    let usual =
      isText
      ? LookupColumn.standardOfText
      : arguments.has(.readings) ? LookupColumn.withReadings : LookupColumn.standard
    let names = chosen ?? usual
    let all = isText ? LookupColumn.ofText : LookupColumn.ofQueries
    guard Set(names).count == names.count else {
      throw .trouble(
        en: "The option --columns names a column twice.",
        es: "La opción --columns nombra dos veces una columna.",
        advice: "Name each column once.", consejo: "Nombra una sola vez cada columna.")
    }
    columns = try names.map { name throws(Failure) in
      if let column = all.first(where: { $0.name == name }) { return column }
      throw .trouble(
        isText
          ? .init(
            en: "With --text there is no column \(word: name).",
            es: "Con --text no hay columna \(word: name).")
          : .init(
            en: "There is a column \(word: name) only with --text.",
            es: "La columna \(word: name) existe solo con --text."),
        advice: UsageMessage.choices(all.map(\.name).joined(separator: ", ")))
    }
    shape =
      switch names {
      case LookupColumn.standard: .standard
      case LookupColumn.withReadings where chosen == nil: .withReadings
      case LookupColumn.standardOfText where chosen == nil: .standardOfText
      case ["infinitive"]: .infinitive
      default: .other
      }
    hasHeader = arguments.has(.header)
    hasEachRowOnce = chosen != nil
  }

  func append(_ row: LookupRow, _ output: inout OutputBuffer) {
    for number in columns.indices {
      if number > 0 { output.append(UInt8(ascii: "\t")) }
      columns[number].append(row, &output)
    }
  }

  /// The readings of an answer, one for each row; a single empty one if no column shows readings. They are in the order
  /// of the levels if a column shows places, otherwise in that of grammars.
  func readings(
    of answer: FormIndex.Answer, in index: FormIndex, onlyBest: Bool
  ) -> [LookupRow.Reading] {
    if columns.allSatisfy({ $0.scope == .answer }) { return [LookupRow.Reading()] }
    guard columns.contains(where: { $0.scope == .place }) else {
      return index.readingGroups(of: answer).flatMap { group in
        let tense = group.readings.lazy.compactMap { $0.inflection.name }.first ?? ""
        let persons = group.persons.isEmpty ? [""] : group.persons
        return persons.map { LookupRow.Reading(tense: tense, person: $0) }
      }
    }
    let readings =
      // The best one is that which people see first.
      onlyBest
      ? index.readingGroups(of: answer).prefix(1).flatMap { $0.readings.prefix(1) }
      : index.readings(of: answer)
    return readings.map {
      LookupRow.Reading(
        tense: $0.inflection.name ?? "", person: $0.person ?? "", place: ($0.level, $0.line))
    }
  }
}
