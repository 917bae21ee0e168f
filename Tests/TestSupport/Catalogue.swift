import Foundation

/// A message of the catalogue of what conj says, as its source has it.
public struct CatalogueMessage: Sendable {
  /// The enum that has it.
  public var part: String
  /// The name of its function or constant.
  public var name: String
  /// The names of its gaps.
  public var gaps: [String]
  /// The English text, with its gaps: `No verb has the form “\(word)”.`
  public var english: String
  /// The Spanish text.
  public var spanish: String

  /// All messages, in the order of the sources.
  public static let all = Result {
    try Repository.swiftFiles(in: ["Sources/Wording/Catalogue"]).flatMap { file in
      messages(in: try Repository.text(file))
    }
  }

  private static func messages(in text: String) -> [Self] {
    // A text stands in a line, also between three quotation marks.
    let literal = #"(?:"{3}\n *(.*)\n *"{3}|"(.*)")"#
    let message =
      #"^  package static (?:let|func) (\w+)(?:\(([^)]*)\))?(?: = LocalizedText| -> LocalizedText \{\s*\.init)"#
      + #"\(\s*en: "# + literal + #",\s*es: "# + literal + #"\)(?: \})?$"#
    let texts = text.components(separatedBy: "package enum ").dropFirst()
    return texts.flatMap { enumeration in
      let part = String(enumeration.prefix { $0 != " " })
      let all = NSRange(enumeration.startIndex..., in: enumeration)
      let expression = try? NSRegularExpression(pattern: message, options: .anchorsMatchLines)
      return (expression?.matches(in: enumeration, range: all) ?? []).map { match in
        let groups = (0..<match.numberOfRanges).map { number in
          Range(match.range(at: number), in: enumeration).map { String(enumeration[$0]) } ?? ""
        }
        let gaps = groups[2].split(separator: ",").compactMap { gap in
          gap.split(separator: ":").first?.split(separator: " ").last.map(String.init)
        }
        return Self(
          part: part, name: groups[1], gaps: gaps, english: groups[3] + groups[4],
          spanish: groups[5] + groups[6])
      }
    }
  }
}
