import SpanishGrammar
import SpanishText
import TrieIndex

/// What the walk through a word reads, by address: the trie's units, and small tables that are made when an index opens.
@safe struct WordTables {
  private let units: UnsafePointer<UInt32>
  let root: UInt32
  /// Where a key's value has its first entry and its plan: see ``KeyValue``.
  let entryShift: UInt32
  let planMask: UInt32
  /// Four tables, one after the other:
  /// - for each two labels the base of the state that they lead to from the root; it saves two loads that wait for each
  ///   other
  /// - for the last two labels of a word, one bit for each label that may be before them where the word ends in a
  ///   pronoun
  /// - for each byte the label of the plain letter that it is, capital or small; 0 for others
  /// - for each byte that may follow ``Letter/leadByte`` the letter's label and above it the diacritic; 0 where Spanish
  ///   has no such letter
  private let tables: UnsafeMutableRawPointer

  /// The base where two labels lead nowhere.
  static var noBase: UInt32 { .max }
  /// The bits of a letter that are its label, and where its diacritic begins.
  static var labelBits: UInt64 { 31 }
  static var diacriticShift: UInt64 { 5 }

  private static var endings: Int { 4 << 10 }
  private static var bytes: Int { 8 << 10 }
  private static var secondBytes: Int { bytes + 256 }
  private static var size: Int { bytes + 512 }

  /// Tables over a trie, which must stay as it is, in an index with this many plans; ``deallocate()`` ends them.
  init(_ trie: SortedTrie, plans: Int) {
    unsafe units = trie.unitAddress
    root = trie.root.base
    entryShift = UInt32(KeyValue.entryShift(plans: plans))
    planMask = 1 << (entryShift - 2) - 1
    unsafe tables = .allocate(byteCount: Self.size, alignment: 64)
    unsafe tables.initializeMemory(as: UInt8.self, repeating: 0, count: Self.size)
    unsafe tables.initializeMemory(as: UInt32.self, repeating: Self.noBase, count: 1 << 10)
    fillPairs()
    fillLetters()
    CliticEnding.forEach { third, before, last in
      let pair = Self.endings + 4 * Self.pair(before, last)
      let thirds = unsafe tables.load(fromByteOffset: pair, as: UInt32.self)
      set(thirds | 1 << UInt32(Letter.label(of: third)), at: pair)
    }
  }

  func deallocate() { unsafe tables.deallocate() }

  private func set<Number: BitwiseCopyable>(_ number: Number, at offset: Int) {
    unsafe tables.storeBytes(of: number, toByteOffset: offset, as: Number.self)
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(Letter.label(of: first)) << 5 | Int(Letter.label(of: second))
  }

  private func fillPairs() {
    for first in Letter.space...SortedTrie.maximumLabel as ClosedRange<UInt8> {
      let one = unit(root ^ UInt32(first))
      guard one.label == first else { continue }
      for second in Letter.space...SortedTrie.maximumLabel as ClosedRange<UInt8> {
        let other = unit(one.target ^ UInt32(second))
        if other.label == second { set(other.target, at: 4 * (Int(first) << 5 | Int(second))) }
      }
    }
  }

  private func fillLetters() {
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      let label = Letter.label(of: letter)
      set(label, at: Self.bytes + Int(letter))
      set(label, at: Self.bytes + Int(letter & ~Letter.smallBit))
    }
    for second in 0x80...0xBF as ClosedRange<UInt8> {
      guard let letter = Letter(secondByte: second | Letter.smallBit) else { continue }
      let diacritic = letter.diacritic.rawValue << UInt8(Self.diacriticShift)
      set(letter.label | diacritic, at: Self.secondBytes + Int(second))
    }
  }

  /// The label of a plain letter, 0 for a byte that is none.
  @inline(__always) func label(ofByte byte: UInt8) -> UInt64 {
    unsafe UInt64(tables.load(fromByteOffset: Self.bytes &+ Int(byte), as: UInt8.self))
  }

  /// Label and diacritic of a letter of two bytes by its second one, 0 where Spanish has no such letter.
  @inline(__always) func letter(ofSecondByte byte: UInt8) -> UInt64 {
    unsafe UInt64(tables.load(fromByteOffset: Self.secondBytes &+ Int(byte), as: UInt8.self))
  }

  /// The unit in a slot: a base, or the base of one XOR a label. Opening an index checks that all of these are inside.
  @inline(__always) func unit(_ slot: UInt32) -> TrieUnit {
    TrieUnit(bits: UInt32(littleEndian: unsafe units[Int(slot)]))
  }

  /// The base of the state that two labels lead to.
  @inline(__always) func base(afterPair labels: UInt64) -> UInt32 {
    unsafe tables.load(fromByteOffset: Int(truncatingIfNeeded: labels &<< 2), as: UInt32.self)
  }

  /// Whether a word may end in pronouns, of which so many letters are known to be part.
  @inline(__always) func mayEndInClitics(_ labels: UInt64, unwalked: Int) -> Bool {
    guard unwalked <= CliticGroup.maximumSize, mayEndInClitic(labels) else { return false }
    // A pronoun has two or three letters.
    return unwalked <= 3 || mayEndInClitic(labels &>> 10) || mayEndInClitic(labels &>> 15)
  }

  @inline(__always) private func mayEndInClitic(_ labels: UInt64) -> Bool {
    let pair = Self.endings &+ Int(truncatingIfNeeded: (labels & 0x3FF) &<< 2)
    let thirds = unsafe tables.load(fromByteOffset: pair, as: UInt32.self)
    return thirds &>> UInt32(truncatingIfNeeded: labels &>> 10 & 31) & 1 == 1
  }
}
