import TestSupport
import Testing

/// How the commands say what a word that no verb has may be meant for.
@Suite struct SuggestionOutputTests {
  private func message(_ arguments: String...) throws -> String {
    let run = try conj(arguments)
    #expect(run.status == 1)
    return run.messages
  }

  @Test(arguments: [
    ("rompido", "That would be regular; romper has roto (participio)."),
    (
      "puedamos", "The stem is different here; poder has podamos (subjuntivo presente, nosotros)."
    ),
    ("aprendaba", "That is an ending of other verbs; aprender has aprendía (imperfecto, yo, él)."),
    ("buscé", "The sound is spelled differently here; buscar has busqué (pretérito, yo)."),
    (
      "cansao", "It is heard, but grammars call it a mistake; cansar has cansado (participio)."
    ),
  ])
  func whatAndWhy(word: String, sentence: String) throws {
    let message = try message("lookup", word)
    #expect(message.hasPrefix("conj: No verb has the form “\(word)”.\n      \(sentence)\n"))
  }

  @Test func othersFollow() throws {
    #expect(
      try message("lookup", "fuistes") == """
        conj: No verb has the form “fuistes”.
              It is heard, but grammars call it a mistake; ser has fuiste (pretérito, tú).
              Or did you mean fuiste (ir)?

        """)
  }

  /// A form that few know may be meant for one that all know.
  @Test func formsOfRareVerbs() throws {
    let run = try conj("lookup", "vivaba")
    #expect(run.lines == ["vivaba\tvivar\tvivaba\texact"])
    #expect(run.status == 0)
    #expect(
      run.messages == """
        conj: “vivaba” may be a mistake.
              That is an ending of other verbs; vivir has vivía (imperfecto, yo, él).

        """)
    #expect(try conj("lookup", "fui", "comimos", "hablo", "amigar").messages.isEmpty)
    // An accent that is missing is likelier where no regular verb would have the word so.
    #expect(try conj("lookup", "comeis", "tendra", "hablara", "estas", "seria").messages.isEmpty)
    for (word, sentence) in [
      ("andara", "andar has anduviera (subjuntivo imperfecto, yo, él)."),
      ("estara", "estar has estuviera (subjuntivo imperfecto, yo, él)."),
    ] {
      let run = try conj("lookup", word)
      #expect(run.rows.allSatisfy { $0[3] == "accents" } && run.status == 0)
      #expect(run.messages.contains("“\(word)” may be a mistake"))
      #expect(run.messages.contains("That would be regular; \(sentence)"))
    }
    #expect(try conj("lookup", input: Array("vivaba\n".utf8)).messages.isEmpty)
  }

  /// So is one that sounds like it.
  @Test(arguments: [
    ("elije", "Did you mean elige (elegir)?"), ("avía", "Did you mean había (haber)?"),
    ("bino", "Did you mean vino (venir)?"),
    ("eligir", "The stem is different here; elegir has elegir (infinitivo)."),
    ("tocé", "The sound is spelled differently here; tocar has toqué (pretérito, yo)."),
    ("marcé", "The sound is spelled differently here; marcar has marqué (pretérito, yo)."),
  ])
  func formsThatSoundLikeOthers(word: String, sentence: String) throws {
    let run = try conj("lookup", word)
    #expect(run.status == 0)
    #expect(run.messages == "conj: “\(word)” may be a mistake.\n      \(sentence)\n")
  }

  @Test func formsOfRareVerbsThatAreNoMistakes() throws {
    #expect(
      try conj("lookup", "amigar", "becar", "zurrar", "riza", "justáis", "arrogar").messages.isEmpty
    )
  }

  /// A mistake in a phrase is named, whether or not another word of it is a verb; not for lines of a file.
  @Test func mistakesInPhrases() throws {
    let message = """
      conj: No verb has the form “rompido”.
            That would be regular; romper has roto (participio).

      """
    let answered = try conj("lookup", "he rompido")
    #expect(answered.status == 0 && answered.messages == message)
    #expect(answered.rows.map { $0[1] } == ["haber"])
    let unanswered = try conj("lookup", "yo sabo")
    #expect(unanswered.status == 1)
    #expect(unanswered.messages.hasPrefix("conj: No verb has the form “sabo”.\n"))
    #expect(try conj("lookup", input: Array("he rompido\n".utf8)).messages.isEmpty)
    let object = try conj("lookup", "--format", "jsonl", "ojalá haiga")
    #expect(object.lines[0].contains(#""suggestions":[{"infinitive":"haber","form":"haya""#))
    let lines = try conj("repl", "--plain", "--format", "text", input: Array("he rompido\n".utf8))
    let sentence = "That would be regular; romper has roto (participio)."
    #expect(lines.lines.last == "No verb has the form “rompido”. \(sentence)")
  }

  @Test func otherCommandsSayTheSame() throws {
    let sentence = "That would be regular; romper has roto (participio)."
    #expect(try message("show", "rompido").contains(sentence))
    #expect(try message("levels", "--verb", "rompido").contains(sentence))
    #expect(try message("levels", "--form", "rompido").contains(sentence))
    let lines = try conj("repl", "--plain", input: Array("rompido\n".utf8))
    #expect(lines.messages.contains(sentence))
  }

  @Test func linesForScripts() throws {
    let input = Array("fui\nrompido\nrompido\nxqzzk\n".utf8)
    #expect(
      try conj("lookup", "--suggest", "--best", input: input).lines == [
        "fui\tser\tfui\texact", "rompido\t\t\tnone", "rompido\tromper\troto\tsuggested",
        "rompido\t\t\tnone", "rompido\tromper\troto\tsuggested", "xqzzk\t\t\tnone",
      ])
    #expect(
      try conj("lookup", "--suggest", "--readings", input: Array("haceria\n".utf8)).lines == [
        "haceria\t\t\tnone\t\t\t\t\t",
        "haceria\thacer\tharía\tsuggested\tcondicional\tyo, él\t\t\t",
      ])
    #expect(try conj("lookup", input: input).lines.count == 5)
    #expect(
      try conj("lookup", "--suggest", "rompido").lines == [
        "rompido\t\t\tnone", "rompido\tromper\troto\tsuggested",
      ])
    // One field a query leaves no room for them.
    let only = try conj("lookup", "--suggest", "--only=form", input: Array("rompido\n".utf8))
    #expect(only.text == "\n" && only.messages.contains("roto"))
  }

  @Test func objectsAlwaysHaveThem() throws {
    let run = try conj(
      "lookup", "--format", "jsonl", input: Array("haiga\nfui\nxqzzk\nhavlar\n".utf8))
    #expect(run.messages.isEmpty)
    #expect(
      run.lines[0].hasSuffix(
        #""matches":[],"suggestions":[{"infinitive":"haber","form":"haya","reason":"colloquial","#
          + #""gloss":"to have (done), to exist","tense":"subjuntivo presente","persons":["yo","él"]}]}"#
      ))
    #expect(!run.lines[1].contains("suggestions"))
    #expect(run.lines[2] == #"{"query":"xqzzk","matches":[],"suggestions":[]}"#)
    #expect(
      run.lines[3].contains(
        #"{"infinitive":"hablar","form":"hablar","reason":"sound","gloss":"to speak, to talk","#
          + #""tense":null,"persons":[]}"#))
  }

  /// A form that other levels have is missing here, and is no mistake.
  @Test(arguments: [
    ("comió", "No verb here has", "It is a form of comer. Other levels have it"),
    ("fui", "No verb here has", "It is a form of ser, ir. Other levels have it"),
    ("hecho", "No verb here has", "It is a form of hacer. Other levels have it"),
    ("comíx", "No verb has", "Did you mean"),
    // Few know vivar.
    ("vivaba", "No verb here has", "Did you mean"),
  ])
  func aFormOfOtherLevelsIsMissingHere(word: String, beginning: String, advice: String) throws {
    let messages = try conj("lookup", "--level", "A1", word).messages
    #expect(messages.hasPrefix("conj: \(beginning) the form “\(word)”.\n      \(advice)"))
    let json = try conj("lookup", "--level", "A1", "--format", "jsonl", word).text
    #expect(json.contains(#""suggestions":[]"#) == advice.hasPrefix("It is"))
  }

  @Test func aFormThatOnlyTheBuiltInLevelsHaveIsNoMistake() throws {
    let folder = try TemporaryFolder([
      "own.txt": LevelText.file("formas: yo", "hacer: hago", "comer: como")
    ])
    let messages = try conj("lookup", "--levels", folder.path, "hice", "hazo").messages
    #expect(
      messages == """
        conj: No verb here has the form “hice”.
              It is a form of hacer. The built-in levels have it.
        conj: No verb has the form “hazo”.
              Did you mean hago (hacer)?

        """)
  }
}
