/// How bytes of UTF-8 text are read as labels: each letter has a label and a *variant*, a number
/// from 0 to 3 that says which of the letters with that label it is (plain, or with one of three
/// marks). Keys know labels alone; the variants of a text are collected on the way.
@safe public struct LetterTable: @unchecked Sendable {
  /// For each single byte its label and, << 8, the byte that spells it in a folded key; 0 for bytes
  /// that are no letter of one byte.
  @usableFromInline let single: UnsafeMutablePointer<UInt16>
  /// For the second byte of letters that begin with ``lead`` (64 of them) label, spelling << 8 and
  /// variant << 16; 0 for those that are no letter that the table knows.
  @usableFromInline let pairs: UnsafeMutablePointer<UInt32>
  /// For each label the byte that spells it in a folded key.
  @usableFromInline let spelling: UnsafeMutablePointer<UInt8>
  /// The first byte of all letters of two bytes that the table knows.
  @usableFromInline let lead: UInt8

  /// A table of these letters. Made once and kept for the life of the program.
  ///
  /// - Parameters:
  ///   - single: pairs of a byte and its label.
  ///   - lead: the first byte of letters of two bytes.
  ///   - pairs: second byte, label and variant of each.
  ///   - spelling: for each label the byte that spells it.
  public init(
    single: [(byte: UInt8, label: UInt8)], lead: UInt8,
    pairs: [(byte: UInt8, label: UInt8, variant: UInt8)], spelling: [UInt8]
  ) {
    unsafe self.single = .allocate(capacity: 256)
    unsafe self.single.initialize(repeating: 0, count: 256)
    unsafe self.pairs = .allocate(capacity: 64)
    unsafe self.pairs.initialize(repeating: 0, count: 64)
    unsafe self.spelling = .allocate(capacity: 32)
    unsafe self.spelling.initialize(repeating: 0, count: 32)
    for (label, byte) in spelling.enumerated().prefix(32) { unsafe self.spelling[label] = byte }
    self.lead = lead
    func spelled(_ label: UInt8) -> UInt16 {
      UInt16(label) | UInt16(Int(label) < spelling.count ? spelling[Int(label)] : 0) << 8
    }
    for letter in single { unsafe self.single[Int(letter.byte)] = spelled(letter.label & 31) }
    for letter in pairs {
      unsafe self.pairs[Int(letter.byte & 63)] =
        UInt32(spelled(letter.label & 31)) | UInt32(letter.variant & 3) << 16
    }
  }

  /// Reads on where a walk got stuck: spells the letters from `start` on into `key` from `length` on,
  /// as far as letters and the key's ``FoldingWalk/keyCapacity`` go.
  ///
  /// - Returns: The offset of the first byte that is no part of a letter of this table, and the length
  ///   of the key, which is the capacity where letters go on past it.
  @inlinable public func spell(
    _ text: UnsafeRawBufferPointer, from start: Int, into key: UnsafeMutablePointer<UInt8>,
    length: Int
  ) -> (end: Int, length: Int) {
    var offset = start
    var length = length
    while offset < text.count {
      let byte = unsafe text[offset]
      var letter = unsafe UInt32(single[Int(byte)])
      var size = 1
      if letter == 0 {
        guard byte == lead, offset &+ 1 < text.count, unsafe text[offset &+ 1] & 0xC0 == 0x80
        else { break }
        letter = unsafe pairs[Int(text[offset &+ 1] & 63)]
        guard letter != 0 else { break }
        size = 2
      }
      if length < FoldingWalk.keyCapacity {
        unsafe key[length] = UInt8(truncatingIfNeeded: letter >> 8)
        length &+= 1
      }
      offset &+= size
    }
    return (offset, length)
  }
}

/// How far a text could be walked.
public struct FoldingWalk: Sendable {
  /// The offset of the first byte that was not read: the end of the text, a byte that is no letter
  /// of the table, or the letter for which there is no transition.
  public var end: Int
  /// How many letters were read.
  public var length: Int
  /// The variants of the letters read, two bits each, the last letter's lowest.
  public var variants: UInt128
  /// The value of the key that the letters read are, nil where they are none.
  public var value: UInt32?
  /// Whether the walk ended because a letter had no transition.
  public var isStuck: Bool

  @inlinable init(end: Int, length: Int, variants: UInt128, value: UInt32?, isStuck: Bool) {
    self.end = end
    self.length = length
    self.variants = variants
    self.value = value
    self.isStuck = isStuck
  }

  /// The longest stretch of text that a walk reads: every key, at two bytes a letter.
  @inlinable public static var maximumSize: Int { 2 * SortedTrie.maximumKeyLength }
  /// How much room a walk needs to spell its key: a letter for every byte that it may read.
  @inlinable public static var keyCapacity: Int { maximumSize }
}

extension SortedTrie {
  /// Walks from the root by the letters of `text` from `start` on, as far as letters and
  /// transitions go, and spells the folded key into `key` (room for ``FoldingWalk/keyCapacity``
  /// bytes).
  ///
  /// No more than ``FoldingWalk/maximumSize`` bytes are read: no key is longer.
  ///
  /// Complexity: O(letters), one memory access each beside the text's.
  @inlinable @inline(__always) public func walk(
    _ text: UnsafeRawBufferPointer, from start: Int, by letters: LetterTable,
    key: UnsafeMutablePointer<UInt8>
  ) -> FoldingWalk {
    // Every base was checked when the trie was opened, and a label changes its low five bits alone:
    // the units need no further check.
    let units = unsafe units.start
    let end = min(text.count, start &+ FoldingWalk.maximumSize)
    var base = root.base
    var offset = start
    // Where a letter at some offset is spelled: nearer to the start after each letter of two bytes.
    var spelled = unsafe key - start
    var variants: UInt128 = 0
    // How many letters have their variants there; those since are plain.
    var collected = 0
    while true {
      // Plain letters, one byte each.
      while offset < end {
        let letter = unsafe letters.single[Int(text[offset])]
        if letter == 0 { break }
        let unit = unsafe UInt32(littleEndian: units[Int(base ^ UInt32(letter & 31))])
        guard unit & 31 == UInt32(letter & 31) else {
          return FoldingWalk(
            end: offset, length: unsafe offset &+ (spelled - key), variants: 0, value: nil,
            isStuck: true)
        }
        unsafe spelled[offset] = UInt8(truncatingIfNeeded: letter >> 8)
        base = TrieUnit(bits: unit).target
        offset &+= 1
      }
      // A letter of two bytes, or the end of the letters.
      guard offset &+ 1 < end, unsafe text[offset] == letters.lead else { break }
      let second = unsafe text[offset &+ 1]
      guard second & 0xC0 == 0x80 else { break }
      let letter = unsafe letters.pairs[Int(second & 63)]
      guard letter != 0 else { break }
      let length = unsafe offset &+ (spelled - key)
      let unit = unsafe UInt32(littleEndian: units[Int(base ^ (letter & 31))])
      guard unit & 31 == letter & 31 else {
        return FoldingWalk(end: offset, length: length, variants: 0, value: nil, isStuck: true)
      }
      unsafe spelled[offset] = UInt8(truncatingIfNeeded: letter >> 8)
      variants = variants &<< UInt128(truncatingIfNeeded: 2 &* (length &+ 1 &- collected))
      variants |= UInt128(letter >> 16)
      collected = length &+ 1
      base = TrieUnit(bits: unit).target
      offset &+= 2
      unsafe spelled -= 1
    }
    let length = unsafe offset &+ (spelled - key)
    if collected != 0 {
      variants = variants &<< UInt128(truncatingIfNeeded: 2 &* (length &- collected))
    }
    let last = TrieUnit(bits: unsafe UInt32(littleEndian: units[Int(base)]))
    return FoldingWalk(
      end: offset, length: length, variants: variants,
      value: last.label == SortedTrie.endLabel ? last.target : nil, isStuck: false)
  }
}
