internal import SpanishGrammar
internal import SpanishText

/// A cell without what teachers write around the form: `él/ella come`, `que yo coma`, `(yo) como`, `a mí me gusta`, `coma usted`.
extension SourceLine {
  /// The range without `que` and words for the person before a form, and without a word for the person after it.
  func withoutSubject(_ range: Range<Int>) -> Range<Int> {
    var rest = trimmed(range)
    while let end = endOfSubject(rest) { rest = trimmed(end..<rest.upperBound) }
    let words = rest.split { isBlank(characters[$0]) }
    guard words.count > 1, let last = words.last, Person.isNamed(by: cleaned(last)) else {
      return rest
    }
    // Not the subject: `cuento con ellos`, `soy más que ella`, `queda entre tú y yo`.
    let before = cleaned(words[words.count - 2]).folded
    if words.count > 2, CommonWords.prepositions.contains(before) || ["que", "y"].contains(before) {
      return rest
    }
    return trimmed(rest.lowerBound..<last.lowerBound)
  }

  /// Where the first words for the person end, if more follows.
  private func endOfSubject(_ range: Range<Int>) -> Int? {
    let words = range.split(maxSplits: 5) { isBlank(characters[$0]) }
    guard words.count > 1 else { return nil }
    let isWhom = words.count > 2 && cleaned(words[0]).folded == "a"
    let word = words[isWhom ? 1 : 0]
    let name = cleaned(word)
    guard isWhom else {
      return name.folded == "que" || Person.isNamed(by: name) ? word.upperBound : nil
    }
    // a mí no se me olvida, a ellos le gusta, but a mi madre le gusta
    let whom = Pronoun(column: "a \(name)")
    let next = words[2...].map { cleaned($0).folded }.drop { $0 == "no" }
    let pronouns = next.prefix(2).map { Pronoun($0) }.prefix { $0 != nil }
    let isThird = pronouns.contains(.le) || pronouns.contains(.les)
    let isRight = pronouns.contains(whom) || isThird && (whom == .le || whom == .les)
    return whom != nil && isRight ? word.upperBound : nil
  }

  /// The parts of two forms in one, `me da(n) miedo`: what is before the ending, the ending, and what follows.
  func optionalEnding(
    _ range: Range<Int>
  ) -> (before: Range<Int>, ending: String, after: Range<Int>)? {
    guard let open = range.dropFirst().first(where: { characters[$0] == "(" }),
      let close = range[open...].first(where: { characters[$0] == ")" }),
      characters[open - 1].isLetter, close - open <= 7,
      characters[(open + 1)..<close].allSatisfy({ $0.isLetter || $0 == "-" }),
      close + 1 == range.upperBound || isBlank(characters[close + 1])
    else { return nil }
    let ending = cleaned((open + 1)..<close).loweredSpanish
    // The pronoun of lava(se) is no ending, that of comiera(se) is.
    return ending.isEmpty || ending == "se" && characters[open - 1] != "a"
      ? nil : (range.lowerBound..<open, ending, trimmed((close + 1)..<range.upperBound))
  }

  /// A line with a verb, taken apart.
  struct VerbLine {
    /// The line without its trimmings.
    var content: Range<Int>
    /// The line or its forms with the quotation marks at their ends, where they have some.
    var marks: Range<Int>?
    /// What separates its cells.
    var separator: Character
    var colons: [Int]
    /// Where the infinitive ends, if there is one: at the first colon, or with the first cell of a table.
    var infinitiveEnd: Int?
    /// What follows it.
    var forms: Range<Int>
  }

  private static let mostTrimmings = 4

  /// Splits a line that may be a verb's.
  func verbLine(_ layout: TableLayout, columnCount: Int) -> VerbLine {
    var content = content
    var marks: Range<Int>?
    // What is removed may reveal more to remove: a quotation mark before a final stop, a hyphen after a number.
    for _ in 0..<Self.mostTrimmings {
      let inside = insideMarks(content)
      if inside != nil, marks == nil { marks = content }
      let next = trimmedEnd(withoutTrimmings(inside ?? content), of: isTrailing)
      if next == content { break }
      content = next
    }
    var separator = first(layout.separator, in: content) == nil ? "," : layout.separator
    let colons = colons(in: content)
    let hasCell = layout.hasInfinitiveCell || separator != ","
    let end = colons.first ?? (hasCell ? infinitiveCellEnd(content, separator, columnCount) : nil)
    var forms = (end.map { $0 + 1 } ?? content.upperBound)..<content.upperBound
    // In a table the cell of an infinitive with its colon ends there: comer:⇥como.
    if !colons.isEmpty, separator != ",", first(separator, in: forms) == forms.lowerBound {
      forms.removeFirst()
    }
    // “como, comes, come”. Without a colon, or with empty cells beside them, the marks are a spreadsheet's: of one cell, or
    // around as many forms as there are columns.
    if columnCount > 1, let inside = insideMarks(trimmed(forms)) {
      let isOneCell = !separators(separator, after: content).isEmpty
      let hasAll = split(inside, at: ",").count == columnCount && (!isOneCell || columnCount > 2)
      if hasAll || !colons.isEmpty && !isOneCell {
        marks = marks ?? trimmed(forms)
        (forms, separator) = (inside, hasAll ? "," : separator)
      }
    }
    return VerbLine(
      content: content, marks: marks, separator: separator, colons: colons, infinitiveEnd: end,
      forms: forms)
  }

  /// The colons of a range; those in parentheses, `pedir (e:i)`, only if there are no others.
  private func colons(in range: Range<Int>) -> [Int] {
    var depth = 0
    let outside = range.filter { index in
      switch characters[index] {
      case "(": depth += 1
      case ")": depth = max(depth - 1, 0)
      default: break
      }
      return characters[index] == ":" && depth == 0
    }
    return outside.isEmpty ? range.filter { characters[$0] == ":" } : outside
  }

  /// Where the first cell ends, if it has the infinitive. Words after the infinitive belong to it if a form has them too,
  /// `darse cuenta; me doy cuenta`, or if there are enough forms without them. `comer como, comes` lacks its colon.
  private func infinitiveCellEnd(
    _ content: Range<Int>, _ separator: Character, _ columnCount: Int
  ) -> Int? {
    guard let end = first(separator, in: content) else { return nil }
    let cell = withoutParenthesesAround(trimmed(content.lowerBound..<end))
    // A sign that is in the word by mistake, as in ir*, changes nothing.
    let letters = String(characters[cell].filter(isOfWords))
    let (infinitive, tail) = verbWords(LevelFiles.cleaned(letters).loweredSpanish)
    guard endsLikeInfinitive(infinitive.utf8) else { return nil }
    if tail.isEmpty { return end }
    let forms = cells((end + 1)..<content.upperBound, at: separator)
    let isInForms = forms.contains {
      cleaned(withoutSubject(withoutMarks(trimmed($0)))).loweredSpanish.hasSuffix(" \(tail)")
    }
    let emptyCells = separator == "," ? 0 : separators(separator, after: content).count
    return isInForms || forms.count + emptyCells >= columnCount ? end : nil
  }

  /// The range without the quotation marks at its ends, of which one may be missing; nil if there is no mark there, or
  /// another one inside.
  func insideMarks(_ range: Range<Int>) -> Range<Int>? {
    guard let first = range.first, let last = range.dropFirst().last else { return nil }
    let (opens, closes) = (isQuotationMark(characters[first]), isQuotationMark(characters[last]))
    if opens != closes {
      // A single apostrophe may be meant for an accent, comio', and the mark at the end of a remark is part of it.
      if "'‘’".contains(characters[opens ? first : last]) { return nil }
      if closes, remark(in: range) != nil { return nil }
    }
    let inner = range.dropFirst(opens ? 1 : 0).dropLast(closes ? 1 : 0)
    return inner == range || inner.contains { isQuotationMark(characters[$0]) }
      ? nil : trimmed(inner)
  }

  /// The cells of a table's line as Markdown has it, `| comer | como | comes |`; nil for other lines.
  func barredCells(_ range: Range<Int>) -> [String]? {
    guard let first = range.first, characters[first] == "|" else { return nil }
    let cells = split((first + 1)..<range.upperBound, at: "|").map {
      cleaned($0).filter { !"*_".contains($0) }
    }
    return cells.count < 2 ? nil : cells.last == "" ? cells.dropLast() : cells
  }

  /// Whether the line is a remark: `# regulares`. The column of numbers in a table, `#;verbo;yo`, is none.
  func isRemark(_ layout: TableLayout) -> Bool {
    let text = characters[content]
    return text.first == "#" && (layout.isUsual || text.dropFirst().first != layout.separator)
  }

  /// Where a remark begins in a range, after white space: `# regular`.
  func remark(in range: Range<Int>) -> Int? {
    range.dropFirst().first { characters[$0] == "#" && isBlank(characters[$0 - 1]) }
  }

  /// The range without numbers, bullets and remarks at its ends: `1. comer: … comen. # regular`.
  func withoutTrimmings(_ range: Range<Int>) -> Range<Int> {
    var rest = trimmed(range.drop { isTrailing(characters[$0]) })
    if let remark = remark(in: rest) { rest = trimmed(rest.lowerBound..<remark) }
    if let first = rest.first, first + 1 < rest.upperBound, isBlank(characters[first + 1]),
      Self.bullets.contains(characters[first])
    {
      rest = trimmed((first + 1)..<rest.upperBound)
    }
    rest = trimmed(endOfNumber(rest)..<rest.upperBound)
    if rest.count > 1, characters[rest.upperBound - 1] == ".",
      characters[rest.upperBound - 2].isLetter || ")-".contains(characters[rest.upperBound - 2])
        || isQuotationMark(characters[rest.upperBound - 2])
    {
      rest = trimmed(rest.lowerBound..<(rest.upperBound - 1))
    }
    return rest
  }

  /// Those of Word are letters of its own fonts in a plain text.
  private static let bullets = "oü•·*–—‣▪-➢➤►▶○●■□◦§→\u{F0B7}\u{F0A7}\u{F0D8}\u{F0FC}"

  /// Where a number ends that counts a line, with all its parts: `1.`, `12)`, `3.-`, `1.1 `; the beginning without one.
  private func endOfNumber(_ range: Range<Int>) -> Int {
    var end = range.lowerBound
    while true {
      let digits = (end..<range.upperBound).prefix { characters[$0].isNumber }
      let next = digits.upperBound
      guard 1...4 ~= digits.count, next < range.upperBound else { break }
      let isLast = isBlank(characters[next]) && end > range.lowerBound
      guard isLast || ".)-,;\t".contains(characters[next]) else { break }
      end =
        (next..<range.upperBound).first { !".)-,;\t".contains(characters[$0]) } ?? range.upperBound
    }
    let isWhole = end == range.upperBound || !characters[end].isNumber
    return isWhole ? end : range.lowerBound
  }

  /// The range without the outermost remarks in parentheses at its beginning and end: `(1) comer (to eat)`.
  func withoutParenthesesAround(_ range: Range<Int>) -> Range<Int> {
    var rest = range
    // Each round looks for quotation marks in the whole range.
    for _ in 0..<Self.mostTrimmings {
      guard let (next, _) = withoutParentheses(withoutMarks(rest)), !next.isEmpty else { break }
      rest = next
    }
    return rest
  }

  /// The range without a remark in parentheses at its beginning or, unless `onlyBefore`, its end, and what the parentheses
  /// hold.
  func withoutParentheses(
    _ range: Range<Int>, onlyBefore: Bool = false
  ) -> (range: Range<Int>, inside: String)? {
    let rest = trimmed(range)
    guard let first = rest.first, let last = rest.last else { return nil }
    if !onlyBefore, characters[last] == ")", let open = rest.last(where: { characters[$0] == "(" }),
      !characters[open..<last].contains(")")
    {
      return (trimmed(rest.lowerBound..<open), cleaned((open + 1)..<last))
    }
    if characters[first] == "(", let close = rest.first(where: { characters[$0] == ")" }),
      !characters[(first + 1)..<close].contains("(")
    {
      return (trimmed((close + 1)..<rest.upperBound), cleaned((first + 1)..<close))
    }
    return nil
  }
}
