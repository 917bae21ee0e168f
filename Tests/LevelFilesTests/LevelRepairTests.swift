import Foundation
import LevelFiles
import Testing

@Suite struct LevelRepairTests {
  /// What repair mends without asking, and so must not be said afterwards.
  private static let mechanical: Set<DiagnosticID> = [.windows1252, .invisibleCharacter]

  /// Checks what must hold for the repair of any bytes.
  static func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    guard let repaired = LevelRepair.repaired(bytes) else { return }
    #expect(
      LevelRepair.repaired(repaired) == nil, "not mended at once", sourceLocation: sourceLocation)
    let text = String(validating: repaired, as: UTF8.self)
    #expect(text != nil && text?.last == "\n", sourceLocation: sourceLocation)
    let before = LevelParser.parse(bytes, file: "nivel.txt")
    let after = LevelParser.parse(repaired, file: "nivel.txt")
    #expect(content(after.level) == content(before.level), sourceLocation: sourceLocation)
    let left = Set(after.diagnostics.map(\.id)).intersection(mechanical)
    #expect(left.isEmpty, sourceLocation: sourceLocation)
  }

  /// The level without what depends on the bytes of its file.
  private static func content(_ level: Level?) -> Level? {
    var level = level
    level?.byteCount = 0
    level?.sourceDigest = 0
    return level
  }

  @Test(arguments: FileCase.all)
  func keepsTheLevelOfEveryFile(_ file: FileCase) {
    Self.check(file.bytes)
  }

  @Test func keepsTheLevelOfEveryCase() {
    for sample in DiagnosticCase.lines + DiagnosticCase.headers {
      Self.check(Array(MarkedText(sample.marked).text.utf8))
    }
  }

  @Test func mendsAllThatIsMechanical() {
    let messy =
      "\u{FEFF}Nivel,,\r\n Una\t línea \r\nFF0000,\r\n"
      + "\u{A0}comer:  como ,comes,\r\n# un,  dos,\r\nse\u{200B}r: n\u{303}\r\n\r\n\r\n"
    let clean = "Nivel\nUna línea\nFF0000\ncomer: como ,comes\n# un, dos,\nser: ñ\n"
    #expect(LevelRepair.repaired(Array(messy.utf8)) == Array(clean.utf8))
  }

  @Test func wordsStayAsTheyAre() {
    let text = "Nivel\n\nFF0000\nComer: COMO; “comes”, 3\n\nno es un verbo\n"
    #expect(LevelRepair.repaired(Array(text.utf8)) == nil)
  }

  /// In the first three lines nothing is a remark, whatever it begins with.
  @Test func aTitleMayBeginLikeARemark() {
    let messy = "# Nivel,,\n# una línea,\n#FF0000,;\n# nota,,\n"
    let clean = "# Nivel\n# una línea\n#FF0000\n# nota,,\n"
    #expect(LevelRepair.repaired(Array(messy.utf8)) == Array(clean.utf8))
  }

  /// What a wrong encoding made of a letter keeps its second half, though that is not seen.
  @Test func halvesOfSpoiltLettersStay() {
    let text = "Nivel\n\nFF0000\noÃ\u{AD}r: Â\u{AD}\n"
    #expect(LevelRepair.repaired(Array(text.utf8)) == nil)
    let hidden = text.replacing("Nivel", with: "Ni\u{AD}vel")
    #expect(LevelRepair.repaired(Array(hidden.utf8)) == Array(text.utf8))
  }

  @Test func windows1252BecomesUTF8() {
    let text = "Título – “uno” €\n"
    let bytes = FileCase.encoded(text, .windowsCP1252)
    #expect(bytes.count == text.count)
    #expect(LevelRepair.repaired(bytes) == Array(text.utf8))
  }

  @Test func whatIsNoTextIsLeftAlone() {
    for text in ["", "\n\n", ",,,\n"] { #expect(LevelRepair.repaired(Array(text.utf8)) == nil) }
    #expect(LevelRepair.repaired(FileCase.encoded("Nivel\n", .utf16)) == nil)
    #expect(LevelRepair.repaired(Array("PK\u{3}\u{4}abc".utf8)) == nil)
  }
}
