/// A message in one language, with its gaps.
package struct MessageTemplate {
  /// A gap: `{name}`, or `{name:one|many}`.
  package struct Gap: Hashable {
    package var name: String
    /// The words for one and for any other number, where a number chooses one.
    package var forms: (one: String, many: String)? { words.map { ($0[0], $0[1]) } }
    private let words: [String]?

    fileprivate init(_ text: Substring) {
      let parts = text.split(separator: ":", maxSplits: 1)
      name = String(parts.first ?? "")
      let words = parts.dropFirst().first?
        .split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      self.words = words?.count == 2 ? words : nil
    }
  }

  private enum Piece {
    case text(Substring)
    case gap(Gap)
  }

  private let pieces: [Piece]
  /// The names of the message's gaps, each once, in the order in which the English text names them.
  package let gaps: [String]

  /// A message of the catalogue, whose languages are a line each.
  package init(_ message: String, in language: Language) {
    pieces = Self.pieces(of: Self.line(of: message, in: language))
    let english =
      language == .english ? pieces : Self.pieces(of: Self.line(of: message, in: .english))
    var names: [String] = []
    for case .gap(let gap) in english where !names.contains(gap.name) { names.append(gap.name) }
    gaps = names
  }

  /// A message's text in one language, with its gaps.
  static func line(of message: String, in language: Language) -> Substring {
    let end = message.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? message.endIndex
    switch language {
    case .english: return message[..<end]
    case .spanish: return end < message.endIndex ? message[message.utf8.index(after: end)...] : ""
    }
  }

  private static func pieces(of line: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var rest = line.utf8
    while let start = rest.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      pieces.append(.text(Substring(rest[..<start])))
      pieces.append(.gap(Gap(Substring(rest[rest.index(after: start)..<end]))))
      rest = rest[rest.index(after: end)...]
    }
    return pieces + [.text(Substring(rest))]
  }

  /// The text with its gaps filled.
  func text(_ fill: (Gap) -> String) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let words): text += words
      case .gap(let gap): text += fill(gap)
      }
    }
  }
}
