import SpanishGrammar
import SpanishText
import TestSupport
import Testing
import VerbForms

@Suite struct SuggestionTests {
  private static let verbs: Set<String> = [
    "hablar", "llamar", "querer", "hacer", "haber", "ir", "ser", "ver", "coger", "beber", "vivir",
    "bañar", "haya", "cazar", "casar", "oír",
  ]
  private static let index = Result { try GrammarLevels.index(of: verbs) }

  @Test(arguments: [
    ("habalr", "hablar hablar"), ("havlar", "hablar hablar"), ("ablar", "hablar hablar"),
    ("yamar", "llamar llamar"), ("kerer", "querer querer"), ("haser", "hacer hacer"),
    ("cojer", "coger coger"), ("bever", "beber beber"), ("bivir", "vivir vivir"),
    ("hablamoss", "hablar hablamos"), ("quieor", "querer quiero"), ("llendo", "ir yendo"),
  ])
  func likeliest(query: String, first: String) throws {
    let best = try Self.index.get().suggestions(for: query).first
    #expect(best.map { "\($0.infinitive) \($0.form)" } == first)
  }

  /// What strict accents leave without an answer.
  @Test(arguments: [
    ("damelo", "dámelo dar"), ("digame", "dígame decir"), ("comeis", "coméis comer"),
  ])
  func rightAccentsComeFirst(query: String, first: String) {
    #expect(FormIndex.builtin.lookup(query, accents: .strict).isEmpty)
    let best = FormIndex.builtin.suggestions(for: query).first
    #expect(best.map { "\($0.form) \($0.infinitive)" } == first)
    #expect(best?.reason == .accents)
    // A view has them too, though other levels have the form as well.
    let view = FormIndex.builtin.restricted(to: FormIndex.builtin.levels.indices.dropLast())
    #expect(view.suggestions(for: query).first == best)
  }

  /// A form with pronouns that sounds like the word, though its verb form is none.
  @Test(arguments: [
    ("llebame", "llévame llevar"), ("haslo", "hazlo hacer"), ("desirle", "decirle decir"),
    ("acerlo", "hacerlo hacer"), ("lebantarse", "levantarse levantar"),
    ("bañarce", "bañarse bañar"), ("sientece", "siéntese sentar"), ("cayate", "cállate callar"),
    ("debuelbemelo", "devuélvemelo devolver"),
  ])
  func pronounsOnFormsThatSoundAlike(query: String, first: String) {
    #expect(FormIndex.builtin.lookup(query).isEmpty)
    let best = FormIndex.builtin.suggestions(for: query).first
    #expect(best.map { "\($0.form) \($0.infinitive)" } == first)
    #expect(best?.reason == .sound)
  }

  /// hable is of hablar in other levels, though these have hablé.
  @Test func aFormOfOtherLevelsIsNoWrongAccent() throws {
    let index = FormIndex.builtin
    let preterite = index.restricted(
      to: index.levels.indices.filter { index.levels[$0].tense == .pretérito })
    #expect(preterite.verbsElsewhere(of: "hable") == ["hablar"])
    #expect(preterite.suggestions(for: "hable").isEmpty)
    #expect(preterite.verbsElsewhere(of: "hablé").isEmpty)
    #expect(preterite.verbsElsewhere(of: "comi").isEmpty)
  }

  @Test func atMostSoManyVerbs() throws {
    let index = try Self.index.get()
    let found = index.suggestions(for: "cazer")
    #expect(found.count <= 3)
    #expect(Set(found.map(\.infinitive)).count == found.count)
    #expect(index.suggestions(for: "cazer", limit: 1) == Array(found.prefix(1)))
    #expect(index.suggestions(for: "cazer", limit: 0).isEmpty)
    #expect(index.suggestions(for: "cazer", limit: .max).starts(with: found))
    #expect(index.nearForms(of: "cazer", limit: .max).count >= found.count)
  }

  @Test(arguments: ["", "xxxxxxxx", "dos palabras", "123", "ñ1", "zzz"])
  func nothingNear(query: String) throws {
    #expect(try Self.index.get().suggestions(for: query).isEmpty)
  }

  @Test(arguments: [
    ("corer", "correr correr"), ("cerar", "cerrar cerrar"), ("agarar", "agarrar agarrar"),
    ("corió", "correr corrió"), ("querrer", "querer querer"), ("borro", "borrar borro"),
  ])
  func oneLetterForTwo(query: String, first: String) {
    let index = FormIndex.builtin
    let best = index.nearForms(of: query, limit: 3)
    #expect(best.first.map { "\($0.infinitive) \($0.form)" } == first)
    if index.lookup(query).isEmpty { #expect(index.suggestions(for: query).first == best.first) }
  }

  /// Only where a verb is expected: nouns are like forms too.
  @Test(arguments: [
    ("he rompido", "rompido: roto"), ("hubiera hacido", "hacido: hecho"),
    ("estoy leiendo el libro", "leiendo: leyendo"), ("haiga sido", "haiga: haya"),
    ("yo sabo", "sabo: sé"), ("no haiga nadie", "haiga: haya"), ("ojalá haiga", "haiga: haya"),
    ("espero que haiga pan", "haiga: haya"), ("dijistes la verdad", "dijistes: dijiste"),
    ("Ya, no lo he rompido.", "rompido: roto"),
    ("he escribido y he ponido", "escribido: escrito, ponido: puesto"), ("al cabo de un mes", ""),
    ("te tengo un regalo para el gato", ""), ("sí", ""), ("he comido", ""), ("dos vidas", ""),
    ("te quiero", ""), ("rompido", ""), ("claro que sí", ""),
  ])
  func mistakesAmongSeveralWords(query: String, expected: String) {
    let found = FormIndex.builtin.mistakes(inSentence: query)
    let first = found.map { "\($0.text): \($0.suggestions.first?.form ?? "")" }
    #expect(first.joined(separator: ", ") == expected)
  }

  /// They are those of the query where it has no answer.
  @Test func severalWordsAreSuggestedFor() {
    let found = FormIndex.builtin.suggestions(for: "yo sabo")
    #expect(found.map { "\($0.infinitive) \($0.form)" } == ["saber sé"])
    #expect(FormIndex.builtin.suggestions(for: "yo sabo", limit: 0).isEmpty)
    let twice = FormIndex.builtin.suggestions(for: "yo sabo y él no lo ha rompido. Yo sabo.")
    #expect(twice.map(\.form) == ["sé", "roto"])
  }

  /// Of levels that count, and of verbs that have the form there.
  @Test func levelsLimitWhatIsSuggested() throws {
    let index = try Self.index.get()
    let levels = index.levels
    let present = index.restricted(
      to: levels.indices.filter { levels[$0].title == "Indicativo: presente" })
    #expect(index.suggestions(for: "hablavan").first?.form == "hablaban")
    #expect(!present.suggestions(for: "hablavan").contains { $0.form == "hablaban" })
    for query in ["hablavan", "havlo", "keria", "casavas", "bebio"] {
      for suggestion in present.suggestions(for: query) {
        #expect(
          !present.readings(of: suggestion.form, infinitive: suggestion.infinitive).isEmpty,
          "\(query): \(suggestion)")
      }
    }
    #expect(index.restricted(to: []).suggestions(for: "havlar").isEmpty)
  }

  private static let plain = Result {
    PlainSuggestions(isExhaustive ? .builtin : try index.get())
  }

  /// A slow search through all forms finds the same, in the same order and for the same reasons: 4,000 words where
  /// tests are exhaustive.
  @Test(arguments: seeds(20, few: 1))
  func agreesWithTheSlowSearch(seed: Int) throws {
    let index = isExhaustive ? FormIndex.builtin : try Self.index.get()
    let plain = try Self.plain.get()
    var random = SeededRandom(seed: 11 + UInt64(seed))
    for _ in 0..<rounds(200 * exhaustiveTimes, few: 12) {
      let form = index.entries[Int.random(in: 0..<index.entryCount, using: &random)].form
      let edit = edit(of: Array(form.folded.utf8), &random)
      guard !edit.isEmpty, !edit.contains(UInt8(ascii: " ")) else { continue }
      let word = String(decoding: edit, as: UTF8.self)
      let near = index.nearForms(of: word, limit: 3)
      #expect(near == plain.nearForms(of: edit, limit: 3), "\(word)")
      if index.lookup(word).isEmpty, index.mistakenForms(for: word).isEmpty {
        let found = index.suggestions(for: word)
        // The others have pronouns and sound like the word. Each verb is suggested once.
        let others = found.filter { !index.contains(form: $0.form, infinitive: $0.infinitive) }
        let verbs = others.map(\.infinitive)
        let stored = near.filter { !verbs.contains($0.infinitive) }.prefix(3 - others.count)
        #expect(found.filter { !verbs.contains($0.infinitive) } == Array(stored), "\(word)")
      }
    }
  }

  private func edit(of key: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var word = key
    for _ in 0..<Int.random(in: 1...2, using: &random) where !word.isEmpty {
      let place = Int.random(in: 0..<word.count, using: &random)
      let letter = UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: word.remove(at: place)
      case 1: word.insert(letter, at: place)
      case 2: word[place] = letter
      case 3 where place > 0: word.swapAt(place - 1, place)
      default: word.insert(word[place], at: place)
      }
    }
    return word
  }
}
