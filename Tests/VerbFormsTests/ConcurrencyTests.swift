import IndexBuilding
import LevelFiles
import TestSupport
import Testing
import VerbForms

/// Many readers of one index. Run under the thread sanitizer this shows that nothing is written:
///
///     swift test --sanitize=thread --scratch-path .build-tsan --filter ConcurrencyTests
@Suite struct ConcurrencyTests {
  private let readers = 16

  @Test func readersGetTheSameAnswers() async throws {
    // A new index each time: what it works out once, when first asked, is worked out by all at once.
    for seed in UInt64(1)...5 {
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
