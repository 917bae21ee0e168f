import SpanishText

/// Finds the words of running text, piece by piece as the bytes come.
///
/// A word is a run of letters, digits and combining marks. LF, CR and CRLF end a line. Malformed UTF-8 parts words; each
/// sequence that would become one U+FFFD counts as one character.
///
///     var reader = ProseReader()
///     reader.read(bytes.span) { word in … }   // as often as there are bytes
///     reader.finish { word in … }
///
/// - Complexity: O(1) a byte and constant memory: no more than ``maximumWordLength`` bytes of a word are kept.
package struct ProseReader: Sendable {
  /// How many bytes of a word are kept; Spanish words are shorter.
  package static let maximumWordLength = 256

  private var decoder = UTF8Decoder()
  private var line = 1
  private var column = 1
  private var afterCR = false
  private var isFirst = true
  /// The word so far, as UTF-8, and where it begins.
  private var word: [UInt8] = []
  private var next = ProseWord(
    text: "", bytes: 0..<0, line: 1, column: 1, followsWord: false, isInSentence: false)
  /// After the last letter of the word.
  private var wordEnd = 0
  /// The bytes that were read before those that are read now, and before what comes next.
  private var bytesBefore = 0
  private var offset = 0
  /// What there is since the last word, and the line ends in between; `other` before the first word.
  private var gap = Gap.other
  private var lineEnds = 0

  private enum Gap: Comparable {
    /// White space alone.
    case space
    /// White space and commas.
    case commas
    case other
  }

  package init() {}

  /// Reads more text and gives each word that has ended.
  package mutating func read(_ bytes: Span<UInt8>, _ give: (ProseWord) -> Void) {
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, continuesWord(bytes[index]) { index += 1 }
      if index > start {
        appendLetters(bytes.extracting(start..<index), end: bytesBefore + index)
        continue
      }
      // A byte may end a malformed sequence and begin a character of its own.
      let (malformed, scalar) = decoder.next(bytes[index])
      for _ in 0..<malformed { pass(.other, give) }
      index += 1
      offset = bytesBefore + index
      if let scalar { take(scalar, give) }
    }
    bytesBefore += bytes.count
  }

  /// Whether a byte is a letter of ASCII within a word, as most of a text are: they are read together.
  @inline(__always)
  private func continuesWord(_ byte: UInt8) -> Bool {
    byte < 0x80 && LetterKind(Unicode.Scalar(byte)) == .letter && !word.isEmpty
      && !decoder.isMidway
  }

  private mutating func appendLetters(_ letters: Span<UInt8>, end: Int) {
    for index in letters.indices.prefix(max(0, Self.maximumWordLength - 3 - word.count)) {
      word.append(letters[index])
    }
    column += letters.count
    wordEnd = end
  }

  /// Ends the text and gives the last word, if it has not been given.
  package mutating func finish(_ give: (ProseWord) -> Void) {
    if decoder.isMidway { pass(.other, give) }
    decoder = UTF8Decoder()
    endWord(give)
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ give: (ProseWord) -> Void) {
    defer { isFirst = false }
    if scalar == "\n" || scalar == "\r" {
      if !(scalar == "\n" && afterCR) { endLine(give) }
      afterCR = scalar == "\r"
      return
    }
    afterCR = false
    switch LetterKind(scalar) {
    case .letter:
      if word.isEmpty { beginWord(size: UTF8.width(scalar)) }
      append(scalar)
      column += 1
    case .mark:
      if word.isEmpty { column += 1 } else { append(scalar) }
    case .invisible:
      // A byte order mark is not part of the text.
      if !(isFirst && scalar == "\u{FEFF}") { column += 1 }
    case .space: pass(.space, give)
    case .other: pass(scalar == "," ? .commas : .other, give)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    // A letter has up to four bytes.
    if word.count + 4 <= Self.maximumWordLength { word.append(scalar) }
    wordEnd = offset
  }

  /// Begins a word with a letter of this many bytes, which ends at `offset`.
  private mutating func beginWord(size: Int) {
    next = ProseWord(
      text: "", bytes: offset - size..<offset, line: line, column: column,
      followsWord: gap == .space && lineEnds < 2, isInSentence: gap != .other && lineEnds == 0)
    lineEnds = 0
  }

  private mutating func endWord(_ give: (ProseWord) -> Void) {
    guard !word.isEmpty else { return }
    next.text = String(decoding: word, as: UTF8.self)
    next.bytes = next.bytes.lowerBound..<wordEnd
    give(next)
    word.removeAll(keepingCapacity: true)
    gap = .space
  }

  private mutating func endLine(_ give: (ProseWord) -> Void) {
    endWord(give)
    line += 1
    column = 1
    lineEnds += 1
  }

  /// Passes a character between words.
  private mutating func pass(_ kind: Gap, _ give: (ProseWord) -> Void) {
    endWord(give)
    column += 1
    gap = max(gap, kind)
  }
}

/// A word of running text and its position.
package struct ProseWord: Sendable, Hashable {
  /// The word as written; what is not seen, such as soft hyphens, is left out.
  package var text: String
  /// Its bytes in the text, with what is not seen.
  package var bytes: Range<Int>
  /// The line, counted from 1.
  package var line: Int
  /// The column of its first letter, counted from 1 in characters.
  package var column: Int
  /// Whether nothing but white space without an empty line is between it and the word before, so that both may be one verb.
  package var followsWord: Bool
  /// Whether nothing but white space and commas is between it and the word before on the same line: it begins no sentence.
  package var isInSentence: Bool
}

/// What a scalar is to the words of a text.
private enum LetterKind {
  case letter, mark, invisible, space, other

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": self = .letter
    case " ", "\t", "\u{A0}": self = .space
    case "\u{AD}": self = .invisible
    case _ where scalar.isASCII: self = .other
    // The last one stands for a letter that was lost.
    case "À"..."Ö", "Ø"..."ö", "ø"..."ÿ", "\u{FFFD}": self = .letter
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: self = .mark
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .spacingMark, .decimalNumber, .letterNumber:
        self = .letter
      case .spaceSeparator: self = .space
      case .format: self = .invisible
      default: self = .other
      }
    }
  }
}
