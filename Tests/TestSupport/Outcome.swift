import Foundation

/// What a run of conj left behind.
public struct Outcome {
  /// The bytes of its output.
  public var output: [UInt8]
  /// What it said on the way, as text.
  public var messages: String
  /// Its exit status; 128 more than the signal where one ended it.
  public var status: Int32

  /// What a run left behind.
  public init(output: [UInt8], messages: String, status: Int32) {
    self.output = output
    self.messages = messages
    self.status = status
  }

  /// The output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }
  /// The lines of the output that are not empty.
  public var lines: [String] { Self.parts(of: text, at: "\n", omittingEmpty: true) }

  /// The lines of the output as rows of fields, which tabs divide.
  public var rows: [[String]] {
    lines.map { Self.parts(of: $0, at: "\t", omittingEmpty: false) }
  }

  /// Bytes are compared, a tenth of the work of comparing characters: some tests read a million lines.
  private static func parts(
    of text: String, at separator: Unicode.Scalar, omittingEmpty: Bool
  ) -> [String] {
    text.utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: omittingEmpty)
      .map { String(Substring($0)) }
  }

  /// The lines of the output as JSON objects; fails where one is none.
  public func objects() throws -> [[String: Any]] {
    try lines.map { line in
      guard
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      else { throw NoObject(line: line) }
      return object
    }
  }

  private struct NoObject: Error {
    let line: String
  }
}
