import Invocation
import Terminal

/// The help texts, made from the records of the commands and their options.
enum Help {
  private static let comfortableWidth = 80
  /// In the list of commands a longer synopsis is left out.
  private static let longestLabel = 18

  /// The first lines of `conj --help`: what conj is and how it is called.
  static var usage: String {
    var text = """
      conj finds the Spanish verb behind a form: conj lookup fui → ser, ir

      Usage: conj COMMAND [OPTION…] [WORD…]

      """
    let rows = Command.all.map { command in
      let label = label(command)
      return (label.count <= longestLabel ? label : command.name, command.summary)
    }
    text += columns(rows).joined()
    return text + "\nA WORD that is no command is looked up: conj fui."
      + "\n“conj COMMAND --help” shows a command's options and examples.\n"
  }

  /// The help of a command, or of conj as a whole. `width` limits it in cells; nil: no limit.
  static func text(of command: Command?, width: Int?) -> String {
    let width = min(width ?? comfortableWidth, comfortableWidth)
    guard let command else {
      return usage + "\nShared options; a command takes those that it can use:\n"
        + options(Flag.shared, width: width, full: true) + "\n" + wrapped(language, width: width)
        + "\nThe exit status is 0 when all was answered, 1 when some was not, 2 on an error.\n"
    }
    var text = wrapped("conj \(command.name): \(command.summary)", width: width)
    text += "\nUsage: conj \(label(command)) [OPTION…]\n"
    for paragraph in command.details { text += "\n" + wrapped(paragraph, width: width) }
    if !command.flags.isEmpty {
      text += "\nOptions:\n" + options(command.flags, width: width, full: true)
    }
    text += "\nShared options (“conj --help” tells more):\n"
    text += options(command.sharedFlags, width: width, full: false)
    text += "\nExamples:\n"
    for (line, note) in command.examples {
      text += wrapped(note, width: width, indent: 2) + "    \(line)\n"
    }
    return text
  }

  private static let language = """
    Messages are in Spanish where CONJ_LANG is es, or where it is not set and the locale (LC_ALL, LC_MESSAGES, \
    LANG) is Spanish; otherwise in English. tsv and jsonl are the same everywhere.
    """

  static func label(_ command: Command) -> String {
    command.synopsis.isEmpty ? command.name : "\(command.name) \(command.synopsis)"
  }

  private static func options(_ flags: [Flag], width: Int, full: Bool) -> String {
    let lines = columns(flags.map { ($0.spelling, $0.help) })
    return zip(flags, lines).map { flag, line in
      line + (full ? wrapped(flag.details, width: width, indent: 6) : "")
    }.joined()
  }

  private static func columns(_ rows: [(label: String, text: String)]) -> [String] {
    let widest = rows.map(\.label.count).max() ?? 0
    return rows.map { label, text in
      "  \(label)\(String(repeating: " ", count: widest - label.count + 2))\(text)\n"
    }
  }

  /// A paragraph in lines of at most `width` letters, but for words that are longer.
  private static func wrapped(_ paragraph: String, width: Int, indent: Int = 0) -> String {
    linesOfWords(paragraph.split(separator: " ").map(String.init), width: width - indent)
      .map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }
}
