import ConjCommand
import Invocation
public import TestSupport

/// The program in this process.
public enum CommandRun {
  /// Whether conj ends with a status: all answered, not all, trouble, broken off.
  public static func isStatus(_ status: Int32) -> Bool { [0, 1, 2, 130].contains(status) }

  /// Runs conj on these words and this input.
  ///
  /// `ended` is called before the output is read back.
  ///
  /// - Throws: where there is no room for temporary files.
  public static func run(
    _ arguments: [[UInt8]], input: [UInt8],
    environment: [String: String] = ["CONJ_PRACTICE_LOG": "log.tsv", "COLUMNS": "70"],
    ended: () -> Void = {}
  ) throws -> Outcome {
    let streams = try [TemporaryFile(input), TemporaryFile([]), TemporaryFile([])]
    let status = Conj.run(
      arguments, environment: Environment(environment), input: streams[0].descriptor,
      output: streams[1].descriptor, messages: streams[2].descriptor)
    ended()
    return Outcome(
      output: try streams[1].content(),
      messages: String(decoding: try streams[2].content(), as: UTF8.self), status: status)
  }
}
