/// Composition: a letter and the marks that follow it become one letter (NFC).

extension String {
  /// The text with its letters composed (NFC): `a` + U+0301 becomes `á`.
  ///
  /// Complete for Latin letters; letters of other scripts pass unchanged, their marks are put in
  /// canonical order. Text without combining marks comes back as it is, after one look at its
  /// bytes.
  ///
  /// - Complexity: O(n log n) for a letter with n marks, otherwise O(n).
  package var composed: String {
    mayHaveMarks ? String(letters: composition(of: unicodeScalars)) : self
  }

  /// The text of letters. Appending them to it one by one takes many times as long.
  package init(letters: [Unicode.Scalar]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * letters.count)
    for letter in letters { bytes.append(letter) }
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// The text with a joiner, which nobody sees, in every flood of combining marks: the Stream-Safe Text Format of
  /// Unicode (UAX #15). The standard library compares marks of one letter in quadratic time.
  ///
  /// - Complexity: O(n); text without such a flood comes back as it is.
  package var withoutFloodsOfMarks: String {
    guard utf8.count > Self.mostMarks, mayHaveMarks else { return self }
    var count = 0
    return mapScalars { scalar, bytes in
      count = combiningClass(of: scalar) == 0 ? 0 : count + 1
      if count > Self.mostMarks {
        bytes.append("\u{34F}")
        count = 1
      }
      bytes.append(scalar)
    }
  }

  /// Whether it has a scalar from U+0300 on, where the first marks are; those below are composed. These have lead bytes
  /// from 0xCC on.
  private var mayHaveMarks: Bool {
    withBytes { bytes in bytes.indices.contains { bytes[$0] >= 0xCC } }
  }

  /// The text of what `append` adds to bytes for each scalar.
  func mapScalars(_ append: (_ scalar: Unicode.Scalar, _ bytes: inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for scalar in unicodeScalars { append(scalar, &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// No writing system puts more onto one letter.
  private static var mostMarks: Int { 30 }
}

extension [UInt8] {
  /// Appends the UTF-8 of a scalar: strings are quicker to make from bytes than from scalars.
  package mutating func append(_ scalar: Unicode.Scalar) {
    if let ascii = UInt8(exactly: scalar.value), ascii < 0x80 {
      append(ascii)
    } else if let encoded = UTF8.encode(scalar) {
      append(contentsOf: encoded)
    }
  }
}

/// Whether a scalar is one of the combining diacritical marks, U+0300 to U+036F.
package func isCombiningDiacritic(_ scalar: Unicode.Scalar) -> Bool {
  (0x300...0x36F).contains(scalar.value)
}

private typealias Mark = (scalar: Unicode.Scalar, combiningClass: UInt8)

func composition(of scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
  var result: [Unicode.Scalar] = []
  var marks: [Mark] = []
  var decomposed: [Unicode.Scalar] = []
  for scalar in scalars {
    decomposed.removeAll(keepingCapacity: true)
    appendDecomposition(of: scalar, to: &decomposed)
    for part in decomposed {
      let combiningClass = combiningClass(of: part)
      if combiningClass == 0 {
        appendMarks(&marks, to: &result)
        result.append(part)
      } else {
        marks.append((part, combiningClass))
      }
    }
  }
  appendMarks(&marks, to: &result)
  return result
}

private func combiningClass(of scalar: Unicode.Scalar) -> UInt8 {
  scalar.value < 0x300 ? 0 : scalar.properties.canonicalCombiningClass.rawValue
}

/// Puts the marks read after a letter onto it, in canonical order; those that do not compose follow.
private func appendMarks(_ marks: inout [Mark], to result: inout [Unicode.Scalar]) {
  guard !marks.isEmpty else { return }
  defer { marks.removeAll(keepingCapacity: true) }
  if marks.count > 1 { marks = marks.sorted { $0.combiningClass < $1.combiningClass } }
  let letter = result.indices.last
  var blockingClass: UInt8 = 0
  for mark in marks {
    // A mark is kept from its letter by one of its own class that did not compose.
    if let letter, blockingClass < mark.combiningClass,
      let composed = composedLetter(result[letter], mark.scalar)
    {
      result[letter] = composed
    } else {
      result.append(mark.scalar)
      blockingClass = mark.combiningClass
    }
  }
}

/// The letter with the mark, the Spanish ones first.
private func composedLetter(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
  letter.marked(Diacritic(combining: mark)) ?? LatinLetters.compositions[[letter, mark]]
}

/// Appends a scalar taken apart: its base letter and then its marks, innermost first.
private func appendDecomposition(of scalar: Unicode.Scalar, to result: inout [Unicode.Scalar]) {
  switch scalar.value {
  case ..<0xC0, 0x300..<0x340: result.append(scalar)
  // The scalars that stand for another one, or for two.
  case 0x0340: result.append("\u{300}")
  case 0x0341: result.append("\u{301}")
  case 0x0343: result.append("\u{313}")
  case 0x0344: result.append(contentsOf: ["\u{308}", "\u{301}"])
  case 0x212A: result.append("K")
  case 0x212B: result.append(contentsOf: ["A", "\u{30A}"])
  default:
    guard let parts = LatinLetters.decompositions[scalar] else { return result.append(scalar) }
    appendDecomposition(of: parts.base, to: &result)
    result.append(parts.mark)
  }
}
