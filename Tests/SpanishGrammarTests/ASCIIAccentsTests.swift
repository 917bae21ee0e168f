import Testing

@testable import SpanishGrammar

@Suite struct ASCIIAccentsTests {
  @Test(arguments: [
    ("ban~ar", ["bañar"]), ("ba~nar", ["bañar"]), ("sue~no", ["sueño"]), ("cante'", ["canté"]),
    ("'arbol", ["árbol"]), ("c´omo", ["cómo"]), ("habi'a", ["había", "habiá"]),
    ("averigu\"e", ["averigüe"]), ("averig\"ue", ["averigüe"]), ("averigu:e", ["averigüe"]),
    ("averig¨ue", ["averigüe"]), ("BAN~AR", ["bañar"]), ("ban~e'", ["bañé"]), ("hab`ia", ["había"]),
    ("ensen~o'", ["enseñó"]), ("cante’", ["canté"]),
  ])
  func readings(query: String, readings: [String]) throws {
    #expect(try #require(ASCIIAccents(query)).readings == readings)
  }

  @Test(arguments: ["", "bañar", "'habla'", "\"habla\"", "'", "~", "b~t", "hab:la", "d'"])
  func nothing(query: String) {
    #expect(ASCIIAccents(query) == nil)
  }

  @Test func marksWithoutALetterLeaveNoReading() throws {
    let stray = try #require(ASCIIAccents("can~t'r"))
    #expect(stray.readings.isEmpty)
    #expect(stray.withoutMarks == "cantr")
    #expect(ASCIIAccents("a'a'a'a'a'") == nil)
  }

  @Test func theOldWaysOfWritingÑ() {
    #expect(ASCIIAccents.ñReadings(of: "banyar") == ["bañar"])
    #expect(ASCIIAccents.ñReadings(of: "Suenho") == ["sueño"])
    #expect(ASCIIAccents.ñReadings(of: "inhanho") == ["iñaño", "iñanho", "inhaño"])
    #expect(ASCIIAccents.ñReadings(of: "bañar") == [])
    #expect(ASCIIAccents.ñReadings(of: "") == [])
  }
}
