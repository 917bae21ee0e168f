import TestSupport
import Testing
import VerbForms

@Suite struct TextReaderTests {
  private static let index = Result {
    try GrammarLevels.index(of: [
      "haber", "comer", "ir", "ser", "estar", "parar", "parir", "hablar", "unir", "casar", "solar",
      "publicar", "trabajar", "levantar", "sobrar", "nadar", "cantar", "dormir",
      "tener", "poder", "llevar",
    ])
  }

  private func words(_ text: String, size: Int = Int.max) throws -> [TextReader.Word] {
    var reader = TextReader(try Self.index.get())
    let bytes = Array(text.utf8)
    var words: [TextReader.Word] = []
    var start = 0
    while start < bytes.count {
      let end = size < bytes.count - start ? start + size : bytes.count
      reader.read(bytes[start..<end]) { words.append($0) }
      start = end
    }
    reader.finish { words.append($0) }
    return words
  }

  private func verbs(_ text: String) throws -> [String] {
    try words(text).filter { !$0.answers.isEmpty }.map {
      "\($0.text)→\($0.answers[0].infinitive)\($0.isCommon ? "*" : "")"
    }
  }

  @Test func placesAndVerbs() throws {
    let found = try words("Ayer no lo\nhe comido,  para ti.")
    #expect(found.map(\.text) == ["Ayer", "no lo he comido", "para", "ti"])
    #expect(found.map(\.line) == [1, 1, 2, 2])
    #expect(found.map(\.column) == [1, 6, 13, 18])
    #expect(found.map(\.answers.isEmpty) == [true, false, false, true])
    #expect(found.map(\.isCommon) == [false, false, true, false])
    #expect(found[1].answers.first?.match == .phrase)
  }

  @Test(arguments: [
    ("Me levanto y me voy a dormir.", ["Me levanto→levantar", "me voy a dormir→dormir"]),
    ("Está cantando. He estado hablando", ["Está cantando→cantar", "He estado hablando→hablar"]),
    (
      "la casa, una casa; el trabajo",
      ["casa→casar*", "una→unir*", "casa→casar*", "trabajo→trabajar*"]
    ),
    ("la he casado", ["la he casado→casar"]), ("no para ti", ["para→parar*"]),
    ("yo solo", ["solo→solar*"]), ("yo hablo", ["yo hablo→hablar"]),
    ("lo público", ["público→publicar*"]), ("Él habla", ["Él habla→hablar"]),
    ("el habla", ["habla→hablar"]), ("he, comido", ["he→haber", "comido→comer"]),
    ("tengo que comer casa", ["tengo que comer→comer", "casa→casar*"]),
    ("puede que tengo casa", ["puede→poder", "tengo→tener", "casa→casar*"]),
    ("lleva años, lleva comiendo", ["lleva→llevar", "lleva comiendo→comer"]),
    ("esta casada, está casada", ["esta→estar*", "casada→casar", "está casada→casar"]),
    ("fue publicada", ["fue publicada→publicar"]),
    (
      "fue publicado casada",
      [
        "fue publicado→publicar", "casada→casar",
      ]
    ),
    ("tengo que. Comer", ["tengo→tener", "Comer→comer"]),
    ("he\n\ncomido", ["he→haber", "comido→comer"]), ("he\ncomido", ["he\ncomido→comer"]),
    ("comerlo vámonos", ["comerlo→comer", "vámonos→ir"]), ("", []), ("¡…! 123", []),
  ])
  func joined(text: String, verbs expected: [String]) throws {
    #expect(try verbs(text) == expected.map { $0.replacing("\n", with: " ") })
  }

  @Test(arguments: [1, 4])
  func wordsThatShareASlotStayApart(knownWords: Int) throws {
    let text = "No me lo he comido y la casa está cantando; he sido y soy, fue bien, Él no habló."
    var reader = TextReader(try Self.index.get(), accents: .smart, knownWords: knownWords)
    var found: [TextReader.Word] = []
    reader.read(Array(text.utf8)[...]) { found.append($0) }
    reader.finish { found.append($0) }
    #expect(found == (try words(text)))
  }

  @Test func piecesGiveTheSame() throws {
    let text = String(
      repeating: "No me lo he comido y la casa está cantando para él sin haber dormido ", count: 30)
    let whole = try words(text)
    #expect(whole.count == 30 * 9)
    for size in [1, 7, 100] { #expect(try words(text, size: size) == whole) }
  }
}
