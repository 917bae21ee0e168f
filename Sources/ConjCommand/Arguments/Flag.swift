/// An option of the command line: everything that is known of it, in one record. Parsing, help and
/// suggestions read it from here.
package struct Flag: Sendable {
  /// What may follow an option.
  package enum Value: Sendable {
    /// Nothing: the option itself says it.
    case none
    /// A text, by this name in the help.
    case text(String)
    /// A whole number from 0 up, by this name in the help.
    case number(String)
    /// One of these words, by this name in the help.
    case choice(String, [String])
  }

  /// The long name without its hyphens.
  package let name: String
  /// The one-letter name, if it has one.
  package let short: Character?
  /// What follows it.
  package let value: Value
  /// What it does, in a few words.
  package let help: String
  /// More about it, for `conj CMD --help`; may be empty.
  package let details: String

  init(
    _ name: String, short: Character? = nil, value: Value = .none, help: String,
    details: String = ""
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.details = details
  }

  /// The name of its value in the help; nil where it takes none.
  var valueName: String? {
    switch value {
    case .none: nil
    case .text(let name), .number(let name), .choice(let name, _): name
    }
  }

  /// How the help writes it: `-o, --output FILE`.
  var spelling: String {
    let names = short.map { "-\($0), --\(name)" } ?? "--\(name)"
    return valueName.map { "\(names) \($0)" } ?? names
  }
}
