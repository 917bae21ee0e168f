/// What the command line says.
struct Options {
  /// The folder of the levels.
  var levels = "Levels/Reference"
  /// The date for the report.
  var date = "undated"
  /// The built program, for the suites that start it.
  var program = ".build/release/conj"
  /// Timed rounds.
  var rounds = 21
  /// Words in each stream that lookups are timed on.
  var words = 1 << 18
  /// Words in the stream that is piped.
  var pipeWords = 1_000_000
  /// Words a stream whose answers are compared with the plain reading before timing.
  var checkedWords = 20_000
  /// What else stands on the command line: suites, or a command with its operands.
  var operands: [String] = []

  /// Reads the arguments; ends the program where they are not understood.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--levels": levels = Self.value(of: argument, &rest)
      case "--date": date = Self.value(of: argument, &rest)
      case "--program": program = Self.value(of: argument, &rest)
      case "--rounds": rounds = Self.number(of: argument, &rest)
      case "--words": words = Self.number(of: argument, &rest)
      case "--pipe-words": pipeWords = Self.number(of: argument, &rest)
      case "--quick":
        // To see that all works, in seconds; the figures are worth little.
        rounds = 3
        words = 1 << 13
        pipeWords = 20_000
        checkedWords = 500
      default:
        if argument.hasPrefix("--") { stop("unknown option \(argument)") }
        operands.append(argument)
      }
    }
  }

  /// How often everything runs.
  var effort: Effort { Effort(rounds: rounds, warmUp: 2) }

  private static func value(of name: String, _ rest: inout ArraySlice<String>) -> String {
    guard let value = rest.popFirst() else { stop("\(name) needs a value") }
    return value
  }

  private static func number(of name: String, _ rest: inout ArraySlice<String>) -> Int {
    let text = value(of: name, &rest)
    guard let number = Int(text), number > 0 else { stop("\(name) needs a number, not \(text)") }
    return number
  }
}
