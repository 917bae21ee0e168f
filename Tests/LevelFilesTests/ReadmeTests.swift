import Foundation
import LevelFiles
import TestSupport
import Testing

/// The guides for those who write levels, in English and in Spanish: their examples are what they say, and they
/// explain every finding.
@Suite struct ReadmeTests {
  private static let files = ["Levels/README.md", "Levels/LÉEME.md"]

  private struct Guide {
    var examples: [Example] = []
    var headings: [String] = []
  }

  /// A fenced block with its first line's words, and the heading that it stands under.
  private struct Example {
    var words: [Substring]
    var text: String
    var heading: String
    var line: Int

    /// A whole file, or lines in a level with two other verbs.
    var level: String {
      words.first == "level" ? text : Sample.level(text).replacing("beber: ", with: "dormir: ")
    }
  }

  private func guide(_ file: String) throws -> Guide {
    let text = try Repository.text(file)
    var examples: [Example] = []
    var headings: [String] = []
    var open: Example?
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        if let example = open {
          examples.append(example)
          open = nil
        } else {
          open = Example(
            words: line.dropFirst(3).split(separator: " "), text: "",
            heading: headings.last ?? "", line: number + 1)
        }
      } else if open != nil {
        open?.text += line + "\n"
      } else if line.hasPrefix("#### ") {
        headings.append(line.dropFirst(5).trimmingCharacters(in: ["`"]))
      }
    }
    #expect(open == nil, "a block has no end")
    return Guide(examples: examples, headings: headings)
  }

  @Test(arguments: files) func everyFindingIsExplainedOnce(file: String) throws {
    let headings = try guide(file).headings
    #expect(headings.sorted() == DiagnosticID.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: files) func everyBlockIsMarked(file: String) throws {
    let examples = try guide(file).examples
    let kinds: Set<[Substring]> = [
      ["level"], ["lines"], ["level", "wrong"], ["level", "right"], ["lines", "wrong"],
      ["lines", "right"], ["lines", "compared"], ["glosses"], ["glosses", "wrong"],
      ["glosses", "right"], ["salida"],
    ]
    for example in examples { #expect(kinds.contains(example.words), "line \(example.line)") }
    #expect(examples.count > 70)
  }

  @Test(arguments: files) func wrongExamplesAreFoundAndRightOnesAreNot(file: String) throws {
    for example in try guide(file).examples where example.words != ["salida"] {
      let findings =
        example.words.first == "glosses"
        ? Glossary.parse(Array(example.text.utf8), file: "glosas-en.txt").diagnostics
        : LevelParser.parse(Array(example.level.utf8), file: "ejemplo.txt").diagnostics
      let expected: Set<String> = example.words.last == "wrong" ? [example.heading] : []
      #expect(Set(findings.map(\.id.rawValue)) == expected, "line \(example.line)")
    }
  }

  @Test(arguments: files) func findingsAboutTextHaveAWrongAndARightExample(file: String) throws {
    let examples = try guide(file).examples
    // These are about a file as a whole; the guide says in words what is wrong and what is right.
    let inWords: Set<DiagnosticID> = [
      .missingPath, .unreadableFile, .noLevelInFolder, .emptyFile, .utf16, .notPlainText,
      .windows1252, .otherEncoding, .glossLanguage,
    ]
    for id in DiagnosticID.allCases where !inWords.contains(id) {
      let kinds = examples.filter { $0.heading == id.rawValue }.map { $0.words.last ?? "" }
      #expect(kinds == ["wrong", "right"] || kinds == ["compared", "right"], "\(id.rawValue)")
    }
  }
}
