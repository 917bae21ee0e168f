import Foundation
import TestSupport
import Testing

@Suite struct LookupTests {
  @Test func aLineAnAnswer() throws {
    let outcome = try conj("lookup", "fui", "xyzzy", "comeis")
    #expect(
      outcome.text == """
        fui\tser\tfui\texact
        fui\tir\tfui\texact
        xyzzy\t\t\tnone
        comeis\tcomer\tcoméis\taccents

        """)
    #expect(outcome.status == 1)
  }

  /// An argument is one query, whatever stands in it.
  @Test func anArgumentIsOneQuery() throws {
    #expect(try conj("lookup", "fui\nser").lines == ["fui\\nser\t\t\tnone"])
    #expect(try conj("lookup", "fui\r").lines.first == "fui\\r\tser\tfui\texact")
    #expect(try conj("lookup", " fui").lines.first == " fui\tser\tfui\texact")
    #expect(try conj("lookup", "").lines == ["\t\t\tnone"])
  }

  @Test func allFoundIsSuccess() throws {
    #expect(try conj("lookup", "fui").status == 0)
    #expect(try conj("lookup", input: Array("fui\nve\n".utf8)).status == 0)
    #expect(try conj("lookup", input: []).status == 0)
    #expect(try conj("lookup", input: Array("fui\n\n".utf8)).status == 1)
  }

  @Test func wordsInputAndBothInOrder() throws {
    let input = Array("tengo\nvas\n".utf8)
    #expect(try conj("lookup", input: input).lines.map { $0.prefix(3) } == ["ten", "vas"])
    #expect(try conj("lookup", "-", input: input).lines.map { $0.prefix(3) } == ["ten", "vas"])
    let mixed = try conj("lookup", "tuve", "-", "puse", input: input)
    #expect(mixed.lines.map { $0.prefix(3) } == ["tuv", "ten", "vas", "pus"])
  }

  @Test func accentsModes() throws {
    #expect(try conj("lookup", "--accents", "strict", "comeis").status == 1)
    #expect(try conj("lookup", "--accents", "ignore", "habló").lines.count == 2)
    #expect(try conj("lookup", "habló").lines.count == 1)
  }

  @Test func bestIsOneLineAQuery() throws {
    #expect(try conj("lookup", "--best", "fui").text == "fui\tser\tfui\texact\n")
    #expect(try conj("lookup", "--best", "--readings", "ve", "zz").lines.count == 2)
    let object = try conj("lookup", "--best", "--format", "jsonl", "fui")
    #expect(object.text.contains("ser") && !object.text.contains(#""ir""#))
  }

  @Test func readingsAddFourColumns() throws {
    let outcome = try conj("lookup", "--readings", "--level", "perfecto simple", "tuve", "zz")
    let fields = outcome.rows
    #expect(fields.map(\.count) == [8, 8])
    let title = "Indicativo: pretérito perfecto simple"
    #expect(fields[0][..<6] == ["tuve", "tener", "tuve", "exact", title, "yo"])
    #expect(fields[0][6].hasSuffix(".txt"))
    #expect(Int(fields[0][7]) != nil)
  }

  @Test func jsonHasAnObjectAQuery() throws {
    let outcome = try conj("lookup", "--format", "jsonl", "fui", "x\"y\\")
    let objects = try outcome.objects()
    #expect(objects.map { $0["query"] as? String } == ["fui", "x\"y\\"])
    let matches = try #require(objects[0]["matches"] as? [[String: Any]])
    #expect(matches.map { $0["infinitive"] as? String } == ["ser", "ir"])
    let readings = try #require(matches[0]["readings"] as? [[String: Any]])
    #expect(Set(readings[0].keys).isSuperset(of: ["level", "file", "line", "person"]))
    #expect((objects[1]["matches"] as? [Any])?.isEmpty == true)
  }

  @Test func levelLimitsTheAnswers() throws {
    #expect(try conj("lookup", "--level", "imperativo", "ve").lines.count == 2)
    #expect(try conj("lookup", "--level", "INDICATIVO préSente", "tuve").status == 1)
    let none = try conj("lookup", "--level", "klingon", "tuve")
    #expect(none.messages.contains("No level has “klingon”"))
    #expect(none.status == 2)
  }

  @Test func nullEndsQueries() throws {
    let outcome = try conj("lookup", "--null", input: Array("tengo\0a\nb\0\0vas\r\n".utf8))
    #expect(outcome.rows.map(\.[0]) == ["tengo", "a\\nb", "", "vas\\r\\n"])
    #expect(try conj("lookup", "-0", input: Array("zz\r\0".utf8)).rows.map(\.[0]) == ["zz\\r"])
  }

  @Test func aWidthThatIsNoneIsNoWidth() throws {
    let expected = try conj("lookup", "--format", "text", "fui").output
    #expect(!expected.isEmpty)
    for columns in ["0", "-5", "x", ""] {
      let outcome = try conj(
        "lookup", "--format", "text", "fui", environment: ["COLUMNS": columns])
      #expect(outcome.output == expected, "\(columns)")
    }
  }
}
