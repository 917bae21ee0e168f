/// The diacritics of Spanish, in the order in which letters that differ only by them are sorted.
package enum Mark: UInt8, Sendable, Comparable {
  /// No mark: `a`, `n`, and letters with a mark that Spanish does not have.
  case none = 0
  /// As in `á`.
  case acute = 1
  /// As in `ü`.
  case diaeresis = 2
  /// As in `ñ`.
  case tilde = 3

  /// The mark of a composed letter, capital or small; of several the last in order.
  package init(of letter: Unicode.Scalar) {
    self = .none
    guard letter.value >= 0xC0 else { return }
    switch letter {
    case "á", "é", "í", "ó", "ú": self = .acute
    case "ü": self = .diaeresis
    case "ñ": self = .tilde
    default:
      var base = letter
      while let parts = LatinLetters.decomposition(of: base) {
        self = max(self, Mark(combining: parts.mark))
        base = parts.base
      }
    }
  }

  /// The mark that a combining scalar stands for.
  package init(combining scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{301}", "\u{341}": self = .acute
    case "\u{308}": self = .diaeresis
    case "\u{303}": self = .tilde
    default: self = .none
    }
  }

  package static func < (left: Mark, right: Mark) -> Bool {
    left.rawValue < right.rawValue
  }
}
