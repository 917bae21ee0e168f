import SpanishGrammar
import Testing

@testable import VerbForms

/// The quick look at a word's last letters lets everything pass that ends in pronouns.
@Suite struct PronounEndingTests {
  @Test func letsAllPass() {
    let labels = UInt8(1)...27
    #expect(
      PronounEnding.lastLabels.map { Alphabet.spelling(ofLabel: $0) } == Array("aeos".utf8))
    for last in labels {
      for first in labels {
        for third in labels {
          let word = "ponga".utf8.map { Alphabet.label(ofLetter: $0) } + [third, first, last]
          if PronounEnding.isPossible(word) {
            #expect(PronounEnding.lastLabels.contains(last))
            continue
          }
          // Whatever stands before them; the labels of the letters follow that of the space.
          for before in labels {
            let word = [Alphabet.space + 1, before, third, first, last]
            let spelled = word.map { Alphabet.spelling(ofLabel: $0) }
            #expect(PronounSplit.all(of: spelled.span).isEmpty)
          }
        }
      }
    }
  }
}
