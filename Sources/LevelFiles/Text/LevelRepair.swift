internal import SpanishText
package import Wording

/// Repairs in a level file what needs no knowledge of Spanish, where that loses nothing.
package enum LevelRepair {
  /// What may become of a file.
  package enum Outcome: Equatable {
    /// There is nothing to mend.
    case clean
    /// The new bytes of the file.
    case mended([UInt8])
    /// The file has to stay as it is; the reason goes behind “left as it is:”.
    case left(LocalizedText)
  }

  /// The file's bytes in UTF-8 without a byte order mark, composed, with LF line ends, single spaces, commas between
  /// forms, no numbers or quotation marks, and with letters in the place of `Ã©`, as `conj check --fix` writes them.
  ///
  /// Both texts are read: all verbs and cells that the old one gives the new one must give too, from the same lines.
  ///
  /// - Complexity: O(n).
  package static func outcome(_ bytes: [UInt8]) -> Outcome {
    let isUTF16 = TextEncoding.isUTF16(bytes[...])
    let original = isUTF16 ? decodedUTF16(bytes) : bytes
    let start: Int
    switch FileFormat(original) {
    case .text(let textStart): start = textStart
    case .empty: return bytes.isEmpty ? .clean : .left(LevelFileMessage.nothingInIt)
    case .utf16, .oldEncoding, .foreign: return .left(LevelFileMessage.unreadableText)
    }
    let before = LevelParser.parse(original, file: "").level
    let columnCount = before?.columns.count ?? Level.persons.count
    var result = mended(original, from: start, columnCount)
    // What is put right may show more: a quotation mark behind a final stop.
    for _ in 0..<mostRounds {
      let next = mended(result, from: 0, columnCount)
      if next == result { break }
      result = next
    }
    if result == bytes { return .clean }
    guard let before else {
      return .left(LevelFileMessage.noLevel)
    }
    guard mended(result, from: 0, columnCount) == result else {
      return .left(LevelFileMessage.unusualLines)
    }
    guard let after = LevelParser.parse(result, file: "").level, keeps(before, in: after) else {
      return .left(LevelFileMessage.cellsWouldDiffer)
    }
    return .mended(result)
  }

  /// A list of glosses, tidied up; nil where there is nothing to mend.
  package static func mendedGlossary(_ bytes: [UInt8]) -> [UInt8]? {
    guard case .text(let start) = FileFormat(bytes) else { return nil }
    let result = joined(lines(of: bytes, from: start).map { cleaned($0.text) })
    // Any name of a glossary will do; one that is none reads as no glossary.
    let name = "glosas-en.txt"
    let (before, after) = (Glossary.parse(bytes, file: name), Glossary.parse(result, file: name))
    guard result != bytes, before.glossary?.glosses == after.glossary?.glosses else { return nil }
    return result
  }

  private static let mostRounds = 8

  /// Whether a level has all of another one, whose letters may have been spoilt.
  static func keeps(_ before: Level, in after: Level) -> Bool {
    var rest = after.challenges[...]
    for challenge in before.challenges {
      guard let index = rest.firstIndex(of: challenge) else { return false }
      rest = rest[(index + 1)...]
    }
    var expected = before
    expected.title = ungarbled(before.title)
    expected.description = ungarbled(before.description)
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

  private static func lines(of bytes: [UInt8], from start: Int) -> [SourceLine] {
    var cursor = LineCursor(bytes, from: start)
    var lines: [SourceLine] = []
    while let (number, range) = cursor.next() {
      lines.append(SourceLine(number: number, text: decodedText(bytes[range]).text))
    }
    return lines
  }

  private static func joined(_ lines: [String]) -> [UInt8] {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func mended(_ bytes: [UInt8], from start: Int, _ columnCount: Int) -> [UInt8] {
    let layout = TableLayout(bytes, from: start)
    let lines = lines(of: bytes, from: start).map {
      SourceLine(number: $0.number, text: ungarbled($0.text))
    }
    var ignored = Findings(file: "")
    let header = LevelHeader(
      Array(lines.prefix(LevelHeader.reach)), layout: layout, findings: &ignored)
    return joined(
      lines.enumerated().map { index, line in
        if index < header.lineCount { return LevelHeader.text(of: line) }
        let text = cleaned(line.text)
        if text.hasPrefix("#") { return text }
        if !layout.isUsual, let headings = layout.headings(line), headings.others.isEmpty {
          return "formas: " + headings.columns.joined(separator: ", ")
        }
        return mendedVerbLine(line, layout, columnCount) ?? withoutTrailingSeparators(text)
      })
  }

  /// A line with a verb as levels have it; nil for other lines.
  private static func mendedVerbLine(
    _ line: SourceLine, _ layout: TableLayout, _ columnCount: Int
  ) -> String? {
    let whole = line.trimmedEnd(withoutMarks(line, line.content), of: isTrailing)
    let remark = line.remark(in: whole).map { " " + line.cleaned($0..<whole.upperBound) } ?? ""
    let parts = line.verbLine(line.content, layout, columnCount: columnCount)
    guard parts.colons.count <= 1, let end = parts.infinitiveEnd else { return nil }
    let verb = line.cleaned(withoutMarks(line, line.trimmed(parts.content.lowerBound..<end)))
    let name = verb.prefix { $0 != "(" }
    guard endsLikeInfinitive(verbWords(cleaned(name).loweredSpanish).infinitive.utf8) else {
      return nil
    }
    let forms = line.split((end + 1)..<parts.content.upperBound, at: parts.separator)
      .map { line.cleaned(withoutMarks(line, line.trimmed($0))) }
    let text = withoutTrailingSeparators("\(verb): \(forms.joined(separator: ", "))")
    // Empty cells that are left say where forms are missing.
    let missing = columnCount - forms.count
    let hasAllCells =
      line.separators(parts.separator, behind: parts.content).count >= missing
    guard forms != [""], missing > 0, hasAllCells else { return text + remark }
    return text + String(repeating: ", ", count: missing - 1) + "," + remark
  }

  private static func withoutMarks(_ line: SourceLine, _ range: Range<Int>) -> Range<Int> {
    line.insideMarks(range) ?? range
  }

  /// A text with the letters that were spoilt by a wrong encoding.
  private static func ungarbled(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "Ã" || $0 == "Â" }) else { return text }
    let characters = Array(text)
    var result = ""
    var index = 0
    while index < characters.count {
      if index + 1 < characters.count,
        let meant = LevelFiles.ungarbled(characters[index], characters[index + 1])
      {
        result += meant
        index += 2
      } else {
        result.append(characters[index])
        index += 1
      }
    }
    return result
  }
}
