import TestSupport
import Testing
import VerbForms

struct ListTargetTests {
  private let index = FormIndex.builtin

  /// The form that a text leads to, and its verb.
  private func entry(_ text: String) -> String? {
    ListTarget(text, in: index).map { index.entry(at: $0.position) }
      .map { "\($0.form) \($0.infinitive)" }
  }

  @Test(arguments: [
    ("irg", "irga erguir"), ("habl", "habla hablar"), ("hablo", "hablo hablar"),
    ("habló", "habló hablar"), ("HABLÓ", "habló hablar"), ("hablo\u{301}", "habló hablar"),
    ("¿fui?", "fui ser"), ("bañ", "baña bañar"), ("sueñ", "sueña soñar"),
  ])
  func aBeginningLeadsToTheFirstFormThatHasIt(text: String, expected: String) {
    #expect(entry(text) == expected)
  }

  @Test(
    arguments: [
      "ñ", "ú", "habló", "bañ", "güe", "ría", "averigüé", "ór", "cómo", "oíd", "hàbl", "bañà",
    ]
      + (isExhaustive ? ["é", "á"] : []))
  func theFirstFormWithTheAccentIsFoundAsByReadingThemAll(text: String) {
    let prefix = TypedPrefix(text)
    for index in [FormIndex.builtin, Sample.index.restricted(to: [0, 2])] {
      let range = index.positions(ofPrefix: text)
      let first = index.entries[range].firstIndex { hasAccents(of: prefix.text, $0.form) }
      #expect(index.firstPosition(ofAccentedPrefix: prefix.text) == first)
      if let first { #expect(ListTarget(text, in: index)?.position == first) }
    }
  }

  /// Whether every accent of a prefix stands at its letter in a form.
  private func hasAccents(of prefix: String, _ form: String) -> Bool {
    zip(prefix.unicodeScalars, form.unicodeScalars).allSatisfy { $0.isASCII || $0 == $1 }
  }

  @Test
  func anAccentThatNoFormHasCountsForNothing() {
    #expect(entry("hàbl") == entry("habl"))
    #expect(entry("fuí") == entry("fui"))
  }

  @Test
  func aTextThatNothingStartsWithLeadsToWhereItWouldStand() throws {
    for text in ["zzq", "erguzz", "aaaa", "wxyz", "çç"] {
      let target = try #require(ListTarget(text, in: index))
      #expect(target.matches.isEmpty)
      #expect((0..<index.entryCount).contains(target.position))
    }
    let place = try #require(ListTarget("irgzz", in: index)).position
    #expect(index.entry(at: place - 1).form == "irguió")
  }

  @Test
  func whatTheLookupKnowsIsFoundThroughIt() {
    #expect(ListTarget("he comido", in: index)?.answer == index.lookup("he comido").first)
    #expect(ListTarget("dámelo", in: index)?.answer == index.lookup("dámelo").first)
  }

  @Test
  func withoutALetterThereIsNoListTarget() {
    for text in ["", " ", "¿?", "…"] { #expect(ListTarget(text, in: index) == nil) }
  }
}
