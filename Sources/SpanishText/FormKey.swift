/// A word with its plain letters and its diacritics apart: how an index stores forms and reads queries.
///
///     coméis    labels of c o m e i s    accents plain plain plain acute plain plain
///
/// Words with the same labels have the same *fold*. A key has room of its own for its labels, so that
/// making one allocates nothing.
public struct FormKey: Sendable {
  /// The most letters that a key holds.
  @inlinable package static var capacity: Int { 64 }
  /// How much room a spelling needs: two bytes a letter, and a step of copying more.
  @inlinable package static var spellingCapacity: Int { 2 * capacity + stepSize }

  @usableFromInline static var stepSize: Int { MemoryLayout<UInt128>.size }

  /// The labels one after another, zeros behind them.
  public var words: (UInt128, UInt128, UInt128, UInt128) = (0, 0, 0, 0)
  /// How many labels there are.
  public private(set) var count = 0
  /// The diacritics of the letters.
  package private(set) var accents = AccentPattern.plain

  /// A key without letters.
  @inlinable public init() {}

  /// A key of up to three times eight labels, the first one lowest, without diacritics.
  @inline(__always) init(labels: (UInt64, UInt64, UInt64), count: Int) {
    words.0 = (UInt128(labels.1) &<< 64 | UInt128(labels.0)).littleEndian
    words.1 = UInt128(labels.2).littleEndian
    self.count = count
  }

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

  /// The key of a form in composed lower case.
  ///
  /// - Returns: nil where the form has another letter than those of Spanish, or more than
  ///   ``capacity``.
  package init?(form: String) {
    let isRead = form.withBytes { becomeForm($0) }
    guard isRead else { return nil }
  }

  /// The same for a form as UTF-8.
  package init?(form: Span<UInt8>) {
    guard becomeForm(form) else { return nil }
  }

  private mutating func becomeForm(_ bytes: Span<UInt8>) -> Bool {
    // Capitals are A to Z, and in the second byte of others what lies below 0xA0.
    bytes.indices.allSatisfy { !isASCIICapital(bytes[$0]) && !(0x80..<0xA0).contains(bytes[$0]) }
      && becomeLetters(of: bytes, from: 0) == bytes.count
  }

  /// The labels as an array.
  package var labels: [UInt8] {
    unsafe withUnsafeBytes(of: words) { unsafe Array($0.prefix(count)) }
  }

  /// One of the labels.
  package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "a letter outside the key was asked for")
    return unsafe withUnsafeBytes(of: words) { unsafe $0[index] }
  }

  /// The same word without its diacritics.
  package var fold: FormKey {
    var key = self
    key.accents = .plain
    return key
  }

  /// How many of the word's first letters, without diacritics, are the first bytes of a text.
  package func sharedLetters(with text: [UInt8], from start: Int = 0) -> Int {
    var shared = 0
    while start + shared < count, shared < text.count,
      text[shared] == Letter.plain(ofLabel: self[start + shared])
    {
      shared += 1
    }
    return shared
  }

  /// Where the last word begins.
  package var lastWordStart: Int { withLetters { $0.lastWordStart } }

  /// The letters from an index on, up to the next space.
  package func word(from start: Int) -> FormKey {
    var word = FormKey()
    var index = start
    while index < count, self[index] != Letter.space {
      _ = word.append(label: self[index], accents.diacritic(count - 1 - index))
      index += 1
    }
    return word
  }

  /// Becomes the key of the letters of a text, capitals as small letters, with the spaces between them.
  ///
  /// - Parameters:
  ///   - text: Composed text as UTF-8.
  ///   - start: Where to begin.
  /// - Returns: Where the letters end: the first byte that is no part of a letter of Spanish, or the
  ///   letter for which the key has no room.
  ///
  /// - Complexity: O(letters), no allocation.
  package mutating func becomeLetters(of text: borrowing Span<UInt8>, from start: Int) -> Int {
    words = (0, 0, 0, 0)
    var offset = start
    var count = 0
    var bits: UInt128 = 0
    // The pattern holds this many letters; those read since then are plain.
    var collected = 0
    unsafe text.withUnsafeBytes { text in
      unsafe withUnsafeMutableBytes(of: &words) { room in
        while true {
          let bytes = unsafe EightBytes.load(text, from: offset)
          var (labels, plain) = FormKey.plainLetters(bytes)
          if plain > FormKey.capacity &- count {
            plain = FormKey.capacity &- count
            labels &= 1 &<< UInt64(truncatingIfNeeded: 8 &* plain) &- 1
          }
          unsafe EightBytes.store(labels, in: room, at: count)
          offset &+= plain
          count &+= plain
          if plain == 8 { continue }
          guard offset < text.count, count < FormKey.capacity else { return }
          let next = UInt16(truncatingIfNeeded: bytes &>> UInt64(truncatingIfNeeded: 8 &* plain))
          var label = Letter.space
          if UInt8(truncatingIfNeeded: next) == Letter.leadByte {
            // Its second byte is not among the eight.
            if plain == 7 { continue }
            let second = UInt8(truncatingIfNeeded: next &>> 8)
            guard second & 0xC0 == 0x80, let letter = Letter(secondByte: second | Letter.smallBit)
            else { return }
            bits = bits &<< UInt128(truncatingIfNeeded: 2 &* (count &+ 1 &- collected))
            bits |= UInt128(letter.diacritic.rawValue)
            collected = count &+ 1
            label = letter.label
            offset &+= 1
          } else if UInt8(truncatingIfNeeded: next) != UInt8(ascii: " ") {
            return
          }
          unsafe EightBytes.store(UInt64(label), in: room, at: count)
          count &+= 1
          offset &+= 1
        }
      }
    }
    accents.bits =
      bits == 0 ? 0 : bits &<< UInt128(truncatingIfNeeded: 2 &* (count &- collected))
    self.count = count
    return offset
  }

  /// The labels of the letters a to z, capitals or not, with which eight bytes begin, zeros behind
  /// them; and how many they are. The first byte is the lowest.
  @inline(__always)
  private static func plainLetters(_ bytes: UInt64) -> (labels: UInt64, count: Int) {
    let small = bytes & EightBytes.all(0x7F) | EightBytes.all(Letter.smallBit)
    let fromA = small &+ EightBytes.all(0x80 - UInt8(ascii: "a"))
    let behindZ = small &+ EightBytes.all(0x7F - UInt8(ascii: "z"))
    let others = (~fromA | behindZ | bytes) & EightBytes.all(0x80)
    // A letter's label is what its low five bits are, and one.
    let labels = bytes & EightBytes.all(0x1F) &+ EightBytes.all(1)
    guard others != 0 else { return (labels, 8) }
    // The bits below that of the first other byte.
    let isBefore = (others & (0 &- others)) &>> 7 &- 1
    return (labels & isBefore, others.trailingZeroBitCount / 8)
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

  /// Takes letters off the end.
  package mutating func removeLast(_ letters: Int) {
    for index in max(count - letters, 0)..<count {
      unsafe withUnsafeMutableBytes(of: &words) { unsafe $0[index] = 0 }
    }
    count = max(count - letters, 0)
    accents = accents.dropLast(letters)
  }
}

extension FormKey: Hashable, Comparable {
  /// Whether both have the same letters and diacritics.
  public static func == (left: FormKey, right: FormKey) -> Bool {
    left.hasSameLabels(as: right) && left.accents == right.accents
  }

  /// Whether both have the same fold.
  package func hasSameLabels(as other: FormKey) -> Bool { words == other.words }

  /// The order of forms in files and lists: by the fold, then by the diacritics.
  public static func < (left: FormKey, right: FormKey) -> Bool {
    // The zeros behind a key's labels are below every label.
    for (one, other) in [
      (left.words.0, right.words.0), (left.words.1, right.words.1), (left.words.2, right.words.2),
      (left.words.3, right.words.3),
    ] where one != other { return one.bigEndian < other.bigEndian }
    return left.accents < right.accents
  }

  /// Feeds letters and diacritics to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(count)
    hasher.combine(accents)
  }
}

/// Questions about eight bytes at once, the first one lowest in an integer. A byte's highest bit tells what
/// holds of it (Lamport, "Multiple byte processing with full-word instructions", 1975).
enum EightBytes {
  /// The bytes from an offset on, zeros where the text has ended.
  @inline(__always)
  static func load(_ text: UnsafeRawBufferPointer, from offset: Int) -> UInt64 {
    func part<T: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _ type: T.Type) -> UInt64 {
      UInt64(T(littleEndian: unsafe text.loadUnaligned(fromByteOffset: offset, as: T.self)))
    }
    func bits(_ bytes: Int) -> UInt64 { UInt64(truncatingIfNeeded: 8 &* bytes) }
    let rest = text.count &- offset
    if rest >= 8 { return part(offset, UInt64.self) }
    if rest <= 0 { return 0 }
    if text.count >= 8 { return part(text.count &- 8, UInt64.self) &>> bits(8 &- rest) }
    // What is less than eight bytes is read in parts that overlap.
    if rest >= 4 {
      return part(offset, UInt32.self) | part(text.count &- 4, UInt32.self) &<< bits(rest &- 4)
    }
    return part(offset, UInt8.self) | part(offset &+ rest / 2, UInt8.self) &<< bits(rest / 2)
      | part(text.count &- 1, UInt8.self) &<< bits(rest &- 1)
  }

  /// Writes eight bytes behind others; those for which there is no room must be zeros.
  @inline(__always)
  static func store(_ bytes: UInt64, in room: UnsafeMutableRawBufferPointer, at offset: Int) {
    var (bytes, start) = (bytes, offset)
    if offset > room.count &- 8 {
      start = room.count &- 8
      bytes = bytes &<< UInt64(truncatingIfNeeded: 8 &* (offset &- start))
      bytes |= unsafe load(UnsafeRawBufferPointer(room), from: start)
    }
    unsafe room.storeBytes(of: bytes.littleEndian, toByteOffset: start, as: UInt64.self)
  }

  /// The same byte eight times.
  @inline(__always) static func all(_ byte: UInt8) -> UInt64 {
    0x0101_0101_0101_0101 &* UInt64(byte)
  }

  /// Marks the bytes that are equal to one; all of them must be below 0x80.
  @inline(__always) static func equal(_ bytes: UInt64, _ byte: UInt8) -> UInt64 {
    (all(0x80) &- (bytes ^ all(byte))) & all(0x80)
  }

  /// The same of sixteen bytes.
  @inline(__always) static func equal(_ bytes: SIMD2<UInt64>, _ byte: UInt8) -> SIMD2<UInt64> {
    (SIMD2(repeating: all(0x80)) &- (bytes ^ SIMD2(repeating: all(byte))))
      & SIMD2(repeating: all(0x80))
  }
}
