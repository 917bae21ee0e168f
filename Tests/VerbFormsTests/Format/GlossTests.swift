import IndexBuilding
import LevelFiles
import Testing
import VerbForms

/// What verbs mean, through the builder and the file.
@Suite struct GlossTests {
  @Test func glossesGoThroughTheFile() throws {
    let index = try FormIndex(bytes: SmallFile.bytes())
    try index.verify()
    #expect(index.glossLanguages == ["en", "fr"])
    #expect(index.gloss(of: "comer", language: "en") == "to eat")
    #expect(index.gloss(of: "ir", language: "en") == "to go (à pied)")
    #expect(index.gloss(of: "ir", language: "fr") == "aller")
    // Of a verb that no level lists nothing is kept.
    for (verb, language) in [
      ("comer", "fr"), ("ver", "fr"), ("como", "en"), ("ir", "de"), ("ir", ""), ("ir", "EN"),
      ("", "en"), ("ir", "eeeeeeeee"), ("ir", "en\0"),
    ] {
      #expect(index.gloss(of: verb, language: language) == nil, "\(verb) in “\(language)”")
    }
    #expect(index.statistics.glosses.map { "\($0.language) \($0.verbs)" } == ["en 2", "fr 1"])
    // They belong to verbs, whatever levels count.
    #expect(index.restricted(to: []).gloss(of: "ir", language: "fr") == "aller")
  }

  @Test func theFirstGlossOfAVerbCounts() throws {
    let index = try FormIndex(
      levels: SmallFile.levels,
      glossaries: [
        Glossary(language: "en", glosses: [.init(verb: "ir", text: "one")]),
        Glossary(
          language: "en",
          glosses: [.init(verb: "ir", text: "two"), .init(verb: "comer", text: "three")]),
      ], ranking: nil)
    #expect(index.gloss(of: "ir", language: "en") == "one")
    #expect(index.gloss(of: "comer", language: "en") == "three")
  }

  /// What a glossary made in memory may hold, and no file.
  @Test func oddGlossesAreMended() throws {
    let index = try FormIndex(
      levels: SmallFile.levels,
      glossaries: [
        Glossary(
          language: "en",
          glosses: [
            .init(verb: "ir", text: "to\n\u{1B}\u{85}go"), .init(verb: "comer", text: "\0"),
          ])
      ], ranking: nil)
    #expect(index.gloss(of: "ir", language: "en") == "togo")
    #expect(index.gloss(of: "comer", language: "en") == nil)
    for language in ["", "English", "e n", "e\u{301}", "123456789", "-"] {
      let odd = Glossary(language: language, glosses: [.init(verb: "ir", text: "to go")])
      #expect(throws: IndexError.self, "\(language)") {
        try FormIndex(levels: SmallFile.levels, glossaries: [odd], ranking: nil)
      }
    }
  }

  /// Levels alone have the glosses that conj knows, as they have its ranks; a glossary has the only ones of
  /// its language.
  @Test func otherGlossesAreTheBuiltIn() throws {
    let plain = try FormIndex(levels: SmallFile.levels)
    #expect(plain.glossLanguages == ["en"])
    #expect(plain.gloss(of: "comer", language: "en") == "to eat")
    #expect(plain.gloss(of: "ser", language: "en") == nil)
    let french = try FormIndex(
      levels: SmallFile.levels,
      glossaries: [Glossary(language: "fr", glosses: [.init(verb: "ir", text: "aller")])])
    #expect(french.glossLanguages == ["en", "fr"])
    #expect(french.gloss(of: "comer", language: "en") == "to eat")
    let english = try FormIndex(
      levels: SmallFile.levels,
      glossaries: [Glossary(language: "en", glosses: [.init(verb: "ir", text: "to leave")])])
    #expect(english.gloss(of: "ir", language: "en") == "to leave")
    #expect(english.gloss(of: "comer", language: "en") == nil)
    #expect(try FormIndex(levels: SmallFile.levels, ranking: nil).glossLanguages.isEmpty)
  }

  @Test func theDigestCoversGlossaries() {
    let digests = [
      [], SmallFile.glossaries, [SmallFile.glossaries[0]],
      [Glossary(language: "fr", glosses: [.init(verb: "ver", text: "voi")])],
    ].map { FormIndex.digest(of: SmallFile.levels, glossaries: $0) }
    #expect(Set(digests).count == digests.count)
    #expect(digests[0] == FormIndex.digest(of: SmallFile.levels))
    // A meaning is no complement.
    let challenges = [
      Level.Challenge(verb: "ir", forms: ["voy"], complement: "x"),
      Level.Challenge(verb: "ir", forms: ["voy"], gloss: "x"),
    ]
    let levels = challenges.map {
      Level(title: "N", description: "", colorHex: nil, challenges: [$0])
    }
    #expect(FormIndex.digest(of: [levels[0]]) != FormIndex.digest(of: [levels[1]]))
  }
}
