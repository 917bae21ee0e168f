internal import SpanishGrammar
internal import SpanishText
internal import Wording

extension DiagnosticMessage {
  private typealias Words = VerbLineMessage

  static let example = "comer: como, comes, come, comemos, coméis, comen"

  static let noColon = Self(.noColon, Words.noColon, help: Words.oneVerbALine(example))

  /// `word` is an infinitive or the name of a directive; `found` is written instead of the colon.
  static func noColon(after word: String, found: LocalizedText?) -> Self {
    Self(
      .noColon,
      found.map { Words.otherThanColonAfter(word, $0) } ?? Words.noColonAfter(word),
      help: Words.putColon(LevelDirective(meantBy: word)?.example ?? example))
  }

  /// A line as Markdown writes tables; `cells` is empty where it names no verb.
  static func noColon(inRow cells: [String]) -> Self {
    let line = "\(cells.first ?? ""): \(cells.dropFirst().joined(separator: ", "))"
    let isShown = cells.count > 1 && line.count <= 100
    return Self(
      .noColon, Words.verticalBars, help: Words.noVerticalBars(isShown ? line : example))
  }

  static func twoColons(nextVerb: String?) -> Self {
    Self(
      .twoColons, Words.twoColons,
      help: nextVerb.map { Words.secondVerbHelp($0) } ?? Words.putCommas(example))
  }

  static let noInfinitive = Self(
    .noInfinitive, Words.noInfinitive, help: LevelFileMessage.beginWithInfinitive(example))

  static func notAnInfinitive(_ word: String) -> Self {
    Self(
      .notAnInfinitive, Words.notAnInfinitive(quoted(word)),
      help: Words.notAnInfinitiveHelp(example))
  }

  static func emptyForm(column: String) -> Self {
    Self(.emptyForm, Words.emptyForm(column), help: Words.emptyFormHelp)
  }

  static let emptyAlternative = Self(
    .emptyForm, Words.emptyAlternative, help: Words.emptyAlternativeHelp)

  static func digit(_ text: String) -> Self {
    Self(.digit, Words.digit(quoted(text)), help: Words.digitHelp)
  }

  static func garbledLetter(_ text: String, meant: String?) -> Self {
    Self(
      .garbledLetter, Words.garbledLetter(text),
      help: meant.map { Words.garbledLetterHelp($0) } ?? Words.lostLetterHelp)
  }

  static func longForm(_ length: Int) -> Self {
    Self(.longForm, Words.longForm(length), help: Words.longFormHelp(example))
  }

  static let dashWithForm = Self(
    .dashWithForm, Words.dashWithForm, help: Words.dashWithFormHelp)

  static func longDash(_ dash: String) -> Self {
    Self(.longDash, Words.longDash(dash), help: Words.longDashHelp)
  }

  enum QuotedLine {
    case title, verb
  }

  static func quotationMarks(_ line: QuotedLine) -> Self {
    Self(
      .quotationMarks, Words.quotationMarks,
      help: Words.quotationMarksHelp(line == .title ? "Nivel fácil (presente)" : example))
  }

  static let invisibleCharacter = Self(
    .invisibleCharacter, Words.invisibleCharacter, help: Words.invisibleCharacterHelp)

  static func repeatedVerb(_ verb: String, line: Int) -> Self {
    Self(.repeatedVerb, Words.repeatedVerb(verb, "\(line)"), help: Words.repeatedVerbHelp)
  }
}

/// Messages about lines with more or fewer forms than the level has columns.
extension DiagnosticMessage {
  /// Why a line may have the wrong number of forms.
  enum CountCause {
    /// Two forms are separated by something other than a comma.
    case separator(LocalizedText)
    /// A comma may be missing between two words.
    case missingComma(before: String, after: String)
    /// There is nothing between two commas.
    case extraComma
    case unknown
  }

  static func wrongFormCount(_ count: Int, columns: [String], cause: CountCause) -> Self {
    let expected = Words.formsExpected(columns.count, names(columns))
    let found = count == 0 ? Words.noFormsInLine(expected) : Words.formsInLine(count, expected)
    let (reason, help) = advice(count, cause: cause, columns: columns)
    return Self(.wrongFormCount, .joined([found, reason], by: " "), help: help)
  }

  /// The names of the columns, the first dozen of them.
  private static func names(_ columns: [String]) -> String {
    columns.prefix(12).joined(separator: ", ") + (columns.count > 12 ? ", …" : "")
  }

  private static func advice(
    _ count: Int, cause: CountCause, columns: [String]
  ) -> (reason: LocalizedText, help: LocalizedText) {
    switch cause {
    case .separator(let name): (Words.separatorForComma(name), Words.putCommas(example))
    case .missingComma(let before, let after):
      (Words.commaMissingAfter(before), Words.commaMissingHelp(before, after))
    case .extraComma: (Words.commaTooMany, Words.commaTooManyHelp)
    case .unknown:
      (
        count < columns.count ? Words.formMissing : Words.formTooMany,
        columns == Level.persons
          ? otherColumns(count).map { Words.sixForms(names($0)) } ?? Words.onlySixForms(example)
          : Words.formForEachName(names(columns))
      )
    }
  }

  /// The columns that a line with this number of forms may have.
  private static func otherColumns(_ count: Int) -> [String]? {
    switch count {
    case 1: [Tense.gerundio.name]
    case 2: [Tense.gerundio.name, Tense.participio.name]
    case 3: Array(Level.persons.prefix(3))
    case 4: ["tú", "usted", "vosotros", "ustedes"]
    case 5: TableLayout.personsWithoutVosotros
    case 7: ["yo", "tú", "vos"] + Level.persons.dropFirst(2)
    default: nil
    }
  }
}

/// Messages about characters that Spanish forms are not written with.
extension DiagnosticMessage {
  static func oddLetter(_ text: String) -> Self {
    let first = text.unicodeScalars.first ?? " "
    return Self(.oddLetter, Words.oddLetter(quoted(text)), help: advice(text, first))
  }

  /// What a cell has instead of a hyphen: `--`, `...`.
  static func noForm(_ text: String) -> Self {
    Self(.oddLetter, Words.oddLetter(quoted(text)), help: Words.emptyFormHelp)
  }

  private static func advice(_ text: String, _ first: Unicode.Scalar) -> LocalizedText {
    if let meant = spanishLetter(for: text) { return Words.writeInPlaceOf(meant, text) }
    switch first {
    case ".", "…", "!", "¡", "?", "¿": return Words.noPunctuation
    case ";", "；", "，", "、", "|": return Words.putComma
    case "\"", "'", "“", "”", "«", "»", "„", "‘", "’", "´", "`", "¨", "~":
      return Words.accentsOnLetters
    case "(", ")", "[", "]": return Words.noBrackets
    case "-", "‐", "‑", "–", "—", "•", "*", "·": return Words.inOnePiece
    case "\u{FF01}"..."\u{FF5E}": return Words.ordinaryLetters
    default: return Words.spanishLetters
    }
  }

  /// The Spanish letter that a letter with a foreign accent means: è → é.
  private static func spanishLetter(for text: String) -> String? {
    switch (text.folded, text.loweredSpanish.unicodeScalars.count) {
    case ("a", 1): "á"
    case ("e", 1): "é"
    case ("i", 1): "í"
    case ("o", 1): "ó"
    case ("u", 1): "ú"
    case ("n", 1): "ñ"
    default: nil
    }
  }
}
