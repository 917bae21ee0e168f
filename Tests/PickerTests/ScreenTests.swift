import IndexBuilding
import LevelFiles
import Terminal
import TestSupport
import Testing
import VerbForms

@testable import Picker

/// Screens as blocks of text, at sizes where everything, and where little, has room.
struct ScreenTests {
  @Test
  func typingShowsThePlaceAmongItsNeighbours() {
    let state = Sample.picker(60, 18, keys: KeyPress.typed("irg"))
    #expect(
      state.screen == """
        ¿   irg                       3 levels · 9 verbs · 76 forms
        ────────────────────────────────────────────────────────────
            fuimos                           ir
            fuimos                           ser
            fuiste                           ir
            fuiste                           ser
            fuisteis                         ir
            fuisteis                         ser
            habla … habló                    hablar
            ir                               ir
        >   irga … irguió                    erguir
            irisar … irises                  irisar
            ser                              ser
            va … voy                         ir
            yerga … yergas                   erguir
        ────────────────────────────────────────────────────────────
            irga  erguir, subjuntivo presente, yo, él
         Enter verb   Esc clear   F1 help   Tab forms   ^L level
        """)
  }

  @Test
  func aMatchThatTakesAnAccentOrATildeIsMarked() {
    let state = Sample.picker(60, 12, keys: KeyPress.typed("ban"))
    #expect(
      state.screen == """
        ¿   ban                       3 levels · 9 verbs · 76 forms
        ────────────────────────────────────────────────────────────
        > ~ baña … bañas                     bañar
            bandea … bandeo                  bandear
          ~ baño                             bañar
            come … como                      comer
            concernir … conciernan           concernir
            erguí … erguisteis               erguir
            fue                              ir
            fue                              ser
            baña  bañar, presente, él
         Enter verb   Esc clear   F1 help   Tab forms   ^L level
        """)
    #expect(Sample.picker(keys: KeyPress.typed("erguís")).chosenLine.hasPrefix("> ´ erguí"))
    // habló begins so too, but for its accent.
    let line = Sample.picker(keys: KeyPress.typed("hablo")).chosenLine
    #expect(line.hasPrefix(">   habla … hablo … habló"))
  }

  /// What verbs mean stands behind them, whole or not at all.
  @Test
  func glossesStandWhereThereIsRoom() {
    let wide = Sample.picker(68, 12, keys: KeyPress.typed("habl"), glossLanguage: "en").screen
    #expect(wide.contains("hablar  to speak, to talk") && wide.contains("ir  to go"))
    let narrow = Sample.picker(60, 12, keys: KeyPress.typed("habl"), glossLanguage: "en").screen
    #expect(!narrow.contains("to spe") && narrow.contains("ir  to go"))
    #expect(!Sample.picker(60, 12, keys: KeyPress.typed("habl")).screen.contains("to go"))
    let page = Sample.picker(
      60, 12, keys: KeyPress.typed("irg") + [KeyPress(.enter)], glossLanguage: "en")
    #expect(page.screen.hasPrefix(" erguir · to raise "))
    let level = Sample.picker(
      60, 12, keys: [.control("l"), KeyPress(.enter)], glossLanguage: "en")
    #expect(level.screen.contains("ir  to go"))
  }

  /// A level without a tense is named by its title; a form of several tenses has them all.
  @Test
  func theLineBelowTheListSaysTenseAndPerson() throws {
    func line(_ query: String, _ index: FormIndex = Sample.index) -> String? {
      let screen = Sample.picker(keys: KeyPress.typed(query), index: index).screen
      return screen.split(separator: "\n").dropLast().last.map { String($0.drop { $0 == " " }) }
    }
    #expect(line("fuiste") == "fuiste  ir, Pasado, tú; also ser")
    #expect(line("ir") == "ir  ir, infinitivo")
    let commands = Level(
      title: "Órdenes", description: "", colorHex: nil,
      challenges: [.init(verb: "comer", forms: ["come", "coma"])], columns: ["tú", "usted"],
      tense: .imperativo)
    let index = try FormIndex(levels: [commands] + Sample.levels, ranking: nil)
    #expect(line("come", index) == "come  comer, presente, él; imperativo, tú")
    #expect(line("cómelo", index) == "cómelo  = come + lo, comer, imperativo, tú")
  }

  @Test
  func aFormInsideOfARowIsShownBetweenItsEnds() {
    let state = Sample.picker(60, 9, keys: KeyPress.typed("hablaste"))
    #expect(state.chosenLine == ">   habla … hablaste … habló         hablar")
  }

  @Test
  func nothingBeginsSo() {
    let state = Sample.picker(60, 12, keys: KeyPress.typed("zzq"))
    #expect(
      state.screen == """
        ¿   zzq                       3 levels · 9 verbs · 76 forms
        ────────────────────────────────────────────────────────────
            fuisteis                         ser
            habla … habló                    hablar
            ir                               ir
            irga … irguió                    erguir
            irisar … irises                  irisar
            ser                              ser
            va … voy                         ir
        ?   yerga … yergas                   erguir
            zzq  no form begins like this or is near
         Esc clear   F1 help   Tab forms   ^L level
        """)
  }

  @Test
  func anOpenRow() {
    let state = Sample.picker(
      60, 14, keys: KeyPress.typed("irg") + [KeyPress(.tab), KeyPress(.down)])
    #expect(
      state.screen == """
        ¿   irg                       3 levels · 9 verbs · 76 forms
        ────────────────────────────────────────────────────────────
            habla … habló                    hablar
            ir                               ir
         -  irga … irguió                    erguir
        >     irga       subjuntivo presente, yo, él
              irgáis     subjuntivo presente, vosotros
              irgamos    subjuntivo presente, nosotros
              irgan      subjuntivo presente, ellos
              irgas      subjuntivo presente, tú
              irguieron  Pasado, ellos
              irguió     Pasado, él
            irga  erguir, subjuntivo presente, yo, él
         Enter verb   Esc clear   F1 help   Tab close   ^L level
        """)
  }

  /// Beside the forms of an open row tense and person stand whole, or not at all.
  @Test
  func anOpenRowOnANarrowScreen() {
    let keys = KeyPress.typed("irg") + [KeyPress(.tab)]
    #expect(Sample.picker(43, 9, keys: keys).screen.contains("irgan    subjuntivo presente, ellos"))
    let narrow = Sample.picker(36, 12, keys: keys)
    let lines = narrow.screen.split(separator: "\n")
    #expect(lines.contains("      irgan            erguir"))
    #expect(lines.contains("      irguieron  Pasado, ellos"))
  }

  @Test
  func aVerbsPage() {
    let state = Sample.picker(60, 12, keys: KeyPress.typed("irg") + [KeyPress(.enter)])
    #expect(
      state.screen == """
         erguir                                            2 levels
        ────────────────────────────────────────────────────────────
                   subjuntivo presente
         yo       >irga*/yerga*
         tú        irgas*/yergas*
         él       >irga*/yerga*
         nosotros  irgamos*
         vosotros  irgáis*
         ellos     irgan*/yergan*

                   Pasado
         Esc back   ↑↓ PgUp PgDn scroll   1–9 of 18   ^C leave
        """)
    let wide = Sample.picker(61, 15, keys: KeyPress.typed("irguieron") + [KeyPress(.enter)])
    #expect(
      wide.screen == """
         erguir                                             2 levels
        ─────────────────────────────────────────────────────────────
                   subjuntivo
                   presente        Pasado
         yo        irga*/yerga*    erguí
         tú        irgas*/yergas*  erguiste
         él        irga*/yerga*    irguió*
         nosotros  irgamos*        erguimos
         vosotros  irgáis*         erguisteis
         ellos     irgan*/yergan* >irguieron*

         * differs from a regular verb in -ir
         levels: Nivel Medio (subjuntivo); Pasado

         Esc back   ^C leave
        """)
  }

  @Test
  func aVerbThatLacksForms() {
    let state = Sample.picker(30, 12, keys: KeyPress.typed("concier") + [KeyPress(.enter)])
    #expect(
      state.screen == """
         concernir            1 level
        ──────────────────────────────
                  subjuntivo presente
        yo        –
        tú        –
        él       >concierna*
        nosotros  –
        vosotros  –
        ellos     conciernan*

        * differs from a regular verb
         Esc back
        """)
  }

  @Test
  func theLevels() {
    let state = Sample.picker(60, 9, keys: [.control("l"), KeyPress(.down)])
    #expect(
      state.screen == """
        level   type a part of its title                   3 levels
        ────────────────────────────────────────────────────────────
          ■ Nivel Fácil (presente)                          5 verbs
        > ■ Nivel Medio (subjuntivo)                        4 verbs
          ■ Pasado                                          4 verbs



         Enter narrow the list   Esc back   ↑↓ PgUp PgDn move
        """)
  }

  @Test
  func smallScreensLoseWhatMattersLeast() {
    let keys = KeyPress.typed("irg")
    #expect(
      Sample.picker(30, 9, keys: keys).screen == """
        ¿   irg               9 verbs
        ──────────────────────────────
            habla … habló  hablar
            ir             ir
        >   irga … irguió  erguir
            irisar …       irisar
            ser            ser
            va … voy       ir
         Enter verb   Esc clear
        """)
    #expect(
      Sample.picker(14, 5, keys: keys).screen == """
        ¿ irg
          ir
        > irga …
          irisar …
         Enter verb
        """)
    #expect(Sample.picker(6, 3, keys: keys).screen == " irg\n>ir… …\n ir… …")
    #expect(Sample.picker(3, 1, keys: keys).screen == "> …")
  }

  /// A form that is longer than its column goes on; the verb stands behind it, or below the list alone.
  @Test
  func aLongFormIsNotCut() {
    func line(_ columns: Int) -> String {
      Sample.picker(columns, 20, query: "internacionalizábamos", index: .builtin).chosenLine
    }
    #expect(line(50) == ">   internacionalizábamos …    internacionalizar")
    #expect(line(40) == ">   internacionalizábamos …")
    #expect(line(28) == ">   internacionalizábamos …")
  }

  @Test
  func theCursorStandsInTheTextOrOnTheRow() {
    let typed = Sample.picker(60, 14, keys: KeyPress.typed("habló") + [KeyPress(.left)])
    #expect(typed.frame.cursor?.row == 0 && typed.frame.cursor?.column == 8)
    let onRow = PickerState(
      Sample.index, size: .usual, query: "irg", showsCursorOnRow: true)
    let row = onRow.frame.cursor?.row ?? 0
    #expect(onRow.frame.text(ofRow: row) == onRow.chosenLine)
    #expect(onRow.frame.cursor?.column == 0)
    #expect(Sample.picker(keys: [KeyPress(.enter)]).frame.cursor == nil)
  }

  @Test
  func aLongTextIsShownAroundTheCursor() {
    let word = String(repeating: "ab", count: 60)
    let state = Sample.picker(40, 9, keys: KeyPress.typed(word))
    #expect(state.frame.text(ofRow: 0).hasSuffix("abab"))
    let start = Sample.picker(40, 9, keys: KeyPress.typed(word) + [.control("a")])
    #expect(start.frame.cursor?.column == start.size.formColumn)
  }

  @Test
  func markedLettersStandOutWithoutColour() throws {
    let frame = Sample.picker(60, 18, keys: KeyPress.typed("ban")).frame
    let row = frame.row(4)
    #expect(frame.text(ofRow: 4).hasPrefix("  ~ baño"))
    for (column, cell) in row.enumerated() where cell.letter != " " {
      #expect((cell.style == Style.match) == (4..<7).contains(column))
    }
  }
}
