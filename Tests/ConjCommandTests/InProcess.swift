import Fuzzers
import TestSupport
import Testing

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

/// Runs conj with arguments that need not be texts. Whatever a test asks, the run ends with one of conj's statuses, and its
/// messages don't steer a terminal.
func conj(
  _ arguments: [[UInt8]], input: [UInt8] = [], environment: [String: String] = [:]
) throws -> Outcome {
  let run = try CommandRun.run(arguments, input: input, environment: environment)
  #expect(CommandRun.isStatus(run.status), "\(arguments)")
  // repl shows tables there, with tabs, where its output is the picked verb.
  let steering = steering(in: run.messages.replacing("\t", with: " "))
  #expect(steering.first == nil, "\(arguments)")
  return run
}
