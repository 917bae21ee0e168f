import Foundation
import TestSupport
import Testing

@testable import Invocation

@Suite struct ShowTests {
  @Test func textIsAPageInTheOrderOfGrammars() throws {
    let outcome = try conj(
      "show", "fuesen", "--format", "text", environment: ["COLUMNS": "80"])
    #expect(outcome.text.hasPrefix("fuesen is a form of several verbs: ser, ir\n\nser · to be\n"))
    let start = try #require(outcome.text.range(of: "\nir · to go\n"))
    #expect(
      outcome.text[start.lowerBound...].dropFirst() == """
        ir · to go

                                                                        subjuntivo
                  presente  imperfecto  pretérito  futuro  condicional  presente
        yo        voy*      iba*        fui*       iré     iría         vaya*
        tú        vas*      ibas*       fuiste*    irás    irías        vayas*
        vos       vas*                                                  vayás*
        él        va*       iba*        fue*       irá     iría         vaya*
        nosotros  vamos*    íbamos*     fuimos*    iremos  iríamos      vayamos*
        vosotros  vais*     ibais*      fuisteis*  iréis   iríais       vayáis*
        ellos     van*      iban*       fueron*    irán    irían        vayan*

                                                   pretérito
                  subjuntivo           subjuntivo  perfecto
                  imperfecto           futuro      compuesto   pluscuamperfecto
        yo        fuera*/fuese*        fuere*      he ido      había ido
        tú        fueras*/fueses*      fueres*     has ido     habías ido
        vos                                        has ido
        él        fuera*/fuese*        fuere*      ha ido      había ido
        nosotros  fuéramos*/fuésemos*  fuéremos*   hemos ido   habíamos ido
        vosotros  fuerais*/fueseis*    fuereis*    habéis ido  habíais ido
        ellos     fueran*/>fuesen*     fueren*     han ido     habían ido

                                                              pretérito
                  pretérito      futuro        condicional    perfecto de
                  anterior       compuesto     compuesto      subjuntivo
        yo        hube ido       habré ido     habría ido     haya ido
        tú        hubiste ido    habrás ido    habrías ido    hayas ido
        vos                                                   hayás ido
        él        hubo ido       habrá ido     habría ido     haya ido
        nosotros  hubimos ido    habremos ido  habríamos ido  hayamos ido
        vosotros  hubisteis ido  habréis ido   habríais ido   hayáis ido
        ellos     hubieron ido   habrán ido    habrían ido    hayan ido

                                                 futuro
                  pluscuamperfecto de            compuesto de
                  subjuntivo                     subjuntivo
        yo        hubiera ido/hubiese ido        hubiere ido
        tú        hubieras ido/hubieses ido      hubieres ido
        él        hubiera ido/hubiese ido        hubiere ido
        nosotros  hubiéramos ido/hubiésemos ido  hubiéremos ido
        vosotros  hubierais ido/hubieseis ido    hubiereis ido
        ellos     hubieran ido/hubiesen ido      hubieren ido

                  imperativo       imperativo
                  afirmativo       negativo
        tú        ve*              no vayas*
        vos       andá*            no vayás*
        usted     vaya*            no vaya*
        nosotros  vamos*/vayamos*  no vayamos*
        vosotros  id               no vayáis*
        ustedes   vayan*           no vayan*

                              formas no personales
        infinitivo            ir
        gerundio              yendo*
        participio            ido/ida/idos/idas
        gerundio compuesto    habiendo ido
        infinitivo compuesto  haber ido

        * differs from a regular verb in -ir
        also irse: me voy, te vas, se va, nos vamos, os vais, se van
        levels: Presente: ser, estar e ir; 54 more


        """)
  }

  /// People see verbs that there are with -se alone so; programs get the bare infinitive.
  @Test func verbsWithSeAlone() throws {
    let query = "arrepentimos"
    let text = try conj("lookup", query, "--format", "text").text
    #expect(text.contains(" arrepentirse "))
    #expect(try conj("lookup", query).text == "\(query)\tarrepentir\t\(query)\texact\n")
    let object = try conj("lookup", query, "--format", "jsonl").text
    #expect(object.contains(#""infinitive":"arrepentir""#))
    #expect(object.contains(#""pronominal":true"#))
    #expect(!(try conj("lookup", "levanto", "--format", "jsonl").text.contains("pronominal")))
    let rows = try conj("search", "arrepient", "--format", "text").text
    #expect(rows.contains(" arrepentirse "))
    #expect(try conj("search", "arrepient", "--verbs").text == "arrepentir\n")
    let table = try conj("show", "arrepentirse", "--format", "text").text
    for form in ["me arrepiento", "se arrepintió", "arrepiéntete", "arrepintiéndose"] {
      #expect(table.contains(form))
    }
    let mistake = try conj("lookup", "arrepientio").messages
    #expect(mistake.contains("arrepentirse has arrepintió"))
    let typo = try conj("lookup", "arepentir").messages
    #expect(typo.contains("Did you mean arrepentirse, "))
  }

  /// Lessons add no forms to a conjugation; what follows by rule is composed.
  @Test func composedFormsForPrograms() throws {
    let poner = try conj("show", "poner", "--format", "tsv").text
    #expect(!poner.contains("pónmelo") && !poner.contains("\tme pongo\n"))
    #expect(poner.contains("poner\tPluscuamperfecto (había hablado)\tyo\thabía puesto\n"))
    #expect(poner.contains("poner\t\tyo\thubiese puesto\n"))
    #expect(poner.contains("poner\t\tinfinitivo\tponer\n"))
    let reflexive = try conj("show", "levantarse", "--format", "tsv").text
    #expect(
      reflexive.contains("levantar\tPresente: verbos reflexivos (me levanto)\tyo\tme levanto\n"))
    #expect(reflexive.contains("levantar\t\tvos\tno te levantés\n"))
    #expect(!reflexive.contains("\tlevanto\n"))
    let objects = try conj("show", "levantarse", "--format", "jsonl").objects()
    let object = try #require(objects.first)
    #expect(object["infinitive"] as? String == "levantar" && object["pronominal"] as? Bool == true)
    let composed = try #require(object["composed"] as? [[String: Any]])
    let future = try #require(composed.first { $0["form"] as? String == "me levantaré" })
    #expect(future["tense"] as? String == "futuro" && future["person"] as? String == "yo")
    #expect(future["regular"] as? Bool == true)
    // A level shows what it teaches.
    let lesson = try conj("show", "decir", "--level", "dímelo").lines
    #expect(lesson.count == 4 && lesson[0].hasSuffix("\ttú\tdímelo"))
  }

  /// A row a tense and a column a person, for spreadsheets; levels too, with quotation marks where needed.
  @Test func tablesForSpreadsheets() throws {
    let lines = try conj("show", "ir", "--format", "csv").text.split(separator: "\r\n")
    #expect(
      lines[0]
        == "\u{FEFF}infinitive,tense,yo,tú,vos,él,nosotros,vosotros,ellos,no person")
    #expect(lines[1] == "ir,presente,voy,vas,vas,va,vamos,vais,van,")
    #expect(lines.contains("ir,imperativo,,ve,andá,vaya,vamos/vayamos,id,vayan,"))
    #expect(lines.contains { $0.hasPrefix("ir,imperativo negativo,,no vayas,") })
    #expect(lines.contains("ir,gerundio,,,,,,,,yendo"))
    let folder = try TemporaryFolder([
      "a.txt": LevelText.file(
        "ir: voy, -, -, -, -, -", "ser: soy, -, -, -, -, -", title: "A, \"B\"")
    ])
    let levels = try conj("levels", "--levels", folder.path, "--format", "csv").text
    #expect(levels.contains("\r\n\"A, \"\"B\"\"\","))
    #expect(levels.hasSuffix(",a.txt\r\n"))
    #expect(try conj("lookup", "fui", "--format", "csv").status == 2)
  }

  @Test func aNarrowPageHasOneTenseABlock() throws {
    let outcome = try conj(
      "show", "dé", "--level", "reference subjuntivo presente", "--format", "text",
      environment: ["COLUMNS": "40"])
    #expect(
      outcome.text == """
        dar · to give

                  subjuntivo presente
        yo       >dé*
        tú        des
        vos       des*
        él       >dé*
        nosotros  demos
        vosotros  deis*
        ellos     den

        * differs from a regular verb in -ar
        levels: Subjuntivo: presente; 1 more


        """)
  }

  /// Whatever the width is, all forms are there; lines are longer than it only where a word is.
  @Test(arguments: isExhaustive ? [1, 5, 12, 20, 40, 59, 60, 80, 120, 200] : [1, 20, 59, 60, 200])
  func tablesFitTheWidth(width: Int) throws {
    let outcome = try conj(
      "show", "erguir", "--format", "text", environment: ["COLUMNS": String(width)])
    for line in outcome.lines where width >= 14 { #expect(line.count <= width, "\(line)") }
    let forms = ["irgo*/", "yergo*", "erguíais", "erguiríamos", "irguiésemos*", "erguidas"]
    for form in forms { #expect(outcome.text.contains(form), "\(form)") }
  }

  @Test func irregularFormsAreMarkedByMoreThanColour() throws {
    let outcome = try conj(
      "show", "pienso", "--level", "01-indicativo-presente", "--format", "text",
      "--color", "always")
    #expect(outcome.text.contains("p\u{1B}["))
    #expect(outcome.text.contains("m*\u{1B}[0m"))
  }

  @Test func aFormOfSeveralVerbsShowsAll() throws {
    let text = try conj("show", "fui", "--format", "text", "--level", "perfecto simple")
    #expect(text.text.hasPrefix("fui is a form of several verbs: ser, ir\n"))
    let fields = try conj("show", "fui", "--level", "reference perfecto simple").lines
    #expect(fields.count == 12)
    #expect(fields.first == "ser\tIndicativo: pretérito perfecto simple\tyo\tfui")
    #expect(fields.last == "ir\tIndicativo: pretérito perfecto simple\tellos\tfueron")
  }

  @Test func eachVerbIsShownOnce() throws {
    func show(_ words: String...) throws -> [String] {
      try conj(["show", "--format", "csv"] + words).lines
    }
    #expect(try show("fui", "ser", "iba", "fue") == show("fui"))
    // Two verbs for whoever asks for their conjugations.
    let both = try show("levantar", "levantarse", "levanto", "me levanto")
    #expect(try both == show("levantar") + show("levantarse").dropFirst())
  }

  @Test func jsonMarksRegularForms() throws {
    let outcome = try conj("show", "pensar", "--level", "01-indicativo-presente", "--format=jsonl")
    let object = try #require(try outcome.objects().first)
    #expect(object["infinitive"] as? String == "pensar")
    let levels = try #require(object["levels"] as? [[String: Any]])
    let forms = try #require(levels.first?["forms"] as? [[String: Any]])
    #expect(forms.map { $0["regular"] as? Bool } == [false, false, false, true, true, false])
    #expect(levels.first?["tense"] as? String == "presente")
  }

  /// Every form of a level is there in each format; of a column that says nothing nobody knows what is regular.
  @Test(arguments: [
    ("formas: afirmativo, negativo", "comer: come, no comas", "null,null"),
    ("formas: tú, tú (negativo)", "comer: come, no comas", "true,true"),
    (
      "formas: yo, tú, vos", "comer: como/no como, comes/no comes, comés/he comido",
      "true,true,true,true,true,true"
    ),
    ("formas: presente yo, pretérito yo", "comer: como, comí", "true,true"),
    ("formas: yo (presente), yo (pretérito), I", "comer: como, comí, comeré", "true,true,null"),
    (
      "tiempo: presente\nformas: yo, yo (negativo), forma", "comer: como, no como, comes",
      "true,true,null"
    ),
    ("tiempo: imperativo\nformas: afirmativo, negativo", "comer: come, no comas", "null,null"),
  ])
  func noFormIsLost(header: String, line: String, regular: String) throws {
    let folder = try TemporaryFolder([
      "n.txt": LevelText.file(
        header, line, line.replacing("comer", with: "beber").replacing("com", with: "beb"))
    ])
    func show(_ format: String) throws -> Outcome {
      try conj("show", "comer", "--levels", folder.path, "--format", format)
    }
    let forms = line.drop { $0 != " " }.split { ",/".contains($0) }.map { $0.drop { $0 == " " } }
    #expect(try show("tsv").rows.map { $0.last ?? "" } == forms.map(String.init))
    let object = try #require(try show("jsonl").objects().first)
    let listed = try #require(
      (object["levels"] as? [[String: Any]])?.first?["forms"] as? [[String: Any]])
    #expect(listed.map { $0["form"] as? String } == forms.map(String.init))
    #expect(
      listed.map { ($0["regular"] as? Bool).map { "\($0)" } ?? "null" }.joined(separator: ",")
        == regular)
    for format in ["text", "csv"] {
      let text = try show(format).text
      let words = text.split { !$0.isLetter && $0 != " " }.map {
        $0.split(separator: " ").joined(separator: " ")
      }
      for form in forms {
        #expect(words.contains { " \($0)".hasSuffix(" \(form)") }, "\(form): \(text)")
      }
      #expect(!text.contains("*"))
    }
  }

  @Test func negativeCommandsOfRegularVerbsAreRegular() throws {
    for level in ["imperativo-negativo.txt", "imperativo-tu-vosotros"] {
      let outcome = try conj("show", "hablar", "--level", level, "--format=jsonl")
      let levels = try outcome.objects().first?["levels"] as? [[String: Any]]
      let forms = try #require(levels?.first?["forms"] as? [[String: Any]])
      #expect(forms.count >= 2 && forms.allSatisfy { $0["regular"] as? Bool == true })
    }
  }

  /// Levels that have another verb of the form show that one; where they have none, that is said.
  @Test func verbsThatTheLevelsDoNotHave() throws {
    for format in ["text", "tsv", "jsonl", "csv"] {
      let outcome = try conj("show", "erguir", "--level", "ser, ir, dar", "--format", format)
      #expect(outcome.status == 1)
      #expect(outcome.messages.contains("No level here has “erguir”.\n"))
    }
    let text = try conj("show", "fui", "--level", "es, está, hay", "--format", "text").text
    #expect(text.hasPrefix("ser · to be\n") && !text.contains("ir ·"))
  }

  @Test func anUnknownVerbIsSaid() throws {
    let outcome = try conj("show", "xyzzy")
    #expect(outcome.messages.contains("No verb here has the form “xyzzy”"))
    #expect(!outcome.messages.contains("search"))
    #expect(try conj("show", "comerr").messages.contains("Did you mean comer"))
    #expect(outcome.status == 1)
  }
}
