package import VerbForms
package import Wording

/// A conjugation as lines of text: tables side by side as far as there is room, then notes.
///
/// Tables with the same persons share the column of their names. Under 60 cells each is on its own. Nothing
/// is cut: a cell with several forms takes several lines where one is too short.
package struct ConjugationGrid: Sendable {
  package struct Line: Equatable, Sendable {
    package struct Piece: Equatable, Sendable {
      package var column: Int
      package var text: String
      package var style: Style
    }

    package private(set) var pieces: [Piece] = []
    /// Whether it has the form that was asked for.
    package fileprivate(set) var isMarked = false

    init(_ text: String = "", _ style: Style = .plain) { add(text, style) }

    /// Adds a text at a column, or after the last text.
    fileprivate mutating func add(_ text: String, _ style: Style, column: Int? = nil) {
      if !text.isEmpty { pieces.append(Piece(column: column ?? end, text: text, style: style)) }
    }

    fileprivate var end: Int { pieces.map { $0.column + CellWidth.of($0.text) }.max() ?? 0 }

    fileprivate mutating func add(_ other: Line, column: Int) {
      pieces += other.pieces.map {
        Piece(column: column + $0.column, text: $0.text, style: $0.style)
      }
      isMarked = isMarked || other.isMarked
    }
  }

  /// The narrowest screen with tables side by side.
  private static let leastShared = 60
  private static let gap = 2

  package private(set) var lines: [Line] = []
  private let form: String?
  private let width: Int

  /// A conjugation, with the titles of its levels. The form that was asked for is marked, unless it is the infinitive.
  package init(
    _ conjugation: FormIndex.Conjugation, levels: [String], marking form: String?, width: Int,
    language: Language = .english
  ) {
    self.form = form == conjugation.infinitive ? nil : form
    self.width = max(width, 1)
    let groups = Group.all(of: conjugation.tables, shared: width >= Self.leastShared)
    let blocks = groups.flatMap { self.blocks(of: $0) }
    let gap = 2 * Self.gap
    let bands = linesOfWords(
      blocks.map(\.width), width: width < Self.leastShared ? 0 : width, gap: gap)
    lines = Array(bands.map { Self.beside(blocks[$0], gap: gap).lines }.joined(separator: [Line()]))
    lines.append(Line())
    lines += notes(on: conjugation, levels: levels, language: language)
  }

  // MARK: tables

  /// Columns of forms after one column of names.
  private struct Group {
    var names: [String]
    var columns: [(title: [String], cells: [String: [FormIndex.Conjugation.Form]])]

    init(_ table: FormIndex.Conjugation.Table) {
      names = table.rows.map(\.name)
      columns = table.columns.enumerated().map { number, column in
        let title = "\(table.name) \(column)".split(separator: " ").map { visibleText(String($0)) }
        // Where only the other column has forms nothing is said of this one.
        let rows = table.rows.filter { row in
          !row.cells[number].isEmpty || row.cells.allSatisfy(\.isEmpty)
        }
        let cells = rows.map { ($0.name, $0.cells[number]) }
        return (title, Dictionary(cells, uniquingKeysWith: { first, _ in first }))
      }
    }

    /// More groups and names than any verb of the built-in levels has. Tables with more share no names: a level may have
    /// any number of columns, and there may be any number of levels.
    private static let mostShared = 16

    /// Tables with the same names together, where they are to share them.
    static func all(of tables: [FormIndex.Conjugation.Table], shared: Bool) -> [Group] {
      var groups: [Group] = []
      for group in tables.map({ Group($0) }) {
        let known = groups.prefix(shared ? mostShared : 0).firstIndex { known in
          max(known.names.count, group.names.count) <= mostShared
            && (known.holds(group.names) || group.holds(known.names))
        }
        guard let known else {
          groups.append(group)
          continue
        }
        groups[known].columns += group.columns
        if group.names.count > groups[known].names.count { groups[known].names = group.names }
      }
      return groups
    }

    private func holds(_ names: [String]) -> Bool { names.allSatisfy(self.names.contains) }
  }

  /// Lines that belong together, the first of them titles.
  private struct Block {
    var lines: [Line]
    var titleCount: Int
    var width: Int
  }

  /// Blocks side by side. Their titles end on the same line.
  private static func beside(_ blocks: some Sequence<Block>, gap: Int) -> Block {
    let titleCount = blocks.map(\.titleCount).max() ?? 0
    let height = blocks.map { titleCount - $0.titleCount + $0.lines.count }.max() ?? 0
    var whole = Block(
      lines: Array(repeating: Line(), count: height), titleCount: titleCount, width: -gap)
    for block in blocks {
      for (number, line) in block.lines.enumerated() {
        whole.lines[titleCount - block.titleCount + number].add(line, column: whole.width + gap)
      }
      whole.width += gap + block.width
    }
    return whole
  }

  /// The columns of a group after its names, as many in a block as fit.
  private func blocks(of group: Group) -> [Block] {
    let nameWidth = group.names.map { CellWidth.of(visibleText($0)) }.max() ?? 0
    let forms = group.columns.flatMap { $0.cells.values.joined() }.map { size(of: $0) }
    let words = group.columns.flatMap(\.title).map { CellWidth.of($0) }
    let longest = (forms + words).max() ?? 0
    // A form that does not fit beside its name goes below it.
    let isStacked = nameWidth + Self.gap + longest > width
    let start = isStacked ? 0 : nameWidth
    let room = width - start - Self.gap
    let cells = group.columns.map { column in
      group.names.map { column.cells[$0].map { cell($0, width: room) } ?? [] }
    }
    let widths = zip(group.columns, cells).map { column, cells in
      (cells.joined().map(\.end) + column.title.map { CellWidth.of($0) }).max() ?? 0
    }
    return linesOfWords(widths, width: room, gap: Self.gap).map { band in
      // Only some tenses have forms of vos.
      let rows = group.names.indices.filter { row in band.contains { !cells[$0][row].isEmpty } }
      func lines(of cell: (Int) -> [Line]) -> [Line] {
        rows.flatMap { row in
          let height = (band.map { cells[$0][row].count }.max() ?? 0) + (isStacked ? 1 : 0)
          let lines = cell(row)
          return lines + Array(repeating: Line(), count: height - lines.count)
        }
      }
      let names = lines { [Line(visibleText(group.names[$0]), .faint)] }
      let columns = band.map { number in
        let least = widths[number]
        let title = linesOfWords(
          group.columns[number].title, width: widths.count == 1 ? max(room, least) : least)
        return Block(
          lines: title.map { Line($0, .strong) }
            + lines { (isStacked ? [Line()] : []) + cells[number][$0] },
          titleCount: title.count, width: max(least, title.map { CellWidth.of($0) }.max() ?? 0))
      }
      return Self.beside(
        [Block(lines: names, titleCount: 0, width: start)] + columns, gap: Self.gap)
    }
  }

  /// The lines of a cell: as many forms in each as fit.
  private func cell(_ forms: [FormIndex.Conjugation.Form], width: Int) -> [Line] {
    var lines: [Line] = []
    var line = Line(forms.isEmpty ? "–" : "")
    for (number, whole) in forms.enumerated() {
      var form = whole
      let isAsked = self.form.map { form.isAsked(by: $0) } ?? false
      let separator = number + 1 < forms.count ? "/" : ""
      if line.end > 0, line.end + (isAsked ? 1 : 0) + size(of: form) + separator.count > width {
        lines.append(line)
        line = Line()
      }
      // Helpers and pronouns have lines of their own where they don't fit beside the verb's form.
      while size(of: form) + separator.count > width, let word = form.removeFirstWord() {
        lines.append(Line(word, isAsked ? .match : .plain))
      }
      if isAsked {
        line.isMarked = true
        // Before the first form there is room for it between the columns.
        line.add(">", .pointer, column: line.end == 0 ? -1 : nil)
      }
      line.add(self.line(of: form, isAsked ? .match : .plain), column: line.end)
      line.add(separator, .faint)
    }
    return lines + [line]
  }

  private func size(of form: FormIndex.Conjugation.Form) -> Int { line(of: form, .plain).end }

  /// A form, with an asterisk after an irregular one and its own letters in a colour.
  private func line(of form: FormIndex.Conjugation.Form, _ style: Style) -> Line {
    let letters = Array(form.text.unicodeScalars)
    guard let own = form.irregularLetters, own.upperBound <= letters.count else {
      return Line(visibleText(form.text), style)
    }
    var line = Line()
    for (part, style) in [
      (letters[..<own.lowerBound], style), (letters[own], style + .warning),
      (letters[own.upperBound...], style), (["*"], .warning),
    ] {
      line.add(visibleText(String(String.UnicodeScalarView(part))), style)
    }
    return line
  }

  // MARK: notes

  private func notes(
    on conjugation: FormIndex.Conjugation, levels: [String], language: Language
  ) -> [Line] {
    var texts: [String] = []
    let forms = conjugation.tables.flatMap { $0.rows.flatMap { $0.cells.joined() } }
    if forms.contains(where: \.isIrregular) {
      let ending = String(conjugation.infinitive.suffix(2))
      texts.append(
        LocalizedText(
          en: "* differs from a regular verb in -\(ending)",
          es: "* es distinta en un verbo regular en -\(ending)"
        ).text(in: language))
    }
    if let pronominal = conjugation.pronominal {
      texts.append(PickerMessage.also(pronominal.text).text(in: language))
    }
    texts.append(Self.list(ofLevels: levels, width: width, language: language))
    return texts.flatMap { text in
      linesOfWords(text.split(separator: " ").map { visibleText(String($0)) }, width: width)
        .map { Line($0, .faint) }
    }
  }

  /// The titles of levels in one line: as many as fit, and the number of the others.
  package static func list(ofLevels titles: [String], width: Int, language: Language) -> String {
    // Each title takes a column at least.
    for count in (1...max(min(titles.count, width), 1)).reversed() {
      let list = PickerMessage.levels(titles, most: count)
      let text = LocalizedText(en: "levels: \(list)", es: "niveles: \(list)").text(in: language)
      if CellWidth.of(visibleText(text)) <= width { return text }
    }
    return CountMessage.levels(titles.count).text(in: language)
  }
}

extension FormIndex.Conjugation.Pronominal {
  /// The verb and its forms: `irse: me voy, te vas, …`.
  package var text: String { "\(infinitive): \(forms.joined(separator: ", "))" }
}

extension FormIndex.Conjugation.Form {
  /// Takes the first of several words away: `había` of `había ido`; nil where there is one.
  fileprivate mutating func removeFirstWord() -> String? {
    let letters = Array(text.unicodeScalars)
    guard let end = letters.firstIndex(of: " "),
      irregularLetters.map({ end < $0.lowerBound }) ?? true
    else { return nil }
    text = String(String.UnicodeScalarView(letters[(end + 1)...]))
    irregularLetters = irregularLetters.map {
      $0.lowerBound - end - 1..<$0.upperBound - end - 1
    }
    return String(String.UnicodeScalarView(letters[..<end]))
  }
}
