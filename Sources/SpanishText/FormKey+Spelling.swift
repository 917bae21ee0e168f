extension FormKey {
  /// Copies the first letters without their diacritics, as ASCII.
  ///
  /// - Parameters:
  ///   - letters: How many.
  ///   - target: Room for as many bytes, rounded up to a multiple of eight.
  package func copyPlainLetters(_ letters: Int, to target: UnsafeMutableRawPointer) {
    unsafe withUnsafeBytes(of: words) { labels in
      var start = 0
      while start < letters {
        let eight = unsafe UInt64(
          littleEndian: labels.load(fromByteOffset: start, as: UInt64.self))
        // A space has the label before that of a, and is 0x40 below the letter before a.
        let plain = eight &+ EightBytes.all(UInt8(ascii: "a") &- 2)
        let bytes = plain ^ (EightBytes.equal(eight, Letter.space) &>> 1)
        unsafe target.storeBytes(of: bytes.littleEndian, toByteOffset: start, as: UInt64.self)
        start &+= 8
      }
    }
  }

  /// Copies the word's letters with the diacritics of a pattern, as UTF-8.
  ///
  /// - Parameters:
  ///   - accents: The diacritics.
  ///   - target: Room for ``spellingCapacity`` bytes.
  /// - Returns: How many bytes the spelling has.
  ///
  /// - Complexity: O(letters).
  package func copySpelling(
    with accents: AccentPattern, to target: UnsafeMutableRawPointer
  ) -> Int {
    unsafe copyPlainLetters(count, to: target)
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

  /// The word's letters with the diacritics of a pattern.
  ///
  /// - Complexity: O(letters); no allocation for up to 15 bytes.
  package func spelling(with accents: AccentPattern) -> String {
    unsafe withUnsafeTemporaryAllocation(
      byteCount: FormKey.spellingCapacity, alignment: FormKey.stepSize
    ) { room in
      guard let start = room.baseAddress else { return "" }
      let size = unsafe copySpelling(with: accents, to: start)
      return unsafe String(decoding: room.prefix(size), as: UTF8.self)
    }
  }

  /// The word.
  package var spelling: String { spelling(with: accents) }

  /// What a test says of the letters without diacritics, as ASCII.
  package func passes(_ test: (_ letters: Span<UInt8>) -> Bool) -> Bool {
    unsafe withUnsafeTemporaryAllocation(
      byteCount: FormKey.capacity, alignment: FormKey.stepSize
    ) { room in
      unsafe copyPlainLetters(count, to: room.baseAddress.unsafelyUnwrapped)
      let letters = unsafe room.assumingMemoryBound(to: UInt8.self).extracting(..<count)
      return test(unsafe letters.span)
    }
  }
}
