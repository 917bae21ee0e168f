public import SpanishText

/// Whether a word can end in a pronoun at all: three letters decide it, since this is asked of every
/// word that is no form.
public enum CliticEnding {
  /// Whether a word of these letters can.
  public static func isPossible(_ letters: KeyLetters) -> Bool {
    guard letters.count >= 4 else { return false }
    let (third, before, last) = letters.lastLetters
    switch last {
    case UInt8(ascii: "e"):
      return before == UInt8(ascii: "m") || before == UInt8(ascii: "t")
        || before == UInt8(ascii: "s") || before == UInt8(ascii: "l")
    case UInt8(ascii: "o"), UInt8(ascii: "a"): return before == UInt8(ascii: "l")
    // -os but not -mos, in which so many forms end; of -as and -es only -las and -les.
    case UInt8(ascii: "s") where before == UInt8(ascii: "o"):
      return third != UInt8(ascii: "m")
    case UInt8(ascii: "s") where before == UInt8(ascii: "a") || before == UInt8(ascii: "e"):
      return third == UInt8(ascii: "l")
    default: return false
    }
  }

  /// Whether a word of this key can.
  public static func isPossible(_ key: FormKey) -> Bool {
    key.withLetters { isPossible($0) }
  }
}
