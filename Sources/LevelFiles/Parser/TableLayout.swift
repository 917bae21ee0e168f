internal import SpanishGrammar
internal import SpanishText

/// How a file separates the cells of its lines, found out from all of them: most levels have commas, tables from
/// spreadsheets semicolons, tabs, or commas without a colon after the infinitive.
struct TableLayout: Equatable {
  var separator: Character = ","
  /// Whether the infinitive is a cell like the others.
  var hasInfinitiveCell = false
  /// Whether the verbs have five forms.
  var hasFiveForms = false
  /// The tense of all forms, where a line names it.
  var tense: Tense?
  /// The cells after the infinitive that are not forms, by the line of headings: meanings.
  var otherCells: [Int] = []
  /// The first line in this layout, where it is not the usual one.
  var firstLine = 0

  static let usual = TableLayout()
  private static let personsWithoutVosotros = ["yo", "tú", "él", "nosotros", "ellos"]

  /// Whose five forms are: a command has no yo.
  var personsOfFiveForms: [String] {
    tense == .imperativo || tense == .imperativoNegativo
      ? ["tú", "usted", "nosotros", "vosotros", "ustedes"] : Self.personsWithoutVosotros
  }

  var isUsual: Bool { separator == "," && !hasInfinitiveCell }
}

extension TableLayout {
  /// - Complexity: O(n), and no more than a few lines of a file in the usual layout.
  init(_ bytes: [UInt8], from start: Int) {
    var votes: [(layout: TableLayout, count: Int, firstLine: Int)] = []
    var fives = 0
    var total = 0
    var columnCount = Level.persons.count
    func isColour(_ line: ArraySlice<UInt8>) -> Bool {
      let line = SourceLine(number: 0, text: decodedText(line).text)
      return Colour.value(of: LevelHeader.text(of: line)) != nil
    }
    for (number, range) in LineCursor(bytes, from: start) {
      // What is above the colour is a title and a description, `Verbos en -ar: presente, pasado`.
      if number <= LevelHeader.reach, isColour(bytes[range]) { (votes, fives, total) = ([], 0, 0) }
      guard let (layout, count) = Self.layout(of: bytes[range], columnCount) else {
        if total == 0, number <= Self.linesThatNameColumns {
          columnCount = Self.columnCount(named: bytes[range]) ?? columnCount
        }
        continue
      }
      total += 1
      if count == 5 { fives += 1 }
      if let vote = votes.firstIndex(where: { $0.layout == layout }) {
        votes[vote].count += 1
      } else {
        votes.append((layout, 1, number))
      }
      let isUsual = votes.count == 1 && layout.isUsual && fives == 0
      if isUsual, total == Self.linesThatTell { break }
    }
    let best = votes.max {
      ($0.count, $0.layout.isUsual ? 1 : 0) < ($1.count, $1.layout.isUsual ? 1 : 0)
    }
    self = best?.layout ?? .usual
    if let best, !isUsual { firstLine = best.firstLine }
    // One line that lacks a form, or has all six, is wrong by itself.
    hasFiveForms = fives >= 2 && 4 * fives >= 3 * total
  }

  /// The first heading of a table whose columns may have any names, as those of the line `formas:` may.
  private static let anyColumns = LevelDirective.formas.rawValue

  /// The first heading of a table with these columns, so that it is read with them.
  static func firstHeading(of columns: [String]) -> String {
    let row = SourceLine(number: 0, text: (["infinitivo"] + columns).joined(separator: ","))
    return usual.headings(row)?.columns == columns ? "infinitivo" : anyColumns
  }

  private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
  private static let linesThatTell = 4
  /// How many lines above the verbs may name the columns.
  private static let linesThatNameColumns = 32

  /// How many columns a line names; nil for other lines.
  private static func columnCount(named line: ArraySlice<UInt8>) -> Int? {
    let line = SourceLine(number: 0, text: decodedText(line).text)
    if line.directive == .formas, let names = line.nameAndValue?.value {
      return line.characters[names].count { isSeparator($0) } + 1
    }
    for separator in separators {
      if let headings = TableLayout(separator: Character(Unicode.Scalar(separator))).headings(line)
      {
        return headings.columns.count + headings.others.count
      }
    }
    return nil
  }

  /// Whether a word outside parentheses ends like an infinitive: `1. darse cuenta (to realise)`.
  private static func hasInfinitive(_ text: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    var word = ""
    for scalar in (decodedText(text).text.loweredSpanish + " ").unicodeScalars {
      if scalar.properties.isAlphabetic {
        if depth == 0 { word.unicodeScalars.append(scalar) }
        continue
      }
      if word != "singular", endsLikeInfinitive(withoutObjects(word).utf8) { return true }
      word = ""
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth = max(depth - 1, 0) }
    }
    return false
  }

  /// How a line with a verb separates its cells, and how many forms it has; nil for other lines.
  private static func layout(
    of line: ArraySlice<UInt8>, _ columnCount: Int
  ) -> (layout: TableLayout, count: Int)? {
    var line = line
    while let last = line.last, last <= 0x20 || [0x2C, 0x3B].contains(last) { line.removeLast() }
    // A number may be in a cell of its own before the infinitive.
    line = line.drop { "0123456789.)-,;\t ".utf8.contains($0) }
    let colon = line.firstIndex(of: UInt8(ascii: ":"))
    guard let end = colon ?? line.firstIndex(where: separators.contains),
      line.first != UInt8(ascii: "#"), hasInfinitive(line[..<end]),
      !SourceLine(number: 0, text: decodedText(line).text).isAbovePersons
    else { return nil }
    let forms = line[(colon.map { $0 + 1 } ?? end)...]
    let counts = (colon == nil ? [line[end]] : separators).map { separator in
      (byte: separator, count: separatorCount(separator, in: forms, afterColon: colon != nil))
    }
    guard let most = counts.max(by: { $0.count < $1.count }), most.count > 0 else { return nil }
    let layout = TableLayout(
      separator: Character(Unicode.Scalar(most.byte)), hasInfinitiveCell: colon == nil)
    let count = most.count + (endsWithAnd(forms, most.byte) ? 1 : 0)
    if colon != nil { return (layout, count + 1) }
    let row = SourceLine(number: 0, text: decodedText(line).text)
    let parts = row.verbLine(layout, columnCount: columnCount)
    // All forms in one cell: comer;"como, comes, come".
    let isQuoted = parts.separator != layout.separator
    // A first cell is the infinitive only if forms follow.
    guard parts.infinitiveEnd != nil, isQuoted || most.count >= min(2, columnCount) else {
      return nil
    }
    return (layout, isQuoted ? columnCount : count)
  }

  /// How often a byte separates forms. After a colon, tabs beside it or beside other separators only set them apart.
  private static func separatorCount(
    _ separator: UInt8, in forms: ArraySlice<UInt8>, afterColon: Bool
  ) -> Int {
    var (count, previous) = (0, UInt8(ascii: ":"))
    for byte in forms where byte != UInt8(ascii: " ") {
      let isBeside = afterColon && ":,;".utf8.contains(previous)
      if byte == separator, byte != UInt8(ascii: "\t") || !isBeside { count += 1 }
      previous = byte
    }
    return count
  }

  /// Whether “y” replaces the last comma, as in `coméis y comen`, and is not in all forms, as in `voy y vengo`.
  private static func endsWithAnd(_ forms: ArraySlice<UInt8>, _ separator: UInt8) -> Bool {
    func count(_ text: ArraySlice<UInt8>) -> Int {
      text.split { $0 <= 0x20 }.count { $0.elementsEqual("y".utf8) }
    }
    let last = forms.lastIndex(of: separator).map { forms[($0 + 1)...] } ?? forms
    return count(last) == 1 && count(forms) == 1
  }

  private static func isOfInfinitives(_ heading: String) -> Bool {
    ["", "verbo", "verbos", "infinitivo", "verb", "infinitive"].contains(heading.folded)
  }

  /// Whether headings are those of a table, whatever its first cell says: `Presente;yo;tú;él;nosotros;ellos`.
  private static func arePersons(_ headings: ArraySlice<String>) -> Bool {
    headings.count > 3 && headings.allSatisfy { Person(column: $0) != nil }
  }

  private static let numbers = [
    "", "#", "n", "n.º", "nº", "n°", "no", "no.", "nr", "nr.", "num", "num.",
  ]

  /// What a spreadsheet's line of headings names, `Verbo;significado;yo;tú;él;nosotros;vosotros;ellos`: the columns with
  /// forms, and the numbers of the others, counted after the infinitive, with the positions of their headings.
  ///
  /// There may be other columns, but not in the place of a person: there it is the person by another name. Where there are, a
  /// line with commas must name all persons, since titles have commas too: `Verbos, presente, regulares`. After ``anyColumns``
  /// all cells are columns as they are.
  func headings(
    _ line: SourceLine
  ) -> (columns: [String], others: [(number: Int, range: Range<Int>)])? {
    guard line.first(":", in: line.all) == nil else { return nil }
    var cells = line.cells(line.trimmedEnd(line.all, of: isTrailing), at: separator)
    var texts = cells.map { line.cleaned($0).filter { !isQuotationMark($0) } }
    // Numbers may have a column before the infinitives. Of two columns without names the second is rather what verbs mean.
    if texts.count > 2, Self.isOfInfinitives(texts[1]), texts[0] != texts[1],
      Self.numbers.contains(texts[0].folded)
    {
      (cells, texts) = (Array(cells.dropFirst()), Array(texts.dropFirst()))
    }
    guard let first = texts.first, cells.count >= 2,
      first.folded == Self.anyColumns || Self.isOfInfinitives(first)
        || Self.arePersons(texts.dropFirst())
          && (!isInfinitive(first.loweredSpanish) || first.folded == "singular"),
      // A verb after an empty cell.
      !first.isEmpty || !isInfinitive(verbWords(texts[1].loweredSpanish).infinitive)
    else { return nil }
    let isOfColumns = first.folded == Self.anyColumns
    var names: [String?] = texts.dropFirst().map { name in
      if isOfColumns { return name }
      if Person.isOfTúAndVos(name) { return name.filter { !isBlank($0) }.loweredSpanish }
      return Person(column: name)?.name ?? Tense(header: name)?.name
        ?? Pronoun(column: name).map { _ in name }
    }
    var columns = names.compactMap { $0 }
    if Set(columns).count < columns.count {
      // él; ella
      for index in names.indices where names[index] != nil { names[index] = texts[index + 1] }
      columns = names.compactMap { $0 }
    }
    guard !columns.isEmpty, !columns.contains(""), Set(columns).count == columns.count
    else { return nil }
    let allPersons = [Level.persons, Self.personsWithoutVosotros]
    let isOfPersons = allPersons.contains { persons in
      names.count == persons.count && zip(names, persons).allSatisfy { $0 == nil || $0 == $1 }
    }
    guard
      columns.count == names.count
        || !isOfPersons && (separator != "," || allPersons.contains(columns))
    else { return nil }
    let others = names.indices.filter { names[$0] == nil }
    return (columns, others.map { ($0, line.trimmed(cells[$0 + 1])) })
  }
}

extension SourceLine {
  /// Whether it is the row that tables have above the persons: `;Singular;;;Plural;;`.
  var isAbovePersons: Bool {
    let words = characters.split { !$0.isLetter }.map { String($0).folded }
    return !words.isEmpty && words.allSatisfy { $0 == "singular" || $0 == "plural" }
  }
}
