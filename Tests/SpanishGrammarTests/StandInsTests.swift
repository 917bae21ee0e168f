import Testing

@testable import SpanishGrammar

@Suite struct StandInsTests {
  @Test(arguments: [
    ("ban~ar", ["bañar"]), ("ba~nar", ["bañar"]), ("sue~no", ["sueño"]), ("cante'", ["canté"]),
    ("'arbol", ["árbol"]), ("c´omo", ["cómo"]), ("habi'a", ["había", "habiá"]),
    ("averigu\"e", ["averigüe"]), ("averig\"ue", ["averigüe"]), ("averigu:e", ["averigüe"]),
    ("averig¨ue", ["averigüe"]), ("BAN~AR", ["bañar"]), ("ban~e'", ["bañé"]), ("hab`ia", ["había"]),
    ("ensen~o'", ["enseñó"]), ("cante’", ["canté"]),
  ])
  func readings(query: String, readings: [String]) throws {
    #expect(try #require(StandIns(query)).readings == readings)
  }

  @Test(arguments: ["", "bañar", "'habla'", "\"habla\"", "'", "~", "b~t", "hab:la", "d'"])
  func nothing(query: String) {
    #expect(StandIns(query) == nil)
  }

  @Test func marksWithoutALetterLeaveNoReading() throws {
    let stray = try #require(StandIns("can~t'r"))
    #expect(stray.readings.isEmpty)
    #expect(stray.withoutMarks == "cantr")
    #expect(StandIns("a'a'a'a'a'") == nil)
  }

  @Test func theOldWaysOfWritingÑ() {
    #expect(StandIns.ñReadings(of: "banyar") == ["bañar"])
    #expect(StandIns.ñReadings(of: "Suenho") == ["sueño"])
    #expect(StandIns.ñReadings(of: "inhanho") == ["iñaño", "iñanho", "inhaño"])
    #expect(StandIns.ñReadings(of: "bañar") == [])
    #expect(StandIns.ñReadings(of: "") == [])
  }
}
