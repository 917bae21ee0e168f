import IndexBuilding
import LevelFiles
import TestSupport
import Testing
import VerbForms

/// Many readers of one index. Run under the thread sanitizer (`Tests/Scripts/test-modules thread`) this shows that nothing is
/// written.
@Suite struct IndexTests {
  private let readers = rounds(16, few: 4)

  @Test func readersGetTheSameAnswers() async throws {
    // A new index each time: what it works out once, when first asked, is worked out by all at once.
    for seed in 1...UInt64(rounds(5, few: 2)) {
      var random = RandomLevels(seed: seed)
      let index = try FormIndex(levels: random.make(), ranking: nil)
      let bytes = index.bytes
      let alone = Self.ask(try FormIndex(bytes: bytes))
      #expect(!alone.isEmpty)
      let answers = await withTaskGroup(of: [String].self) { group in
        for _ in 0..<readers { group.addTask { Self.ask(index) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.count == readers)
      #expect(answers.allSatisfy { $0 == alone })
    }
  }

  @Test func theBuiltInIndexHasManyReaders() async {
    let words = ["fui", "irgais", "dámelo", "me lo he comido", "sue~no", "banar", "casa", "habalr"]
    let found = await withTaskGroup(of: [String].self) { group in
      for reader in 0..<readers {
        group.addTask {
          let index = FormIndex.builtin
          // Each begins with another word.
          let turned = (words.indices).map { words[($0 + reader) % words.count] }
          return turned.map { word in
            let answers = index.lookup(word).map {
              "\($0.infinitive) \(index.readings(of: $0).count)"
            }
            return "\(word) \(answers) \(index.positions(ofPrefix: word))"
          }.sorted()
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains { $0.contains("erguir") } == true)
  }

  /// Everything that an index can be asked, by all readers at once: words as strings and as bytes, readings, prefixes,
  /// rows, patterns, suggestions, running text, verbs, levels and views.
  @Test func readersAskEverything() async throws {
    var random = RandomLevels(seed: 6)
    let index = try FormIndex(levels: random.make())
    let violations = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<readers { group.addTask { IndexQuestions.violations(of: index) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(violations == [])
  }

  /// The same of verbs as the reference has them, with answers: what is worked out once is asked for by the first of
  /// each kind.
  @Test func readersGetAnswersOfEveryKind() async throws {
    let index = try GrammarLevels.index(of: [
      "comer", "dar", "decir", "erguir", "haber", "hablar", "ir", "romper", "ser", "soñar", "ver",
    ])
    let said = await withTaskGroup(of: [String].self) { group in
      for reader in 0..<readers {
        group.addTask {
          // Each begins with another kind.
          let kinds = Self.kinds
          return kinds.indices.flatMap { number in
            let kind = (number + reader) % kinds.count
            return kinds[kind](index).map { "\(kind) \($0)" }
          }.sorted()
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(said.count == 1)
    #expect((said.first?.count ?? 0) > 50)
  }

  private static let kinds: [@Sendable (FormIndex) -> [String]] = [
    { index in ["fui", "dámelo", "sue~no", "he comido"].flatMap { index.lookup($0).map(\.form) } },
    { index in
      ["comeis", "irgáis", "xyz"].flatMap { index.lookup(Array($0.utf8).span).map(\.infinitive) }
    },
    { index in
      index.lookup("ve").flatMap { index.readings(of: $0).map { "\($0)" } }
        + index.readings(of: "hablo", infinitive: "hablar").map { "\($0)" }
    },
    { index in index.rows(in: index.positions(ofPrefix: "i")).map { "\($0)" } },
    { index in
      var found = ["\(index.entryCount(matching: "*ij*"))"]
      index.forEachEntry(matching: "habl?*") { entry, _ in
        found.append("\(entry)")
        return found.count < 20
      }
      return found
    },
    { index in ["rompido", "haiga", "habalr"].flatMap { index.suggestions(for: $0).map(\.form) } },
    { index in
      var words: [String] = []
      var reader = TextReader(index)
      reader.read(Array("Ayer no me lo he comido; vete, y dime cómo te va.".utf8)[...]) {
        words.append("\($0.text) \($0.answers.map(\.infinitive))")
      }
      reader.finish { words.append($0.text) }
      return words
    },
    { index in index.conjugation(of: "ir")?.tables.map { "\($0.rows)" } ?? [] },
    { index in
      index.levels.indices.map {
        "\(index.lines(inLevel: $0)) \(index.verbs(inLevel: $0).count)"
      }
    },
    { index in
      let view = index.restricted(to: [1, 2])
      return view.lookup("es").map(\.infinitive) + ["\(view.entryCount) \(view.verbCount)"]
    },
    { index in
      ["ser", "romper"].map {
        "\(index.rank(ofVerb: $0) ?? -1) \(index.isRare($0)) \(index.gloss(of: $0, language: "en") ?? "")"
      }
    },
    { index in
      let position = index.positions(ofPrefix: "romp").lowerBound
      return ["\(index.row(containing: position))", "\(index.entries[position])"]
        + index.entries[position..<position + 5].map { "\(index.position(of: $0) ?? -1)" }
    },
  ]

  private static func ask(_ index: FormIndex) -> [String] {
    var answers: [String] = []
    for entry in index.entries {
      for answer in index.lookup(entry.form) {
        answers.append("\(answer.form) \(answer.infinitive) \(index.readings(of: answer))")
      }
    }
    for row in index.rows(from: 0, limit: 100) { answers.append("\(row)") }
    for verb in index.verbsByUse { answers.append("\(index.lines(ofVerb: verb))") }
    return answers
  }
}
