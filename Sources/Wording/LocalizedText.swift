/// A text for people, in each language that conj speaks.
///
/// The messages of the catalogue are such texts, written side by side:
///
/// ```swift
/// package static func noForm(_ word: String) -> LocalizedText {
///   .init(en: "No verb has the form “\(word)”.", es: "Ningún verbo tiene la forma “\(word)”.")
/// }
/// ```
///
/// The texts of all languages are made at once: they are short, and few are made.
package struct LocalizedText: Hashable, Sendable {
  package let english: String
  private let spanish: String
  /// The English text without the words of a file in its gaps: what messages that say the same have in common.
  package let pattern: String

  package init(en english: TextLiteral<English>, es spanish: TextLiteral<Spanish>) {
    self.english = english.text
    self.spanish = spanish.text
    pattern = english.pattern ?? english.text
  }

  /// A text whose languages come from two places.
  package init(english: String, spanish: String) {
    (self.english, self.spanish, pattern) = (english, spanish, english)
  }

  private init(_ text: (Language) -> String) {
    self.init(english: text(.english), spanish: text(.spanish))
  }

  /// The text in a language.
  package func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .spanish: spanish
    }
  }

  /// A text that is the same in every language: words of the user, forms, names of files.
  package static func verbatim(_ text: String) -> Self { Self { _ in text } }

  /// No text.
  package static let none = verbatim("")

  /// Texts one after another.
  package static func joined(_ texts: [Self], by separator: String = ", ") -> Self {
    Self { language in texts.map { $0.text(in: language) }.joined(separator: separator) }
  }

  /// Alternatives: `comer, correr or roto`.
  package static func alternatives(_ texts: [Self]) -> Self {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? .none }
    let others = joined(texts.dropLast())
    return Self { language in
      let word = last.text(in: language)
      return "\(others.text(in: language)) \(language.or(before: word)) \(word)"
    }
  }

  package static func + (first: Self, second: Self) -> Self { joined([first, second], by: "") }
}

extension Language {
  /// The word between alternatives; in Spanish another one before its own sound: roer u oír.
  fileprivate func or(before word: String) -> String {
    switch self {
    case .english: return "or"
    case .spanish:
      let letters = word.lowercased().drop { !$0.isLetter }.drop { $0 == "h" }
      return letters.first.map { "oó".contains($0) } ?? false ? "u" : "o"
    }
  }
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
  /// The text without the words of a file; nil where it has none.
  let pattern: String?

  package init(stringLiteral text: String) { (self.text, pattern) = (text, nil) }
  package init(stringInterpolation: StringInterpolation) {
    (text, pattern) = (stringInterpolation.text, stringInterpolation.pattern)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var pattern: String?

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ words: String) { append(words, pattern: words) }
    package mutating func appendInterpolation(_ words: String) { append(words, pattern: words) }

    private mutating func append(_ words: String, pattern others: String) {
      if pattern != nil || words != others { pattern = (pattern ?? text) + others }
      text += words
    }

    package mutating func appendInterpolation(_ number: Int) {
      appendLiteral(Tongue.language.grouped(number))
    }

    /// A number by which something is known, such as that of a line: without groups of digits.
    package mutating func appendInterpolation(plain number: Int) { appendLiteral(String(number)) }

    /// A word of a file in quotation marks.
    package mutating func appendInterpolation(word: String) { append("“\(word)”", pattern: "“”") }

    /// The same, cut where it is longer than a message should be.
    package mutating func appendInterpolation(quoted text: String) {
      let limit = 40
      appendInterpolation(word: text.count > limit ? "\(text.prefix(limit))…" : text)
    }

    package mutating func appendInterpolation(_ words: LocalizedText) {
      append(words.text(in: Tongue.language), pattern: words.pattern)
    }

    /// The word that goes with a number: the first with 1, the second with every other number.
    package mutating func appendInterpolation(_ count: Int, _ one: String, _ many: String) {
      appendLiteral(count == 1 ? one : many)
    }
  }
}
