import Terminal
import TestSupport
import Testing
import VerbForms

@testable import Picker

/// The page of the verb under the bar, beside the list.
struct PreviewTests {
  /// On a wide screen the page of the verb under the bar stands beside the list, at the form.
  @Test
  func thePageBesideTheList() {
    var state = Sample.picker(120, 14, keys: KeyPress.typed("irguió"))
    state.catchUp()
    #expect(
      state.screen == """
        ¿   irguió                                                                                3 levels · 9 verbs · 76 forms
        ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
            fuiste                         ser                  │ erguir
            fuisteis                       ir                   │
            fuisteis                       ser                  │           subjuntivo
            habla … habló                  hablar               │           presente        Pasado
            ir                             ir                   │ yo        irga*/yerga*    erguí
        >   irga … irguió                  erguir               │ tú        irgas*/yergas*  erguiste
            irisar … irises                irisar               │ él        irga*/yerga*   >irguió*
            ser                            ser                  │ nosotros  irgamos*        erguimos
            va … voy                       ir                   │ vosotros  irgáis*         erguisteis
            yerga … yergas                 erguir               │ ellos     irgan*/yergan*  irguieron*
            irguió  erguir, Pasado, él
         Enter verb   Esc clear   F1 help   Tab forms   ^L level   ↑↓ PgUp PgDn move   ^C leave
        """)
  }

  /// The page beside the list is that of the verb under the bar after any keys, and only where there is room.
  @Test
  func thePageBesideTheListFollows() {
    var state = Sample.picker(130, 30, keys: KeyPress.typed("fui"))
    for key in [KeyPress(.down), KeyPress(.tab), KeyPress(.end), .letter("s"), .control("u")] {
      _ = state.update(key)
      state.catchUp()
      let verb = state.chosenVerb ?? ""
      #expect(state.preview?.conjugation.infinitive == verb)
      #expect(state.frame.text(ofRow: 2).hasSuffix("│ \(verb)"))
    }
    _ = state.update(.letter("b"))
    _ = state.update(KeyPress(.enter))
    _ = state.update(KeyPress(.escape))
    state.catchUp()
    #expect(state.preview?.conjugation.infinitive == "bañar")
    state.resize(to: ScreenSize(columns: 119, rows: 30))
    state.catchUp()
    #expect(state.preview == nil && !state.screen.contains("│"))
    state.resize(to: ScreenSize(columns: 200, rows: 9))
    state.catchUp()
    #expect(state.preview == nil)
    var missing = Sample.picker(130, 30, query: "rompido", index: .builtin)
    missing.catchUp()
    #expect(missing.preview?.conjugation.infinitive == "romper")
    #expect(missing.screen.contains(">roto*"))
    _ = missing.update(.letter("z"))
    _ = missing.update(.letter("z"))
    missing.catchUp()
    #expect(missing.chosenVerb == missing.preview?.conjugation.infinitive)
  }
}
