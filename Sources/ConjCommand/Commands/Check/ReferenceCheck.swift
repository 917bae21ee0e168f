import LevelFiles
import SpanishGrammar
import VerbForms

/// Compares levels with the built-in ones.
///
/// Most lines of most files are just as a line of the built-in levels has them. The others are
/// compared form by form.
struct ReferenceCheck {
  private let reference = FormIndex.builtin
  private let columns: [[String]]
  private lazy var infinitives = DidYouMean(reference.verbsByUse)

  init() {
    columns = reference.levels.map(\.columns)
  }

  /// For each level what differs.
  mutating func findings(in levels: [ParsedLevel]) -> [[Diagnostic]] {
    // By verb, so that each verb is looked up once.
    var lines: [String: [(level: Int, challenge: Int)]] = [:]
    for (number, level) in levels.enumerated() {
      for (index, challenge) in level.level.challenges.enumerated() {
        lines[challenge.infinitive, default: []].append((number, index))
      }
    }
    var findings = levels.map { _ in [Diagnostic]() }
    for (infinitive, lines) in lines {
      let verb = ReferenceVerb(infinitive, in: reference, columns: columns)
      for (number, index) in lines {
        let level = levels[number].level
        let challenge = level.challenges[index]
        guard let verb else {
          findings[number].append(levels[number].diagnostic(unknown(infinitive), challenge: index))
          // One finding about the verb is enough, at its first line.
          break
        }
        if verb.has(challenge.forms, columns: level.columns) { continue }
        let comparison = LineComparison(challenge, columns: level.columns, verb, in: reference)
        for (message, cell) in comparison.findings {
          findings[number].append(levels[number].diagnostic(message, challenge: index, cell))
        }
      }
    }
    return findings
  }

  private mutating func unknown(_ infinitive: String) -> DiagnosticMessage {
    let spelled = reference.lookup(infinitive).first { $0.form == $0.infinitive }
    if let spelled { return .otherAccents(infinitive, meant: spelled.infinitive) }
    return .unknownVerb(infinitive, meant: infinitives.best(infinitive))
  }
}

extension Level.Challenge {
  var infinitive: String {
    guard verb.utf8.last == UInt8(ascii: "e") else { return verb }
    return String(
      decoding: verb.utf8.dropLast(LeadingWords.pronounSize(ofInfinitive: verb.utf8)),
      as: UTF8.self)
  }
}

/// A form as levels write it without the words that fall away: `lavo` of `me lavo`.
func withoutLeadingWords(_ written: String) -> String {
  guard written.utf8.contains(UInt8(ascii: " ")) else { return written }
  return String(
    decoding: written.utf8.dropFirst(LeadingWords.size(in: written.utf8)), as: UTF8.self)
}
