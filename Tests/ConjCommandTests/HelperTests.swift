import TestSupport
import Testing

/// Cells with helpers, in levels that lack the helping verbs or have only some of their forms.
@Suite struct HelperTests {
  private static let lines = [
    "pintar: he pintado, has pintado, ha pintado, hemos pintado, habéis pintado, han pintado",
    "romper: he roto, has roto, ha roto, hemos roto, habéis roto, han roto",
    """
    lavarse: me he lavado, te has lavado, se ha lavado, nos hemos lavado, os habéis lavado, \
    se han lavado
    """,
    """
    darse cuenta: me he dado cuenta, te has dado cuenta, se ha dado cuenta, nos hemos dado cuenta, \
    os habéis dado cuenta, se han dado cuenta
    """,
    """
    gustar: me ha gustado, te ha gustado, le ha gustado, nos ha gustado, os ha gustado, \
    les ha gustado
    """,
    """
    hacer falta: me ha hecho falta, te ha hecho falta, le ha hecho falta, nos ha hecho falta, \
    os ha hecho falta, les ha hecho falta
    """,
    """
    guasapear: he guasapeado, has guasapeado, ha guasapeado, hemos guasapeado, habéis guasapeado, \
    han guasapeado
    """,
  ]
  private static let perfect = LevelText.file(
    "tiempo: pretérito perfecto", lines.joined(separator: "\n"))
  private static let periphrases = LevelText.file(
    "tiempo: presente",
    """
    viajar: voy a viajar, vas a viajar, va a viajar, vamos a viajar, vais a viajar, van a viajar
    leer: estoy leyendo, estás leyendo, está leyendo, estamos leyendo, estáis leyendo, están leyendo
    afeitarse: voy a afeitarme, vas a afeitarte, va a afeitarse, vamos a afeitarnos, \
    vais a afeitaros, van a afeitarse
    """)
  /// Alone, and beside a level that has some of the helpers' forms.
  private static let folders: [[String: String]] = [
    ["p.txt": perfect, "q.txt": periphrases],
    [
      "a.txt": LevelText.file(
        "tiempo: presente",
        """
        haber: he, has, ha, hemos, habéis, han
        ser: soy, eres, es, somos, sois, son
        """), "p.txt": perfect, "q.txt": periphrases,
    ],
  ]

  /// What each query has in columns, all asked at once.
  private func rows(_ queries: [String], _ files: [String: String]) throws -> [[String]] {
    let folder = try TemporaryFolder(files)
    let columns = "--columns=query,infinitive,form,tense,person,construction"
    return try conj(["lookup", columns, "--levels", folder.path] + queries).rows
  }

  @Test(arguments: folders)
  func theWholeIsRead(files: [String: String]) throws {
    let perfect = "pretérito perfecto compuesto"
    let expected = [
      ["ha roto", "romper", "roto", perfect, "él", "haber"],
      ["hemos pintado", "pintar", "pintado", perfect, "nosotros", "haber"],
      ["te has lavado", "lavar", "lavado", perfect, "tú", "te haber"],
      ["habréis roto", "romper", "roto", "futuro compuesto", "vosotros", "haber"],
      ["me he dado cuenta", "dar", "dado", perfect, "yo", "me haber cuenta"],
      ["me ha gustado", "gustar", "gustado", perfect, "él", "me haber"],
      ["nos ha hecho falta", "hacer", "hecho", perfect, "él", "nos haber falta"],
      ["has guasapeado", "guasapear", "guasapeado", perfect, "tú", "haber"],
      ["vas a viajar", "viajar", "viajar", "ir a + infinitivo, presente", "tú", "ir a"],
      ["están leyendo", "leer", "leyendo", "estar + gerundio, presente", "ellos", "estar"],
      // Spelled in another way than the level does.
      ["me voy a afeitar", "afeitar", "afeitar", "ir a + infinitivo, presente", "yo", "me ir a"],
    ]
    #expect(try rows(expected.map { $0[0] }, files) == expected)
  }

  /// What helpers need is by itself no form of a person.
  @Test(arguments: folders)
  func theFormByItselfHasNoPerson(files: [String: String]) throws {
    let expected = [
      ["roto", "romper", "roto", "participio", "", ""],
      ["leyendo", "leer", "leyendo", "gerundio", "", ""],
      ["viajar", "viajar", "viajar", "infinitivo", "", ""],
      ["guasapeado", "guasapear", "guasapeado", "participio", "", ""],
    ]
    let found = try rows(expected.map { $0[0] } + ["he comido"], files)
    #expect(Array(found.prefix(4)) == expected)
    // No level has these.
    #expect(found.count > 4 && found[4][1] != "comer")
    #expect(try rows(["habéis"], ["p.txt": Self.perfect]) == [["habéis", "", "", "", "", ""]])
  }

  @Test(arguments: folders)
  func theLevelIsNamed(files: [String: String]) throws {
    let folder = try TemporaryFolder(files)
    for (query, column) in [
      ("ha roto", "él"), ("me ha gustado", "me"), ("os habéis dado cuenta", "vosotros"),
      ("les ha hecho falta", "les"), ("vamos a viajar", "nosotros"),
    ] {
      let rows = try conj(
        "levels", "--format", "tsv", "--levels", folder.path, "--form", query
      ).rows
      #expect(rows.map { [$0[$0.count - 2], $0[$0.count - 1]] } == [[query, column]])
    }
  }

  /// Practice asks for the whole, with what it has beside the verb, and takes it in each order.
  @Test(arguments: folders)
  func theWholeIsAskedFor(files: [String: String]) throws {
    let folder = try TemporaryFolder(files)
    let sheet = try conj(
      "practice", "--sheet", "--no-save", "--count", "all", "--levels", folder.path
    ).text
    for question in [
      "**gustar**, pretérito perfecto compuesto, a mí: ",
      "**darse cuenta**, pretérito perfecto compuesto, tú: ",
      "**hacer falta**, pretérito perfecto compuesto, a nosotros: ",
      "**leer**, estar + gerundio, presente, yo: ",
    ] {
      #expect(sheet.contains(question), "\(question)")
    }
    let rows = try conj(
      [
        "practice", "--format", "tsv", "--no-save", "--count", "1", "--levels", folder.path,
        "--verbs", "afeitarse", "--persons", "yo",
      ], input: Array("me voy a afeitar\n".utf8)
    ).rows
    #expect(rows.map { $0[4] } == ["right"])
  }

  /// What is wrong in a cell with helpers is found as in others: column, message and what was meant.
  @Test(arguments: [
    (
      "pretérito perfecto",
      "nadar: he nadado, has nadado, han nadado, hemos nadado, habéis nadado, han nadado",
      ["other-person", "ha nadado"]
    ),
    (
      "pretérito perfecto",
      """
      ducharse: me he duchado, te has duchado, se ha duchado, nos hemos duchados, os habéis duchado, \
      se han duchado
      """, ["unknown-form", "nos hemos duchado"]
    ),
    (
      "presente",
      "cenar: voy a cenar, vas a cenar, voy a cenar, vamos a cenar, vais a cenar, van a cenar",
      ["other-person", "va a cenar"]
    ),
    (
      "imperfecto",
      """
      salir: iba a salir, ibas a salir, iba a salir, íbamos a salir, ibais a salir, van a salir
      """, ["other-tense", "iban a salir"]
    ),
    (
      "infinitivo",
      "dormirse: dormirme, dormirte, dormirse, dormirnos, dormirse, dormirse",
      ["other-pronoun", "dormiros"]
    ),
    (
      "presente",
      """
      encantar: me va a encantar, te vas a encantar, le va a encantar, nos va a encantar, \
      os va a encantar, les va a encantar
      """, ["other-person", "te va a encantar"]
    ),
    (
      "presente",
      """
      escaparse: se me escapa, se te escapa, le escapa, se nos escapa, se os escapa, \
      se les escapa
      """, ["missing-pronoun", "se le escapa"]
    ),
    (
      "presente",
      """
      lavarse: voy a lavarme, vas a lavarse, va a lavarse, vamos a lavarnos, vais a lavaros, \
      van a lavarse
      """, ["other-pronoun", "te vas a lavar"]
    ),
    (
      "presente",
      """
      peinarse: me estoy peinando, te estás peinando, me está peinando, nos estamos peinando, \
      os estáis peinando, se están peinando
      """, ["other-pronoun", "se está peinando"]
    ),
    (
      "presente",
      """
      afeitarse: me voy a afeitar, te vas a afeitar, va a afeitarse, nos vamos a afeitar, \
      os vais a afeitar, van a afeitarse
      """, []
    ),
  ])
  func faultsAreFound(tense: String, line: String, finding: [String]) throws {
    let folder = try TemporaryFolder([
      "n.txt": LevelText.file("tiempo: \(tense)", line, Self.lines[1])
    ])
    let rows = try conj("check", folder.path, "--format", "tsv").rows.filter { $0[1] == "5" }
    #expect(rows.map { $0[4] } == finding.prefix(1).map { $0 })
    #expect(rows.allSatisfy { $0[6].contains(finding[1]) })
  }

  @Test func textIsReadWithHelpers() throws {
    let folder = try TemporaryFolder(Self.folders[0])
    let rows = try conj(
      ["lookup", "--text", "--levels", folder.path], input: Array("Ayer no se ha roto nada.\n".utf8)
    ).rows
    #expect(rows.contains { $0[3] == "no se ha roto" && $0[4] == "romper" })
  }
}
