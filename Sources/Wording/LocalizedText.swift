/// A text for people that is in no language yet: a message of the catalogue with what fills its gaps.
package struct LocalizedText: Hashable, Sendable {
  private enum Kind: Hashable {
    case verbatim, number, message, joined, alternatives
  }

  private let kind: Kind
  /// The text itself, the message in all languages, a line each, or what stands between the parts.
  private var words = ""
  private var number = 0
  /// What fills the message's gaps, or the texts that are put together.
  private var parts: [LocalizedText] = []

  /// A message with what fills its gaps, in the order in which its English text names them.
  init(_ message: String, filledWith parts: [LocalizedText]) {
    self.init(.message, message, parts)
  }

  private init(_ kind: Kind, _ words: String = "", _ parts: [LocalizedText] = []) {
    self.kind = kind
    self.words = words
    self.parts = parts
  }

  /// A text that is the same in every language: words of the user, forms, names of files.
  package static func verbatim(_ text: String) -> Self { Self(.verbatim, text) }

  /// A number, its digits in threes.
  package static func number(_ number: Int) -> Self {
    var text = Self(.number)
    text.number = number
    return text
  }

  /// No text.
  package static let none = verbatim("")

  /// Texts one after another.
  package static func joined(_ texts: [Self], by separator: String = ", ") -> Self {
    Self(.joined, separator, texts)
  }

  /// Texts of which one is meant: `comer, correr or roto`.
  package static func alternatives(_ texts: [Self]) -> Self { Self(.alternatives, "", texts) }

  package static func + (first: Self, second: Self) -> Self { joined([first, second], by: "") }

  package var english: String { text(in: .english) }

  /// The text in a language.
  package func text(in language: Language) -> String {
    switch kind {
    case .verbatim: return words
    case .number: return language.grouped(number)
    case .joined: return parts.map { $0.text(in: language) }.joined(separator: words)
    case .alternatives:
      let texts = parts.map { $0.text(in: language) }
      guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
      let others = texts.dropLast().joined(separator: ", ")
      return "\(others) \(language.or(before: last)) \(last)"
    case .message:
      let line = MessageTemplate.line(of: words, in: language)
      if !line.utf8.contains(UInt8(ascii: "{")) { return String(line) }
      let template = MessageTemplate(words, in: language)
      return template.text { gap in
        guard let number = template.gaps.firstIndex(of: gap.name), number < parts.count else {
          assertionFailure("nothing fills {\(gap.name)} of: \(words)")
          return "{\(gap.name)}"
        }
        guard let forms = gap.forms else { return parts[number].text(in: language) }
        return parts[number].isOne ? forms.one : forms.many
      }
    }
  }

  private var isOne: Bool { self == .number(1) }
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
  private func filled(with parts: [LocalizedText]) -> LocalizedText {
    LocalizedText(rawValue, filledWith: parts)
  }

  // The text with what fills its gaps, in the order in which the English text names them. Embedded Swift has neither
  // arrays of `any GapValue` nor lists of parameters of different types.

  package func callAsFunction() -> LocalizedText { filled(with: []) }

  package func callAsFunction(_ value: some GapValue) -> LocalizedText {
    filled(with: [value.localized])
  }

  package func callAsFunction(_ first: some GapValue, _ second: some GapValue) -> LocalizedText {
    filled(with: [first.localized, second.localized])
  }

  package func callAsFunction(
    _ first: some GapValue, _ second: some GapValue, _ third: some GapValue
  ) -> LocalizedText {
    filled(with: [first.localized, second.localized, third.localized])
  }

  package func callAsFunction(
    _ first: some GapValue, _ second: some GapValue, _ third: some GapValue, _ fourth: some GapValue
  ) -> LocalizedText {
    filled(with: [first.localized, second.localized, third.localized, fourth.localized])
  }

  package func callAsFunction(
    _ first: some GapValue, _ second: some GapValue, _ third: some GapValue,
    _ fourth: some GapValue, _ fifth: some GapValue
  ) -> LocalizedText {
    filled(
      with: [
        first.localized, second.localized, third.localized, fourth.localized, fifth.localized,
      ])
  }
}
