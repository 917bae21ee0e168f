/// A command of conj: everything that is known of it, in one record. There is one of each.
package final class Command: Sendable {
  package let name: String
  /// What follows the name: `[WORD…]`.
  package let synopsis: String
  package let words: ClosedRange<Int>
  package let summary: String
  /// More about it: paragraphs for `conj CMD --help`.
  package let details: [String]
  /// Its own options, beside the shared ones.
  package let flags: [Flag]
  /// Its own `--format`, where that is another than the shared one.
  package let format: Flag?
  /// The shared options that it does not take.
  package let unused: [Flag]
  /// What a shell offers for its words, once some of the line is typed.
  package let completion: @Sendable (Arguments) -> Completion
  /// Command lines for the help, each with its explanation. A test runs them.
  package let examples: KeyValuePairs<String, String>
  package let run: @Sendable (inout Context) throws(Failure) -> ExitStatus

  package init(
    name: String, synopsis: String, words: ClosedRange<Int>, summary: String, details: [String],
    flags: [Flag], format: Flag? = nil, without unused: [Flag] = [],
    completion: @escaping @Sendable (Arguments) -> Completion = { _ in .none },
    examples: KeyValuePairs<String, String>,
    run: @escaping @Sendable (inout Context) throws(Failure) -> ExitStatus
  ) {
    (self.name, self.synopsis, self.words) = (name, synopsis, words)
    (self.summary, self.details) = (summary, details)
    (self.flags, self.format, self.unused, self.completion) = (flags, format, unused, completion)
    (self.examples, self.run) = (examples, run)
  }

  package var allFlags: [Flag] { flags + sharedFlags }

  /// Those of the shared options that it takes, as it takes them.
  package var sharedFlags: [Flag] {
    Flag.shared.filter { !unused.map(\.name).contains($0.name) }
      .map { $0.name == Flag.format.name ? format ?? $0 : $0 }
  }
}
