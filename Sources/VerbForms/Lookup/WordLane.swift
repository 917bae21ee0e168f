import SortedTrie
import SpanishGrammar

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
  /// The folded key of the current word, with room to read it in steps of 16.
  private let key: UnsafeMutablePointer<UInt8>
  /// The answers of a key with several, to be put in order.
  private let ordered: UnsafeMutablePointer<UInt32>
  /// The marks of those answers, by their places among the key's entries.
  private let candidates: UnsafeMutablePointer<UInt128>

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
    let capacity = FoldingWalk.keyCapacity + LineWriter.step
    unsafe key = .allocate(capacity: capacity)
    unsafe key.initialize(repeating: 0, count: capacity)
    unsafe ordered = .allocate(capacity: EntryRecord.maximumPreference + 1)
    unsafe ordered.initialize(repeating: 0, count: EntryRecord.maximumPreference + 1)
    unsafe candidates = .allocate(capacity: EntryRecord.maximumPreference + 1)
    unsafe candidates.initialize(repeating: 0, count: EntryRecord.maximumPreference + 1)
  }

  deinit {
    unsafe key.deallocate()
    unsafe ordered.deallocate()
    unsafe candidates.deallocate()
  }

  /// Answers lines from the start of `input` until it ends, a line is not for the lane, or `output`
  /// is full.
  package func answer(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> Progress {
    var progress = Progress(consumed: 0, written: 0, hasMiss: false, stop: .endOfInput)
    let trie = storage.trie
    let letters = Alphabet.letters
    var writer = unsafe LineWriter(input: input, output: output, key: key)
    var offset = 0
    while offset < input.count {
      let walk = unsafe trie.walk(input, from: offset, by: letters, key: key)
      var end = walk.end
      var length = walk.length
      if walk.isStuck {
        unsafe (end, length) = letters.spell(input, from: end, into: key, length: length)
      }
      // What ends the line: the separator, or CR before it.
      var next = end
      if next < input.count, separator == 0x0A, unsafe input[next] == 0x0D { next += 1 }
      guard next < input.count else { break }
      guard unsafe input[next] == separator, end > offset,
        unsafe input[offset] != UInt8(ascii: " "), unsafe input[end - 1] != UInt8(ascii: " ")
      else {
        progress.stop = .otherLine
        break
      }
      writer.beginLine(offset..<end)
      if let value = walk.value {
        let first = storage.entry(Int(value))
        guard !first.isPronounForm else {
          progress.stop = .otherLine
          break
        }
        if first.isLast {
          writeAnswer(walk, first, to: &writer)
        } else {
          writeAnswers(walk, Int(value), to: &writer)
        }
        // Strict accents can drop all answers of a key; then the other bands come.
        if !writer.hasAnswer, unsafe holdsSpaceOrStandIn(.init(start: key, count: walk.length)) {
          progress.stop = .otherLine
          break
        }
      } else {
        guard !mayHaveOtherBands(length, walked: walk.length) else {
          progress.stop = .otherLine
          break
        }
      }
      if !writer.hasAnswer {
        writer.writeNone()
        progress.hasMiss = progress.hasMiss || !writer.isFull
      }
      guard writer.endLine() else {
        progress.stop = .outputFull
        break
      }
      offset = next + 1
      progress.consumed = offset
    }
    progress.written = writer.written
    return progress
  }

  /// Writes the answer of a key with one entry. Strict accents alone can drop it: where it lacks what
  /// was typed, no other has it.
  @inline(__always) private func writeAnswer(
    _ walk: FoldingWalk, _ entry: EntryRecord, to writer: inout LineWriter
  ) {
    let marks = storage.marks(entry.marks)
    let match = Marks.match(typed: walk.variants, form: marks, hasForeignMark: false)
    if accents == .strict, match != .exact { return }
    writer.writeAnswer(
      length: walk.length, marks: marks, endings: storage.endings, entry: entry, match: match)
  }

  /// Writes the answers of a key with several entries.
  private func writeAnswers(_ walk: FoldingWalk, _ first: Int, to writer: inout LineWriter) {
    let typed = walk.variants
    var count = 0
    var hasAll = false
    // One number an answer, by which they are ordered: band, preference, place among the entries.
    while true {
      let entry = storage.entry(first &+ count)
      let marks = storage.marks(entry.marks)
      hasAll = hasAll || Marks.hasAll(typed: typed, form: marks)
      let match = Marks.match(typed: typed, form: marks, hasForeignMark: false)
      let number = UInt32(match.band) << 16 | UInt32(entry.preference) << 8 | UInt32(count)
      unsafe candidates[count] = marks
      var place = count
      while place > 0, unsafe ordered[place &- 1] > number {
        unsafe ordered[place] = ordered[place &- 1]
        place &-= 1
      }
      unsafe ordered[place] = number
      count &+= 1
      if entry.isLast || count > EntryRecord.maximumPreference { break }
    }
    let dropsOthers = accents == .smart && hasAll && typed != 0
    for place in 0..<count {
      let number = unsafe ordered[place]
      let band = number >> 16
      if accents == .strict, band > 1 { return }
      let offset = Int(number & 0xFF)
      let marks = unsafe candidates[offset]
      if dropsOthers, !Marks.hasAll(typed: typed, form: marks) { continue }
      writer.writeAnswer(
        length: walk.length, marks: marks, endings: storage.endings,
        entry: storage.entry(first &+ offset),
        match: band == 1 ? .exact : band == 2 ? .accents : .ñ)
      if bestOnly { return }
    }
  }

  /// Whether a line that is no key may still have an answer: it is several words, or ends in pronouns
  /// behind something that is a key.
  ///
  /// - Parameters:
  ///   - length: Letters of the folded line, all of it.
  ///   - walked: Letters for which there were transitions.
  /// - Returns: False only where the other bands have no answer.
  @inline(__always) private func mayHaveOtherBands(_ length: Int, walked: Int) -> Bool {
    let folded = unsafe UnsafeBufferPointer(start: key, count: length)
    // A line longer than its key's room is left to the ordinary way.
    if length >= FoldingWalk.keyCapacity { return true }
    if unsafe holdsSpaceOrStandIn(folded) { return true }
    return unsafe length - walked <= PronounGroup.maximumSize && PronounEnding.isPossible(folded)
      && hasHost(folded, walked: walked)
  }

  /// Whether a line is several words, or has nh or ny in place of ñ: see `StandIns`.
  @inline(__always) private func holdsSpaceOrStandIn(
    _ line: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var previous: UInt8 = 0
    for place in 0..<line.count {
      let letter = unsafe line[place]
      if letter == UInt8(ascii: " ") { return true }
      if previous == UInt8(ascii: "n"), letter == UInt8(ascii: "h") || letter == UInt8(ascii: "y") {
        return true
      }
      previous = letter
    }
    return false
  }

  /// Whether a folded word can be split into a key and pronouns.
  private func hasHost(_ word: UnsafeBufferPointer<UInt8>, walked: Int) -> Bool {
    unsafe PronounSplit.contains(in: word.span) { split in
      guard split.hostLength <= walked else { return false }
      var size = split.hostLength
      let replaced = unsafe key[size]
      if let lost = split.lostLetter {
        unsafe key[size] = lost
        size += 1
      }
      defer { unsafe key[split.hostLength] = replaced }
      let host = unsafe UnsafeRawBufferPointer(start: key, count: size)
      // The walk spells the host where it stands: nothing changes.
      return unsafe storage.trie.walk(host, from: 0, by: Alphabet.letters, key: key).value != nil
    }
  }
}
