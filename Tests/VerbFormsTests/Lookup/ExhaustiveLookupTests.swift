import LevelFiles
import TestSupport
import Testing
import VerbForms

/// Every word over a, á, n and ñ of at most four letters, as form and as query.
@Suite struct ExhaustiveLookupTests {
  private static let words: [String] = {
    var words: [String] = []
    var longest = [""]
    for _ in 0..<4 {
      longest = longest.flatMap { word in ["a", "á", "n", "ñ"].map { word + $0 } }
      words += longest
    }
    return words
  }()

  private func differences(
    _ twin: Twin, _ queries: some Sequence<String>,
    modes: [FormIndex.AccentMode] = FormIndex.AccentMode.allCases
  ) -> [String] {
    queries.flatMap { query in modes.compactMap { twin.difference(query, $0) } }
  }

  /// All 340 words are forms, of two verbs each but the last letters' third.
  @Test func allFormsAtOnce() throws {
    let words = ExhaustiveLookupTests.words
    let twin = try Twin([
      level(words.map { ("anar", $0) }, order: .usage, title: "Uso"),
      level(words.enumerated().filter { $0.offset % 3 != 0 }.map { ("ñar", $0.element) }),
      level(
        words.enumerated().filter { $0.offset % 3 == 0 }.map { ("nar", $0.element) },
        order: .last),
    ])
    let step = rounds(1, few: 17)
    let queries = stride(from: 0, to: words.count, by: step).map { words[$0] }
    #expect(differences(twin, queries) == [])
  }

  /// Each fold has two to the number of its letters spellings. For every set of them as the only
  /// forms, all queries: sets 0 to 255 of the eight spellings of three letters, the 16 of two, the
  /// four of one.
  @Test(.exhaustive) func everySetOfSpellingsToLengthThree() throws {
    let words = ExhaustiveLookupTests.words.filter { $0.count <= 3 }
    let spellings = Dictionary(grouping: words) { PlainText.fold($0) }
    var found: [String] = []
    for set in 0..<256 {
      let forms = spellings.values.flatMap { spellings in
        spellings.indices.filter { set >> $0 & 1 == 1 }.map { spellings[$0] }
      }.sorted()
      let twin = try Twin([level(forms.map { ("nar", $0) })])
      // Shorter words have fewer sets: each is tried once.
      let lengths = set < 4 ? 1...3 : set < 16 ? 2...3 : 3...3
      found += differences(twin, words.filter { lengths.contains($0.count) })
    }
    #expect(found == [])
  }

  /// The same for four letters, where there are 65,536 sets: some of them.
  @Test(.exhaustive, arguments: 0..<12)
  func someSetsOfLengthFour(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 40)
    let words = ExhaustiveLookupTests.words.filter { $0.count == 4 }
    let density = [0.08, 0.25, 0.6][seed % 3]
    let verbs = ["nar", "ñar", "anar"]
    let forms = words.flatMap { word in
      verbs.filter { _ in Double.random(in: 0..<1, using: &random) < density }.map { ($0, word) }
    }
    let twin = try Twin([level(forms), level([("anar", "-"), ("nar", "-")], order: .usage)])
    #expect(differences(twin, words) == [])
  }
}
