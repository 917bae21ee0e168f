import Testing
import VerbForms

struct TypedPrefixTests {
  @Test(arguments: [
    ("irg", "irga", 3, FormIndex.Match.exact), ("ban", "bañas", 3, .ñ), ("bañ", "bañas", 3, .exact),
    ("bañ", "bandea", 3, .ñ), ("hablo", "habló", 5, .accents), ("habló", "hablo", 5, .accents),
    ("habl", "habló", 4, .exact), ("HABL", "habló", 4, .exact), ("¿fui?", "fuiste", 3, .exact),
    ("anade", "añadé", 5, .ñ), ("guel", "güelfó", 4, .accents), ("Fué", "fue", 3, .accents),
    ("cafè", "café", 4, .accents),
  ])
  func matches(typed: String, form: String, letters: Int, band: FormIndex.Match) {
    let match = TypedPrefix(typed).match(form)
    #expect(match?.letters == letters)
    #expect(match?.band == band)
  }

  @Test(arguments: [("irg", "ir"), ("irg", "iría"), ("", "irga"), ("¿?", "irga"), ("xyz", "")])
  func otherBeginnings(typed: String, form: String) {
    #expect(TypedPrefix(typed).match(form) == nil)
  }
}
