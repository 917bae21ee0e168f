import SpanishGrammar
import SpanishText
import TrieIndex

/// The answers that a walk through the trie finds to one word, in four registers.
@usableFromInline package struct WordMatch: Sendable {
  /// The word's letters, as in ``PackedLabels``.
  @usableFromInline let first: UInt64
  @usableFromInline let rest: UInt64
  /// The answers, as in ``AnswerPlan``.
  @usableFromInline let planBits: UInt64
  /// Where the letters end; -1 if it takes a closer look at the whole query to know the answers.
  @usableFromInline package let end: Int

  @inline(__always) fileprivate init(_ labels: PackedLabels, _ plan: AnswerPlan, end: Int) {
    (first, rest) = (labels.first, labels.rest)
    planBits = plan.bits
    self.end = end
  }

  @inlinable init() {
    (first, rest, planBits, end) = (0, 0, 0, -1)
  }

  /// The word takes a closer look.
  @inline(__always) fileprivate static var undecided: WordMatch { WordMatch() }

  var labels: PackedLabels { PackedLabels(first: first, rest: rest) }

  var plan: AnswerPlan { AnswerPlan(bits: planBits) }

  @inlinable @inline(__always) package var count: Int { Int(truncatingIfNeeded: planBits & 15) }
}

extension FormIndex {
  /// Reads the Spanish letters from `start` on, up to the first byte that is none, and finds the entries of their key
  /// on the way.
  ///
  /// One loop reads a letter, folds it and takes its transition; the first two letters are one step (see
  /// ``WordTables``). Words of ``PackedLabels/capacity`` letters or more take a closer look.
  @usableFromInline package func match(
    _ text: borrowing Span<UInt8>, from start: Int, _ mode: AccentMode
  ) -> WordMatch {
    unsafe text.withUnsafeBufferPointer { text in
      guard let bytes = text.baseAddress else { return .undecided }
      let tables = storage.tables
      var walk = unsafe WordWalk(bytes, count: text.count, from: start)
      guard let bits = walk.keyValue(tables) else { return missed(walk) }
      let value = KeyValue(bits: bits)
      if value.alwaysTakesCloserLook || walk.isLong { return .undecided }
      if walk.hasAccent, value.takesCloserLookWhereAccented { return .undecided }
      let first = value.first(shift: tables.entryShift)
      if mode == .smart, selection == nil {
        let plan = storage.plan(value.plan(mask: tables.planMask))
        if !walk.hasAccent {
          return WordMatch(walk.labels, plan.starting(at: first), end: walk.offset)
        }
        if plan.count == 1 {
          var answer = AnswerPlan().starting(at: first)
          let spelling = storage.accents(of: storage.entry(first))
          let band = AccentRanking.match(TypedAccents(ofWord: walk.typed), spelling: spelling).band
          answer.append(offset: 0, band: band)
          return WordMatch(walk.labels, answer, end: walk.offset)
        }
      }
      guard let answer = ranked(walk.labels, walk.typed, first, mode),
        answer.count > 0 || !walk.hasÑDigraph
      else { return .undecided }
      return WordMatch(walk.labels, answer, end: walk.offset)
    }
  }

  /// The answers of a key whose entries have to be ranked: an accent was typed, or not everything counts; nil for more
  /// than a plan has.
  @inline(never)
  private func ranked(
    _ labels: PackedLabels, _ typed: UInt64, _ first: Int, _ mode: AccentMode
  ) -> AnswerPlan? {
    storage.withRankedEntries(to: TypedAccents(ofWord: typed), first: first, mode, in: selection) {
      storage.formOfVerb(labels, $0, in: selection)
    } verb: {
      storage.verb(of: labels, $0)
    } _: {
      AnswerPlan($0, $1)?.starting(at: first)
    }
  }

  /// The match of a word that is not a key: none, if nothing else can be read in it.
  @inline(__always)
  private func missed(_ walk: consuming WordWalk) -> WordMatch {
    let tables = storage.tables
    // The last letter that was read led nowhere, or all of them only begin a key.
    let walked = walk.isAtEnd ? walk.letters : walk.letters &- 1
    while walk.readLetter(tables) != 0 {}
    let letters = walk.letters
    guard letters > 0, letters < PackedLabels.capacity, !walk.hasÑDigraph else { return .undecided }
    if letters >= 4, tables.mayEndInClitics(walk.lastLabels, unwalked: letters &- walked),
      unsafe splitsIntoKeyAndClitics(walk.word, hasAccent: walk.hasAccent, walked: walked)
    {
      return .undecided
    }
    return WordMatch(PackedLabels(), AnswerPlan(), end: walk.offset)
  }

  /// Whether a word is a key with pronouns after it, where there are transitions for `walked` of its letters.
  @inline(never)
  private func splitsIntoKeyAndClitics(
    _ word: UnsafeBufferPointer<UInt8>, hasAccent: Bool, walked: Int
  ) -> Bool {
    var key = FormKey()
    unsafe key.becomeLetters(of: word.span)
    func isKey(_ split: CliticSplit) -> Bool {
      split.stemLength <= walked && storage.find(split.host(in: key)) != nil
    }
    return CliticEnding.isPossible(key)
      && key.passes { word in
        CliticSplit.contains(in: word, where: isKey)
          || CliticSplit.containsFinite(in: word, hasAccent: hasAccent, where: isKey)
      }
  }
}

/// A word on its way through the trie.
@safe private struct WordWalk {
  private let text: UnsafePointer<UInt8>
  private let count: Int
  private let wordStart: Int
  private(set) var offset: Int
  /// The byte before which the labels have to move on, or the end.
  private var limit: Int
  /// As far before `offset` as there are letters: a letter of two bytes moves it on.
  private var start: Int
  /// The labels of the last letters that were read, as many as fit, the last one lowest; and those of the first letters,
  /// kept when there are more.
  private(set) var lastLabels: UInt64 = 0
  private var firstLabels: UInt64 = 0
  /// Whether the walk went as far as the letters.
  private(set) var isAtEnd = false
  /// Two bits for the diacritic of each letter, as if there were ``PackedLabels/capacity``.
  private var marks: UInt64 = 0

  @inline(__always)
  init(_ text: UnsafePointer<UInt8>, count: Int, from start: Int) {
    unsafe self.text = text
    self.count = count
    (wordStart, offset, self.start) = (start, start, start)
    limit = min(start &+ PackedLabels.half, count)
  }

  @inline(__always) var letters: Int { offset &- start }

  /// Whether there are too many letters for an answer.
  @inline(__always) var isLong: Bool { firstLabels != 0 && letters >= PackedLabels.capacity }

  var word: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: text + wordStart, count: offset - wordStart)
  }

  /// The letters that were read, up to ``PackedLabels/capacity``.
  @inline(__always) var labels: PackedLabels {
    if firstLabels == 0 { return PackedLabels(first: lastLabels) }
    let restBits = UInt64(truncatingIfNeeded: 5 &* (letters &- PackedLabels.half))
    return PackedLabels(first: firstLabels, rest: lastLabels & (1 &<< restBits &- 1))
  }

  @inline(__always) var hasAccent: Bool { marks != 0 }

  /// The diacritics of the letters that were read, as in ``AccentPattern``.
  @inline(__always) var typed: UInt64 { marks &>> marksBehind }

  /// How many bits the marks have for letters that come after those that were read.
  @inline(__always) private var marksBehind: UInt64 {
    UInt64(truncatingIfNeeded: 2 &* (PackedLabels.capacity &- letters))
  }

  /// Whether n is before h or y, as some write ñ: only for fewer letters than ``PackedLabels/capacity``.
  @inline(__always) var hasÑDigraph: Bool {
    Self.hasÑDigraph(lastLabels) || firstLabels != 0 && Self.hasÑDigraph(firstLabels)
  }

  @inline(__always)
  private static func hasÑDigraph(_ labels: UInt64) -> Bool {
    (places(of: "n", in: labels) &>> 5)
      & (places(of: "h", in: labels) | places(of: "y", in: labels)) != 0
  }

  /// The highest bit of each label that is that of a letter. All are compared at once: the lower four bits of another one
  /// and fifteen are more than fifteen.
  @inline(__always)
  private static func places(of letter: Unicode.Scalar, in labels: UInt64) -> UInt64 {
    let lowest: UInt64 = 0x0084_2108_4210_8421
    let (lower, highest) = (lowest &* 15, lowest &* 16)
    let other = labels ^ (lowest &* UInt64(Letter.label(of: UInt8(ascii: letter))))
    return ~((other & lower) &+ lower | other) & highest
  }

  /// Takes the transitions of the letters.
  ///
  /// - Returns: The value of the key that all letters are, up to the first byte that is none; nil where they are no key.
  @inline(__always)
  mutating func keyValue(_ tables: WordTables) -> UInt32? {
    var base = tables.root
    if offset &+ 2 <= count {
      let first = unsafe tables.label(ofByte: text[offset])
      let second = unsafe tables.label(ofByte: text[offset &+ 1])
      if first != 0, second != 0 {
        append(first)
        append(second)
        base = tables.base(afterPair: lastLabels)
        if base == WordTables.noBase { return nil }
      }
    }
    while true {
      let label = readLetter(tables)
      if label == 0 { break }
      // A unit of another label: there is no such transition.
      let unit = tables.unit(base ^ UInt32(truncatingIfNeeded: label))
      if (unit.bits ^ UInt32(truncatingIfNeeded: label)) & 31 != 0 { return nil }
      base = unit.target
    }
    isAtEnd = true
    let last = tables.unit(base)
    return last.label == SortedTrie.endLabel ? last.value : nil
  }

  /// Reads a letter; its label, 0 where there is none.
  @inline(__always)
  mutating func readLetter(_ tables: WordTables) -> UInt64 {
    if offset >= limit, !keepLabels() { return 0 }
    let label = unsafe tables.label(ofByte: text[offset])
    if label == 0 { return readMarkedLetter(tables) }
    append(label)
    return label
  }

  /// Keeps the labels of the first letters before more take their place; false at the end of the text.
  private mutating func keepLabels() -> Bool {
    guard offset < count else { return false }
    let isFirstHalf = firstLabels == 0
    if isFirstHalf { firstLabels = lastLabels }
    limit = isFirstHalf ? min(offset &+ PackedLabels.half, count) : count
    return true
  }

  @inline(__always)
  private mutating func readMarkedLetter(_ tables: WordTables) -> UInt64 {
    guard unsafe text[offset] == Letter.leadByte, offset &+ 1 < count else { return 0 }
    let letter = unsafe tables.letter(ofSecondByte: text[offset &+ 1])
    if letter == 0 { return 0 }
    let label = letter & WordTables.labelBits
    offset &+= 1
    start &+= 1
    limit = min(limit &+ 1, count)
    append(label)
    marks |= (letter &>> WordTables.diacriticShift) &<< marksBehind
    return label
  }

  @inline(__always)
  private mutating func append(_ label: UInt64) {
    lastLabels = lastLabels &<< 5 | label
    offset &+= 1
  }
}
