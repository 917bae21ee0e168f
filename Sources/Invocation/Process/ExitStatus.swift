package import SystemIO
package import Wording

/// How a run ended, as the shell sees it: the statuses of grep, and 130 of an interrupted program.
package enum ExitStatus: Int32 {
  /// Every query was answered; nothing is wrong with the levels.
  case success = 0
  /// Some queries have no answer; levels have errors.
  case notAll = 1
  /// The command could not do what it was asked: usage, an unreadable file.
  case trouble = 2
  case hungUp = 129
  case interrupted = 130

  /// The status of a run that was good, or not, in all its parts.
  package init(allGood: Bool) {
    self = allGood ? .success : .notAll
  }

  package func worse(_ other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}

package enum Failure: Error {
  /// A message in plain words and a line that says what to do next.
  case trouble(LocalizedText, advice: LocalizedText? = nil)
  /// Whoever read the output is gone: the run ends without a word.
  case closedPipe

  package static func unreadableInput(_ error: SystemError) -> Failure {
    .trouble(FileMessage.unreadableInput(error.localizedReason), advice: FileMessage.giveInput)
  }

  /// The status of a run that ends so: the one place where a failure becomes a number.
  package var status: ExitStatus {
    switch self {
    case .trouble: .trouble
    case .closedPipe: .success
    }
  }
}
