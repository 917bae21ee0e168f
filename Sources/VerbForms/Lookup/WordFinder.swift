import SortedTrie

/// Finds words given as bytes and answers in bytes, allocating nothing: for programs that look up
/// many words and for what measures the index.
///
/// Words are Spanish letters in UTF-8, composed, capitals or not; what else may stand in a query
/// is the business of ``FormIndex/lookup(_:accents:levels:)``. A finder has room of its own for the
/// current word, so each thread needs its own; the index is shared.
@safe package struct WordFinder: ~Copyable {
  let storage: IndexStorage
  let letters: LetterTable
  /// The folded key of the current word, with room to read and write in steps of 16.
  let key: UnsafeMutablePointer<UInt8>
  let path: UnsafeMutablePointer<UInt32>

  /// A finder in an index.
  package init(_ index: FormIndex) {
    storage = index.storage
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
    let walk = unsafe storage.trie.walk(word, from: 0, by: letters, key: key)
    return walk.end == word.count ? walk.value.map { Int($0) } : nil
  }

  /// Writes the infinitive of a word's best answer with smart accents.
  ///
  /// - Parameter output: Room for 64 bytes and more.
  /// - Returns: The number of bytes written; 0 for a word that is no form, or too little room.
  ///
  /// Complexity: O(letters).
  package func bestInfinitive(
    of word: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> Int {
    let walk = unsafe storage.trie.walk(word, from: 0, by: letters, key: key)
    guard walk.end == word.count, let value = walk.value else { return 0 }
    var entry = storage.entry(Int(value))
    if !entry.isLast { entry = best(from: Int(value), typed: walk.variants) }
    let kept = max(walk.length - entry.takenOff, 0)
    let ending = storage.ending(of: entry)
    guard kept + ending.count + 16 <= output.count, let base = output.baseAddress else { return 0 }
    unsafe copySteps(from: UnsafeRawPointer(key), count: kept, to: base)
    for place in 0..<ending.count {
      unsafe base.storeBytes(of: ending[place], toByteOffset: kept + place, as: UInt8.self)
    }
    return kept + ending.count
  }

  /// The entry that is answered first, of those that begin with number `first`.
  private func best(from first: Int, typed: UInt128) -> EntryRecord {
    var best = storage.entry(first)
    var grade = Int.max
    var number = first
    while true {
      let entry = storage.entry(number)
      let marks = storage.marks(entry.marks)
      let match = Marks.match(typed: typed, form: marks, hasForeignMark: false)
      let lacksMark = Marks.hasAll(typed: typed, form: marks) ? 0 : 1
      let itsGrade = (lacksMark << 2 | match.band) << 8 | entry.preference
      if itsGrade < grade {
        grade = itsGrade
        best = entry
      }
      if entry.isLast { return best }
      number += 1
    }
  }

  /// Copies in steps of 16 bytes; both sides have room for the last step.
  @inline(__always) func copySteps(
    from source: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer
  ) {
    var step = 0
    while step < count {
      let bytes = unsafe source.loadUnaligned(fromByteOffset: step, as: SIMD16<UInt8>.self)
      unsafe target.storeBytes(of: bytes, toByteOffset: step, as: SIMD16<UInt8>.self)
      step += 16
    }
  }
}
