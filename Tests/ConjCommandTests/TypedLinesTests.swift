import Invocation
import TestSupport
import Testing

@testable import AskCommands

/// `conj repl` in lines that a person types.
@Suite struct TypedLinesTests {
  private static let levels = [
    "fácil.txt": LevelText.file(
      LevelText.comer, "bañar: baño, bañas, baña, bañamos, bañáis, bañan",
      "bandear: bandeo, bandeas, bandea, bandeamos, bandeáis, bandean",
      title: "Nivel Fácil (presente)"),
    "medio.txt": LevelText.file(
      "erguir: irga, irgas, irga, irgamos, irgáis, irgan",
      "irisar: irise, irises, irise, irisemos, iriséis, irisen",
      title: "Nivel Medio (subjuntivo)"),
    "pasado.txt": LevelText.file(
      "ir: fui, fuiste, fue, fuimos, fuisteis, fueron",
      "ser: fui, fuiste, fue, fuimos, fuisteis, fueron",
      "erguir: erguí, erguiste, irguió, erguimos, erguisteis, irguieron", title: "Pasado"),
  ]

  /// What is answered to each line, without the prompts, and what is said beside the answers.
  private struct Typed {
    var answers: [[String]] = []
    var messages: [Substring] = []
    var prompts: [String] = []
    var chosen: String?
  }

  private func type(
    _ lines: String..., options: [String] = [], builtin: Bool = false, language: String = "en"
  ) throws -> Typed {
    let folder = try TemporaryFolder(Self.levels)
    let streams = try (TemporaryFile([]), TemporaryFile([]))
    let environment = Environment(["CONJ_LANG": language, "CONJ_GLOSSES": ""])
    var context = Context(
      input: -1, output: OutputBuffer(descriptor: streams.0.descriptor),
      messages: Messages(descriptor: streams.1.descriptor, environment: environment))
    context.arguments.options = options.map { ($0, []) }
    if !builtin { context.arguments.options.append(("levels", Array(folder.path.utf8))) }
    var mode = LineMode(context, try IndexSelection(&context), isForPeople: true)
    withExtendedLifetime(folder) {}
    var typed = Typed(prompts: [mode.prompt(in: context.language)])
    for line in lines where !mode.hasEnded {
      try mode.answer(Array(line.utf8), &context)
      let answer = String(decoding: context.output.unwritten(), as: UTF8.self)
      context.output.removeAll()
      typed.answers.append(answer.split(separator: "\n").map { String($0) })
      typed.prompts.append(mode.prompt(in: context.language))
    }
    let messages = String(decoding: try streams.1.content(), as: UTF8.self)
    #expect(try streams.0.content().isEmpty)
    typed.messages = messages.split(separator: "\n")
    typed.chosen = mode.chosen
    return typed
  }

  @Test func aNumberOpensAVerbOfTheLastAnswer() throws {
    let typed = try type("fui", "2", "comes", "1", "2", "qqq", "1")
    #expect(typed.answers[0] == ["1  fui: ser, Pasado, yo", "2  fui: ir, Pasado, yo"])
    #expect(typed.answers[1].first == "ir")
    // The only verb of an answer needs no number to be seen.
    #expect(typed.answers[2] == ["comes: comer, Nivel Fácil (presente), tú"])
    #expect(typed.answers[3].first == "comer")
    #expect(typed.answers[4].isEmpty && typed.answers[6].isEmpty)
    #expect(typed.answers[5].count == 1 && typed.answers[5][0].hasPrefix("qqq: no verb found"))
    #expect(typed.messages.count == 2)
  }

  @Test func severalWordsAreRunningText() throws {
    let typed = try type("hoy comes y baño", "2")
    #expect(
      typed.answers[0] == [
        "1  comes: comer, Nivel Fácil (presente), tú",
        "2  baño: bañar, Nivel Fácil (presente), yo",
      ])
    #expect(typed.answers[1].first == "bañar")
  }

  @Test func commandsNeedNoColon() throws {
    for word in ["quit", "exit", ":quit", ":q", ":salir"] {
      #expect(try type(word, "fui").answers == [[]])
    }
    let helped = try type("help", "?", ":help", "help me")
    #expect(helped.answers[0].count > 4)
    #expect(helped.answers[1] == helped.answers[0] && helped.answers[2] == helped.answers[0])
    #expect(helped.answers[3] != helped.answers[0])
  }

  @Test func thePromptNamesTheLevelInForce() throws {
    let typed = try type(":level pasado", ":level nivel", ":level")
    #expect(typed.prompts == ["conj> ", "conj (Pasado)> ", "conj (2 levels)> ", "conj> "])
    let long = try type(":level 017", builtin: true)
    #expect(long.prompts.last == "conj (Presente: verbos reflex…)> ")
  }

  @Test func rowsAreNumberedAndANumberOpensItsVerb() throws {
    let typed = try type("ban*", "2", " 3 ", "irgu*", "1")
    #expect(
      typed.answers[0] == [
        "1  baña … bañas: bañar", "2  bandea … bandeo: bandear", "3  baño: bañar",
        "A number opens its verb.",
      ])
    #expect(typed.answers[1].first == "bandear" && typed.answers[2].first == "bañar")
    #expect(typed.answers[3].first == "1  irguieron … irguió: erguir")
    #expect(typed.answers[4].first == "erguir")
    for wrong in ["0", "4", "-1", "\(Int.max)", "\(Int.min)", "99999999999999999999"] {
      #expect(try type("ban*", wrong).answers[1].count <= 1)
    }
  }

  @Test func aLongListComesByAndBy() throws {
    let typed = try type("a*", "", "", "41", builtin: true)
    for (page, answer) in typed.answers.prefix(3).enumerated() {
      #expect(answer.count == LineMode.pageLength + 1)
      #expect(answer[0].hasPrefix("\(page * LineMode.pageLength + 1)  "))
      #expect(answer.last == "A number opens its verb, Enter shows more.")
    }
    let verb = typed.answers[2][0].split(separator: ": ")[1]
    #expect(typed.answers[3].first.map { $0.hasPrefix(verb) } == true)
    #expect(try type("", "qqq", "").answers[0].isEmpty)
  }

  @Test func rowsShowVerbsByTheirNames() throws {
    let typed = try type("arrepientes*", builtin: true)
    #expect(typed.answers[0].first == "1  arrepientes: arrepentirse")
  }

  @Test func verbsAreShown() throws {
    let typed = try type(":show Erguir", ":show irga", ":show fui", ":show qqq")
    #expect(typed.answers[0].first == "erguir" && typed.answers[1].first == "erguir")
    #expect(typed.answers[2].contains("ir") && typed.answers[2].contains("ser"))
    #expect(typed.answers[3].isEmpty && typed.messages.count == 2)
  }

  @Test func whatCanNotBeDoneIsSaid() throws {
    for wrong in [":show", ":frob", ":level qqq", "zzq*", ":", "::", "-1", "**"] {
      let typed = try type(wrong)
      #expect(typed.answers == [[]] && typed.messages.count == 1, "\(wrong)")
    }
  }

  @Test func aLevelNarrowsEverything() throws {
    let typed = try type(":level SUBJ medio", "fui", "irg*", ":level", "fui")
    #expect(typed.answers[0] == ["1 level of 3."])
    #expect(typed.answers[1].count == 1 && typed.answers[1][0].hasPrefix("fui: no verb found"))
    #expect(typed.answers[2].first == "1  irga … irgas: erguir")
    #expect(typed.answers[3] == ["All levels count again."])
    #expect(typed.answers[4].count == 2)
  }

  @Test func pickingEndsWithAVerb() throws {
    // There is a number for each verb, even where there is one verb.
    let typed = try type("irga", "1", "fui", options: ["pick"])
    #expect(typed.answers.count == 2 && typed.answers[0][0].hasPrefix("1  irga: erguir"))
    #expect(typed.answers[1].isEmpty && typed.chosen == "erguir")
    #expect(try type("fui", "2", options: ["pick"]).chosen == "ir")
    #expect(try type(":show fui", options: ["pick"]).chosen == "ser")
    let listed = try type("irgu*", options: ["pick"])
    #expect(listed.answers[0].last == "A number takes its verb." && listed.chosen == nil)
  }

  @Test func inSpanish() throws {
    let typed = try type(
      ":ayuda", "salir", "7", ":level pasado", "ir*", ":salir", "fui", language: "es")
    #expect(typed.answers.count == 6 && typed.answers[0].count == 8)
    // It is a verb.
    #expect(typed.answers[1].first?.hasPrefix("salir: ningún verbo") == true)
    #expect(typed.messages.first?.hasPrefix("Todavía no hay verbos con número") == true)
    #expect(typed.answers[3] == ["1 nivel de 3."])
    #expect(typed.answers[4].last == "Un número abre su verbo.")
  }
}
