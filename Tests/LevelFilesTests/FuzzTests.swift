import Foundation
import LevelFiles
import SpanishText
import TestSupport
import Testing

/// Any bytes give a result, and findings that stand within their lines.
@Suite struct FuzzTests {
  /// How many words of verbs were read.
  @discardableResult
  private func check(_ bytes: [UInt8]) -> Int {
    var count = 0
    let (level, findings) = LevelParser.parse(bytes, file: "nivel.txt")
    for finding in findings {
      #expect(finding.line >= 1 && finding.column >= 1 && finding.length >= 1)
      let columns = finding.sourceLine.count + 1
      #expect(finding.column <= columns)
      #expect(finding.column + finding.length - 1 <= columns)
    }
    let isInOrder = zip(findings, findings.dropFirst())
      .allSatisfy { ($0.line, $0.column) <= ($1.line, $1.column) }
    #expect(isInOrder)
    if level == nil { #expect(findings.contains { $0.severity == .error }) }
    for challenge in level?.challenges ?? [] {
      #expect(challenge.forms.count == level?.columns.count)
      let words = challenge.cells.joined() + [challenge.verb]
      count += words.count
      for word in words {
        #expect(word.unicodeScalars.allSatisfy { $0 == " " || isSpanishLetter($0) }, "\(word)")
        #expect(!word.hasPrefix(" ") && !word.hasSuffix(" ") && !word.isEmpty)
      }
    }
    LevelRepairTests.check(bytes)
    return count
  }

  @Test func randomBytes() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<rounds(2_000, few: 120) {
      let count = Int.random(in: 0...80, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  /// Text made of the characters that mean something in levels.
  @Test func randomText() {
    let pieces = [
      "\n", "\n", "\r\n", "\r", ":", ",", ", ", ";", " ", "\t", "#", "-", "/", "\"", "“", "”", "1",
      "comer", "beber: bebo, bebes, bebe, bebemos, bebéis, beben", "formas", "formas: a, b",
      "orden",
      "orden: uso", "vidas: 3", "límite: 10 s", "grado: A2", "FF0000", "red", "é", "e\u{301}",
      "\u{301}", "Ã©",
      "\u{FFFD}", "\u{AD}",
      "\u{200D}",
      "\u{FEFF}", "ñ", "Ñ", "👍🏽", "中", "—", "\u{A0}", "\u{2028}", "se", "ír", "\u{1A}", "\u{85}",
    ]
    var random = SeededRandom(seed: 22)
    var words = 0
    for _ in 0..<rounds(1_500, few: 30) {
      var text = Bool.random(using: &random) ? Sample.level("") : ""
      for _ in 0..<Int.random(in: 0...25, using: &random) {
        text += pieces[Int.random(in: pieces.indices, using: &random)]
      }
      words += check(Array(text.utf8))
    }
    #expect(words > rounds(5_000, few: 60))
  }

  @Test(.exhaustive) func mutatedFiles() {
    var random = SeededRandom(seed: 23)
    var words = 0
    let files = FileCase.all.map(\.bytes).filter { !$0.isEmpty }
    for _ in 0..<1_000 {
      var bytes = files[Int.random(in: files.indices, using: &random)]
      for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: bytes.removeSubrange(place..<min(place + 20, bytes.count))
        }
      }
      words += check(bytes)
    }
    #expect(words > 2_000)
  }

  @Test func hugeLines() {
    let count = rounds(5_000, few: 100)
    for text in ["a", ",", ":", "\u{301}", "comer: a, ", "\"", " ", "é,", ";", "Ã", "\u{200B}"] {
      check(Array((Sample.header + String(repeating: text, count: count)).utf8))
      check(Array(Sample.level("comer: " + String(repeating: text, count: count)).utf8))
    }
  }
}
