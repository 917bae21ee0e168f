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
    guard let start = unsafe word.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      return nil
    }
    let walk = unsafe trie.walk(from: start, to: start + word.count, by: letters)
    return walk.size == word.count ? walk.value.map { Int($0) } : nil
  }

  /// How much room an infinitive has to have, whatever the index: a key, the longest ending and a
  /// step of copying more than each of them.
  package static var infinitiveRoom: Int { 512 }

  /// Writes the infinitive of a word's best answer with smart accents.
  ///
  /// - Parameters:
  ///   - text: Bytes that the word is part of; they are copied in steps that may end behind it.
  ///   - place: Where the word stands among them.
  ///   - output: At least ``infinitiveRoom`` bytes.
  /// - Returns: The number of bytes written; 0 for a word that is no form, or too little room.
  ///
  /// Complexity: O(letters).
  package func bestInfinitive(
    in text: UnsafeRawBufferPointer, _ place: Range<Int>,
    into output: UnsafeMutableRawBufferPointer
  ) -> Int {
    guard let start = unsafe text.baseAddress?.assumingMemoryBound(to: UInt8.self),
      place.lowerBound >= 0, place.upperBound <= text.count,
      output.count >= WordFinder.infinitiveRoom, let base = output.baseAddress
    else { return 0 }
    let word = unsafe start + place.lowerBound
    let walk = unsafe trie.walk(from: word, to: start + place.upperBound, by: letters)
    guard walk.size == place.count, let value = walk.value else { return 0 }
    let entry = best(from: Int(value), typed: walk.variants)
    let kept = max(walk.length &- entry.takenOff, 0)
    let stem = unsafe CopyStep.letters(
      kept, plainLength: walk.plainLength, of: word, size: walk.size,
      readable: start + text.count, by: letters, key: key)
    unsafe CopyStep.fold(stem, kept, to: base)
    unsafe storage.copyEnding(of: entry, to: base + kept)
    return kept &+ entry.endingSize
  }

  /// The entry that is answered first, of those that begin with number `number`.
  @inline(__always) private func best(from number: Int, typed: UInt128) -> EntryRecord {
    let first = storage.entry(number)
    return first.isDecided(isPlain: typed == 0) ? first : best(among: number, typed: typed)
  }

  /// The entry that is answered first, of several.
  private func best(among first: Int, typed: UInt128) -> EntryRecord {
    var number = first
    var best = storage.entry(first)
    // Typed marks that are missing and band, then preference: no two entries of a key are equal.
    var least = Int.max
    while true {
      let entry = storage.entry(number)
      let order =
        Marks.order(typed: typed, form: storage.marks(of: entry)) << 8 | entry.preference
      if order < least {
        best = entry
        least = order
      }
      if entry.isLast { return best }
      number &+= 1
    }
  }
}
