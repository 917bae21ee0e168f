import IndexBuilding
import Terminal
import TestSupport
import Testing
import VerbForms
import Wording

@testable import Picker

/// The picker for those who speak Spanish: what it says, and that it has room on a narrow screen.
@Suite struct SpanishTests {
  @Test func listOnANarrowScreen() {
    let state = Sample.picker(40, 12, keys: KeyPress.typed("irg"), language: .spanish)
    let lines = state.screen.split(separator: "\n").map(String.init)
    #expect(lines.first?.contains("3 niveles") == true)
    #expect(lines.last == " Intro verbo   Esc borrar   F1 ayuda")
  }

  @Test func statusLine() {
    let nothing = Sample.picker(60, 18, keys: KeyPress.typed("zzz"), language: .spanish).screen
    #expect(nothing.contains("ninguna forma empieza así ni se le parece"))
    let near = Sample.picker(60, 18, keys: KeyPress.typed("habalr"), language: .spanish).screen
    #expect(near.contains("¿quieres decir hablar?"), "\(near)")
    let several = Sample.picker(60, 18, keys: KeyPress.typed("fui"), language: .spanish).screen
    #expect(several.contains("también ser") || several.contains("también ir"), "\(several)")
  }

  @Test func help() {
    let screen = Sample.picker(
      40, 20, keys: [KeyPress(.function(1), [])], language: .spanish
    ).screen
    #expect(screen.contains("Teclas y marcas"))
    #expect(screen.contains(" Intro    el verbo"))
    #expect(screen.contains(" *        forma irregular"))
    #expect(screen.contains("cualquier tecla: volver   ^C salir"))
  }

  /// The help has columns of 38 cells, and meanings begin behind nine.
  @Test(arguments: Language.allCases)
  func everyMeaningFitsItsColumn(language: Language) {
    for (sign, meaning) in PickerState.help {
      #expect(CellWidth.of(sign.text(in: language)) <= 8, "\(sign)")
      #expect(CellWidth.of(meaning.text(in: language)) <= 29, "\(meaning)")
    }
  }

  /// Two keys at least have room in the last line of a screen of 40 cells: what Enter and Esc do.
  @Test(arguments: Language.allCases)
  func keysOnANarrowScreen(language: Language) {
    let screens = [
      Sample.picker(40, 14, language: language),
      Sample.picker(40, 14, keys: KeyPress.typed("irg"), language: language),
      Sample.picker(40, 14, keys: KeyPress.typed("habalr"), language: language),
      Sample.picker(
        40, 14, keys: KeyPress.typed("ir") + [KeyPress(.enter, [])], language: language),
      Sample.picker(40, 14, keys: [KeyPress(.letter("l"), .control)], language: language),
    ].map(\.screen)
    for screen in screens {
      let last = screen.split(separator: "\n").last.map(String.init) ?? ""
      #expect(last.split(separator: "   ").count >= 2, "\(screen)")
      #expect(last.contains("Esc"), "\(screen)")
    }
  }

  /// At any size, a screen in Spanish is as wide and as high as it should be.
  @Test func everySize() {
    for columns in [1, 7, 8, 16, 19, 20, 39, 40, 60, 80, 120] {
      for rows in [1, 2, 4, 8, 12, 16, 24] where isExhaustive || (columns + rows) % 3 == 0 {
        for keys in [[], KeyPress.typed("irg"), [KeyPress(.function(1), [])]] {
          let frame = Sample.picker(columns, rows, keys: keys, language: .spanish).frame
          for row in 0..<rows { #expect(CellWidth.of(frame.text(ofRow: row)) <= columns) }
        }
      }
    }
  }
}
