/// A text for people, in each language that conj speaks:
///
/// ```swift
/// LocalizedText(en: "No verb has the form \(word: word).", es: "Ningún verbo tiene la forma \(word: word).")
/// ```
package struct LocalizedText: Hashable, Sendable {
  package let english: String
  private let spanish: String

  package init(en english: TextLiteral<English>, es spanish: TextLiteral<Spanish>) {
    self.init(english: english.text, spanish: spanish.text)
  }

  /// A text whose languages come from two places.
  package init(english: String, spanish: String) {
    (self.english, self.spanish) = (english, spanish)
  }

  package func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .spanish: spanish
    }
  }

  /// A text that is the same in every language: words of the user, forms, names of files.
  package static func verbatim(_ text: String) -> Self { Self(english: text, spanish: text) }

  package static let none = verbatim("")

  /// Texts one after another.
  package static func joined(_ texts: [Self], by separator: String = ", ") -> Self {
    Self(
      english: texts.map { $0.english }.joined(separator: separator),
      spanish: texts.map { $0.spanish }.joined(separator: separator))
  }

  /// Alternatives: `comer, correr or roto`.
  package static func alternatives(_ texts: [Self]) -> Self {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? .none }
    let others = joined(texts.dropLast())
    // Before its own sound o becomes u: roer u oír.
    let letters = last.spanish.lowercased().drop { !$0.isLetter }.drop { $0 == "h" }
    let or = letters.first.map { "oó".contains($0) } ?? false ? "u" : "o"
    return Self(
      english: "\(others.english) or \(last.english)",
      spanish: "\(others.spanish) \(or) \(last.spanish)")
  }

  package static func + (first: Self, second: Self) -> Self { joined([first, second], by: "") }
}

// MARK: Literals

/// The language of a ``TextLiteral``.
package protocol LiteralLanguage {
  static var language: Language { get }
}

package enum English: LiteralLanguage {
  package static var language: Language { .english }
}

package enum Spanish: LiteralLanguage {
  package static var language: Language { .spanish }
}

/// A string literal in one language, whose gaps are filled as this language does it: `\(number)` groups the digits,
/// and `\(text)` of a ``LocalizedText`` is its text in this language.
package struct TextLiteral<Tongue: LiteralLanguage>: ExpressibleByStringInterpolation {
  let text: String

  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ words: String) { text += words }
    package mutating func appendInterpolation(_ words: String) { text += words }

    package mutating func appendInterpolation(_ number: Int) {
      text += Tongue.language.grouped(number)
    }

    /// A number by which something is known, such as that of a line: without groups of digits.
    package mutating func appendInterpolation(plain number: Int) { text += String(number) }

    /// A word or phrase of a file or a command line in quotation marks, cut after 120 scalars: no real one is longer.
    package mutating func appendInterpolation(word: String) { quote(word, atMost: 120) }

    /// The same for text of any kind, cut after 40 scalars.
    package mutating func appendInterpolation(quoted word: String) { quote(word, atMost: 40) }

    // A character may have any number of marks, so scalars are counted.
    private mutating func quote(_ word: String, atMost limit: Int) {
      let end = word.unicodeScalars.prefix(limit).endIndex
      text += end < word.endIndex ? "“\(word[..<end])…”" : "“\(word)”"
    }

    package mutating func appendInterpolation(_ words: LocalizedText) {
      text += words.text(in: Tongue.language)
    }

    /// The word that goes with a number: the first with 1, the second with every other number.
    package mutating func appendInterpolation(_ count: Int, _ one: String, _ many: String) {
      text += count == 1 ? one : many
    }
  }
}
