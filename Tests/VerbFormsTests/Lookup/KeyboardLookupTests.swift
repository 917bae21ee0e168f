import TestSupport
import Testing
import VerbForms

@Suite struct KeyboardLookupTests {
  private static let index = Result {
    try GrammarLevels.index(of: [
      "bañar", "soñar", "sonar", "haber", "hablar", "averiguar", "enseñar", "ser", "dar", "inhalar",
    ])
  }

  @Test(arguments: [
    ("ban~ar", "bañar bañar"), ("ba~nar", "bañar bañar"), ("sue~no", "soñar sueño"),
    ("suen~o", "soñar sueño"), ("habi'a", "haber había"), ("hab'ia", "haber había"),
    ("hab´ia", "haber había"), ("averigu\"e", "averiguar averigüe"),
    ("averigu:e'", "averiguar averigüé"), ("averig¨ue", "averiguar averigüe"),
    ("hable'", "hablar hablé"), ("¿hablo'?", "hablar habló"), ("d'amelo", "dar da"),
    ("banyar", "bañar bañar"), ("suenho", "soñar sueño"), ("ensen~o'", "enseñar enseñó"),
    ("ENSEN~AR", "enseñar enseñar"), ("habl~ar", "hablar hablar"), ("el hablo'", "hablar habló"),
  ])
  func asciiAccents(query: String, answer: String) throws {
    let answers = try Self.index.get().lookup(query)
    #expect(answers.first.map { "\($0.infinitive) \($0.form)" } == answer)
    #expect(answers.allSatisfy { $0.match == .keyboard })
  }

  /// Quotation marks, and marks that no form has at that letter, are punctuation.
  @Test(arguments: [
    ("'hablo'", "hablo"), ("\"hablo\"", "hablo"), ("fui'", "fui"), ("'es", "es"),
    ("hablo:", "hablo"),
    ("inhala", "inhala"),
  ])
  func punctuation(query: String, form: String) throws {
    let best = try #require(try Self.index.get().lookup(query).first)
    #expect(best.form == form)
    #expect(best.match == .exact)
  }

  @Test(arguments: ["x~y", "n~", "'", "manya", "b'nar"])
  func nothing(query: String) throws {
    #expect(try Self.index.get().lookup(query).isEmpty)
  }
}
