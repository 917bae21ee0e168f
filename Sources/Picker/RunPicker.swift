package import Terminal
package import VerbForms
package import Wording

/// Shows the picker on the terminal until the user leaves it or takes a verb. Where it `picks`, Enter ends with the verb,
/// on the terminal device, rather than opens its page. The cursor is on the chosen row for screen readers and braille.
package func runPicker(
  _ index: FormIndex, glossLanguage: String?, language: Language, query: String, picks: Bool,
  showsCursorOnRow: Bool, depth: ColorDepth
) -> ScreenEnd<PickerOutcome<String>> {
  runScreen(ownDevice: picks, depth: depth) { size in
    PickerState(
      listing: Listing(index, glossLanguage: glossLanguage, language: language), size: size,
      query: query, picks: picks, showsCursorOnRow: showsCursorOnRow)
  }
}

/// Lets the user choose one of the levels of an index that count, on the terminal, by its index in
/// ``FormIndex/levels``.
package func runLevelMenu(
  _ index: FormIndex, language: Language, depth: ColorDepth
) -> ScreenEnd<PickerOutcome<Int>> {
  runScreen(depth: depth) {
    LevelChoice(menu: LevelMenu(index, language: language), layout: ScreenLayout(size: $0))
  }
}

struct LevelChoice: ScreenProgram {
  var menu: LevelMenu
  var layout: ScreenLayout

  var frame: Frame {
    var frame = Frame(size: layout.size)
    frame.drawRule(layout)
    menu.draw(
      on: &frame, layout, action: .init(en: "Enter practise", es: "Intro practicar"),
      showsCursorOnRow: false)
    return frame
  }

  mutating func update(_ key: KeyPress) -> ScreenEffect<PickerOutcome<Int>> {
    if key == .control("c") { return .end(.interrupted) }
    switch menu.update(key, height: layout.pageHeight) {
    case .stay: return .none
    case .back: return .end(.left)
    case .choose(let level): return .end(.chose(level))
    }
  }

  mutating func resize(to size: ScreenSize) { layout = ScreenLayout(size: size) }
}
