import TestSupport
import Testing

@testable import Terminal

/// How text looks on a terminal.
struct TextTests {
  @Test(arguments: [
    ("a", 1), ("ñandú", 5), ("e\u{301}", 1), ("漢字", 4), ("😀", 2), ("👨‍👩‍👧", 6), ("ａ", 2), ("한", 2),
    ("\u{200D}\u{202E}\t\u{1B}\u{AD}", 0), ("…·´", 3), ("", 0), ("\u{1112}\u{1161}\u{11AB}", 2),
  ])
  func width(text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  /// Lines of EastAsianWidth.txt of Unicode 18: W and F are two cells, all others one (UAX #11).
  @Test(
    arguments: [
      (0x1100...0x115F, 2), (0x231A...0x231B, 2), (0x2614...0x2615, 2), (0x2616...0x262F, 1),
      (0x2630...0x2637, 2), (0x268A...0x268F, 2), (0x2E80...0x2E99, 2), (0x3000...0x3000, 2),
      (0x303F...0x303F, 1), (0x3248...0x324F, 1), (0x3400...0x4DBF, 2), (0x4DC0...0x4DFF, 2),
      (0x4E00...0xA48C, 2), (0xA4D0...0xA4F7, 1), (0xAC00...0xD7A3, 2), (0xFF01...0xFF60, 2),
      (0xFF61...0xFF9F, 1), (0x1D300...0x1D356, 2), (0x1F1E6...0x1F1FF, 1), (0x1F300...0x1F320, 2),
      (0x1F321...0x1F32C, 1), (0x1F600...0x1F64F, 2), (0x20000...0x2A6DF, 2),
    ] as [(ClosedRange<UInt32>, Int)])
  func eastAsianWidth(range: ClosedRange<UInt32>, cells: Int) {
    // Of long ranges the ends are tried, and every so many.
    let values = range.filter {
      isExhaustive || $0 % 64 == 0 || $0 < range.lowerBound + 64 || $0 + 64 > range.upperBound
    }
    for case let scalar? in values.map({ Unicode.Scalar($0) })
    where scalar.properties.generalCategory != .unassigned {
      #expect(CellWidth.of(scalar) == cells, "\(String(scalar.value, radix: 16))")
    }
  }

  /// An emoji presentation sequence is wide whatever its letter is by itself (UAX #11, section 5;
  /// emoji-variation-sequences.txt); after any other letter U+FE0F does nothing.
  @Test(arguments: [
    ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("1\u{FE0F}\u{20E3}", 2), ("😀\u{FE0F}", 2),
    ("a\u{FE0F}", 1),
    ("\u{FE0F}", 0),
  ])
  func emojiPresentation(text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test(arguments: [
    ("comer", 5, "comer", "comer"), ("comer", 4, "com…", "…mer"), ("comer", 1, "…", "…"),
    ("comer", 0, "", ""), ("漢字漢", 4, "漢…", "…漢"), ("cafe\u{301}s", 4, "caf…", "…fe\u{301}s"),
  ])
  func truncation(text: String, width: Int, start: String, end: String) {
    #expect(text.truncated(to: width) == start)
    #expect(text.truncated(to: width, keepsEnd: true) == end)
  }

  @Test
  func stylesAndSwatches() {
    let styler = TextStyler(depth: .sixteen)
    #expect(styler.show("x", .error) == "\u{1B}[1;31mx\u{1B}[0m")
    #expect(styler.show("x", .plain) == "x" && styler.show("", .strong).isEmpty)
    #expect(styler.colorSwatch(nil) == "  " && styler.swatchWidth == 2)
    let plain = TextStyler(depth: .none)
    #expect(plain.show("x", .error) == "x" && plain.colorSwatch(0xFF0000).isEmpty)
  }

  @Test(arguments: [ColorDepth.sixteen, .many, .full])
  func aLevelHasOneColourInTablesAndOnTheScreen(depth: ColorDepth) {
    for color in [0xFF0000, 0x2EA043, 0x4DB6AC, 0x808080, 0xFF6F91, 0x101010, 0xFFFFFF] {
      let swatch = TextStyler(depth: depth).colorSwatch(color)
      let cell = Style.color(hex: color).sequence(depth: depth)
      #expect(swatch.replacing("[", with: "[0;").hasPrefix(cell), "\(color)")
    }
  }

  @Test(arguments: [
    (0xFF0000, ";91", ";38;5;196"), (0x2EA043, ";32", ";38;5;35"), (0x808080, ";37", ";38;5;244"),
    (0xFF6F91, ";95", ";38;5;204"), (0x000000, ";90", ";38;5;16"), (0xFF8C00, ";93", ";38;5;208"),
  ])
  func colours(hex: Int, sixteen: String, many: String) {
    #expect(ColorDepth.sixteen.foreground(hex: hex) == sixteen)
    #expect(ColorDepth.many.foreground(hex: hex) == many)
  }

  @Test(arguments: [
    ("xterm-256color", "truecolor", "", ColorDepth.Choice.auto, ColorDepth.full),
    ("xterm-256color", "", "", .auto, .many), ("xterm", "", "", .auto, .sixteen),
    ("linux", "", "", .auto, .sixteen), ("dumb", "", "", .auto, .none), ("", "", "", .auto, .none),
    ("vt100", "", "", .auto, .none), ("xterm-direct", "", "", .auto, .full),
    ("xterm-256color", "24bit", "1", .auto, .none), ("xterm", "", "1", .always, .sixteen),
    ("dumb", "", "", .always, .sixteen), ("xterm-256color", "truecolor", "", .never, .none),
  ])
  func depth(
    term: String, colorTerm: String, noColor: String, choice: ColorDepth.Choice, depth: ColorDepth
  ) {
    let environment = ["TERM": term, "COLORTERM": colorTerm, "NO_COLOR": noColor]
    #expect(ColorDepth(choice: choice) { environment[$0] } == depth)
    if choice == .auto {
      #expect(ColorDepth(choice: choice, isTerminal: false) { environment[$0] } == .none)
    }
  }

  @Test
  func controls() {
    #expect(visibleText("a\u{1B}[31m\tñ\u{85}") == "a\\x1B[31m ñ\\xC2\\x85")
    #expect(visibleText([0x61, 0xFF, 0x0A]) == "a\\xFF\\x0A")
    let hidden: [Unicode.Scalar] = [
      "\u{AD}", "\u{61C}", "\u{200B}", "\u{200E}", "\u{202E}", "\u{2028}", "\u{2029}", "\u{2060}",
      "\u{2069}", "\u{FEFF}", "\u{85}",
    ]
    for scalar in hidden {
      let bytes = String(scalar).utf8.map { "\\x" + String($0, radix: 16, uppercase: true) }
      #expect(visibleText("a\(scalar)b") == "a\(bytes.joined())b")
    }
    for shown in ["año ¿“ñ”? €", "👩\u{200D}🏫", "e\u{301}", "日本", "a\u{A0}b\u{2003}c"] {
      #expect(visibleText(shown) == shown)
    }
  }

  @Test
  func wordsAreSetIntoLines() {
    #expect(linesOfWords([3, 3, 3], width: 11) == [0..<3])
    #expect(linesOfWords([3, 3, 3], width: 10) == [0..<2, 2..<3])
    #expect(linesOfWords([3, 3, 3], width: 7, indent: 2) == [0..<2, 2..<3])
    #expect(linesOfWords([3, 4, 3], width: 7, indent: 2) == [0..<1, 1..<2, 2..<3])
    #expect(linesOfWords([20, 1], width: 5) == [0..<1, 1..<2])
    #expect(linesOfWords([], width: 5) == [])
  }
}
