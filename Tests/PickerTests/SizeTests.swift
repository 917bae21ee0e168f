import Terminal
import TestSupport
import Testing
import VerbForms

@testable import Picker

/// Every size of a screen: whatever the window is, there is something sensible in it.
struct SizeTests {
  private static let scenes: [[KeyPress]] = [
    [], KeyPress.typed("irg"), KeyPress.typed("irg") + [KeyPress(.tab), KeyPress(.down)],
    KeyPress.typed("irg") + [KeyPress(.enter), KeyPress(.pageDown)], [.control("l"), .letter("n")],
    KeyPress.typed("zzqzzqzzqzzqzzqzzq"), KeyPress.typed("hablad"),
    KeyPress.typed("como y no hablas con ellas"), [KeyPress(.function(1))],
  ]
  // All small sizes and a choice of the others, or every one.
  private static let rows = isExhaustive ? Array(1...60) : Array(1...10) + [14, 17, 24, 60]
  private static let columns =
    isExhaustive ? Array(1...200) : Array(1...12) + [16, 20, 22, 39, 40, 61, 80, 119, 120, 200]

  @Test(arguments: scenes.indices)
  func anySize(scene: Int) {
    var state = Sample.picker(keys: Self.scenes[scene])
    let listed = Sample.index.statistics.rows + (scene == 2 ? 7 : 0)
    for rows in Self.rows {
      // Of the scenes each has another choice of the sizes.
      for (number, columns) in Self.columns.enumerated()
      where isExhaustive || (number + rows + scene) % 15 == 0 {
        let verb = state.chosenVerb
        state.resize(to: ScreenSize(columns: columns, rows: rows))
        #expect(state.chosenVerb == verb)
        state.catchUp()
        let frame = state.frame
        #expect(frame.size == state.size)
        #expect((0..<rows).allSatisfy { frame.row($0).count <= columns })
        if case .list = state.mode {
          let line = state.size.listTop + state.window.line
          let mark: Unicode.Scalar = state.suggestions == nil ? ">" : "?"
          #expect(state.showsHelp || frame.row(line).first?.letter == mark)
          #expect(state.window.items.count == min(state.size.listHeight, listed))
        }
        if scene < 5 { _ = state.update(KeyPress(columns % 3 == 0 ? .pageUp : .down)) }
      }
    }
  }

  @Test
  func everyRowIsShownWhereTheListIsShort() {
    let state = Sample.picker(80, 60)
    #expect(state.window.items.count == Sample.index.statistics.rows)
  }
}
