import AskCommands
import ConjCommand
import Foundation
import TestSupport
import Testing

/// The columns of `conj lookup`: what is documented is what is written.
@Suite struct LookupColumnTests {
  @Test func usualTablesAreChoicesOfColumns() throws {
    let words = ["fui", "comeis", "damelo", "he comido", "xyzzy", "sue~no"]
    let plain = try conj(["lookup"] + words)
    #expect(
      try conj(["lookup", "--columns", "query,infinitive,form,match"] + words).text == plain.text)
    let readings = try conj(["lookup", "--readings"] + words).text
    let columns = "query,infinitive,form,match,tense,person,level,file,line"
    #expect(try conj(["lookup", "--columns=\(columns)"] + words).text == readings)
    let words2 = Array(words.joined(separator: "\n").utf8)
    #expect(try conj("lookup", "--columns", columns, input: words2).text == readings)
    let text = Array("No lo he comido para ti.".utf8)
    #expect(
      try conj(
        "lookup", "--text", "--columns",
        "file,line,column,word,infinitive,form,match,mark,rank", input: text
      ).text == conj("lookup", "--text", input: text).text)
  }

  @Test(arguments: [
    ("damelo", "spelling,form,construction,parts", ["dámelo\tda\tme lo\tda me lo"]),
    (
      "no lo he comido", "construction,helpers,tense,person",
      ["no lo haber\thaber\tpretérito perfecto compuesto\tyo"]
    ),
    ("voy a comer", "construction,query", ["ir a\tvoy a comer"]),
    ("fui", "gloss,rank,pronominal", ["to be\t1\t", "to go\t3\t"]),
    ("arrepiento", "pronominal,infinitive", ["true\tarrepentir"]),
    ("era", "tense,person,infinitive", ["imperfecto\tyo\tser", "imperfecto\tél\tser"]),
    ("quiero que vengas", "word,query,person", ["quiero\tquiero\tyo", "vengas\tvengas\ttú"]),
    ("xyzzy", "match,query,spelling,rank", ["none\txyzzy\t\t"]),
  ])
  func columnsSayWhatIsAsked(query: String, columns: String, rows: [String]) throws {
    let run = try conj("lookup", "--columns", columns, query)
    #expect(Array(run.lines.prefix(rows.count)) == rows)
  }

  @Test func aHeaderNamesTheColumns() throws {
    #expect(try conj("lookup", "--header", "xyzzy").lines[0] == "query\tinfinitive\tform\tmatch")
    #expect(
      try conj("lookup", "--header", "--readings", "--format=text", "fui").lines[0].hasSuffix(
        "\tfile\tline"))
    #expect(try conj("lookup", "--header", "--only=tense", "fui").text == "tense\npretérito\n")
    #expect(
      try conj("lookup", "--header", "--text", input: Array("fui".utf8)).lines[0].hasPrefix(
        "file\tline\tcolumn\tword"))
    for columns in [LookupColumn.ofQueries, LookupColumn.ofText] {
      let names = columns.map(\.name)
      var arguments = ["lookup", "--header", "--columns", names.joined(separator: ",")]
      if names.contains("mark") { arguments.append("--text") }
      let rows = try conj(arguments, input: Array("he comido".utf8)).rows
      #expect(rows[0] == names)
      #expect(rows[1].count == names.count)
    }
  }

  @Test(arguments: [
    (["--columns", "query,colour", "fui"], "colour"), (["--columns", "", "fui"], "--columns"),
    (["--columns", "mark", "fui"], "--text"), (["--text", "--columns=query"], "--text"),
    (["--columns", "form", "--only", "form", "fui"], "--columns and --only"),
    (["--columns", "form", "--readings", "fui"], "--columns and --readings"),
    (["--columns", "form", "--format=jsonl", "fui"], "--columns"),
    (["--header", "--format=jsonl", "fui"], "--header"),
  ])
  func whatCannotBeIsRefused(arguments: [String], message: String) throws {
    let run = try conj(["lookup"] + arguments)
    #expect(run.status == 2)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  /// The manual page has every column and every key of JSON Lines, and no other.
  @Test func manualHasEachColumnAndKey() throws {
    let page = Manual.page
    let skill = try Repository.text("SKILL.md")
    let documented = Set(LookupColumn.names + LookupColumn.keys.map(\.key))
    for name in documented {
      #expect(page.contains("\n.TP\n.B \(name)\n"))
      #expect(skill.contains("`\(name)`"))
    }
    let text = Array("Yo me lavo para Juan y dámelo, te has ido.".utf8)
    let runs = [
      try conj(
        "lookup", "--format=jsonl", "fui", "rompido", "damelo", "he comido", "me lavo",
        "arrepiento", "aguadá", "quiero que vengas"),
      try conj("lookup", "--format=jsonl", "--text", "--all", input: text),
      try conj("lookup", "--format=jsonl", "--text", "--known=A1", input: text),
    ]
    let objects = try runs.flatMap { try $0.objects() }
    let written = Set(objects.flatMap { OutputKeysTests.keys(of: $0) })
    #expect(written.subtracting(documented) == [])
    let columnsAlone: Set = ["construction", "mark", "rank"]
    #expect(documented.subtracting(written) == columnsAlone)
  }
}
