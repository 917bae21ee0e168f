import Foundation

/// The cells of level files, read a second time: with operations on strings, and without a line of the program.
public struct PlainCells: Sendable {
  /// A form and its verb.
  public struct Pair: Hashable, Sendable {
    /// The form without the words that fall away before it.
    public var form: String
    /// The verb without -se.
    public var infinitive: String

    /// A pair of its parts.
    public init(form: String, infinitive: String) {
      self.form = form
      self.infinitive = infinitive
    }
  }

  /// For each pair its cells, as `Course/001.txt:4: yo: como`; the infinitive itself stands in its first line.
  public private(set) var cells: [Pair: Set<String>] = [:]
  private var verbs: Set<String> = []

  private static let persons = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"]
  private static let pronouns: Set<Substring> = ["no", "me", "te", "se", "nos", "os", "le", "les"]

  /// Reads files of `Levels`.
  public init(files: some Sequence<String>) throws {
    for file in files { try read(file) }
  }

  /// For each pair where its cells stand: `Course/001.txt:4`.
  public var places: [Pair: Set<String>] {
    cells.mapValues { Set($0.map { $0.components(separatedBy: ": ")[0] }) }
  }

  private mutating func add(_ form: String, _ verb: String, _ cell: String) {
    cells[Pair(form: form, infinitive: verb), default: []].insert(cell)
  }

  private mutating func read(_ file: String) throws {
    var columns = Self.persons
    let lines = try Repository.text("Levels/\(file)").components(separatedBy: "\n")
    for (index, line) in lines.enumerated().dropFirst(3) where !line.hasPrefix("#") {
      let parts = line.components(separatedBy: ": ")
      guard parts.count == 2 else { continue }
      let values = parts[1].components(separatedBy: ", ")
      if parts[0] == "formas" { columns = values }
      let verb = parts[0].hasSuffix("rse") ? String(parts[0].dropLast(2)) : parts[0]
      guard ["ar", "er", "ir", "ír"].contains(String(verb.suffix(2))) else { continue }
      let place = "\(file):\(index + 1)"
      guard values.count == columns.count else { throw OtherCount(description: place) }
      if verbs.insert(verb).inserted { add(verb, verb, "\(place): infinitivo: \(parts[0])") }
      for (column, value) in zip(columns, values) where value != "-" {
        for written in value.components(separatedBy: "/") {
          let words = written.split(separator: " ")
          let falling = words.dropLast().prefix { Self.pronouns.contains($0) }
          let form = words.dropFirst(falling.count).joined(separator: " ")
          add(form, verb, "\(place): \(column): \(written)")
        }
      }
    }
  }

  private struct OtherCount: Error, CustomStringConvertible {
    let description: String
  }
}
