import SpanishGrammar
import SpanishText

extension FormIndex {
  /// The answers to verbs as textbooks and word lists write them: `ir(se)`, `fui/ser`, `dime-lo`.
  ///
  /// Asked only where nothing else matches. What is in brackets may be left out (`levantar(se)`) or
  /// read (`habla(r)`); the parts beside a slash are queries of their own, answered in their order; after a
  /// hyphen comes a pronoun of the same word (`hacer-lo`), or another word of a phrase (`he-comido`).
  ///
  /// Complexity: a lookup a part, of which there are at most ``maximumParts``.
  func notationAnswers(to query: String, accents: AccentMode) -> [Answer] {
    // Those below the digits, and the first byte of ‐ and ‑.
    let mayBeNotation = query.utf8.contains { (0x28..<0x30).contains($0) || $0 == 0xE2 }
    guard mayBeNotation else { return [] }
    let parts = query.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count > 1 {
      guard parts.count <= Self.maximumParts else { return [] }
      return parts.flatMap { lookup(String($0), accents: accents) }
        .eachOnce { ([$0.form, $0.infinitive] + $0.parts).joined(separator: "\n") }
    }
    if let withoutBrackets = Self.readingsOfBrackets(in: query) {
      for reading in withoutBrackets {
        let found = lookup(reading, accents: accents)
        if !found.isEmpty { return Array(found) }
      }
      return []
    }
    return hyphenatedAnswers(to: query, accents: accents)
  }

  /// More parts than this are no alternatives.
  static let maximumParts = 16

  /// A text without what is in its brackets, and with it; nil where there are none, or one lacks its
  /// other half.
  private static func readingsOfBrackets(in text: String) -> [String]? {
    var without = ""
    var with = ""
    var isInside = false
    for letter in text.unicodeScalars {
      switch letter {
      case "(" where !isInside: isInside = true
      case ")" where isInside: isInside = false
      case "(", ")": return nil
      default:
        with.unicodeScalars.append(letter)
        if !isInside { without.unicodeScalars.append(letter) }
      }
    }
    return isInside || without == text ? nil : [without, with]
  }

  private func hyphenatedAnswers(to query: String, accents: AccentMode) -> [Answer] {
    let parts = FoldedQuery.normalized(query).unicodeScalars
      .split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "\u{2010}" || $0 == "\u{2011}" }
      .map { String($0) }
    guard (2...Self.maximumPhraseWords).contains(parts.count), parts.allSatisfy({ !$0.isEmpty })
    else { return [] }
    if parts.dropFirst().allSatisfy({ Pronoun($0) != nil }) {
      let word = FoldedQuery(parts.joined())
      let attached = answers(to: word, accents: accents).filter { !$0.parts.isEmpty }
      if !attached.isEmpty { return attached }
    }
    return phraseAnswers(to: parts.joined(separator: " "), accents: accents)
  }
}
