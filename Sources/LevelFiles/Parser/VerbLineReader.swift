internal import SpanishText

/// Reads a line with a verb as people write them, and says what is wrong with it.
struct VerbLineReader {
  private let line: SourceLine
  private let columns: [String]
  private var findings: Findings
  private var isFaulty = false

  /// What was read in a line.
  struct Outcome {
    /// Whether the line names a verb, however faulty it is.
    var namesVerb = false
    /// The infinitive, where it is one, and its place.
    var verb: (name: String, place: Range<Int>)?
    /// The infinitive with all its forms, where nothing is wrong with them.
    var challenge: Level.Challenge?
  }

  /// Reads a line that is neither blank nor a remark.
  static func read(
    _ line: SourceLine, columns: [String], findings: inout Findings
  ) -> Outcome {
    var reader = VerbLineReader(line: line, columns: columns, file: findings.file)
    let outcome = reader.outcome()
    findings.add(reader.findings)
    return outcome
  }

  private init(line: SourceLine, columns: [String], file: String) {
    self.line = line
    self.columns = columns
    findings = Findings(file: file)
  }

  /// More findings than this about one line help nobody.
  private static let mostFindings = 5

  private mutating func report(_ wording: Wording, _ place: Range<Int>) {
    if findings.all.count < Self.mostFindings { findings.add(wording, line, place) }
    if wording.id.severity == .error { isFaulty = true }
  }

  // MARK: The line

  private mutating func outcome() -> Outcome {
    let content = withoutMarksAround(
      line.trimmedEnd(line.trimmed(line.all), of: isTrailing), wholeLine: true)
    if let hidden = line.firstHidden(in: content) {
      findings.add(.invisibleCharacter, line, inText: hidden..<(hidden + 1))
    }
    let colons = content.filter { line.characters[$0] == ":" }
    guard let colon = colons.first else { return lineWithoutColon(content) }
    var outcome = Outcome(namesVerb: true)
    if colons.count > 1 {
      let before = line.characters[..<colons[1]].reversed().prefix { $0.isLetter }.reversed()
      let word = String(before).loweredSpanish
      report(.twoColons(nextVerb: isInfinitive(word) ? word : nil), colons[1]..<(colons[1] + 1))
      return outcome
    }
    let verbRange = withoutMarksAround(line.trimmed(content.lowerBound..<colon))
    let verb = infinitive(verbRange, colon: colon)
    outcome.verb = verb.map { ($0, verbRange) }
    let forms = forms((colon + 1)..<content.upperBound)
    if let verb, !isFaulty {
      outcome.challenge = Level.Challenge(verb: verb, forms: forms, line: line.number)
    }
    return outcome
  }

  private mutating func lineWithoutColon(_ content: Range<Int>) -> Outcome {
    let wordEnd = content.first { !line.characters[$0].isLetter } ?? content.upperBound
    let wordRange = content.lowerBound..<wordEnd
    let word = line.cleaned(wordRange).loweredSpanish
    let isHeaderLine = HeaderLineName(rawValue: word.folded) != nil
    guard isInfinitive(word) || isHeaderLine else {
      report(.noColon, content)
      return Outcome()
    }
    let next = (wordEnd..<content.upperBound).first { !isBlank(line.characters[$0]) }
    if let next, let name = Self.colonStandIns[line.characters[next]] {
      report(.noColon(after: word, found: name), next..<(next + 1))
    } else {
      report(.noColon(after: word, found: nil), wordEnd..<(wordEnd + 1))
    }
    return Outcome(namesVerb: !isHeaderLine)
  }

  /// What may stand in the place of the colon.
  private static let colonStandIns: [Character: String] = [
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
    guard endsLikeInfinitive(verb) else {
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
      let count = FormCount(line: line, cells: cells, end: range.upperBound, columns: columns)
      report(count.wording, count.place)
      if case .separator = count.cause { return [] }
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

  /// The word or words of a range, composed and in lower case; nil where something in them does
  /// not belong there.
  private mutating func word(_ range: Range<Int>) -> String? {
    for place in range {
      switch WordCharacter(line.characters[place]) {
      case .letter, .blank:
        continue
      case .digit:
        let run = run(from: place, in: range) { $0 == .digit }
        report(.digit(String(line.characters[run])), run)
        return nil
      case .odd:
        reportOdd(place, in: range)
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

  private mutating func reportOdd(_ place: Int, in range: Range<Int>) {
    if place + 1 < line.characters.count,
      let meant = ungarbled(line.characters[place], line.characters[place + 1])
    {
      let text = String(line.characters[place...(place + 1)])
      return report(.garbledLetter(text, meant: meant), place..<(place + 2))
    }
    if line.characters[place] == "\u{FFFD}" {
      return report(.garbledLetter("\u{FFFD}", meant: nil), place..<(place + 1))
    }
    let run = run(from: place, in: range) { $0 == .odd }
    report(.oddLetter(String(line.characters[run])), run)
  }

  private func run(
    from place: Int, in range: Range<Int>, of condition: (WordCharacter) -> Bool
  ) -> Range<Int> {
    var end = place
    while end < range.upperBound, condition(WordCharacter(line.characters[end])) { end += 1 }
    return place..<end
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
  switch character {
  case "\"", "“", "”", "„", "«", "»", "'", "‘", "’": true
  default: false
  }
}
