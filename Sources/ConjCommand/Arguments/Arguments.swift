import SystemIO

/// A command line, taken apart: what was typed, not yet what it means.
struct Arguments: Sendable {
  /// The options in the order typed, each with its value; empty for one that takes none.
  var options: [(name: String, value: [UInt8])] = []
  /// The words that are no options, after the command's name, as the bytes that they are.
  var words: [[UInt8]] = []

  func has(_ flag: Flag) -> Bool {
    options.contains { $0.name == flag.name }
  }

  /// An option's value; the last one where it was given several times.
  func value(_ flag: Flag) -> String? { values(flag).last }

  func path(_ flag: Flag) -> FilePath? { paths(flag).last }

  func number(_ flag: Flag) -> Int? {
    value(flag).flatMap { Int($0) }
  }

  func values(_ flag: Flag) -> [String] {
    bytes(flag).map { String(decoding: $0, as: UTF8.self) }
  }

  func paths(_ flag: Flag) -> [FilePath] { bytes(flag).map { FilePath($0) } }

  private func bytes(_ flag: Flag) -> [[UInt8]] {
    options.filter { $0.name == flag.name }.map(\.value)
  }

  var texts: [String] { words.map { String(decoding: $0, as: UTF8.self) } }

  var paths: [FilePath] { words.map { FilePath($0) } }
}
