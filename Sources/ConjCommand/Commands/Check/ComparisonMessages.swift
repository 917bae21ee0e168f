import LevelFiles

/// Messages about differences from the built-in levels.
extension DiagnosticMessage {
  static func otherAccents(_ word: String, meant: String) -> Self {
    Self(
      .otherAccents, "“\(word)” is spelled “\(meant)” in the reference.",
      help: question(word, meant: meant))
  }

  static func unknownVerb(_ verb: String, meant: String?) -> Self {
    Self(
      .unknownVerb, "The reference has no verb “\(verb)”.",
      help: meant.map { question(verb, meant: $0) }
        ?? "See that it is spelled right; if it is, leave it as it is.")
  }

  /// `line` is what the reference has for the whole line.
  static func unknownForm(
    _ form: String, of verb: String, meant: String?, line: String?, moreInLine: Int
  ) -> Self {
    let more = moreInLine > 0 ? " Nor has it \(moreInLine) more of this line." : ""
    return Self(
      .unknownForm, "The reference has no form “\(form)” of \(verb).\(more)",
      help: line.map { compare($0) } ?? meant.map { question(form, meant: $0) }
        ?? "To see the forms that it has: conj show \(verb)")
  }

  static func otherPerson(
    _ form: String, under column: String, known: [String], columns: [String], meant: String?,
    line: String?, moreInLine: Int
  ) -> Self {
    let more = moreInLine > 0 ? " \(moreInLine) more of this line are out of place." : ""
    return Self(
      .otherPerson,
      "“\(form)” stands under \(column); the reference has it under "
        + "\(known.joined(separator: ", ")).\(more)",
      help: line.map { "In the order \(columns.joined(separator: ", ")) the reference has: \($0)" }
        ?? meant.map { question(form, meant: $0) }
        ?? "See that the forms stand in this order: \(columns.joined(separator: ", "))")
  }

  /// A form of another tense than the level's; `line` is what the reference has for the whole line.
  static func otherTense(
    of form: String, found: Tense?, expected: Tense?, meant: String?, line: String?, moreInLine: Int
  ) -> Self {
    let found = found.map { "“\(form)” is \($0.name)" } ?? "“\(form)” is in another tense"
    let expected = expected.map { "; \($0.name) is expected here" } ?? ""
    let more = moreInLine > 0 ? ", and in \(moreInLine) more places of this line" : ""
    return Self(
      .otherTense, "\(found)\(expected)\(more).",
      help: line.map { compare($0) } ?? meant.map { question(form, meant: $0) }
        ?? "Write the form of the tense that the level is in, or - if the verb has none.")
  }

  /// A whole line in another tense.
  static func otherTense(
    ofLine verb: String, found: Tense, expected: Tense, right: String?
  ) -> Self {
    Self(
      .otherTense, "The forms of \(verb) are \(found.name); the level is in \(expected.name).",
      help: right.map { compare($0) }
        ?? "Write the forms of the tense that the level is in: \(expected.name)")
  }

  /// A level whose `tiempo:` says something else than its forms.
  static func otherTense(said: Tense, found: Tense) -> Self {
    Self(
      .otherTense, "“tiempo:” says \(said.name), but most of the forms are \(found.name).",
      help: "If the forms are right, write: tiempo: \(found.name)")
  }

  /// A line whose forms are another verb's.
  static func otherVerb(_ verb: String, found: String, right: String?) -> Self {
    Self(
      .otherVerb, "This is the line of \(verb), but its forms are those of \(found).",
      help: "If they are right, write \(found) before the colon."
        + (right.map { " The reference has for \(verb): \($0)" } ?? ""))
  }

  static func missingPronoun(
    _ form: String, of verb: String, right: String?, moreInLine: Int
  ) -> Self {
    let more = moreInLine > 0 ? ", nor before \(moreInLine) more of this line" : ""
    return Self(
      .missingPronoun,
      "“\(verb)” has a pronoun, but “\(form)” has none\(more).",
      help: right.map { "Write the pronouns: \($0)" }
        ?? "Write the pronouns: me lavo, te lavas, se lava, nos lavamos, os laváis, se lavan")
  }

  private static func compare(_ line: String) -> String { "The reference has: \(line)" }

  private static func question(_ word: String, meant: String) -> String {
    "Did you mean \(meant)? If \(word) is right, leave it as it is."
  }
}
