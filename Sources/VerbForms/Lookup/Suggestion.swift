extension FormIndex {
  /// A verb form that a query without an answer may have been meant for.
  public struct Suggestion: Sendable, Hashable {
    /// The form in its stored spelling: `hablar` for the query `habalr`.
    public var form: String
    /// Its verb.
    public var infinitive: String

    /// A suggestion of its parts.
    public init(form: String, infinitive: String) {
      self.form = form
      self.infinitive = infinitive
    }
  }
}
