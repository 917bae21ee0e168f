/// Words that are no verb forms: half common words of other kinds, half forms with one letter wrong.
struct AbsentWords {
  private let corpus: Corpus
  private let keys: Set<[UInt8]>
  private let common: [String]

  /// Common words of text that are no verbs, roughly most used first.
  private static let others = """
    de la que el en y los del las un por con no una su al lo más pero sus le ya porque muy sin \
    también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso \
    ante ellos e esto mí antes algunos qué unos yo otro otras otra él tanto esa estos mucho quienes \
    nada muchos cual poco ella estas algunas algo nosotros mi mis tú te ti tu tus ellas vosotros \
    tiempo años día vez hombre mujer país mundo vida parte gobierno caso trabajo ciudad lugar \
    persona hora agua noche mañana padre madre hijo hermano amigo escuela libro papel puerta \
    ventana camino campo tierra cielo sol luna estrella árbol flor fruta pan leche carne pescado \
    gato perro caballo pájaro rojo azul verde blanco negro grande pequeño bueno malo nuevo viejo \
    joven feliz difícil fácil rápido lento siempre nunca jamás ayer hoy luego después entonces \
    ahora aquí allí cerca lejos dentro fuera arriba abajo bien mal mejor peor igual número razón \
    corazón canción nación español francés inglés música historia política economía público última \
    según así quizá además aunque mientras pues sino tampoco ningún ninguna cada cualquier
    """

  /// Prepares to draw words that a corpus does not have.
  init(_ corpus: Corpus) {
    self.corpus = corpus
    keys = Set(corpus.keys)
    let split = Self.others.split(separator: " ").map { String($0) }
    let known = keys
    common = split.filter { !Self.mayBeForm($0, keys: known) }
  }

  /// Whether a word may be a form with pronouns at its end, whatever else it is.
  func mayBePronounForm(_ word: String) -> Bool { Self.endsInPronoun(word, keys: keys) }

  /// One word.
  func draw(_ random: inout SeededRandom) -> String {
    if random.below(2) == 0 {
      // Weight 1/rank, by the inverse of its logarithmic sum.
      let aim = random.share()
      var place = 1.0
      for _ in 0..<Int(aim * 20) { place *= 1.28 }
      return common[min(common.count - 1, Int(place) - 1 + random.below(Int(place)))]
    }
    while true {
      let form = corpus.entries[random.below(corpus.entries.count)].form
      let word = Self.misspelt(form, &random)
      if !Self.mayBeForm(word, keys: keys) { return word }
    }
  }

  private static func mayBeForm(_ word: String, keys: Set<[UInt8]>) -> Bool {
    // nh and ny stand for ñ where nothing else matches.
    let key = HandFold.fold(word)
    let stand = zip(key, key.dropFirst()).contains { $0 == 0x6E && ($1 == 0x68 || $1 == 0x79) }
    return stand || keys.contains(key) || endsInPronoun(word, keys: keys)
  }

  private static func endsInPronoun(_ word: String, keys: Set<[UInt8]>) -> Bool {
    var open = [HandFold.fold(word)]
    while let rest = open.popLast() {
      for pronoun in pronouns where rest.count > pronoun.count + 1 {
        guard rest.suffix(pronoun.count).elementsEqual(pronoun) else { continue }
        let stem = Array(rest.dropLast(pronoun.count))
        if keys.contains(stem) || keys.contains(stem + [0x73]) || keys.contains(stem + [0x64]) {
          return true
        }
        open.append(stem)
      }
    }
    return false
  }

  private static let pronouns = [
    "me", "te", "se", "nos", "os", "lo", "la", "los", "las", "le", "les",
  ].map { Array($0.utf8) }

  /// One letter changed, dropped, doubled or put in.
  private static func misspelt(_ form: String, _ random: inout SeededRandom) -> String {
    var letters = Array(form.unicodeScalars)
    let place = random.below(letters.count)
    let letter = Unicode.Scalar(UInt8(0x61 + random.below(26)))
    switch random.below(4) {
    case 0: letters[place] = letter
    case 1 where letters.count > 2: letters.remove(at: place)
    case 2: letters.insert(letters[place], at: place)
    default: letters.insert(letter, at: place)
    }
    return String(String.UnicodeScalarView(letters))
  }
}
