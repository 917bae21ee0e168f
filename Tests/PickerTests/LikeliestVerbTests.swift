import Terminal
import TestSupport
import Testing
import VerbForms

@testable import Picker

/// What Enter takes is what lookup answers first.
@Suite struct LikeliestVerbTests {
  private func verb(for query: String) -> String? {
    PickerState(.builtin, size: ScreenSize(columns: 80, rows: 24), query: query).chosenVerb
  }

  @Test(arguments: [
    ("era", "ser"), ("eres", "ser"), ("veo", "ver"), ("sea", "ser"), ("vengo", "venir"),
    ("salgo", "salir"), ("podemos", "poder"), ("haciendo", "hacer"), ("creo", "creer"),
    ("siento", "sentir"), ("fui", "ser"), ("fue", "ser"), ("enseno", "enseñar"),
    ("habló", "hablar"), ("dime", "decir"), ("vete", "ir"), ("dimes", "dimir"),
  ])
  func theLikeliestVerbIsChosen(query: String, infinitive: String) {
    #expect(verb(for: query) == infinitive)
  }

  /// Every spelling of several verbs, without its marks.
  @Test func allSpellingsOfSeveralVerbs() {
    let index = FormIndex.builtin
    let prefixes = isExhaustive ? [""] : ["er", "sal", "ve", "pod"]
    var spellings: Set<String> = []
    for prefix in prefixes {
      var last = (fold: "", verb: "")
      for entry in index.entries[index.positions(ofPrefix: prefix)] {
        let fold = PlainText.fold(entry.form)
        if fold == last.fold, entry.infinitive != last.verb { spellings.insert(fold) }
        last = (fold, entry.infinitive)
      }
    }
    let wrong = spellings.filter { verb(for: $0) != index.lookup($0).first?.infinitive }
    #expect(spellings.count > (isExhaustive ? 1_500 : 5))
    #expect(wrong == [])
  }

  @Test func theStatusLineNamesTheOthers() {
    let state = PickerState(.builtin, size: ScreenSize(columns: 80, rows: 24), query: "fui")
    let rows = (0..<24).map { state.frame.text(ofRow: $0) }
    #expect(rows.contains { $0.contains("ser, pretérito, yo; also ir") })
  }
}
