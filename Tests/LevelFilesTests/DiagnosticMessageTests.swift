import LevelFiles
import Testing

/// What some findings say, word for word where the position alone is not enough.
@Suite struct DiagnosticMessageTests {
  private func finding(_ line: String) throws -> Diagnostic {
    try #require(Sample.parse(Sample.level(line)).diagnostics.first)
  }

  @Test func aWrongNumberIsNamedWithColumnsAndCause() throws {
    let missing = try finding("comer: como, comes, come, comemos coméis, comen")
    #expect(
      missing.message == "There are 5 forms in this line; 6 are expected: yo, tú, él, nosotros, "
        + "vosotros, ellos. A comma may be missing after “comemos”.")
    #expect(missing.help == "Put a comma between two forms: comemos, coméis")
    #expect(try finding("comer: como; comes").message.hasPrefix("There is 1 form in this line; 6"))
    #expect(
      try finding("comer: como; comes").message.hasSuffix(
        "There is a semicolon where a comma is expected."))
    #expect(try finding("comer:").message.hasPrefix("There is no form in this line; 6 are"))
    #expect(
      try finding("lavarse: me lavo te lavas, se lava, nos lavamos, os laváis, se lavan").help
        == "Put a comma between two forms: me lavo, te lavas")
    for line in ["comer: yo como, #tú comes, él come", "comer: #yo como, tú comes"] {
      let remark = try finding(line)
      #expect(remark.message.hasSuffix("The # makes the rest of the line a remark."))
      #expect(line.dropFirst(remark.column - 1).first == "#")
    }
    for line in ["comer: yo como", "comer: yo como, tú comes, él # nada"] {
      #expect(try finding(line).message.hasSuffix("A form or a comma is missing."))
    }
    #expect(
      try finding("comer: yo como tú comes, él come, nosotros comemos").help
        == "Put a comma between two forms: yo como, tú comes")
  }

  /// Who follows the advice has no new error.
  @Test(arguments: [
    ("leyendo", "formas: gerundio"), ("leyendo, leído", "formas: gerundio, participio"),
    ("leo, lees, lee", "formas: yo, tú, él"),
    ("lee, lea, leed, lean", "formas: tú, usted, vosotros, ustedes"),
    ("leo, lees, lee, leemos, leen", "formas: yo, tú, él, nosotros, ellos"),
    (
      "leo, lees, leés, lee, leemos, leéis, leen",
      "formas: yo, tú, vos, él, nosotros, vosotros, ellos"
    ),
  ])
  func otherColumnsAreAsManyAsTheForms(forms: String, columns: String) throws {
    #expect(
      try finding("leer: \(forms)").help
        == "Write six forms, or name other columns below the colour: \(columns)")
    let text = "\(Sample.header)\(columns)\nleer: \(forms)\nreleer: \(forms)\n"
    #expect(Sample.parse(text).diagnostics.isEmpty)
  }

  /// Five forms with that of vos: the line of the help makes a column of it.
  @Test func fiveFormsMayBeOfVos() throws {
    let verbs = "leer: leo, leés, lee, leemos, leen\nver: veo, ves, ve, vemos, ven\n"
    let help = try #require(Sample.parse(Sample.header + verbs).diagnostics.first).help
    let line = "formas: yo, vos, él, nosotros, ellos"
    #expect(help.hasSuffix(line))
    let (level, findings) = Sample.parse("\(Sample.header)\(line)\n\(verbs)")
    #expect(level?.columns[1] == "vos" && findings.isEmpty)
  }

  @Test func whatIsMeantForAHyphenIsToBeOne() throws {
    for cell in ["--", "...", "…", "?", "– –", "*"] {
      #expect(
        try finding("concernir: -, \(cell), concierne, -, -, conciernen").help
          == "Write the form; if the verb has none there, write a hyphen: -, -, concierne, -, -, conciernen",
        "\(cell)")
    }
    #expect(
      try finding("comer: como, comes, come!, comemos, coméis, comen").help.hasPrefix(
        "Write the forms without"))
  }

  @Test(arguments: [
    ("nivel: B1", "Write grado: B1"), ("nivel: fácil", "Write grado: A2"),
    ("tense: presente", "Write tiempo: presente"), ("ordenado: ultimo", "Write orden: ultimo"),
    ("order: x", "Write orden: uso or orden: último"), ("nivel:", "Write grado: A2"),
  ])
  func anotherNameKeepsItsValue(line: String, help: String) throws {
    let finding = try finding(line)
    #expect(finding.id == .unknownHeaderLine && finding.help == help)
  }

  @Test func ownColumnsAreNamed() {
    let text = "\(Sample.header)formas: gerundio\ncomer: comiendo, comido\nser: siendo\n"
    let findings = Sample.parse(text).diagnostics
    #expect(
      findings.map(\.message) == [
        "There are 2 forms in this line; 1 is expected: gerundio. There are too many forms or commas."
      ])
  }

  @Test(arguments: [
    ("comer;;como;comes;come;comemos;coméis;comen", "There is a semicolon too many."),
    ("comer;como;comes;come;comemos;coméis;comen;1;2", "There are too many forms or commas."),
    ("comer;como;comes;come;comemos;coméis", "A form or a comma is missing."),
  ])
  func whatIsTooManyOrMissingIsNamed(row: String, reason: String) throws {
    let rows = "ver;veo;ves;ve;vemos;veis;ven\nir;voy;vas;va;vamos;vais;van\n"
    let findings = Sample.parse("\(Sample.header)\(rows)\(row)\n").diagnostics
    let finding = try #require(findings.first { $0.id == .wrongFormCount })
    #expect(finding.message.hasSuffix(reason))
  }

  @Test(arguments: [
    ("tiempo: participio\nver: visto", "formas: participio"), ("ver: visto", "formas: participio"),
    ("ver: viendo", "formas: gerundio"),
    ("haber: hay", "of a verb like llover: -, -, hay, -, -, -"),
    ("nevar: nevó", "of a verb like llover: -, -, nevó, -, -, -"),
    ("tiempo: presente\nver: visto", "Write six forms: \(Sample.comer)"),
    ("tener: tuvo", "Write six forms: \(Sample.comer)"),
    ("tiempo: imperativo\ncomer: come", "Write six forms: \(Sample.comer)"),
    ("comer: come, coma, comamos, coman", "formas: tú, usted, nosotros, ustedes"),
    ("comer: come, coma, comed, coman", "formas: tú, usted, vosotros, ustedes"),
  ])
  func theColumnsAreThoseOfTheForms(lines: String, end: String) throws {
    let findings = Sample.parse("\(Sample.header)\(lines)\n\(Sample.beber)\n").diagnostics
    let finding = try #require(findings.first { $0.id == .wrongFormCount })
    #expect(finding.help.hasSuffix(end))
  }

  @Test func aMissingFormNamesItsColumn() throws {
    let empty = try finding("comer: como, , come, comemos, coméis, comen")
    #expect(empty.message == "The form for “tú” is missing.")
  }

  @Test(arguments: [
    ("#F00", "Write FF0000"), ("FF00O0", "Write FF0000"),
    ("0xff0000", "Write FF0000"), ("FF0000FF", "Write FF0000"),
    ("bonito", "Write six digits, 0–9 and A–F, or a name: FF0000 or red"),
  ])
  func aColourIsSuggested(text: String, help: String) {
    let findings = Sample.parse("Nivel\nDescripción\n\(text)\n\(Sample.comer)\n\(Sample.beber)\n")
      .diagnostics
    #expect(findings.map(\.id) == [.unusableColour])
    #expect(findings.map(\.help) == [help])
  }

  @Test(arguments: [
    ("presnete", "If that is what you mean, write: tiempo: presente"),
    ("subjuntivo pretérito", "If that is what you mean, write: tiempo: subjuntivo imperfecto"),
    ("ayer", "For forms in the present write: tiempo: presente"),
    ("", "For forms in the present write: tiempo: presente"),
  ])
  func aTenseIsSuggested(text: String, help: String) throws {
    let finding = try finding("tiempo: \(text)")
    #expect(finding.id == .unknownTense)
    #expect(finding.message.hasPrefix("“tiempo:” says \(text.isEmpty ? "nothing" : "“\(text)”");"))
    #expect(finding.help == help)
  }

  @Test func lettersWithForeignAccentsHaveASpanishOne() throws {
    #expect(
      try finding("comer: como, comes, come, comemos, comèis, comen").help
        == "Write é instead of è.")
    #expect(
      try finding("oir: oigo, oyes, oye, oÃ­mos, oís, oyen".replacing("­", with: "\u{AD}")).help
        == "Write í here, and save the file in UTF-8; or run “conj check --fix” to fix all such letters."
    )
  }

  @Test func aSecondVerbInTheLineIsNamed() throws {
    #expect(
      try finding("comer: como, comes hacer: hago, haces").help
        == "If a second verb begins here, give it a line of its own: hacer: …")
  }

  @Test func rowsBetweenBarsAreShownWithoutThem() throws {
    let row = Sample.comer.replacing(": ", with: " | ").replacing(", ", with: " | ")
    for row in ["| \(row) |", "|\(row)"] {
      #expect(try finding(row).help.hasSuffix("have no verb: \(Sample.comer)"))
    }
    #expect(try finding("|---|---|").help.hasSuffix("have no verb: \(Sample.comer)"))
  }

  @Test func aRepeatedVerbNamesTheFirstLine() {
    let text = "\(Sample.header)\(Sample.comer)\n\n\(Sample.comer)\n"
    #expect(
      Sample.parse(text).diagnostics.map(\.message) == [
        "“comer” already has a line, line 4. Both were read."
      ])
  }
}
