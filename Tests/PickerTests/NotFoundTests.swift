import Terminal
import TestSupport
import Testing
import VerbForms

@testable import Picker

/// Texts that no form begins with: the verbs of a sentence, what may have been meant, or nothing.
struct NotFoundTests {
  private func picker(
    _ query: String, keys: [KeyPress] = [], picks: Bool = false, columns: Int = 80
  ) -> PickerState {
    Sample.picker(
      columns, 24, keys: KeyPress.typed(query) + keys, picks: picks, index: .builtin)
  }

  private func bar(_ state: PickerState) -> (mark: Unicode.Scalar?, style: Style?) {
    let cell = state.frame.row(state.size.listTop + state.window.line).first
    return (cell?.letter, cell?.style)
  }

  @Test(arguments: [
    ("comerr", "comer", "did you mean comer"), ("rompido", "romper", "did you mean roto (romper)?"),
    ("haiga", "haber", "grammars call it a mistake; haber has haya"),
  ])
  func aSuggestionIsNamedAndTaken(query: String, infinitive: String, text: String) {
    let state = picker(query)
    #expect(bar(state).mark == "?")
    #expect(bar(state).style == Style.strong + .reversed + .faint)
    let words = state.screen.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains(text))
    #expect(words.contains("Enter \(infinitive) Esc clear"))
    var opened = state
    #expect(opened.update(KeyPress(.enter)) == .none)
    #expect(opened.screen.hasPrefix(" \(infinitive)"))
    _ = opened.update(KeyPress(.escape))
    #expect(opened.screen == state.screen)
    var picking = picker(query, picks: true)
    #expect(picking.screen.contains("Enter pick \(infinitive)"))
    #expect(picking.update(KeyPress(.enter)) == .end(.chose(infinitive)))
  }

  /// The page opens at the form that was suggested.
  @Test
  func theSuggestedFormIsMarked() {
    #expect(picker("rompido", keys: [KeyPress(.enter)]).screen.contains(">roto*"))
  }

  @Test(arguments: ["xyzzy", "ser o no tttt", "漢漢", "1234"])
  func withoutAnythingNearEnterTakesNothing(query: String) {
    for picks in [false, true] {
      var state = picker(query, picks: picks)
      let before = state.screen
      #expect(state.chosenVerb == nil || query.hasPrefix("ser"))
      if query.hasPrefix("ser") { continue }
      #expect(bar(state).mark == "?")
      #expect(state.screen.contains("no form begins like this or is near"))
      #expect(!state.screen.contains("Enter"))
      #expect(state.update(KeyPress(.enter)) == .none)
      #expect(state.screen == before)
    }
  }

  /// A form of other levels is no mistake.
  @Test func aFormThatIsNotInTheListIsNamed() {
    let levels = FormIndex.builtin.levels
    // Of few verbs: those of a whole tense take seconds to list in a build for debugging.
    let easy = levels.indices.filter { levels[$0].title == "Nivel Fácil (presente)" }
    let state = Sample.picker(
      80, 24, keys: KeyPress.typed("tuve"), index: FormIndex.builtin.restricted(to: easy))
    #expect(state.screen.contains("tuve  a form of tener, not in this list"))
    #expect(state.chosenVerb == nil)
  }

  /// Whoever moves has chosen a line.
  @Test(arguments: [KeyPress.Code.down, .up, .home, .end, .pageDown, .tab])
  func movingChoosesALine(key: KeyPress.Code) {
    var state = picker("xyzzy", keys: [KeyPress(key)], picks: true)
    #expect(bar(state).mark == ">" && bar(state).style == Style.strong + .reversed)
    let verb = state.chosenItem?.infinitive
    #expect(verb != nil && state.chosenVerb == verb)
    #expect(state.update(KeyPress(.enter)) == verb.map { .end(.chose($0)) })
  }

  @Test(arguments: [
    ("que te vaya bien", "ir", "que te vaya bien  ir, subjuntivo presente, yo, él", "vaya"),
    (
      "quiero que vengas mañana", "querer", "quiero  querer, presente, yo; also vengas (venir)",
      "quiero"
    ),
    ("hubiésemos terminado", "terminar", "pluscuamperfecto de subjuntivo, nosotros", "terminado"),
    ("dámelo", "dar", "dámelo  = da + me + lo, dar, imperativo, tú, vos", "da"),
  ])
  func theVerbsOfASentence(query: String, infinitive: String, status: String, form: String) {
    let state = picker(query)
    #expect(state.chosenVerb == infinitive)
    #expect(state.chosenLine.split(separator: " ").contains(Substring(form)))
    #expect(state.screen.contains(status))
  }
}
