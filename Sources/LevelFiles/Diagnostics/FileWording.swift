/// What is said about files and folders as a whole.
extension Wording {
  static let missingPath = Wording(
    id: .missingPath,
    message: "There is no file or folder of this name.",
    help: "Look for a slip in the name, and give the path from where you are: Levels/Course")

  static func unreadable(_ reason: String) -> Wording {
    Wording(
      id: .unreadableFile,
      message: "This cannot be read: \(reason).",
      help: "Make sure that you may open it, for example in an editor, and try again.")
  }

  static func tooLarge(mebibytes: Int) -> Wording {
    Wording(
      id: .unreadableFile,
      message: "The file has more than \(mebibytes) MiB, too much for a level, and was not loaded.",
      help: "See that it is the file that you mean. A level is a short text, as presente.txt")
  }

  /// `document` is a file in the folder that may be a level saved in the wrong format.
  static func noLevelInFolder(document: String?) -> Wording {
    let message = "There is no level in this folder: no file whose name ends in .txt."
    guard let document else {
      return Wording(
        id: .noLevelInFolder, message: message,
        help: "Put a level into it, for example presente.txt, or name another folder.")
    }
    return Wording(
      id: .noLevelInFolder, message: message,
      help: "If \(document) is one, save it as plain text in UTF-8, for example presente.txt")
  }

  static let emptyFile = Wording(
    id: .emptyFile,
    message: "The file is empty. A level has a title, a description, a colour and two verbs.",
    help: "Begin with a title in line 1: Nivel fácil (presente)")

  static let utf16 = Wording(
    id: .utf16,
    message: "The file is saved in UTF-16 (“Unicode”), not in UTF-8, and was not loaded.",
    help: "Save it again with “Save as” and choose the encoding UTF-8, for example fácil.txt")

  static func notPlainText(_ kind: String) -> Wording {
    Wording(
      id: .notPlainText,
      message: "The file is \(kind), not plain text, and was not loaded.",
      help: "Open it in its own program and save it as plain text in UTF-8, as fácil.txt")
  }

  static let windows1252 = Wording(
    id: .windows1252,
    message: "The file is saved in Windows-1252 (“ANSI”, Latin-1), not in UTF-8. It was read "
      + "all the same.",
    help: "Save it again with “Save as” and choose the encoding UTF-8, so that á, é, ñ stay right.")

  static func tooFewVerbs(_ count: Int) -> Wording {
    Wording(
      id: .tooFewVerbs,
      message:
        "A level has at least two lines with a verb; this file has \(count == 0 ? "none" : "one").",
      help: "Write one verb a line: beber: bebo, bebes, bebe, bebemos, bebéis, beben")
  }
}
