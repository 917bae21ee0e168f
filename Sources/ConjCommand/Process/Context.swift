import SystemIO
import Terminal

/// All that a command has to work with.
struct Context: ~Copyable {
  enum Format: String {
    case text
    case tsv
    case jsonl
  }

  /// The options and words of the command line.
  var arguments = Arguments()
  let environment: Environment
  let input: Int32
  var output: OutputBuffer
  let messages: Messages

  var isOnTerminal: Bool { isTerminal(output.descriptor) }

  var readsTerminal: Bool { isTerminal(input) }

  /// The paths of the levels that are asked for; none for the built-in levels.
  var levelPaths: [FilePath] {
    let paths = arguments.paths(.levels)
    return paths.isEmpty ? environment.levelPaths : paths
  }

  /// The form of the answers: what `--format` says; text on a terminal, elsewhere `otherwise`.
  func format(elsewhere otherwise: Format = .tsv) -> Format {
    if let name = arguments.value(.format) { return Format(rawValue: name) ?? otherwise }
    return isOnTerminal ? .text : otherwise
  }

  /// Writes texts that stand out on the output.
  var styler: TextStyler { styler(for: output.descriptor) }

  /// How many colours the picker's screen may have.
  var pickerDepth: ColorDepth { colorDepth(isTerminal: true) }

  /// Writes texts that stand out in messages.
  var messageStyler: TextStyler { styler(for: messages.descriptor) }

  private func styler(for descriptor: Int32) -> TextStyler {
    TextStyler(depth: colorDepth(isTerminal: isTerminal(descriptor)))
  }

  private func colorDepth(isTerminal: Bool) -> ColorDepth {
    let choice = arguments.value(.color).flatMap { ColorDepth.Choice(rawValue: $0) } ?? .auto
    let environment = environment
    return ColorDepth(choice: choice, isTerminal: isTerminal) { environment.value($0) }
  }

  /// How many cells wide a text may be; nil where nothing limits it.
  var width: Int? { width(of: output.descriptor) }

  /// How many cells wide a message's pictures may be.
  var messageWidth: Int { width(of: messages.descriptor) ?? 100 }

  private func width(of descriptor: Int32) -> Int? {
    if let columns = environment.value("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      return columns
    }
    guard isTerminal(descriptor) else { return nil }
    return terminalSize(descriptor)?.columns ?? 80
  }

  /// How many lines the terminal shows; nil where the output is no terminal.
  var height: Int? {
    guard isOnTerminal else { return nil }
    return terminalSize(output.descriptor)?.rows ?? 24
  }
}
