/// Every kind of finding about level files. Messages may change, these names do not: scripts and
/// the explanations in `Levels/README.md` refer to them.
public enum DiagnosticID: String, Sendable, CaseIterable {
  // Files and folders.

  /// A given path leads nowhere.
  case missingPath = "missing-path"
  /// A file or folder may not be read.
  case unreadableFile = "unreadable-file"
  /// A folder holds no level.
  case noLevelInFolder = "no-level-in-folder"
  /// The file has nothing but white space.
  case emptyFile = "empty-file"
  /// The file is written in UTF-16.
  case utf16 = "utf-16"
  /// The file is a document, a picture or some other file that is not plain text.
  case notPlainText = "not-plain-text"
  /// The file is written in Windows-1252.
  case windows1252 = "windows-1252"
  /// The file is written in UTF-32, or in an old encoding that only its letters tell, and not for certain.
  case otherEncoding = "other-encoding"
  /// Fewer than two lines name a verb.
  case tooFewVerbs = "too-few-verbs"

  // The first three lines.

  /// The title is missing, and perhaps the description and the colour with it.
  case missingTitle = "missing-title"
  /// The description is missing, and perhaps the colour with it.
  case missingDescription = "missing-description"
  /// The colour is missing.
  case missingColour = "missing-colour"
  /// Line 1 is empty.
  case emptyTitle = "empty-title"
  /// A title, the name of a column or what a verb means has more than 120 letters, and was shortened.
  case longText = "long-text"
  /// Line 3 is not a colour.
  case unusableColour = "unusable-colour"
  /// The colour is below line 3.
  case misplacedColour = "misplaced-colour"

  // The lines `tiempo:`, `formas:`, `orden:`, `vidas:`, `límite:` and `grado:`.

  /// The name of one of them is spelled in another way.
  case unknownHeaderLine = "unknown-header-line"
  /// A directive is above the colour.
  case earlyHeaderLine = "early-header-line"
  /// A directive comes after the first verb.
  case lateHeaderLine = "late-header-line"
  /// A directive is repeated.
  case repeatedHeaderLine = "repeated-header-line"
  /// The value of `tiempo:` is not a tense.
  case unknownTense = "unknown-tense"
  /// `orden:` says something else than `uso` or `último`.
  case unknownOrder = "unknown-order"
  /// `vidas:` says something else than a number of mistakes.
  case unusableLives = "unusable-lives"
  /// `límite:` says something else than a number of seconds.
  case unusableLimit = "unusable-limit"
  /// The value of `grado:` is not a grade.
  case unknownGrade = "unknown-grade"
  /// `formas:` names no column.
  case noColumns = "no-columns"
  /// `formas:` has nothing between two commas.
  case emptyColumnName = "empty-column-name"
  /// `formas:` names a column twice.
  case repeatedColumnName = "repeated-column-name"
  /// `formas:` has semicolons between the names.
  case columnSeparator = "column-separator"

  // Lines with verbs.

  /// The colon after the infinitive is missing.
  case noColon = "no-colon"
  /// There is a second colon.
  case twoColons = "two-colons"
  /// The infinitive before the colon is missing.
  case noInfinitive = "no-infinitive"
  /// The word before the colon does not end like an infinitive.
  case notAnInfinitive = "not-an-infinitive"
  /// There are more or fewer forms than columns.
  case wrongFormCount = "wrong-form-count"
  /// A form is missing.
  case emptyForm = "empty-form"
  /// A cell names another person than its column.
  case otherSubject = "other-subject"
  /// A word contains a digit.
  case digit = "digit"
  /// A word contains a character that Spanish forms are not written with.
  case oddLetter = "odd-letter"
  /// A letter was spoilt when the file was saved.
  case garbledLetter = "garbled-letter"
  /// A word is longer than any Spanish form.
  case longForm = "long-form"
  /// A cell has `-` and a form.
  case dashWithForm = "dash-with-form"
  /// A cell has a long dash in the place of `-`.
  case longDash = "long-dash"
  /// A form or a line has a quotation mark at an end, or it or the title is in quotation marks.
  case quotationMarks = "quotation-marks"
  /// A word holds a character that cannot be seen.
  case invisibleCharacter = "invisible-character"
  /// The verb has a line further up.
  case repeatedVerb = "repeated-verb"

  // Tables, as they were understood.

  /// Cells are separated by something else than commas, or the infinitive has no colon.
  case otherLayout = "other-layout"
  /// A line of headings names the columns.
  case headings = "headings"
  /// A heading of a table is neither a person nor a tense.
  case unknownColumn = "unknown-column"
  /// The verbs have five forms, without vosotros.
  case fiveForms = "five-forms"
  /// A second level begins in the file.
  case secondLevel = "second-level"

  // Glossaries.

  /// The name of a glossary tells no language.
  case glossLanguage = "gloss-language"
  /// The meaning after the colon is missing.
  case emptyGloss = "empty-gloss"

  // What only a comparison with the built-in levels shows.

  /// A word has other accents than in the built-in levels.
  case otherAccents = "other-accents"
  /// The built-in levels don't have the verb.
  case unknownVerb = "unknown-verb"
  /// The built-in levels don't have the form of this verb.
  case unknownForm = "unknown-form"
  /// The built-in levels have the form under another person.
  case otherPerson = "other-person"
  /// A form, a line or `tiempo:` is in another tense than the level.
  case otherTense = "other-tense"
  /// The forms of a line are those of another verb.
  case otherVerb = "other-verb"
  /// Forms of a reflexive verb lack their pronouns.
  case missingPronoun = "missing-pronoun"
  /// A form has another pronoun than its person needs.
  case otherPronoun = "other-pronoun"
  /// A negative command lacks `no`.
  case missingNo = "missing-no"
  /// A second form is in parentheses, which are ignored.
  case formInParentheses = "form-in-parentheses"

  /// How serious a finding of this kind is: an error, unless it is listed here.
  public var severity: Diagnostic.Severity {
    switch self {
    case .windows1252, .missingTitle, .missingDescription, .missingColour, .emptyTitle,
      .longText, .otherSubject, .unusableColour, .misplacedColour, .unknownHeaderLine,
      .earlyHeaderLine, .emptyColumnName,
      .repeatedColumnName,
      .columnSeparator, .longDash, .quotationMarks, .invisibleCharacter, .repeatedVerb,
      .otherAccents, .unknownVerb, .unknownForm, .otherPerson, .otherTense, .otherVerb,
      .missingPronoun, .otherPronoun, .missingNo, .formInParentheses, .unknownColumn:
      .warning
    case .otherLayout, .headings, .fiveForms: .note
    default: .error
    }
  }

  /// Whether a path could not be read at all, which is trouble beyond a fault in a level.
  package var isTrouble: Bool { [.missingPath, .unreadableFile, .noLevelInFolder].contains(self) }

  /// Whether each finding of this kind has a cause of its own. Findings of other kinds that differ only in the words that
  /// they quote have one cause.
  package var isAboutItsWords: Bool {
    [.otherAccents, .unknownVerb, .unknownForm, .otherPerson, .otherTense, .otherVerb]
      .contains(self)
  }
}
