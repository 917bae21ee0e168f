import Foundation
import LevelFiles
import Testing

/// A file as some program saves it, and what must come of it.
struct FileCase: CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  /// The findings as `line:column id`, in order.
  var findings: [String]
  /// The verbs that are loaded; nil where there is no level.
  var verbs: [String]?
  /// Some forms that must be there in their right spelling.
  var forms: [String] = []

  var testDescription: String { name }
  var ids: [DiagnosticID] {
    findings.compactMap { DiagnosticID(rawValue: String($0.split(separator: " ").last ?? "")) }
  }

  static func encoded(_ text: String, _ encoding: String.Encoding) -> [UInt8] {
    Array(text.data(using: encoding) ?? Data())
  }

  private static func crlf(_ text: String) -> String { text.replacing("\n", with: "\r\n") }

  private static let good = """
    Nivel Fácil (presente)
    Algunos verbos fáciles
    FF0000
    comer: como, comes, come, comemos, coméis, comen
    soñar: sueño, sueñas, sueña, soñamos, soñáis, sueñan
    argüir: arguyo, arguyes, arguye, argüimos, argüís, arguyen

    """

  static let all: [FileCase] = [
    .init(
      name: "Windows Notepad, ANSI", bytes: encoded(crlf(good), .windowsCP1252),
      findings: ["1:8 windows-1252"], verbs: ["comer", "soñar", "argüir"],
      forms: ["coméis", "sueño", "soñáis", "argüís"]),
    .init(
      name: "Windows Notepad, Unicode (UTF-16 with a mark)",
      bytes: [0xFF, 0xFE] + encoded(crlf(good), .utf16LittleEndian),
      findings: ["1:1 utf-16"], verbs: nil),
    .init(
      name: "UTF-16 without a mark", bytes: encoded(good, .utf16BigEndian),
      findings: ["1:1 utf-16"], verbs: nil),
    .init(
      name: "UTF-32 with a mark", bytes: [0xFF, 0xFE, 0, 0] + encoded(good, .utf32LittleEndian),
      findings: ["1:1 other-encoding"], verbs: nil),
    .init(
      name: "UTF-32 without a mark", bytes: encoded(good, .utf32BigEndian),
      findings: ["1:1 other-encoding"], verbs: nil),
    .init(
      name: "ANSI without verbs",
      bytes: encoded("Lunes\nMiércoles\nSábado\n\nLunes", .windowsCP1252),
      findings: ["1:1 too-few-verbs", "3:1 unusable-colour"], verbs: nil),
    .init(
      name: "Spreadsheet, CSV with semicolons, ANSI",
      bytes: encoded(
        crlf(
          """
          Nivel Fácil (presente);;;;;
          Algunos verbos fáciles;;;;;
          FF0000;;;;;
          comer: como;comes;come;comemos;coméis;comen
          ;;;;;
          beber: bebo, bebes, bebe, bebemos, bebéis, beben;;;;;
          soñar: sueño, sueñas, sueña, soñamos, soñáis, sueñan;;;;;

          """), .windowsCP1252),
      findings: ["1:8 windows-1252", "4:12 wrong-form-count"], verbs: ["beber", "soñar"],
      forms: ["bebéis", "sueñan"]),
    .init(
      name: "Spreadsheet, CSV with commas and quotation marks, UTF-8 with a mark",
      bytes: Array(
        ("\u{FEFF}"
          + crlf(
            """
            Nivel Fácil,,,,,
            "Comer, beber, soñar",,,,,
            FF0000,,,,,
            comer: como,comes,come,comemos,coméis,comen
            "beber: bebo, bebes, bebe, bebemos, bebéis, beben",,,,,
            ,,,,,
            soñar: sueño,,sueña,soñamos,soñáis,sueñan
            vivir: vivo,vives,vive,vivimos,vivís,

            """)).utf8),
      findings: [
        "2:1 quotation-marks", "5:1 quotation-marks", "7:14 empty-form", "8:37 empty-form",
      ], verbs: ["comer", "beber"], forms: ["coméis", "bebéis"]),
    .init(
      name: "Spreadsheet, CSV with commas in cells",
      bytes: Array(
        crlf(
          """
          Nivel Fácil,,,,,,
          Dos formas,,,,,,
          FF0000,,,,,,
          verbo,yo,tú,"él, ella, usted",nosotros,vosotros,ellos
          erguir,"irgo, yergo", "irgues/yergues" ,irgue,erguimos,erguís,"irguen , yerguen"
          comer,como,comes,come,comemos,coméis,"comen
          beber,bebo,bebes,bebe,bebemos,bebéis,"beben, "

          """
        ).utf8),
      findings: [
        "4:1 headings", "5:1 other-layout", "7:44 empty-form",
      ], verbs: ["erguir", "comer"],
      forms: ["irgo", "yergo", "irgues", "yergues", "irgue", "irguen", "yerguen", "comen"]),
    .init(
      name: "Spreadsheet, text with tabs",
      bytes: encoded(
        crlf(
          """
          Nivel Fácil\t\t\t\t\t
          Algunos verbos\t\t\t\t\t
          FF0000\t\t\t\t\t
          comer: como\tcomes\tcome\tcomemos\tcoméis\tcomen
          beber\tbebo\tbebes\tbebe\tbebemos\tbebéis\tbeben
          "soñar: sueño, sueñas, sueña, soñamos, soñáis, sueñan"\t\t\t\t\t

          """), .utf8),
      findings: ["4:12 wrong-form-count", "5:6 no-colon", "6:1 quotation-marks"], verbs: ["soñar"],
      forms: ["sueña"]),
    .init(
      name: "macOS, decomposed accents, old line ends, a comma forgotten",
      bytes: encoded(
        """
        Nivel Fácil
        Verbos fáciles
        FF0000
        comer: como, comes, come, comemos coméis, comen
        soñar: sueño, sueñas, sueña, soñamos, soñáis, sueñan
        reír: río, ríes, ríe, reímos, reís, ríen

        """.decomposedStringWithCanonicalMapping.replacing("\n", with: "\r"), .utf8),
      findings: ["4:34 wrong-form-count"], verbs: ["soñar", "reír"],
      forms: ["sueño", "soñáis", "río", "reímos"]),
    .init(
      name: "Word, corrected while typing, saved as text",
      bytes: encoded(
        crlf(
          """
          Nivel Fácil
          “Algunos” verbos…
          FF0000
          Comer: Como, comes, come, comemos, coméis, comen.
          Concernir: –, –, concierne, –, –, conciernen
          Dormir: “duermo”, duermes, duerme, dormimos, dormís, duermen
          1. Vivir: vivo, vives, vive, vivimos, vivís, viven
          Beber: bebo, bebes, bebe, bebemos, bebéis, beben

          """), .windowsCP1252),
      findings: [
        "1:8 windows-1252", "5:12 long-dash", "5:15 long-dash", "5:29 long-dash",
        "5:32 long-dash", "6:9 quotation-marks",
      ], verbs: ["comer", "concernir", "dormir", "vivir", "beber"],
      forms: ["concierne", "duermo", "bebéis"]),
    .init(
      name: "No letters beyond ASCII but quotation marks, which are letters of an old Mac",
      bytes: encoded(
        """
        Nivel
        Verbos
        FF0000
        ser: ‘soy’, ‘eres’, ‘es’, ‘somos’, ‘sois’, ‘son’
        ir: voy, vas, va, vamos, vais, van

        """, .windowsCP1252),
      findings: [
        "4:6 windows-1252", "4:6 quotation-marks", "4:13 quotation-marks", "4:21 quotation-marks",
        "4:27 quotation-marks", "4:36 quotation-marks",
      ], verbs: ["ser", "ir"], forms: ["soy", "son"]),
    .init(
      name: "Copied from a web page, without the first lines",
      bytes: Array(
        """
        comer:\u{A0}como,\u{A0}comes,\u{A0}come,\u{A0}comemos,\u{A0}coméis,\u{A0}comen
        beber: bebo, bebes, be\u{AD}be, bebemos, bebéis, beben
        be: soy, eres, es, somos, sois, son
        vivir: vivo/vivo/, vives, vive, vivimos, vivís, viven

        """.utf8),
      findings: [
        "1:1 missing-title", "2:23 invisible-character", "3:1 not-an-infinitive", "4:17 empty-form",
      ], verbs: ["comer", "beber"], forms: ["bebe", "coméis"]),
    .init(
      name: "UTF-8 taken for Windows-1252 and saved again",
      bytes: Array(
        """
        Nivel FÃ¡cil
        Verbos
        #F00
        forma: yo, tú, él, nosotros, vosotros, ellos
        comer: como, comes, come, comemos, comÃ©is, comen
        beber: bebo, bebes, bebe, bebemos, beb\u{FFFD}is, beben
        andar: ando, andas, anda, andamos, andáis, andan
        andar: ando, andas, anda, andamos, andáis, andan

        """.utf8),
      findings: [
        "1:8 garbled-letter", "3:1 unusable-colour", "4:1 unknown-header-line",
        "5:39 garbled-letter",
        "6:39 garbled-letter", "8:1 repeated-verb",
      ], verbs: ["andar", "andar"], forms: ["andáis"]),
    .init(
      name: "UTF-8 with a line in Windows-1252 between",
      bytes: encoded(good, .utf8)
        + encoded("andar: ando, andas, anda, andamos, andáis, andan\n", .windowsCP1252),
      findings: ["7:39 windows-1252"], verbs: ["comer", "soñar", "argüir", "andar"],
      forms: ["coméis", "andáis"]),
    .init(
      name: "An old Mac",
      bytes: good.unicodeScalars.map {
        ["á": 0x87, "é": 0x8E, "í": 0x92, "ñ": 0x96, "ü": 0x9F][$0] ?? UInt8($0.value)
      }, findings: ["1:1 other-encoding"],
      verbs: nil),
    .init(
      name: "An old Mac with a letter that is a quotation mark elsewhere",
      bytes: good.replacing("Nivel", with: "Noël").unicodeScalars.map {
        ["á": 0x87, "é": 0x8E, "ë": 0x91, "í": 0x92, "ñ": 0x96, "ü": 0x9F][$0]
          ?? UInt8($0.value)
      }, findings: ["1:1 other-encoding"], verbs: nil),
    .init(
      name: "MS-DOS",
      bytes: good.unicodeScalars.map {
        ["á": 0xA0, "é": 0x82, "í": 0xA1, "ñ": 0xA4, "ü": 0x81][$0] ?? UInt8($0.value)
      }, findings: ["1:1 other-encoding"], verbs: nil),
    .init(
      name: "Windows-1252 with apostrophes and no-break spaces, and hardly an accent",
      bytes: encoded(
        """
        Today’s verbs
        Mrs Smith’s class
        FF0000
        gustar: me\u{A0}gusta, te\u{A0}gusta, le\u{A0}gusta, nos\u{A0}gusta, os\u{A0}gusta, les\u{A0}gusta
        comer: como, comes, come, comemos, coméis, comen

        """, .windowsCP1252),
      findings: ["1:6 windows-1252"], verbs: ["gustar", "comer"], forms: ["coméis", "me gusta"]),
    .init(
      name: "Windows-1252 without any accent",
      bytes: encoded(
        "Today’s verbs\nAnn’s class\nFF0000\nformas: yo\ngustar: me\u{A0}gusta\nir: voy\n",
        .windowsCP1252),
      findings: ["1:6 windows-1252"], verbs: ["gustar", "ir"], forms: ["me gusta"]),
    .init(name: "empty", bytes: [], findings: ["1:1 empty-file"], verbs: nil),
    .init(
      name: "blank", bytes: Array("\u{FEFF} \r\n\t\r\n".utf8), findings: ["1:1 empty-file"],
      verbs: nil),
    .init(
      name: "Word document", bytes: Array("PK\u{3}\u{4}\u{14}\0\u{6}\0".utf8),
      findings: ["1:1 not-plain-text"], verbs: nil),
    .init(
      name: "document with formatting", bytes: Array(#"{\rtf1\ansi\deff0 comer: como\par}"#.utf8),
      findings: ["1:1 not-plain-text"], verbs: nil),
    .init(
      name: "bytes", bytes: (0..<2_000).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 / 7) },
      findings: ["1:1 not-plain-text"], verbs: nil),
  ]
}

@Suite struct FileCaseTests {
  @Test(arguments: FileCase.all)
  func filesGiveTheirFindingsAndAllThatIsRight(_ file: FileCase) {
    let (level, findings) = LevelParser.parse(file.bytes, file: "nivel.txt")
    #expect(
      findings.map { "\($0.line):\($0.column) \($0.id.rawValue)" } == file.findings)
    #expect(level?.challenges.map(\.verb) == file.verbs)
    let forms = Set((level?.challenges ?? []).flatMap(\.cells).joined().map { Array($0.utf8) })
    for form in file.forms { #expect(forms.contains(Array(form.utf8)), "\(form)") }
  }

  @Test func anEncodingIsThatOfTheFileOrOfSomeLetters() {
    for (name, message) in [
      ("Windows Notepad, ANSI", "The file is saved in Windows-1252"),
      ("UTF-8 with a line in Windows-1252 between", "Some letters of the file are in Windows-1252"),
    ] {
      let bytes = FileCase.all.first { $0.name == name }?.bytes ?? []
      let finding = LevelParser.parse(bytes, file: "nivel.txt").diagnostics.first
      #expect(finding?.message.hasPrefix(message) == true)
      #expect(finding?.help.contains("conj check --fix") == true)
    }
  }
}
