import TestSupport
import Testing
import VerbForms

@Suite struct SearchTests {
  @Test func aPrefixGivesRowsCutToIt() throws {
    #expect(try conj("search", "irg").text == "irga\tirguió\terguir\t28\n")
    let rows = try conj("search", "IRGÁ", "--accents", "ignore").lines
    #expect(rows.first?.hasPrefix("irga\t") == true)
    let fields = try conj("search", "compr").rows
    #expect(fields.count > 3)
    #expect(fields.allSatisfy { $0[0].hasPrefix("compr") && $0[1].hasPrefix("compr") })
  }

  @Test func aPatternFitsTheWholeForm() throws {
    let verbs = try conj("search", "*ucir", "--verbs").lines
    #expect(verbs.prefix(5).contains("conducir"))
    #expect(verbs.allSatisfy { $0.hasSuffix("ucir") })
    let ranks = try conj("search", "com*r", "--verbs").lines.map {
      FormIndex.builtin.rank(ofVerb: $0)
    }
    #expect(ranks.count > 10 && !ranks.contains(nil))
    #expect(ranks.compactMap { $0 } == ranks.compactMap { $0 }.sorted())
    let forms = try conj("search", "h?bl?", "--forms").lines
    #expect(forms.contains("hablo\thablar"))
    #expect(forms.contains("habló\thablar"))
    #expect(try conj("search", "*iendo").status == 0)
  }

  /// TSV has the bare infinitive, JSON Lines say that there is the verb with -se alone.
  @Test func pronominalVerbsAreMarkedInJSON() throws {
    for flag in ["--verbs", "--forms"] {
      let line = try conj("search", "arrepint", flag, "--format", "jsonl").lines.first
      #expect(line?.contains(#""infinitive":"arrepentir","pronominal":true"#) == true, "\(flag)")
    }
    let rows = try conj("search", "arrepint", "--format", "jsonl").text
    #expect(rows.contains(#""pronominal":true"#))
    #expect(try conj("search", "arrepint").text.hasSuffix("\tarrepentir\t22\n"))
    #expect(try !conj("search", "habl", "--format", "jsonl").text.contains("pronominal"))
  }

  @Test func countsAgreeWithLists() throws {
    for pattern in ["hab", "*ucir", "des*ar", "a?o"].prefix(rounds(4, few: 2)) {
      let forms = try conj("search", pattern, "--forms")
      #expect(try conj("search", pattern, "--count").text == "\(forms.lines.count)\n")
      let verbs = try conj("search", pattern, "--verbs")
      #expect(try conj("search", pattern, "--verbs", "--count").text == "\(verbs.lines.count)\n")
      let rows = try conj("search", pattern).lines.compactMap { line in
        line.split(separator: "\t").last.flatMap { Int($0) }
      }
      #expect(rows.reduce(0, +) == forms.lines.count)
    }
  }

  @Test func limitCutsAndTextSaysSo() throws {
    let all = try conj("search", "com", "--forms").lines
    #expect(try conj("search", "com", "--forms", "--limit", "3").lines == Array(all.prefix(3)))
    #expect(try conj("search", "com", "--forms", "--limit", "0").lines == all)
    let text = try conj("search", "com", "--limit=2", "--format=text").lines
    #expect(text.count == 3)
    #expect(text.last == "… and more: --limit 0 shows all, --count counts them")
    #expect(try conj("search", "irg", "--limit=1", "--format=text").lines.count == 1)
  }

  @Test(arguments: ["9223372036854775806", "9223372036854775807"])
  func anyLimitIsTaken(limit: String) throws {
    let folder = try folder()
    let index = folder / "levels.conj"
    #expect(try conj("index", "build", "--levels", folder.path, "-o", index).status == 0)
    for options in [[], ["--forms"], ["--verbs"], ["--level", "pasado"]] {
      for pattern in ["c", "c*"] {
        let words = ["search", pattern, "--index", index] + options
        let all = try conj(words)
        #expect(try conj(words + ["--limit", limit]).output == all.output)
        #expect(!all.output.isEmpty)
      }
    }
  }

  @Test(arguments: ["9223372036854775808", "-1", "1e3", "", "٣"])
  func whatIsNoLimitIsRefused(limit: String) throws {
    let outcome = try conj("search", "irg", "--limit", limit)
    #expect(outcome.output.isEmpty && outcome.messages.contains("--limit"))
    #expect(outcome.status == 2)
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "a.txt": LevelText.file(LevelText.comer, LevelText.ir, title: "Presente"),
      "b.txt": LevelText.file(
        "comer: comí, comiste, comió, comimos, comisteis, comieron",
        "ir: fui, fuiste, fue, fuimos, fuisteis, fueron", title: "Pasado"),
    ])
  }

  @Test func levelLimitsWhatIsFound() throws {
    let folder = try folder()
    func found(_ pattern: String, _ options: String...) throws -> [String] {
      try conj(["search", pattern, "--forms", "--levels", folder.path] + options).lines
    }
    #expect(try found("comí", "--accents", "ignore").count == 6)
    #expect(
      try found("com", "--level", "pasado").map { $0.prefix { $0 != "\t" } } == [
        "comer", "comí", "comieron", "comimos", "comió", "comiste", "comisteis",
      ])
    #expect(try found("com*", "--level", "pasado") == found("com", "--level", "pasado"))
    #expect(try found("voy", "--level", "pasado").isEmpty)
  }

  @Test(.exhaustive) func levelLimitsWhatTheBuiltInHas() throws {
    let all = try conj("search", "tuv", "--forms").lines
    let some = try conj("search", "tuv", "--forms", "--level", "perfecto simple").lines
    #expect(some.contains("tuve\ttener"))
    #expect(Set(some).isStrictSubset(of: all))
    let pattern = try conj("search", "tuv*", "--forms", "--level", "perfecto simple").lines
    #expect(pattern == some)
  }

  /// An accent that is typed is meant, where any form has it; white space and quotation marks are not.
  @Test(arguments: [
    (["IRGÁ"], ["irgáis", "irgás"]), (["irgá*"], ["irgáis", "irgás"]), (["«irgái»"], ["irgáis"]),
    ([" irgais "], ["irgáis"]), ([" irgáis* "], ["irgáis"]), (["írgais"], ["irgáis"]),
    (["irgais", "--accents", "strict"], []), (["írgais", "--accents", "strict"], []),
    (["irgái", "--accents=strict"], ["irgáis"]), (["?irgái?", "--accents=strict"], ["sirgáis"]),
    (["tañí"], ["tañí", "tañía", "tañíais", "tañíamos", "tañían", "tañías"]),
    (["tàñi", "--accents", "strict"], []),
  ])
  func typedAccentsAreMeant(_ arguments: [String], _ forms: [String]) throws {
    let found = try conj(["search"] + arguments + ["--forms"]).rows.map { $0[0] }
    #expect(found == forms)
  }

  @Test func nothingFoundIsSaid() throws {
    for pattern in ["zzq", "*zzq", "", "?"] {
      let outcome = try conj("search", pattern, "--limit", "1")
      #expect(outcome.status == (outcome.output.isEmpty ? 1 : 0))
    }
    #expect(try conj("search", "zzq").messages.contains("No form here fits “zzq”"))
    let reflexive = try conj("search", "levantarse")
    #expect(reflexive.messages.contains("It is a form of levantar."))
    #expect(reflexive.status == 1)
    // What lacks nothing but its accent is in the list.
    let strict = try conj("search", "comiamos", "--accents", "strict")
    #expect(strict.messages.contains("A plain word finds"))
    #expect(try conj("search", "zzq", "--count").text == "0\n")
  }

  /// They fall away before a word, and would leave every form.
  @Test(arguments: ["[", "-", "¿!", "123"])
  func signsAloneFindNothing(text: String) throws {
    let outcome = try conj("search", "--", text)
    #expect(outcome.text.isEmpty && outcome.status == 1)
    #expect(outcome.messages.contains("No form here fits “\(text)”"))
    #expect(
      try conj("search", "--count", "--", "¿habl").text == conj("search", "habl", "--count").text)
  }

  @Test func plainLettersAreMeant() throws {
    for query in ["ｉｒｇ", "ir\u{AD}g", "\u{202E}IRG\u{202C}"] {
      #expect(try conj("search", query).text == conj("search", "irg").text)
      #expect(try conj("search", "sue\u{200B}ñ", "--count").text != "0\n")
    }
  }

  @Test func jsonHasTheSame() throws {
    #expect(
      try conj("search", "irg", "--format", "jsonl").text
        == #"{"first":"irga","last":"irguió","infinitive":"erguir","count":28}"# + "\n")
    #expect(
      try conj("search", "irguió", "--forms", "--format", "jsonl").text
        == #"{"form":"irguió","infinitive":"erguir"}"# + "\n")
    #expect(try conj("search", "irg", "--count", "--format=jsonl").text == "{\"count\":28}\n")
  }
}
