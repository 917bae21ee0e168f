import ConjCommand
import Foundation
import Invocation
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
  let streams = try [TemporaryFile(input), TemporaryFile([]), TemporaryFile([])]
  let status = Conj.run(
    arguments, environment: Environment(environment), input: streams[0].descriptor,
    output: streams[1].descriptor, messages: streams[2].descriptor)
  return Outcome(
    output: try streams[1].content(),
    messages: String(decoding: try streams[2].content(), as: UTF8.self), status: status)
}
