import Testing
import VerbForms

@testable import Picker

struct TargetTests {
  private let listing = Listing(index: .builtin)

  /// The form that a text leads to, and its verb.
  private func entry(_ text: String) -> String? {
    Target(text, in: listing).flatMap { listing.entry(at: $0.position) }
      .map { "\($0.form) \($0.infinitive)" }
  }

  @Test(arguments: [
    ("irg", "irga erguir"), ("habl", "habla hablar"), ("hablo", "hablo hablar"),
    ("habló", "habló hablar"), ("HABLÓ", "habló hablar"), ("hablo\u{301}", "habló hablar"),
    ("¿fui?", "fui ir"), ("bañ", "baña bañar"), ("sueñ", "sueña soñar"),
  ])
  func aBeginningLeadsToTheFirstFormThatHasIt(text: String, expected: String) {
    #expect(entry(text) == expected)
  }

  @Test(arguments: [
    "é", "ñ", "ú", "á", "habló", "bañ", "güe", "ría", "averigüé", "ór", "cómo", "oíd",
  ])
  func theFirstFormWithTheAccentIsFoundAsByReadingThemAll(text: String) {
    let key = TypedPrefix(text)
    let range = listing.positions(ofPrefix: text)
    let entries = listing.entries(in: range)
    let first = entries.firstIndex { key.hasItsMarks($0.form) }.map { $0 + range.lowerBound }
    #expect(listing.firstPosition(ofMarkedPrefix: key) == first)
    let some = Listing(index: Sample.index, levels: [0, 2])
    let position = Target(text, in: some)?.position
    let expected = some.entries(in: 0..<some.count).firstIndex { entry in
      key.begins(entry.form) && key.hasItsMarks(entry.form)
    }
    if let expected { #expect(position == expected) }
  }

  @Test
  func anAccentThatNoFormHasCountsForNothing() {
    #expect(entry("hàbl") == entry("habl"))
    #expect(entry("fuí") == entry("fui"))
  }

  @Test
  func aTextThatNothingStartsWithLeadsToWhereItWouldStand() throws {
    for text in ["zzq", "erguzz", "aaaa", "wxyz", "çç"] {
      let target = try #require(Target(text, in: listing))
      #expect(target.matches.isEmpty)
      #expect((0..<listing.count).contains(target.position))
    }
    let place = try #require(Target("irgzz", in: listing)).position
    #expect(listing.entry(at: place - 1)?.form == "irguió")
  }

  @Test
  func whatTheLookupKnowsIsFoundThroughIt() {
    #expect(Target("he comido", in: listing)?.answer == listing.lookup("he comido").first)
    #expect(Target("dámelo", in: listing)?.answer == listing.lookup("dámelo").first)
  }

  @Test
  func withoutALetterThereIsNoTarget() {
    for text in ["", " ", "¿?", "…"] { #expect(Target(text, in: listing) == nil) }
  }
}
