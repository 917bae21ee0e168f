import Foundation
import LevelFiles
import SpanishGrammar
import TestSupport
import Testing

/// What is read from files with which nothing is wrong.
@Suite struct LevelParserTests {
  private func level(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> Level
  {
    let (level, findings) = Sample.parse(text, file: "Curso/nivel.txt")
    #expect(findings == [], sourceLocation: sourceLocation)
    return try #require(level, sourceLocation: sourceLocation)
  }

  private func forms(_ line: String) throws -> [String]? {
    try level(Sample.level(line)).challenges.first?.forms
  }

  @Test func theExampleOfTheDocuments() throws {
    let text =
      """
      Nivel Fácil (presente)
      Algunos verbos fáciles en tiempo presente
      FF0000
      comer: como, comes, come, comemos, coméis, comen
      beber: bebo, bebes, bebe, bebemos, bebéis, beben
      andar: ando, andas, anda, andamos, andáis, andan
      """
    let level = try level(text)
    #expect(level.title == "Nivel Fácil (presente)")
    #expect(level.description == "Algunos verbos fáciles en tiempo presente")
    #expect(level.colorHex == 0xFF0000)
    #expect(level.columns == ["yo", "tú", "él", "nosotros", "vosotros", "ellos"])
    #expect(level.order == .reading)
    #expect(level.file == "Curso/nivel.txt")
    #expect(level.byteCount == text.utf8.count)
    #expect(level.challenges.map(\.verb) == ["comer", "beber", "andar"])
    #expect(level.challenges.map(\.line) == [4, 5, 6])
    #expect(
      level.challenges[0].forms == ["como", "comes", "come", "comemos", "coméis", "comen"])
    #expect(
      level.challenges[1].cells == [
        ["bebo"], ["bebes"], ["bebe"], ["bebemos"], ["bebéis"], ["beben"],
      ])
  }

  @Test(arguments: [
    ("FF0000", 0xFF0000), ("#00ff7f", 0x00FF7F), ("red", 0xFF0000), ("Orange", 0xFFA500),
    ("yellow", 0xFFFF00), ("green", 0x008000), ("BLUE", 0x0000FF), ("purple", 0x800080),
    ("rojo", 0xFF0000), ("Naranja", 0xFFA500), ("amarillo", 0xFFFF00), ("VERDE", 0x008000),
    ("azul", 0x0000FF), ("púrpura", 0x800080), ("purpura", 0x800080), ("Pu\u{301}rpura", 0x800080),
    ("morado", 0x800080), ("negro", 0), ("blanco", 0xFFFFFF),
    ("black", 0), ("white", 0xFFFFFF), ("  FF0000 ,,", 0xFF0000), ("\u{A0}#FF0000;", 0xFF0000),
  ])
  func colours(text: String, value: Int) throws {
    #expect(try level("Nivel\n\n\(text)\n\(Sample.comer)\n\(Sample.beber)").colorHex == value)
  }

  @Test func missingAndAlternativeForms() throws {
    #expect(
      try forms("concernir: -, -, concierne, -, -, conciernen")
        == ["-", "-", "concierne", "-", "-", "conciernen"])
    let text = Sample.level("erguir: irgo/yergo, irgues / yergues, irgue, erguimos, erguís, -")
    let erguir = try level(text).challenges[0]
    #expect(erguir.forms == ["irgo/yergo", "irgues/yergues", "irgue", "erguimos", "erguís", "-"])
    #expect(erguir.cells[0...1] == [["irgo", "yergo"], ["irgues", "yergues"]])
    #expect(erguir.cells[5] == [])
  }

  @Test func reflexiveAndManyWordForms() throws {
    #expect(
      try forms("lavarse: me lavo, te lavas, se lava, nos lavamos, os laváis, se lavan")?[3]
        == "nos lavamos")
    #expect(try forms("Reírse: me  río, a, a, a, a, no\t hables")?[0] == "me río")
    let compound = try level(Sample.level("haber comido y beber: he comido, a, a, a, a, a"))
    #expect(compound.challenges[0].verb == "haber comido y beber")
    for verb in ["ir", "irse", "oír", "oírse", "ser", "dar", "no hablar"] {
      #expect(try level(Sample.level("\(verb): a, a, a, a, a, a")).challenges[0].verb == verb)
    }
  }

  /// What a verb means stands in parentheses; a note on its stem does not.
  @Test(arguments: [
    ("comer (to eat)", "to eat"), ("(to eat) comer", "to eat"),
    ("comer(se) (to  eat up)", "to eat up"),
    ("Comer (TO EAT; to dine) ", "TO EAT; to dine"), ("comer (ue)", nil), ("comer (e > i)", nil),
    ("comer (e:i)", nil), ("comer (regular)", nil), ("comer (e/ie, to eat)", nil),
    ("comer (-zco)", nil), ("comer (irreg.)", nil), ("comer (2ª conj.)", nil),
    ("comer (verbo regular)", nil),
    ("comer (Indefinido)", nil),
    ("comer (se)", nil), ("comer (…)", nil), ("comer ()", nil), ("comer", nil),
  ])
  func glossInParentheses(verb: String, gloss: String?) throws {
    let challenge = try level(Sample.level("\(verb): a, b, c, d, e, f")).challenges[0]
    #expect(challenge.verb == "comer" && challenge.gloss == gloss)
    #expect(challenge.forms == ["a", "b", "c", "d", "e", "f"])
  }

  /// The layout of a table is found out behind meanings, numbers and the words of a verb too.
  @Test(arguments: ["comer (to eat)", "1. comer", "(tr.) COMER", "darse cuenta", "comer(se)"])
  func layoutBehindMoreThanAnInfinitive(verb: String) throws {
    let (level, findings) = Sample.parse(
      """
      \(Sample.header)\(verb): como; comes; come; comemos; coméis; comen
      2. beber (to drink): bebo; bebes; bebe; bebemos; bebéis; beben
      """)
    #expect(findings.map { $0.id } == [.otherLayout])
    #expect(level?.challenges.first?.forms.count == 6)
  }

  /// One line that is wrong, or what stands above the colour, says nothing of the others.
  @Test(arguments: [
    ("T", "ser: soy eres, es, somos, son"), ("T", "ser: soy, eres, es, somos, sois, son"),
    ("Viajes de ayer: regalé, fui", "ser: soy, eres, es, somos, son"),
    ("Para empezar: ver, oír y caber", "ser: soy, eres, es, somos, son"),
  ])
  func fiveFormsAreThoseOfMostLines(title: String, line: String) {
    let right = ["leer: leo, lees, lee, leemos, leen", "dar: doy, das, da, damos, dan"]
    let lines =
      right + [line, "ver: veo, ves, ve, vemos, ven", "oír: oigo, oyes, oye, oímos, oyen"]
    let text =
      "\(title)\nVerbos en -ar: pasado, futuro\n“FF0000”\n\(lines.joined(separator: "\n"))\n"
    let (level, findings) = Sample.parse(text)
    #expect(level?.columns == ["yo", "tú", "él", "nosotros", "ellos"])
    #expect(level?.challenges.count == (title == "T" ? 4 : 5))
    #expect(findings.map(\.id) == (title == "T" ? [.fiveForms, .wrongFormCount] : [.fiveForms]))
  }

  @Test func fiveCommandsAreOfThoseWhoAreTold() {
    let (level, findings) = Sample.parse(
      "T\nD\nFF0000\ntiempo: imperativo\ncomer: come, coma, comamos, comed, coman\n"
        + "ser: sé, sea, seamos, sed, sean\n")
    #expect(level?.columns == ["tú", "usted", "nosotros", "vosotros", "ustedes"])
    #expect(findings.map(\.id) == [.fiveForms])
    // Where other verbs have six, the line with five is told whose they may be.
    let mixed = Sample.parse(
      "T\nD\nFF0000\ntiempo: imperativo negativo\ncomer: comas, coma, comamos, comáis, coman\n"
        + "ser: -, seas, sea, seamos, seáis, sean\nir: -, vayas, vaya, vayamos, vayáis, vayan\n")
    #expect(mixed.diagnostics.map(\.id) == [.wrongFormCount])
    #expect(
      mixed.diagnostics[0].help.hasSuffix("formas: tú, usted, nosotros, vosotros, ustedes"))
  }

  @Test(arguments: ["1.1 ", "1.1. ", "2.10) ", "o\t", "\u{F0B7}\t", "➢ ", "■ ", "§ "])
  func numbersAndBulletsFallAway(start: String) {
    let line = "\(start)comer: como, comes, come, comemos, coméis, comen"
    let (level, findings) = Sample.parse(
      "\(Sample.header)beber: bebo, bebes, bebe, bebemos, bebéis, beben\n\(line)\n")
    #expect(level?.challenges.map(\.verb) == ["beber", "comer"])
    #expect(findings.isEmpty)
  }

  /// Words after the infinitive that forms have too: one that lacks them is meant to have them.
  @Test(arguments: [
    ("darse cuenta: me doy cuenta, te das  cuenta/te da cuenta, -", "cuenta", "me doy"),
    ("echar de menos: echo de menos, echas de menos, echa de menos", "de menos", "echo"),
    ("darse cuenta: me doy cuenta, te das, se da cuenta", "cuenta", "me doy"),
    ("dar la lata: doy la lata, das la  lata, da  la lata", "la lata", "doy"),
    ("darse cuenta: me doy, te das, se da", "", "me doy"),
    ("hacer 2 cosas: hago 2 cosas, haces 2 cosas, hace 2 cosas", "", "hago"),
    ("dar: doy cuenta, das cuenta, da cuenta", "", "doy cuenta"),
  ])
  func complement(line: String, complement: String, form: String) throws {
    let text = "T\nD\nFF0000\nformas: yo, tú, él\n\(line)\nser: soy, eres, es\n"
    let (level, findings) = Sample.parse(text)
    let challenge = try #require(level?.challenges.first)
    #expect(findings.isEmpty && challenge.complement == complement)
    #expect(challenge.forms.first == form)
    #expect(challenge.verb == line.prefix { $0 != " " && $0 != ":" })
    let (again, _) = Sample.parse(text.replacing(line, with: challenge.text))
    #expect(again?.challenges.first == challenge)
  }

  @Test func aWrittenLevelIsReadAsTheSame() throws {
    let directives = [
      "tiempo: presente", "formas: yo, tú", "orden: uso", "vidas: 0", "límite: 10 s", "grado: A2",
    ]
    let lines =
      directives + [
        "darse cuenta (notice): me doy cuenta, te das cuenta/te da cuenta", "ser: -, eres",
      ]
    let text = Sample.header + lines.map { "\($0)\n" }.joined()
    #expect(try level(text).fileText == text)
  }

  @Test func ownColumns() throws {
    let level = try level(
      "\(Sample.header)\n# participios\nFormas:  Gerundio , participio pasado,\nser: siendo, sido\nir: yendo,ido"
    )
    #expect(level.columns == ["gerundio", "participio pasado"])
    #expect(level.challenges.map(\.forms) == [["siendo", "sido"], ["yendo", "ido"]])
    #expect(level.challenges.map(\.line) == [7, 8])
  }

  @Test func oneColumn() throws {
    let level = try level("\(Sample.header)formas: vos\norden: ULTIMO\nser: sos\nir: vas")
    #expect(level.columns == ["vos"])
    #expect(level.order == .last)
  }

  @Test(arguments: [
    ("tiempo: presente", Tense.presente), ("TIEMPO : Presente de Indicativo,", .presente),
    ("tiempo:subjuntivo: pretérito imperfecto -ra", .subjuntivoImperfecto),
    ("tiempo: imperativo negativo\norden: último", .imperativoNegativo), ("orden: uso", nil),
    ("formas: yo, tú, él, nosotros, vosotros, ellos\ntiempo: futuro simple", .futuro),
  ])
  func tense(lines: String, tense: Tense?) throws {
    #expect(try level(Sample.level(lines)).tense == tense)
  }

  /// A title may begin like a line with a tense.
  @Test func aTitleIsNoTense() throws {
    let level = try level("Tiempo: futuro\n\nFF0000\n\(Sample.comer)\n\(Sample.beber)")
    #expect(level.title == "Tiempo: futuro" && level.tense == nil)
  }

  @Test(arguments: [
    ("orden: uso", Level.Order.usage), ("ORDEN : Uso,", .usage), ("orden:último", .last),
    ("órden: u\u{301}ltimo", .last),
  ])
  func order(line: String, order: Level.Order) throws {
    #expect(try level(Sample.level(line)).order == order)
  }

  @Test(arguments: [
    ("vidas: 3\nlímite: 10 s", 3, 10), ("LIMITE : 90\nVidas:0,", 0, 90),
    ("límite: 5segundos", nil, 5), ("li\u{301}mite: 1 Seg.", nil, 1), ("vidas: 99 vidas", 99, nil),
    ("límite: 3600 s.", nil, 3600), ("vidas: 03", 3, nil), ("", nil, nil),
  ])
  func livesAndLimit(lines: String, lives: Int?, seconds: Int?) throws {
    let level = try level(Sample.level(lines))
    #expect(level.lives == lives && level.secondsForAnswer == seconds)
  }

  @Test(arguments: [("grado: A2", LevelGrade.a2), ("GRADO : c1,", .c1), ("", nil)])
  func grade(line: String, grade: LevelGrade?) throws {
    #expect(try level(Sample.level(line)).grade == grade)
  }

  @Test func blankLinesAndRemarks() throws {
    let level = try level(
      "\(Sample.header)\n  \n,,,,,\n;;;\n# una nota: sí\n  # otra\n\(Sample.comer)\n\n#\n\(Sample.beber)\n\n"
    )
    #expect(level.challenges.map(\.line) == [10, 13])
  }

  @Test func theFirstThreeLinesMayBeginLikeRemarks() throws {
    let level = try level("# 1\n# fácil\n#FF0000\n\(Sample.comer)\n\(Sample.beber)")
    #expect((level.title, level.description, level.colorHex) == ("# 1", "# fácil", 0xFF0000))
  }

  @Test func titlesMayLookLikeVerbs() throws {
    let level = try level(
      "Hacer: hago, haces, hace\nSer: soy\nFF0000\n\(Sample.comer)\n\(Sample.beber)")
    #expect(level.title == "Hacer: hago, haces, hace")
    #expect(level.challenges.map(\.verb) == ["comer", "beber"])
  }

  @Test func whatPeopleSaveIsReadWithoutAWord() throws {
    let plain = try level("\(Sample.header)\(Sample.comer)\n\(Sample.beber)\n")
    let texts = [
      "\u{FEFF}\(Sample.header)\(Sample.comer)\n\(Sample.beber)",
      "\(Sample.header)\(Sample.comer)\n\(Sample.beber)\n\u{1A}",
      "\(Sample.header)\(Sample.comer),\n\(Sample.beber),,,\n",
      "\(Sample.header)\(Sample.comer) ; ;\n\(Sample.beber)\n",
      "\(Sample.header)\tCOMER :\tComo,COMES , come,comemos,\u{A0}COMÉIS,comen\n\(Sample.beber)\n",
      "\(Sample.header)\(Sample.comer)\n\(Sample.beber)\n".decomposedStringWithCanonicalMapping,
      " \u{A0}Nivel,,,\n\tDescripción,\nFF0000,,\n\(Sample.comer)\n\(Sample.beber)\n",
    ]
    for text in texts {
      var level = try level(text)
      level.byteCount = plain.byteCount
      level.sourceDigest = plain.sourceDigest
      #expect(level == plain, "\(text)")
      #expect(Array(level.challenges[0].forms[4].utf8) == Array("coméis".utf8))
      #expect(Array(level.description.utf8) == Array("Descripción".utf8))
    }
  }

  @Test func theLastLineNeedsNoEnd() throws {
    #expect(try level("\(Sample.header)\(Sample.comer)\n\(Sample.beber)").challenges.count == 2)
  }

  @Test func withoutATitleTheFileNameStandsIn() {
    let text = "\(Sample.comer)\n\(Sample.beber)\n"
    #expect(Sample.parse(text, file: "a/Verbos de casa.txt").level?.title == "Verbos de casa")
    #expect(Sample.parse("\n\nFF0000\n\(text)", file: "fácil.txt").level?.title == "fácil")
  }

  @Test func headersWithALineTooManyAreRead() {
    let level = Sample.parse("\nNivel\nUna\nOtra\nblue\n\(Sample.comer)\n\(Sample.beber)\n").level
    #expect(level?.title == "Nivel")
    #expect(level?.description == "Una Otra")
    #expect(level?.colorHex == 0x0000FF)
  }

  @Test func headersWithALineTooFewAreRead() {
    let verbs = "\(Sample.comer)\n\(Sample.beber)\n"
    let onlyColor = Sample.parse("blue\n\(verbs)").level
    #expect(onlyColor?.colorHex == 0x0000FF)
    #expect(onlyColor?.challenges.count == 2)
    let withoutDescription = Sample.parse("Nivel\n#00FF00\n\(verbs)").level
    #expect(withoutDescription?.title == "Nivel")
    #expect(withoutDescription?.description == "")
    #expect(withoutDescription?.colorHex == 0x00FF00)
    let withoutColor = Sample.parse("Nivel\nVerbos\n\(verbs)").level
    #expect(withoutColor?.description == "Verbos")
    #expect(withoutColor?.colorHex == nil)
  }

  @Test func misspeltHeaderLinesAreReadAsMeant() {
    let text = "\(Sample.header)columnas: vos\norder: último\nser: sos\nir: vas\n"
    let (level, findings) = Sample.parse(text)
    #expect(findings.map(\.id) == [.unknownHeaderLine, .unknownHeaderLine])
    #expect(level?.columns == ["vos"])
    #expect(level?.order == .last)
    #expect(level?.challenges.map(\.verb) == ["ser", "ir"])
  }

  @Test func faultyLinesCountAsVerbs() {
    let (level, findings) = Sample.parse("\(Sample.header)comer: como\nbeber bebo, bebes\n")
    #expect(level?.challenges == [])
    #expect(findings.map(\.id) == [.wrongFormCount, .noColon])
  }

  /// Tables as books have them lose nothing on the way.
  @Test(arguments: [
    "comer: yo como, tú comes, él/ella/usted come, nosotras comemos, vosotros coméis, Uds. comen",
    "comer: (yo) como, que tú comes, Él come, nosotros comemos, vosotros coméis, (ellos) comen",
    "12. comer (to eat): como, comes, come, comemos, coméis, comen.",
    "3) comer: como, comes, come, comemos, coméis, comen (regular)",
    "• comer: como, comes, come, comemos, coméis, comen # regular", "comer(se): \(Sample.forms)",
    "comer(se) (to eat) (-er): \(Sample.forms)",
    "comer de todo: como de todo, comes de todo, come, comemos de todo, coméis, comen de todo",
  ])
  func tablesAsBooksHaveThem(line: String) {
    let (level, findings) = Sample.parse(Sample.level(line))
    #expect(findings.isEmpty)
    #expect(level?.challenges.first?.verb == "comer")
    #expect(
      level?.challenges.first?.forms == ["como", "comes", "come", "comemos", "coméis", "comen"])
  }

  @Test(arguments: [
    "a mí me apetece", "A ti te apetece", "a él/ella/usted le apetece", "(a él) le apetece",
    "a nosotros nos apetece", "que a ellos les apetece", "a nosotros/as nos apetece",
  ])
  func whomIsNoPartOfAForm(cell: String) throws {
    let (level, findings) = Sample.parse("\(Sample.header)formas: a\napetecer: \(cell)\ndoler: -\n")
    #expect(findings.isEmpty)
    let form = try #require(level?.challenges.first?.forms.first)
    #expect(form.split(separator: " ").count == 2)
  }

  @Test(arguments: [
    ("arreglárselas", "arreglarse"), ("Ocurrírsele", "ocurrirse"), ("bebérselo", "beberse"),
    ("reírselo", "reírse"), ("oírlo", "oír"), ("pasarlo bien", "pasar"), ("darle vueltas", "dar"),
  ])
  func infinitivesMayHaveObjects(written: String, verb: String) {
    let (level, findings) = Sample.parse(
      "\(Sample.header)formas: a\n\(written): me lo paso bien\ndoler: -\n")
    #expect(findings.isEmpty)
    #expect(level?.challenges.first?.verb == verb)
  }

  /// Whom it pleases is left out once, before the pronoun that says the same, and so is a person after the form. Endings and
  /// forms with “o” between are forms of their own.
  @Test(arguments: [
    ("a mi madre le gusta", "a mi madre le gusta"), ("a ti me gusta", "a ti me gusta"),
    ("a mí a mí me gusta", "a mí a mí me gusta"), ("a mí gusta", "a mí gusta"),
    ("a mí no me gusta", "no me gusta"), ("a mí no se me antoja", "no se me antoja"),
    ("(a mí) me gusta(n)", "me gusta/me gustan"), ("me gusta/n", "me gusta/me gustan"),
    ("gustado/a", "gustado/gustada"), ("gustados / -as", "gustados/gustadas"),
    ("gustara o gustase", "gustara/gustase"), ("gusto más o menos", "gusto más o menos"),
    ("te gusta/gustan", "te gusta/te gustan"), ("he gustado/gusteado", "he gustado/he gusteado"),
    ("gustado/a/os/as", "gustado/gustada/gustados/gustadas"), ("GUSTADO/A", "gustado/gustada"),
    ("gustado(a)", "gustado/gustada"), ("gustara(se)", "gustara/gustase"),
    ("gustáramos(-semos)", "gustáramos/gustásemos"), ("gustara/-se", "gustara/gustase"),
    ("gusta tú/guste usted", "gusta/guste"), ("él gusta/ella gusta", "gusta/gusta"),
    ("gusto más que ella", "gusto más que ella"),
    ("gusta entre tú y yo", "gusta entre tú y yo"), ("gusta tú", "gusta"),
    ("no guste Ud.", "no guste"),
    ("gusto con ellos", "gusto con ellos"), ("gustar/a", "gustar/a"), ("gusta o", "gusta o"),
  ])
  func whomItPleases(cell: String, form: String) {
    let (level, _) = Sample.parse("\(Sample.header)formas: a\ngustar: \(cell)\ndoler: -\n")
    #expect(level?.challenges.first?.forms == [form])
  }

  @Test func aCellMayHaveThousandsOfForms() {
    let cell = Array(repeating: "gusta", count: 20_000).joined(separator: " o ")
    let (level, _) = Sample.parse("\(Sample.header)formas: a\ngustar: \(cell)\ndoler: -\n")
    #expect(level?.challenges.first?.cells[0].count == 20_000)
  }

  /// The pronoun of dárselo is an object too.
  @Test(arguments: [
    ("decírselo", "díselo", "decir"), ("dárselo", "se lo doy", "dar"),
    ("tomárselo", "tómatelo", "tomarse"),
  ])
  func seMayBeAnObject(written: String, form: String, verb: String) {
    let (level, _) = Sample.parse(
      "\(Sample.header)formas: a\n\(written): \(form)\ndoler: -\n")
    #expect(level?.challenges.first?.verb == verb)
  }

  /// What ends like an infinitive with objects is none without a vowel before the ending.
  @Test(arguments: ["Carlos", "perlas", "charla", "burlas", "las"])
  func wordsThatAreNoInfinitives(word: String) {
    let (_, findings) = Sample.parse("\(Sample.header)formas: a\n\(word): a\ndoler: -\ndar: -\n")
    #expect(findings.map(\.id) == [.notAnInfinitive])
  }

  @Test func endingsInParenthesesAreSecondForms() {
    let text = """
      \(Sample.header)formas: a, b
      gustar: me gusta(n), yo gusto
      dar miedo: me da(n) miedo, A mí me da(n) miedo (todo)
      hacer: me hace(n) falta, -

      """
    let (level, findings) = Sample.parse(text)
    #expect(findings.isEmpty)
    #expect(
      level?.challenges.map(\.cells) == [
        [["me gusta", "me gustan"], ["gusto"]],
        [["me da", "me dan"], ["me da", "me dan"]],
        [["me hace falta", "me hacen falta"], []],
      ])
  }
}
