/// A word of running text, or several that are one verb, with what was found.
public struct TextWord: Sendable, Hashable {
  /// The word as written; of several the words with a space between.
  public var text: String
  /// The line of its first letter, counted from 1.
  public var line: Int
  /// The column of its first letter, counted from 1 in characters.
  public var column: Int
  /// The verbs that it may be a form of, best first; none where it is no verb form.
  public var answers: [FormIndex.Answer]
  /// Whether the word is far more often something else than a verb (`para`, `como`, `una`): see the
  /// list in `CommonWords`.
  public var isCommon: Bool
}
