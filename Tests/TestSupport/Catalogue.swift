import Foundation

/// A text of conj in its languages, as its source has it.
public struct CatalogueMessage: Sendable {
  /// The file that has it.
  public var file: String
  /// The line on which it begins, counted from 1.
  public var line: Int
  /// The English text, with its gaps: `No verb has the form “\(word)”.`
  public var english: String
  /// The Spanish text.
  public var spanish: String

  /// All texts, in the order of the sources.
  public static let all = Result {
    try Repository.swiftFiles(in: ["Sources"]).flatMap { file in
      pairs(in: try Repository.text(file), file: file).map(\.message)
    }
  }

  /// The texts of a source without comments, and where their literals are.
  public static func pairs(
    in code: String, file: String
  ) -> [(message: Self, range: Range<String.Index>)] {
    guard code.contains(": \""), let expression = try? NSRegularExpression(pattern: pair) else {
      return []
    }
    let all = NSRange(code.startIndex..., in: code)
    return expression.matches(in: code, range: all).compactMap { match in
      guard let range = Range(match.range, in: code),
        let first = Range(match.range(at: 1), in: code),
        let second = Range(match.range(at: 2), in: code)
      else { return nil }
      let line = code[..<range.lowerBound].utf8.count { $0 == 0x0A } + 1
      let message = Self(
        file: file, line: line, english: String(code[first]), spanish: String(code[second]))
      return (message, range)
    }
  }

  /// A literal in one line, with gaps that have literals and parentheses of their own.
  private static let literal =
    #""((?:[^"\\\n]|\\\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)|\\[^(])*)""#
  private static let pair =
    #"\b(?:en|help|advice):\s*\#(literal),\s*(?:es|ayuda|consejo):\s*\#(literal)"#

  /// What fills the gaps of a text.
  public static func gaps(of text: String) -> Set<String> {
    var gaps: Set<String> = []
    for piece in text.components(separatedBy: "\\(").dropFirst() {
      // The words that a number chooses, and how it is written, differ.
      var depth = 0
      var gap = ""
      for letter in piece {
        if letter == ")" || letter == ",", depth == 0 { break }
        depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
        gap.append(letter)
      }
      gaps.insert(gap)
    }
    return gaps
  }
}
