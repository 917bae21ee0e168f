import Foundation
import TestSupport
import Testing

@testable import LevelFiles

@Suite struct LevelRepairTests {
  /// What repair mends without asking, and so must not be said afterwards.
  private static let mechanical: Set<DiagnosticID> = [.windows1252, .invisibleCharacter]

  /// Checks what must hold for the repair of any bytes.
  static func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    guard case .mended(let repaired) = LevelRepair.outcome(bytes) else { return }
    #expect(
      LevelRepair.outcome(repaired) == .clean, "not mended at once", sourceLocation: sourceLocation)
    let text = String(validating: repaired, as: UTF8.self)
    #expect(text != nil && text?.last == "\n", sourceLocation: sourceLocation)
    let before = LevelParser.parse(bytes, file: "nivel.txt")
    let after = LevelParser.parse(repaired, file: "nivel.txt")
    // Every cell is there again; lines that could not be read may have become readable.
    var rest = after.level?.challenges[...] ?? []
    for challenge in before.level?.challenges ?? [] {
      let index = rest.firstIndex(of: challenge)
      #expect(index != nil, "\(challenge)", sourceLocation: sourceLocation)
      rest = rest[(index ?? rest.endIndex)...].dropFirst()
    }
    // Names of columns too, but for letters that were spoilt: comã©is.
    if let old = before.level?.columns {
      let new = after.level?.columns ?? []
      let isSpoilt = { (name: String) in name.contains { $0 == "ã" || $0 == "â" } }
      let areKept = zip(old, new).allSatisfy { isSpoilt($0) || $0 == $1 }
      #expect(areKept && old.count == new.count, sourceLocation: sourceLocation)
    }
    let left = Set(after.diagnostics.map(\.id)).intersection(mechanical)
    #expect(left.isEmpty, sourceLocation: sourceLocation)
  }

  private func mended(_ bytes: [UInt8]) -> String? {
    guard case .mended(let result) = LevelRepair.outcome(bytes) else { return nil }
    return String(decoding: result, as: UTF8.self)
  }

  private func mended(_ text: String) -> String? { mended(Array(text.utf8)) }

  @Test(arguments: FileCase.all)
  func keepsTheLevelOfEveryFile(_ file: FileCase) {
    Self.check(file.bytes)
  }

  @Test func keepsTheLevelOfEveryCase() {
    for (place, sample) in (DiagnosticCase.lines + DiagnosticCase.headers).enumerated()
    where isExhaustive || place % 4 == 0 {
      Self.check(Array(MarkedText(sample.marked).text.utf8))
    }
  }

  /// What a repair would make readable is read without it.
  @Test(arguments: [
    "3.- comer: como, comes, come, comemos, coméis, comen", "3) - comer: a, b, c, d, e, f",
    "3.-comer: a, b, c, d, e, f", "•\u{A0}3. comer: a, b, c, d, e, f",
    "comer: a, b, c, d, e, -.", "comer: a, b, c, d, e, «f».", "«comer: a, b, c, d, e, f».",
    "\"1. comer: a, b, c, d, e, f\".", "1. \"comer: a, b, c, d, e, f\".",
    "comer\u{A0};\u{A0}a;\u{A0}b;\u{A0}c;\u{A0}d;\u{A0}e;\u{A0}f\u{A0}",
    "•\u{A0}comer\u{A0};a;b;c;d;e;f",
  ])
  func readsWhatItMends(line: String) throws {
    let other = line.contains(";") ? "beber\u{A0};a;b;c;d;e;f" : "beber: a, b, c, d, e, f"
    let bytes = Array("T\nD\nFF0000\n\(other)\n\(line)\n".utf8)
    let (level, findings) = LevelParser.parse(bytes, file: "n.txt")
    #expect(level?.challenges.map(\.verb) == ["beber", "comer"])
    #expect(level?.challenges.last?.forms.count == 6)
    #expect(!findings.contains { $0.severity == .error })
    Self.check(bytes)
  }

  @Test func mendsAllThatIsMechanical() {
    let messy =
      "\u{FEFF}Nivel,,\r\n Una\t línea \r\nFF0000,\r\nformas:  yo,tú,\r\n"
      + "\u{A0}comer:  como ,comes,\r\n# un,  dos,\r\nse\u{200B}r: n\u{303},-,,\r\n\r\n\r\n"
    let clean =
      "Nivel\nUna línea\nFF0000\nformas: yo,tú\ncomer: como, comes\n# un, dos,\nser: ñ, -\n"
    #expect(mended(messy) == clean)
  }

  /// Tables keep their cells, whatever stands between them.
  @Test(arguments: [
    ("comer\tcomo\tcomes\tcome\tcomemos\tcoméis\tcomen", Sample.comer),
    ("\"comer\";\"como\";comes;come;comemos;coméis;comen", Sample.comer),
    ("comer,como,comes,come,comemos,coméis,comen,,,", Sample.comer),
    ("1. \(Sample.comer).", Sample.comer),
    ("comer: “como”, \(Sample.forms.dropFirst(6))", Sample.comer),
    ("comer: “\(Sample.forms)”.", Sample.comer),
    ("comer: \(Sample.forms.dropLast(5)) “comen.”", Sample.comer),
    ("comer: \"\(Sample.forms)\"", Sample.comer),
    ("comer: \(Sample.forms)”", Sample.comer),
    ("comer:\tcomo\tcomes\tcome\tcomemos\tcoméis\tcomen", Sample.comer),
    ("comer:\tcomo,\tcomes,\tcome,\tcomemos,\tcoméis,\tcomen", Sample.comer),
    ("comer\tcomo,\tcomes,\tcome,\tcomemos,\tcoméis,\tcomen", Sample.comer),
    ("comer;como,;comes,;come,;comemos,;coméis,;comen", Sample.comer),
    ("1;comer;como;comes;come;comemos;coméis;comen", Sample.comer),
    ("12.\tcomer\tcomo\tcomes\tcome\tcomemos\tcoméis\tcomen", Sample.comer),
    (";comer;como;comes;come;comemos;coméis;comen", Sample.comer),
    ("\"comer\";\"\";\"\";\"come\";\"\";\"\";\"\"", "comer: , , come, , ,"),
    ("comer,\"como, comes\",,,,,", "comer: como/comes, , , , ,"),
    ("comer,\"\(Sample.forms)\"", Sample.comer), ("comer;\"\(Sample.forms)\"", Sample.comer),
    ("comer\t\"\(Sample.forms)\"", Sample.comer), ("comer;\"\(Sample.forms)\";;;;;", Sample.comer),
    ("comer;«\(Sample.forms)»", Sample.comer), ("comer,\"\(Sample.forms)\",,,,,", Sample.comer),
    ("comer: como, comes, come, comemos, comÃ©is, comen", Sample.comer),
    (
      "2) comer (to eat): yo como, tú comes,come,  comemos, coméis, comen. # er",
      "comer (to eat): yo como, tú comes, come, comemos, coméis, comen # er"
    ),
  ])
  func tablesBecomeLevels(table: String, level: String) {
    let table = "\(Sample.header)\(table)\n\(table.replacing("comer", with: "beber"))\n"
    let level = "\(Sample.header)\(level)\n\(level.replacing("comer", with: "beber"))\n"
    #expect(mended(table) == level)
  }

  /// An apostrophe may be an accent that was typed, and a remark keeps its marks.
  @Test(arguments: ["comer: como', comes, come, comemos, coméis, comen", "\(Sample.comer) # 5\""])
  func marksThatBelongToTheTextStay(line: String) {
    #expect(mended("\(Sample.header)\(line)\n\(Sample.beber)\n") == nil)
  }

  /// Which of the words before the first comma are the infinitive's is not for a repair to say.
  @Test func linesWithoutAColonStayAsTheyAre() {
    let lines = "comer \(Sample.forms)\nbeber - bebo,  bebes, bebe, bebemos, bebéis, beben\n"
    #expect(mended("\(Sample.header)\(lines)# a  b") == "\(Sample.header)\(lines)# a b\n")
  }

  /// What parts the cells of a line that is not read is not for a repair to change.
  @Test(arguments: [
    "lavarse\tme lavo\tte lavas\tse lava\tnos lavamos\tos laváis\tse lavan,,  lávanse",
    "lavarse\tme  lavo\tte lavas\t\tnos lavamos\tos laváis\tse lavan",
    "• vivir\tvivo\tvives\t\tvivimos\t\t", "beber bebo, bebes, , bebemos,,",
    "lavarse   me lavo   te lavas   se lava   nos lavamos   os laváis   se lavan",
    "lavarse:   me lavo   te lavas   se lava   nos lavamos   os laváis   se lavan",
    "lavarse: me lavo / te lavas / se lava / nos lavamos / os laváis / se lavan",
    "erguir: irgo/yergo / irgues/yergues / irgue/yergue / erguimos / erguís / irguen/yerguen",
    "dormir, \"duermo, duermes, duerme\"", "dormir: duermo, duermes,  duerme",
    "vivir | vivo  |  vives", "| vivir |  vivo | vives |", "vivir: vivo: vives,  vive",
    "vivir:#vivo, vives, vive, vivimos, vivís, viven",
    "partir: parto, partes, parte, partimos, partís,#parten",
    "partir: parto/#parto, partes, parte,#partimos, partís, parten",
  ])
  func cellsOfLinesThatAreNotReadStayApart(line: String) {
    let lines = "\(Sample.header)\(Sample.comer)\n\(line)\n"
    let others = lines.replacing("comer:", with: "comer :")
    #expect(mended(others) == lines)
  }

  /// A line in which forms are missing still says where.
  @Test func emptyCellsAtTheEndStay() {
    let table = """
      comer;como;comes;come;comemos;coméis;comen;;
      beber;bebo;bebes;bebe;bebemos;bebéis;beben
      llover;;;llueve;;; # solo él
      ir;voy;vas;va;vamos;;;;

      """
    let level = """
      \(Sample.comer)
      \(Sample.beber)
      llover: , , llueve, , , # solo él
      ir: voy, vas, va, vamos, ,

      """
    #expect(mended(Sample.header + table) == Sample.header + level)
  }

  /// A table with a row that is not understood stays one: what is mended by hand is then read as it would have been.
  @Test(arguments: [
    "ver;veo;ves;", "ver veo;ves;ve;vemos;veis;ven", "ver;veo;ves;ve;\"vemos, veis, ven\"",
    "Más  verbos",
    "ver;veo/ves/ve/vemos/veis/ven", "ver-veo;ves;ve;vemos;veis;ven",
  ])
  func aTableStaysOneForARow(row: String) throws {
    for separator in [";", "\t"] {
      func table(_ row: String) -> String {
        let rows = "comer;\(Sample.forms)\n\(row)\nbeber;bebo;bebes;bebe;bebemos;bebéis;beben\n"
        return Sample.header
          + rows.replacing(Sample.forms, with: Sample.forms.replacing(", ", with: ";"))
          .replacing(";", with: separator)
      }
      let saved = table(row).replacing("\n", with: "\r\n").decomposedStringWithCanonicalMapping
      #expect(mended(saved) == table(row))
      let right = table("ver;veo;ves;ve;vemos;veis;ven")
      #expect(Sample.parse(right).diagnostics.map(\.id) == [.otherLayout])
    }
  }

  /// What is wrong within the cells does not keep them from being commas.
  @Test(arguments: ["ir*", "i2r", "i.r", "ir2", "¿ir?"])
  func aTableBecomesALevelBesideAWordWithAMistake(verb: String) {
    for separator in [";", "\t", ","] {
      let table = "comer;como;comes;come;comemos;coméis;comen\n\(verb);voy;vas;va;vamos;vais;van\n"
      let level = "\(Sample.comer)\n\(verb): voy, vas, va, vamos, vais, van\n"
      let text = Sample.header + table.replacing(";", with: separator)
      #expect(mended(text) == Sample.header + level)
      let findings = LevelParser.parse(Array(text.utf8), file: "n.txt").diagnostics
      #expect(findings.last.map { [.oddLetter, .digit].contains($0.id) } == true, "\(findings)")
    }
  }

  /// Without its quotation marks such a cell would be two.
  @Test func aCellThatHasTheSeparatorKeepsItsQuotationMarks() {
    let row = "erguir;\"irgo; yergo\";irgues;irgue;erguimos;erguís;irguen\n"
    let rest = "ver;veo;ves;ve;vemos;veis;ven\nir;voy;vas;va;vamos;vais;van\n"
    #expect(mended("\(Sample.header)\(row)\r\n\(rest)") == "\(Sample.header)\(row)\n\(rest)")
  }

  /// A table that says more than a level can is only saved anew.
  @Test func aTableWithOtherColumnsKeepsThem() {
    let table = "\(Sample.header)Verbo;significado;yo;él\ncomer;to eat;como;come\nir;to go;voy;va\n"
    #expect(mended(FileCase.encoded(table, .utf16)) == table)
  }

  /// One verb is a level in the making, whatever its file was saved in.
  @Test func oneVerbBecomesUTF8() {
    let text = "\(Sample.header)\(Sample.comer)  \n"
    for encoding in [String.Encoding.utf16, .utf16BigEndian, .windowsCP1252] {
      #expect(mended(FileCase.encoded(text, encoding)) == text)
    }
    #expect(LevelRepair.outcome(Array(text.utf8)) == .clean)
  }

  @Test func headingsBecomeTheirLine() {
    let table = "\(Sample.header)Verbo;Yo;Él/ella\ncomer;como;come\nser;soy;es\n"
    #expect(
      mended(table) == "\(Sample.header)formas: yo, él\ncomer: como, come\nser: soy, es\n")
    // A column of both keeps both.
    let vos = "\(Sample.header)Verbo;Yo;Tú / vos\ncomer;como;comes/comés\nser;soy;eres/sos\n"
    #expect(
      mended(vos)
        == "\(Sample.header)formas: yo, tú/vos\ncomer: como, comes/comés\nser: soy, eres/sos\n")
  }

  @Test func utf16BecomesUTF8() {
    let text = Sample.level(Sample.comer)
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      #expect(mended(FileCase.encoded(text, encoding)) == text)
    }
  }

  /// Lines may end with what other programs take for a line's end, and beside LF that is white space.
  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func unusualLineEndsBecomeLF(end: String) throws {
    let text = Sample.level(Sample.comer)
    let unusual = text.replacing("\n", with: end)
    #expect(mended(unusual) == text)
    let (level, findings) = Sample.parse(unusual)
    #expect(findings.isEmpty && level?.challenges == Sample.parse(text).level?.challenges)
    #expect(level?.byteCount == unusual.utf8.count)
    let spaced = text.replacing("come, ", with: "come,\(end)")
    #expect(Sample.parse(spaced).diagnostics.isEmpty && mended(spaced) == text)
  }

  @Test func windows1252BecomesUTF8() {
    let text = Sample.level(Sample.comer).replacing("Nivel", with: "Título – “uno” €")
    #expect(mended(FileCase.encoded(text, .windowsCP1252)) == text)
  }

  @Test func aGlossaryKeepsItsGlosses() {
    let messy = "ser:  to be\r\nir: to go,\r\ncomer: au cafÃ©\r\n"
    let tidy = LevelRepair.Outcome.mended(
      Array("ser: to be\nir: to go,\ncomer: au café\n".utf8))
    for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian] {
      #expect(LevelRepair.outcome(FileCase.encoded(messy, encoding), isGlossary: true) == tidy)
    }
    #expect(LevelRepair.outcome([0xEF, 0xBB, 0xBF] + Array(messy.utf8), isGlossary: true) == tidy)
    // A tab may be the only sign of a column.
    #expect(
      LevelRepair.outcome(Array("ser\tto be\nir:  to go\n".utf8), isGlossary: true)
        == .mended(Array("ser\tto be\nir: to go\n".utf8)))
    for bytes: [UInt8] in [[], Array("ser: to be\n".utf8)] {
      #expect(LevelRepair.outcome(bytes, isGlossary: true) == .clean)
    }
    for bytes: [UInt8] in [[0x20], [0], Array("%PDF".utf8)] {
      guard case .left = LevelRepair.outcome(bytes, isGlossary: true) else {
        Issue.record("\(bytes) is mended")
        continue
      }
    }
  }

  /// In the first three lines nothing is a remark, whatever it begins with.
  @Test func aTitleMayBeginLikeARemark() {
    let verbs = "\(Sample.comer)\n\(Sample.beber)\n"
    let messy = "# Nivel,,\n# una línea,\n#FF0000,;\n# nota,,\n\(verbs)"
    #expect(mended(messy) == "# Nivel\n# una línea\n#FF0000\n# nota,,\n\(verbs)")
  }

  @Test func whatIsNoLevelIsLeftAlone() {
    for text in ["\n\n", ",,,\n", "Nivel,,\n", "PK\u{3}\u{4}abc"] {
      guard case .left = LevelRepair.outcome(Array(text.utf8)) else {
        Issue.record("\(text) is not left")
        continue
      }
    }
    #expect(LevelRepair.outcome([]) == .clean)
  }

  /// Letters that were spoilt are mended in all lines, once or twice.
  @Test(arguments: [1, 2])
  func spoiltLettersAreMended(times: Int) throws {
    let text = """
      ¿Qué hacías?
      Ayer y mañana
      FF0000
      tiempo: pretérito
      límite: 10 s
      formas: yo, tú, él, nosotros, vosotros, ellos
      comer: comí, comiste, comió, comimos, comisteis, comieron
      reír: reí, reíste, rio, reímos, reísteis, rieron

      """
    var bytes = Array(text.utf8)
    for _ in 0..<times {
      // Each byte is taken for a character of ISO 8859-1, which has those of the letters here as Windows-1252 has.
      bytes = Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
    }
    #expect(LevelRepair.outcome(bytes) == .mended(Array(text.utf8)))
  }

  /// One run mends them also where they were taken apart, or something invisible is within them, in a file with one verb too.
  @Test(arguments: ["A\u{303}©", "A\u{200B}\u{303}©"])
  func spoiltLettersAreMendedInOneRun(spoilt: String) {
    let lines = "\(Sample.comer)\n"
    for text in [lines, Sample.header + lines, "\(Sample.header)\(lines)\(Sample.beber)\n"] {
      #expect(mended(text.replacing("é", with: spoilt)) == text)
    }
    let título = "T\u{C3}\u{AD}tulo Ú\n".decomposedStringWithCanonicalMapping
      .replacing("U\u{301}", with: "A\u{303}s\u{30C}")
    #expect(mended(título + lines) == "Título Ú\n\(lines)")
  }

  /// What would be a control character is none that was spoilt.
  @Test func controlCharactersAreNotMade() {
    let text = Sample.header.replacing("\n", with: " Â… Â„\n", maxReplacements: 1)
    let lines = "comer: \(Sample.forms).\nser: soy, eres, es, somos, sois, son\n"
    #expect(mended(text + lines)?.contains(" Â… Â„\n") == true)
  }

  /// All that a level says must be there again.
  @Test func aLevelKeepsWhatItSays() {
    let level = Level(
      title: "Nivel", description: "Una línea", colorHex: 1,
      challenges: [.init(verb: "ser", forms: ["soy"]), .init(verb: "ir", forms: ["voy"])],
      columns: ["yo"], order: .usage, tense: .presente, lives: 1, secondsForAnswer: 2, grade: .a1,
      byteCount: 3, sourceDigest: 4)
    func isKept(_ change: (inout Level) -> Void) -> Bool {
      var after = level
      (after.byteCount, after.sourceDigest) = (5, 6)
      change(&after)
      return LevelRepair.keeps(level, in: after)
    }
    #expect(isKept { _ in })
    #expect(isKept { $0.challenges.insert(.init(verb: "dar", forms: ["doy"]), at: 1) })
    #expect(!isKept { $0.challenges.swapAt(0, 1) })
    #expect(!isKept { $0.title = "" })
    #expect(!isKept { $0.description = "" })
    #expect(!isKept { $0.colorHex = nil })
    #expect(!isKept { $0.columns = ["tú"] })
    #expect(!isKept { $0.order = .reading })
    #expect(!isKept { $0.tense = nil })
    #expect(!isKept { $0.lives = nil })
    #expect(!isKept { $0.secondsForAnswer = nil })
    #expect(!isKept { $0.grade = nil })
  }

  /// Random tables in every layout, right and faulty.
  @Test func keepsTheCellsOfRandomTables() {
    var random = SeededRandom(seed: 31)
    let pieces = [
      "como", "comes", "yo como", "él/ella come", "-", "–", "irgo/yergo", "“como”", "\"x\"",
      "comÃ©is",
      "", "me gusta(n)", "(regular)", "a.", "a b", "1", "que yo coma", "\t", "é", "e\u{301}", "# a",
      " #b",
    ]
    let starts = ["", "1. ", "• ", "- ", "\"", " ", "\u{FEFF}"]
    let ends = ["", ".", ",", ";;", " # nota", "\"", " (regular)", "\t"]
    var mendedCount = 0
    for _ in 0..<rounds(3_000 * exhaustiveTimes, few: 15) {
      let separator = [",", ";", "\t", ", ", " , "].randomElement(using: &random) ?? ","
      let colon = Bool.random(using: &random) ? ": " : separator
      var text = Bool.random(using: &random) ? Sample.header : ""
      if Int.random(in: 0..<4, using: &random) == 0 {
        text += ["verbo", "yo", "tú", "él"].joined(separator: separator) + "\n"
      }
      for _ in 0..<Int.random(in: 2...4, using: &random) {
        let count = Bool.random(using: &random) ? 6 : Int.random(in: 1...7, using: &random)
        let cells = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
        let verb = ["comer", "darse cuenta", "ser (to be)", "“ir”", "Oír", "come"]
          .randomElement(using: &random)
        text += (starts.randomElement(using: &random) ?? "") + (verb ?? "") + colon
        text += cells.joined(separator: separator) + (ends.randomElement(using: &random) ?? "")
        text += "\n"
      }
      if case .mended = LevelRepair.outcome(Array(text.utf8)) { mendedCount += 1 }
      Self.check(Array(text.utf8))
    }
    #expect(mendedCount > rounds(600, few: 3))
  }
}
