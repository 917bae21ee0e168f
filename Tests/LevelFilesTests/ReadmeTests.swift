import Foundation
import LevelFiles
import TestSupport
import Testing

/// The guide for those who write levels: its examples are what it says, and it explains every
/// finding.
@Suite struct ReadmeTests {
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

  private let examples: [Example]
  private let headings: [String]

  init() throws {
    let text = try Repository.text("Levels/README.md")
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
    self.examples = examples
    self.headings = headings
  }

  @Test func everyFindingIsExplainedOnce() {
    #expect(headings.sorted() == DiagnosticID.allCases.map(\.rawValue).sorted())
  }

  @Test func everyBlockIsMarked() {
    let kinds: Set<[Substring]> = [
      ["level"], ["lines"], ["level", "wrong"], ["level", "right"], ["lines", "wrong"],
      ["lines", "right"], ["lines", "compared"], ["glosses"], ["glosses", "wrong"],
      ["glosses", "right"],
    ]
    for example in examples { #expect(kinds.contains(example.words), "line \(example.line)") }
    #expect(examples.count > 70)
  }

  @Test func wrongExamplesAreFoundAndRightOnesAreNot() {
    for example in examples {
      let findings =
        example.words.first == "glosses"
        ? Glossary.parse(Array(example.text.utf8), file: "glosas-en.txt").diagnostics
        : LevelParser.parse(Array(example.level.utf8), file: "ejemplo.txt").diagnostics
      let expected: Set<String> = example.words.last == "wrong" ? [example.heading] : []
      #expect(Set(findings.map(\.id.rawValue)) == expected, "line \(example.line)")
    }
  }

  @Test func findingsAboutTextHaveAWrongAndARightExample() {
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
