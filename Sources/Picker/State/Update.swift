package import Terminal
import VerbForms
import Wording

/// How the choice of a verb or a level ends.
package enum PickerOutcome<Choice: Equatable & Sendable>: Equatable, Sendable {
  case left
  /// The user broke off: with Control-C, or left without a choice where one was asked for.
  case interrupted
  case chose(Choice)
}

extension PickerState: ScreenProgram {
  package mutating func update(_ key: KeyPress) -> ScreenEffect<PickerOutcome<String>> {
    if key == .control("c") { return .end(.interrupted) }
    if showsHelp || key.code == .function(1) {
      showsHelp.toggle()
      return .none
    }
    switch mode {
    case .list: return updateList(key)
    case .page where key == .letter("?"):
      showsHelp = true
      return .none
    case .page(var page):
      let isDone = page.update(key)
      mode = isDone ? .list : .page(page)
      return .none
    case .levels(var menu):
      let effect = menu.update(key)
      mode = effect == .none ? .levels(menu) : .list
      if case .end(.chose(let level)) = effect { narrow(to: level) }
      return .none
    }
  }

  private mutating func updateList(_ key: KeyPress) -> ScreenEffect<PickerOutcome<String>> {
    switch (key.code, key.modifiers) {
    case (.enter, _): return enter()
    case (.escape, _), (.letter("g"), .control):
      guard !query.letters.isEmpty else { return .end(picks ? .interrupted : .left) }
      query.clear()
      goToTarget()
    case (.letter("d"), .control) where query.letters.isEmpty:
      return .end(picks ? .interrupted : .left)
    case (.letter("l"), .control):
      if level == nil {
        mode = .levels(
          LevelMenu(
            whole, language: language,
            action: .init(en: "Enter narrow the list", es: "Intro ver solo este nivel"),
            showsCursorOnRow: showsCursorOnRow, size: size))
      } else {
        narrow(to: nil)
      }
      return .repaint
    case (.letter("?"), []) where query.letters.isEmpty: showsHelp = true
    case (.tab, []): toggleRow()
    case (.up, _), (.letter("p"), .control): move(by: -1)
    case (.down, _), (.letter("n"), .control): move(by: 1)
    case (.pageUp, _): turnPage(by: -1)
    case (.pageDown, _): turnPage(by: 1)
    case (.home, _): go(to: 0, line: 0)
    case (.end, _): go(to: list.index.entryCount - 1, line: size.listHeight)
    default:
      let before = query.letters
      query.edit(key)
      if query.letters != before { goToTarget() }
    }
    return .none
  }

  private mutating func enter() -> ScreenEffect<PickerOutcome<String>> {
    guard let item = takenItem else { return .none }
    if picks { return .end(.chose(item.infinitive)) }
    let page = VerbPage(
      of: list.index.verb(item.infinitive, asked: query.text), at: chosenForm(of: item),
      in: list.index, language: language, area: size.pageArea)
    if let page { mode = .page(page) }
    return .none
  }

  // MARK: moving

  private mutating func move(by count: Int) {
    let line = window.line + count
    if window.items.indices.contains(line) {
      isAtTarget = false
      (chosen, window.line) = (window.items[line].id, line)
    } else if choose(count) {
      relayout(line: line)
    }
  }

  // The chosen line stays where it is on the screen while the list passes by.
  private mutating func turnPage(by direction: Int) {
    let isMoved = choose(direction * max(size.listHeight - 1, 1))
    relayout(line: isMoved ? window.line : direction < 0 ? 0 : size.listHeight)
  }

  /// Chooses the line so many after the chosen one, or the last one on the way there; false if there is none.
  private mutating func choose(_ count: Int) -> Bool {
    isAtTarget = false
    let (items, index) = list.lines(around: chosen, before: max(-count, 0), after: max(count, 0))
    let moved = max(min(index + count, items.count - 1), 0)
    guard moved != index else { return false }
    chosen = items[moved].id
    return true
  }

  private mutating func go(to position: Int, line: Int) {
    isAtTarget = false
    guard let row = list.row(containing: position) else { return }
    chosen = ListItem.ID(position: row.positions.lowerBound)
    if position > 0, list.isOpen(row) { chosen = ListItem.ID(position: position, isForm: true) }
    relayout(line: line)
  }

  private mutating func toggleRow() {
    isAtTarget = false
    guard let row = list.row(containing: chosen.position) else { return }
    let back = chosen.isForm ? 1 + chosen.position - row.positions.lowerBound : 0
    list.toggle(row)
    chosen.isForm = false
    let lowest = size.listHeight - 1 - row.positions.count
    relayout(line: list.isOpen(row) ? min(window.line, lowest) : window.line - back)
  }
}
