import TestSupport
import Testing

/// Cells of gustar and its like: the pronoun is of whom something pleases, the verb is in the third person.
@Suite struct DativeTests {
  private let level = Result {
    try TemporaryFolder([
      "n.txt": LevelText.file(
        "tiempo: presente",
        """
        gustar: me gusta/me gustan, te gusta/te gustan, le gusta/le gustan, nos gusta/nos gustan, \
        os gusta/os gustan, les gusta/les gustan
        """,
        "apetecer: me apetece, te apetece, le apetece, nos apetece, os apetece, les apetece",
        "levantarse: me levanto, te levantas, se levanta, nos levantamos, os levantáis, se levantan",
        LevelText.comer)
    ])
  }

  private func ask(_ arguments: String...) throws -> Outcome {
    try conj(arguments + ["--levels", level.get().path])
  }

  /// The columns of a lesson may be named by persons: they are those who are pleased all the same.
  @Test(arguments: [
    ("me gusta", "me"), ("nos gustan", "nos"), ("le apetece", "le"), ("os apetece", "os"),
    ("no les gusta", "les"), ("nos levantamos", "nosotros"), ("se levanta", "él"),
  ])
  func theColumnSaysWho(query: String, column: String) throws {
    let rows = try ask("lookup", "--readings", "--format", "tsv", query).rows
    #expect(rows.map { $0[5] } == [column])
    let listings = try ask("levels", "--format", "tsv", "--form", query).rows
    #expect(listings.map { $0.last } == [column])
  }

  @Test func practiceAsksWhomItPleases() throws {
    let sheet = try ask("practice", "--sheet", "--no-save", "--count", "40").text
    #expect(sheet.contains("**apetecer**, presente, a nosotros: "))
    #expect(sheet.contains("**gustar**, presente, a ellos: "))
    #expect(sheet.contains("**levantarse**, presente, nosotros: "))
    #expect(!sheet.contains("+"))
  }

  /// The same with no.
  @Test func negatedCells() throws {
    let folder = try TemporaryFolder([
      "n.txt": LevelText.file(
        "tiempo: presente",
        """
        importar: no me importa, no te importa, no le importa, no nos importa, no os importa, \
        no les importan
        """, LevelText.comer)
    ])
    #expect(try conj("check", folder.path).text.contains("no errors, no warnings"))
    let sheet = try conj("practice", "--sheet", "--no-save", "--levels", folder.path).text
    #expect(sheet.contains("**importar + no**, presente, a nosotros: "))
    #expect(sheet.contains("**importar + no**, presente, a ellos (plural): "))
  }

  /// Nothing about it is irregular, and what is regular is no mistake.
  @Test func theFormIsRegular() throws {
    let table = try ask("show", "gustar", "--format", "text").text
    #expect(table.contains("nos gustan") && !table.contains("*"))
    #expect(!(try ask("lookup", "me apetecen").messages.contains("regular")))
  }

  /// Whom it pleases is le, whatever pronoun is there and whoever is named before it.
  @Test(arguments: [
    (
      "preocupar: me preocupa, te preocupa, lo preocupa, nos preocupa, os preocupa, las preocupa", 2
    ),
    (
      "doler: a mí me duele, a ti te duele, a él les duele, nos duele, os duele, a ellos le duele",
      2
    ),
    (
      "doler: a mí me duele, a ti te duele, a él le duele, nos duele, os duele, a ellos les duele",
      0
    ),
  ])
  func otherPronounsAreNoticed(line: String, count: Int) throws {
    let folder = try TemporaryFolder(["n.txt": LevelText.file(line, LevelText.comer)])
    let rows = try conj("check", folder.path, "--format", "tsv").rows
    #expect(rows.map { $0[4] } == Array(repeating: "other-pronoun", count: count))
    #expect(rows.allSatisfy { $0[6].contains("Did you mean le") })
  }

  /// Another tense is noticed as in other lines, and the right form is that of the third person.
  @Test(arguments: [
    ("encantar", "encantaba", "encanta"), ("gustar", "gustó", "gusta"),
    ("interesar", "interese", "interesa"),
    ("molestar", "molestaron", "molestan"), ("sobrar", "sobrará", "sobra"),
  ])
  func otherTensesAreNoticed(verb: String, wrong: String, right: String) throws {
    func line(_ verb: String, _ forms: [String]) -> String {
      let cells = zip(["me", "te", "le", "nos", "os", "les"], forms).map { "\($0) \($1)" }
      return "\(verb): \(cells.joined(separator: ", "))"
    }
    let all = Array(repeating: wrong, count: 6)
    let one = Array(repeating: right, count: 6)
    let others = line("faltar", Array(repeating: "falta", count: 6))
    for tense in ["tiempo: presente", line("apetecer", Array(repeating: "apetece", count: 6))] {
      let folder = try TemporaryFolder([
        "a.txt": LevelText.file(tense, others, line(verb, all)),
        "b.txt": LevelText.file(tense, others, line(verb, [one[0], wrong] + one[2...])),
      ])
      let rows = try conj("check", folder.path, "--format", "tsv").rows
      #expect(rows.map { $0[4] } == ["other-tense", "other-tense"])
      #expect(rows.first?[6].contains("me \(right), te \(right), le \(right), nos") == true)
      #expect(rows.last?[6].contains("Did you mean te \(right)?") == true)
    }
  }

  /// Columns may be named by those who are pleased in either way, and the level need not say its tense.
  @Test(arguments: [
    "formas: a mí, a ti, a él/ella, a nosotros, a vosotros, a ellos",
    "formas: me, te, le, nos, os, les", "# nada",
  ])
  func columnsMayBeNamedByThem(header: String) throws {
    for tense in ["tiempo: presente", "# nada"] {
      let folder = try TemporaryFolder([
        "n.txt": LevelText.file(
          tense, header,
          "bastar: me basta, te basta/te bastan, le basta, nos basta, os basta, les basta",
          "doler: me duele, te duele, le duele, nos duele, os duele, les duele")
      ])
      func ask(_ arguments: String...) throws -> Outcome {
        try conj(arguments + ["--levels", folder.path])
      }
      #expect(try ask("check").text.contains("no errors, no warnings"))
      #expect(try ask("lookup", "--readings", "nos basta").rows.count == 1)
      let levels = try ask("levels", "--format", "tsv", "--form", "les duele").rows
      #expect(levels.count == 1)
      let sheet = try ask("practice", "--sheet", "--no-save", "--no-vosotros").text
      #expect(sheet.contains("**bastar**") && sheet.contains(", a ellos: "))
      #expect(!sheet.contains("+") && !sheet.contains("a vosotros"))
      // duele is irregular, basta is not.
      let irregular = try ask("practice", "--sheet", "--no-save", "--irregular").text
      #expect(irregular.contains("doler") && !irregular.contains("bastar"))
    }
  }

  /// The heading of a table may name them too.
  @Test func aTableMayNameThem() throws {
    let folder = try TemporaryFolder([
      "n.txt": """
      verbo;a mí;a ti;a él;a nosotros;a vosotros;a ellos
      bastar;me basta;te basta;le basta;nos basta;os basta;les basta
      doler;me duele;te duele;le duele;nos duele;os duele;les duele

      """
    ])
    let rows = try conj("lookup", "--readings", "os duele", "--levels", folder.path).rows
    #expect(rows.map { $0[5] } == ["a vosotros"])
  }

  /// A level that has the verb without the pronoun tells no other person.
  @Test(arguments: [
    ("se había ido", "él"), ("se hubiera ido", "él"), ("nos habíamos ido", "nosotros"),
  ])
  func thePronounSaysThePerson(query: String, person: String) throws {
    #expect(try conj("lookup", "--only", "person", query).lines == [person])
  }

  /// ser has no reflexive pronoun: with one it is ir, and the participle says how somebody went.
  @Test(arguments: [
    ("se fue cansado", "ir"), ("nos fuimos cansados", "ir"), ("te fuiste dormida", "ir"),
    ("me fui preocupado", "ir"), ("me fue dado", "dar"), ("nos fueron enviadas", "enviar"),
    ("le fue entregado", "entregar"),
  ])
  func aReflexivePronounLeavesNoPassive(query: String, infinitive: String) throws {
    #expect(try conj("lookup", "--only", "infinitive", query).lines.first == infinitive)
  }

  /// What a learner of gustar writes first.
  @Test func theVerbIsThatOfWhatPleases() throws {
    let line = "gustar: me gusto, te gustas, le gusta, nos gustamos, os gusta, les gustan"
    let folder = try TemporaryFolder([
      "x.txt": LevelText.file("tiempo: presente", line, LevelText.beber)
    ])
    let helps = try conj("check", folder / "x.txt", "--format", "jsonl").objects().compactMap {
      ($0["help"] as? String).map { String($0.prefix { $0 != "?" }) }
    }
    #expect(
      helps == ["Did you mean me gusta", "Did you mean te gusta", "Did you mean nos gusta"])
    // One pronoun for all persons: whom I please.
    let other = try TemporaryFolder([
      "x.txt": LevelText.file(
        "tiempo: presente",
        "gustar: le gusto, le gustas, le gusta, le gustamos, le gustáis, le gustan",
        LevelText.beber)
    ])
    #expect(try conj("check", "--strict", other / "x.txt").status == 0)
  }
}
