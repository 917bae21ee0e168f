import TestSupport
import Testing

/// Cells of several words: a verb with a complement, me doy cuenta, or with words that no infinitive has, vale la pena.
@Suite struct ComplementTests {
  private let folder = Result {
    try TemporaryFolder([
      "a.txt": LevelText.file(
        "tiempo: presente",
        """
        darse cuenta: me doy cuenta, te das cuenta, se da cuenta, nos damos cuenta, os dais cuenta, \
        se dan cuenta
        """,
        "echar de menos: -, echas de menos, echa de  menos, -, -, echan de menos"),
      "b.txt": LevelText.file(
        "tiempo: presente",
        "valer: valgo, vales, vale/vale la pena, valemos, valéis, valen/valen la pena",
        "dar la lata: doy la lata, das la lata, da la lata, damos la lata, dais la lata, dan la lata",
        "hacer: -, haces falta, hace falta, -, -, hacen falta"),
    ])
  }

  private func ask(_ arguments: String...) throws -> Outcome {
    try conj(arguments + ["--levels", folder.get().path])
  }

  /// The level that has the words just so comes first, then those that have the verb's form.
  @Test(arguments: [
    ("me doy cuenta", "doy", "yo", "a.txt"), ("no te das cuenta", "das", "tú", "a.txt"),
    ("ECHA DE MENOS", "echa", "él", "a.txt"), ("hacen falta", "hacen falta", "ellos", "b.txt"),
    ("me hace falta", "hace falta", "él", "b.txt"), ("valen la pena", "valen", "ellos", "b.txt"),
    ("vale la pena", "vale", "él", "b.txt"),
  ])
  func aWholeIsRead(query: String, form: String, person: String, file: String) throws {
    let rows = try ask("lookup", "--readings", "--format", "tsv", query).rows
    #expect(rows.count == 1)
    #expect(rows.first.map { [$0[0], $0[2], $0[5], $0[7]] } == [query, form, person, file])
    let listings = try ask("levels", "--format", "tsv", "--form", query)
    #expect(listings.rows.map { $0[4] } == [file] && listings.status == 0)
  }

  @Test(arguments: [("me hace falta", "032-"), ("les dan igual", "032-"), ("me cae bien", "032-")])
  func aWholeInALessonIsRead(query: String, file: String) throws {
    let rows = try conj("lookup", "--readings", "--format", "tsv", query).rows
    #expect(rows.first?[7].hasPrefix("Course/\(file)") == true)
    #expect(rows.count > 1 && Set(rows.map { $0[1] }).count == 1)
    let listings = try conj("levels", "--form", query).rows
    #expect(listings.contains { $0[4].hasPrefix("Course/\(file)") })
  }

  /// One verb with two complements is two verbs to a teacher: neither line hides the other.
  @Test func aVerbMayHaveTwoComplements() throws {
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file(
        "tiempo: presente",
        """
        tener sed: tengo sed, tienes sed, tiene sed, tenemos sed, tenéis sed, tienen sed
        tener sueño: tengo sueño, tienes sueño, tiene sueño, tenemos sueño, tenéis sueño, tienen sueño
        """)
    ])
    #expect(try conj("check", folder.path).text.contains("no errors, no warnings"))
    for format in ["tsv", "text", "jsonl", "csv"] {
      let text = try conj("show", "tener", "--format", format, "--levels", folder.path).text
      #expect(text.contains("tenéis sed") && text.contains("tenéis sueño"), "\(format)")
    }
    let twice = try TemporaryFolder([
      "a.txt": LevelText.file(
        "formas: yo", "tener sed: tengo sed", "tener sed: tengo sed", "ir: voy")
    ])
    #expect(try conj("check", twice.path).text.contains("[repeated-verb]"))
  }

  /// An adjective agrees with the person: it is in each cell as the level writes it.
  @Test func adjectivesAgree() throws {
    let lines = [
      """
      quedarse solo: me quedo solo, te quedas solo, se queda solo, nos quedamos solos, \
      os quedáis solos, se quedan solos
      """,
      """
      ponerse feliz: me pongo feliz, te pones feliz, se pone feliz, nos ponemos felices, \
      os ponéis felices, se ponen felices
      """,
      """
      estar cansado: estoy cansado, estás cansado, está cansado/está cansada, estamos cansados, \
      estáis cansados, están cansados
      """,
      """
      ser capaz de todo: soy capaz de todo, eres capaz de todo, es capaz de todo, somos capaces de todo, \
      sois capaces de todo, son capaces de todo
      """,
    ]
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file("tiempo: presente", lines.joined(separator: "\n"))
    ])
    func ask(_ arguments: String...) throws -> Outcome {
      try conj(arguments + ["--levels", folder.path])
    }
    #expect(try ask("check").text.contains("no errors, no warnings"))
    for (query, form) in [
      ("nos ponemos felices", "ponemos"), ("está cansada", "está"), ("me quedo solo", "quedo"),
      ("os quedáis solos", "quedáis"),
    ] {
      let rows = try ask("lookup", "--readings", query).rows
      #expect(rows.map { [$0[0], $0[2]] } == [[query, form]])
      #expect(try ask("levels", "--form", query).rows.map { $0[7] } == [query])
    }
    let sheet = try ask("practice", "--sheet", "--no-save").text
    #expect(sheet.contains(". nos quedamos solos\n") && sheet.contains("ponerse felices**, "))
    let copy = try ask("new", "x", "--from", "a.txt", "--verbs", "quedarse,ponerse,estar,ser").lines
    #expect(copy.suffix(4) == lines[...])
  }

  /// A complement belongs to one line: the cells of others are not meant.
  @Test func otherWordsAreNoWhole() throws {
    for query in ["me da cuenta", "echo de más", "doy cuenta"] {
      #expect(try ask("levels", "--form", query).status == 1, "\(query)")
    }
  }

  @Test(arguments: ["text", "tsv", "jsonl", "csv"])
  func formsOfSeveralWordsAloneAreShown(format: String) throws {
    let text = try ask("show", "hacer", "--format", format).text
    for form in ["haces falta", "hace falta", "hacen falta"] {
      #expect(text.contains(form), "\(form)")
    }
  }

  @Test func aNewLevelHasTheComplementInEveryFormat() throws {
    for (format, line) in [
      ("text", "darse cuenta: me doy cuenta, te das cuenta, "),
      ("csv", "darse cuenta,me doy cuenta,te das cuenta,"),
    ] {
      let outcome = try ask(
        "new", "T", "--verbs", "dar,echar", "--from", "a.txt", "--format", format)
      #expect(outcome.text.contains(line))
    }
  }

  /// The article of an object is no pronoun of the verb.
  @Test func objectsHaveArticles() throws {
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file(
        "tiempo: presente", "formas: yo", "lavarse las manos: me lavo las manos",
        "poner la mesa: pongo la mesa", "pasarlo bien: lo paso bien",
        "llevarlas mal: las llevo mal", "tomarla en serio: la tomo en serio")
    ])
    let sheet = try conj("practice", "--sheet", "--no-save", "--levels", folder.path).text
    for asked in [
      "lavarse las manos", "poner la mesa", "pasar bien + lo", "llevar mal + las",
      "tomar en serio + la",
    ] {
      #expect(sheet.contains("**\(asked)**, presente, yo: "))
    }
  }

  /// A name of several words that conj can't read is no reflexive verb.
  @Test func aNameOfSeveralWordsGetsNoPronoun() throws {
    let folder = try TemporaryFolder([
      "x.txt": LevelText.file(
        "no querer: no quiero, no quieres, no quiere, no queremos, no queréis, no quieren",
        "lavarse: me lavo, te lavas, se lava, nos lavamos, os laváis, se lavan")
    ])
    let options = ["--levels", folder.path, "quiero", "lavo"]
    let text = try conj(["lookup", "--format", "text", "--no-gloss"] + options)
    #expect(text.lines == ["quiero  no querer  Nivel  yo", "lavo    lavarse    Nivel  yo"])
    let pronominal = try conj(["lookup", "--only", "pronominal"] + options)
    #expect(pronominal.text == "\ntrue\n")
  }
}
