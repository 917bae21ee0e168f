package import Terminal
package import VerbForms
package import Wording

/// The state of the picker between two keys: `update` makes the next one, `frame` shows it.
package struct PickerState: Sendable {
  enum Mode: Sendable {
    case list
    case page(VerbPage)
    case levels(LevelMenu)
  }

  package internal(set) var size: ScreenSize
  /// The list before the user narrowed it to a level.
  let whole: FormIndex
  /// The language of the glosses that are shown; nil hides them.
  private let glossLanguage: String?
  /// The language that is spoken beside it.
  let language: Language
  var list: OpenList
  var level: Int?
  var query: TextField
  /// Where the text leads; nil where nothing is typed.
  var target: ListTarget?
  var chosen = ListItem.ID(position: 0)
  /// The lines on the screen, and which of them is the chosen one.
  var window: (items: [ListItem], line: Int) = ([], 0)
  var mode = Mode.list
  /// The page of the verb that Enter takes, beside the list where the screen is wide, as of the last ``catchUp()``.
  private(set) var preview: VerbPage?
  /// Whether the chosen line is where the text led: the user has not moved since.
  var isAtTarget = false
  var showsHelp = false
  /// Whether Enter ends with the verb rather than opens it.
  let picks: Bool
  /// Whether the cursor is on the chosen row rather than in the text.
  let showsCursorOnRow: Bool

  package init(
    _ index: FormIndex, glossLanguage: String? = nil, language: Language = .english,
    size: ScreenSize, query: String = "", picks: Bool = false, showsCursorOnRow: Bool = false
  ) {
    (self.size, self.glossLanguage, self.language) = (size, glossLanguage, language)
    whole = index
    list = OpenList(index)
    self.query = TextField(query)
    self.picks = picks
    self.showsCursorOnRow = showsCursorOnRow
    goToTarget()
  }

  /// The verb that Enter takes; nil in an empty list, and for a text that no verb is near.
  package var chosenVerb: String? { takenItem?.infinitive }

  /// What Enter takes: the chosen line, or what may have been meant by a text that no verb has.
  var takenItem: ListItem? {
    guard let suggestions else { return chosenItem }
    return suggestions.first.map {
      .form(FormIndex.Entry(form: $0.form, infinitive: $0.infinitive), position: chosen.position)
    }
  }

  /// What may have been meant by a text that no verb has, until the user moves; nil for other texts.
  var suggestions: [FormIndex.Suggestion]? {
    guard isAtTarget, case .nothing(let suggestions) = target?.meaning else { return nil }
    return suggestions
  }

  var chosenItem: ListItem? {
    window.items.indices.contains(window.line) ? window.items[window.line] : nil
  }

  /// What a verb means, where that is to be shown and known.
  func gloss(of infinitive: String) -> String? {
    glossLanguage.flatMap { whole.gloss(of: infinitive, language: $0) }
  }

  package mutating func resize(to size: ScreenSize) {
    self.size = size
    relayout(line: window.line)
    switch mode {
    case .list: break
    case .page(var page):
      page.fit(size.pageArea)
      mode = .page(page)
    case .levels(var menu):
      menu.resize(to: size)
      mode = .levels(menu)
    }
    preview = nil
  }

  /// Shows the verb that Enter takes beside the list, or nothing where there is no room.
  package mutating func catchUp() {
    preview = size.previewArea.flatMap { area in
      takenItem.flatMap { item in
        VerbPage(
          of: item.infinitive, at: chosenForm(of: item), in: list.index, language: language,
          area: area)
      }
    }
  }

  /// The form that a line means: of the row to which the text leads the form that is meant, of other rows the first.
  func chosenForm(of item: ListItem) -> String {
    switch item {
    case .form(let entry, _): return entry.form
    case .row(let row, _):
      guard let target, row.positions.contains(target.position) else { return row.first }
      return list.index.entry(at: target.position).form
    }
  }

  /// Moves to where the text leads and shows it in the upper third, among its neighbours.
  mutating func goToTarget() {
    target = ListTarget(query.text, in: list.index)
    if let target { chosen = list.id(of: target.position) }
    isAtTarget = target != nil
    relayout(line: target == nil ? window.line : size.listHeight / 3)
  }

  /// Fills the window again with the chosen line at, or near, a line of the screen.
  mutating func relayout(line: Int) {
    window = list.window(around: chosen, line: line, height: size.listHeight)
  }

  /// Shows the list of one level, or all of it again, around the same entry.
  mutating func narrow(to level: Int?) {
    let entries = list.index.entries
    let entry = entries.indices.contains(chosen.position) ? entries[chosen.position] : nil
    self.level = level
    preview = nil
    list = OpenList(level.map { whole.restricted(to: [$0]) } ?? whole)
    let index = list.index
    let nearest = entry.map { entry in
      index.position(of: entry) ?? index.positions(ofPrefix: entry.form).lowerBound
    }
    chosen = ListItem.ID(position: min(nearest ?? 0, max(index.entryCount - 1, 0)))
    goToTarget()
  }
}
