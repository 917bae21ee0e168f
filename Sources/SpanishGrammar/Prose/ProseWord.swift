/// A word of running text and where it stands.
public struct ProseWord: Sendable, Hashable {
  /// The word as written; soft hyphens are left out.
  public var text: String
  /// The line, counted from 1.
  public var line: Int
  /// The column of its first letter, counted from 1 in characters.
  public var column: Int
  /// Whether nothing but white space stands between it and the word before: only then can the
  /// two belong to one verb. An empty line parts them too.
  public var followsWord: Bool

  public init(text: String, line: Int, column: Int, followsWord: Bool) {
    self.text = text
    self.line = line
    self.column = column
    self.followsWord = followsWord
  }
}
