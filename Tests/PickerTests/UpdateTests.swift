import Terminal
import TestSupport
import Testing
import VerbForms
import Wording

@testable import Picker

struct UpdateTests {
  @Test(arguments: [
    ("irg", "irga", "erguir"), ("ban", "baña", "bañar"), ("band", "bandea", "bandear"),
    ("bañ", "baña", "bañar"),
    ("habl", "habla", "hablar"), ("habló", "habló", "hablar"), ("fui", "fui", "ir"),
  ])
  func typingLeadsToTheVerbThatEnterTakes(text: String, form: String, verb: String) {
    let state = Sample.picker(keys: KeyPress.typed(text))
    #expect(state.chosenVerb == verb)
    #expect(state.list.index.entry(at: state.chosen.position).form == form)
    #expect(state.chosenLine.contains(form) && state.chosenLine.hasSuffix(verb))
  }

  /// Typed with its pronoun, a verb opens as the reflexive one.
  @Test(arguments: [
    ("bañarse", "bañarse", "me baño"), ("BANARSE", "bañarse", "me baño"),
    ("bañar", "bañar", "baño"),
  ])
  func theVerbThatIsTypedIsOpened(text: String, verb: String, form: String) throws {
    let state = Sample.picker(keys: KeyPress.typed(text) + [KeyPress(.enter)])
    guard case .page(let page) = state.mode else {
      Issue.record("no page of \(text)")
      return
    }
    #expect(page.conjugation.writtenInfinitive == verb)
    #expect(page.conjugation.tables.first?.rows.first?.cells[0].map(\.text) == [form])
  }

  @Test
  func movingLeavesTheTextAloneAndTypingJumpsAgain() {
    var state = Sample.picker(keys: KeyPress.typed("irg") + [KeyPress(.down), KeyPress(.down)])
    #expect(state.query.text == "irg")
    #expect(state.chosenVerb == "ser")
    let moved = state.chosen
    _ = state.update(.letter("a"))
    #expect(state.chosen != moved)
    #expect(state.chosenVerb == "erguir")
  }

  @Test
  func stepsFollowTheRowsAndStopAtTheEnds() {
    var state = Sample.picker()
    let rows = state.list.index.rows(from: 0, limit: .max)
    for row in rows {
      #expect(state.list.row(containing: state.chosen.position) == row)
      _ = state.update(KeyPress(.down))
    }
    for row in rows.reversed() {
      #expect(state.list.row(containing: state.chosen.position) == row)
      _ = state.update(.control("p"))
    }
    #expect(state.chosen.position == 0)
  }

  @Test
  func pagesOverlapByOneLine() {
    for height in [5, 14, 60] {
      var state = Sample.picker(60, height)
      let rows = state.list.index.rows(from: 0, limit: .max)
      let step = max(state.size.listHeight - 1, 1)
      _ = state.update(KeyPress(.pageDown))
      #expect(state.chosen.position == rows[min(step, rows.count - 1)].positions.lowerBound)
      for _ in rows { _ = state.update(KeyPress(.pageDown)) }
      #expect(state.chosen.position == rows.last?.positions.lowerBound)
      for _ in rows { _ = state.update(KeyPress(.pageUp)) }
      #expect(state.chosen.position == 0)
      _ = state.update(KeyPress(.end))
      #expect(state.chosen.position == rows.last?.positions.lowerBound)
      _ = state.update(KeyPress(.home))
      #expect(state.chosen.position == 0)
    }
  }

  @Test
  func tabOpensARowAndClosesIt() {
    var state = Sample.picker(60, 24, keys: KeyPress.typed("irg"))
    let closed = state.screen
    _ = state.update(KeyPress(.tab))
    #expect(state.screen.contains("\n      irgáis"))
    #expect(state.screen.contains(">-  irga … irguió"))
    #expect(state.chosenVerb == "erguir")
    for form in ["irga", "irgáis", "irgamos"] {
      _ = state.update(KeyPress(.down))
      #expect(state.chosenLine.contains(form))
    }
    _ = state.update(KeyPress(.tab))
    #expect(state.screen == closed)
    #expect(state.chosenLine.contains("irga … irguió"))
  }

  @Test
  func enterShowsTheVerbAndEscapeLeadsBack() {
    var state = Sample.picker(keys: KeyPress.typed("irg") + [KeyPress(.down), KeyPress(.up)])
    let before = state.screen
    #expect(state.update(KeyPress(.enter)) == .none)
    #expect(state.screen.hasPrefix(" erguir"))
    _ = state.update(KeyPress(.pageDown))
    #expect(state.update(KeyPress(.escape)) == .none)
    #expect(state.screen == before)
  }

  @Test
  func escapeClearsTheTextAndThenLeaves() {
    var state = Sample.picker(keys: KeyPress.typed("irg"))
    let chosen = state.chosen
    #expect(state.update(KeyPress(.escape)) == .none)
    #expect(state.query.text.isEmpty)
    #expect(state.chosen == chosen)
    #expect(state.update(KeyPress(.escape)) == .end(.left))
  }

  @Test
  func waysOut() {
    var state = Sample.picker(keys: KeyPress.typed("i"))
    #expect(state.update(.control("c")) == .end(.interrupted))
    #expect(state.update(.control("d")) == .none)
    var empty = Sample.picker()
    #expect(empty.update(.control("d")) == .end(.left))
    var page = Sample.picker(keys: [KeyPress(.enter)])
    #expect(page.update(.control("c")) == .end(.interrupted))
    var picking = Sample.picker(picks: true)
    #expect(picking.update(KeyPress(.escape)) == .end(.interrupted))
    #expect(picking.update(.control("d")) == .end(.interrupted))
  }

  /// The page of keys lies over everything, and the key that leaves it does nothing else.
  @Test
  func helpIsShownUntilAnyKey() {
    let scenes = [
      [], KeyPress.typed("irg"), KeyPress.typed("irg") + [KeyPress(.enter)], [.control("l")],
    ]
    for keys in scenes {
      var state = Sample.picker(60, 24, keys: keys)
      let before = state.screen
      for key in [KeyPress(.escape), .letter("x"), KeyPress(.enter), KeyPress(.function(1))] {
        #expect(state.update(KeyPress(.function(1))) == .none)
        for text in ["Keys and marks", "Enter  ", "Tab  ", " >  ", " ´  ", " ~  ", " -  ", " *  "] {
          #expect(state.screen.contains(text))
        }
        #expect(state.update(key) == .none)
        #expect(state.screen == before)
      }
    }
    var empty = Sample.picker()
    _ = empty.update(.letter("?"))
    #expect(empty.showsHelp && empty.update(.control("c")) == .end(.interrupted))
    let typed = Sample.picker(keys: KeyPress.typed("ir?"))
    #expect(!typed.showsHelp && typed.query.text == "ir?")
  }

  @Test
  func pickingTakesTheVerb() {
    var state = Sample.picker(query: "irgáis", picks: true)
    #expect(state.update(KeyPress(.enter)) == .end(.chose("erguir")))
  }

  @Test
  func aPastedLineEndIsNoEnter() {
    let paste = "fui\ncomo".unicodeScalars.map { KeyPress(.pasted($0)) }
    let state = Sample.picker(keys: paste, picks: true)
    #expect(state.query.text == "fui como")
    #expect(state.screen.hasPrefix("¿   fui como"))
  }

  @Test
  func theListNarrowsToALevelAndBack() {
    var state = Sample.picker(70, 20, keys: KeyPress.typed("irg"))
    let whole = state.screen
    #expect(state.update(.control("l")) == .repaint)
    #expect(state.screen.contains("> ■ Nivel Fácil (presente)"))
    for letter in "subj".unicodeScalars { _ = state.update(.letter(letter)) }
    #expect(!state.screen.contains("Pasado"))
    _ = state.update(KeyPress(.enter))
    #expect(state.level == 1)
    #expect(state.chosenLine.contains("irga … irgas"))
    #expect(state.screen.contains("Nivel Medio (subjuntivo) · 4 verbs"))
    #expect(state.update(.control("l")) == .repaint)
    #expect(state.screen == whole)
  }

  @Test
  func theLevelMenuCanBeLeftWithoutAChoice() {
    let levels = [KeyPress.control("l")]
    for keys in [
      [KeyPress(.escape)], [.control("l")], [.letter("x"), KeyPress(.escape), KeyPress(.escape)],
    ] {
      let state = Sample.picker(keys: levels + keys)
      #expect(state.level == nil)
      #expect(state.screen == Sample.picker().screen)
    }
    let nothing = Sample.picker(keys: levels + KeyPress.typed("zz") + [KeyPress(.enter)])
    #expect(nothing.screen.contains("no level has this"))
    let last = Sample.picker(keys: levels + [KeyPress(.end), KeyPress(.enter)])
    #expect(last.level == 2)
  }

  /// By itself, as practice has it, where Ctrl-L draws the screen anew as everywhere.
  @Test
  func theLevelMenuByItselfIsNotLeftByTheKeyThatOpensItInTheList() {
    var menu = LevelMenu(
      Sample.index, language: .english, action: .init(en: "Enter practise", es: "Intro practicar"),
      size: ScreenSize(columns: 60, rows: 12))
    #expect(menu.update(.control("l")) == .repaint)
    #expect(menu.update(KeyPress(.enter)) == .end(.chose(0)))
    #expect(menu.update(KeyPress(.escape)) == .end(.left))
  }

  @Test
  func typingInTheLevelMenuBeginsAtItsTop() {
    let keys =
      [KeyPress.control("l"), KeyPress(.end)] + KeyPress.typed("nivel") + [KeyPress(.enter)]
    #expect(Sample.picker(keys: keys).level == 0)
  }

  @Test
  func aPageLeavesTheChosenLineWhereItIs() {
    var state = Sample.picker(60, 12, keys: Array(repeating: KeyPress(.down), count: 3))
    let line = state.window.line
    #expect(line == 3)
    _ = state.update(KeyPress(.pageDown))
    #expect(state.window.line == line)
    _ = state.update(KeyPress(.pageUp))
    #expect(state.window.line == line)
  }

  @Test
  func aPageOpensAtTheTableWithTheForm() {
    let keys = KeyPress.typed("irguió") + [KeyPress(.enter)]
    #expect(Sample.picker(30, 6, keys: keys).screen.contains(" >irguió*"))
    let page = Sample.picker(30, 12, keys: keys).screen.split(separator: "\n")
    #expect(page[2].hasSuffix("  Pasado") && page[5].contains(" >irguió*"))
    // The infinitive is the page's name, so that nothing is marked.
    let infinitive = KeyPress.typed("ir") + [KeyPress(.enter)]
    let screen = Sample.picker(40, 12, keys: infinitive, index: .builtin).screen
    #expect(screen.contains("presente") && !screen.contains(">"))
  }

  @Test
  func thePlaceSurvivesNarrowing() {
    var state = Sample.picker(keys: KeyPress.typed("bañ") + [KeyPress(.escape)])
    _ = state.update(.control("l"))
    _ = state.update(KeyPress(.enter))
    #expect(state.chosenVerb == "bañar")
  }

  /// Another size may lay the page out otherwise.
  @Test
  func theFormOfAPageStaysInSight() throws {
    var state = Sample.picker(
      120, 10, keys: KeyPress.typed("irguió") + [KeyPress(.enter)], index: .builtin)
    func page(_ columns: Int, _ rows: Int) -> VerbPage? {
      state.resize(to: ScreenSize(columns: columns, rows: rows))
      guard case .page(let page) = state.mode else { return nil }
      return page
    }
    for (columns, rows) in [(40, 10), (15, 10), (15, 5), (80, 24), (20, 6)] {
      let isSeen = page(columns, rows)?.visible.contains { $0.isMarked }
      #expect(isSeen == true, "\(columns) × \(rows)")
    }
    _ = state.update(KeyPress(.home))
    #expect(page(21, 6)?.top == 0)
  }

  @Test
  func anyKeysLeaveAPlaceThatExists() throws {
    var random = SeededRandom(seed: 21)
    let keys: [KeyPress] =
      [
        .enter, .escape, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
        .pageDown, .insert, .pasted("\n"), .function(1), .function(5),
      ].map { KeyPress($0) } + KeyPress.typed("irgñ á́z'*9?漢")
      + ["l", "u", "k", "y", "w", "n"].map { .control($0) }
    for size in [(1, 1), (9, 3), (40, 9), (80, 24)] {
      var state = Sample.picker(size.0, size.1)
      for _ in 0..<rounds(1_500, few: 80) {
        _ = state.update(keys.randomElement(using: &random) ?? KeyPress(.tab))
        let entries = state.list.index.entries
        try #require(entries.indices.contains(state.chosen.position))
        #expect(state.chosenItem?.infinitive == entries[state.chosen.position].infinitive)
        #expect(state.suggestions != nil || state.chosenVerb == state.chosenItem?.infinitive)
        #expect(state.window.items.count <= state.size.listHeight)
      }
    }
  }
}
