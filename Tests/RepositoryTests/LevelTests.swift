import Foundation
import IndexBuilding
import LevelFiles
import SpanishGrammar
import SpanishText
import TestSupport
import Testing
import VerbForms

/// What holds of the levels in `Levels/`, and of the built-in index that is made of them.
@Suite struct LevelTests {
  private let files: [LevelFile]
  private let glossaries: [LevelFile]
  private let index = FormIndex.builtin

  init() {
    let all = LevelLoader.find(paths: [Repository.root.appending(path: "Levels").path]).files
    files = all.filter { !$0.isGlossary }
    glossaries = all.filter(\.isGlossary)
  }

  /// Files of the reference are long and all alike: their first lines stand for the rest, which
  /// `conj check --strict` reads. In a plain run a third of the files are read.
  @Test func everyLevelIsWithoutFault() throws {
    #expect(files.count > 90)
    for file in files.enumerated().filter({ isExhaustive || $0.offset % 3 == 0 }).map(\.element) {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: file.path)))
      let most = rounds(300, few: 40)
      let lines = bytes.split(separator: 0x0A, maxSplits: most, omittingEmptySubsequences: false)
      let sample = Array(lines.prefix(most).joined(separator: [0x0A])) + [0x0A]
      let (level, findings) = LevelParser.parse(
        lines.count > most ? sample : bytes, file: file.relativePath)
      #expect(findings.isEmpty, "\(file.relativePath): \(findings.map(\.message))")
      #expect(level?.challenges.isEmpty == false, "\(file.relativePath)")
    }
  }

  /// Every level is in one tense and says so, but for the one with gerunds and participles and those whose title
  /// names what no tense is: `Ir a + infinitivo, presente`.
  @Test func everyLevelNamesItsTense() throws {
    var tenses: Set<Tense> = []
    for file in files {
      let start = try Data(contentsOf: URL(filePath: file.path)).prefix(4096)
      let lines = start.split(separator: 0x0A)
      let header = Array(lines.prefix(rounds(20, few: 10)).joined(separator: [0x0A]))
      let level = try #require(LevelParser.parse(header, file: file.relativePath).level)
      if file.relativePath.hasPrefix("Reference/") {
        #expect(level.tense == Tense(header: level.title), "\(level.title)")
      }
      if Self.namesNoTense(level.title) { continue }
      tenses.insert(try #require(level.tense, "\(file.relativePath)"))
    }
    #expect(index.levels.allSatisfy { ($0.tense == nil) == Self.namesNoTense($0.title) })
    let untaught: Set<Tense> = [
      .infinitivo, .infinitivoCompuesto, .gerundioCompuesto, .futuroCompuestoDeSubjuntivo,
    ]
    #expect(tenses == Set(Tense.allCases).subtracting(untaught))
  }

  private static func namesNoTense(_ title: String) -> Bool {
    title == "Formas no personales" || title.hasPrefix("Pasiva, ") || title.contains(" + ")
  }

  /// The index in the program was made from the levels as they are now.
  @Test func theBuiltInIndexIsUpToDate() throws {
    let levels = try files.map { file in
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: file.path)))
      return Level(
        title: "", description: "", colorHex: nil, challenges: [], file: file.relativePath,
        byteCount: bytes.count, sourceDigest: xxh64(bytes))
    }
    #expect(index.levels.map(\.file) == levels.map(\.file))
    let glossaries = try glossaries.map { file in
      try #require(
        Glossary.parse([UInt8](try Data(contentsOf: URL(filePath: file.path))), file: file.path)
          .glossary
      ).at(file.relativePath)
    }
    #expect(glossaries.map(\.language) == index.glossLanguages)
    #expect(
      FormIndex.digest(of: levels, glossaries: glossaries) == index.statistics.digest,
      "run: swift run -c release conj index build --levels Levels -o Sources/BuiltinIndex/builtin.conj"
    )
  }

  /// What the verbs mean: a line a verb, short, in the order of use but for verbs whose rank was repaired.
  @Test func glosses() throws {
    let file = try #require(glossaries.first { $0.relativePath == "glosas-en.txt" })
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: file.path)))
    let (glossary, findings) = Glossary.parse(bytes, file: file.path)
    #expect(findings == [])
    let glosses = try #require(glossary).glosses
    #expect(glosses.count >= 1_500)
    for gloss in glosses {
      #expect(index.gloss(of: gloss.verb, language: "en") == gloss.text, "\(gloss.verb)")
      #expect(gloss.text.hasPrefix("to ") && gloss.text.utf8.count <= 30, "\(gloss.verb)")
    }
    #expect(index.statistics.glosses.map(\.verbs) == [glosses.count])
    // The most used verbs are all there.
    #expect(
      FormIndex.builtinVerbs.prefix(1_000).allSatisfy {
        index.gloss(of: $0, language: "en") != nil
      })
    #expect(index.bytes.count <= 576 << 10)
  }
}

extension Glossary {
  /// The same glossary of another file.
  fileprivate func at(_ file: String) -> Glossary {
    var glossary = self
    glossary.file = file
    return glossary
  }
}
