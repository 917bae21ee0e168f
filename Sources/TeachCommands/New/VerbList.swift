import Invocation
import SpanishText
import VerbForms

/// Verbs as people paste them: in lines or with commas, perhaps with bullets or translations.
struct VerbList {
  struct Verb: Hashable {
    var infinitive: String
    var isReflexive: Bool
  }

  /// The verbs, each once, in the order of the text.
  private(set) var verbs: [Verb] = []
  /// What is in the place of infinitives, with the verbs that it may be a form of: one is taken, of none or several none.
  private(set) var others: [(typed: String, infinitives: [String])] = []
  /// Whether a verb was found in each piece.
  var isWhole: Bool { others.allSatisfy { $0.infinitives.count == 1 } }
  /// Pieces with other words after their verb: `echar de menos`.
  private(set) var shortened: [String] = []

  /// For a table the column of the verbs, counted from 1, and its heading, which may be empty.
  private(set) var table: (column: Int, heading: String)?

  init(_ text: String, in index: FormIndex) {
    let lines = text.composed.split(whereSeparator: \.isNewline)
    if let (column, heading, cells) = Self.verbColumn(of: lines, index) {
      table = (column + 1, heading)
      for cell in cells { add(cell[...], index) }
    } else {
      let pieces = lines.joined(separator: "\n").split { "\n,;\t".contains($0) }
      for piece in pieces { add(piece, index) }
    }
    verbs = verbs.eachOnce()
  }

  private mutating func add(_ piece: Substring, _ index: FormIndex) {
    let words = Self.words(of: piece)
    guard let first = words.first else { return }
    let infinitives = words.compactMap { Self.verb(ofInfinitive: $0, index) }
    if let verb = infinitives.first {
      let typed = Self.words(of: piece.drop { !$0.isLetter }.prefix { !"(=:/–—-".contains($0) })
      if infinitives.count == 1, typed.count > 1, first.folded.hasPrefix(verb.infinitive.folded) {
        shortened.append(typed.joined(separator: " "))
      }
      return verbs += infinitives
    }
    let possible = index.verbs(of: first)
    others.append((possible.isEmpty ? words.joined(separator: " ") : first, possible))
    if possible.count == 1 { verbs.append(Verb(infinitive: possible[0], isReflexive: false)) }
  }

  /// The words of a piece, without numbers and separators.
  private static func words(of piece: some StringProtocol) -> [String] {
    piece.split(whereSeparator: { $0.isWhitespace || "/()=:".contains($0) })
      .map { String(String($0).trimmedOfPunctuation) }
      .filter { word in !word.isEmpty && !word.allSatisfy(\.isNumber) }
  }

  /// The verb whose infinitive a word is, accents aside; nil for other words.
  private static func verb(ofInfinitive word: String, _ index: FormIndex) -> Verb? {
    let answer = index.lookup(word).first { $0.form == $0.infinitive }
    guard let answer else { return nil }
    let fold = word.folded
    let isReflexive = fold.hasSuffix("se") && answer.infinitive.folded != fold
    return Verb(infinitive: answer.infinitive, isReflexive: isReflexive)
  }

  // MARK: tables

  /// The column of the verbs in a table from a spreadsheet, its heading and its other cells; nil for other text. A table has at
  /// least two lines, all with as many cells, a column of infinitives and another one without any.
  private static func verbColumn(
    of lines: [Substring], _ index: FormIndex
  ) -> (column: Int, heading: String, cells: [String])? {
    let separator = "\t;,".first { separator in lines.contains { $0.contains(separator) } }
    guard lines.count > 1, let separator else { return nil }
    let rows = lines.map { Self.cells(of: $0, separator) }
    guard let width = rows.first.map(\.count), rows.allSatisfy({ $0.count == width }) else {
      return nil
    }
    let counts = (0..<width).map { column in rows.count { hasInfinitive($0[column], index) } }
    guard let most = counts.max(), 2 * most > rows.count, counts.contains(0),
      let column = counts.firstIndex(of: most)
    else { return nil }
    let verbs = rows.map { $0[column] }
    let isHeaded = most == rows.count - 1 && !hasInfinitive(verbs[0], index)
    let cells = verbs.dropFirst(isHeaded ? 1 : 0).filter { !$0.isEmpty }
    return (column, isHeaded ? verbs[0] : "", cells)
  }

  private static func hasInfinitive(_ cell: String, _ index: FormIndex) -> Bool {
    words(of: cell).contains { verb(ofInfinitive: $0, index) != nil }
  }

  /// The cells of a line, without the quotation marks that a spreadsheet puts around some.
  private static func cells(of line: Substring, _ separator: Character) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == separator, !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells.map { String($0.trimmedOfPunctuation) }
  }
}
