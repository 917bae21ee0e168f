import LevelFiles
import TestSupport
import Testing

@Suite struct DiagnosticTests {
  @Test(arguments: DiagnosticCase.lines + DiagnosticCase.headers)
  func findingsPointAtTheirPlaces(_ sample: DiagnosticCase) {
    let marked = MarkedText(sample.marked)
    let (level, findings) = Sample.parse(marked.text)
    expect(findings, are: sample.expected, at: marked.places)
    #expect(level?.challenges.map(\.verb) == sample.verbs, "\(marked.text)")
  }

  private static let parsed = (DiagnosticCase.lines + DiagnosticCase.headers).map { sample in
    let text = MarkedText(sample.marked).text
    return (text, Sample.parse(text))
  }

  /// The same text with other line ends gives the same findings and level: each text with all of them, or every
  /// second text with one of them.
  @Test(arguments: ["\r\n", "\r", "\r\r\n"].enumerated())
  func lineEndsMakeNoDifference(number: Int, end: String) {
    for (place, (text, plain)) in Self.parsed.enumerated()
    where isExhaustive || place % 6 == number {
      var other = Sample.parse(text.replacing("\n", with: end))
      other.level?.byteCount = plain.level?.byteCount ?? 0
      other.level?.sourceDigest = plain.level?.sourceDigest ?? 0
      #expect(other.level == plain.level)
      #expect(other.diagnostics == plain.diagnostics)
    }
  }

  @Test func aLineInTheWrongPlaceIsToldWithItsOwnValue() {
    let text = Sample.level("\(Sample.comer)\ntiempo: pretérito\ngrado: B2")
    let (_, findings) = Sample.parse(text)
    #expect(findings.map(\.id) == [.lateHeaderLine, .lateHeaderLine])
    #expect(findings[0].help.hasSuffix(": tiempo: pretérito"))
    #expect(findings[1].help.hasSuffix(": grado: B2"))
  }

  @Test func aFileHasAHundredFindingsOfAKindAndTheNumberOfTheOthers() {
    let names = Array(repeating: "a", count: 300).joined(separator: ", ")
    let (_, findings) = LevelParser.parse(
      Array("Nivel\nUn nivel\nFF0000\nformas: , \(names)\n\(names): \(names)\n".utf8), file: "n.txt"
    )
    let repeated = findings.filter { $0.id == .repeatedColumnName }
    #expect(repeated.count == 100)
    #expect(repeated.map(\.omitted) == Array(repeating: 0, count: 99) + [199])
    #expect(findings.contains { $0.id == .emptyColumnName })
    #expect(findings.contains { $0.line == 5 })
  }

  @Test func afterTenThousandFindingsAFileHasOneOfAKindAndTheNumberOfTheOthers() {
    let lines = String(repeating: "a:1, b, c, d, e, f\n", count: 101)
    let ofFile = LevelParser.parse(
      Array("Nivel\n\nFF0000\n\(lines)".utf8), file: "n.txt"
    ).diagnostics
    #expect(ofFile.count == 200)
    var limit = FindingLimit()
    for _ in 0..<50 { #expect(limit.held(of: ofFile) == ofFile) }
    let held = limit.held(of: ofFile)
    #expect(held.map(\.line) == [4, 4])
    #expect(held.map(\.omitted) == [100, 100])
  }

  /// The title and the description of a second level are counted as lines without a colon until its colour comes.
  @Test func findingsThatAreTakenBackAreNotCounted() {
    let lines = (0..<150).map { "línea \($0)\n" }.joined()
    let (_, findings) = LevelParser.parse(
      Array("Nivel\nUn nivel\nFF0000\n\(LevelText.comer)\n\(lines)Otro\nMás\n00FF00\n".utf8),
      file: "n.txt")
    let noColon = findings.filter { $0.id == .noColon }
    #expect(noColon.count == 100)
    #expect(noColon.last?.omitted == 50)
    #expect(findings.contains { $0.id == .secondLevel })
  }

  @Test func everyKindOfFindingIsTested() {
    let tested = (DiagnosticCase.lines + DiagnosticCase.headers).flatMap { $0.expected.map(\.id) }
    let inFiles: [DiagnosticID] =
      FileCase.all.flatMap(\.ids) + LoaderTests.ids + GlossaryTests.ids
    // What a comparison with other levels shows is tested where it is made.
    let compared: Set<DiagnosticID> = [
      .otherAccents, .unknownVerb, .unknownForm, .otherPerson, .otherTense, .otherVerb,
      .missingPronoun, .otherPronoun, .missingNo, .formInParentheses,
    ]
    #expect(Set(tested + inFiles) == Set(DiagnosticID.allCases).subtracting(compared))
  }

  @Test func everyFindingHelpsInOnePlainLine() {
    for (_, plain) in Self.parsed {
      for finding in plain.diagnostics {
        for text in [finding.message, finding.help] {
          #expect(!text.isEmpty && !text.contains("\n"))
          #expect(text.count < 400, "\(text)")
          for word in ["token", "illegal", "invalid", "parse", "syntax", "string", "nil"] {
            #expect(!text.lowercased().contains(word), "\(text)")
          }
        }
        #expect(finding.file == "nivel.txt")
      }
    }
  }

  @Test func errorsAreWhatIsNotLoaded() {
    for sample in DiagnosticCase.lines {
      let (level, findings) = Sample.parse(MarkedText(sample.marked).text)
      let lost = Set(findings.filter { $0.severity == .error }.map(\.line))
      let loaded = Set((level?.challenges ?? []).map(\.line))
      #expect(lost.isDisjoint(with: loaded))
    }
  }

  @Test func aLongListOfFaultsInOneLineIsCut() {
    let (level, findings) = Sample.parse(
      Sample.level("comer: \(String(repeating: "3,", count: rounds(5_000, few: 1_000)))4"))
    #expect(findings.count == 5)
    #expect(level?.challenges.count == 2)
    #expect(findings.allSatisfy { $0.message.count < 300 })
  }

  @Test func longTextsAreCutInMessages() {
    let (_, findings) = Sample.parse(Sample.level("comer: \(String(repeating: "%", count: 9_000))"))
    #expect(findings.map(\.id) == [.oddLetter, .wrongFormCount])
    #expect(findings.allSatisfy { $0.message.count < 300 })
  }
}
