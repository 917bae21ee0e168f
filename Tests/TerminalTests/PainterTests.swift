import TestSupport
import Testing

@testable import Terminal

struct PainterTests {
  /// What a screen shows after these bytes, and that nothing in them was out of place.
  private func show(_ bytes: [UInt8], on screen: inout ScreenModel) {
    screen.feed(bytes)
    #expect(screen.surprises == [])
    #expect(!screen.updateIsOpen)
  }

  private func expect(_ screen: ScreenModel, toShow frame: Frame) {
    var styles: [String] = []
    for row in 0..<frame.size.rows {
      #expect(screen.lines[row] == frame.text(ofRow: row))
      for column in 0..<frame.size.columns {
        let cells = frame.row(row)
        let style = column < cells.count ? cells[column].style : .plain
        let sequence = style.sequence(depth: .full).dropFirst(4).dropLast()
        styles.append(style == .plain ? "" : String(sequence))
      }
    }
    #expect(screen.cells.map(\.style) == styles)
    #expect(screen.cursorIsVisible == (frame.cursor != nil))
    if let cursor = frame.cursor { #expect(screen.cursor == cursor) }
  }

  @Test
  func onlyWhatChangedIsSent() {
    var painter = Painter(depth: .full)
    var frame = Frame(size: .usual)
    frame.put("conj", row: 0, column: 0)
    _ = painter.paint(frame)
    #expect(painter.paint(frame).isEmpty)
    frame.put("X", row: 10, column: 20)
    #expect(
      String(decoding: painter.paint(frame), as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[0m\u{1B}[11;21HX\u{1B}[?2026l")
    painter.forget()
    #expect(String(decoding: painter.paint(frame), as: UTF8.self).contains("conj"))
  }

  @Test
  func aRowThatGetsShorterIsErased() {
    var painter = Painter(depth: .none)
    var long = Frame(size: .usual)
    long.put(String(repeating: "x", count: 70), row: 3, column: 0)
    _ = painter.paint(long)
    var short = Frame(size: .usual)
    short.put("xx", row: 3, column: 0)
    #expect(
      String(decoding: painter.paint(short), as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[0m\u{1B}[4;3H\u{1B}[K\u{1B}[?2026l")
  }

  @Test
  func anySequenceOfFramesShowsTheLast() {
    var random = SeededRandom(seed: 7)
    let words = ["irgo", "yergo", "ñ", "漢字", "e\u{301}\u{323}", "…", "    ", "x", "\u{1B}[2J\n\t"]
    let styles: [Style] = [
      .plain, .strong, .reversed + .underlined, .color(3), .color(hex: 0xFF8C00),
    ]
    for size in [(1, 1), (2, 3), (20, 5), (80, 24)] {
      let size = ScreenSize(columns: size.0, rows: size.1)
      var painter = Painter(depth: .full)
      var screen = ScreenModel(columns: size.columns, rows: size.rows)
      var frame = Frame(size: size)
      for step in 0..<(size.columns == 80 ? rounds(40, few: 6) : 120) {
        if step % 30 == 0 { frame = Frame(size: size) }
        for _ in 0..<Int.random(in: 0...6, using: &random) {
          let row = Int.random(in: -1...size.rows, using: &random)
          let column = Int.random(in: -2...size.columns, using: &random)
          let style = styles.randomElement(using: &random) ?? .plain
          frame.put(
            words.randomElement(using: &random) ?? "", row: row, column: column, style: style)
          frame.restyle(row: row, columns: column..<column + 3, adding: .strong)
        }
        if step % 3 == 0 { frame.placeCursor(row: step % 30, column: step % 90) }
        show(painter.paint(frame), on: &screen)
        expect(screen, toShow: frame)
      }
    }
  }

  @Test(arguments: [ColorDepth.none, .sixteen, .many, .full])
  func coloursFollowTheDepth(depth: ColorDepth) {
    let expected: [ColorDepth: [String]] = [
      .none: ["0", "0;1", "0;7"], .sixteen: ["0;93", "0;1;32", "0;7;91"],
      .many: ["0;38;5;208", "0;1;32", "0;7;38;5;196"],
      .full: ["0;38;2;255;140;0", "0;1;32", "0;7;38;2;255;0;0"],
    ]
    let styles: [Style] = [
      .color(hex: 0xFF8C00), .strong + .color(2), .color(1) + .reversed + .color(hex: 0xFF0000),
    ]
    let got = styles.map { $0.sequence(depth: depth) }
    if depth == .sixteen {
      #expect(got[1...] == ["\u{1B}[0;1;32m", "\u{1B}[0;7;91m"])
    } else {
      #expect(got == expected[depth]?.map { "\u{1B}[\($0)m" })
    }
  }
}
