/// Findings as text for people:
///
/// ```text
/// fácil.txt:5:24: error: There are 5 forms in this line; 6 are expected: … [wrong-form-count]
///   5 | comer: como, comes come, comemos, coméis, comen
///     |                   ^
///     help: Put a comma between two forms: comes, come
/// ```
public struct DiagnosticRenderer: Sendable {
  /// Whether to colour with ANSI sequences.
  public var colors: Bool
  /// How many cells a line may take before it is cut around the place.
  public var width: Int

  /// A renderer for a terminal or file of this width in cells.
  public init(colors: Bool = false, width: Int = 100) {
    self.colors = colors
    self.width = width
  }

  /// The finding as lines that each end with a line feed.
  public func text(of finding: Diagnostic) -> String {
    var place = printable(finding.file)
    if finding.line > 0 { place += ":\(finding.line):\(finding.column)" }
    let severity = styled(
      finding.severity.rawValue, finding.severity == .error ? Style.red : Style.yellow)
    let id = styled("[\(finding.id.rawValue)]", Style.dim)
    var text = "\(styled(place, Style.bold)): \(severity): \(printable(finding.message)) \(id)\n"
    if finding.line > 0, !finding.sourceLine.isEmpty { text += excerpt(of: finding) }
    text += "    \(styled("help:", Style.green)) \(printable(finding.help))\n"
    return text
  }

  private func excerpt(of finding: Diagnostic) -> String {
    let number = String(finding.line)
    let gutter = String(repeating: " ", count: max(0, 3 - number.count)) + number
    let margin = String(repeating: " ", count: gutter.count)
    let start = finding.column - 1
    let excerpt = SourceExcerpt(
      line: finding.sourceLine, place: start..<(start + max(1, finding.length)),
      limit: width - gutter.count - 3)
    let indent = String(repeating: " ", count: excerpt.indent)
    let mark = String(repeating: "^", count: excerpt.width)
    let markStyle = finding.severity == .error ? Style.red : Style.yellow
    return "\(styled("\(gutter) |", Style.dim)) \(excerpt.text)\n"
      + "\(styled("\(margin) |", Style.dim)) \(indent)\(styled(mark, markStyle))\n"
  }

  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case green = "32"
    case dim = "2"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    colors ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A text from a file or a file's name cannot move the cursor or add lines.
  private func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(
        scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return result
  }
}
