internal import SpanishText

extension DiagnosticMessage {
  static let example = "comer: como, comes, come, comemos, coméis, comen"

  static let noColon = Self(
    .noColon, "There is no colon in this line; an infinitive, a colon and the forms are expected.",
    help: "Write one verb a line, or put # before a remark: \(example)")

  /// `word` is an infinitive or the name of a directive; `found` stands in the place of the colon.
  static func noColon(after word: String, found: String?) -> Self {
    let instead = found.map { "; here is \($0)" } ?? ""
    return Self(
      .noColon, "A colon is expected after “\(word)”\(instead).",
      help: "Put a colon there: \(LevelDirective(meantBy: word)?.example ?? example)")
  }

  static func twoColons(nextVerb: String?) -> Self {
    Self(
      .twoColons, "There is a second colon; one is expected, after the infinitive.",
      help: nextVerb.map { "If a second verb begins here, give it a line of its own: \($0): …" }
        ?? "Put commas between the forms: \(example)")
  }

  static let noInfinitive = Self(
    .noInfinitive, "There is nothing before the colon; an infinitive is expected.",
    help: "Begin the line with the infinitive: \(example)")

  static func notAnInfinitive(_ word: String) -> Self {
    Self(
      .notAnInfinitive,
      "\(quoted(word)) does not end like an infinitive: in -ar, -er, -ir or -ír, or these with "
        + "-se.",
      help: "Begin the line with the infinitive, here comer: \(example)")
  }

  static func emptyForm(column: String) -> Self {
    Self(
      .emptyForm, "The form for “\(column)” is missing.",
      help: "Write the form; if the verb has none there, write a hyphen: -, -, concierne, -, -, "
        + "conciernen")
  }

  static let emptyAlternative = Self(
    .emptyForm, "A form is missing beside the slash.",
    help: "Write a form on both sides of the slash, irgo/yergo, or remove the slash.")

  static func digit(_ text: String) -> Self {
    Self(
      .digit, "There is a digit, \(quoted(text)), in a word.",
      help: "Write the word with letters only, without a number before or after it: comer")
  }

  static func garbledLetter(_ text: String, meant: String?) -> Self {
    Self(
      .garbledLetter,
      "“\(text)” is what became of a letter when the file was saved in another encoding.",
      help: meant.map { "Write \($0) here, and save the file in UTF-8." }
        ?? "Write the letter again, as in coméis, and save the file in UTF-8.")
  }

  static func longForm(_ length: Int) -> Self {
    Self(
      .longForm, "This form has \(length) letters; more than 64 are not taken.",
      help: "Look for a missing comma or a missing end of line: \(example)")
  }

  static let dashWithForm = Self(
    .dashWithForm, "There is a hyphen beside a form; a hyphen says that the verb has no form here.",
    help: "Write either the forms, irgo/yergo, or the hyphen alone.")

  static func longDash(_ dash: String) -> Self {
    Self(
      .longDash, "“\(dash)” is a long dash; it was read as a hyphen: no form here.",
      help: "Write a hyphen: concernir: -, -, concierne, -, -, conciernen")
  }

  enum QuotedLine {
    case title, verb
  }

  static func quotationMarks(_ line: QuotedLine) -> Self {
    Self(
      .quotationMarks, "There are quotation marks around this; it was read without them.",
      help: "Remove the quotation marks: \(line == .title ? "Nivel fácil (presente)" : example)")
  }

  static let invisibleCharacter = Self(
    .invisibleCharacter, "There is a character here that cannot be seen; it was left out.",
    help: "Type the word again, for example comemos, or let “conj check --fix” clean the file.")

  static func repeatedVerb(_ verb: String, line: Int) -> Self {
    Self(
      .repeatedVerb, "“\(verb)” has a line already, line \(line). Both were read.",
      help: "Remove one of them; a second form goes into its cell, with a slash: irgo/yergo")
  }
}

/// Messages about lines with more or fewer forms than the level has columns.
extension DiagnosticMessage {
  /// Why a line may have the wrong number of forms.
  enum CountCause {
    /// Something else than a comma stands between two forms.
    case separator(String)
    /// Two words stand where a comma may be missing between them.
    case missingComma(before: String, after: String)
    /// There is nothing between two commas.
    case extraComma
    case unknown
  }

  static func wrongFormCount(_ count: Int, columns: [String], cause: CountCause) -> Self {
    let found =
      switch count {
      case 0: "There is no form in this line"
      case 1: "There is 1 form in this line"
      default: "There are \(count) forms in this line"
      }
    let verb = columns.count == 1 ? "is" : "are"
    let expected = "\(columns.count) \(verb) expected: \(names(columns))"
    let (reason, help) = advice(tooFew: count < columns.count, cause: cause, columns: columns)
    return Self(.wrongFormCount, "\(found); \(expected).\(reason)", help: help)
  }

  /// The names of the columns, the first dozen of them.
  private static func names(_ columns: [String]) -> String {
    columns.prefix(12).joined(separator: ", ") + (columns.count > 12 ? ", …" : "")
  }

  private static func advice(
    tooFew: Bool, cause: CountCause, columns: [String]
  ) -> (reason: String, help: String) {
    switch cause {
    case .separator(let name):
      (" There is \(name) where a comma is expected.", "Put commas between the forms: \(example)")
    case .missingComma(let before, let after):
      (
        " A comma may be missing after “\(before)”.",
        "Put a comma between two forms: \(before), \(after)"
      )
    case .extraComma:
      (" There is a comma too many.", "Remove it; for a form that does not exist write a hyphen: -")
    case .unknown where columns != Level.persons:
      (
        tooFew ? " A form or a comma is missing." : " There is a form or a comma too many.",
        "Write a form for each name in the line “formas:”, or - for none: \(names(columns))"
      )
    case .unknown:
      (
        tooFew ? " A form or a comma is missing." : " There is a form or a comma too many.",
        "Write six forms, or name other columns below the colour: formas: gerundio, participio"
      )
    }
  }
}

/// Messages about characters that Spanish forms are not written with.
extension DiagnosticMessage {
  static func oddLetter(_ text: String) -> Self {
    let first = text.unicodeScalars.first ?? " "
    return Self(
      .oddLetter,
      "\(quoted(text)) does not belong in a word; a–z, á é í ó ú, ü, ñ and single spaces are "
        + "expected.",
      help: advice(text, first))
  }

  private static func advice(_ text: String, _ first: Unicode.Scalar) -> String {
    if let meant = spanishLetter(for: text) { return "Write \(meant) in the place of \(text)." }
    switch first {
    case ".", "…", "!", "¡", "?", "¿":
      return "Write the forms without punctuation: come, comemos"
    case ";", "；", "，", "、", "|":
      return "Put a comma between two forms: come, comemos"
    case "\"", "'", "“", "”", "«", "»", "„", "‘", "’", "´", "`", "¨", "~":
      return "Write the word alone, with its accents on the letters: coméis"
    case "(", ")", "[", "]":
      return "Leave out what stands in brackets; a second form goes after a slash: irgo/yergo"
    case "-", "‐", "‑", "–", "—", "•", "*", "·":
      return "Begin the line with the infinitive, and write words in one piece: comer: como, comes"
    case "\u{FF01}"..."\u{FF5E}":
      return "Write ordinary letters, not the wide ones: comemos"
    default:
      return "Write the word with Spanish letters only: comemos, coméis"
    }
  }

  /// The Spanish letter that a letter with a foreign accent stands for: è → é.
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
