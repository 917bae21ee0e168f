import TestSupport
import Testing

@testable import Terminal

struct TextFieldTests {
  /// A line after some keys: `|` marks the cursor.
  private func line(_ text: String, _ keys: [KeyPress]) -> String {
    var line = TextField(text)
    for key in keys { line.edit(key) }
    let letters = line.letters
    return String(letters[..<line.cursor]) + "|" + String(letters[line.cursor...])
  }

  @Test(
    arguments: [
      ([], "he comido|"),
      ([.control("a")], "|he comido"),
      ([.control("b")], "he comid|o"),
      ([.control("a"), .control("f")], "h|e comido"),
      ([.control("a"), .control("b")], "|he comido"),
      ([.control("f")], "he comido|"),
      ([.alt("b")], "he |comido"),
      ([.alt("b"), .alt("b")], "|he comido"),
      ([.alt("b"), .alt("b"), .alt("f")], "he| comido"),
      ([.control("a"), .alt("f"), .alt("f")], "he comido|"),
      ([.control("a"), .control("e")], "he comido|"),
      ([KeyPress(.left), KeyPress(.left), KeyPress(.right)], "he comid|o"),
      (
        [KeyPress(.left, .control), KeyPress(.left, .alt), KeyPress(.right, .control)], "he| comido"
      ),
      ([.control("h"), KeyPress(.backspace)], "he comi|"),
      ([.control("a"), KeyPress(.backspace)], "|he comido"),
      ([.control("a"), .control("d"), KeyPress(.delete)], "| comido"),
      ([.control("w")], "he |"),
      ([.control("w"), .control("w")], "|"),
      ([.control("w"), .control("a"), .control("y")], "comido|he "),
      ([.alt("b"), .control("k")], "he |"),
      ([.alt("b"), .control("u")], "|comido"),
      ([.control("a"), .alt("d")], "| comido"),
      ([.control("u"), .control("y"), .control("y")], "he comidohe comido|"),
      ([KeyPress(.backspace, .alt)], "he |"),
      ([KeyPress(.home), KeyPress(.up)], "|he comido"),
      ([KeyPress(.home), KeyPress(.delete), KeyPress(.end)], "e comido|"),
    ] as [([KeyPress], String)])
  func readlineKeys(keys: [KeyPress], expected: String) {
    #expect(line("he comido", keys) == expected)
  }

  @Test
  func anAccentTypedApartBecomesPartOfItsLetter() {
    #expect(line("", KeyPress.typed("fue\u{301}")) == "fué|")
    #expect(line("", KeyPress.typed("bann\u{303}")) == "bañ".replacing("ñ", with: "nñ") + "|")
    #expect(TextField("fue\u{301}").text.unicodeScalars.elementsEqual("fué".unicodeScalars))
    #expect(line("", KeyPress.typed("fue\u{301}") + [KeyPress(.backspace)]) == "fu|")
    #expect(line("fue", [KeyPress(.left), .letter("\u{308}")]) == "fü|e")
    #expect(line("\u{301}a", []) == "a|")
  }

  @Test
  func whatIsPastedIsOneLine() {
    let pasted = "\u{9}fui\r\n\u{1B}como\u{A0}".unicodeScalars.map { KeyPress(.pasted($0)) }
    #expect(line("", pasted) == " fui  como |")
  }

  @Test
  func aBookIsCutOff() {
    let length = rounds(10_000, few: 1_000)
    let book = TextField(String(repeating: "x", count: length))
    #expect(book.letters.count == TextField.limit)
    #expect(
      line(book.text, [.control("w"), .control("y"), .control("y")]).count == TextField.limit + 1)
    #expect(
      TextField("e" + String(repeating: "\u{301}", count: length)).text.unicodeScalars.count < 1000)
    // What has no room costs nothing, so that megabytes of it are over in a moment.
    for letter in ["x", "e\u{301}", "e\u{331}\u{332}\u{333}"].prefix(rounds(3, few: 2)) {
      var field = TextField(String(repeating: letter, count: TextField.limit))
      let full = field
      for scalar in (letter + "y \u{301}").unicodeScalars { field.edit(.letter(scalar)) }
      #expect(field == full)
      for key in [KeyPress(.backspace), .letter("z")] { field.edit(key) }
      #expect(field.text.hasSuffix("z"))
    }
  }
}
