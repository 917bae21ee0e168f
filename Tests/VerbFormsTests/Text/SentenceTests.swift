import Testing
import VerbForms

/// Queries of several words that are not one verb.
@Suite struct SentenceTests {
  /// Words that are far more often something else are verbs by the words beside them, where no other word is one.
  @Test(arguments: [
    ("donde esta", "esta: estar"), ("ella esta triste", "esta: estar"), ("ya esta", "esta: estar"),
    ("hola como estas", "estas: estar"), ("como estas", "estas: estar"),
    ("como esta usted", "esta: estar"), ("¿Cómo estas?", "estas: estar"),
    ("estas bien", "estas: estar"), ("si fuera rico", "fuera: ser ir"),
    ("ojalá fuera", "fuera: ser ir"), ("como si fuera", "fuera: ser ir"),
    ("entre usted", "entre: entrar"), ("no como pan", "como: comer"),
    ("vivo aquí", "vivo: vivir vivar"), ("como esta casa", ""),
    ("como estas tú", "estas: estar"), ("donde vives y como estas", "vives: vivir vivar"),
    ("dejame en paz", "dejame: dejar dejar"), ("mirame a los ojos", "mirame: mirar mirar"),
    ("el trabajo", ""), ("para una casa", ""), ("esta casa", ""), ("en esta casa", ""),
    ("esta noche", ""), ("hola esta noche", ""), ("toda esta gente", ""), ("por fuera", ""),
    ("como si nada", ""), ("entre usted y yo", ""), ("entre amigos", ""),
  ])
  func commonWordsAsVerbs(text: String, expected: String) {
    let words = FormIndex.builtin.verbs(ofSentence: text, accents: .smart).map { word in
      "\(word.text): \(word.answers.map(\.infinitive).joined(separator: " "))"
    }
    #expect(words.joined(separator: ", ") == expected)
  }

  /// A pronoun has no accent, and after `se` and its like a form may lack its own: nothing but a verb is there. Pronouns
  /// written onto a verb are not those of another person.
  @Test(arguments: [
    ("no sé nada", "no sé"), ("ya sé que vienes", "sé, vienes"),
    ("mi hermano se caso ayer", "se caso"), ("nadie le hablo", "le hablo"),
    ("ayer estaba vistiéndose", "estaba vistiéndose"), ("debo levantarse", "debo, levantarse"),
    ("no se de que hablas", "hablas"), ("le público su libro", ""),
    ("me se cayo el vaso", "se cayo"),
  ])
  func pronouns(text: String, expected: String) {
    let words = FormIndex.builtin.verbs(ofSentence: text, accents: .smart).map(\.text)
    #expect(words.joined(separator: ", ") == expected)
  }

  @Test func writtenOnPronounsSayThePerson() {
    for (text, persons) in [("quería quejarse", ["él"]), ("quería decírselo", ["yo", "él"])] {
      let answer = FormIndex.builtin.lookup(text).first
      #expect(answer?.inflections.compactMap(\.person) == persons, "\(text)")
    }
  }
}
