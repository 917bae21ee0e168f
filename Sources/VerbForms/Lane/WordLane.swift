import SortedTrie

/// Answers lines that are one plain word each, straight from bytes to bytes: the fast lane of
/// `conj lookup` when a script pipes words through.
///
/// The lane takes lines of Spanish letters. Whatever else comes (punctuation, several words, foreign
/// letters, words that may have pronouns attached) it leaves to the ordinary way, which gives the
/// same answers for all lines and is slower. Lines of up to 15 bytes, which most are, are held in one
/// integer, and answers to them are kept for the next time; nothing is allocated for a line.
///
/// The output is that of `--format tsv`: `query⇥infinitive⇥form⇥match`, one line an answer.
@safe package struct WordLane: ~Copyable {
  /// What the lane did, and why it stopped.
  package struct Progress: Sendable {
    /// Bytes of input that were answered, whole lines only.
    package var consumed: Int
    /// Bytes of output that were written.
    package var written: Int
    /// Whether a line was without an answer.
    package var hasMiss: Bool
    /// Why it stopped.
    package var stop: Stop
  }

  package enum Stop: Sendable {
    /// The input ends here, perhaps in the middle of a line.
    case endOfInput
    /// The next line is not for this lane.
    case otherLine
    /// There is no room left for the next line's answers.
    case outputFull
  }

  private let storage: IndexStorage
  private let accents: AccentMode
  private let bestOnly: Bool
  private let separator: UInt8
  private let letters = Alphabet.letters
  private let misses: MissFilter
  private let memo: LineMemo
  /// The folded key of the current word, where it has to be spelled, or its labels.
  private let key: UnsafeMutablePointer<UInt8>
  /// The answers of a key with several, to be put in order.
  private let ordered: UnsafeMutablePointer<UInt32>

  /// - Parameters:
  ///   - index: Where to look words up.
  ///   - accents: How accents are weighed.
  ///   - bestOnly: One answer a word at most.
  ///   - separator: The byte that ends a line: LF or NUL.
  ///   - slotCount: How many lines it keeps the answers to, a power of two; 64 bytes each.
  package init(
    _ index: FormIndex, accents: AccentMode, bestOnly: Bool, separator: UInt8,
    slotCount: Int
  ) {
    storage = index.storage
    self.accents = accents
    self.bestOnly = bestOnly
    self.separator = separator
    misses = MissFilter(storage.trie)
    memo = LineMemo(slotCount: slotCount)
    unsafe key = .allocate(capacity: CopyStep.keyCapacity)
    unsafe key.initialize(repeating: 0, count: CopyStep.keyCapacity)
    unsafe ordered = .allocate(capacity: EntryRecord.maximumPreference + 1)
    unsafe ordered.initialize(repeating: 0, count: EntryRecord.maximumPreference + 1)
  }

  deinit {
    unsafe key.deallocate()
    unsafe ordered.deallocate()
  }

  /// Answers lines from the start of `input` until it ends, a line is not for the lane, or `output`
  /// is full.
  package func answer(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> Progress {
    var progress = Progress(consumed: 0, written: 0, hasMiss: false, stop: .endOfInput)
    guard let start = unsafe input.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let target = output.baseAddress
    else { return progress }
    let end = unsafe start + input.count
    var writer = unsafe LineWriter(
      storage, table: letters, key: key, input: start, inputEnd: end, output: target,
      capacity: output.count)
    var line = unsafe start
    while unsafe line != end {
      if unsafe end - line >= PackedBytes.count,
        let short = unsafe ShortLine(at: line, separator: separator),
        answer(short, &writer, &progress)
      {
        unsafe line += short.size &+ 1
      } else if let next = unsafe answer(line, upTo: end, &writer, &progress) {
        unsafe line = next
      } else {
        break
      }
    }
    progress.consumed = unsafe line - start
    progress.written = writer.written
    return progress
  }

  /// Answers a short line; false where that is left to the way of all lines.
  @inline(__always) private func answer(
    _ line: ShortLine, _ writer: inout LineWriter, _ progress: inout Progress
  ) -> Bool {
    guard writer.hasShortRoom(answers: 1) else { return false }
    let slot = unsafe memo.slot(of: line)
    if unsafe LineMemo.holds(line, slot) {
      let isMiss = unsafe writer.writeKept(line, slot)
      progress.hasMiss = progress.hasMiss || isMiss
      return true
    }
    guard let word = ShortWord(line, letters) else { return false }
    unsafe word.storeLabels(key)
    let (walked, value) = unsafe storage.trie.walk(labels: key, count: word.length)
    var size: Int
    if let value {
      let entry = storage.entry(Int(value))
      if entry.isOnlyAnswer, accents != .strict {
        size = writer.writeAnswer(line, word, entry, at: 0)
      } else {
        size = writeAnswers(line, word, from: Int(value), &writer)
        if size == 0 { return false }
      }
    } else {
      guard unsafe misses.haveNoAnswer(word, walked, letters, key: key) else { return false }
      size = writer.writeNone(line)
      progress.hasMiss = true
    }
    unsafe writer.take(size, line, isMiss: value == nil, keepingIn: slot)
    return true
  }

  /// Writes the answers to a short word, which is a key; 0 where that is left to the way of all lines.
  private func writeAnswers(
    _ line: ShortLine, _ word: ShortWord, from first: Int, _ writer: inout LineWriter
  ) -> Int {
    if storage.entry(first).isPronounForm { return 0 }
    let count = choose(from: first, typed: word.marks)
    guard writer.hasShortRoom(answers: count) else { return 0 }
    var size = 0
    for place in 0..<count {
      size &+= writer.writeAnswer(line, word, chosen(place, from: first), at: size)
    }
    return size
  }

  /// Answers a line of any length.
  ///
  /// - Returns: The next line, nil where the lane stops.
  private func answer(
    _ line: UnsafePointer<UInt8>, upTo end: UnsafePointer<UInt8>, _ writer: inout LineWriter,
    _ progress: inout Progress
  ) -> UnsafePointer<UInt8>? {
    let walk = unsafe storage.trie.walk(from: line, to: end, by: letters)
    var rest = LetterScan(size: walk.size, length: walk.length)
    if walk.value == nil { unsafe rest = letters.scan(from: line, to: end) }
    // What ends the line: the separator, or CR before it.
    var next = unsafe line + rest.size
    if unsafe separator == 0x0A && next != end && next.pointee == 0x0D { unsafe next += 1 }
    guard unsafe next != end else { return nil }
    guard unsafe next.pointee == separator, rest.size > 0,
      unsafe line[0] != UInt8(ascii: " "), unsafe line[rest.size &- 1] != UInt8(ascii: " ")
    else {
      progress.stop = .otherLine
      return nil
    }
    unsafe writer.beginLine(line, size: rest.size, walk)
    if let value = walk.value {
      let first = storage.entry(Int(value))
      guard !first.isPronounForm else {
        progress.stop = .otherLine
        return nil
      }
      for place in 0..<choose(from: Int(value), typed: walk.variants) {
        writer.writeAnswer(chosen(place, from: Int(value)))
      }
      // Strict accents can drop all answers of a key; then the other bands come.
      if !writer.hasAnswer { unsafe rest = letters.scan(from: line, to: end) }
    }
    if !writer.hasAnswer {
      guard unsafe misses.haveNoAnswer(line, rest, walk, letters, key: key) else {
        progress.stop = .otherLine
        return nil
      }
      writer.writeNone()
      progress.hasMiss = progress.hasMiss || !writer.isFull
    }
    guard writer.endLine() else {
      progress.stop = .outputFull
      return nil
    }
    return unsafe next + 1
  }

  /// The entry that ``choose(from:typed:)`` has put in a place.
  @inline(__always) private func chosen(_ place: Int, from first: Int) -> EntryRecord {
    unsafe storage.entry(first &+ Int(ordered[place] & 0xFF))
  }

  /// Puts the answers of a key with several entries in order, those that are to be given.
  ///
  /// - Parameters:
  ///   - first: The number of its first entry.
  ///   - typed: The marks that were typed.
  /// - Returns: How many there are; `ordered` has them in the lowest eight bits, counted from the first entry.
  private func choose(from first: Int, typed: UInt128) -> Int {
    var count = 0
    // How many answers have all typed marks, and whether one of them hides all that have not.
    var meant = 0
    var hidesOthers = false
    // One number an answer, by which they are ordered: whether a typed mark is missing and band, then
    // preference, then place among the entries.
    var entry: EntryRecord
    var offset = 0
    repeat {
      entry = storage.entry(first &+ offset)
      var order = Marks.order(typed: typed, form: storage.marks(of: entry))
      if accents != .smart {
        order &= Marks.missing - 1
      } else if order < Marks.missing {
        meant &+= 1
        hidesOthers = hidesOthers || !entry.standsLast
      }
      if accents != .strict || order == 0 {
        let number = UInt32(truncatingIfNeeded: (order << 8 | entry.preference) << 8 | offset)
        var place = count
        while place > 0, unsafe ordered[place &- 1] > number {
          unsafe ordered[place] = ordered[place &- 1]
          place &-= 1
        }
        unsafe ordered[place] = number
        count &+= 1
      }
      offset &+= 1
    } while !entry.isLast && offset <= EntryRecord.maximumPreference
    if bestOnly { return min(count, 1) }
    if meant == 0 || meant == count { return count }
    return hidesOthers ? meant : meant &+ keepOthers(from: first, meant, count)
  }

  /// Keeps those of the answers that lack a typed mark which forms that come last do not hide: they are other
  /// verbs', and have ñ as typed.
  ///
  /// - Returns: How many they are; they stand behind those that have all marks.
  private func keepOthers(from first: Int, _ meant: Int, _ count: Int) -> Int {
    var kept = meant
    for place in meant..<count where unsafe ordered[place] >> 16 & 3 == 1 {
      if (0..<meant).contains(where: {
        chosen($0, from: first).hasSameInfinitive(as: chosen(place, from: first))
      }) {
        continue
      }
      unsafe ordered[kept] = ordered[place]
      kept &+= 1
    }
    return kept &- meant
  }
}
