import Foundation
import IndexBuilding
import LevelFiles
import SpanishGrammar
import VerbForms

/// The reference levels with a few verbs only, so that an index of them is made in no time.
enum GrammarLevels {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The lines of a file beside the tests, without comments.
  static func fixture(_ name: String) throws -> [Substring] {
    let file = root.appending(path: "Tests/VerbFormsTests/Fixtures/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// An index of all reference levels with these verbs only.
  static func index(of verbs: Set<String>) throws -> FormIndex {
    let levels = try files.get().map { file in
      var level = file.level
      level.challenges = verbs.compactMap { file.challenge($0) }.sorted { $0.line < $1.line }
      return level
    }
    return try FormIndex(levels: levels, ranking: nil)
  }

  /// A level file, its verbs' lines not yet taken apart.
  private struct File {
    var level: Level
    var lines: [String: (number: Int, cells: String)] = [:]

    func challenge(_ verb: String) -> Level.Challenge? {
      lines[verb].map { line in
        .init(verb: verb, forms: line.cells.components(separatedBy: ", "), line: line.number)
      }
    }
  }

  private static let files = Result {
    let folder = root.appending(path: "Levels/Reference")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
      .map { name in
        read(try String(contentsOf: folder.appending(path: name), encoding: .utf8), name: name)
      }
  }

  private static func read(_ text: String, name: String) -> File {
    let lines = text.components(separatedBy: "\n")
    var file = File(
      level: Level(
        title: lines[0], description: lines[1], colorHex: nil, challenges: [], file: name))
    for (number, line) in lines.enumerated().dropFirst(3) {
      guard let colon = line.range(of: ": ") else { continue }
      let verb = String(line[..<colon.lowerBound])
      let cells = String(line[colon.upperBound...])
      switch verb {
      case "formas": file.level.columns = cells.components(separatedBy: ", ")
      case "tiempo": file.level.tense = Tense(header: cells)
      case "orden": file.level.order = cells == "uso" ? .usage : .last
      default: file.lines[verb] = (number + 1, cells)
      }
    }
    return file
  }
}
