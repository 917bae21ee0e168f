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

  /// A file as `conj check --fix` writes it: in UTF-8 without a byte order mark, composed, with LF line ends, single spaces,
  /// commas between forms, no numbers or quotation marks, and with letters in the place of `Ã©`.
  ///
  /// Both texts are read: the new one must give all verbs and cells that the old one gives, or all its glosses, from the same
  /// lines. A line that was not understood keeps its spaces and separators.
  ///
  /// - Complexity: O(n).
  package static func outcome(_ bytes: [UInt8], isGlossary: Bool = false) -> Outcome {
    let text =
      TextEncoding.wideEncoding(of: bytes[...]) == TextEncoding.utf16
      ? TextEncoding.decodedUTF16(bytes) : bytes
    var findings = Findings(file: "")
    if let start = findings.textStart(of: text, ifEmpty: .emptyFile) {
      return isGlossary
        ? outcome(ofGlossary: text, from: start, bytes) : outcome(ofLevel: text, from: start, bytes)
    }
    if bytes.isEmpty { return .clean }
    let isEmpty = findings.kept.contains { $0.id == .emptyFile }
    return .left(
      isEmpty
        ? .init(en: "it has no content", es: "no contiene nada")
        : .init(
          en: "its text can't be read reliably", es: "su texto no se puede leer con seguridad"))
  }

  private static func outcome(ofLevel text: [UInt8], from start: Int, _ bytes: [UInt8]) -> Outcome {
    let text = withLineFeeds(text)
    let plainOnce = { text, start in
      Self.text(of: LineCursor(text, from: start).map { Self.plain(line(text[$0.range])) })
    }
    guard let plain = untilStable(text, from: start, plainOnce) else { return cellsWouldChange }
    let (level, findings) = LevelParser.parse(plain, file: "")
    guard let before = level else {
      // One verb is a level in the making, whose layout is not known yet; what has none is some other text.
      if findings.contains(where: { $0.id == .tooFewVerbs && !$0.sourceLine.isEmpty }) {
        return plain == bytes ? .clean : .mended(plain)
      }
      return mended(text, from: start, Level.persons) == bytes
        ? .clean : .left(.init(en: "it is not a level", es: "no es un nivel"))
    }
    for keepsRows in [false, true] {
      let result = untilStable(text, from: start) {
        mended($0, from: $1, before.columns, keepsRows: keepsRows)
      }
      guard let result else { continue }
      if result == bytes { return .clean }
      if let after = LevelParser.parse(result, file: "").level, keeps(before, in: after) {
        return .mended(result)
      }
    }
    return cellsWouldChange
  }

  private static let cellsWouldChange = Outcome.left(
    .init(en: "its cells would change", es: "sus casillas no quedarían iguales"))

  /// Mends a text until nothing changes: a correction may reveal more to correct, such as a quotation mark after a final
  /// stop. Nil if it never settles.
  private static func untilStable(
    _ text: [UInt8], from start: Int, _ mend: ([UInt8], Int) -> [UInt8]
  ) -> [UInt8]? {
    var result = mend(text, start)
    for _ in 0..<mostRounds {
      let next = mend(result, 0)
      if next == result { return result }
      result = next
    }
    return nil
  }

  private static func outcome(
    ofGlossary text: [UInt8], from start: Int, _ bytes: [UInt8]
  ) -> Outcome {
    let text = Self.text(of: LineCursor(text, from: start).map { plain(line(text[$0.range])) })
    // Any name of a glossary will do: a file with another name is not read as a glossary.
    let name = "glosas-en.txt"
    let before = Glossary.parse(text, file: name)
    let notUnderstood = Set(before.diagnostics.filter { $0.severity == .error }.map { $0.line })
    let lines = LineCursor(text, from: 0).map { number, range in
      let line = String(decoding: text[range], as: UTF8.self)
      return notUnderstood.contains(number) ? line : cleaned(line)
    }
    let result = Self.text(of: lines)
    if result == bytes { return .clean }
    let after = Glossary.parse(result, file: name)
    let isGlossary = after.glossary != nil
    return isGlossary && before.glossary?.glosses == after.glossary?.glosses
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
    // A repair may change these.
    expected.challenges = after.challenges
    expected.byteCount = after.byteCount
    expected.sourceDigest = after.sourceDigest
    return after == expected
  }

  /// The text of lines, without empty ones at its end.
  private static func text(of lines: [String]) -> [UInt8] {
    let end = (lines.lastIndex { !$0.isEmpty } ?? -1) + 1
    return Array("\(lines[..<end].joined(separator: "\n"))\n".utf8)
  }

  /// The text of all lines, each mended once. A table whose rows are not all understood stays a table: what the findings say
  /// of those rows would not be true of lines with colons and commas.
  private static func mended(
    _ bytes: [UInt8], from start: Int, _ columns: [String], keepsRows: Bool = false
  ) -> [UInt8] {
    let layout = TableLayout(bytes, from: start)
    let all = LineCursor(bytes, from: start)
    let first = all.prefix(LevelHeader.reach).map { line(bytes[$0.range]) }
    var ignored = Findings(file: "")
    let header = LevelHeader(first, layout: layout, findings: &ignored)
    let top = first.prefix(header.lineCount).map { LevelHeader.text(of: $0) }
    let rest = all.dropFirst(top.count).map { _, range -> (plain: String, mended: String?) in
      let line = Self.line(bytes[range])
      let quick = quickVerbLine(bytes[range], number: 0, columnCount: columns.count)
      if let text = quick?.text ?? lineWithoutCells(line, layout) {
        return (quick == nil ? text : plain(line), text)
      }
      return (plain(line), mendedRow(line, layout, columns))
    }
    let keepsRows = keepsRows || !layout.isUsual && rest.contains { $0.mended == nil }
    return text(of: top + rest.map { keepsRows ? $0.plain : $0.mended ?? $0.plain })
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> SourceLine {
    SourceLine(number: 0, text: ungarbled(decodedText(bytes).text))
  }

  /// A line as it is: in one that is not understood, any spaces or separators may tell where a cell is.
  private static func plain(_ line: SourceLine) -> String { String(line.characters).composed }

  /// A remark, a directive or an empty line; nil for others.
  private static func lineWithoutCells(_ line: SourceLine, _ layout: TableLayout) -> String? {
    let text = cleaned(line.text)
    if line.isRemark(layout) { return text }
    let shortened = withoutTrailingSeparators(text)
    let directive = line.nameAndValue.flatMap { LevelDirective.meant(by: line.cleaned($0.name)) }
    return shortened.isEmpty || directive != nil ? shortened : nil
  }

  /// A line with a verb or headings as levels have it; nil for one that is not understood.
  private static func mendedRow(
    _ line: SourceLine, _ layout: TableLayout, _ columns: [String]
  ) -> String? {
    if !layout.isUsual, let headings = layout.headings(line) {
      return headings.others.isEmpty ? "formas: " + headings.columns.joined(separator: ", ") : nil
    }
    let read = VerbLineReader(line, columns: columns, layout: layout)
    guard read.hasAllCells else { return nil }
    let whole = line.trimmedEnd(line.withoutMarks(line.content), of: isTrailing)
    let remark = line.remark(in: whole).map { " " + line.cleaned($0..<whole.upperBound) } ?? ""
    let parts = line.verbLine(layout, columnCount: columns.count)
    guard let end = parts.infinitiveEnd else { return nil }
    let verb = line.cleaned(line.withoutMarks(line.trimmed(parts.content.lowerBound..<end)))
    let name = cleaned(String(verb.prefix { $0 != "(" }.filter(isOfWords))).loweredSpanish
    guard endsLikeInfinitive(verbWords(name).infinitive.utf8) else { return nil }
    let cells = line.cells(parts.forms, at: parts.separator).map { cell in
      line.alternatives(line.content(ofCell: cell)).map { line.cleaned($0) }
    }
    // A comma with no form beside it is no slash, and "irgo; yergo" is one cell in its quotation marks alone.
    if !layout.isUsual, cells.contains(where: { $0.count > 1 && $0.contains("") }) { return nil }
    let forms = cells.map { $0.joined(separator: "/") }
    if forms.contains(where: { $0.contains(parts.separator) }) { return nil }
    var text = withoutTrailingSeparators("\(verb): \(forms.joined(separator: ", "))")
    // Empty cells that are left say where forms are missing.
    let count = (forms.lastIndex { !$0.isEmpty } ?? -1) + 1
    let missing = columns.count - count
    if count > 0, missing > 0 { text += String(repeating: ", ", count: missing - 1) + "," }
    // After a space, # would begin a remark: como,#comes.
    let mended = VerbLineReader(
      SourceLine(number: 0, text: text + remark), columns: columns, layout: .usual)
    return mended.hasAllCells && mended.cellTexts == read.cellTexts ? text + remark : nil
  }

  /// A text with letters in the place of `Ã©`, and of `ÃƒÂ©`, which is what becomes of it the second time.
  private static func ungarbled(_ text: String) -> String {
    var text = text.composed
    for _ in 0..<mostRounds where text.unicodeScalars.contains(where: "ÃÂâ".unicodeScalars.contains)
    {
      var result = ""
      var rest = Array(text)[...]
      while let first = rest.first {
        let (meant, count) = LevelFiles.ungarbled(rest) ?? (String(first), 1)
        result += meant
        rest.removeFirst(count)
      }
      if result == text { break }
      text = result
    }
    return text
  }
}
