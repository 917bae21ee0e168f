import LevelFiles

extension DiagnosticCase {
  private static let verbs = "\(Sample.comer)\n\(Sample.beber)\n"

  /// A level that begins with these lines.
  private static func header(_ lines: String, _ expected: Expected...) -> DiagnosticCase {
    var result = DiagnosticCase("\(lines)\n\(verbs)", loads: ["comer", "beber"])
    result.expected = expected
    return result
  }

  private static let eating = Sample.comer.replacing("comer", with: "(1) comer (to eat)")
  private static let ofSeveralWords =
    "pasarlo bien: lo paso, lo pasas, lo pasa, lo pasamos, lo pasáis, lo pasan bien"
  private static let longText = String(repeating: "muy ", count: 30) + "largo"

  static let headers: [DiagnosticCase] = [
    // Lines that are missing.
    .init("1️⃣\(verbs)", .init(.missingTitle, Sample.comer), loads: ["comer", "beber"]),
    header("1️⃣FF0000", .init(.missingTitle, "FF0000")),
    header(
      "Nivel\n1️⃣formas: yo, tú, él, nos, vos, ellos",
      .init(.missingDescription, "formas: yo, tú, él, nos, vos, ellos")),
    .init(
      "Nivel\n1️⃣\(verbs)", .init(.missingDescription, Sample.comer), loads: ["comer", "beber"]),
    header("Nivel\n1️⃣red", .init(.missingDescription, "red")),
    .init(
      "Nivel\nDescripción\n1️⃣\(verbs)", .init(.missingColour, Sample.comer),
      loads: ["comer", "beber"]),
    header("Nivel\nDescripción\n1️⃣", .init(.missingColour, "")),
    .init(
      "Nivel\nDescripción\n1️⃣\(eating)\n\(Sample.beber)\n", .init(.missingColour, eating),
      loads: ["comer", "beber"]),
    .init(
      "1️⃣\(ofSeveralWords)\n\(Sample.beber)\n", .init(.missingTitle, ofSeveralWords),
      loads: ["pasar", "beber"]),
    header("Ser o estar: usos, ejemplos, dudas\nDescripción\nFF0000"),
    .init(
      "1️⃣Nivel\nDescripción2️⃣", .init(.tooFewVerbs, ""), .init(.missingColour, ""), loads: nil
    ),
    // Lines that are there.
    header("1️⃣\nDescripción\nFF0000", .init(.emptyTitle, "")),
    header("1️⃣  \nNivel\nDescripción\nFF0000", .init(.emptyTitle, " ")),
    header("Nivel\nDescripción\n1️⃣FF00", .init(.unusableColour, "FF00")),
    header("Nivel\nDescripción\n  1️⃣rojizo,", .init(.unusableColour, "rojizo,")),
    header("Nivel\nUna línea\nOtra línea\n1️⃣FF0000", .init(.misplacedColour, "FF0000")),
    header("Nivel\n\nUna línea\n\n1️⃣FF0000", .init(.misplacedColour, "FF0000")),
    header("1️⃣\(longText)\nDescripción\nFF0000", .init(.longText, longText)),
    header(
      "\(Sample.header)formas: 1️⃣\(longText), b, c, d, e, f",
      .init(.longText, longText)),
    header("F1️⃣Ã¡cil y fÃ¡cil\nDescripción\nFF0000", .init(.garbledLetter, "Ã¡")),
    header("Fácil\nDe 1️⃣â\u{80}\u{93} a\nFF0000", .init(.garbledLetter, "â\u{80}\u{93}")),
    header("F1️⃣\u{FFFD}cil\nDescripción\nFF0000", .init(.garbledLetter, "\u{FFFD}")),
    header("São Paulo à la ÂCÂ\nDescripción\nFF0000"),
    header(
      "\(Sample.header)formas: yo, t1️⃣Ãº, Ã©l, d, e, f", .init(.garbledLetter, "Ãº")),
    header("1️⃣\"Nivel\"\nDescripción\nFF0000", .init(.quotationMarks, "\"Nivel\"")),
    header("\"Ser\" y \"estar\"\nDescripción\nFF0000"),
    header("1️⃣\"\"Nivel\"\"\nDescripción\nFF0000", .init(.quotationMarks, "\"\"Nivel\"\"")),
    header(
      "1️⃣\"Nivel\",\"\",\"\"\nDescripción\nFF0000", .init(.quotationMarks, "\"Nivel\",\"\",\"\"")),
    header(
      "1️⃣\"Nivel \"fácil\"\"\nDescripción\nFF0000", .init(.quotationMarks, "\"Nivel \"fácil\"\"")),
    // The lines tiempo:, formas:, orden:, vidas:, límite: and grado:.
    header("Nivel\n1️⃣tiempo: presente\nFF0000", .init(.earlyHeaderLine, "tiempo: presente")),
    header(
      "\(Sample.header)tiempo: 1️⃣presnete de indicativo,",
      .init(.unknownTense, "presnete de indicativo")),
    header("\(Sample.header)tiempo: 1️⃣presente, futuro", .init(.unknownTense, "presente, futuro")),
    header("\(Sample.header)tiempo1️⃣:", .init(.unknownTense, ":")),
    header(
      "\(Sample.header)formas: yo1️⃣ tú él nosotros vosotros ellos", .init(.columnSeparator, " ")),
    header(
      "\(Sample.header)formas: yo1️⃣ | tú | él | nosotros | vosotros | ellos",
      .init(.columnSeparator, " ")),
    header("\(Sample.header)1️⃣Tense: presente", .init(.unknownHeaderLine, "Tense")),
    header(
      "\(Sample.header)tiempo: presente\n1️⃣tiempo: futuro", .init(.repeatedHeaderLine, "tiempo")),
    .init(
      "\(Sample.header)\(verbs)1️⃣tiempo: presente\n", .init(.lateHeaderLine, "tiempo"),
      loads: ["comer", "beber"]),
    header("\(Sample.header)1️⃣forma: a, b, c, d, e, f", .init(.unknownHeaderLine, "forma")),
    header(
      "\(Sample.header)formas: a, b, c, d, e, f\n1️⃣order: 2️⃣a, b, c, d, e, f",
      .init(.unknownHeaderLine, "order"), .init(.unknownOrder, "a, b, c, d, e, f")),
    header("\(Sample.header)1️⃣Order: último", .init(.unknownHeaderLine, "Order")),
    header(
      "\(Sample.header)orden: uso\n1️⃣orden: último", .init(.repeatedHeaderLine, "orden")),
    header("\(Sample.header)orden: 1️⃣frecuencia,", .init(.unknownOrder, "frecuencia")),
    header("\(Sample.header)orden1️⃣:", .init(.unknownOrder, ":")),
    header("\(Sample.header)vidas: 1️⃣tres,", .init(.unusableLives, "tres")),
    header("\(Sample.header)vidas: 1️⃣-1", .init(.unusableLives, "-1")),
    header("\(Sample.header)vidas: 1️⃣100", .init(.unusableLives, "100")),
    header("\(Sample.header)VIDAS1️⃣:", .init(.unusableLives, ":")),
    header(
      "\(Sample.header)1️⃣Vida: 2️⃣3 s", .init(.unknownHeaderLine, "Vida"), .init(.unusableLives, "3 s")
    ),
    header("\(Sample.header)límite: 1️⃣1 min", .init(.unusableLimit, "1 min")),
    header("\(Sample.header)límite: 1️⃣2,5 s", .init(.unusableLimit, "2,5 s")),
    header("\(Sample.header)limite: 1️⃣0 s", .init(.unusableLimit, "0 s")),
    header(
      "\(Sample.header)límite: 1️⃣99999999999999999999 s",
      .init(.unusableLimit, "99999999999999999999 s")),
    header("\(Sample.header)1️⃣Time limit: 10 s", .init(.unknownHeaderLine, "Time limit")),
    header("\(Sample.header)vidas: 3\n1️⃣vidas: 4", .init(.repeatedHeaderLine, "vidas")),
    header("\(Sample.header)grado: 1️⃣A3,", .init(.unknownGrade, "A3")),
    header("\(Sample.header)Grado1️⃣:", .init(.unknownGrade, ":")),
    header("\(Sample.header)1️⃣Nivel: b1", .init(.unknownHeaderLine, "Nivel")),
    .init(
      "\(Sample.header)\(verbs)1️⃣límite: 10 s\n", .init(.lateHeaderLine, "límite"),
      loads: ["comer", "beber"]),
    header("\(Sample.header)formas1️⃣: ,", .init(.noColumns, ":")),
    header(
      "\(Sample.header)formas: a,1️⃣,c,d,e,f", .init(.emptyColumnName, ",")),
    header(
      "\(Sample.header)formas: a, b, 1️⃣A, d, e, f", .init(.repeatedColumnName, "A")),
    header(
      "\(Sample.header)formas: a1️⃣; b; c; d; e; f", .init(.columnSeparator, ";")),
    .init(
      "\(Sample.header)\(verbs)1️⃣orden: uso\n", .init(.lateHeaderLine, "orden"),
      loads: ["comer", "beber"]),
    // Fewer than two verbs.
    .init(
      "\(Sample.header)1️⃣\(Sample.comer)\n# nada más\n", .init(.tooFewVerbs, Sample.comer),
      loads: nil),
    .init("1️⃣\(Sample.header)uno\ndos\ntres\n", .init(.tooFewVerbs, ""), loads: nil),
    .init(
      "\(Sample.header)1️⃣comer: 2️⃣3, a, a, a, a, a\n", .init(.tooFewVerbs, "comer: 3, a, a, a, a, a"),
      .init(.digit, "3"), loads: nil),
  ]
}
