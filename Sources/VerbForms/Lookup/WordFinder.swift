import SortedTrie

/// Finds words given as bytes and answers in bytes, allocating nothing: for programs that look up
/// many words and for what measures the index.
///
/// Words are Spanish letters in UTF-8, composed, capitals or not; what else may stand in a query
/// is the business of ``FormIndex/lookup(_:accents:levels:)``. A finder has room of its own for the
/// current word, so each thread needs its own; the index is shared.
@safe package struct WordFinder: ~Copyable {
  let storage: IndexStorage
  let trie: SortedTrie
  let letters: LetterTable
  /// The folded key of the current word, with room to read and write in steps of 16.
  let key: UnsafeMutablePointer<UInt8>
  let path: UnsafeMutablePointer<UInt32>

  /// A finder in an index.
  package init(_ index: FormIndex) {
    storage = index.storage
    trie = index.storage.trie
    letters = Alphabet.letters
    let capacity = FoldingWalk.keyCapacity + 16
    unsafe key = .allocate(capacity: capacity)
    unsafe key.initialize(repeating: 0, count: capacity)
    unsafe path = .allocate(capacity: SortedTrie.maximumKeyLength)
    unsafe path.initialize(repeating: 0, count: SortedTrie.maximumKeyLength)
  }

  deinit {
    unsafe key.deallocate()
    unsafe path.deallocate()
  }

  /// The number of the first entry that a word's fold has; nil for a word that is no form.
  ///
  /// Complexity: O(letters), one memory access each beside the word's.
  package func find(_ word: UnsafeRawBufferPointer) -> Int? {
    let walk = unsafe trie.walk(word, from: 0, by: letters, key: key)
    return walk.end == word.count ? walk.value.map { Int($0) } : nil
  }

  /// How much room an infinitive has to have, whatever the index: a key, the longest ending and a
  /// step of copying more than each of them.
  package static var infinitiveRoom: Int { 512 }

  /// Writes the infinitive of a word's best answer with smart accents.
  ///
  /// - Parameters:
  ///   - word: Letters in UTF-8.
  ///   - output: At least ``infinitiveRoom`` bytes.
  /// - Returns: The number of bytes written; 0 for a word that is no form, or too little room.
  ///
  /// Complexity: O(letters).
  package func bestInfinitive(
    of word: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> Int {
    let walk = unsafe trie.walk(word, from: 0, by: letters, key: key)
    guard walk.end == word.count, let value = walk.value,
      output.count >= WordFinder.infinitiveRoom, let base = output.baseAddress
    else { return 0 }
    let entry = best(from: Int(value), typed: walk.variants)
    let kept = max(walk.length &- entry.takenOff, 0)
    unsafe copySteps(from: UnsafeRawPointer(key), count: kept, to: base)
    // The section ends in eight bytes more than its endings have.
    var step = 0
    repeat {
      let bytes = storage.endings.integer(at: entry.endingStart &+ step, as: UInt64.self)
      unsafe base.storeBytes(
        of: bytes.littleEndian, toByteOffset: kept &+ step, as: UInt64.self)
      step &+= 8
    } while step < entry.endingSize
    return kept &+ entry.endingSize
  }

  /// The entry that is answered first, of those that begin with number `first`.
  ///
  /// Nothing but the number of entries makes it branch: what a branch would ask for changes from word
  /// to word, and a wrong guess costs more than all the arithmetic here.
  @inline(__always) private func best(from first: Int, typed: UInt128) -> EntryRecord {
    var at = first &* EntryRecord.size
    var best: UInt64 = 0
    // Typed marks that are missing and band, then preference: no two entries of a key are equal.
    var least = UInt64.max
    while true {
      let words = storage.entries.integer(at: at, as: UInt64.self)
      let entry = EntryRecord(words)
      let order =
        Marks.order(typed: typed, form: storage.marks(entry.marks)) << 8
        | UInt64(truncatingIfNeeded: entry.preference)
      best = order < least ? words : best
      least = min(least, order)
      if entry.isLast { return EntryRecord(best) }
      at &+= EntryRecord.size
    }
  }

  /// Copies in steps of 16 bytes; both sides have room for the last step.
  @inline(__always) func copySteps(
    from source: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer
  ) {
    // The first step without a question: nearly always it is the only one.
    var step = 0
    repeat {
      let bytes = unsafe source.loadUnaligned(fromByteOffset: step, as: SIMD16<UInt8>.self)
      unsafe target.storeBytes(of: bytes, toByteOffset: step, as: SIMD16<UInt8>.self)
      step &+= 16
    } while step < count
  }
}
