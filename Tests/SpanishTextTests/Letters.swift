/// The letters that the tests go through.
enum Letters {
  /// Every letter of Latin-1 Supplement, Latin Extended-A and Latin Extended Additional.
  static let all: [Unicode.Scalar] = [0x80...0xFF, 0x100...0x17F, 0x1E00...0x1EFF]
    .joined()
    .compactMap { Unicode.Scalar(UInt32($0)) }
    .filter { $0.properties.isAlphabetic }

  /// Acute, diaeresis and tilde.
  static let spanishMarks: [Unicode.Scalar] = ["\u{301}", "\u{308}", "\u{303}"]

  /// One string of the scalars.
  static func text(_ scalars: Unicode.Scalar...) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}

/// The scalars of a text, for comparing: `==` on strings holds composed and decomposed for equal.
func scalars(_ text: some StringProtocol) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
