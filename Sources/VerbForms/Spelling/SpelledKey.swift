import SortedTrie

/// A form of a level as the trie knows it: labels, and the marks that tell its spelling from others
/// with the same labels.
struct SpelledKey: Hashable, Sendable {
  var labels: [UInt8] = []
  var marks: UInt128 = 0

  init() {}

  /// The labels and marks of a form in composed lower case.
  ///
  /// - Returns: nil where the form has another letter than those of Spanish, or more than
  ///   ``SortedTrie/maximumKeyLength``.
  init?(form: some Sequence<UInt8>) {
    guard read(form) else { return nil }
  }

  /// Takes over another form, keeping the memory; false as in ``init(form:)``.
  mutating func read(_ form: some Sequence<UInt8>) -> Bool {
    labels.removeAll(keepingCapacity: true)
    marks = 0
    var afterLead = false
    for byte in form {
      if afterLead {
        guard let (plain, mark) = Alphabet.plainLetter(ofSecondByte: byte) else { return false }
        labels.append(Alphabet.label(ofLetter: plain))
        marks = marks << 2 | UInt128(mark)
        afterLead = false
      } else if byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
        labels.append(Alphabet.label(ofLetter: byte))
        marks <<= 2
      } else if byte == UInt8(ascii: " ") {
        labels.append(Alphabet.space)
        marks <<= 2
      } else if byte == 0xC3 {
        afterLead = true
      } else {
        return false
      }
    }
    return !afterLead && labels.count <= SortedTrie.maximumKeyLength
  }
}

extension [UInt8] {
  /// Appends the spelling of a key's letters with their marks, as UTF-8.
  mutating func appendSpelling(of labels: some Collection<UInt8>, marks: UInt128) {
    if marks == 0 {
      for label in labels { append(Alphabet.spelling(ofLabel: label)) }
      return
    }
    var shift = 2 * labels.count
    for label in labels {
      shift -= 2
      let plain = Alphabet.spelling(ofLabel: label)
      let mark = UInt8(truncatingIfNeeded: marks >> UInt128(shift)) & 3
      if mark != 0, let second = Alphabet.secondByte(of: plain, mark: mark) {
        append(0xC3)
        append(second)
      } else {
        append(plain)
      }
    }
  }
}
