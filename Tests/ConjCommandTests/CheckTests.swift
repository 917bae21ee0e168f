import Foundation
import TestSupport
import Testing

@Suite struct CheckTests {
  private static let good = LevelText.file(LevelText.comer, LevelText.beber, title: "Bueno")

  /// The findings of a level of these lines and a good one: line, column and id.
  private func findings(_ lines: String..., formas: String? = nil) throws -> [String] {
    let header = formas.map { "formas: \($0)\n" } ?? ""
    let filler = formas == nil ? "beber: bebo, bebes, bebe, bebemos, bebéis, beben\n" : ""
    let text = "T\nD\nFF0000\n\(header)\(filler)\(lines.joined(separator: "\n"))\n"
    let folder = try TemporaryFolder(["x.txt": text])
    let outcome = try conj("check", folder / "x.txt", "--format", "tsv")
    return outcome.rows.map { "\($0[1]):\($0[2]) \($0[4])" }
  }

  @Test(arguments: ["\u{3164}", "\u{115F}", "\u{FFA0}"])
  func whatIsNotSeenIsADotInTheLine(letter: String) throws {
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file(
        LevelText.comer.replacing("como", with: "co\(letter)mo"), LevelText.ir)
    ])
    let text = try conj("check", folder.path, "--format", "text").text
    #expect(text.contains("| comer: co·mo, ") && !text.contains(letter))
  }

  @Test func aGoodLevelIsClean() throws {
    let folder = try TemporaryFolder(["a.txt": Self.good])
    let outcome = try conj("check", folder.path)
    #expect(outcome.text == "1 file, 1 level, 2 verbs: no errors, no warnings\n")
    #expect(outcome.status == 0)
  }

  /// A verb that is written with its pronoun is named with it.
  @Test(arguments: [
    (
      "reirse: me río, te ríes, se ríe, nos reímos, os reís, se ríen",
      "Did you mean reírse? If reirse is"
    ),
    (
      "lebantarse: me lebanto, te lebantas, se lebanta, nos lebantamos, os lebantáis, se lebantan",
      "Did you mean levantarse? If lebantarse is"
    ),
    ("oir: oigo, oyes, oye, oímos, oís, oyen", "Did you mean oír? If oir is"),
  ])
  func aVerbIsNamedAsItIsWritten(line: String, question: String) throws {
    let folder = try TemporaryFolder(["n.txt": LevelText.file(line, LevelText.beber)])
    #expect(try conj("check", folder.path).text.contains(question))
  }

  /// An infinitive of several words is that of a verb with its helper, or one with its pronoun before it.
  @Test(arguments: [
    (
      "soler leer: suelo leer, sueles leer, suele leer, solemos leer, soléis leer, suelen leer", nil
    ),
    (
      "echar a perder: echo a perder, echas a perder, echa a perder, echamos a perder, echáis a perder, echan a perder",
      nil
    ),
    (
      "ponerse a leer: me pongo a leer, te pones a leer, se pone a leer, nos ponemos a leer, os ponéis a leer, se ponen a leer",
      nil
    ),
    ("haber ido: he ido, has ido, ha ido, hemos ido, habéis ido, han ido", nil),
    (
      "acabar de oir: acabo de oír, acabas de oír, acaba de oír, acabamos de oír, acabáis de oír, acaban de oír",
      "Did you mean acabar de oír?"
    ),
    (
      "se sentar: me siento, te sientas, se sienta, nos sentamos, os sentáis, se sientan",
      "Did you mean sentarse?"
    ),
  ])
  func infinitivesOfSeveralWords(line: String, question: String?) throws {
    let folder = try TemporaryFolder(["n.txt": LevelText.file(line, LevelText.beber)])
    let text = try conj("check", folder.path).text
    #expect(text.contains(question ?? "no warnings"), "\(text)")
  }

  @Test(arguments: [
    ("yo, tú, él, nosotros, vosotrso, ellos", "vosotros"),
    ("yo, tú, él, nostros, vosotros, elllos", "nosotros"),
    ("yo, tú, él, nosotras, vosotras, ellas", nil), ("yo, tú, él, primera, segunda, otras", nil),
    ("a mí, a ti, a él/ella, a nosotros, a vosotros, a ellos", nil),
  ])
  func aMisspelledPersonIsNamed(names: String, meant: String?) throws {
    let folder = try TemporaryFolder([
      "n.txt": LevelText.file("formas: \(names)", LevelText.comer, LevelText.beber)
    ])
    let rows = try conj("check", folder.path, "--format", "tsv").rows
      .filter { $0[4] == "unknown-column" }
    #expect(rows.map { $0[1] } == (meant == nil ? [] : ["4"]))
    #expect(rows.allSatisfy { $0[6].contains("Did you mean \(meant ?? "")?") })
  }

  @Test func differencesFromTheReferenceAreWarnings() throws {
    #expect(
      try findings("comer: como, comes, come, comemos, comeis, comen") == [
        "5:36 other-accents"
      ])
    #expect(
      try findings("bañar: bano, bañas, baña, bañamos, bañáis, bañan") == [
        "5:8 other-accents"
      ])
    #expect(try findings("oir: oigo, oyes, oye, oímos, oís, oyen") == ["5:1 other-accents"])
    #expect(
      try findings("bever: bevo, beves, beve, bevemos, bevéis, beven") == [
        "5:1 unknown-verb"
      ])
    #expect(
      try findings("dormir: dormo, duermes, duerme, dormimos, dormís, duermen") == [
        "5:9 unknown-form"
      ])
    #expect(
      try findings("hablar: habla, hablo, hablas, hablamos, habláis, hablan") == [
        "5:9 other-person"
      ])
  }

  /// What is meant for a negative command is one, too, and a form under another person is of one that the reference has.
  @Test func negativeCommands() throws {
    let text = """
      T
      D
      FF0000
      tiempo: imperativo negativo
      formas: tú, usted, nosotros
      comer: no comas, no come, no comamos
      bailar: no baile, no bailes, no bailemos
      lavarse: no te lavas, no se lave, no nos lavemos

      """
    let folder = try TemporaryFolder(["x.txt": text])
    let rows = try conj("check", folder / "x.txt", "--format", "tsv").rows
    #expect(
      rows.map { "\($0[1]):\($0[2]) \($0[4])" } == [
        "6:18 other-tense", "7:9 other-person", "8:10 other-tense",
      ])
    #expect(rows[0][6].contains("no coma?"))
    #expect(rows[1][5].contains("usted") || rows[1][5].contains("él"))
    #expect(rows[1][6].contains("no bailes, no baile, no bailemos"))
    #expect(rows[2][6].contains("no te laves?"))
  }

  /// The forms are compared with those of the verb that is meant.
  @Test func formsOfAMisspelledVerbAreCompared() throws {
    #expect(
      try findings("reir: río, ríes, rompo, reimos, reís, ríen") == [
        "5:1 other-accents", "5:18 unknown-form", "5:25 other-accents",
      ])
    #expect(
      try findings("banarse: me baño, te bañas, se bana, nos bañamos, os bañáis, se bañan") == [
        "5:1 other-accents", "5:29 other-accents",
      ])
    // One finding about the verb is enough.
    #expect(
      try findings("oir: oigo, oyes, oye, oímos, oís, oyen", "oirse: me oi, -, -, -, -, -") == [
        "5:1 other-accents", "6:8 other-accents",
      ])
  }

  /// Remarks stand in parentheses; a second form there would be lost without a word.
  @Test func formsInParenthesesAreReported() throws {
    #expect(
      try findings("ser: soy, eres, es (eres), somos (SOIS/fui), sois (o fuisteis), (era) son")
        == ["5:20 form-in-parentheses"])
    #expect(
      try findings("comer: como, comes, come, comemos, coméis, - (comen)")
        == ["5:46 form-in-parentheses"])
    #expect(
      try findings(
        "ser: soy (ser), eres (tú), es (es), somos (we are), sois (regular), son (o)",
        "gustar: me gusta(n), te gusta(n), le gusta(n), nos gusta(n), os gusta(n), les gusta(n)"
      ).isEmpty)
  }

  /// What is found in a level of these lines, and its advice up to the first question mark or stop.
  private func advice(_ lines: String...) throws -> [String] {
    let folder = try TemporaryFolder(["x.txt": LevelText.file(lines.joined(separator: "\n"))])
    return try conj("check", folder / "x.txt", "--format", "jsonl").objects().map { finding in
      let help = (finding["help"] as? String ?? "").prefix { $0 != "?" && $0 != "." }
      return "\(finding["id"] ?? ""): \(help)"
    }
  }

  /// Vos has forms of its own in the present and in commands.
  @Test func formsOfTúUnderVos() throws {
    #expect(
      try advice("tiempo: presente", "formas: vos", "tener: tienes", "ser: eres", "dar: das")
        == ["other-person: Did you mean tenés", "other-person: Did you mean sos"])
    #expect(
      try advice("tiempo: imperativo", "formas: vos", "tener: ten", "irse: vete", "dar: da")
        == ["other-person: Did you mean tené", "other-person: Did you mean andate"])
    #expect(
      try advice("tiempo: presente", "formas: vos/tú", "tener: tienes/tenés", "ser: eres") == [])
    #expect(
      try advice("tiempo: subjuntivo presente", "formas: vos", "tener: tengas", "ser: seas") == [])
  }

  /// Without a tense in the level the other forms of the line tell it.
  @Test func commandsOfTúUnderVos() throws {
    #expect(
      try findings("decir: di, diga", "poner: pon, ponga", formas: "vos, usted")
        == ["5:8 other-person", "6:8 other-person"])
  }

  /// In a cell of several words the mistaken one is mended: estoy durmiendo for estoy dormiendo, not duermo.
  @Test(arguments: [
    ("dormir", "estoy dormiendo", "Did you mean estoy durmiendo"),
    ("leer", "no estoy leiendo", "Did you mean no estoy leyendo"),
    ("comer", "va comer", "Did you mean va a comer"),
    ("hacer", "he hacido", "Did you mean he hecho"),
    ("leer", "eres leyendo", "To see its forms: conj show leer"),
  ])
  func cellsOfSeveralWordsAreMended(verb: String, written: String, help: String) throws {
    #expect(
      try advice("tiempo: presente", "formas: 1", "\(verb): \(written)", "beber: -")
        == ["unknown-form: \(help)"])
  }

  /// What a cell has already is not proposed for its other form.
  @Test(arguments: [
    ("yo", "haber: he/tengo", ["unknown-form: To see its forms: conj show haber"]),
    ("yo", "comer: como/cómo", ["other-accents: This cell has como too"]),
    ("él", "comer: come/comen", ["other-person: Check that the forms are in this order: él"]),
    (
      "yo", "hablar: hablo/hablé",
      ["other-tense: Write the form in the tense of the level, or - if the verb has none"]
    ),
    (
      "1", "caerse: se me cae/me se cae",
      ["other-pronoun: Write them as in me lo dice, se lo dice, se me cae"]
    ),
    ("tú", "erguir: irgues/yerges", ["unknown-form: Did you mean yergues"]),
    ("tú", "lavarse: te lávas", ["other-accents: Did you mean te lavas"]),
  ])
  func whatACellHasIsNotProposed(column: String, line: String, advised: [String]) throws {
    #expect(try advice("tiempo: presente", "formas: \(column)", line, "beber: -") == advised)
  }

  /// Pronouns that are never together, and what was meant.
  @Test(arguments: [
    ("decir", "no lo me digas", "no me lo digas"), ("dar", "le lo doy", "se lo doy"),
    ("decir", "lo se he dicho", "se lo he dicho"), ("irse", "me voy a irme", "me voy a ir"),
    ("ducharse", "me estoy duchándome", "me estoy duchando"), ("caerse", "me se cae", "se me cae"),
  ])
  func pronounsThatAreNeverTogether(verb: String, written: String, right: String) throws {
    #expect(
      try advice("formas: 1", "\(verb): \(written)", "beber: -")
        == ["other-pronoun: Did you mean \(right)"])
  }

  /// What is proposed keeps the pronouns of objects.
  @Test(arguments: [
    ("imperativo", "tú", "dar: dálome", "unknown-form: Did you mean dámelo"),
    // The ends of forms are no pronouns.
    ("imperfecto", "él", "comer: comíamos", "other-person: Did you mean comía"),
    ("imperfecto", "tú", "ver: viste", "other-tense: Did you mean veías"),
    ("imperativo", "nosotros", "traer: traigámolos", "unknown-form: Did you mean traigámoslos"),
    ("imperativo", "usted", "hacer: hazlo", "other-person: Did you mean hágalo"),
    ("imperativo", "tú", "traer: traémelo", "other-accents: Did you mean tráemelo"),
    ("imperativo", "tú", "levantarse: levantáte", "other-accents: Did you mean levántate"),
    ("imperativo", "tú", "salir: sale", "other-tense: Did you mean sal"),
    ("gerundio", "gerundio", "oír: oiéndolos", "unknown-form: Did you mean oyéndolos"),
    (
      "imperativo negativo", "vosotros", "dar: no se lo dad",
      "other-tense: Did you mean no se lo deis"
    ),
  ])
  func objectsStay(tense: String, column: String, line: String, finding: String) throws {
    #expect(try advice("tiempo: \(tense)", "formas: \(column)", line, "ser: -") == [finding])
  }

  @Test func aColourInQuotationMarksIsWrittenWithoutThem() throws {
    let folder = try TemporaryFolder([
      "x.txt": "T\nD\n\"FF0000\"\n\(LevelText.comer)\n\(LevelText.ir)\n"
    ])
    #expect(try conj("check", folder.path).text.contains("Remove the quotation marks: FF0000"))
  }

  /// A command has its pronouns written onto it, a negative one and other forms before them.
  @Test(arguments: [
    ("imperativo", "tú", "traer: lo trae", "tráelo"),
    ("imperativo", "tú, usted", "sentarse: siéntate, se siente", "siéntese"),
    ("imperativo", "vosotros", "callarse: os callad", "callaos"),
    ("imperativo negativo", "usted", "poner: no póngalo", "no lo ponga"),
    ("imperativo negativo", "ustedes", "moverse: no muevanse", "no se muevan"),
    ("presente", "nosotros", "levantarse: levantámonos", "nos levantamos"),
    ("presente", "nosotros", "levantarse: nos levantámonos", "nos levantamos"),
    ("pretérito", "ellos", "dormirse: durmiéronse", "se durmieron"),
  ])
  func pronounsOfCommands(tense: String, column: String, line: String, right: String) throws {
    let none = column.split(separator: ",").map { _ in "-" }.joined(separator: ", ")
    let found = try advice("tiempo: \(tense)", "formas: \(column)", line, "ser: \(none)")
    #expect(found == ["other-pronoun: Did you mean \(right)"])
  }

  /// Right lines that have something of those that are wrong. Columns may be named by tenses that have no person, and be of
  /// persons in such a tense.
  @Test(arguments: [
    ("tiempo: imperativo\nformas: usted, ustedes", "irse: que se vaya, que se vayan"),
    ("tiempo: imperativo\nformas: tú, usted", "comer: sigue comiendo, siga comiendo"),
    ("tiempo: presente\nformas: yo, tú/vos", "comer: como, comes/comés"),
    ("tiempo: presente\nformas: yo, vos/tú", "comer: como, comes/comés"),
    ("tiempo: imperativo negativo\nformas: tú, usted", "decir: no le digas, no le diga"),
    ("tiempo: imperativo negativo\nformas: tú, vos", "hablar: no le hables, no le hables"),
    (
      "tiempo: pretérito\nformas: yo, nosotros, nosotras",
      "leer: acabé de leer, acabamos de leer, acabamos de leer"
    ),
    (
      "tiempo: presente\nformas: yo, tú, él",
      "cenar: quiero cenar/quisiera cenar, quieres cenar, quiere cenar"
    ),
    ("formas: ayer, hoy, mañana", "cenar: iba a cenar, voy a cenar, voy a cenar"),
    (
      "formas: infinitivo compuesto, gerundio compuesto",
      "caerse: haberse caído, habiéndose caído"
    ),
    ("tiempo: gerundio\nformas: yo, tú", "reírse: riéndome, riéndote"),
    ("tiempo: infinitivo compuesto\nformas: yo, él", "verse: haberme visto, haberse visto"),
  ])
  func rightLines(header: String, line: String) throws {
    let none = line.split(separator: ",").map { _ in "-" }.joined(separator: ", ")
    #expect(try advice(header, line, "ser: \(none)") == [])
  }

  @Test func whatIsRightIsNotReported() throws {
    #expect(
      try findings(
        "decírselo: díselo, dígaselo, díganselo", "irse: vete, váyase, váyanse",
        formas: "tú, usted, ustedes"
      ).isEmpty)
    #expect(
      try findings(
        "ocurrírsele: se me ocurre, se te ocurre, se le ocurre, se nos ocurre, se os ocurre, se les ocurre"
      ).isEmpty)
    #expect(
      try findings("decir: decí, diga", "comer: comé, coma", formas: "vos, usted").isEmpty)
    #expect(
      try findings(
        "lavarse: me fui a lavarme, te fuiste a lavarte", "quejarse: -, te vas quejándote",
        formas: "yo, tú"
      )
      .isEmpty)
    #expect(
      try findings("lavarse: me lavo, te lavas, se lava, nos lavamos, os laváis, se lavan").isEmpty)
    #expect(try findings("lavar: lávate, lávese", "ir: vete, váyase", formas: "tú, usted").isEmpty)
    #expect(
      try findings("comer: he comido, has comido", "ser: he sido, has sido", formas: "yo, tú")
        .isEmpty)
    #expect(try findings("comer: comías", "ser: eras", formas: "vos").isEmpty)
    #expect(try findings("comer: come", "ser: es", formas: "ella").isEmpty)
    #expect(try findings("comer: como", "ser: eres", formas: "primera").isEmpty)
  }

  /// The positions and marked texts of the differences in a file with these bytes.
  private func marked(_ bytes: [UInt8]) throws -> [String] {
    let folder = try TemporaryFolder(["x.txt": bytes])
    return try conj("check", folder / "x.txt", "--format", "jsonl").objects().compactMap {
      finding in
      guard let line = finding["line"], let column = finding["column"],
        let length = finding["length"], let id = finding["id"] as? String
      else { return nil }
      return id == "windows-1252" ? nil : "\(line):\(column)+\(length) \(id)"
    }
  }

  @Test func differencesArePointedAtInTheFileAsItIs() throws {
    let text = Self.good.replacing("coméis", with: "comeis")
    let expected = ["4:36+6 other-accents"]
    for end in ["\n", "\r\n", "\r", "\r\r\n"] {
      #expect(try marked(Array(text.replacing("\n", with: end).utf8)) == expected)
      #expect(try marked(Array("\u{FEFF}\(text.replacing("\n", with: end))".utf8)) == expected)
    }
    #expect(
      try marked(Array(text.replacing("é", with: "e\u{301}").utf8)) == expected)
    let spaced = text.replacing("como, ", with: "como ,   ")
    let windows = Array(spaced.unicodeScalars.map { UInt8($0.value) })
    #expect(try marked(windows) == ["4:39+6 other-accents"])
    let quoted = text.replacing("comeis", with: "“comeis”")
    #expect(
      try marked(Array(quoted.utf8)) == ["4:36+8 quotation-marks", "4:37+6 other-accents"])
    let hidden = text.replacing("comeis", with: "\u{200B}comeis/coméis")
    #expect(
      try marked(Array(hidden.utf8)) == ["4:36+1 invisible-character", "4:37+6 other-accents"])
  }

  @Test(arguments: [("ser y estar", "ser, estar"), ("ir o irse", "ir, irse")])
  func aNameOfTwoVerbs(name: String, verbs: String) throws {
    let line = "\(name): soy, eres, es, somos, sois, son"
    #expect(
      try advice(line, LevelText.comer) == ["unknown-verb: Give each a line of its own: \(verbs)"])
  }

  @Test func anUnknownVerbIsReportedOnce() throws {
    let folder = try TemporaryFolder([
      "a.txt": Self.good + "berber: a, a, a, a, a, a\n",
      "b.txt": Self.good + "berberse: a, a, a, a, a, a\nlñkj: a\n",
      "c.txt": Self.good + "xyzzyxyzzyar: a, a, a, a, a, a\n",
    ])
    let text = try conj("check", folder.path).text
    #expect(text.split(separator: "no verb “berber”").count == 2)
    #expect(text.contains("a.txt:6:1: warning: The reference has no verb “berber”"))
    #expect(text.contains("Did you mean beber? If berber is right, leave it as it is."))
    #expect(text.contains("no verb “xyzzyxyzzyar”"))
    #expect(text.contains("Check the spelling."))
  }

  /// An index cannot hold more verbs of one form than this; a check needs none.
  @Test func manyVerbsMayShareAForm() throws {
    let lines = (0..<257).map { number in
      let letters = [49, 7, 1].map { Array("bdfglmn")[number / $0 % 7] }
      // Nobody means a verb by so many letters: none is searched for.
      return "\(String(repeating: "x", count: 40))\(String(letters))ar: a, a, a, a, a, a"
    }
    let folder = try TemporaryFolder(["a.txt": Self.good + lines.joined(separator: "\n")])
    let outcome = try conj("check", folder.path, "--format", "tsv")
    #expect(outcome.lines.count == 100)
    #expect(outcome.messages.contains("157 more"))
    #expect(outcome.status == 0)
  }

  @Test func suggestionsNameTheRightForm() throws {
    let folder = try TemporaryFolder([
      "x.txt": Self.good + "dormir: dormo, duermes, duerme, dormimos, dormís, duermen\n"
        + "hablar: habla, hablo, hablas, hablamos, habláis, hablan\n"
        + "bever: bevo, beves, beve, bevemos, bevéis, beven\n"
    ])
    let outcome = try conj("check", folder.path)
    #expect(outcome.text.contains("Did you mean duermo?"))
    #expect(outcome.text.contains("Did you mean beber?"))
    #expect(outcome.text.contains("“habla” is under yo; the reference has it under"))
    #expect(outcome.text.contains("2 more forms are out of place on this line"))
    #expect(outcome.text.hasSuffix("1 file, 1 level, 5 verbs: 0 errors, 3 warnings\n"))
    #expect(outcome.status == 0)
    #expect(try conj("check", "--strict", folder.path).status == 1)
  }

  @Test func errorsAndTroubleHaveTheirStatus() throws {
    let folder = try TemporaryFolder(["a.txt": Self.good.replacing("comes, ", with: "comes ")])
    let errors = try conj("check", folder.path)
    #expect(errors.text.contains("[wrong-form-count]"))
    #expect(errors.status == 1)
    let missing = try conj("check", folder / "none.txt", folder.path)
    #expect(missing.text.contains("[missing-path]") && missing.text.contains("[wrong-form-count]"))
    #expect(missing.status == 2)
    #expect(try conj("check").messages.contains("needs to know what to check"))
    #expect(try conj("check").status == 2)
    #expect(try conj("check", "builtin").status == 2)
  }

  @Test func pathsComeFromThreePlaces() throws {
    let folder = try TemporaryFolder(["a.txt": Self.good])
    let expected = try conj("check", folder.path).output
    #expect(try conj("check", "--levels", folder.path).output == expected)
    #expect(try conj("check", environment: ["CONJ_LEVELS": folder.path]).output == expected)
    #expect(try conj("check", "/nowhere", environment: ["CONJ_LEVELS": folder.path]).status == 2)
  }

  @Test func levelChoosesWhatIsChecked() throws {
    let folder = try TemporaryFolder([
      "a.txt": Self.good, "b.txt": Self.good.replacing("Bueno", with: "Otro") + "x\n",
    ])
    #expect(try conj("check", "--level", "bueno", folder.path).status == 0)
    #expect(try conj("check", "--level", "otro", folder.path).status == 1)
    let unknown = try conj("check", "--level", "otro", "--level", "zzz", folder.path)
    #expect(unknown.status == 2)
    #expect(unknown.text.contains("b.txt:") && !unknown.text.contains("1 level"))
    #expect(unknown.messages.hasPrefix("conj: No level has “zzz” in its title or file name.\n"))
  }

  @Test func whatIsNotChosenIsNotMended() throws {
    let old = Self.good.replacing("\n", with: "\r\n")
    let folder = try TemporaryFolder([
      "a.txt": old.replacing(",", with: " ,"),
      "b.txt": old.replacing(",", with: " ,").replacing("Bueno", with: "Otro"),
    ])
    let outcome = try conj("check", "--fix", "--level", "otro", folder.path, "--format", "tsv")
    #expect(outcome.messages.contains("b.txt: fixed; the old file is "))
    #expect(folder.names == ["a.txt", "b.txt", "b.txt.bak"])
  }

  @Test func jsonIsForEditors() throws {
    let folder = try TemporaryFolder(["a.txt": Self.good.replacing("comen\n", with: "comén\n")])
    let outcome = try conj("check", folder.path, "--format", "jsonl")
    let object = try #require(try outcome.objects().first)
    #expect(object["file"] as? String == folder / "a.txt")
    #expect(object["line"] as? Int == 4)
    #expect(object["column"] as? Int == 44)
    #expect(object["length"] as? Int == 5)
    #expect(object["severity"] as? String == "warning")
    #expect(object["id"] as? String == "other-accents")
    #expect(outcome.status == 0)
    #expect(try conj("check", "--strict", folder.path).status == 1)
  }

  /// Of forms equally near, the one of the column's person is meant.
  @Test func suggestionsAreOfTheSamePerson() throws {
    for (column, meant) in [("él", "come"), ("tú", "comes"), ("ellos", "comen")] {
      let text = "T\nD\nFF0000\nformas: \(column)\ncomer: comex\nbeber: bebex\n"
      let folder = try TemporaryFolder(["x.txt": text])
      #expect(try conj("check", folder.path).text.contains("Did you mean \(meant)?"), "\(column)")
    }
  }

  @Test func ambiguousFormsAreListed() throws {
    let folder = try TemporaryFolder([
      "a.txt": """
      T
      D
      FF0000
      formas: yo, él
      hablar: hablo, habló
      ser: fui, fue
      ir: fui, fue
      sonar: sueno, sonó
      soñar: sueño, soñó
      """
    ])
    let outcome = try conj("check", "--ambiguous", folder.path, "--format", "tsv")
    let listed = outcome.lines.filter { !$0.hasPrefix("/") }.joined(separator: "\n") + "\n"
    #expect(
      listed == """
        verbs\tfue\tir, ser\t\t
        verbs\tfui\tir, ser\t\t
        accent\thablo\thablar\thabló\thablar
        ñ\tsonar\tsonar\tsoñar\tsoñar
        ñ\tsonó\tsonar\tsoñó\tsoñar
        ñ\tsueno\tsonar\tsueño\tsoñar

        """)
    let text = try conj("check", "--ambiguous", folder.path).text
    #expect(text.contains("Forms of several verbs:\n   fue  ir, ser\n"))
    let lines = try conj(
      "check", "--ambiguous", folder.path, environment: ["ACCESSIBLE": "1"]
    ).text
    #expect(lines.contains("\nfue (ir, ser)\n") && lines.contains("\nsonó (sonar): soñó (soñar)\n"))
  }

  /// Of many spellings with the same letters each has a few pairs, or the list would be a square of them.
  @Test func likeSpellingsAreListedBesideTheFirstAndTheLast() throws {
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file(
        "formas: gerundio", "anar: ano/anó/áno", "añar: año/añó", "pesar: ní/ñi")
    ])
    func pairs() throws -> [String] {
      try conj("check", "--ambiguous", folder.path, "--format", "tsv").lines
        .filter { !$0.hasPrefix("/") }
        .map { line in
          let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
          return "\(fields[0]) \(fields[1]) \(fields[3])"
        }
    }
    #expect(
      try pairs() == [
        "ñ anar añar", "accent ano anó", "ñ ano año", "accent año añó", "ñ anó añó",
        "accent ano áno", "accent anó áno",
      ])
    let marked = (0..<300).map { number in
      "r" + String((0..<9).map { number >> $0 & 1 == 0 ? "a" : "á" })
    }
    let many = try TemporaryFolder([
      "a.txt": LevelText.file(
        "formas: gerundio", "amar: \(marked.joined(separator: "/"))", "ir: yendo")
    ])
    let outcome = try conj("check", "--ambiguous", many.path)
    #expect(outcome.status == 2)
    #expect(
      outcome.messages.contains("'raaaaaaaaa' is a form of 300 verbs or has as many spellings"))
  }

  /// A line of many forms has a dozen findings, not as many as forms.
  @Test func aLineHasFewFindings() throws {
    let forms = (0..<rounds(1_000, few: 50)).map { number in
      String(
        String(number).map {
          Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8($0.wholeNumberValue ?? 0)))
        })
    }
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file(
        "comer: \(forms.joined(separator: "/")), b, c, d, e, f", LevelText.beber)
    ])
    let outcome = try conj("check", "--format", "tsv", folder / "a.txt")
    #expect((1...12).contains(outcome.rows.filter { $0.count > 1 && $0[1] == "4" }.count))
  }

  /// Its other name would keep the old content.
  @Test func findingsThatSayTheSameAreCounted() throws {
    let bad = (0..<100).map { _ in "comer: como, comes" }.joined(separator: "\n")
    let folder = try TemporaryFolder(["a.txt": Self.good + bad])
    let text = try conj("check", folder.path).text
    #expect(text.components(separatedBy: "[wrong-form-count]").count == 4)
    #expect(text.contains("    and 97 more like this\n"))
    #expect(
      try conj("check", folder.path, "--format", "tsv").rows.count { $0[4] == "wrong-form-count" }
        == 100)
  }

  /// What a file says very often is said a hundred times, and counted, whatever the output.
  @Test func aHundredFindingsOfAKindAreShownAndAllAreCounted() throws {
    let letters = Array("bcdfghjlmn")
    // No verb that is meant is looked for where a name is so long.
    let start = String(repeating: "x", count: 40)
    let count = rounds(1000, few: 110)
    let verbs = (0..<count).map { number in
      let stem = [100, 10, 1].map { "\(letters[number / $0 % 10])" }.joined(separator: "e")
      return LevelText.comer.replacing("com", with: start + stem) + "\n"
    }
    let folder = try TemporaryFolder(["a.txt": Self.good + verbs.joined()])
    let text = try conj("check", folder.path).text
    #expect(text.components(separatedBy: "[unknown-verb]").count == 101)
    #expect(text.contains("    and \(count - 100) more like this\n"))
    #expect(text.contains(isExhaustive ? " 1,000 warnings" : " 110 warnings"))
    let rows = try conj("check", folder.path, "--format", "tsv")
    #expect(rows.rows.count == 100)
    #expect(rows.messages.contains("\(count - 100) more"))
    let records = try conj("check", folder.path, "--format", "jsonl").text
    #expect(records.components(separatedBy: #""omitted":0"#).count == 100)
    #expect(records.components(separatedBy: #""omitted":\#(count - 100)"#).count == 2)
  }

  @Test func commandsThatReadLevelsShowFindingsAsCheckDoes() throws {
    let bad = (0..<100).map { _ in "comer: como, comes" }.joined(separator: "\n")
    let folder = try TemporaryFolder(["a.txt": Self.good + bad])
    let messages = try conj("lookup", "como", "--levels", folder.path).messages
    #expect(messages.components(separatedBy: "[wrong-form-count]").count == 4)
    #expect(messages.contains("    and 97 more like this\n"))
  }

  @Test func aNameWithSpacesIsToldAsOne() throws {
    let folder = try TemporaryFolder(["mis verbos de hoy.txt": Self.good])
    let outcome = try conj("check", folder / "mis", "verbos", "de", "hoy.txt")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("conj check \"\(folder / "mis verbos de hoy.txt")\""))
  }
}
