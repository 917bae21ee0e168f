import Testing

@testable import Terminal

struct FrameTests {
  @Test(arguments: [
    ("a", 1), ("ñandú", 5), ("e\u{301}", 1), ("漢字", 4), ("😀", 2), ("👨‍👩‍👧", 6), ("ａ", 2), ("한", 2),
    ("\u{200D}\u{FEFF}\u{202E}\t\u{1B}\u{AD}", 0), ("❤\u{FE0F}", 1), ("…·´", 3), ("", 0),
  ])
  func width(text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test
  func nothingIsWrittenOutside() {
    var frame = Frame(size: ScreenSize(columns: 3, rows: 1))
    #expect(frame.put("abcdef", row: 0, column: 0) == 3)
    frame.put("x", row: 1, column: 0)
    frame.put("x", row: -1, column: 0)
    frame.put("\u{301}", row: 0, column: 0)
    frame.placeCursor(row: 9, column: -9)
    #expect(frame.text(ofRow: 0) == "abc")
    #expect(frame.row(1).isEmpty && frame.row(-1).isEmpty)
    #expect(frame.cursor?.row == 0 && frame.cursor?.column == 0)
  }

  @Test
  func aWideLetterNeverStandsHalf() {
    var frame = Frame(size: ScreenSize(columns: 5, rows: 1))
    frame.put("漢字漢", row: 0, column: 0)
    #expect(frame.text(ofRow: 0) == "漢字")
    frame.put("x", row: 0, column: 1)
    #expect(frame.text(ofRow: 0) == " x字")
    frame.put("漢", row: 0, column: 1)
    #expect(frame.text(ofRow: 0) == " 漢")
    #expect(frame.put("ab漢", row: 0, column: 2, end: 4) == 4)
  }

  @Test
  func marksStandOnTheirLetter() {
    var frame = Frame(size: ScreenSize(columns: 6, rows: 1))
    frame.put("e\u{301}\u{323}\u{308}\u{30A}x漢\u{302}", row: 0, column: 0)
    #expect(frame.text(ofRow: 0) == "e\u{301}\u{323}\u{308}x漢\u{302}")
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
  }
}
