import SortedTrie

extension WordFinder {
  /// How many entries have a form that begins with a prefix, accents aside.
  ///
  /// Complexity: O(letters), whatever the number of entries.
  package func entryCount(ofPrefix prefix: UnsafeRawBufferPointer) -> Int {
    let walk = unsafe trie.prefixWalk(prefix, by: letters, key: key)
    return walk.map { Int($0.state.entryCount) } ?? 0
  }

  /// Spells out the forms of the first entries that begin with a prefix, each with a line feed after
  /// it, in the order of the list.
  ///
  /// - Parameters:
  ///   - prefix: Letters, as in a word.
  ///   - limit: The largest number of forms.
  ///   - output: Where they go; forms for which there is no room are left out.
  /// - Returns: The number of bytes written.
  ///
  /// Complexity: O(letters) of the prefix and of the forms.
  package func firstForms(
    ofPrefix prefix: UnsafeRawBufferPointer, limit: Int,
    into output: UnsafeMutableRawBufferPointer
  ) -> Int {
    guard let walk = unsafe trie.prefixWalk(prefix, by: letters, key: key),
      let base = output.baseAddress
    else { return 0 }
    var left = limit
    var written = 0
    unsafe trie.forEachKey(below: walk, by: letters, key: key, path: path) {
      length, value in
      var number = Int(value)
      while left > 0, written + 160 <= output.count {
        let entry = storage.entry(number)
        unsafe written += write(length, storage.marks(of: entry), to: base + written)
        left -= 1
        if entry.isLast { return true }
        number += 1
      }
      return false
    }
    return written
  }

  /// Writes the current key with marks and a line feed; the number of bytes.
  @inline(__always) private func write(
    _ length: Int, _ marks: UInt128, to target: UnsafeMutableRawPointer
  ) -> Int {
    var out = unsafe target
    var start = 0
    if marks != 0 {
      // Aligned to the first letter, so that two bits come off the top for each.
      var rest = marks << UInt128(128 - 2 * length)
      while rest != 0 {
        let plainLetters = rest.leadingZeroBitCount / 2
        unsafe CopyStep.fold(key + start, plainLetters, to: out)
        unsafe out += plainLetters
        start += plainLetters
        rest <<= UInt128(2 * plainLetters)
        let mark = UInt8(truncatingIfNeeded: rest >> 126)
        let second = unsafe Alphabet.secondByte(of: key[start], mark: mark) ?? 0x80
        unsafe out.storeBytes(of: 0xC3, as: UInt8.self)
        unsafe out.storeBytes(of: second, toByteOffset: 1, as: UInt8.self)
        unsafe out += 2
        start += 1
        rest <<= 2
      }
    }
    unsafe CopyStep.fold(key + start, length - start, to: out)
    unsafe out += length - start
    unsafe out.storeBytes(of: UInt8(ascii: "\n"), as: UInt8.self)
    return unsafe out - target + 1
  }
}
