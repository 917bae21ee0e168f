import SpanishText

/// A query read as the index stores forms: a key, and whether it holds what no form has.
struct FoldedQuery {
  /// The letters that were read, and the accents that were typed.
  private(set) var key = FormKey()
  /// Whether a letter carries a diacritic that no form has there: `à`, `ç`, `õ`.
  private(set) var hasForeignDiacritic = false
  /// Whether a letter is outside the alphabet of all keys (`3`, `ł`), or the query is longer than
  /// any key. Then there is no answer; the key ends before that letter.
  private(set) var isForeign = false

  @inline(__always) var typedAccents: TypedAccents {
    TypedAccents(accents: key.accents, hasForeignDiacritic: hasForeignDiacritic)
  }

  /// Reads text in composed lower case.
  init(_ text: some StringProtocol) {
    for scalar in text.unicodeScalars where !isForeign { append(scalar) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if let letter = Letter(small: scalar) {
      append(letter.label, letter.diacritic)
    } else if scalar == " " {
      append(Letter.space, .none)
    } else if isCombiningDiacritic(scalar), key.count > 0, key[key.count - 1] != Letter.space {
      // It makes no composed letter with the one before it, and vanishes from the fold.
      hasForeignDiacritic = true
      // But n with a tilde is ñ, whatever other marks it has.
      let n = Letter.label(of: UInt8(ascii: "n"))
      if scalar == "\u{303}", key[key.count - 1] == n {
        key.removeLast(1)
        append(n, .tilde)
      }
    } else {
      appendFold(of: scalar)
    }
  }

  private mutating func append(_ label: UInt8, _ diacritic: Diacritic) {
    if !key.append(label: label, diacritic) { isForeign = true }
  }

  /// Adds a letter with another diacritic than Spanish knows: its fold counts, its diacritic is foreign.
  private mutating func appendFold(of scalar: Unicode.Scalar) {
    for letter in String(scalar).folded.unicodeScalars {
      guard let letter = Letter(small: letter), letter.diacritic == .none else {
        isForeign = true
        return
      }
      append(letter.label, .none)
    }
    hasForeignDiacritic = true
  }

  /// What is looked up: composed, in lower case, without white space and punctuation around it.
  static func normalized(_ text: String) -> String { text.trimmedSpanish.withSingleSpaces }
}

extension String {
  /// The text with single spaces as white space, and none around it.
  var withSingleSpaces: String {
    // The bytes of Spanish letters tell them apart; only others are worth asking Unicode about.
    var previous = UInt8(ascii: " ")
    let isPlain = utf8.allSatisfy { byte in
      defer { previous = byte }
      return byte > 0x20 ? byte < 0xC2 || byte == Letter.leadByte : byte == 0x20 && previous != 0x20
    }
    if isPlain, previous != 0x20 { return self }
    return unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }
      .joined(separator: " ")
  }
}

/// What of a query the rule of accents looks at.
struct TypedAccents: Equatable, Sendable {
  var accents: AccentPattern
  var hasForeignDiacritic = false
}

extension TypedAccents {
  /// Those of a word of fewer letters than ``PackedLabels/capacity``, all of them Spanish.
  @inline(__always) init(ofWord accents: UInt64) {
    self.init(accents: AccentPattern(bits: UInt128(accents)))
  }
}
