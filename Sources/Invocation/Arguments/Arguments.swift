import SpanishText
package import SystemIO
package import VerbForms
package import Wording

/// A command line, taken apart: what was typed, not yet what it means.
package struct Arguments: Sendable {
  /// The options in the order typed, each with its value; empty for one without.
  package var options: [(name: String, value: [UInt8])] = []
  package var words: [[UInt8]] = []

  package init(words: [[UInt8]] = []) { self.words = words }

  package func has(_ flag: Flag) -> Bool { options.contains { $0.name == flag.name } }

  /// An option's value; the last one where it was given several times.
  package func value(_ flag: Flag) -> String? { values(flag).last }
  package func path(_ flag: Flag) -> FilePath? { paths(flag).last }
  package func number(_ flag: Flag) -> Int? { value(flag).flatMap { Int($0) } }

  package func values(_ flag: Flag) -> [String] { bytes(flag).map { decodedText($0[...]).text } }

  package func paths(_ flag: Flag) -> [FilePath] { bytes(flag).map { FilePath($0) } }

  private func bytes(_ flag: Flag) -> [[UInt8]] {
    options.filter { $0.name == flag.name }.map(\.value)
  }

  /// Refuses any two of these options together.
  package func exclude(
    _ flags: Flag..., advice: LocalizedText = UsageMessage.leaveOneOut
  ) throws(Failure) {
    let given = flags.filter(has)
    guard given.count > 1 else { return }
    throw .trouble(UsageMessage.exclusive(given[0].name, given[1].name), advice: advice)
  }

  package func exclude(_ flag: Flag, with others: [Flag]) throws(Failure) {
    for other in others { try exclude(flag, other) }
  }

  package func exclude(_ flag: Flag, format: String) throws(Failure) {
    guard has(flag), value(.format) == format else { return }
    throw .trouble(
      UsageMessage.exclusive(flag.name, "\(Flag.format.name) \(format)"),
      advice: UsageMessage.leaveOneOut)
  }

  /// The words as texts, read as Windows-1252 where they are not UTF-8.
  package var texts: [String] { words.map { decodedText($0[...]).text } }

  /// The words as paths. An empty one is an error.
  package func paths() throws(Failure) -> [FilePath] {
    guard !words.contains([]) else {
      throw .trouble(
        en: "One of the paths is empty.",
        es: "Una de las rutas está vacía.",
        advice: UsageMessage.seeVariable)
    }
    return words.map { FilePath($0) }
  }

  package var accents: FormIndex.AccentMode {
    value(.accents).flatMap { FormIndex.AccentMode(rawValue: $0) } ?? .smart
  }
}
