import LevelFiles
import TestSupport
import Testing

@Suite struct GlossaryTests {
  /// The findings that only glossaries have, tested here.
  static let ids: [DiagnosticID] = [.glossLanguage, .emptyGloss]

  private func parse(_ bytes: [UInt8]) -> (glossary: Glossary?, diagnostics: [Diagnostic]) {
    Glossary.parse(bytes, file: "niveles/glosas-en.txt")
  }

  private func expect(
    _ marked: String, gives glosses: [String], findings: [Expected],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let marked = MarkedText(marked)
    let (glossary, found) = parse(Array(marked.text.utf8))
    #expect(
      glossary?.glosses.map { "\($0.verb)=\($0.text)" } == glosses, sourceLocation: sourceLocation)
    LevelFilesTests.expect(found, are: findings, at: marked.places, sourceLocation: sourceLocation)
  }

  @Test func aLineIsAVerbAndWhatItMeans() {
    expect(
      "\u{FEFF}# English\r\n\r\nComer :  to  eat,\nlavarse: to wash: oneself\nsoñar:\u{A0}to dream",
      gives: ["comer=to eat", "lavar=to wash: oneself", "soñar=to dream"], findings: [])
  }

  @Test func quotationMarksAreNoPartOfTheVerb() {
    expect(
      "“ir”: to go\n1. «ser» (est): to be\n\"ver: to see\"\ndar: \"to give\"\n",
      gives: ["ir=to go", "ser=to be", "ver=to see", "dar=to give"], findings: [])
  }

  @Test func damagedLettersAreFound() {
    expect(
      "comer: manger au caf1️⃣Ã©\nver: v2️⃣\u{FFFD}r\nir: à la Sâone\n",
      gives: ["comer=manger au cafÃ©", "ver=v\u{FFFD}r", "ir=à la Sâone"],
      findings: [.init(.garbledLetter, "Ã©"), .init(.garbledLetter, "\u{FFFD}")])
  }

  @Test func whatIsWrongIsFound() {
    expect(
      "comer: to eat\n1️⃣ir to go\n2️⃣: to be\nser3️⃣: ,\n4️⃣comerse: to eat up\nver: to see\n",
      gives: ["comer=to eat", "ver=to see"],
      findings: [
        .init(.noColon, "ir to go"), .init(.noInfinitive, ":"), .init(.emptyGloss, ":"),
        .init(.repeatedVerb, "comerse"),
      ])
  }

  @Test func aLongMeaningIsCut() {
    let long = String(repeating: "very ", count: 25)
    let cut = "comer=" + String(repeating: "very ", count: 24).dropLast()
    expect(
      "comer: 1️⃣\(long)good\nver: to see\n", gives: [cut, "ver=to see"],
      findings: [.init(.longText, "\(long)good")])
  }

  @Test func anotherEncodingIsReadWithAWarning() {
    let (glossary, findings) = parse(
      Array("so".utf8) + [0xF1] + Array("ar: to dream\na".utf8) + [0xF1] + Array("adir: x".utf8))
    #expect(glossary?.glosses.map(\.verb) == ["soñar", "añadir"])
    #expect(findings.map(\.id) == [.windows1252])
    #expect(findings.map(\.line) == [1])
  }

  @Test(
    arguments: [
      ([], .emptyFile), ([0xFF, 0xFE, 0x61, 0], .utf16), (Array("%PDF-1.7".utf8), .notPlainText),
    ] as [([UInt8], DiagnosticID)])
  func whatIsNoTextIsNotRead(bytes: [UInt8], id: DiagnosticID) {
    let (glossary, findings) = parse(bytes)
    #expect(glossary == nil && findings.map(\.id) == [id])
  }

  @Test func theNameTellsTheLanguage() {
    for (name, language) in [
      ("glosas-en.txt", "en"), ("x/Glosas-FR.TXT", "fr"), ("glosas-pt-BR.txt", "pt-br"),
      ("glosas-ast.txt", "ast"), ("glosas-zh-hant.txt", "zh-hant"), ("glosas-.txt", nil),
      ("glosas-e.txt", nil), ("glosas-english.txt", nil), ("glosas-en-.txt", nil),
      ("glosas-en us.txt", nil), ("glosas-中文.txt", nil),
    ] {
      let (glossary, findings) = Glossary.parse(Array("ir: to go".utf8), file: name)
      #expect(glossary?.language == language, "\(name)")
      #expect(findings.map(\.id) == (language == nil ? [.glossLanguage] : []), "\(name)")
    }
  }

  /// Any bytes give a result, and findings that stand within their lines.
  @Test func randomText() {
    let pieces = [
      "\n", "\n", "\r\n", ":", ": ", ",", " ", "#", "comer", "ir: to go", "se", "é", "\u{301}",
      "\u{FEFF}", "\u{200D}", "Ã\u{81}", "\u{2028}", "\0", "\u{85}",
    ]
    var random = SeededRandom(seed: 9)
    for _ in 0..<rounds(3_000, few: 80) {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        bytes += Array(pieces[Int.random(in: pieces.indices, using: &random)].utf8)
        if Int.random(in: 0..<9, using: &random) == 0 {
          bytes.append(UInt8.random(in: 0x80...0xFF, using: &random))
        }
      }
      let (glossary, findings) = parse(bytes)
      let verbs = glossary?.glosses.map(\.verb) ?? []
      #expect(Set(verbs).count == verbs.count)
      #expect(glossary?.glosses.allSatisfy { !$0.verb.isEmpty && !$0.text.isEmpty } ?? true)
      for finding in findings {
        #expect(finding.line >= 1 && finding.column >= 1)
        #expect(finding.column + finding.length - 1 <= finding.sourceLine.count + 1)
      }
    }
  }
}
