import SortedTrie
import SpanishText

/// A query read as the trie reads keys: labels, and the marks that were typed.
struct Query {
  var labels: [UInt8] = []
  var marks: UInt128 = 0
  /// Whether a letter carries a mark that no Spanish letter has there: `à`, `ç`, `õ`. Such a mark
  /// was typed, and no form has it.
  var hasForeignMark = false
  /// Whether a letter is outside the alphabet of all keys: `3`, `ł`. Then there is no answer.
  var isForeign = false

  /// Reads text in composed lower case.
  init(_ text: some StringProtocol) {
    for scalar in text.unicodeScalars where !isForeign { append(scalar) }
    if labels.count > SortedTrie.maximumKeyLength { isForeign = true }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z":
      append(Alphabet.label(ofLetter: UInt8(truncatingIfNeeded: scalar.value)), mark: 0)
    case " ":
      append(Alphabet.space, mark: 0)
    case "\u{E0}"..."\u{FF}":
      // Second byte of the UTF-8 of U+00C0 and following.
      let second = UInt8(truncatingIfNeeded: scalar.value & 0x3F | 0x80)
      if let (plain, mark) = Alphabet.plainLetter(ofSecondByte: second) {
        append(Alphabet.label(ofLetter: plain), mark: mark)
      } else {
        appendFold(of: scalar)
      }
    case "\u{300}"..."\u{36F}" where labels.last.map { $0 != Alphabet.space } ?? false:
      // A mark that makes no composed letter with the one before it: it vanishes from the fold.
      hasForeignMark = true
    default:
      appendFold(of: scalar)
    }
  }

  private mutating func append(_ label: UInt8, mark: UInt8) {
    labels.append(label)
    marks = marks << 2 | UInt128(mark)
  }

  /// A letter with another mark than Spanish knows: its fold counts, its mark is foreign.
  private mutating func appendFold(of scalar: Unicode.Scalar) {
    for byte in String(scalar).folded.utf8 {
      guard byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") else {
        isForeign = true
        return
      }
      append(Alphabet.label(ofLetter: byte), mark: 0)
    }
    hasForeignMark = true
  }

  /// What is looked up: composed, in lower case, without white space and punctuation around it, white
  /// space inside as single spaces.
  static func normalized(_ text: String) -> String {
    let trimmed = text.composed.loweredSpanish.trimmedOfPunctuation
    // The bytes of Spanish letters tell them apart; only others are worth asking Unicode about.
    guard trimmed.utf8.contains(where: { $0 <= 0x20 || ($0 >= 0xC2 && $0 != 0xC3) }),
      trimmed.unicodeScalars.contains(where: { $0.properties.isWhitespace })
    else { return String(trimmed) }
    var words = trimmed.unicodeScalars.split { $0.properties.isWhitespace }.makeIterator()
    var result = words.next().map { String($0) } ?? ""
    while let word = words.next() { result += " " + String(word) }
    return result
  }
}

/// Two bits a letter, and what they say of each other: the one place where accents are compared.
enum Marks {
  /// One bit (the lower) for each letter that has a mark.
  @inline(__always) private static func marked(_ marks: UInt128) -> UInt128 {
    (marks | marks >> 1) & 0x5555_5555_5555_5555_5555_5555_5555_5555
  }

  /// One bit (the lower) for each letter that has a tilde, the value 3.
  @inline(__always) private static func tildes(_ marks: UInt128) -> UInt128 {
    marks & marks >> 1 & 0x5555_5555_5555_5555_5555_5555_5555_5555
  }

  /// The band of a spelling with marks `form` for a query with marks `typed`.
  @inline(__always) static func match(
    typed: UInt128, form: UInt128, hasForeignMark: Bool
  ) -> Match {
    if typed == form, !hasForeignMark { return .exact }
    return tildes(typed) == tildes(form) ? .accents : .ñ
  }

  /// From here on ``order(typed:form:)`` tells that a typed mark is missing.
  @inline(__always) static var missing: Int { 4 }

  /// How good a spelling is for what was typed, best 0: the band less one, and ``missing`` more where a
  /// typed mark is missing.
  @inline(__always) static func order(typed: UInt128, form: UInt128) -> Int {
    if typed == form { return 0 }
    return (hasAll(typed: typed, form: form) ? 0 : missing)
      + (tildes(typed) == tildes(form) ? 1 : 2)
  }

  /// Whether every mark that was typed stands in the form, at its letter.
  @inline(__always) static func hasAll(typed: UInt128, form: UInt128) -> Bool {
    let mask = marked(typed) * 3
    return (typed ^ form) & mask == 0
  }
}
