package import VerbForms
package import Wording

/// A conjugation as lines of text: tables side by side as far as the width goes, then what is to be said of
/// it. The picker scrolls them, `conj show` writes them.
///
/// Tables with the same persons share the column of their names. Under 60 cells each is on its own. Nothing
/// is cut: a cell with several forms takes several lines where one is too short.
package struct ConjugationGrid: Sendable {
  /// A line: texts from left to right.
  package struct Line: Equatable, Sendable {
    package struct Piece: Equatable, Sendable {
      package var column: Int
      package var text: String
      package var style: Style
    }

    package private(set) var pieces: [Piece] = []
    /// Whether it has the form that was asked for.
    package fileprivate(set) var isMarked = false

    /// Adds a text and returns the column after it.
    @discardableResult
    mutating func add(_ text: String, _ style: Style, column: Int) -> Int {
      if !text.isEmpty { pieces.append(Piece(column: column, text: text, style: style)) }
      return column + CellWidth.of(text)
    }

    /// The column after the last text.
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

  /// A conjugation with a form marked.
  ///
  /// - Parameters:
  ///   - conjugation: The conjugation.
  ///   - levels: The titles of its levels.
  ///   - form: The form that was asked for, without pronouns. The infinitive is the name of the page.
  ///   - width: The cells of a line.
  ///   - language: The language of the notes below the tables.
  package init(
    _ conjugation: FormIndex.Conjugation, levels: [String], marking form: String?, width: Int,
    language: Language = .english
  ) {
    self.form = form == conjugation.infinitive ? nil : form
    self.width = max(width, 1)
    let groups = Group.all(of: conjugation.tables, shared: width >= Self.leastShared)
    lines = set(groups.flatMap { blocks(of: $0) })
    lines.append(Line())
    lines += Self.notes(
      on: conjugation, levels: levels, width: self.width, language: language)
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

    /// Tables with the same names together, where they are to share them.
    static func all(of tables: [FormIndex.Conjugation.Table], shared: Bool) -> [Group] {
      var groups: [Group] = []
      for group in tables.map({ Group($0) }) {
        let known = groups.firstIndex { known in
          shared && (known.holds(group.names) || group.holds(known.names))
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

  /// A column of forms: the lines of its title and those of each row.
  private struct Column {
    var title: [String]
    var rows: [[Line]]
    var width: Int
  }

  /// Lines that belong together, with titles above.
  private struct Block {
    var lines: [Line] = []
    var titleCount: Int
    var width: Int
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
    let columns = group.columns.map { column in
      let rows = group.names.map { column.cells[$0].map { cell($0, width: room) } ?? [] }
      let title = column.title.map { CellWidth.of($0) }
      let least = max(rows.joined().map(\.end).max() ?? 0, title.max() ?? 0)
      let isAlone = group.columns.count == 1
      return Column(
        title: Self.wrapped(column.title, width: isAlone ? max(room, least) : least),
        rows: rows, width: least)
    }
    var bands: [[Column]] = []
    var end = 0
    for column in columns {
      if bands.isEmpty || end + Self.gap + column.width > width {
        bands.append([])
        end = start
      }
      bands[bands.count - 1].append(column)
      end += Self.gap + column.width
    }
    return bands.map { band in
      // Only some tenses have forms of vos.
      let used = group.names.indices.filter { row in band.contains { !$0.rows[row].isEmpty } }
      let columns = band.map { column in
        Column(title: column.title, rows: used.map { column.rows[$0] }, width: column.width)
      }
      return block(
        of: columns, names: used.map { group.names[$0] }, start: start, isStacked: isStacked)
    }
  }

  /// Columns side by side. Their titles end on the same line.
  private func block(
    of columns: [Column], names: [String], start: Int, isStacked: Bool
  ) -> Block {
    let titleCount = columns.map(\.title.count).max() ?? 0
    let heights = names.indices.map { row in
      (columns.map { $0.rows[row].count }.max() ?? 0) + (isStacked ? 1 : 0)
    }
    var lines = Array(repeating: Line(), count: titleCount + heights.reduce(0, +))
    var top = titleCount
    for (name, height) in zip(names, heights) {
      lines[top].add(visibleText(name), .faint, column: 0)
      top += height
    }
    var end = start
    for column in columns {
      let left = end + Self.gap
      for (number, text) in column.title.enumerated() {
        lines[titleCount - column.title.count + number].add(text, .strong, column: left)
      }
      var top = titleCount + (isStacked ? 1 : 0)
      for (row, height) in zip(column.rows, heights) {
        for (number, line) in row.enumerated() { lines[top + number].add(line, column: left) }
        top += height
      }
      end = left + max(column.width, column.title.map { CellWidth.of($0) }.max() ?? 0)
    }
    return Block(lines: lines, titleCount: titleCount, width: end)
  }

  /// The lines of a cell: as many forms in each as fit.
  private func cell(_ forms: [FormIndex.Conjugation.Form], width: Int) -> [Line] {
    var lines = [Line()]
    var end = 0
    if forms.isEmpty { lines[0].add("–", .plain, column: 0) }
    for (number, whole) in forms.enumerated() {
      var form = whole
      let isAsked = self.form.map { form.isAsked(by: $0) } ?? false
      let separator = number + 1 < forms.count ? "/" : ""
      if end > 0, end + (isAsked ? 1 : 0) + size(of: form) + separator.count > width {
        lines.append(Line())
        end = 0
      }
      // Helpers and pronouns have lines of their own where they don't fit beside the verb's form.
      while size(of: form) + separator.count > width, let word = form.removeFirstWord() {
        lines[lines.count - 1].add(word, isAsked ? Style.match : .plain, column: 0)
        lines.append(Line())
      }
      var line = lines.removeLast()
      if isAsked {
        line.isMarked = true
        // Before the first form there is room for it between the columns.
        end = line.add(">", Style.pointer, column: end == 0 ? -1 : end)
      }
      end = add(form, isAsked ? Style.match : .plain, to: &line, column: end)
      end = line.add(separator, .faint, column: end)
      lines.append(line)
    }
    return lines
  }

  private func size(of form: FormIndex.Conjugation.Form) -> Int {
    CellWidth.of(visibleText(form.text)) + (form.isIrregular ? 1 : 0)
  }

  /// Adds a form, with an asterisk after an irregular one and its own letters in a colour.
  private func add(
    _ form: FormIndex.Conjugation.Form, _ style: Style, to line: inout Line, column: Int
  ) -> Int {
    let letters = Array(form.text.unicodeScalars)
    guard let own = form.irregularLetters, own.upperBound <= letters.count else {
      return line.add(visibleText(form.text), style, column: column)
    }
    func text(_ letters: ArraySlice<Unicode.Scalar>) -> String {
      visibleText(String(String.UnicodeScalarView(letters)))
    }
    var end = line.add(text(letters[..<own.lowerBound]), style, column: column)
    end = line.add(text(letters[own]), style + .warning, column: end)
    end = line.add(text(letters[own.upperBound...]), style, column: end)
    return line.add("*", .warning, column: end)
  }

  /// Sets blocks side by side where they fit.
  private func set(_ blocks: [Block]) -> [Line] {
    let gap = 2 * Self.gap
    var bands: [[Block]] = []
    var end = 0
    for block in blocks {
      if bands.isEmpty || width < Self.leastShared || end + gap + block.width > width {
        bands.append([])
        end = -gap
      }
      bands[bands.count - 1].append(block)
      end += gap + block.width
    }
    let joined = bands.map { band in
      let titles = band.map(\.titleCount).max() ?? 0
      let height = band.map { titles - $0.titleCount + $0.lines.count }.max() ?? 0
      var lines = Array(repeating: Line(), count: height)
      var left = 0
      for block in band {
        for (number, line) in block.lines.enumerated() {
          lines[titles - block.titleCount + number].add(line, column: left)
        }
        left += block.width + gap
      }
      return lines
    }
    return Array(joined.joined(separator: [Line()]))
  }

  /// Words in lines of at most `width` cells; a longer word has a line of its own.
  static func wrapped(_ words: [String], width: Int) -> [String] {
    linesOfWords(words.map { CellWidth.of($0) }, width: width)
      .map { words[$0].joined(separator: " ") }
  }
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
