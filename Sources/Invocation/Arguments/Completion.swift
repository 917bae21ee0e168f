/// What a shell offers for the next word.
package enum Completion: Sendable, Equatable {
  /// Anything: nothing is offered.
  case none
  case files
  /// Infinitives and other forms of verbs.
  case forms
  /// Titles and grades of levels.
  case levels
  /// Tenses, and titles of levels.
  case tenses
  case commands
  case options
  /// One of these words.
  case words([String])
  /// Some of these in a list with commas.
  indirect case list(Completion)
}
