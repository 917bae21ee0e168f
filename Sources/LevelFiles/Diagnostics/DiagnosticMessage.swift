/// What a finding says. All messages stand in the extensions of this type, by what they are about.
package struct DiagnosticMessage: Sendable {
  package var id: DiagnosticID
  /// What is wrong and what was expected.
  package var text: String
  /// What to do, in one line with a right example.
  package var help: String

  package init(_ id: DiagnosticID, _ text: String, help: String) {
    self.id = id
    self.text = text
    self.help = help
  }

  /// A text from a file in quotation marks, cut where it is longer than a message should be.
  static func quoted(_ text: String) -> String {
    let limit = 40
    return text.count > limit ? "“\(text.prefix(limit))…”" : "“\(text)”"
  }
}

/// Messages about files and folders as a whole.
extension DiagnosticMessage {
  static let missingPath = Self(
    .missingPath, "There is no file or folder of this name.",
    help: "Look for a slip in the name, and give the path from where you are: Levels/Course")

  static func unreadable(_ reason: String) -> Self {
    Self(
      .unreadableFile, "This cannot be read: \(reason).",
      help: "Make sure that you may open it, for example in an editor, and try again.")
  }

  static func tooLarge(mebibytes: Int) -> Self {
    Self(
      .unreadableFile,
      "The file has more than \(mebibytes) MiB, too much for a level, and was not loaded.",
      help: "See that it is the file that you mean. A level is a short text, as presente.txt")
  }

  /// `document` is a file in the folder that may be a level saved in the wrong format.
  static func noLevelInFolder(document: String?) -> Self {
    Self(
      .noLevelInFolder, "There is no level in this folder: no file whose name ends in .txt.",
      help: document.map {
        "If \($0) is one, save it as plain text in UTF-8, for example presente.txt"
      } ?? "Put a level into it, for example presente.txt, or name another folder.")
  }

  static let emptyFile = Self(
    .emptyFile, "The file is empty. A level has a title, a description, a colour and two verbs.",
    help: "Begin with a title in line 1: Nivel fácil (presente)")

  static let utf16 = Self(
    .utf16, "The file is saved in UTF-16 (“Unicode”), not in UTF-8, and was not loaded.",
    help: "Save it again with “Save as” and choose the encoding UTF-8, for example fácil.txt")

  static func notPlainText(_ kind: String) -> Self {
    Self(
      .notPlainText, "The file is \(kind), not plain text, and was not loaded.",
      help: "Open it in its own program and save it as plain text in UTF-8, as fácil.txt")
  }

  static let windows1252 = Self(
    .windows1252,
    "The file is saved in Windows-1252 (“ANSI”, Latin-1), not in UTF-8. It was read all the same.",
    help: "Save it again with “Save as” and choose the encoding UTF-8, so that á, é, ñ stay right.")

  static func tooFewVerbs(_ count: Int) -> Self {
    Self(
      .tooFewVerbs,
      "A level has at least two lines with a verb; this file has \(count == 0 ? "none" : "one").",
      help: "Write one verb a line: beber: bebo, bebes, bebe, bebemos, bebéis, beben")
  }
}
