import TestSupport
import Testing

@testable import Terminal

struct FrameTests {
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

  @Test
  func aVariationSelectorMakesAnEmojiOfASymbol() {
    var frame = Frame(size: ScreenSize(columns: 4, rows: 1))
    #expect(frame.put("❤\u{FE0F}x", row: 0, column: 0) == 3)
    #expect(frame.text(ofRow: 0) == "❤\u{FE0F}x")
    #expect(frame.row(0)[1].isRightHalf)
    #expect(frame.put("x\u{FE0F}y", row: 0, column: 0) == 2)
    #expect(frame.text(ofRow: 0) == "xyx")
    // At the edge there is no room for the second half.
    #expect(frame.put("❤\u{FE0F}", row: 0, column: 3) == 4)
    #expect(frame.text(ofRow: 0) == "xyx❤")
  }
}
