internal import SpanishText

/// The first lines of a level: title, description, colour.
struct LevelHeader {
  let title: String
  let description: String
  let colorHex: Int?
  let lineCount: Int

  /// How many lines must be looked at to read a header.
  static let reach = 6

  /// Reads the header from the first lines of a file. Where a line is missing or there is one too many, the colour and the first
  /// verb tell what the other lines are.
  init(_ lines: [SourceLine], layout: TableLayout, findings: inout Findings) {
    let firstVerb =
      lines.firstIndex {
        looksLikeVerbLine($0, layout) || $0.directive != nil || layout.headings($0) != nil
      } ?? lines.count
    let texts = lines.map { Self.text(of: $0) }
    let color = Self.colorIndex(texts, firstVerb: firstVerb)
    let above = texts[..<(color ?? min(3, firstVerb))]
    // A colour too far down has empty lines above it, or a description of several lines.
    let words = color ?? 0 > 2 ? above.filter { !$0.isEmpty } : Array(above.prefix(2))
    let titleLine = texts.firstIndex { $0 == words.first }
    title = titleLine.map { findings.repeatable(texts[$0], lines[$0]) } ?? ""
    description = words.dropFirst().joined(separator: " ")
    colorHex = color.flatMap { Colour.value(of: texts[$0]) }
    lineCount = color.map { $0 + 1 } ?? above.count
    switch color {
    case nil: reportNoColor(lines, texts, &findings)
    case 0: findings.add(.missingTitleAndDescription, lines[0])
    case 1: findings.add(.missingDescription, lines[1])
    case 2: if title.isEmpty { findings.add(.emptyTitle(), lines[0], 0..<0) }
    case 3 where texts[0].isEmpty: findings.add(.emptyTitle(hasEmptyLine: true), lines[0], 0..<0)
    case let color?:
      findings.add(.misplacedColour(line: color + 1, emptyLine: above.contains("")), lines[color])
    }
    for line in lines.prefix(color ?? 0).dropFirst() {
      guard let directive = line.directive, let value = line.nameAndValue?.value else { continue }
      findings.add(.earlyHeaderLine(directive, line.cleaned(value)), line)
    }
    for (line, text) in zip(lines.prefix(lineCount), texts) {
      findings.addGarbledLetter(line)
      if line.cleaned(line.content) == text { continue }
      let isColour = Colour.value(of: text) != nil
      findings.add(.quotationMarks(isColour ? text : "Nivel fácil (presente)"), line)
    }
  }

  /// The index of the colour's line: line 3, one below, or one above that the verbs follow at once.
  private static func colorIndex(_ texts: [String], firstVerb: Int) -> Int? {
    let isColour = texts.map { Colour.value(of: $0) != nil }
    if isColour.count > 2, isColour[2] { return 2 }
    if let above = isColour.prefix(2).firstIndex(of: true), above + 1 == firstVerb { return above }
    return isColour.indices.first { $0 > 2 && $0 < firstVerb && isColour[$0] }
  }

  private func reportNoColor(_ lines: [SourceLine], _ texts: [String], _ findings: inout Findings) {
    // At the first verb, where the missing line should be, or at the end of the file.
    func report(_ message: DiagnosticMessage) {
      if lineCount < lines.count {
        findings.add(message, lines[lineCount])
      } else if let last = lines.last {
        findings.add(message, last, last.characters.count..<last.characters.count)
      }
    }
    switch lineCount {
    case 0: report(.missingTitle)
    case 1: report(.missingDescriptionAndColour)
    case 2: report(.missingColour)
    case _ where texts[2].isEmpty: findings.add(.missingColour, lines[2], 0..<0)
    default:
      let suggestion = Colour.suggestion(for: texts[2])
      findings.add(.unusableColour(texts[2], suggestion: suggestion), lines[2])
    }
    if lineCount > 0, title.isEmpty { findings.add(.emptyTitle(), lines[0], 0..<0) }
  }

  /// A line's text without what spreadsheets add: commas at its end, quotation marks around it, however many.
  ///
  /// - Complexity: O(n).
  static func text(of line: SourceLine) -> String {
    func isMark(_ place: Int) -> Bool { line.characters[place] == "\"" }
    var range = line.content
    // Empty cells: `"Nivel fácil","",""`.
    while range.count > 3, isMark(range.upperBound - 1), isMark(range.upperBound - 2),
      isSeparator(line.characters[range.upperBound - 3])
    {
      range = line.trimmedEnd(range.dropLast(2), of: isTrailing)
    }
    while range.count > 1, isMark(range.lowerBound), isMark(range.upperBound - 1) {
      // Of “Ser” y “estar” each word has its own.
      var inner = range.lowerBound + 1
      while inner < range.upperBound - 1, !isMark(inner) { inner += 1 }
      let closes = inner > range.lowerBound + 1 && !isBlank(line.characters[inner - 1])
      if closes, inner < range.upperBound - 1, !isMark(inner + 1) { break }
      range = line.trimmedEnd(line.trimmed(range.dropFirst().dropLast()), of: isTrailing)
    }
    return line.cleaned(range)
  }
}

extension Level {
  /// A text as it is read for a title or a description: with single spaces, without quotation marks around it.
  package static func headerText(_ line: String) -> String {
    LevelHeader.text(of: SourceLine(number: 0, text: line))
  }
}

/// Whether a line can only be a verb's: an infinitive, a colon and several forms, or more of them where other words follow the
/// infinitive, as in a title `Ser o estar: usos, ejemplos, dudas`; or a row between vertical bars.
private func looksLikeVerbLine(_ line: SourceLine, _ layout: TableLayout) -> Bool {
  if let cells = line.barredCells(line.content), cells.count > 2 { return true }
  guard
    let colon = line.first(":", in: line.all)
      ?? (layout.hasInfinitiveCell
        ? line.first(layout.separator, in: line.withoutTrimmings(line.all)) : nil)
  else { return false }
  let forms = line.trimmedEnd((colon + 1)..<line.all.upperBound, of: isTrailing)
  let separators = line.characters[forms].count { isSeparator($0) || $0 == layout.separator }
  let name = line.withoutParenthesesAround(line.withoutTrimmings(0..<colon))
  let words = line.cleaned(name).filter { !isQuotationMark($0) }.loweredSpanish
  let (verb, tail) = verbWords(words)
  return separators >= (tail.isEmpty ? 2 : 4) && isInfinitive(verb)
}

enum Colour {
  /// How many letters the longest name of a colour has: amarillo.
  static let longest = 8

  /// 0xRRGGBB for six hexadecimal digits, with or without `#`, or a name, whatever its accents; nil otherwise.
  static func value(of text: String) -> Int? {
    let lower = text.lowercased().filter { !isQuotationMark($0) }
    if let named = names[lower.folded] { return named }
    let digits = lower.utf8.first == UInt8(ascii: "#") ? lower.dropFirst() : lower[...]
    guard digits.utf8.count == 6, digits.allSatisfy({ $0.isHexDigit }) else { return nil }
    return Int(digits, radix: 16)
  }

  static func suggestion(for text: String) -> String? {
    var digits = text.lowercased()[...]
    for prefix in ["#", "0x"] where digits.hasPrefix(prefix) {
      digits = digits.dropFirst(prefix.count)
    }
    let mended = digits.filter { $0 != " " }.map { $0 == "o" ? "0" : $0 == "l" ? "1" : $0 }
    guard mended.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    switch mended.count {
    case 3: return mended.map { "\($0)\($0)" }.joined().uppercased()
    case 6: return String(mended).uppercased()
    case 8: return String(mended.prefix(6)).uppercased()
    default: return nil
    }
  }

  /// With the values that web pages give them.
  private static let names: [String: Int] = [
    "red": 0xFF0000, "orange": 0xFFA500, "yellow": 0xFFFF00, "green": 0x008000,
    "blue": 0x0000FF, "purple": 0x800080, "black": 0x000000, "white": 0xFFFFFF,
    "rojo": 0xFF0000, "naranja": 0xFFA500, "amarillo": 0xFFFF00, "verde": 0x008000,
    "azul": 0x0000FF, "morado": 0x800080, "purpura": 0x800080, "violeta": 0x800080,
    "lila": 0x800080, "negro": 0x000000, "blanco": 0xFFFFFF,
  ]
}

/// A colour as a level's third line has it: `FF0000`.
package func colorDigits(_ color: Int) -> String {
  let digits = String(color & 0xFF_FFFF, radix: 16, uppercase: true)
  return String(repeating: "0", count: 6 - digits.count) + digits
}
