/// How people type a form: as it is written, without its marks, or with an accent astray.
enum Spelling {
  /// All marks dropped, ñ too; capitals stay.
  static func bare(_ word: String) -> String {
    String(
      String.UnicodeScalarView(
        word.unicodeScalars.map { letter in
          switch letter {
          case "á": "a"
          case "é": "e"
          case "í": "i"
          case "ó": "o"
          case "ú", "ü": "u"
          case "ñ": "n"
          case "Á": "A"
          case "É": "E"
          case "Í": "I"
          case "Ó": "O"
          case "Ú", "Ü": "U"
          case "Ñ": "N"
          default: letter
          }
        }))
  }

  /// The acute on a vowel where it does not belong; where the only vowel has it rightly, dropped.
  static func astray(_ word: String, _ random: inout SeededRandom) -> String {
    let letters = Array(word.unicodeScalars)
    let plain = letters.map { letter in
      Diacritic(of: letter) == .acute ? bare(String(letter)).unicodeScalars.first ?? letter : letter
    }
    let places = letters.indices.filter { accented[letters[$0]] != nil }
    var result = plain
    if !places.isEmpty {
      let place = places[random.below(places.count)]
      result[place] = accented[plain[place]] ?? plain[place]
    }
    return String(String.UnicodeScalarView(result))
  }

  private static let accented: [Unicode.Scalar: Unicode.Scalar] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú",
  ]

  /// The first letter as a capital, where it is a Spanish letter.
  static func capitalised(_ word: String) -> String {
    guard let first = word.first, let capital = first.uppercased().first else { return word }
    return String(capital) + word.dropFirst()
  }
}
