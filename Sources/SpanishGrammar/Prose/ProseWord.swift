/// A word of running text and where it stands.
package struct ProseWord: Sendable, Hashable {
  /// The word as written; soft hyphens are left out.
  package var text: String
  /// The line, counted from 1.
  package var line: Int
  /// The column of its first letter, counted from 1 in characters.
  package var column: Int
  /// Whether nothing but white space stands between it and the word before: only then can the
  /// two belong to one verb. An empty line parts them too.
  package var followsWord: Bool

  package init(text: String, line: Int, column: Int, followsWord: Bool) {
    self.text = text
    self.line = line
    self.column = column
    self.followsWord = followsWord
  }
}
