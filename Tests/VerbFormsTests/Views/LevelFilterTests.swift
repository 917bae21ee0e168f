import Testing

@testable import VerbForms

struct LevelFilterTests {
  @Test(arguments: [
    ("", true), ("soy, eres", true), ("ERES ser", true), ("curso/001", true), ("a1", true),
    ("001-ser.txt", true), (".txt", true), ("txt", false), ("x", false), ("soy tú", false),
    ("a2", false),
  ])
  func wordsOfTitleNameAndGrade(text: String, matches: Bool) {
    let filter = LevelFilter(text)
    let file = "Curso/001-ser.txt"
    #expect(filter.matches(title: "Ser: soy, eres, es", file: file, grade: .a1) == matches)
  }
}
