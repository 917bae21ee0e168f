/// How bytes of UTF-8 text are read as labels: each letter has a label and a *variant*, a number
/// from 0 to 3 that says which of the letters with that label it is (plain, or with one of three
/// marks). Keys know labels alone; the variants of a text are collected on the way.
///
/// Letters of one byte are the same in every table: a to z, capitals like small letters, and the
/// space, with the labels 2 to 27 and 1. So a text of such letters is folded by setting one bit of each
/// byte, which is what makes a space of a space and a small letter of a capital.
@safe public struct LetterTable: @unchecked Sendable {
  /// For each byte the label of the letter that it is, 0 where it is none by itself.
  @usableFromInline let single: UnsafeMutablePointer<UInt8>
  /// For the second byte of letters that begin with ``lead`` (64 of them) label, spelling << 8 and
  /// variant << 16; 0 for those that are no letter that the table knows.
  @usableFromInline let pairs: UnsafeMutablePointer<UInt32>
  /// The first byte of all letters of two bytes that the table knows.
  public let lead: UInt8

  /// The bit that makes small letters of capitals.
  @inlinable public static var foldingBit: UInt8 { 0x20 }

  /// A table of these letters of two bytes. Made once and kept for the life of the program.
  ///
  /// - Parameters:
  ///   - lead: the first byte of letters of two bytes.
  ///   - pairs: second byte, label and variant of each.
  public init(lead: UInt8, pairs: [(byte: UInt8, label: UInt8, variant: UInt8)]) {
    unsafe single = .allocate(capacity: 256)
    unsafe single.initialize(repeating: 0, count: 256)
    for label in UInt8(1)...27 {
      let byte = LetterTable.spelling(ofLabel: label)
      unsafe single[Int(byte)] = label
      if label > 1 { unsafe single[Int(byte & ~LetterTable.foldingBit)] = label }
    }
    unsafe self.pairs = .allocate(capacity: 64)
    unsafe self.pairs.initialize(repeating: 0, count: 64)
    self.lead = lead
    for letter in pairs {
      let label = letter.label & 31
      unsafe self.pairs[Int(letter.byte & 63)] =
        UInt32(label) | UInt32(LetterTable.spelling(ofLabel: label)) << 8
        | UInt32(letter.variant & 3) << 16
    }
  }

  /// The byte that spells a label in a folded key.
  @inlinable @inline(__always) public static func spelling(ofLabel label: UInt8) -> UInt8 {
    label < 2 ? UInt8(ascii: " ") : label &- 2 &+ UInt8(ascii: "a")
  }

  /// The letter of two bytes at `place`: label, spelling << 8 and variant << 16; 0 where none stands
  /// there whole.
  @inlinable @inline(__always) func pair(
    at place: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> UInt32 {
    guard unsafe end - place > 1, unsafe place[0] == lead, unsafe place[1] & 0xC0 == 0x80 else {
      return 0
    }
    return unsafe pairs[Int(place[1] & 63)]
  }

  /// The letter of two bytes, the second of which this is: how it is spelled in a folded key, and its variant.
  @inlinable @inline(__always) public func letter(
    ofSecondByte second: UInt8
  ) -> (spelling: UInt8, variant: UInt8)? {
    let pair = unsafe pairs[Int(second & 63)]
    guard pair != 0, second & 0xC0 == 0x80 else { return nil }
    return (UInt8(truncatingIfNeeded: pair >> 8), UInt8(truncatingIfNeeded: pair >> 16))
  }

  /// Reads letters as far as they go without looking them up.
  ///
  /// Complexity: O(letters).
  @inlinable @inline(__always) public func scan(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> LetterScan {
    var place = unsafe start
    var pairs = 0
    var labels: UInt32 = 0
    while unsafe place != end {
      var letter = unsafe UInt32(single[Int(place.pointee)])
      if letter == 0 {
        letter = unsafe pair(at: place, to: end) & 31
        if letter == 0 { break }
        pairs &+= 1
        unsafe place += 1
      }
      labels |= 1 &<< letter
      unsafe place += 1
    }
    let size = unsafe place - start
    return LetterScan(size: size, length: size &- pairs, labels: labels)
  }

  /// The labels of the last letter of a text and of the two before it, 0 where there is none.
  ///
  /// The text must be letters of this table.
  @inlinable @inline(__always) public func lastLabels(
    of text: UnsafePointer<UInt8>, size: Int
  ) -> (third: UInt8, before: UInt8, last: UInt8) {
    var rest = size
    let last = unsafe takeLastLabel(of: text, &rest)
    let before = unsafe takeLastLabel(of: text, &rest)
    return unsafe (takeLastLabel(of: text, &rest), before, last)
  }

  @inlinable @inline(__always) func takeLastLabel(
    of text: UnsafePointer<UInt8>, _ size: inout Int
  ) -> UInt8 {
    guard size > 0 else { return 0 }
    let byte = unsafe text[size &- 1]
    if byte < 0x80 {
      size &-= 1
      return unsafe single[Int(byte)]
    }
    size &-= 2
    return unsafe UInt8(truncatingIfNeeded: pairs[Int(byte & 63)] & 31)
  }

  /// Spells the letters of a text, folded, into `key`, as far as letters and the key's
  /// ``FoldingWalk/keyCapacity`` go.
  ///
  /// - Returns: How many bytes they take, up to the first that is no part of a letter of this table, and
  ///   the length of the key, which is the capacity where letters go on past it.
  ///
  /// Complexity: O(letters).
  @inlinable public func spell(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>,
    into key: UnsafeMutablePointer<UInt8>
  ) -> (size: Int, length: Int) {
    var place = unsafe start
    var length = 0
    while unsafe place != end {
      var letter = unsafe place.pointee | LetterTable.foldingBit
      var size = 1
      if unsafe single[Int(place.pointee)] == 0 {
        let pair = unsafe pair(at: place, to: end)
        guard pair != 0 else { break }
        letter = UInt8(truncatingIfNeeded: pair >> 8)
        size = 2
      }
      if length < FoldingWalk.keyCapacity {
        unsafe key[length] = letter
        length &+= 1
      }
      unsafe place += size
    }
    return unsafe (place - start, length)
  }
}

/// How far the letters of a text go.
public struct LetterScan: Sendable {
  /// How many bytes they take, up to the first that is no part of a letter of the table.
  public var size: Int
  /// How many letters there are.
  public var length: Int
  /// Which labels occur among them, a bit each; where that was not asked, none.
  public var labels: UInt32

  /// Letters of which only the number is known.
  @inlinable public init(size: Int, length: Int) {
    self.init(size: size, length: length, labels: 0)
  }

  @inlinable init(size: Int, length: Int, labels: UInt32) {
    self.size = size
    self.length = length
    self.labels = labels
  }

  /// Whether a label occurs.
  @inlinable @inline(__always) public func contains(_ label: UInt8) -> Bool {
    labels &>> UInt32(label) & 1 != 0
  }
}
