package import Terminal
package import VerbForms
package import Wording

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
    key == .control("c") ? .end(.interrupted) : menu.update(key, height: layout.pageHeight)
  }

  mutating func resize(to size: ScreenSize) { layout = ScreenLayout(size: size) }
}
