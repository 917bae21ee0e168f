package import LevelFiles
import SpanishText
package import Terminal
package import Wording

/// A key that findings share if they say the same of several lines: file, id, and the message without what it quotes.
/// It is bytes because hashing a string with many combining marks does not take linear time.
private func cause(of finding: Diagnostic) -> [UInt8] {
  var cause = Array("\(finding.file)\n\(finding.id.rawValue)\n".utf8)
  if finding.id.isAboutItsWords {
    return cause + "\(finding.line):\(finding.column) \(finding.message)".utf8
  }
  // Without what is between “ and ”.
  var isQuoted = false
  for scalar in finding.message.unicodeScalars {
    if scalar == "“" || scalar == "”" { isQuoted = scalar == "“" }
    if !isQuoted { cause += String(scalar).utf8 }
  }
  return cause
}

/// Findings as text for people:
///
/// ```text
/// fácil.txt:5:24: error: There are 5 forms in this line; 6 are expected: … [wrong-form-count]
///   5 | comer: como, comes come, comemos, coméis, comen
///     |                   ^
///     help: Put a comma between two forms: comes, come
/// ```
///
/// Screen readers get the line without the picture of the place; its number says where that is.
package struct DiagnosticRenderer {
  package let styler: TextStyler
  /// How many cells a line may take before it is cut around the marked characters; nil: 100.
  package let width: Int?
  package let language: Language

  package init(styler: TextStyler, width: Int?, language: Language = .english) {
    (self.styler, self.width, self.language) = (styler, width, language)
  }

  /// How many findings that say the same people are shown.
  private static let mostOfCause = 3

  /// Gives `body` the findings as text: of those that say the same the first ones, and how many more there are.
  package func forEachText(
    of findings: [Diagnostic], _ body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let causes = findings.map { cause(of: $0) }
    // How many are left of those that say the same, and how many of these are shown.
    var left: [[UInt8]: (all: Int, shown: Int)] = [:]
    for (finding, cause) in zip(findings, causes) {
      let (all, shown) = left[cause] ?? (0, 0)
      left[cause] = (all + 1 + finding.omitted, min(shown + 1, Self.mostOfCause))
    }
    for (finding, cause) in zip(findings, causes) {
      guard let (all, shown) = left[cause], shown > 0 else { continue }
      try body(text(of: finding))
      let rest = all - 1
      left[cause] = (rest, shown - 1)
      guard shown == 1, rest > 0 else { continue }
      let more = LocalizedText(
        en: "and \(rest) more like this", es: "y \(rest) más como este")
      try body("    \(more.text(in: language))\n")
    }
  }

  /// The finding as lines that each end with a line feed.
  package func text(of finding: Diagnostic) -> String {
    var position = visibleText(finding.file)
    if finding.line > 0 { position += ":\(finding.line):\(finding.column)" }
    let (name, style): (LocalizedText, Style) =
      switch finding.severity {
      case .error: (.init(en: "error", es: "error"), .error)
      case .warning: (.init(en: "warning", es: "aviso"), .warning)
      case .note: (.init(en: "note", es: "nota"), .help)
      }
    let severity = styler.show(name.text(in: language), style)
    let id = styler.show("[\(finding.id.rawValue)]", .faint)
    var text =
      "\(styler.show(position, .strong)): \(severity): \(shown(finding.localizedMessage)) \(id)\n"
    if finding.line > 0, !finding.sourceLine.isEmpty { text += excerpt(of: finding, style) }
    let help = styler.show(LocalizedText(en: "help:", es: "ayuda:").text(in: language), .help)
    text += "    \(help) \(shown(finding.localizedHelp))\n"
    return text
  }

  private func shown(_ text: LocalizedText) -> String { visibleText(text.text(in: language)) }

  /// How much of a line a screen reader gets.
  private static let spokenLine = 200

  private func excerpt(of finding: Diagnostic, _ style: Style) -> String {
    let number = String(finding.line)
    let gutter = String(repeating: " ", count: max(0, 3 - number.count)) + number
    let margin = String(repeating: " ", count: gutter.count)
    let shown = finding.sourceLine.map(Self.visible)
    // The column may be after the last character.
    let start = min(max(finding.column - 1, 0), shown.count)
    let end = min(start + max(1, finding.length), shown.count)
    let limit = styler.usesLines ? Self.spokenLine : (width ?? 100) - gutter.count - 3
    let window = Self.window(of: shown, around: start, limit: max(limit, 20))
    let before = window.lowerBound > 0 ? "…" : ""
    let after = window.upperBound < shown.count ? "…" : ""
    let text = before + shown[window].joined() + after
    if styler.usesLines { return "    \(text)\n" }
    let indent = before.count + Self.cells(shown[window.lowerBound..<start])
    let markWidth = max(1, Self.cells(shown[start..<min(end, window.upperBound)]))
    let mark = styler.show(String(repeating: "^", count: markWidth), style)
    return "\(styler.show("\(gutter) |", .faint)) \(text)\n"
      + "\(styler.show("\(margin) |", .faint)) \(String(repeating: " ", count: indent))\(mark)\n"
  }

  /// The characters to show: all that fit, with the marked one and something before it among them.
  private static func window(of shown: [String], around marked: Int, limit: Int) -> Range<Int> {
    if shown.count <= limit, cells(shown[...]) <= limit { return shown.indices }
    let room = limit - 2  // for an ellipsis at either end
    var (start, end, used) = (marked, marked, 0)
    func showMoreBefore(room: Int) {
      while start > 0, used + cells(shown[start - 1]) <= room {
        start -= 1
        used += cells(shown[start])
      }
    }
    // A third of the width shows text before the mark, which helps to find it in the file.
    showMoreBefore(room: room / 3)
    while end < shown.count, used + cells(shown[end]) <= room {
      used += cells(shown[end])
      end += 1
    }
    // Near the end of the line there is room left for more of its beginning.
    showMoreBefore(room: room)
    return start..<end
  }

  /// The character as it can be shown in a line: a tab as a space, what is invisible as a dot.
  private static func visible(_ character: Character) -> String {
    if character == "\t" || character == "\u{A0}" { return " " }
    var hidden = HiddenCharacters()
    let shown = character.unicodeScalars.filter {
      !hidden.contain($0) && CellWidth.of($0) != nil
    }
    let text = String(String.UnicodeScalarView(shown))
    return cells(text) == 0 ? "·" : text
  }

  /// The cells of a text. A character takes two at most, however many scalars it has.
  private static func cells(_ text: String) -> Int {
    text.reduce(0) { $0 + min(2, CellWidth.of(String($1))) }
  }

  private static func cells(_ texts: ArraySlice<String>) -> Int {
    texts.reduce(0) { $0 + cells($1) }
  }
}
