import TestSupport
import Testing

/// `conj lookup --text`, suggestions, and what the formats say of pronouns and phrases.
@Suite struct ProseLookupTests {
  @Test func aTextWithoutVerbsIsSaidToBeOne() throws {
    let text = Array("Hola, Ana.\n".utf8)
    let outcome = try conj("lookup", "--text", "--format", "text", input: text)
    #expect(outcome.output.isEmpty && outcome.status == 1)
    #expect(outcome.messages == "conj: There is no verb form in the text.\n")
    for options in [["--format", "tsv"], ["--format", "jsonl"], ["--format", "text", "--all"]] {
      #expect(try conj(["lookup", "--text"] + options, input: text).messages.isEmpty)
    }
  }

  private static let prose = "Ayer no lo he comido, para ti.\nVe a\ncomerlo: dámelo.\n"

  @Test func recordsOfText() throws {
    let run = try conj("lookup", "--text", "--best", input: Array(Self.prose.utf8))
    #expect(
      run.lines == [
        "-\t1\t6\tno lo he comido\tcomer\tcomido\tphrase\t\t73",
        "-\t1\t23\tpara\tparar\tpara\texact\tcommon\t120",
        "-\t2\t1\tVe a comerlo\tcomer\tcomer\tphrase\t\t73",
        "-\t3\t10\tdámelo\tdar\tda\tpronouns\t\t9",
      ])
    #expect(run.status == 0)
    #expect(run.messages.isEmpty)
  }

  /// Rows that are copied from the index are those that are put together column by column, if these are asked for.
  @Test(arguments: [[], ["--best"], ["--all"], ["--accents", "ignore"], ["--level", "presente"]])
  func usualColumnsAreThoseThatCanBeChosen(options: [String]) throws {
    let text = """
      Fui y comí. Vengas, la calle Vargas; seria, sueno, banais: dame, dámelo, no lo he comido.
      Hablo, hable, habló, habla, vos hablá; como él. xyzzy \u{1} ñandú fue bien, ortografía.

      """
    let columns = "file,line,column,word,infinitive,form,match,mark,rank"
    let usual = try conj(["lookup", "--text"] + options, input: Array(text.utf8))
    let chosen = try conj(
      ["lookup", "--text", "--columns", columns] + options, input: Array(text.utf8))
    #expect(usual.output == chosen.output && usual.lines.count > 10)
  }

  @Test func allWords() throws {
    let run = try conj("lookup", "--text", "--all", "--best", input: Array("el pan, fui".utf8))
    #expect(
      run.lines == [
        "-\t1\t1\tel\t\t\tnone\t\t", "-\t1\t4\tpan\t\t\tnone\t\t",
        "-\t1\t9\tfui\tser\tfui\texact\t\t1",
      ])
    #expect(try conj("lookup", "--text", input: Array("pan y luz".utf8)).status == 1)
    #expect(try conj("lookup", "--all", "x").messages.contains("works only with --text"))
  }

  /// A capital inside a sentence may be a name's; a subject makes a verb of what is often something else.
  @Test(arguments: [
    (
      "Vive en la calle Vengas. Vengas vino, Vengas sonó.",
      ["", "common", "name?", "", "", "name?", ""]
    ),
    ("yo como, tú como", ["", "common"]), ("El trabajo. Él trabajo.", ["common", "common"]),
    ("Yo trabajo solo; yo solo.", ["", "common", "common"]), ("que él busque\nVengas", ["", ""]),
    ("si ella fuera; para ella una", ["", "common", "common"]),
    ("digo: «Canto», y Canto; QUE NO CANTO", ["", "", "name?", ""]),
  ])
  func marksOfWords(text: String, marks: [String]) throws {
    let rows = try conj("lookup", "--text", "--best", input: Array(text.utf8)).rows
    #expect(rows.map { $0[7] } == marks, "\(rows)")
    let objects = try conj("lookup", "--text", "--format=jsonl", input: Array(text.utf8)).objects()
    #expect(
      objects.map { object in
        object["common"] as? Bool == true
          ? "common" : object["name"] as? Bool == true ? "name?" : ""
      } == marks)
  }

  @Test func filesAreNamed() throws {
    let folder = try TemporaryFolder(["uno.txt": "fui", "dos.txt": "pan"])
    let run = try conj("lookup", "--text", "--best", folder / "uno.txt", folder / "dos.txt")
    #expect(run.lines == ["\(folder / "uno.txt")\t1\t1\tfui\tser\tfui\texact\t\t1"])
    #expect(run.status == 0)
    let missing = try conj("lookup", "--text", folder / "tres.txt", folder / "uno.txt", "--best")
    #expect(missing.lines.count == 1)
    #expect(missing.messages.contains("tres.txt"))
    #expect(missing.status == 2)
    #expect(try conj("lookup", "--text", folder / "dos.txt").status == 1)
  }

  @Test func textAsObjectsAndForPeople() throws {
    let objects = try conj(
      "lookup", "--text", "--format", "jsonl",
      input: Array("he comido".utf8))
    #expect(
      objects.text.hasPrefix(
        #"{"file":"-","line":1,"column":1,"word":"he comido","common":false,"name":false,"matches":[{"infinitive":"comer","form":"comido","match":"phrase","gloss":"to eat","spelling":"he comido","parts":["he","comido"],"helpers":["haber"],"readings":[{"#
      ))
    let table = try conj("lookup", "--text", "--format", "text", input: Array("para ti".utf8))
    #expect(table.text.contains("1:1") && table.text.contains("parar, parir"))
    #expect(table.text.contains("common"))
    let words = try conj("lookup", "--text", "--format=jsonl", input: Array(Self.prose.utf8))
    #expect(
      try words.objects().map { $0["word"] as? String } == [
        "no lo he comido", "para", "Ve a comerlo", "dámelo",
      ])
    #expect(words.text.contains(#""word":"para","common":true"#))
  }

  /// Several words that are no phrase: each of their verbs, in the order of the text.
  @Test(arguments: [
    ("que te vaya bien", ["ir\tvaya\tphrase"]), ("ya he comido", ["comer\tcomido\tphrase"]),
    ("le fue bien", ["ir\tfue\tphrase", "ser\tfue\tphrase"]),
    ("hoy fue mal", ["ir\tfue\texact", "ser\tfue\texact"]),
    (
      "fue bien recibido",
      [
        "ser\tfue\texact", "ir\tfue\texact", "recibir\trecibido\texact",
      ]
    ),
    ("¿cómo te llamas?", ["llamar\tllamas\tphrase"]),
    ("se lo voy a dar mañana", ["dar\tdar\tphrase"]), ("para comer", ["comer\tcomer\texact"]),
    (
      "quiero que vengas y comas",
      [
        "querer\tquiero\texact", "venir\tvengas\texact", "vengar\tvengas\texact",
        "comer\tcomas\texact",
      ]
    ),
    ("hoy tengo que ir", ["ir\tir\tphrase"]),
    ("el puente fue construido", ["construir\tconstruido\tphrase"]),
    (
      "díjose, pues, que era así", ["decir\tdijo\tpronouns", "ser\tera\texact", "erar\tera\texact"]
    ),
    ("la casa está rota", ["romper\trota\tphrase"]),
    ("vivo aquí", ["vivir\tvivo\texact", "vivar\tvivo\texact"]),
    ("No como pan", ["comer\tcomo\texact"]), ("como vivo, hablo", ["hablar\thablo\texact"]),
    ("trabajo y como mucho", ["trabajar\ttrabajo\texact"]),
    ("el trabajo", []), ("para una casa", []), ("buenas noches", []),
    ("los perros y los gatos", []),
    ("¿por qué?", []), (" ", []), ("pan", []),
  ])
  func sentences(query: String, verbs: [String]) throws {
    for run in [try conj("lookup", query), try conj("lookup", input: Array("\(query)\n".utf8))] {
      if verbs.isEmpty {
        #expect(run.lines == ["\(query)\t\t\tnone"])
      } else {
        // A row names its word, not the line.
        #expect(run.rows.map { $0[1...].joined(separator: "\t") } == verbs)
        #expect(run.rows.allSatisfy { query.contains($0[0]) && !$0[0].isEmpty })
      }
      #expect(run.status == (verbs.isEmpty ? 1 : 0))
    }
  }

  @Test func sentencesInEveryFormat() throws {
    let query = "quiero que te vaya bien"
    #expect(try conj("lookup", "--best", query).lines == ["quiero\tquerer\tquiero\texact"])
    let readings = try conj("lookup", "--readings", query).lines.map {
      $0.split(separator: "\t").prefix(6).joined(separator: " ")
    }
    #expect(readings.contains("quiero querer quiero exact presente yo"))
    #expect(readings.contains("te vaya ir vaya phrase subjuntivo presente él"))
    let object = try #require(try conj("lookup", "--format", "jsonl", query).objects().first)
    #expect(object["query"] as? String == query)
    let matches = try #require(object["matches"] as? [[String: Any]])
    #expect(matches.map { $0["infinitive"] as? String } == ["querer", "ir"])
    #expect(matches.map { $0["word"] as? String } == ["quiero", "te vaya"])
    let phrase = try conj("lookup", "--format", "jsonl", "te vaya").objects().first
    #expect((phrase?["matches"] as? [[String: Any]])?.map { $0["word"] == nil } == [true])
    // People see the words of each verb.
    let text = try conj("lookup", "--format", "text", query)
    #expect(text.lines.first?.hasPrefix("quiero ") == true)
    #expect(text.lines.contains { $0.hasPrefix("te vaya ") && $0.contains("ir") })
    #expect(!text.text.contains("bien"))
    // Bytes that are no UTF-8 are Windows-1252.
    let foreign = try conj("lookup", input: Array("fui y sal".utf8) + [0xED, 0x0A])
    #expect(foreign.rows.map { $0[1] } == ["ser", "ir", "salir"] && foreign.status == 0)
  }

  /// A line of many verbs gives a row for each of them, as long as the word and not as the line.
  @Test(arguments: ["tsv", "jsonl", "text"], ["lookup", "repl"])
  func outputGrowsWithTheWords(format: String, command: String) throws {
    let words = 400
    let input = Array((String(repeating: "comer ", count: words) + "\n").utf8)
    let options = command == "repl" ? ["--plain"] : ["--readings"]
    let run = try conj([command, "--format", format] + options, input: input)
    #expect(run.output.count > 16 * words)
    #expect(run.output.count < (format == "jsonl" ? 4096 : 1024) * words)
  }

  @Test func suggestionsForWords() throws {
    let run = try conj("lookup", "habalr", "fui", "xqzzk")
    #expect(
      run.lines == [
        "habalr\t\t\tnone", "fui\tser\tfui\texact", "fui\tir\tfui\texact", "xqzzk\t\t\tnone",
      ])
    #expect(run.messages.contains("No verb has the form “habalr”."))
    #expect(run.messages.contains("Did you mean hablar"))
    #expect(!run.messages.contains("xqzzk"))
    #expect(run.status == 1)
    #expect(try conj("lookup", "qqqqqqqqqq").messages.isEmpty)
  }

  @Test func suggestionsForInputOnlyWhenAskedFor() throws {
    let silent = try conj("lookup", input: Array("habalr\n".utf8))
    #expect(silent.text == "habalr\t\t\tnone\n")
    #expect(silent.messages.isEmpty)
    let asked = try conj("lookup", "--suggest", input: Array("habalr\nfui\n".utf8))
    #expect(
      asked.lines == [
        "habalr\t\t\tnone", "habalr\thablar\thablar\tsuggested", "habalr\thaber\thaber\tsuggested",
        "habalr\thallar\thallar\tsuggested", "fui\tser\tfui\texact", "fui\tir\tfui\texact",
      ])
    #expect(asked.messages.isEmpty)
    let text = try conj("lookup", "--suggest", "--format", "text", input: Array("habalr\n".utf8))
    #expect(text.messages.contains("hablar"))
    let lines = try conj("repl", "--plain", input: Array("habalr\n".utf8))
    #expect(lines.messages.contains("hablar"))
  }

  @Test func readingsAreTheOnesMeant() throws {
    let run = try conj("lookup", "--readings", "--level", "pretérito perfecto simple", "yo fui")
    #expect(!run.lines.isEmpty)
    #expect(run.lines.allSatisfy { $0.split(separator: "\t")[5] == "yo" })
    let pronouns = try conj("lookup", "--format", "jsonl", "--level", "Imperativo", "dámelo")
    #expect(pronouns.text.contains(#""spelling":"dámelo","parts":["da","me","lo"]"#))
    #expect(!pronouns.text.contains("helpers"))
  }

  /// Words read as bytes and words looked up as text say the same of words that are no form of a
  /// level.
  @Test func pipedWordsAnswerAlike() throws {
    let words = [
      "dámelo", "damelo", "DAMELO", "banyar", "suenho", "dime", "vete", "he comido", "casita",
      "perros", "cielo", "libros", "dandoselas", "irse", "hablabalo", "damélo", "dámeló",
      "sentaos", "vamonos", "habalr", "digamoselo", "ámalo", "xyz", "inhumano", "sabelotodos",
    ]
    let piped = try conj("lookup", input: Array(words.joined(separator: "\n").utf8))
    var single: [String] = []
    for word in words { single += try conj("lookup", word).lines }
    #expect(piped.lines == single)
  }
}
