import Foundation
import IndexBuilding
import TestSupport
import Testing
import VerbForms

/// Levels at random: the index answers what its slow twin answers.
@Suite struct RandomLookupTests {
  /// A form as somebody may type it.
  private func typed(_ form: String, _ random: inout SeededRandom) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: form.uppercased()
    case 1: form.decomposedStringWithCanonicalMapping
    case 2: PlainText.fold(form)
    case 3: "¿" + form + "?"
    case 4: " \u{A0}«" + form.capitalized + "»,\t"
    case 5: form.replacing("a", with: "á")
    case 6: form.replacing("u", with: "ù").replacing("a", with: "ã")
    default: form.replacing("n", with: "ñ")
    }
  }

  @Test(arguments: seeds(60, few: 1))
  func answers(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed))
    let levels = maker.make()
    let twin = try Twin(levels)
    var random = SeededRandom(seed: UInt64(seed) + 9999)
    var queries = Set(twin.plain.entries.map(\.form))
    for form in queries.sorted() { queries.insert(typed(form, &random)) }
    for _ in 0..<20 { queries.insert(maker.word(0...4)) }
    let all = Set(levels.indices)
    let some = all.filter { _ in Bool.random(using: &random) }
    var differences: [String] = []
    for query in queries.sorted() {
      for accents in FormIndex.AccentMode.allCases {
        differences += [twin.difference(query, accents)].compactMap { $0 }
      }
    }
    for wanted in [all, some, [], [0, 99, -1]] as [Set<Int>] {
      let view = twin.restricted(to: wanted)
      for query in queries.sorted() {
        for accents in FormIndex.AccentMode.allCases {
          differences += [view.difference(query, accents)].compactMap { $0 }
        }
      }
    }
    #expect(differences == [])
  }

  /// All levels together are the same as no filter.
  @Test(arguments: seeds(20, few: 2))
  func allLevelsAreNoFilter(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 300)
    let levels = maker.make()
    let index = try FormIndex(levels: levels, ranking: nil)
    for entry in index.entries {
      let filtered = index.restricted(to: levels.indices).lookup(entry.form)
      #expect(filtered == index.lookup(entry.form), "\(entry.form)")
    }
  }

  @Test(arguments: seeds(30, few: 2))
  func readings(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 600)
    let levels = maker.make()
    let twin = try Twin(levels)
    for wanted in [nil, [0], Set(levels.indices.dropFirst())] as [Set<Int>?] {
      let view = twin.restricted(to: wanted)
      for entry in twin.plain.entries {
        let found = view.index.readings(of: entry.form, infinitive: entry.infinitive)
        #expect(found == view.plain.readings(entry), "\(entry) \(view.plain.selected)")
      }
    }
    #expect(twin.index.readings(of: "xyz", infinitive: "xyz") == [])
  }

  @Test(arguments: seeds(30, few: 2))
  func ranks(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 900)
    let other = try FormIndex(levels: maker.make(), ranking: nil)
    for ranking in [nil, other] {
      let twin = try Twin(maker.make(), ranking: ranking)
      #expect(twin.index.verbsByUse == twin.plain.verbsByUse)
      for verb in twin.plain.verbs {
        #expect(twin.index.rank(ofVerb: verb) == twin.plain.rank(ofVerb: verb), "\(verb)")
      }
      #expect(twin.index.rank(ofVerb: "zzz") == nil)
    }
  }
}
