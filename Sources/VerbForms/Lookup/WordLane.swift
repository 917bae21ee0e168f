import SortedTrie

/// Answers lines that are one plain word each, straight from bytes to bytes: the fast lane of
/// `conj lookup` when a script pipes words through.
///
/// The lane takes lines of Spanish letters. Whatever else comes (punctuation, several words, foreign
/// letters, words that may have pronouns attached) it leaves to the ordinary way, which gives the
/// same answers for all lines and is slower. A line is folded, walked and looked up in
/// one pass; nothing is allocated.
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
  private let misses: MissFilter
  /// The folded key of the current word, where it has to be spelled.
  private let key: UnsafeMutablePointer<UInt8>
  /// The answers of a key with several, to be put in order.
  private let ordered: UnsafeMutablePointer<UInt32>

  /// - Parameters:
  ///   - index: Where to look words up.
  ///   - accents: How accents are weighed.
  ///   - bestOnly: One answer a word at most.
  ///   - separator: The byte that ends a line: LF or NUL.
  package init(_ index: FormIndex, accents: AccentMode, bestOnly: Bool, separator: UInt8) {
    storage = index.storage
    self.accents = accents
    self.bestOnly = bestOnly
    self.separator = separator
    misses = MissFilter(storage.trie)
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
    let trie = storage.trie
    let letters = Alphabet.letters
    var writer = unsafe LineWriter(
      storage, table: letters, key: key, input: start, inputEnd: end, output: target,
      capacity: output.count)
    var line = unsafe start
    while unsafe line != end {
      let walk = unsafe trie.walk(from: line, to: end, by: letters)
      var rest = LetterScan(size: walk.size, length: walk.length)
      if walk.value == nil { unsafe rest = letters.scan(from: line, to: end) }
      // What ends the line: the separator, or CR before it.
      var next = unsafe line + rest.size
      if unsafe separator == 0x0A && next != end && next.pointee == 0x0D { unsafe next += 1 }
      guard unsafe next != end else { break }
      guard unsafe next.pointee == separator, rest.size > 0,
        unsafe line[0] != UInt8(ascii: " "), unsafe line[rest.size &- 1] != UInt8(ascii: " ")
      else {
        progress.stop = .otherLine
        break
      }
      unsafe writer.beginLine(line, size: rest.size, walk)
      if let value = walk.value {
        let first = storage.entry(Int(value))
        guard !first.isPronounForm else {
          progress.stop = .otherLine
          break
        }
        if first.isLast {
          writer.writeAnswer(first, onlyExact: accents == .strict)
        } else {
          writeAnswers(typed: walk.variants, Int(value), to: &writer)
        }
        // Strict accents can drop all answers of a key; then the other bands come.
        if !writer.hasAnswer { unsafe rest = letters.scan(from: line, to: end) }
      }
      if !writer.hasAnswer {
        guard unsafe misses.haveNoAnswer(line, rest, walk, letters, key: key) else {
          progress.stop = .otherLine
          break
        }
        writer.writeNone()
        progress.hasMiss = progress.hasMiss || !writer.isFull
      }
      guard writer.endLine() else {
        progress.stop = .outputFull
        break
      }
      unsafe line = next + 1
      progress.consumed = unsafe line - start
    }
    progress.written = writer.written
    return progress
  }

  /// Writes the answers of a key with several entries.
  private func writeAnswers(typed: UInt128, _ first: Int, to writer: inout LineWriter) {
    var count = 0
    // How many answers have all typed marks, and whether one of them hides all that have not.
    var meant = 0
    var hidesOthers = false
    // One number an answer, by which they are ordered: whether a typed mark is missing and band, then
    // preference, then place among the entries.
    while true {
      let entry = storage.entry(first &+ count)
      var order = Marks.order(typed: typed, form: storage.marks(of: entry))
      if accents != .smart {
        order &= Marks.missing - 1
      } else if order < Marks.missing {
        meant &+= 1
        hidesOthers = hidesOthers || !entry.standsLast
      }
      let number = UInt32(truncatingIfNeeded: (order << 8 | entry.preference) << 8 | count)
      var place = count
      while place > 0, unsafe ordered[place &- 1] > number {
        unsafe ordered[place] = ordered[place &- 1]
        place &-= 1
      }
      unsafe ordered[place] = number
      count &+= 1
      if entry.isLast || count > EntryRecord.maximumPreference { break }
    }
    for place in 0..<count {
      if place >= meant, meant > 0, hidesOthers || isHidden(place, meant, first) {
        continue
      }
      let entry = unsafe storage.entry(first &+ Int(ordered[place] & 0xFF))
      writer.writeAnswer(entry, onlyExact: accents == .strict)
      if bestOnly && writer.hasAnswer { return }
    }
  }

  /// Whether forms that come last hide the answer at `place`, which lacks a typed mark: it is the same
  /// verb's, or lacks ñ.
  private func isHidden(_ place: Int, _ meant: Int, _ first: Int) -> Bool {
    let entry = unsafe storage.entry(first &+ Int(ordered[place] & 0xFF))
    if unsafe ordered[place] >> 16 & 3 != 1 { return true }
    return (0..<meant).contains {
      unsafe storage.entry(first &+ Int(ordered[$0] & 0xFF)).hasSameInfinitive(as: entry)
    }
  }
}
