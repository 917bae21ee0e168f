import ConjPage
import Foundation
import IndexBuilding
import LevelFiles
import TestSupport
import Testing
import VerbForms

/// Level files, compiled through C as the page compiles them.
struct LevelExportTests {
  private static let level = """
    Mi nivel
    Dos verbos
    FF0000
    tiempo: presente
    comer: como, comes, come, comemos, coméis, comen
    tener: tengo, tienes, tiene, tenemos, tenéis, tienen
    """

  /// Compiles files.
  ///
  /// - Returns: The findings in a language, and the answer of the index to a word.
  private func compile(
    _ files: [(name: String, text: [UInt8])], language: String = "en", asking word: String = "tengo"
  ) throws -> (findings: [[String: Any]], answer: [String: Any]?) {
    let levels = unsafe verbforms_levels()
    for file in files {
      let name = Array(file.name.utf8)
      unsafe name.withUnsafeBytes { name in
        unsafe file.text.withUnsafeBytes {
          unsafe verbforms_levels_add(
            levels, name.baseAddress, name.count, $0.baseAddress, $0.count)
        }
      }
    }
    let findings = try json { room, size in
      let code = Array(language.utf8)
      return unsafe code.withUnsafeBytes {
        unsafe verbforms_levels_findings(levels, $0.baseAddress, $0.count, room, size)
      }
    }
    let builtin = unsafe verbforms_builtin()
    let index = unsafe verbforms_levels_index(levels, builtin)
    unsafe verbforms_levels_close(levels)
    unsafe verbforms_close(builtin)
    var answer: [String: Any]?
    if let index = unsafe index {
      answer =
        try json { room, size in
          let word = Array(word.utf8)
          return unsafe word.withUnsafeBytes {
            unsafe verbforms_lookup(index, $0.baseAddress, $0.count, room, size)
          }
        } as? [String: Any]
      unsafe verbforms_close(index)
    }
    return (try #require(findings as? [[String: Any]]), answer)
  }

  private func json(_ call: (UnsafeMutableRawPointer?, Int) -> Int) throws -> Any {
    var bytes = [UInt8](repeating: 0, count: call(nil, 0))
    _ = unsafe bytes.withUnsafeMutableBytes { unsafe call($0.baseAddress, $0.count) }
    return try JSONSerialization.jsonObject(with: Data(bytes))
  }

  @Test
  func aLevelIsCompiled() throws {
    let (findings, answer) = try compile([("mío.txt", Array(Self.level.utf8))])
    #expect(findings.isEmpty)
    let matches = try #require(answer?["matches"] as? [[String: Any]])
    #expect(matches.first?["infinitive"] as? String == "tener")
    // The built-in index says what the verb means.
    #expect(matches.first?["gloss"] as? String == "to have")
    let readings = try #require(matches.first?["readings"] as? [[String: Any]])
    #expect(readings.first?["file"] as? String == "mío.txt")
  }

  @Test(arguments: ["en", "es"])
  func findingsAreThoseOfTheParser(language: String) throws {
    let text = Array(Self.level.replacingOccurrences(of: "tienen", with: "tienen, tuvo").utf8)
    let (findings, _) = try compile([("mío.txt", text)], language: language)
    let expected = LevelParser.parse(text, file: "mío.txt").diagnostics
    #expect(!expected.isEmpty && findings.count == expected.count)
    for (finding, diagnostic) in zip(findings, expected) {
      #expect(finding["line"] as? Int == diagnostic.line)
      #expect(finding["source"] as? String == diagnostic.sourceLine)
      #expect((finding["message"] as? String == diagnostic.message) == (language == "en"))
    }
  }

  @Test
  func glossesAreFilesOfTheirName() throws {
    let glosses = Array("tener: to hold\n".utf8)
    let (findings, answer) = try compile([
      ("glosas-en.txt", glosses), ("mío.txt", Array(Self.level.utf8)),
    ])
    #expect(findings.isEmpty)
    let matches = try #require(answer?["matches"] as? [[String: Any]])
    #expect(matches.first?["gloss"] as? String == "to hold")
  }

  @Test
  func nullIsHarmless() {
    verbforms_levels_add(nil, nil, 1, nil, 1)
    #expect(verbforms_levels_findings(nil, nil, 0, nil, 0) == 0)
    #expect(verbforms_levels_index(nil, nil) == nil)
    verbforms_levels_close(nil)
  }

  @Test(arguments: [[], [0, 1, 2], Array("Título\n".utf8), [0xFF, 0xFE, 0x41, 0]] as [[UInt8]])
  func whatIsNoLevelGivesAFindingAndNoIndex(bytes: [UInt8]) throws {
    let (findings, answer) = try compile([("x.txt", bytes)])
    #expect(findings.first?["severity"] as? String == "error")
    #expect(answer == nil)
  }
}
