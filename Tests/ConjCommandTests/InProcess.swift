import Fuzzers
import TestSupport

/// Runs conj in this process, with files for its streams.
func conj(
  _ arguments: String..., input: [UInt8] = [], environment: [String: String] = [:]
) throws -> Outcome {
  try conj(arguments, input: input, environment: environment)
}

/// Runs conj with a list of arguments.
func conj(
  _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
) throws -> Outcome {
  try conj(arguments.map { Array($0.utf8) }, input: input, environment: environment)
}

/// Runs conj with arguments that need not be texts.
func conj(
  _ arguments: [[UInt8]], input: [UInt8] = [], environment: [String: String] = [:]
) throws -> Outcome {
  try CommandRun.run(arguments, input: input, environment: environment)
}
