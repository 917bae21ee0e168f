internal import SpanishText
package import Wording

/// Repairs in a level file what needs no knowledge of Spanish, where that loses nothing.
package enum LevelRepair {
  package enum Outcome: Equatable {
    /// There is nothing to mend.
    case clean
    /// The new bytes of the file.
    case mended([UInt8])
    /// The file has to stay as it is; the reason follows “left as it is:”.
    case left(LocalizedText)
  }

  /// What can be mended in a file: its bytes in UTF-8 without a byte order mark, composed, with LF line ends, single
  /// spaces, commas between forms, no numbers or quotation marks, and with letters in the place of `Ã©`, as
  /// `conj check --fix` writes them.
  ///
  /// Both texts are read: all verbs and cells that the old one gives the new one must give too, from the same lines; in a
  /// list of glosses, all glosses.
  ///
  /// - Complexity: O(n).
  package static func outcome(_ bytes: [UInt8], isGlossary: Bool = false) -> Outcome {
    let text = TextEncoding.isUTF16(bytes[...]) ? decodedUTF16(bytes) : bytes
    switch FileFormat(text) {
    case .text(let start):
      return isGlossary
        ? outcome(ofGlossary: text, from: start, bytes) : outcome(ofLevel: text, from: start, bytes)
    case .empty:
      return bytes.isEmpty ? .clean : .left(.init(en: "it has no content", es: "no contiene nada"))
    case .unreadable:
      return .left(
        .init(en: "its text can't be read reliably", es: "su texto no se puede leer con seguridad"))
    }
  }

  private static func outcome(
    ofLevel text: [UInt8], from start: Int, _ bytes: [UInt8]
  ) -> Outcome {
    let lines = LineCursor(text, from: start).map { _, range in
      ungarbled(decodedText(text[range]).text)
    }
    let before = LevelParser.parse(Array(lines.joined(separator: "\n").utf8), file: "").level
    let columnCount = before?.columns.count ?? Level.persons.count
    var result = mended(text, from: start, columnCount)
    // A correction may reveal more to correct: a quotation mark after a final stop.
    var isStable = false
    for _ in 0..<mostRounds where !isStable {
      let next = mended(result, from: 0, columnCount)
      isStable = next == result
      result = next
    }
    if result == bytes { return .clean }
    guard let before else { return .left(.init(en: "it is not a level", es: "no es un nivel")) }
    guard isStable else {
      return .left(
        .init(en: "its lines are too unusual", es: "sus líneas son demasiado raras"))
    }
    guard let after = LevelParser.parse(result, file: "").level, keeps(before, in: after) else {
      return .left(
        .init(en: "its cells would change", es: "sus casillas no quedarían iguales"))
    }
    return .mended(result)
  }

  private static func outcome(
    ofGlossary text: [UInt8], from start: Int, _ bytes: [UInt8]
  ) -> Outcome {
    let lines = LineCursor(text, from: start).map { _, range in
      cleaned(decodedText(text[range]).text)
    }
    let result = Self.text(of: lines)
    if result == bytes { return .clean }
    // Any name of a glossary will do: a file with another name is not read as a glossary.
    let name = "glosas-en.txt"
    let (before, after) = (Glossary.parse(text, file: name), Glossary.parse(result, file: name))
    return before.glossary?.glosses == after.glossary?.glosses
      ? .mended(result)
      : .left(.init(en: "its glosses would change", es: "sus significados no quedarían iguales"))
  }

  private static let mostRounds = 9

  /// Whether a level has all of another one.
  static func keeps(_ before: Level, in after: Level) -> Bool {
    var rest = after.challenges[...]
    for challenge in before.challenges {
      guard let index = rest.firstIndex(of: challenge) else { return false }
      rest = rest[(index + 1)...]
    }
    var expected = before
    // These are those of the new text in any case.
    expected.challenges = after.challenges
    expected.byteCount = after.byteCount
    expected.sourceDigest = after.sourceDigest
    return after == expected
  }

  private static func decodedUTF16(_ bytes: [UInt8]) -> [UInt8] {
    let isBigEndian =
      bytes.starts(with: [0xFE, 0xFF]) || !bytes.starts(with: [0xFF, 0xFE]) && bytes.first == 0
    var units: [UInt16] = []
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The text of lines, without empty ones at its end.
  private static func text(of lines: [String]) -> [UInt8] {
    let end = (lines.lastIndex { !$0.isEmpty } ?? -1) + 1
    return Array("\(lines[..<end].joined(separator: "\n"))\n".utf8)
  }

  /// The text of all lines, each mended once.
  private static func mended(_ bytes: [UInt8], from start: Int, _ columnCount: Int) -> [UInt8] {
    let layout = TableLayout(bytes, from: start)
    let all = LineCursor(bytes, from: start)
    let first = all.prefix(LevelHeader.reach).map { line(bytes[$0.range]) }
    var ignored = Findings(file: "")
    let header = LevelHeader(first, layout: layout, findings: &ignored)
    var lines = first.prefix(header.lineCount).map { LevelHeader.text(of: $0) }
    for (_, range) in all.dropFirst(lines.count) {
      let quick = quickVerbLine(bytes[range], number: 0, columnCount: columnCount)
      lines.append(
        quick.map { "\($0.verb): \($0.forms.joined(separator: ", "))" }
          ?? mended(line(bytes[range]), layout, columnCount))
    }
    return text(of: lines)
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> SourceLine {
    SourceLine(number: 0, text: ungarbled(decodedText(bytes).text))
  }

  /// A line below the first three.
  private static func mended(
    _ line: SourceLine, _ layout: TableLayout, _ columnCount: Int
  ) -> String {
    let text = cleaned(line.text)
    if text.hasPrefix("#") { return text }
    if !layout.isUsual, let headings = layout.headings(line), headings.others.isEmpty {
      return "formas: " + headings.columns.joined(separator: ", ")
    }
    if let verbLine = mendedVerbLine(line, layout, columnCount) { return verbLine }
    let shortened = withoutTrailingSeparators(text)
    // In a line that is not read, only tabs and separators may tell where a cell is, or an empty one.
    if shortened.isEmpty || LevelDirective(of: line) != nil { return shortened }
    return line.text.split(separator: "\t", omittingEmptySubsequences: false)
      .map { cleaned($0) }.joined(separator: "\t")
  }

  /// A line with a verb as levels have it; nil for other lines.
  private static func mendedVerbLine(
    _ line: SourceLine, _ layout: TableLayout, _ columnCount: Int
  ) -> String? {
    let whole = line.trimmedEnd(line.withoutMarks(line.content), of: isTrailing)
    let remark = line.remark(in: whole).map { " " + line.cleaned($0..<whole.upperBound) } ?? ""
    let parts = line.verbLine(layout, columnCount: columnCount)
    guard parts.colons.count <= 1, let end = parts.infinitiveEnd else { return nil }
    let verb = line.cleaned(line.withoutMarks(line.trimmed(parts.content.lowerBound..<end)))
    let name = verb.prefix { $0 != "(" }
    guard endsLikeInfinitive(verbWords(cleaned(name).loweredSpanish).infinitive.utf8) else {
      return nil
    }
    let forms = line.cells(parts.forms, at: parts.separator).map { cell in
      line.alternatives(line.withoutMarks(line.trimmed(cell))).map { line.cleaned($0) }
        .joined(separator: "/")
    }
    let text = withoutTrailingSeparators("\(verb): \(forms.joined(separator: ", "))")
    // Empty cells that are left say where forms are missing.
    let count = (forms.lastIndex { !$0.isEmpty } ?? -1) + 1
    let missing = columnCount - count
    let emptyCells =
      forms.count - count + line.separators(parts.separator, after: parts.content).count
    guard count > 0, missing > 0, emptyCells >= missing else { return text + remark }
    return text + String(repeating: ", ", count: missing - 1) + "," + remark
  }

  /// A text with letters in the place of `Ã©`, and of `ÃƒÂ©`, which is what becomes of it the second time.
  private static func ungarbled(_ text: String) -> String {
    var text = text
    for _ in 0..<mostRounds
    where text.unicodeScalars.contains(where: { $0 == "Ã" || $0 == "Â" }) {
      var result = ""
      var rest = text[...]
      while let first = rest.popFirst() {
        if let second = rest.first, let meant = LevelFiles.ungarbled(first, second) {
          result += meant
          rest.removeFirst()
        } else {
          result.append(first)
        }
      }
      if result == text { break }
      text = result
    }
    return text
  }
}
