package import Output
import SpanishText
package import SystemIO
package import Terminal
package import Wording

/// All that a command has to work with.
package struct Context: ~Copyable {
  package enum Format: String {
    case text
    case tsv
    case jsonl
  }

  package var arguments = Arguments()
  package let input: Int32
  package var output: OutputBuffer
  package let messages: Messages
  private var hasSaidEncoding = false

  package init(input: Int32, output: consuming OutputBuffer, messages: Messages) {
    self.input = input
    self.output = output
    self.messages = messages
  }

  package var environment: Environment { messages.environment }
  package var language: Language { messages.language }

  package var isOnTerminal: Bool { isTerminal(output.descriptor) }
  package var readsTerminal: Bool { isTerminal(input) }

  /// The paths of the levels that are asked for; empty for the built-in levels.
  package var levelPaths: [FilePath] {
    let paths = arguments.paths(.levels)
    if !paths.isEmpty { return paths }
    return (environment.bytes("CONJ_LEVELS") ?? []).split(separator: UInt8(ascii: ":"))
      .map { FilePath($0) }
  }

  /// The form of the answers: what `--format` says; text on a terminal, elsewhere `otherwise`.
  package func format(elsewhere otherwise: Format = .tsv) -> Format {
    if let name = arguments.value(.format) { return Format(rawValue: name) ?? otherwise }
    return isOnTerminal ? .text : otherwise
  }

  /// How rows are written for spreadsheets; nil where these are not asked for.
  package private(set) lazy var csv =
    arguments.value(.format) == "csv"
    ? CSV(separator: environment.hasDecimalComma ? ";" : ",") : nil

  package var styler: TextStyler { styler(for: output.descriptor) }

  /// Runs a program on a screen, with `ownDevice` on the terminal wherever the output goes; nil if lines are asked for, or
  /// if no terminal can show a screen.
  package func runScreen<Program: ScreenProgram>(
    ownDevice: Bool = false, _ program: (ScreenSize) -> Program
  ) throws(Failure) -> Program.Outcome? {
    guard !arguments.has(.plain), !environment.isAccessible,
      environment.value("TERM") ?? "dumb" != "dumb", readsTerminal, isOnTerminal || ownDevice
    else { return nil }
    let depth = colorDepth(isTerminal: true)
    return try Result { () throws(HangUp) in
      try Terminal.runScreen(ownDevice: ownDevice, depth: depth, program)
    }.mapError { _ in Failure.hungUp }.get()
  }

  func styler(for descriptor: Int32) -> TextStyler {
    TextStyler(
      depth: colorDepth(isTerminal: isTerminal(descriptor)), usesLines: environment.isAccessible)
  }

  private func colorDepth(isTerminal: Bool) -> ColorDepth {
    let choice = arguments.value(.color).flatMap { ColorDepth.Choice(rawValue: $0) } ?? .auto
    return ColorDepth(choice: choice, isTerminal: isTerminal, environment: environment.value)
  }

  package mutating func writeLine(_ line: LocalizedText) { writeLine(line.text(in: language)) }

  /// An empty table for people, as wide as the output is.
  package var table: TextTable {
    var table = TextTable()
    (table.width, table.styler) = (width, styler)
    return table
  }

  /// Begins a table for spreadsheets, if these are asked for, with the names of its columns.
  package mutating func writeNames(_ names: [String]) {
    if let csv { output.append(csv.table([names])) }
  }

  /// Writes a row for spreadsheets, if these are asked for, or else as tab-separated values.
  package mutating func writeRow(_ row: [String]) throws(Failure) {
    guard let csv else { return try output.appendLine(row) }
    output.append(csv.line(row))
    try output.flushIfLarge()
  }

  /// Writes a line for people, with control characters made visible, wrapped between words to the width of the output.
  package mutating func writeLine(_ line: String) {
    for part in linesOfText(visibleText(line), width: width) { output.append("\(part)\n") }
  }

  /// Says that a text, or without one a word of the command line, was read as Windows-1252, with what to do; once a run.
  package mutating func sayWindows1252(in text: LocalizedText?) {
    if hasSaidEncoding { return }
    hasSaidEncoding = true
    let source = text ?? .init(en: "A word", es: "Una palabra")
    messages.say(
      en: "\(source) is in \(TextEncoding.windows1252), not in UTF-8. It was read anyway.",
      es:
        "\(source) está en \(TextEncoding.windows1252) y no en UTF-8. Se ha leído de todos modos.",
      advice: text == nil
        ? .init(
          en: "Check that the terminal and the locale are set to UTF-8.",
          es: "Comprueba que el terminal y el idioma del sistema usan UTF-8.")
        : .init(
          en: "To convert it: iconv -f WINDOWS-1252 -t UTF-8",
          es: "Para pasar la entrada a UTF-8: iconv -f WINDOWS-1252 -t UTF-8"))
  }

  /// How many cells wide a text may be; nil where nothing limits it.
  package var width: Int? { width(of: output.descriptor) }

  func width(of descriptor: Int32) -> Int? { environment.columns ?? terminalWidth(of: descriptor) }

  /// How many lines the terminal shows; nil unless the output is a terminal.
  package var height: Int? {
    isOnTerminal ? terminalSize(output.descriptor)?.rows ?? ScreenSize.usual.rows : nil
  }
}

/// What is said to the user beside the answers, on standard error.
package struct Messages {
  package let descriptor: Int32
  package let environment: Environment

  package init(descriptor: Int32, environment: Environment) {
    self.descriptor = descriptor
    self.environment = environment
  }

  package var language: Language { environment.language }

  /// Writes `conj: ` and a message, and below it what to do next.
  package func say(_ message: LocalizedText, advice: LocalizedText? = nil) {
    let language = language
    var text = "conj: \(visibleLines(message.text(in: language)))\n"
    if let advice { text += "      \(visibleLines(advice.text(in: language)))\n" }
    write(text)
  }

  package func say(
    en english: TextLiteral<English>, es spanish: TextLiteral<Spanish>,
    advice: LocalizedText? = nil
  ) {
    say(.init(en: english, es: spanish), advice: advice)
  }

  package func say(_ failure: Failure) {
    if case .trouble(let message, let advice) = failure { say(message, advice: advice) }
  }

  /// Writes a text as it is. Where standard error is closed there is nobody left to tell.
  package func write(_ text: String) { try? writeBytes(Array(text.utf8).span, to: descriptor) }

  /// The lines of a text, on a terminal broken between words.
  private func visibleLines(_ text: String) -> String {
    let indent = "\n      "
    let width = terminalWidth(of: descriptor).map { (environment.columns ?? $0) - indent.count + 1 }
    return Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .flatMap { linesOfText(visibleText($0), width: width) }
      .joined(separator: indent)
  }
}

/// How many columns a terminal has; nil for another descriptor.
private func terminalWidth(of descriptor: Int32) -> Int? {
  guard isTerminal(descriptor) else { return nil }
  return terminalSize(descriptor)?.columns ?? ScreenSize.usual.columns
}

/// The environment variables that a run sees.
package struct Environment: Sendable {
  /// The bytes of a variable's value; nil where it is unset.
  package let bytes: @Sendable (String) -> [UInt8]?

  package static let process = Environment(bytes: { environmentValue($0) })

  /// The value of a variable; nil where it is unset or empty, which is mostly the same to conj.
  package func value(_ name: String) -> String? { text(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// The value of a variable, which may be empty; nil where it is unset.
  package func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  fileprivate var columns: Int? {
    value("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The code of the locale of the system, `pt-br` of `pt_BR.UTF-8`; nil without one.
  func localeCode(_ category: String = "LC_MESSAGES") -> String? {
    (value("LC_ALL") ?? value(category) ?? value("LANG")).map { Self.code(of: $0) }
  }

  /// The code of a locale: `pt-br` of `pt_BR.UTF-8`.
  package static func code(of locale: String) -> String {
    let code = locale.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
      .map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    return String(decoding: code, as: UTF8.self).lowercased()
  }

  /// The language that conj speaks: the one that `CONJ_LANG` names, else that of the system, else English.
  package var language: Language {
    Language(code: value("CONJ_LANG").map { Self.code(of: $0) } ?? localeCode() ?? "")
  }

  /// Whether a screen reader reads the answers: plain lines instead of tables and screens.
  package var isAccessible: Bool { value("ACCESSIBLE") != nil }
}

extension Environment {
  /// These variables and no others: `["NO_COLOR": "1"]`.
  package init(_ variables: [String: String]) {
    self.init(bytes: { variables[$0].map { Array($0.utf8) } })
  }
}
