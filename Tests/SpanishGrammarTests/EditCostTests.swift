import TestSupport
import Testing

@testable import SpanishGrammar

@Suite struct EditCostTests {
  private func cost(_ first: String, _ second: String) -> Int {
    plainEditCost(Array(first.utf8), Array(second.utf8))
  }

  @Test(arguments: [
    ("hablar", "hablar", 0), ("habalr", "hablar", 6), ("hablr", "hablar", 6),
    ("hablaar", "hablar", 6), ("havlar", "hablar", 5), ("ablar", "hablar", 5),
    ("yamar", "llamar", 5), ("kerer", "querer", 5), ("cerer", "querer", 5), ("hacer", "haser", 5),
    ("cojer", "coger", 5), ("dixo", "dijo", 5), ("ai", "ay", 5), ("cantar", "pantar", 6),
    ("avlar", "hablar", 10), ("", "abc", 18), ("habria", "havira", 11), ("zz", "", 12),
  ])
  func weights(first: String, second: String, expected: Int) {
    #expect(cost(first, second) == expected)
    #expect(cost(second, first) == expected)
  }

  @Test func anyTwoEditsCostMoreThanOne() {
    #expect(2 * EditCost.confusion > EditCost.plain)
    #expect(3 * EditCost.confusion > 2 * EditCost.plain)
  }

  @Test func shortWordsAllowLess() {
    #expect(
      [1, 2, 3, 4, 5, 12].map(EditCost.allowed) == [
        EditCost.plain, EditCost.plain, 2 * EditCost.confusion, 2 * EditCost.confusion,
        2 * EditCost.plain, 2 * EditCost.plain,
      ])
  }

  /// kerer sounds like querer, however many letters that takes.
  @Test func whatSoundsAlikeComesFirst() {
    #expect(EditCost.weight(of: 2 * EditCost.confusion) < EditCost.weight(of: EditCost.plain))
    #expect(EditCost.kind(of: 2 * EditCost.confusion) == .sound)
    #expect(EditCost.kind(of: EditCost.plain) == .typo)
    #expect(EditCost.kind(of: EditCost.confusion + EditCost.plain) == .typo)
    #expect(EditCost.kind(of: 0) == .accents)
  }

  @Test(arguments: [
    ("elije", "elige", true), ("bino", "vino", true), ("avia", "habia", true),
    ("sedas", "cedas", true), ("ay", "hay", true), ("becar", "besar", false),
    ("arrogar", "arrojar", false), ("beso", "beso", false), ("vezo", "beso", false),
    ("callar", "challar", false), ("pelo", "palo", false), ("", "h", true), ("sac", "sas", false),
  ])
  func wordsThatSoundAlike(first: String, second: String, areAlike: Bool) {
    #expect(EditCost.soundsAlike(first, second) == areAlike)
    #expect(EditCost.soundsAlike(second, first) == areAlike)
  }
}
