import Foundation

// Letters, order and what falls away from queries, written down once more from the rules alone and
// without a line of the program: what the slow twin of the index reads text with.

/// A letter as the rules see it: what remains of it when marks do not matter, and its marks.
public struct PlainLetter: Hashable, Sendable {
  /// The letter in lower case without its marks.
  public var base: Unicode.Scalar
  /// The marks that stand on it, in their canonical order.
  public var marks: [Unicode.Scalar]

  /// Its mark's place in the order plain, acute, diaeresis, tilde.
  var markOrder: Int {
    marks == ["\u{301}"] ? 1 : marks == ["\u{308}"] ? 2 : marks == ["\u{303}"] ? 3 : 0
  }

  /// Whether it is the letter ñ, or an n with more marks than that.
  var isÑ: Bool { base == "n" && marks.contains("\u{303}") }
}

/// A text's place in the order of forms: folds by their bytes, then marks letter by letter from the
/// left.
public struct PlainPlace: Comparable {
  private let fold: [UInt8]
  private let marks: [Int]

  /// The place of a text with these letters.
  public init(_ letters: [PlainLetter]) {
    fold = Array(PlainText.fold(letters).utf8)
    marks = letters.map(\.markOrder)
  }

  /// The order of forms.
  public static func < (left: PlainPlace, right: PlainPlace) -> Bool {
    if left.fold != right.fold { return left.fold.lexicographicallyPrecedes(right.fold) }
    return left.marks.lexicographicallyPrecedes(right.marks)
  }
}

/// Rules about text.
public enum PlainText {
  /// The letters of a text. A combining mark that stands after no letter counts as a letter.
  public static func letters(of text: String) -> [PlainLetter] {
    var letters: [PlainLetter] = []
    for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
      if (0x300...0x36F).contains(scalar.value), letters.last?.base.properties.isAlphabetic == true
      {
        letters[letters.count - 1].marks.append(scalar)
      } else if scalar == "ſ" {
        letters.append(PlainLetter(base: "s", marks: ["ſ"]))
      } else if scalar == "ß" {
        letters.append(PlainLetter(base: "s", marks: ["ß"]))
        letters.append(PlainLetter(base: "s", marks: []))
      } else {
        letters.append(PlainLetter(base: scalar, marks: []))
      }
    }
    return letters
  }

  /// The text without marks, in lower case.
  public static func fold(_ text: String) -> String { fold(letters(of: text)) }

  /// The letters without their marks.
  static func fold(_ letters: [PlainLetter]) -> String {
    var fold = ""
    for letter in letters { fold.unicodeScalars.append(letter.base) }
    return fold
  }

  /// A query without white space and punctuation around it, composed, in lower case and with
  /// single spaces.
  public static func normalized(_ query: String) -> String {
    var scalars = Array(query.unicodeScalars)
    while let last = scalars.last, fallsAway(last) { scalars.removeLast() }
    scalars = Array(scalars.drop { fallsAway($0) })
    let words = scalars.split { $0.properties.isWhitespace }
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += " " }
      text.unicodeScalars.append(contentsOf: word)
    }
    return text.lowercased().precomposedStringWithCanonicalMapping
  }

  private static let edges = CharacterSet.whitespacesAndNewlines
    .union(.punctuationCharacters).union(.symbols).union(.controlCharacters)

  private static func fallsAway(_ scalar: Unicode.Scalar) -> Bool {
    edges.contains(scalar) || scalar == "\u{FEFF}"
  }

  private static let leadingWords = [
    "no", "me", "te", "se", "nos", "os", "lo", "la", "los", "las", "le", "les",
  ]

  /// What remains of a form of one or more words: `lavo` of `me lavo`.
  public static func withoutLeadingWords(_ form: String) -> String {
    var words = form.split(separator: " ", omittingEmptySubsequences: false)
    while words.count > 1, leadingWords.contains(String(words[0])) { words.removeFirst() }
    return words.joined(separator: " ")
  }

  /// What remains of an infinitive: `lavar` of `lavarse`, `ir` of `irse`.
  public static func withoutPronoun(_ infinitive: String) -> String {
    let endings = ["arse", "erse", "irse", "írse"]
    guard endings.contains(where: { infinitive.hasSuffix($0) }),
      infinitive.count > 4 || infinitive == "irse" || infinitive == "írse"
    else { return infinitive }
    return String(infinitive.dropLast(2))
  }
}
