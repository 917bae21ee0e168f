import SortedTrie
import SpanishGrammar

/// Tells of most lines that are no key, by a few letters, that they have no answer at all: they are one
/// word, have no nh or ny in place of ñ, and do not end in pronouns behind something that is a key.
@safe struct MissFilter: ~Copyable {
  private let trie: SortedTrie
  /// For each last label of a word and the one before it the labels before those with which it can end in a
  /// pronoun, a bit each.
  private let beforeLast: UnsafeMutablePointer<UInt32>

  init(_ trie: SortedTrie) {
    self.trie = trie
    unsafe beforeLast = .allocate(capacity: 32 * 32)
    unsafe beforeLast.initialize(repeating: 0, count: 32 * 32)
    for last in PronounEnding.lastLabels {
      for first in UInt8(0)..<32 {
        unsafe beforeLast[Int(last) << 5 | Int(first)] = PronounEnding.labels(before: first, last)
      }
    }
  }

  deinit { unsafe beforeLast.deallocate() }

  /// Whether a line that is no key, or a key without an answer, has none in the other bands either.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - scan: Its letters.
  ///   - walk: How far there were transitions.
  ///   - letters: What the line was walked by.
  ///   - key: Room for ``CopyStep/keyCapacity`` bytes.
  /// - Returns: False where that takes a closer look too.
  @inline(__always) func haveNoAnswer(
    _ line: UnsafePointer<UInt8>, _ scan: LetterScan, _ walk: FoldingWalk,
    _ letters: LetterTable, key: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    // Few lines pass any of these, so that each is answered before it is known.
    if scan.contains(Alphabet.space) || scan.length >= FoldingWalk.keyCapacity { return false }
    let n = Alphabet.label(ofLetter: UInt8(ascii: "n"))
    let h = Alphabet.label(ofLetter: UInt8(ascii: "h"))
    let y = Alphabet.label(ofLetter: UInt8(ascii: "y"))
    if scan.labels >> UInt32(n) & (scan.labels >> UInt32(h) | scan.labels >> UInt32(y)) & 1 != 0,
      unsafe holdsStandIn(line, scan, letters, key: key)
    {
      return false
    }
    let (third, before, last) = unsafe letters.lastLabels(of: line, size: scan.size)
    guard unsafe beforeLast[Int(last) &<< 5 | Int(before)] &>> UInt32(third) & 1 != 0 else {
      return true
    }
    let length = unsafe letters.spell(from: line, to: line + scan.size, into: key).length
    return unsafe !endsInPronouns(length: length, walk.length, letters, key: key)
  }

  /// The same for a short word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - walked: For how many of its letters there were transitions.
  ///   - letters: The table of letters.
  ///   - key: Room for ``CopyStep/keyCapacity`` bytes.
  /// - Returns: False where that takes a closer look too.
  @inline(__always) func haveNoAnswer(
    _ word: ShortWord, _ walked: Int, _ letters: LetterTable, key: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    if word.holdsStandIn { return false }
    // Too short for a form and a pronoun, or without one at its end.
    if word.length < 4 { return true }
    let (third, before, last) = word.lastThree
    guard unsafe beforeLast[Int(last &<< 5 | before)] &>> third & 1 != 0 else { return true }
    unsafe UnsafeMutableRawPointer(key).storeBytes(
      of: word.letters.littleEndian, as: UInt128.self)
    return unsafe !endsInPronouns(length: word.length, walked, letters, key: key)
  }

  /// Whether there is nh or ny: see `StandIns`.
  private func holdsStandIn(
    _ line: UnsafePointer<UInt8>, _ scan: LetterScan, _ letters: LetterTable,
    key: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let length = unsafe letters.spell(from: line, to: line + scan.size, into: key).length
    return (1..<max(length, 1)).contains { place in
      unsafe key[place - 1] == UInt8(ascii: "n")
        && (key[place] == UInt8(ascii: "h") || key[place] == UInt8(ascii: "y"))
    }
  }

  /// Whether a word can be split into a key and pronouns.
  ///
  /// - Parameters:
  ///   - length: Its letters.
  ///   - walked: For how many of them there were transitions.
  ///   - letters: The table of letters.
  ///   - key: The word, folded.
  /// - Returns: Whether a stored form and pronouns may be what it is made of.
  private func endsInPronouns(
    length: Int, _ walked: Int, _ letters: LetterTable, key: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    // What stands behind a key's last letter must all be pronouns.
    guard length - walked <= PronounGroup.maximumSize else { return false }
    let word = unsafe UnsafeBufferPointer(start: key, count: length)
    return unsafe PronounSplit.contains(in: word.span) { split in
      guard split.hostLength <= walked else { return false }
      var size = split.hostLength
      let replaced = unsafe key[size]
      if let lost = split.lostLetter {
        unsafe key[size] = lost
        size += 1
      }
      defer { unsafe key[split.hostLength] = replaced }
      return unsafe trie.walk(from: key, to: key + size, by: letters).value != nil
    }
  }
}
