/// A text's rank in the order of forms: by the bytes of the fold, and at an equal fold letter by
/// letter from the left, plain before acute before diaeresis before tilde.
///
/// So accented forms stand with, but after, unaccented ones: hablo, habló, habloso.
package struct SortKey: Sendable, Hashable, Comparable {
  /// The fold, a zero, and a byte for the diacritic of each letter of the fold.
  ///
  /// Comparing these bytes compares the keys: the zero is below every letter, so a fold stands
  /// before those that it begins.
  package let bytes: [UInt8]

  /// The key of a text, composed or not, in capitals or not.
  ///
  /// - Complexity: O(n).
  package init(_ text: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * text.utf8.count + 1)
    var diacritics: [UInt8] = [0]
    diacritics.reserveCapacity(text.utf8.count + 1)
    var afterC3 = false
    var isSpanish = true
    for byte in text.utf8 {
      if afterC3 {
        afterC3 = false
        guard let plain = plainLetter(afterC3: byte) else {
          isSpanish = false
          break
        }
        bytes.append(plain)
        diacritics.append(Self.diacritic(afterC3: byte).rawValue)
      } else if byte < 0x80 {
        bytes.append(isASCIICapital(byte) ? byte | 0x20 : byte)
        diacritics.append(Diacritic.none.rawValue)
      } else if byte == 0xC3 {
        afterC3 = true
      } else {
        isSpanish = false
        break
      }
    }
    if !isSpanish {
      bytes.removeAll(keepingCapacity: true)
      diacritics = [0]
      forEachFoldedScalar(of: text) { scalar, diacritic in
        bytes.append(scalar)
        diacritics.append(diacritic.rawValue)
      }
    }
    bytes.append(contentsOf: diacritics)
    self.bytes = bytes
  }

  /// The diacritic of the letter that UTF-8 writes as 0xC3 and this byte (U+00C0 to U+00FF).
  private static func diacritic(afterC3 byte: UInt8) -> Diacritic {
    switch byte | 0x20 {
    case 0xA1, 0xA9, 0xAD, 0xB3, 0xBA, 0xBD: .acute
    case 0xA4, 0xAB, 0xAF, 0xB6, 0xBC: .diaeresis
    case 0xA3, 0xB1, 0xB5: .tilde
    default: .none
    }
  }

  package static func < (left: SortKey, right: SortKey) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
