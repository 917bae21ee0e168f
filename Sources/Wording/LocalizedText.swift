/// A text for people that is in no language yet: a message of the catalogue with what fills its gaps.
package struct LocalizedText: Hashable, Sendable {
  private indirect enum Content: Hashable {
    case verbatim(String)
    case number(Int)
    /// A message in all languages, a line each, and what fills its gaps.
    case message(String, [LocalizedText])
    case joined([LocalizedText], separator: String)
    case alternatives([LocalizedText])
  }

  private let content: Content

  /// A message with what fills its gaps, in the order in which its English text names them.
  init(_ message: String, filledWith values: [any GapValue]) {
    content = .message(message, values.map(\.localized))
  }

  private init(_ content: Content) { self.content = content }

  /// A text that is the same in every language: words of the user, forms, names of files.
  package static func verbatim(_ text: String) -> Self { Self(.verbatim(text)) }

  /// A number, its digits in threes.
  package static func number(_ number: Int) -> Self { Self(.number(number)) }

  /// No text.
  package static let none = verbatim("")

  /// Texts one after another.
  package static func joined(_ texts: [Self], by separator: String = ", ") -> Self {
    Self(.joined(texts, separator: separator))
  }

  /// Texts of which one is meant: `comer, correr or roto`.
  package static func alternatives(_ texts: [Self]) -> Self { Self(.alternatives(texts)) }

  package static func + (first: Self, second: Self) -> Self { joined([first, second], by: "") }

  package var english: String { text(in: .english) }

  /// The text in a language.
  package func text(in language: Language) -> String {
    switch content {
    case .verbatim(let text): return text
    case .number(let number): return language.grouped(number)
    case .joined(let texts, let separator):
      return texts.map { $0.text(in: language) }.joined(separator: separator)
    case .alternatives(let texts):
      let words = texts.map { $0.text(in: language) }
      guard let last = words.last, words.count > 1 else { return words.first ?? "" }
      let others = words.dropLast().joined(separator: ", ")
      return "\(others) \(language.or(before: last)) \(last)"
    case .message(let message, let values):
      let template = MessageTemplate(message, in: language)
      return template.text { gap in
        guard let number = template.gaps.firstIndex(of: gap.name), number < values.count else {
          assertionFailure("nothing fills {\(gap.name)} of: \(message)")
          return "{\(gap.name)}"
        }
        guard let forms = gap.forms else { return values[number].text(in: language) }
        return values[number].isOne ? forms.one : forms.many
      }
    }
  }

  private var isOne: Bool { content == .number(1) }
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

/// What may fill a gap of a message.
package protocol GapValue {
  var localized: LocalizedText { get }
}

extension String: GapValue {
  package var localized: LocalizedText { .verbatim(self) }
}

extension Int: GapValue {
  package var localized: LocalizedText { .number(self) }
}

extension LocalizedText: GapValue {
  package var localized: LocalizedText { self }
}

/// A part of the catalogue: each case has its text in English and, in the line below, in Spanish.
///
/// `{name}` is a gap, and `{count:verb|verbs}` says which word goes with the number in the gap `count`: the first with
/// 1, the second with every other number. Calling a case fills the gaps:
///
/// ```swift
/// LookupMessage.noForm(word)
/// ```
package protocol Message: RawRepresentable<String>, CaseIterable, Sendable {}

extension Message {
  /// The text with what fills its gaps, in the order in which the English text names them.
  package func callAsFunction(_ values: any GapValue...) -> LocalizedText {
    LocalizedText(rawValue, filledWith: values)
  }
}
