/// Why a command can't go on.
enum Failure: Error {
  /// A message in plain English and a line that says what to do next.
  case trouble(String, advice: String? = nil)
  /// Whoever read the output is gone: the run ends without a word.
  case closedPipe

  /// The status of a run that ends so: the one place where a failure becomes a number.
  var status: ExitStatus {
    switch self {
    case .trouble: .trouble
    case .closedPipe: .success
    }
  }
}
