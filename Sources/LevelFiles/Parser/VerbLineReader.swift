internal import SpanishText

/// Reads a line with a verb as people write them, and says what is wrong with it.
struct VerbLineReader {
  private let line: SourceLine
  private let columns: [String]
  private var findings: Findings
  private var isFaulty = false
  private var words = Words()

  struct Words {
    /// Whether the line names a verb, however faulty it is.
    var namesVerb = false
    /// The infinitive, where it is one, and where it stands.
    var verb: (name: String, range: Range<Int>)?
    /// The infinitive with all its forms, where nothing is wrong with them.
    var challenge: Level.Challenge?
    /// Where each alternative of each form stands.
    var cells: [[Range<Int>]] = []
  }

  /// Reads a line that is neither blank nor a remark.
  static func read(_ line: SourceLine, columns: [String], findings: inout Findings) -> Words {
    var reader = VerbLineReader(
      line: line, columns: columns, findings: Findings(file: findings.file))
    reader.readLine()
    findings.add(reader.findings)
    return reader.words
  }

  /// More findings than this about one line help nobody.
  private static let mostFindings = 5

  private mutating func report(_ message: DiagnosticMessage, _ range: Range<Int>) {
    if findings.all.count < Self.mostFindings { findings.add(message, line, range) }
    if message.id.severity == .error { isFaulty = true }
  }

  // MARK: The line

  private mutating func readLine() {
    let content = withoutMarksAround(
      line.trimmedEnd(line.trimmed(line.all), of: isTrailing), wholeLine: true)
    if let hidden = line.firstHidden(in: content) {
      findings.add(.invisibleCharacter, line, inText: hidden..<(hidden + 1))
    }
    let colons = content.filter { line.characters[$0] == ":" }
    guard let colon = colons.first else { return reportNoColon(content) }
    words.namesVerb = true
    if colons.count > 1 {
      let before = line.characters[..<colons[1]].reversed().prefix { $0.isLetter }.reversed()
      let word = String(before).loweredSpanish
      return report(
        .twoColons(nextVerb: isInfinitive(word) ? word : nil), colons[1]..<(colons[1] + 1))
    }
    let verbRange = withoutMarksAround(line.trimmed(content.lowerBound..<colon))
    let verb = infinitive(verbRange, colon: colon)
    let forms = forms((colon + 1)..<content.upperBound)
    guard let verb else { return }
    words.verb = (verb, verbRange)
    if !isFaulty {
      words.challenge = Level.Challenge(verb: verb, forms: forms, line: line.number)
    }
  }

  private mutating func reportNoColon(_ content: Range<Int>) {
    let wordEnd = content.first { !line.characters[$0].isLetter } ?? content.upperBound
    let word = line.cleaned(content.lowerBound..<wordEnd).loweredSpanish
    let isDirective = LevelDirective(rawValue: word.folded) != nil
    guard isInfinitive(word) || isDirective else { return report(.noColon, content) }
    words.namesVerb = !isDirective
    let next = (wordEnd..<content.upperBound).first { !isBlank(line.characters[$0]) }
    if let next, let name = Self.colonSubstitutes[line.characters[next]] {
      report(.noColon(after: word, found: name), next..<(next + 1))
    } else {
      report(.noColon(after: word, found: nil), wordEnd..<(wordEnd + 1))
    }
  }

  private static let colonSubstitutes: [Character: String] = [
    ",": "a comma", ";": "a semicolon", ".": "a full stop", "=": "an equals sign",
    "-": "a hyphen", "–": "a dash", "—": "a dash", ">": "an arrow", "→": "an arrow",
    "：": "a wide colon",
  ]

  private mutating func infinitive(_ range: Range<Int>, colon: Int) -> String? {
    guard !range.isEmpty else {
      report(.noInfinitive, colon..<(colon + 1))
      return nil
    }
    guard let verb = word(range) else { return nil }
    guard endsLikeInfinitive(verb.utf8) else {
      report(.notAnInfinitive(verb), range)
      return nil
    }
    return verb
  }

  // MARK: Forms

  private mutating func forms(_ range: Range<Int>) -> [String] {
    let isEmpty = line.trimmed(range).isEmpty
    let cells = isEmpty ? [] : line.split(range, at: ",")
    let tail = range.upperBound..<line.all.upperBound
    if cells.count + 1 == columns.count, let comma = onlyComma(in: tail), !isEmpty {
      // The comma says that a form was to follow: not the number is wrong, a form is missing.
      report(.emptyForm(column: columns[cells.count]), comma..<(comma + 1))
    } else if cells.count != columns.count {
      let (cause, range) = FormCount(line: line, cells: cells, columnCount: columns.count)
        .cause(end: range.upperBound)
      report(.wrongFormCount(cells.count, columns: columns, cause: cause), range)
      if case .separator = cause { return [] }
      return cells.filter { !line.trimmed($0).isEmpty }.map { form($0, column: "") }
    }
    return cells.enumerated().map { form($0.element, column: columns[$0.offset]) }
  }

  private func onlyComma(in tail: Range<Int>) -> Int? {
    let commas = tail.filter { line.characters[$0] == "," }
    return commas.count == 1 ? commas.first : nil
  }

  private mutating func form(_ cell: Range<Int>, column: String) -> String {
    let range = withoutMarksAround(line.trimmed(cell))
    words.cells.append([])
    if range.isEmpty {
      report(
        .emptyForm(column: column), cell.isEmpty ? cell.lowerBound..<(cell.lowerBound + 1) : cell)
      return ""
    }
    let text = line.cleaned(range)
    if text == "-" { return text }
    if Self.longDashes.contains(text) {
      report(.longDash(text), range)
      return "-"
    }
    return line.split(range, at: "/").map { alternative($0, in: range) }.joined(separator: "/")
  }

  private static let longDashes: Set<String> = ["–", "—", "―", "−", "‐", "‑", "‒"]

  private mutating func alternative(_ part: Range<Int>, in cell: Range<Int>) -> String {
    let range = line.trimmed(part)
    words.cells[words.cells.count - 1].append(range)
    if range.isEmpty {
      let slash = part.lowerBound > cell.lowerBound ? part.lowerBound - 1 : part.upperBound
      report(.emptyAlternative, slash..<(slash + 1))
      return ""
    }
    if line.cleaned(range) == "-" {
      report(.dashWithForm, range)
      return ""
    }
    return word(range) ?? ""
  }

  // MARK: Words

  /// The words of a range, composed and in lower case; nil where something does not belong there.
  private mutating func word(_ range: Range<Int>) -> String? {
    for index in range {
      switch WordCharacter(line.characters[index]) {
      case .letter, .blank:
        continue
      case .digit:
        let run = run(from: index, in: range) { $0 == .digit }
        report(.digit(String(line.characters[run])), run)
        return nil
      case .odd:
        reportOdd(index, in: range)
        return nil
      }
    }
    let word = line.cleaned(range).loweredSpanish
    if word.count > longestForm {
      report(.longForm(word.count), range)
      return nil
    }
    return word
  }

  private mutating func reportOdd(_ index: Int, in range: Range<Int>) {
    if index + 1 < line.characters.count,
      let meant = ungarbled(line.characters[index], line.characters[index + 1])
    {
      let text = String(line.characters[index...(index + 1)])
      return report(.garbledLetter(text, meant: meant), index..<(index + 2))
    }
    if line.characters[index] == "\u{FFFD}" {
      return report(.garbledLetter("\u{FFFD}", meant: nil), index..<(index + 1))
    }
    let run = run(from: index, in: range) { $0 == .odd }
    report(.oddLetter(String(line.characters[run])), run)
  }

  private func run(
    from start: Int, in range: Range<Int>, of condition: (WordCharacter) -> Bool
  ) -> Range<Int> {
    let end = (start..<range.upperBound).first { !condition(WordCharacter(line.characters[$0])) }
    return start..<(end ?? range.upperBound)
  }

  /// The range inside quotation marks, where there are some around it and none within.
  private mutating func withoutMarksAround(
    _ range: Range<Int>, wholeLine: Bool = false
  ) -> Range<Int> {
    guard range.count >= 2, isQuotationMark(line.characters[range.lowerBound]),
      isQuotationMark(line.characters[range.upperBound - 1])
    else { return range }
    let inner = (range.lowerBound + 1)..<(range.upperBound - 1)
    guard !inner.contains(where: { isQuotationMark(line.characters[$0]) }) else { return range }
    report(.quotationMarks(.verb), range)
    return wholeLine
      ? line.trimmedEnd(line.trimmed(inner), of: isTrailing) : line.trimmed(inner)
  }
}

private func isQuotationMark(_ character: Character) -> Bool {
  "\"“”„«»'‘’".contains(character)
}

let longestForm = 64

/// Whether a word, in lower case, ends like an infinitive: in -ar, -er, -ir or -ír, or these with
/// -se. Of several words the last one decides.
func endsLikeInfinitive(_ word: some BidirectionalCollection<UInt8>) -> Bool {
  var letters = word.suffix(5)[...]
  if letters.suffix(2).elementsEqual("se".utf8) { letters.removeLast(2) }
  guard letters.popLast() == UInt8(ascii: "r") else { return false }
  switch letters.popLast() {
  case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"): return true
  case 0xAD: return letters.last == 0xC3  // í
  default: return false
  }
}

/// Whether a text is one word of Spanish letters that ends like an infinitive.
func isInfinitive(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy(isSpanishLetter) && endsLikeInfinitive(text.utf8)
}

/// What a character is to a word of a level.
private enum WordCharacter {
  /// A Spanish letter, capital or small, composed or not.
  case letter
  case blank
  case digit
  case odd

  init(_ character: Character) {
    if let ascii = character.asciiValue {
      switch ascii {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        self = .letter
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      default: self = isBlank(character) ? .blank : .odd
      }
    } else if String(character).loweredSpanish.unicodeScalars.allSatisfy(isSpanishLetter) {
      self = .letter
    } else if isBlank(character) {
      self = .blank
    } else {
      self = character.isWholeNumber ? .digit : .odd
    }
  }
}
