/// What is said about lines with verbs.
extension Wording {
  static let example = "comer: como, comes, come, comemos, coméis, comen"

  static let noColon = Wording(
    id: .noColon,
    message: "There is no colon in this line; an infinitive, a colon and the forms are expected.",
    help: "Write one verb a line, or put # before a remark: \(example)")

  /// `word` is the first one, an infinitive or the name of a header line; `found` is what stands
  /// in the place of the colon, where that is known.
  static func noColon(after word: String, found: String?) -> Wording {
    let instead = found.map { "; here is \($0)" } ?? ""
    let right =
      switch HeaderLineName(meantBy: word) {
      case .formas: "formas: gerundio, participio"
      case .orden: "orden: uso"
      case nil: example
      }
    return Wording(
      id: .noColon,
      message: "A colon is expected after “\(word)”\(instead).",
      help: "Put a colon there: \(right)")
  }

  static func twoColons(nextVerb: String?) -> Wording {
    let message = "There is a second colon; one is expected, after the infinitive."
    guard let nextVerb else {
      return Wording(
        id: .twoColons, message: message, help: "Put commas between the forms: \(example)")
    }
    return Wording(
      id: .twoColons, message: message,
      help: "If a second verb begins here, give it a line of its own: \(nextVerb): …")
  }

  static let noInfinitive = Wording(
    id: .noInfinitive,
    message: "There is nothing before the colon; an infinitive is expected.",
    help: "Begin the line with the infinitive: \(example)")

  static func notAnInfinitive(_ word: String) -> Wording {
    Wording(
      id: .notAnInfinitive,
      message:
        "\(quoted(word)) does not end like an infinitive: in -ar, -er, -ir or -ír, or these with "
        + "-se.",
      help: "Begin the line with the infinitive, here comer: \(example)")
  }

  static func emptyForm(column: String) -> Wording {
    Wording(
      id: .emptyForm,
      message: "The form for “\(column)” is missing.",
      help: "Write the form; if the verb has none there, write a hyphen: -, -, concierne, -, -, "
        + "conciernen")
  }

  static let emptyAlternative = Wording(
    id: .emptyForm,
    message: "A form is missing beside the slash.",
    help: "Write a form on both sides of the slash, irgo/yergo, or remove the slash.")

  static func digit(_ text: String) -> Wording {
    Wording(
      id: .digit,
      message: "There is a digit, \(quoted(text)), in a word.",
      help: "Write the word with letters only, without a number before or after it: comer")
  }

  static func garbledLetter(_ text: String, meant: String?) -> Wording {
    let message =
      "“\(text)” is what became of a letter when the file was saved in another encoding."
    return Wording(
      id: .garbledLetter, message: message,
      help: meant.map { "Write \($0) here, and save the file in UTF-8." }
        ?? "Write the letter again, as in coméis, and save the file in UTF-8.")
  }

  static func longForm(_ length: Int) -> Wording {
    Wording(
      id: .longForm,
      message: "This form has \(length) letters; more than 64 are not taken.",
      help: "Look for a missing comma or a missing end of line: \(example)")
  }

  static let dashWithForm = Wording(
    id: .dashWithForm,
    message: "There is a hyphen beside a form; a hyphen says that the verb has no form here.",
    help: "Write either the forms, irgo/yergo, or the hyphen alone.")

  static func longDash(_ dash: String) -> Wording {
    Wording(
      id: .longDash,
      message: "“\(dash)” is a long dash; it was read as a hyphen: no form here.",
      help: "Write a hyphen: concernir: -, -, concierne, -, -, conciernen")
  }

  /// What a line with quotation marks is.
  enum QuotedLine {
    case title, verb
  }

  static func quotationMarks(_ line: QuotedLine) -> Wording {
    Wording(
      id: .quotationMarks,
      message: "There are quotation marks around this; it was read without them.",
      help: "Remove the quotation marks: \(line == .title ? "Nivel fácil (presente)" : example)")
  }

  static let invisibleCharacter = Wording(
    id: .invisibleCharacter,
    message: "There is a character here that cannot be seen; it was left out.",
    help: "Type the word again, for example comemos, or let “conj check --fix” clean the file.")

  static func repeatedVerb(_ verb: String, line: Int) -> Wording {
    Wording(
      id: .repeatedVerb,
      message: "“\(verb)” has a line already, line \(line). Both were read.",
      help: "Remove one of them; a second form goes into its cell, with a slash: irgo/yergo")
  }
}
