import Foundation
import SpanishText
import TestSupport
import Testing

@testable import SpanishGrammar

@Suite struct StressTests {
  @Test(arguments: [
    ("canta", "a", 1), ("cantar", "a", 4), ("cantad", "a", 4), ("cantan", "a", 1),
    ("dámelo", "á", 1), ("cuida", "i", 2), ("oír", "í", 1), ("averigua", "i", 4),
    ("sigue", "i", 1), ("estoy", "o", 3), ("prohíbe", "í", 4), ("sitúa", "ú", 3),
    ("da", "a", 1), ("crie", "e", 3), ("id", "i", 0),
  ])
  func stressedVowel(word: String, vowel: Unicode.Scalar, position: Int) {
    let letters = Array(word.unicodeScalars)
    #expect(Stress.position(in: letters) == position)
    #expect(letters[position] == vowel)
  }

  @Test func nothingWithoutAVowel() {
    #expect(Stress.position(in: []) == nil)
    #expect(Stress.position(in: Array("zzz".unicodeScalars)) == nil)
    #expect(Stress.spell([], stressedAt: 0).isEmpty)
  }

  @Test(arguments: [
    ("ca-ri-cia", "aia"), ("oir", "o"), ("sen-ta-os", "eao"), ("guion", "o"), ("que-rer", "ee"),
    ("ver-güen-za", "eea"), ("prohi-be", "oe"), ("prohi-bir", "oi"), ("hui-da", "ia"),
    ("es-toy", "eo"), ("cre-e", "ee"), ("cons-trui-do", "oio"), ("re-hui-mos", "eio"),
    ("chi-i-ta", "iia"),
  ])
  func syllables(divided: String, peaks: String) {
    let syllables = divided.split(separator: "-").map { Array($0.unicodeScalars) }
    let found = Stress.peaks(of: Array(syllables.joined()))
    #expect(String(letters: found.map { Array(syllables.joined())[$0] }) == peaks)
    var start = 0
    for (syllable, peak) in zip(syllables, found) {
      #expect((start..<start + syllable.count).contains(peak))
      start += syllable.count
    }
  }

  /// The accent of every form of the reference follows from the position of its stress; `dé`
  /// and `sé`, which carry one to be told from de and se, are the only exceptions.
  @Test(.exhaustive) func everyFormOfTheReferenceIsSpelledByTheRules() throws {
    let folder = Repository.root.appending(path: "Levels/Reference")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var odd: Set<String> = []
    var count = 0
    for file in files where file.hasSuffix(".txt") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n").dropFirst(3) where !line.contains("formas:") {
        // One verb in twenty is enough to meet every pattern of inflection.
        guard line.utf8.reduce(0, { ($0 &* 31 &+ UInt32($1)) }) % 20 == 0 || line.utf8.count < 60
        else { continue }
        for word in line.split(whereSeparator: { !$0.isLetter }) {
          let letters = Array(word.unicodeScalars)
          guard let position = Stress.position(in: letters) else { continue }
          count += 1
          if Stress.spell(letters, stressedAt: position) != letters { odd.insert(String(word)) }
        }
      }
    }
    #expect(count > 10_000)
    #expect(odd.subtracting(["dé", "sé"]) == [])
  }
}
