import LevelFiles
import Testing

/// A text with markers, `1️⃣`, `2️⃣` …, where findings must point.
struct MarkedText {
  /// The text without the markers.
  var text: String
  /// Line and column of each marker, by its number from 0.
  var places: [(line: Int, column: Int)] = []

  static let markers = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣"]

  init(_ marked: String) {
    text = marked
    for marker in Self.markers {
      guard let range = text.firstRange(of: marker) else { break }
      let before = text[..<range.lowerBound]
      text.removeSubrange(range)
      let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
      places.append((lines.count, (lines.last?.count ?? 0) + 1))
    }
  }
}

/// What a finding must be: its kind and the text that it marks (empty: the end of the line).
struct Expected {
  var id: DiagnosticID
  var marked: String

  init(_ id: DiagnosticID, _ marked: String) {
    self.id = id
    self.marked = marked
  }
}

extension Diagnostic {
  /// The characters that the finding marks.
  var markedText: String {
    String(sourceLine.dropFirst(column - 1).prefix(length))
  }
}

/// Checks that findings are those expected, in order, at the markers.
func expect(
  _ findings: [Diagnostic], are expected: [Expected], at places: [(line: Int, column: Int)],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(findings.map(\.id) == expected.map(\.id), sourceLocation: sourceLocation)
  #expect(
    findings.map { "\($0.line):\($0.column)" } == places.map { "\($0.line):\($0.column)" },
    sourceLocation: sourceLocation)
  #expect(findings.map(\.markedText) == expected.map(\.marked), sourceLocation: sourceLocation)
}

/// Level texts for tests.
enum Sample {
  static let header = "Nivel\nDescripción\nFF0000\n"
  static let beber = "beber: bebo, bebes, bebe, bebemos, bebéis, beben"
  static let vivir = "vivir: vivo, vives, vive, vivimos, vivís, viven"
  static let forms = "como, comes, come, comemos, coméis, comen"
  static let comer = "comer: \(forms)"

  /// A level with these lines and two good ones below.
  static func level(_ lines: String) -> String {
    "\(header)\(lines)\n\(beber)\n\(vivir)\n"
  }

  static func parse(_ text: String, file: String = "nivel.txt") -> (
    level: Level?, diagnostics: [Diagnostic]
  ) {
    LevelParser.parse(Array(text.utf8), file: file)
  }
}
