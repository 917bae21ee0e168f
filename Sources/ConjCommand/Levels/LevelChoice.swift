import Picker
import SpanishText
import VerbForms

/// What `--level TEXT` chooses: the levels in whose title or file name each word of the text stands.
/// Accents and capitals are no difference.
struct LevelChoice {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Whether each word stands in the level's title or file name.
  func matches(_ level: FormIndex.LevelInfo) -> Bool {
    LevelFilter.matches(level, text)
  }

  /// Whether the level's title has exactly these words, in any order and whatever stands between
  /// them.
  func isTitle(of level: FormIndex.LevelInfo) -> Bool {
    words(of: level.title) == words(of: text)
  }

  private func words(of text: String) -> [String] {
    text.folded.split(whereSeparator: \.isWhitespace)
      .map { String($0.trimmedOfPunctuation) }
      .filter { !$0.isEmpty }
      .sorted()
  }
}
