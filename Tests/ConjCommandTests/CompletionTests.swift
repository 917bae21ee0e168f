import ConjCommand
import Invocation
import TestSupport
import Testing
import VerbForms

/// What shells are told that a word may become.
@Suite struct CompletionTests {
  /// The words that are offered for the last one, and the line before them.
  private func answer(_ words: String..., shell: String = "zsh") throws -> (
    kind: String, words: [String]
  ) {
    let outcome = try conj(["completions", "words", shell, "--"] + words)
    #expect(outcome.status == 0)
    return (outcome.lines.first ?? "", outcome.rows.dropFirst().map { $0[0] })
  }

  @Test func commandsAreOffered() throws {
    #expect(try answer("").words == Command.all.map(\.name))
    #expect(try answer("s").words == ["search", "show"])
    #expect(try answer("help", "le").words == ["levels"])
    // A word that begins no command may be looked up.
    #expect(try answer("quep").words.contains("quepo"))
  }

  @Test(arguments: Command.all.map(\.name))
  func allOptionsAreOffered(name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let own = command.flags.map { "--\($0.name)" }
    let offered = try answer(name, "-").words
    #expect(Array(offered.prefix(own.count)) == own)
    #expect(offered.suffix(2) == ["--help", "--version"])
    // What the help says of them stands beside.
    let help = try conj(name, "--help").text
    for option in offered { #expect(help.contains(option)) }
  }

  @Test(arguments: Command.all.map(\.name))
  func allValuesAreTaken(name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    for flag in command.flags {
      guard case .choice(_, let values) = flag.value else { continue }
      #expect(try answer(name, "--\(flag.name)", "").words == values)
      #expect(try answer(name, "--\(flag.name)=").words == values.map { "--\(flag.name)=\($0)" })
    }
  }

  @Test func valuesOfOptionsAreOffered() throws {
    #expect(try answer("lookup", "--format", "").words == ["text", "tsv", "jsonl"])
    #expect(try answer("show", "--format", "").words == ["text", "tsv", "jsonl", "csv"])
    // bash makes words of their own of these.
    #expect(try answer("lookup", "--format", "=", shell: "bash").words == ["text", "tsv", "jsonl"])
    #expect(try answer("lookup", "--format", "=", "j", shell: "bash").words == ["jsonl"])
    #expect(try answer("lookup", "--color=n").words == ["--color=never"])
    #expect(
      try answer("new", "Uno", "--from", "subjuntivo pres").words.first == "subjuntivo presente")
    #expect(try answer("practice", "--persons", "yo,nos").words == ["yo,nosotros"])
    #expect(try answer("practice", "--verbs", "ser,banar").words.first == "ser,bañar")
    #expect(try answer("practice", "--time", "").words == ["stopwatch", "none"])
    #expect(try answer("practice", "--seed", "").words == [])
    #expect(try answer("index", "build", "-o", "").kind == "files")
    #expect(try answer("lookup", "--levels", "").kind == "files")
  }

  @Test func wordsOfCommandsAreOffered() throws {
    #expect(try answer("check", "").kind == "files")
    #expect(try answer("lookup", "--text", "").kind == "files")
    #expect(try answer("index", "").words == ["build", "verify", "info"])
    #expect(try answer("index", "verify", "").kind == "files")
    #expect(try answer("completions", "").words == ["bash", "zsh", "fish"])
    #expect(try answer("new", "").words == [])
    #expect(try answer("practice", "A").words.prefix(2) == ["A1", "A2"])
    let spanish = try conj(
      "completions", "words", "zsh", "--", "practice", "A1", environment: ["CONJ_LANG": "es"])
    #expect(spanish.rows.dropFirst().first == ["A1", "grado"])
    #expect(try answer("practice", "nivel fac").words == ["Nivel Fácil (presente)"])
    #expect(try answer("levels", "").words == [])
    #expect(try answer("levels", "--compare", "nivel f").words == ["Nivel Fácil (presente)"])
    // What stands behind -- is a word, whatever it begins with.
    #expect(try answer("show", "--", "-").words == [])
  }

  @Test func verbsAreOfferedWithoutTheirAccents() throws {
    let found = try answer("show", "ban")
    #expect(found.words.prefix(2) == ["bañar", "bancar"])
    #expect(found.kind == "list", "no shell may shorten ban to ba")
    let whole = try answer("show", "banar")
    #expect(whole.words.first == "bañar")
    #expect(whole.kind == "words")
    let exact = try answer("show", "bañ")
    #expect(exact.words.first == "bañar")
    #expect(!exact.words.contains("bancar"))
    #expect(exact.kind == "words")
    #expect(try answer("levels", "--verb", "OI").words.first == "oír")
  }

  @Test func formsAreOfferedWhereTheyAreFew() throws {
    #expect(try answer("lookup", "quepo").words == ["quepo"])
    #expect(try answer("lookup", "irgu").words.contains("irguió"))
    // Of hab- there are too many.
    #expect(
      try answer("lookup", "hab").words.allSatisfy { FormIndex.builtin.rank(ofVerb: $0) != nil })
    #expect(try answer("lookup", "").words.count == FormIndex.builtin.verbCount)
  }

  @Test func levelsOfTheLineAnswer() throws {
    let folder = try TemporaryFolder(["uno.txt": LevelText.file(LevelText.comer, LevelText.beber)])
    #expect(try answer("show", "--levels", folder.path, "").words.sorted() == ["beber", "comer"])
    // Levels that can't be read are no reason to break a prompt off.
    let outcome = try conj(
      "completions", "words", "bash", "--", "show", "--levels", "nowhere", "com")
    #expect(outcome.output.isEmpty)
  }

  @Test func wordsAreSpelledAsShellsReadThem() throws {
    #expect(
      try answer("practice", "Nivel\\ f", shell: "bash").words == ["Nivel\\ Fácil\\ \\(presente\\)"]
    )
    #expect(try answer("practice", "'Nivel f", shell: "bash").words == ["Nivel Fácil (presente)"])
    let fish = try answer("show", "ban", shell: "fish").words
    // Swift holds the two spellings equal.
    #expect(Array((fish.first ?? "").utf8) == Array("ban\u{303}ar".utf8))
    #expect(
      Array((try answer("show", "bañ", shell: "fish").words.first ?? "").utf8)
        == Array("bañar".utf8))
  }

  @Test func scriptsArePrinted() throws {
    for shell in ["bash", "zsh", "fish"] {
      let script = try conj("completions", shell)
      #expect(script.status == 0)
      #expect(script.text.contains("conj completions words \(shell) --"))
      #expect(try conj("--generate-completion-script", shell).output == script.output)
      #expect(try conj("--generate-completion-script=\(shell)").output == script.output)
    }
    #expect(try conj("completions", "bsh").messages.contains("Did you mean bash?"))
    #expect(try conj("completions", "bash", "zsh").status == 2)
    #expect(try conj("completions", "words").status == 2)
    #expect(try conj("--generate-completion-script", "csh").status == 2)
    #expect(try conj("lookup", "--generate-completion-script", "bash").status == 2)
  }

  /// Names of commands that are near the forms of verbs hide none of them.
  @Test func noFormIsTakenForACommand() throws {
    for form in ["completaron", "mandar", "levéis", "checaron"] {
      let outcome = try conj(form)
      #expect(!outcome.messages.contains("There is no command"), "\(form)")
    }
    #expect(try conj("completion").messages.contains("conj completions"))
  }
}
