import Foundation
import SpanishGrammar
import SpanishText
import TestSupport
import VerbForms

/// The letters of the Latin blocks, and marks that are no letters themselves; without µ, ŉ and ẚ, which fold to other
/// letters than their small ones, ¨, which composes to Greek, and the slash that composes with < = >, no letters.
private let latin: [Unicode.Scalar] =
  [0x20...0x7E, 0xA0...0x17F, 0x1E00...0x1EFF, 0x300...0x344, 0x346...0x362].joined()
  .compactMap { Unicode.Scalar(UInt32($0)) }.filter {
    !["µ", "ŉ", "ẚ", "¨", "\u{338}"].contains($0)
  }

/// Two bytes a letter, so that all of them are reached.
private func latinText(_ bytes: [UInt8]) -> String {
  var text = ""
  for start in stride(from: 0, to: bytes.count - 1, by: 2) {
    let number = Int(bytes[start]) << 8 | Int(bytes[start + 1])
    text.unicodeScalars.append(latin[number % latin.count])
  }
  return text
}

extension FuzzTarget {
  /// Folding and composing beside Foundation, and any bytes as text.
  static let fold = FuzzTarget("fold") { (bytes) throws(Finding) in
    // Of more marks on one letter than people write Foundation loses some.
    let text = latinText(bytes).withoutFloodsOfMarks
    let composed = text.composed
    try require(
      composed.unicodeScalars.elementsEqual(
        text.precomposedStringWithCanonicalMapping.unicodeScalars),
      "“\(text)” is composed as “\(composed)”")
    // Marks that stand alone are kept as they are, and are equal for Strings then.
    try require(
      text.folded == PlainText.fold(text),
      "“\(text)” is folded as “\(text.folded)”, not as “\(PlainText.fold(text))”")
    let any = decodedText(bytes[...]).text
    for text in [any, String(decoding: bytes, as: UTF8.self)] {
      try require(text.folded.folded == text.folded, "the fold of a fold is another one")
      try require(
        text.composed.composed.utf8.elementsEqual(text.composed.utf8),
        "what is composed is composed anew")
      let lowered = text.normalizedSpanish
      try require(
        lowered.normalizedSpanish.utf8.elementsEqual(lowered.utf8), "“\(text)” is not stable")
      if let key = FormKey(form: lowered) {
        try require(key.spelling == lowered, "“\(lowered)” is spelt “\(key.spelling)”")
      }
      _ = text.trimmedOfPunctuation
    }
  }

  /// Pronouns on verbs, phrases, learners' mistakes and accents typed in ASCII: queries of the built-in index.
  static let grammar = FuzzTarget("grammar", longestInput: 128) { (bytes) throws(Finding) in
    var input = FuzzInput(bytes)
    let accents = FormIndex.AccentMode.allCases[input.number(below: 3)]
    // Words of real syllables are reached soon by choosing among them.
    let query = input.rest.map { grammarPieces[Int($0) % grammarPieces.count] }.joined()
    let index = FormIndex.builtin
    for answer in index.lookup(query, accents: accents) {
      try require(
        !answer.form.isEmpty && !answer.infinitive.isEmpty, "an answer to “\(query)” is empty")
      for reading in index.readings(of: answer) {
        try require(index.levels.indices ~= reading.level, "\(reading) is in no level")
      }
    }
    let suggestions = index.suggestions(for: query)
    try require(
      suggestions.count <= 3 && suggestions.allSatisfy { !$0.form.isEmpty },
      "suggestions for “\(query)” are \(suggestions)")
  }

  /// Running text in one piece and in many gives the same words.
  static let prose = FuzzTarget("prose") { (bytes) throws(Finding) in
    var input = FuzzInput(bytes)
    let size = input.number(below: 16) + 1
    let words = input.rest.map { byte in
      byte < 0x80
        ? [byte] : Array(grammarPieces[Int(byte) % grammarPieces.count].utf8) + [0x20]
    }
    for text in [Array(input.rest), Array(words.joined())] {
      let whole = proseWords(text, pieceSize: max(text.count, 1))
      try require(
        proseWords(text, pieceSize: size) == whole,
        "pieces of \(size) bytes give other words than the whole")
      let length = whole.reduce(0) { $0 + $1.text.unicodeScalars.count }
      try require(length <= 2 * text.count, "the words are longer than the text")
    }
  }

  private static func proseWords(_ text: [UInt8], pieceSize: Int) -> [TextReader.Word] {
    var words: [TextReader.Word] = []
    var reader = TextReader(.builtin)
    for start in stride(from: 0, to: text.count, by: pieceSize) {
      reader.read(text[start..<min(start + pieceSize, text.count)]) { words.append($0) }
    }
    reader.finish { words.append($0) }
    return words
  }
}

/// Pieces of words, and words that phrases are made of.
private let grammarPieces: [String] = [
  " ", " ", "\t", "me", "te", "se", "nos", "os", "lo", "la", "los", "las", "le", "les", "no ", "a ",
  "á", "é", "í", "ó", "ú", "ü", "ñ", "n~", "a'", "'a", "u\"", "~", "~", "-", "·", "/", "(n)", ".",
  ",",
  "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "l", "m", "n", "o", "p", "q", "r", "s", "t",
  "u",
  "v", "y", "z", "\u{301}", "\u{303}", "\u{AD}", "\u{200B}", "ﬁ", "Ａ", "ß", "中",
  "da", "dá", "di", "haz", "ve", "vamo", "comer", "comiendo", "comiéndo", "comido", "come", "como",
  "he ", "ha ", "había ", "hubo ", "haber ", "habido ", "ser ", "fue ", "sido ", "está ", "estar ",
  "estado ", "voy ", "va ", "ir ", "iba ", "a ", "tener ", "tengo ", "que ", "de ", "acabo ",
  "acabar ", "deber ", "debo ", "puedo ", "suelo ", "vuelvo ", "empezar ", "dejar ", "llevar ",
  "seguir ", "siguiendo ", "hablado", "hablada", "hablados", "hablar", "irse", "vete", "rompido",
  "haiga", "vivaba", "fuistes", "érase", "ábrase", "para ", "yo ", "ella ", "una ", "bien ",
]
