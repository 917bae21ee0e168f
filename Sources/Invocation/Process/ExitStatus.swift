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
  package init(allGood: Bool) { self = allGood ? .success : .notAll }

  package func worse(_ other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}

package enum Failure: Error {
  /// A message in plain words and a line that says what to do next.
  case trouble(LocalizedText, advice: LocalizedText? = nil)
  /// The reader of the output is gone: the run ends without a message.
  case closedPipe
  /// The terminal is gone, and nobody reads a message.
  case hungUp

  /// The same with advice in words of its own.
  package static func trouble(
    en english: TextLiteral<English>, es spanish: TextLiteral<Spanish>,
    advice: TextLiteral<English>, consejo: TextLiteral<Spanish>
  ) -> Failure {
    .trouble(.init(en: english, es: spanish), advice: .init(en: advice, es: consejo))
  }

  /// Trouble in words that are said nowhere else.
  package static func trouble(
    en english: TextLiteral<English>, es spanish: TextLiteral<Spanish>,
    advice: LocalizedText? = nil
  ) -> Failure {
    .trouble(.init(en: english, es: spanish), advice: advice)
  }

  package static func unreadableInput(_ error: SystemError) -> Failure {
    .trouble(
      en: "The input can't be read: \(error.localizedReason).",
      es: "No se puede leer la entrada: \(error.localizedReason).",
      advice: "Give conj a file or the output of another program to read.",
      consejo: "Da a conj un archivo o la salida de otro programa para que lo lea.")
  }

  /// What to tell of text in UTF-16 or UTF-32, which is not read.
  package static func wide(_ encoding: String, in source: LocalizedText) -> Failure {
    let name = String(encoding.prefix { $0 != " " })
    return .trouble(
      en: "\(source) is in \(encoding), not in UTF-8, and was not read.",
      es: "\(source) está en \(encoding) y no en UTF-8, y no se ha leído.",
      advice: "Save it in UTF-8, or convert it: iconv -f \(name) -t UTF-8",
      consejo: "Guarda el texto en UTF-8, o conviértelo: iconv -f \(name) -t UTF-8")
  }

  /// The status of a run that ends so: the one place where a failure becomes a number.
  package var status: ExitStatus {
    switch self {
    case .trouble: .trouble
    case .closedPipe: .success
    case .hungUp: .hungUp
    }
  }
}
