/// The labels of a key where they stand, with the zeros behind them, for as long as the call that lends them
/// lasts: copying a key takes as long as finding it.
@safe public struct KeyLetters {
  /// The first label.
  public let start: UnsafeRawPointer
  /// How many labels there are.
  public let count: Int

  /// Labels that begin at an address.
  @inlinable public init(_ start: UnsafeRawPointer, count: Int) {
    unsafe self.start = start
    self.count = count
  }

  /// Whether there is a space, or n before h or y, as some write ñ, among the first letters.
  ///
  /// - Parameter letters: Only so many of the letters may be such an n.
  /// - Returns: Whether there is one.
  package func hasSpaceOrÑDigraph(among letters: Int) -> Bool {
    var last: UInt64 = 0
    for start in stride(from: 0, to: count, by: 8) {
      let eight = unsafe UInt64(
        littleEndian: self.start.load(fromByteOffset: start, as: UInt64.self))
      if EightBytes.equal(eight, Letter.space) != 0 { return true }
      guard start <= letters else { continue }
      let n = EightBytes.equal(eight, 15)
      let h = EightBytes.equal(eight, 9)
      let y = EightBytes.equal(eight, 26)
      if (n &<< 8 | last) & (h | y) != 0 { return true }
      last = n &>> 56
    }
    return false
  }

  /// Where the last word begins.
  package var lastWordStart: Int {
    var start = count
    while start > 0,
      unsafe self.start.load(fromByteOffset: start - 1, as: UInt8.self) != Letter.space
    {
      start -= 1
    }
    return start
  }

  /// The last three letters in ASCII; of fewer letters the missing ones are spaces.
  package var lastLetters: (UInt8, UInt8, UInt8) {
    func letter(_ fromEnd: Int) -> UInt8 {
      Letter.plain(
        ofLabel: count < fromEnd
          ? Letter.space : unsafe start.load(fromByteOffset: count - fromEnd, as: UInt8.self))
    }
    return (letter(3), letter(2), letter(1))
  }

  /// Copies the first letters without their diacritics, as ASCII.
  ///
  /// - Parameters:
  ///   - letters: How many.
  ///   - target: Room for as many bytes, rounded up to a multiple of sixteen.
  package func copyPlain(_ letters: Int, to target: UnsafeMutableRawPointer) {
    var step = 0
    repeat {
      let some = unsafe SIMD2(
        start.load(fromByteOffset: step, as: UInt64.self),
        start.load(fromByteOffset: step &+ 8, as: UInt64.self))
      // A space has the label before that of a, and is 0x40 below the letter before a.
      let plain = some &+ SIMD2(repeating: EightBytes.all(UInt8(ascii: "a") &- 2))
      let bytes = plain ^ (EightBytes.equal(some, Letter.space) &>> 1)
      unsafe target.storeBytes(of: bytes, toByteOffset: step, as: SIMD2<UInt64>.self)
      step &+= 16
    } while step < letters
  }

  /// Copies the word's letters with the diacritics of a pattern, as UTF-8.
  ///
  /// - Parameters:
  ///   - accents: The diacritics.
  ///   - target: Room for ``FormKey/spellingCapacity`` bytes.
  /// - Returns: How many bytes the spelling has.
  ///
  /// - Complexity: O(letters).
  package func copySpelling(
    with accents: AccentPattern, to target: UnsafeMutableRawPointer
  ) -> Int {
    unsafe copyPlain(count, to: target)
    var size = count
    var rest = accents.bits
    var letter = count
    // Letter by letter from the end: what follows a letter moves on by a byte.
    while rest != 0 {
      let plain = rest.trailingZeroBitCount / 2
      letter &-= plain &+ 1
      rest = rest &>> UInt128(truncatingIfNeeded: 2 &* plain)
      guard letter >= 0 else { return size }
      let here = unsafe target + letter
      let diacritic = UInt8(truncatingIfNeeded: rest) & 3
      rest = rest &>> 2
      guard
        let second = Letter.secondByte(of: unsafe here.load(as: UInt8.self), diacritic)
      else { continue }
      unsafe (here + 2).copyMemory(from: here + 1, byteCount: size &- letter &- 1)
      unsafe here.storeBytes(of: Letter.leadByte, as: UInt8.self)
      unsafe here.storeBytes(of: second, toByteOffset: 1, as: UInt8.self)
      size &+= 1
    }
    return size
  }
}

extension FormKey {
  /// Lends the labels to `body`, where they stand.
  @inlinable @inline(__always)
  public mutating func lendLetters<Result>(_ body: (KeyLetters) -> Result) -> Result {
    let count = count
    return unsafe withUnsafeMutableBytes(of: &words) {
      body(unsafe KeyLetters(UnsafeRawPointer($0.baseAddress.unsafelyUnwrapped), count: count))
    }
  }

  /// Lends a copy of the labels to `body`.
  package func withLetters<Result>(_ body: (KeyLetters) -> Result) -> Result {
    var key = self
    return key.lendLetters(body)
  }

  /// The word's letters with the diacritics of a pattern.
  ///
  /// - Complexity: O(letters); no allocation for up to 15 bytes.
  package func spelling(with accents: AccentPattern) -> String {
    unsafe withUnsafeTemporaryAllocation(
      byteCount: FormKey.spellingCapacity, alignment: FormKey.stepSize
    ) { room in
      guard let start = room.baseAddress else { return "" }
      let size = withLetters { unsafe $0.copySpelling(with: accents, to: start) }
      return unsafe String(decoding: room.prefix(size), as: UTF8.self)
    }
  }

  /// What a test says of the letters without diacritics, as ASCII.
  package func passes(_ test: (_ letters: Span<UInt8>) -> Bool) -> Bool {
    unsafe withUnsafeTemporaryAllocation(
      byteCount: FormKey.capacity, alignment: FormKey.stepSize
    ) { room in
      let start = unsafe room.baseAddress.unsafelyUnwrapped
      withLetters { unsafe $0.copyPlain(count, to: start) }
      let letters = unsafe room.assumingMemoryBound(to: UInt8.self).extracting(..<count)
      return test(unsafe letters.span)
    }
  }

  /// The word.
  package var spelling: String { spelling(with: accents) }
}
