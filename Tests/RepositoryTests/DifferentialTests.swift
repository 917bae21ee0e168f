import Foundation
import TestSupport
import Testing
import VerbForms

/// The built-in index says of every form what its level files say, read a second time: with operations on strings,
/// and without a line of the program.
@Suite struct DifferentialTests {
  private struct Pair: Hashable {
    var form: String
    var infinitive: String
  }

  /// A cell as `Course/001.txt:4: yo: como`.
  private typealias Cells = [Pair: Set<String>]

  private static let persons = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"]
  private static let pronouns: Set<Substring> = ["no", "me", "te", "se", "nos", "os", "le", "les"]

  /// The cells of a level file. Forms have no words before them that fall away.
  private static func read(_ file: String, into cells: inout Cells, _ verbs: inout [String: String])
    throws
  {
    var columns = persons
    let lines = try Repository.text("Levels/\(file)").components(separatedBy: "\n")
    for (index, line) in lines.enumerated().dropFirst(3) where !line.hasPrefix("#") {
      let parts = line.components(separatedBy: ": ")
      guard parts.count == 2 else { continue }
      let values = parts[1].components(separatedBy: ", ")
      if parts[0] == "formas" { columns = values }
      let verb = parts[0].hasSuffix("rse") ? String(parts[0].dropLast(2)) : parts[0]
      guard ["ar", "er", "ir", "ír"].contains(String(verb.suffix(2))) else { continue }
      #expect(values.count == columns.count, "\(file):\(index + 1)")
      let place = "\(file):\(index + 1)"
      if verbs[verb] == nil { verbs[verb] = "\(place): infinitivo: \(parts[0])" }
      for (column, value) in zip(columns, values) where value != "-" {
        for written in value.components(separatedBy: "/") {
          let words = written.split(separator: " ")
          let falling = words.dropLast().prefix { pronouns.contains($0) }
          let form = words.dropFirst(falling.count).joined(separator: " ")
          cells[Pair(form: form, infinitive: verb), default: []].insert(
            "\(place): \(column): \(written)")
        }
      }
    }
  }

  @Test func everyFormHasTheReadingsOfItsFiles() throws {
    var cells: Cells = [:]
    var verbs: [String: String] = [:]
    let index = FormIndex.builtin
    let levels = index.levels
    // Some lessons tell whether the reader is in working order.
    let files = levels.map(\.file).enumerated().filter {
      isExhaustive || $0.offset % 20 == 0 && $0.element.hasPrefix("Course/")
    }
    for (_, file) in files { try Self.read(file, into: &cells, &verbs) }
    for (verb, cell) in verbs {
      cells[Pair(form: verb, infinitive: verb), default: []].insert(cell)
    }
    let view = isExhaustive ? index : index.restricted(to: files.map(\.offset))
    #expect(view.entryCount == cells.count)
    for (pair, expected) in cells {
      let readings = view.readings(of: pair.form, infinitive: pair.infinitive)
      let found = readings.map {
        "\(levels[$0.level].file):\($0.line): \($0.column): \($0.written)"
      }
      #expect(Set(found) == expected, "\(pair)")
      let answers = view.lookup(pair.form).filter { $0.form == pair.form }
      #expect(
        answers.contains { $0.infinitive == pair.infinitive && $0.match == .exact }, "\(pair)")
    }
  }
}
