import Foundation
import SpanishGrammar
import TestSupport
import Testing

@testable import LevelFiles

/// The manual page conj-levels(5): its examples are levels, and it names what the parser knows.
@Suite struct LevelsManualTests {
  private let page: String

  init() throws {
    page = try Repository.text("Levels/conj-levels.5").replacing("\\-", with: "-")
  }

  /// What stands between the requests that begin and end an example.
  private var examples: [String] {
    page.components(separatedBy: ".EX\n").dropFirst().compactMap {
      $0.components(separatedBy: ".EE\n").first
    }
  }

  @Test func examplesAreLevels() {
    let levels = examples.filter { !$0.contains(" = ") && $0.split(separator: "\n").count > 2 }
    #expect(levels.count == 3)
    for level in levels {
      let file = LevelParser.parse(Array(level.utf8), file: "ejemplo.txt")
      #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
      #expect(file.level != nil)
    }
  }

  @Test func pageNamesAllTenses() {
    let text = page.replacing("\n", with: " ")
    for tense in Tense.allCases {
      #expect(text.contains(tense.name), "\(tense.name)")
      #expect(Tense(header: tense.name) == tense)
    }
  }

  /// Each header line of the grammar is read, with each of its values, and without one of them is missed.
  @Test func grammarHasTheHeaderLinesThatAreRead() throws {
    let grammar = try #require(examples.first { $0.contains("header ") })
    let values = [
      "tiempo": ["presente"], "formas": ["yo, tú"], "orden": ["uso", "último"],
      "vidas": ["3", "3 vidas"], "límite": ["10", "10 s"],
      "grado": ["A1", "A2", "B1", "B2", "C1", "C2"],
    ]
    let named = grammar.matches(of: /"(\w+):"/).map { String($0.1) }
    #expect(named.sorted() == values.keys.sorted())
    #expect(Set(named) == Set(LevelDirective.allCases.map(\.rawValue)))
    for (name, values) in values {
      for value in values {
        let forms = name == "formas" ? "como, comes" : "como, comes, come, comemos, coméis, comen"
        let text = "T\nD\nFF0000\n\(name): \(value)\ncomer: \(forms)\nbeber: \(forms)\n"
        let file = LevelParser.parse(Array(text.utf8), file: "ejemplo.txt")
        #expect(file.diagnostics.isEmpty, "\(name): \(value) \(file.diagnostics)")
      }
    }
  }

  @Test func grammarHasTheColoursThatAreRead() throws {
    let grammar = try #require(examples.first { $0.contains("colour ") })
    let colours = grammar.matches(of: /"([a-zú]+)"/).map { String($0.1) }.filter { $0.count > 2 }
    let names = colours.filter { !["uso", "último", "vidas"].contains($0) }
    #expect(names.count == 19)
    for name in names + ["#4488CC", "4488cc"] {
      let text = "T\nD\n\(name)\ncomer: a, b, c, d, e, f\nbeber: a, b, c, d, e, f\n"
      let file = LevelParser.parse(Array(text.utf8), file: "ejemplo.txt")
      #expect(file.level?.colorHex != nil, "\(name)")
    }
  }
}
