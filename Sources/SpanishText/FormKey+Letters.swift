extension FormKey {
  /// The last three letters in ASCII, of a key that has as many.
  package var lastLetters: (UInt8, UInt8, UInt8) {
    func letter(_ fromEnd: Int) -> UInt8 { Letter.plain(ofLabel: self[count - fromEnd]) }
    return (letter(3), letter(2), letter(1))
  }

  /// Copies some letters without their diacritics, as ASCII, to room for as many bytes.
  package func copyPlain(_ letters: Range<Int>, to target: UnsafeMutableRawPointer) {
    for index in letters {
      let letter = Letter.plain(ofLabel: self[index])
      unsafe target.storeBytes(of: letter, toByteOffset: index - letters.lowerBound, as: UInt8.self)
    }
  }

  /// The word's letters with the diacritics of a pattern.
  package func spelling(with accents: AccentPattern) -> String {
    unsafe withUnsafeTemporaryAllocation(byteCount: FormKey.spellingCapacity, alignment: 1) {
      let start = unsafe $0.baseAddress.unsafelyUnwrapped
      unsafe copyPlain(0..<count, to: start)
      let size = unsafe accents.mark(start, count: count)
      return unsafe String(decoding: $0.prefix(size), as: UTF8.self)
    }
  }

  /// Whether a test is true of the letters without diacritics, as ASCII.
  package func passes(_ test: (_ letters: Span<UInt8>) -> Bool) -> Bool {
    unsafe withUnsafeTemporaryAllocation(byteCount: FormKey.capacity, alignment: 1) { room in
      unsafe copyPlain(0..<count, to: room.baseAddress.unsafelyUnwrapped)
      let letters = unsafe room.assumingMemoryBound(to: UInt8.self).extracting(..<count)
      return test(unsafe letters.span)
    }
  }

  package var spelling: String { spelling(with: accents) }
}

extension AccentPattern {
  /// Puts the diacritics of the pattern on letters in ASCII, from which UTF-8 with two bytes a marked letter becomes.
  ///
  /// - Parameters:
  ///   - letters: The letters, and room for as many bytes again.
  ///   - count: How many letters there are.
  /// - Returns: How many bytes they have then.
  @inlinable @inline(__always)
  public func mark(_ letters: UnsafeMutableRawPointer, count: Int) -> Int {
    bits == 0 ? count : unsafe markSome(letters, count)
  }

  @usableFromInline func markSome(_ letters: UnsafeMutableRawPointer, _ count: Int) -> Int {
    var size = count
    var rest = bits
    var letter = count
    // Letter by letter from the end: what follows a letter moves on by a byte.
    while rest != 0 {
      let plain = rest.trailingZeroBitCount / 2
      letter &-= plain &+ 1
      rest = rest &>> UInt128(truncatingIfNeeded: 2 &* plain)
      guard letter >= 0 else { return size }
      let here = unsafe letters + letter
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
