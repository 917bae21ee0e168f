import SpanishText
package import Wording

/// What is said, once in a run, of text that is no UTF-8.
package struct InputEncoding {
  private var isSaid = false

  package init() {}

  /// Says that a text, or a word of the command line, was read as Windows-1252, with what to do.
  package mutating func sayWindows1252(
    in source: LocalizedText, isWord: Bool = false, _ messages: Messages
  ) {
    if isSaid { return }
    isSaid = true
    messages.say(
      FileMessage.foreignEncoding(source, TextEncoding.windows1252.name),
      advice: isWord ? FileMessage.setUTF8 : FileMessage.makeUTF8)
  }

  /// What to tell of text in UTF-16, which is not read.
  package static func utf16(in source: LocalizedText) -> Failure {
    .trouble(
      FileMessage.refusedUTF16(source, TextEncoding.utf16.name), advice: FileMessage.saveUTF8)
  }
}
