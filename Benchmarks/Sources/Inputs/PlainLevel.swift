import LevelFiles
import SpanishGrammar

/// A level read in the plainest way: for well-formed files such as those of `Levels/Reference`.
///
/// The benchmarks read the levels with this and not with the library, so that the answers that
/// all sides are checked against do not come from the program under test.
struct PlainLevel {
  /// The file's name without its folder.
  var file: String
  /// The columns by name.
  var columns: [String]
  /// What the header says of the tense.
  var tense: Tense?
  /// Whether the header says `orden: último`.
  var isLast = false
  /// Whether the header says `orden: uso`.
  var isRanking = false
  /// The infinitive, the forms by column, and what the line says: its number, counted from 1, the verb and the cells.
  var verbs: [(infinitive: String, cells: [[String]], written: Level.Challenge)] = []

  /// Reads the text of a level.
  init(text: String, file: String) {
    self.file = file
    columns = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated().dropFirst(3) {
      guard !line.hasPrefix("#"), let colon = line.firstIndex(of: ":") else { continue }
      let name = String(line[..<colon])
      let cells = line[line.index(after: colon)...].split(separator: ",").map { cell in
        String(cell.drop { $0 == " " })
      }
      switch name {
      case "tiempo": tense = Tense.allCases.first { [$0.name] == cells }
      case "formas": columns = cells
      case "orden":
        isLast = cells == ["último"]
        isRanking = cells == ["uso"]
      default:
        let forms = cells.map { $0 == "-" ? [] : $0.split(separator: "/").map(Self.form) }
        let written = Level.Challenge(verb: name, forms: cells, line: index + 1)
        verbs.append((name.hasSuffix("rse") ? String(name.dropLast(2)) : name, forms, written))
      }
    }
  }

  /// A cell without the words that fall away before a form, and a gerund without -se: `arrepiento` of `me arrepiento`,
  /// `arrepintiendo` of `arrepintiéndose`.
  private static func form(_ cell: Substring) -> String {
    let words = cell.split(separator: " ")
    let falling = words.dropLast().prefix { ["no", "me", "te", "se", "nos", "os"].contains($0) }
    let form = words.dropFirst(falling.count).joined(separator: " ")
    for (whole, gerund) in [("ándose", "ando"), ("éndose", "endo")] where form.hasSuffix(whole) {
      return form.dropLast(whole.count) + gerund
    }
    return form
  }

  /// The levels of a folder, in the order of their names.
  static func read(folder: String) -> [PlainLevel] {
    let names = fileNames(inFolder: folder).filter { $0.hasSuffix(".txt") }
    guard !names.isEmpty else { stop("there are no levels in \(folder): see --levels") }
    return names.map { name in
      guard let bytes = contents(ofFile: "\(folder)/\(name)") else {
        stop("\(folder)/\(name) can't be read")
      }
      return PlainLevel(text: String(decoding: bytes, as: UTF8.self), file: name)
    }
  }
}
