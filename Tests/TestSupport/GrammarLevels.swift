import Foundation
import IndexBuilding
import LevelFiles
import SpanishGrammar
import VerbForms

/// The reference levels with a few verbs only, so that an index of them is made in no time.
public enum GrammarLevels {
  /// The lines of a file beside the tests, without comments.
  public static func fixture(_ name: String) throws -> [Substring] {
    try Repository.text("Tests/VerbFormsTests/Fixtures/\(name)")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// An index of all reference levels with these verbs only.
  public static func index(of verbs: Set<String>) throws -> FormIndex {
    try FormIndex(levels: try levels(of: verbs), ranking: nil)
  }

  /// All reference levels with these verbs only.
  public static func levels(of verbs: Set<String>) throws -> [Level] {
    try files.get().map { file in
      var level = file.level
      level.challenges = verbs.compactMap { file.challenge($0) }.sorted { $0.line < $1.line }
      return level
    }
  }

  /// A level file, its verbs' lines not yet taken apart.
  private struct File {
    var level: Level
    let bytes: [UInt8]
    var lines: [String: (number: Int, cells: Range<Int>)] = [:]

    func challenge(_ verb: String) -> Level.Challenge? {
      lines[verb].map { line in
        let cells = String(decoding: bytes[line.cells], as: UTF8.self)
        return .init(verb: verb, forms: cells.components(separatedBy: ", "), line: line.number)
      }
    }
  }

  private static let files = Result {
    let folder = Repository.root.appending(path: "Levels/Reference")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
      .map { name in
        read(Array(try Data(contentsOf: folder.appending(path: name))), name: name)
      }
  }

  /// There are 160,000 lines: the C library finds where they end, in a debug build ten times as fast.
  private static func read(_ bytes: [UInt8], name: String) -> File {
    var file = File(
      level: Level(title: "", description: "", colorHex: nil, challenges: [], file: name),
      bytes: bytes)
    bytes.withUnsafeBytes { bytes in
      func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
      }
      func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
        guard let start = bytes.baseAddress else { return nil }
        return memchr(start + range.lowerBound, Int32(byte), range.count).map {
          UnsafeRawPointer($0) - start
        }
      }
      var start = 0
      var number = 0
      while start < bytes.count {
        let end = first(0x0A, in: start..<bytes.count) ?? bytes.count
        number += 1
        if number == 1 {
          file.level.title = text(start..<end)
        } else if number == 2 {
          file.level.description = text(start..<end)
        } else if let colon = first(0x3A, in: start..<end) {
          let cells = colon + 2..<end
          switch text(start..<colon) {
          case "formas": file.level.columns = text(cells).components(separatedBy: ", ")
          case "tiempo": file.level.tense = Tense(header: text(cells))
          case "orden": file.level.order = text(cells) == "uso" ? .usage : .last
          case let verb: file.lines[verb] = (number, cells)
          }
        }
        start = end + 1
      }
    }
    return file
  }
}
