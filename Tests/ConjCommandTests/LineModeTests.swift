import TestSupport
import Testing

/// `conj repl` with an input that is no terminal.
@Suite struct LineModeTests {
  private func repl(_ lines: String..., arguments: [String] = []) throws -> Outcome {
    let input = lines.map { $0 + "\n" }.joined()
    return try conj(
      ["repl"] + arguments, input: Array(input.utf8),
      environment: ["TERM": "xterm"])
  }

  @Test func answersAreThoseOfTheCommands() throws {
    #expect(try repl("fui", "zz").output == conj("lookup", "fui", "zz").output)
    #expect(try repl("irg*").output == conj("search", "irg").output)
    #expect(try repl(":show ir").output == conj("show", "ir", "--format", "tsv").output)
    #expect(try repl(":levels").output == conj("levels").output)
  }

  /// The verb that is picked is all that is on the output, and where none is the run is left, as on a screen.
  @Test func theOutputIsForThePickedVerb() throws {
    for format in ["tsv", "text"] {
      let outcome = try repl(
        "fui", "irg*", ":levels", ":show fui", "comer", arguments: ["--pick", "--format", format])
      #expect(outcome.text == "ser\n")
      #expect(outcome.status == 0)
      #expect(outcome.messages.contains("fui"))
    }
    let left = try repl("fui", ":quit", arguments: ["--pick"])
    #expect(left.output.isEmpty)
    #expect(left.status == 130)
  }

  /// A number opens a verb of the answer before it, whether or not the answer shows numbers.
  @Test func numbersOpenVerbs() throws {
    #expect(try repl("fui", "2", arguments: ["--pick"]).text == "ir\n")
    let answers = try conj("lookup", "fui").text
    #expect(try repl("fui", "zz", "1").text.contains("Indicativo: presente"))
    #expect(try repl("fui", "3").text == answers)
  }

  /// Lines for programs have nothing but answers.
  @Test(arguments: ["tsv", "jsonl"])
  func helpIsNoAnswer(format: String) throws {
    let outcome = try repl("fui", ":help", arguments: ["--plain", "--format", format])
    #expect(outcome.output == (try conj("lookup", "--format", format, "fui").output))
    #expect(outcome.messages.contains(":levels"))
  }

  @Test func levelsCanBeChosen() throws {
    let outcome = try repl(":level imperativo", "ve", ":level", "ve")
    let narrow = try conj("lookup", "--level", "imperativo", "ve").text
    #expect(outcome.text == narrow + (try conj("lookup", "ve").text))
  }

  /// Each answer is a sentence, which a screen reader reads from left to right.
  @Test func forPeopleAnAnswerIsASentence() throws {
    let outcome = try repl("fui", "comeis", "dámelo", "zzz", arguments: ["--format", "text"])
    #expect(
      outcome.lines == [
        "fui: ser, pretérito, yo", "fui: ir, pretérito, yo", "coméis: comer, presente, vosotros",
        "dámelo = da + me + lo: dar, imperativo, tú, vos", "zzz: no verb found",
      ])
  }

  @Test func severalWordsAreAnsweredAsLookupDoes() throws {
    for format in ["tsv", "jsonl", "text"] {
      let words = "que te vaya bien"
      let outcome = try repl(words, arguments: ["--format", format])
      if format == "text" {
        #expect(outcome.lines.first == "que te vaya bien: ir, subjuntivo presente, yo, él")
      } else {
        #expect(outcome.output == (try conj("lookup", words, "--format", format).output))
      }
      #expect(outcome.status == 0)
    }
  }

  @Test func mistakesAreNamedInTheAnswer() throws {
    let outcome = try repl("rompido", "tenieron", "vivaba", arguments: ["--format", "text"])
    let lines = outcome.lines
    #expect(
      lines.first
        == "rompido: no verb found. That would be regular; romper has roto (participio).")
    #expect(
      lines.dropFirst().first
        == "tenieron: no verb found. That would be regular; tener has tuvieron (pretérito, ellos). "
        + "Or did you mean tiñeron (teñir)?")
    #expect(lines.dropFirst(2).first == "vivaba: vivar (rare), imperfecto, yo, él")
    #expect(lines.last?.hasPrefix("This may be a mistake. That is an ending of other") == true)
    #expect(outcome.messages.isEmpty)
  }

  /// A program's words are no commands.
  @Test func fromAPipeCommandsNeedAColon() throws {
    let outcome = try repl("help", "quit", "?", "exit", "fui")
    #expect(outcome.output == (try conj("lookup", "help", "quit", "?", "exit", "fui").output))
  }

  @Test func aVerbThatIsNoneGetsSuggestions() throws {
    #expect(
      try repl(":level imperativo", ":show seré").messages.contains("No level here has “seré”."))
    let outcome = try repl(":show comerr")
    #expect(outcome.messages.contains("Did you mean comer"))
    #expect(outcome.status == 1)
  }

  @Test func itEndsWithTheInputOrQuit() throws {
    #expect(try repl("fui", ":quit", "ve").lines.count == 2)
    #expect(try repl("fui").status == 0)
    #expect(try repl("zz").status == 1)
    #expect(try repl(":nonsense").messages.contains(":help"))
  }

  @Test func aQueryMayBeGiven() throws {
    #expect(try repl("ve", arguments: ["fui"]).lines.first == "fui\tser\tfui\texact")
  }

  @Test func formatsAreThoseOfLookup() throws {
    let outcome = try repl("fui", arguments: ["--format", "jsonl"])
    #expect(outcome.output == (try conj("lookup", "fui", "--format", "jsonl").output))
  }

  /// Lines are read as by lookup, whatever their encoding.
  @Test func otherEncodings() throws {
    let latin = try conj(
      "repl", "--plain", input: [0x73, 0x61, 0x6C, 0xED, 0x0A, 0x76, 0x65, 0xED, 0x61, 0x0A])
    #expect(latin.rows.map { $0[1] } == ["salir", "ver", "veer"] && latin.status == 0)
    #expect(latin.messages.split(separator: "\n").count == 2)
    #expect(latin.messages.hasPrefix("conj: The input is in Windows-1252"))
    let wide = try conj("repl", "--plain", input: [0x66, 0, 0x75, 0, 0x69, 0, 0x0A, 0])
    #expect(wide.status == 2 && wide.messages.contains("UTF-16"))
  }

  @Test func aLineThatIsTooLongIsNotAnswered() throws {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 70_000)
    let input = long + Array("\nfui\n".utf8)
    let outcome = try conj("repl", "--plain", input: input)
    #expect(outcome.status == 1)
    let lookup = try conj("lookup", input: input)
    #expect(outcome.text == lookup.text && outcome.messages == lookup.messages)
  }
}
