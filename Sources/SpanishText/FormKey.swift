/// A word with its plain letters and its diacritics apart: how an index stores forms and reads queries.
///
///     coméis    labels of c o m e i s    accents plain plain plain acute plain plain
///
/// Words with the same labels have the same *fold*. A key has room of its own for its labels, so that
/// making one allocates nothing.
public struct FormKey: Sendable {
  @inlinable package static var capacity: Int { 64 }
  /// How much room a spelling needs: two bytes a letter.
  @inlinable package static var spellingCapacity: Int { 2 * capacity }

  /// The labels one after another, zeros after them.
  public var words: (UInt128, UInt128, UInt128, UInt128) = (0, 0, 0, 0)
  /// How many labels there are.
  public private(set) var count: Int {
    get { Int(size) }
    set { size = UInt8(truncatingIfNeeded: newValue) }
  }
  /// The diacritics of the letters.
  package private(set) var accents = AccentPattern.plain
  // The last property and the smallest: levels that are compiled have a million keys.
  private var size: UInt8 = 0

  /// A key without letters.
  @inlinable public init() {}

  /// A key without diacritics.
  ///
  /// - Parameter labels: At most ``capacity`` labels.
  package init(labels: Span<UInt8>) {
    precondition(labels.count <= FormKey.capacity, "a key has too many letters")
    unsafe withUnsafeMutableBytes(of: &words) { room in
      for index in labels.indices { unsafe room[index] = labels[index] }
    }
    count = labels.count
  }

  /// The key of labels with diacritics.
  package init(_ labels: PackedLabels, accents: AccentPattern = .plain) {
    self.accents = accents
    let letters = PlainLetters(labels)
    unsafe withUnsafeMutableBytes(of: &words) {
      unsafe letters.store(at: $0.baseAddress.unsafelyUnwrapped, asLabels: true)
    }
    count = letters.count
  }

  /// The key of a form in composed lower case; nil if it has a foreign letter or more than ``capacity``.
  package init?(form: String) {
    guard let key = form.withBytes({ FormKey(form: $0) }) else { return nil }
    self = key
  }

  package init?(form: Span<UInt8>) {
    let (end, hasCapitals) = becomeLetters(of: form)
    guard end == form.count, !hasCapitals else { return nil }
  }

  package var labels: [UInt8] {
    unsafe withUnsafeBytes(of: words) { unsafe Array($0.prefix(count)) }
  }

  /// The first labels, as many as fit.
  package var firstLabels: PackedLabels {
    let half = PackedLabels.half
    return unsafe withUnsafeBytes(of: words) { labels in
      func pack(_ letters: Range<Int>) -> UInt64 {
        letters.clamped(to: 0..<count).reduce(0) { unsafe $0 &<< 5 | UInt64(labels[$1]) }
      }
      return PackedLabels(first: pack(0..<half), rest: pack(half..<PackedLabels.capacity))
    }
  }

  package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "a letter outside the key was asked for")
    return unsafe withUnsafeBytes(of: words) { unsafe $0[index] }
  }

  package var fold: FormKey {
    var key = self
    key.accents = .plain
    return key
  }

  /// How many of the word's first letters, without diacritics, are the first bytes of a text.
  package func sharedLetters(with text: [UInt8], from start: Int) -> Int {
    (start..<count).prefix {
      $0 - start < text.count && text[$0 - start] == Letter.plain(ofLabel: self[$0])
    }.count
  }

  package var lastWordStart: Int {
    (0..<count).last { self[$0] == Letter.space }.map { $0 + 1 } ?? 0
  }

  /// Becomes the key of the letters of a text, capitals as small letters, with the spaces between them.
  ///
  /// - Parameter text: Composed text as UTF-8.
  /// - Returns: Where the letters end: the first byte that is no part of a letter of Spanish, or the
  ///   letter for which the key has no room. And whether one was a capital.
  @discardableResult
  package mutating func becomeLetters(
    of text: borrowing Span<UInt8>
  ) -> (end: Int, hasCapitals: Bool) {
    self = FormKey()
    // The bits that the last bytes of all letters have: capitals lack one.
    var common = Letter.smallBit
    var (offset, letters) = (0, 0)
    // The diacritics up to the last marked letter, and how many letters these are.
    var (marks, marked) = (UInt128(0), 0)
    unsafe withUnsafeMutableBytes(of: &words) { room in
      while offset < text.count, letters < FormKey.capacity {
        let byte = text[offset]
        if byte == UInt8(ascii: " ") || isASCIICapital(byte & ~Letter.smallBit) {
          unsafe room[letters] = Letter.label(of: byte | Letter.smallBit)
          common &= byte
        } else if byte == Letter.leadByte, offset + 1 < text.count, text[offset + 1] & 0xC0 == 0x80,
          let letter = Letter(secondByte: text[offset + 1] | Letter.smallBit)
        {
          unsafe room[letters] = letter.label
          offset += 1
          common &= text[offset]
          marks = marks &<< UInt128(2 * (letters + 1 - marked)) | UInt128(letter.diacritic.rawValue)
          marked = letters + 1
        } else {
          break
        }
        offset += 1
        letters += 1
      }
    }
    count = letters
    accents = AccentPattern(bits: marks &<< UInt128(2 * (letters - marked)))
    return (offset, common == 0)
  }

  /// Adds a letter; false where there is no room.
  package mutating func append(label: UInt8, _ diacritic: Diacritic = .none) -> Bool {
    let end = count
    guard end < FormKey.capacity else { return false }
    unsafe withUnsafeMutableBytes(of: &words) { unsafe $0[end] = label }
    count = end + 1
    accents.append(diacritic)
    return true
  }

  package mutating func removeLast(_ letters: Int) {
    for index in max(count - letters, 0)..<count {
      unsafe withUnsafeMutableBytes(of: &words) { unsafe $0[index] = 0 }
    }
    count = max(count - letters, 0)
    accents = accents.dropLast(letters)
  }
}

extension FormKey: Comparable {
  /// Whether both have the same letters and diacritics.
  public static func == (left: FormKey, right: FormKey) -> Bool {
    left.hasSameLabels(as: right) && left.accents == right.accents
  }

  /// Whether both have the same fold.
  package func hasSameLabels(as other: FormKey) -> Bool { words == other.words }

  /// The order of forms in files and lists: by the fold, then by the diacritics.
  public static func < (left: FormKey, right: FormKey) -> Bool {
    // The zeros after a key's labels are below every label.
    for (one, other) in [
      (left.words.0, right.words.0), (left.words.1, right.words.1), (left.words.2, right.words.2),
      (left.words.3, right.words.3),
    ] where one != other { return one.bigEndian < other.bigEndian }
    return left.accents.bits < right.accents.bits
  }
}
