import IndexBuilding
import LevelFiles
import SpanishText
import TestSupport
import Testing
import VerbForms

/// An index and its slow twin, made of the same levels.
struct Twin {
  let index: FormIndex
  let plain: PlainIndex

  init(_ levels: [Level], ranking: FormIndex? = nil) throws {
    index = try FormIndex(levels: levels, ranking: ranking)
    plain = PlainIndex(levels: levels, ranking: ranking?.verbsByUse ?? [])
  }

  private init(index: FormIndex, plain: PlainIndex) {
    self.index = index
    self.plain = plain
  }

  /// Both with these levels only; nil for all.
  func restricted(to levels: Set<Int>?) -> Twin {
    levels.map { Twin(index: index.restricted(to: $0), plain: plain.restricted(to: $0)) } ?? self
  }

  /// What a lookup answers where it differs from its twin, or where the two ways to ask differ; nil
  /// where all say the same.
  func difference(_ query: String, _ accents: FormIndex.AccentMode = .smart) -> String? {
    let answers = index.lookup(query, accents: accents)
    if let found = byteDifference(query, accents, answers) { return found }
    // Several words may be a phrase, of which the twin knows nothing. It takes the place of a whole that a level lists.
    let isPhrase = answers.contains { $0.match == .phrase }
    func isCompared(_ answer: FormIndex.Answer) -> Bool {
      answer.match != .phrase && !(isPhrase && answer.form.contains(" "))
    }
    let found = answers.filter(isCompared).map(described)
    let expected = plain.lookup(query, accents: accents).filter(isCompared).map(described)
    // Strings are equal whose bytes differ; spelling counts here.
    if found.map({ Array($0.utf8) }) == expected.map({ Array($0.utf8) }) { return nil }
    return "\(query) \(accents) \(plain.selected.sorted()): found \(found), expected \(expected)"
  }

  private func byteDifference(
    _ query: String, _ accents: FormIndex.AccentMode, _ answers: FormIndex.Answers
  ) -> String? {
    let bytes = Array(query.utf8)
    let found = index.lookup(bytes.span, accents: accents)
    if found == answers { return nil }
    return "\(query) \(accents) as bytes: \(found.map(described)), not \(answers.map(described))"
  }

  private func described(_ answer: FormIndex.Answer) -> String {
    "\(answer.form) \(answer.infinitive) \(answer.match.rawValue)"
  }
}

// MARK: the list

extension Twin {
  /// Expects the same list, whole, at every position and in pieces around it, on and back.
  func expectSameList(sourceLocation: SourceLocation = #_sourceLocation) {
    let entries = plain.entries
    var differences: [Int] = []
    for (position, entry) in entries.enumerated() {
      let range = max(position - 3, 0)..<min(position + 5, entries.count)
      let piece = index.entries[range]
      if index.entry(at: position) != entry || !piece.elementsEqual(entries[range])
        || piece.reversed() != entries[range].reversed()
      {
        differences.append(position)
      }
    }
    #expect(Array(index.entries) == entries, sourceLocation: sourceLocation)
    #expect(differences == [], sourceLocation: sourceLocation)
  }

  /// Expects a prefix at the same positions, in capitals too.
  func expectSamePositions(
    ofPrefix prefix: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = plain.positions(ofPrefix: prefix)
    for typed in [prefix, prefix.uppercased()] {
      #expect(
        index.positions(ofPrefix: typed) == expected, "\(typed)", sourceLocation: sourceLocation)
    }
  }

  /// Expects the same infinitives with a prefix, in the same order.
  func expectSameInfinitives(
    ofPrefix prefix: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fold = prefix.folded
    #expect(
      index.infinitives(ofPrefix: prefix)
        == plain.verbsByUse.filter { $0.folded.hasPrefix(fold) }, "\(prefix)",
      sourceLocation: sourceLocation)
  }

  /// Expects the same entries that a pattern fits, and their number.
  func expectSameEntries(
    matching pattern: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for accents in FormIndex.AccentMode.allCases {
      let expected = plain.positions(matching: pattern, accents: accents)
      var found: [Int] = []
      var entries: [FormIndex.Entry] = []
      index.forEachEntry(matching: pattern, accents: accents) { entry, position in
        entries.append(entry)
        found.append(position)
        return true
      }
      #expect(found == expected, "\(pattern) \(accents)", sourceLocation: sourceLocation)
      #expect(
        entries == expected.map { plain.entries[$0] }, "\(pattern) \(accents)",
        sourceLocation: sourceLocation)
      #expect(
        index.entryCount(matching: pattern, accents: accents) == expected.count,
        "\(pattern) \(accents)", sourceLocation: sourceLocation)
    }
  }
}

/// A level of one column, for tests that are about forms alone: verb and forms, one line a form.
func level(
  _ forms: [(verb: String, form: String)], order: Level.Order = .reading, title: String = "Formas"
) -> Level {
  Level(
    title: title, description: "", colorHex: nil,
    challenges: forms.map { Level.Challenge(verb: $0.verb, forms: [$0.form]) },
    columns: ["forma"], order: order)
}
