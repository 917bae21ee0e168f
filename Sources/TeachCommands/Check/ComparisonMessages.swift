import Invocation
import LevelFiles
import Wording

/// Messages about differences from the built-in levels.
extension DiagnosticMessage {
  private typealias Words = CheckMessage

  static func otherAccents(_ word: String, meant: String) -> Self {
    Self(.otherAccents, Words.otherAccents(word, meant), help: Words.question(meant, word))
  }

  static func unknownVerb(_ verb: String, meant: String?) -> Self {
    Self(
      .unknownVerb, Words.unknownVerb(verb),
      help: meant.map { Words.question($0, verb) } ?? Words.unknownVerbHelp)
  }

  /// `line` is what the reference has for the whole line.
  static func unknownForm(
    _ form: String, of verb: String, meant: String?, line: String?, moreInLine: Int
  ) -> Self {
    let more = moreInLine > 0 ? [Words.moreInLine(moreInLine)] : []
    return Self(
      .unknownForm, .joined([Words.unknownForm(form, verb)] + more, by: " "),
      help: line.map { Words.rightLine($0) } ?? meant.map { Words.question($0, form) }
        ?? Words.showForms(verb))
  }

  static func otherPerson(
    _ form: String, under column: String, known: [String], columns: [String], meant: String?,
    line: String?, moreInLine: Int
  ) -> Self {
    let more = moreInLine > 0 ? [Words.moreMisplaced(moreInLine)] : []
    let text = Words.otherPerson(form, column, known.joined(separator: ", "))
    let order = columns.joined(separator: ", ")
    return Self(
      .otherPerson, .joined([text] + more, by: " "),
      help: line.map { Words.inOrder(order, $0) } ?? meant.map { Words.question($0, form) }
        ?? Words.seeOrder(order))
  }

  /// A form of another tense than the level's; `line` is what the reference has for the whole line.
  static func otherTense(
    of form: String, found: Tense?, expected: Tense?, meant: String?, line: String?, moreInLine: Int
  ) -> Self {
    var text = found.map { Words.isTense(form, $0.name) } ?? Words.isOtherTense(form)
    if let expected { text = Words.tenseExpected(text, expected.name) }
    if moreInLine > 0 { text = Words.morePlaces(text, moreInLine) }
    return Self(
      .otherTense, text + .verbatim("."),
      help: line.map { Words.rightLine($0) } ?? meant.map { Words.question($0, form) }
        ?? Words.otherTenseHelp)
  }

  /// A whole line in another tense.
  static func otherTense(
    ofLine verb: String, found: Tense, expected: Tense, right: String?
  ) -> Self {
    Self(
      .otherTense, Words.lineInOtherTense(verb, found.name, expected.name),
      help: right.map { Words.rightLine($0) } ?? Words.lineInOtherTenseHelp(expected.name))
  }

  /// A level whose `tiempo:` says something else than its forms.
  static func otherTense(said: Tense, found: Tense) -> Self {
    Self(
      .otherTense, Words.tenseSaid(said.name, found.name), help: Words.tenseSaidHelp(found.name))
  }

  /// A line whose forms are another verb's.
  static func otherVerb(_ verb: String, found: String, right: String?) -> Self {
    let line = right.map { [Words.rightLineOf(verb, $0)] } ?? []
    return Self(
      .otherVerb, Words.otherVerb(verb, found),
      help: .joined([Words.otherVerbHelp(found)] + line, by: " "))
  }

  /// `cell` is what the level has beside the form.
  static func formInParentheses(_ form: String, beside cell: String, moreInLine: Int) -> Self {
    let more = moreInLine > 0 ? [Words.moreInLine(moreInLine)] : []
    return Self(
      .formInParentheses, .joined([Words.formInParentheses(form)] + more, by: " "),
      help: cell == "-"
        ? VerbLineMessage.dashWithFormHelp : Words.formInParenthesesHelp("\(cell)/\(form)"))
  }

  /// A form with another pronoun than its column has.
  static func otherPronoun(
    _ form: String, under column: String, _ pronoun: String, meant: String?
  ) -> Self {
    Self(
      .otherPronoun, Words.otherPronoun(form, column, pronoun),
      help: meant.map { Words.question($0, form) } ?? Words.writePronoun(pronoun))
  }

  /// A negative command without `no`.
  static func missingNo(_ form: String, right: String?, moreInLine: Int) -> Self {
    let more = moreInLine > 0 ? [Words.moreWithoutNo(moreInLine)] : []
    return Self(
      .missingNo, .joined([Words.missingNo(form)] + more, by: " "),
      help: Words.writeNo(right ?? "no \(form)"))
  }

  static func missingPronoun(
    _ form: String, of verb: String, right: String?, moreInLine: Int
  ) -> Self {
    let usual = "me lavo, te lavas, se lava, nos lavamos, os laváis, se lavan"
    return Self(
      .missingPronoun,
      moreInLine > 0
        ? Words.missingPronouns(verb, form, moreInLine) : Words.missingPronoun(verb, form),
      help: Words.writePronouns(right ?? usual))
  }
}
