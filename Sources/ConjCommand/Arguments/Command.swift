/// A command of conj: everything that is known of it, in one record.
package struct Command: Sendable {
  /// A command line for the help, which a test runs.
  package struct Example: Sendable {
    /// What to type.
    package let line: String
    /// What it is for, in a few words.
    package let note: String

    init(_ line: String, _ note: String) {
      self.line = line
      self.note = note
    }
  }

  /// Its name: what the user types after `conj`.
  package let name: String
  /// What follows the name: `[WORD…]`.
  package let synopsis: String
  /// How many words may follow.
  package let words: ClosedRange<Int>
  /// What it does, in a few words.
  package let summary: String
  /// More about it: paragraphs for `conj CMD --help`.
  package let details: [String]
  /// Its own options, beside the shared ones.
  package let flags: [Flag]
  /// Two or three real uses.
  package let examples: [Example]
  /// What it does.
  let run: @Sendable (inout Context) throws(Failure) -> ExitStatus

  /// All options that it takes.
  var allFlags: [Flag] { flags + Flag.shared }
}
