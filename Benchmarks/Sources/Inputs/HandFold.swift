/// The fold that every baseline and rival uses: lower case, marks dropped, for ASCII and the
/// two-byte letters of Latin-1, which is all that Spanish needs. One table, one pass.
enum HandFold {
  /// For each second byte after 0xC3: the folded ASCII letter, or 0 where there is none.
  private static let latin: [UInt8] = {
    let rows = [
      "aaaaaa\0ceeeeiiii", "\0nooooo\0ouuuuy\0\0", "aaaaaa\0ceeeeiiii", "\0nooooo\0ouuuuy\0y",
    ]
    return rows.flatMap { Array($0.utf8) }
  }()

  /// The folded bytes of a word; a byte that is no letter known here stays as it is.
  @inline(__always)
  static func fold(_ word: Span<UInt8>, into target: inout MutableSpan<UInt8>) -> Int {
    let table = latin.span
    var size = 0
    var place = 0
    while place < word.count, size < target.count {
      let byte = word[place]
      place += 1
      if byte == 0xC3, place < word.count {
        let letter = table[Int(word[place] & 0x3F)]
        if letter != 0 {
          target[size] = letter
          place += 1
          size += 1
          continue
        }
      }
      target[size] = byte &- 0x41 < 26 ? byte | 0x20 : byte
      size += 1
    }
    return size
  }

  /// The fold of a text as an array; for preparing inputs.
  static func fold(_ text: String) -> [UInt8] {
    let word = Array(text.utf8)
    var folded = [UInt8](repeating: 0, count: word.count)
    var target = folded.mutableSpan
    let size = fold(word.span, into: &target)
    folded.removeLast(folded.count - size)
    return folded
  }
}

/// The mark on a letter, in the order in which equal letters stand.
enum Diacritic: UInt8 {
  case plain = 0
  case acute, diaeresis, tilde

  /// The mark of a Spanish letter in lower case.
  init(of letter: Unicode.Scalar) {
    switch letter {
    case "á", "é", "í", "ó", "ú": self = .acute
    case "ü": self = .diaeresis
    case "ñ": self = .tilde
    default: self = .plain
    }
  }
}
