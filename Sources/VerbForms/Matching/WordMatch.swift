import SpanishGrammar
import SpanishText
import TrieIndex

/// The answers that a walk through the trie finds to one word, in four registers.
@usableFromInline package struct WordMatch: Sendable {
  /// The word's letters, as in ``PackedLabels``.
  @usableFromInline let low: UInt64
  @usableFromInline let high: UInt64
  /// The answers, as in ``AnswerPlan``.
  @usableFromInline let planBits: UInt64
  /// Where the letters end; -1 if it takes a closer look at the whole query to know the answers.
  @usableFromInline package let end: Int

  @inline(__always) fileprivate init(_ labels: PackedLabels, _ plan: AnswerPlan, end: Int) {
    (low, high) = (labels.low, labels.high)
    planBits = plan.bits
    self.end = end
  }

  /// No answers.
  @inlinable init() {
    (low, high, planBits, end) = (0, 0, 0, -1)
  }

  /// The word takes a closer look.
  @inline(__always) fileprivate static var undecided: WordMatch { WordMatch() }

  var labels: PackedLabels { PackedLabels(low: low, high: high) }

  var plan: AnswerPlan { AnswerPlan(bits: planBits) }

  /// How many answers there are.
  @inlinable @inline(__always) package var count: Int { Int(truncatingIfNeeded: planBits & 15) }
}

extension FormIndex {
  /// Reads the Spanish letters from `start` on, up to the first byte that is none, and finds the entries of their key
  /// on the way.
  ///
  /// One loop reads a letter, folds it and takes its transition; the first two letters are one step (see
  /// ``WordTables``). At its end the letters are at hand in two registers, and their diacritics in a third. Words of
  /// more than ``PackedLabels/capacity`` letters take a closer look.
  ///
  /// Complexity: O(letters), no allocation.
  @usableFromInline package func match(
    _ text: borrowing Span<UInt8>, from start: Int, _ mode: AccentMode
  ) -> WordMatch {
    unsafe text.withUnsafeBufferPointer { text in
      guard let bytes = text.baseAddress else { return .undecided }
      let tables = storage.tables
      var walk = unsafe WordWalk(bytes, count: text.count, from: start, tables)
      guard let bits = walk.keyValue() else { return missed(walk) }
      let value = KeyValue(bits: bits)
      if value.alwaysTakesCloserLook || walk.letters > PackedLabels.capacity { return .undecided }
      let first = value.first(shift: tables.entryShift)
      let plan = tables.plan(value.plan(mask: tables.planMask))
      let typed = walk.typed
      if mode == .smart, selection == nil {
        if typed == 0 { return WordMatch(walk.labels, plan.starting(at: first), end: walk.offset) }
        if value.takesCloserLookWhereAccented { return .undecided }
        if plan.count == 1 {
          var answer = AnswerPlan().starting(at: first)
          let spelling = storage.accents(of: storage.entry(first))
          let band = AccentRanking.match(walk.typedAccents, spelling: spelling).band
          answer.append(offset: 0, band: band)
          return WordMatch(walk.labels, answer, end: walk.offset)
        }
      } else if typed != 0, value.takesCloserLookWhereAccented {
        return .undecided
      }
      return ranked(
        walk.labels, walk.typedAccents, first, mode, end: walk.offset, maySplit: walk.maySplit)
    }
  }

  /// The match of a key whose entries have to be ranked: an accent was typed, or not everything counts.
  @inline(never)
  private func ranked(
    _ labels: PackedLabels, _ typed: TypedAccents, _ first: Int, _ mode: AccentMode, end: Int,
    maySplit: Bool
  ) -> WordMatch {
    var answer = AnswerPlan().starting(at: first)
    var isRoom = true
    storage.withRankedEntries(to: typed, PlainLetters(labels), first: first, mode, in: selection) {
      matches, count in
      for index in 0..<count where isRoom {
        let match = matches[index]
        isRoom = index < AnswerPlan.capacity && match.index < AnswerPlan.mostEntries
        if isRoom { answer.append(offset: match.index, band: match.band) }
      }
    }
    guard isRoom, answer.count > 0 || !maySplit else { return .undecided }
    return WordMatch(labels, answer, end: end)
  }

  /// The match of a word that is no key: none, if nothing else can be read in it.
  @inline(__always)
  private func missed(_ walk: consuming WordWalk) -> WordMatch {
    // The last letter that was read led nowhere, or all of them only begin a key.
    let walked = walk.isAtEnd ? walk.letters : walk.letters &- 1
    walk.readRest()
    let letters = walk.letters
    guard letters > 0, letters <= PackedLabels.capacity else { return .undecided }
    let mayEndInClitics =
      letters &- walked <= CliticGroup.maximumSize && letters >= 4
      && storage.tables.mayEndInClitics(walk.labels)
    if mayEndInClitics || walk.maySplit,
      !certainlyHasNoMatch(walk.labels, walk.typedAccents, walked: walked)
    {
      return .undecided
    }
    return WordMatch(PackedLabels(), AnswerPlan(), end: walk.offset)
  }

  @inline(never)
  private func certainlyHasNoMatch(
    _ labels: PackedLabels, _ typed: TypedAccents, walked: Int
  ) -> Bool {
    storage.certainlyHasNoMatch(labels.key(with: typed.accents), walked: walked)
  }
}

/// A word on its way through the trie.
@safe private struct WordWalk {
  private let text: UnsafePointer<UInt8>
  private let count: Int
  private let start: Int
  private let tables: WordTables
  /// The byte that is read next.
  private(set) var offset: Int
  /// The letters that were read.
  private(set) var labels = PackedLabels()
  /// Whether the walk went as far as the letters.
  private(set) var isAtEnd = false
  /// The diacritics up to the last marked letter, and how many letters these are.
  private var marks: UInt64 = 0
  private var marked = 0
  /// How many letters of two bytes there are.
  private var pairs = 0
  /// The flags of all letters: see ``ByteClasses``.
  private var classes: UInt8 = 0

  @inline(__always)
  init(_ text: UnsafePointer<UInt8>, count: Int, from start: Int, _ tables: WordTables) {
    unsafe self.text = text
    self.count = count
    self.start = start
    offset = start
    self.tables = tables
  }

  /// How many letters were read.
  @inline(__always) var letters: Int { offset &- start &- pairs }

  /// The diacritics of the letters that were read, as in ``AccentPattern``.
  @inline(__always) var typed: UInt64 {
    marks &<< UInt64(truncatingIfNeeded: 2 &* (letters &- marked))
  }

  @inline(__always) var typedAccents: TypedAccents {
    TypedAccents(accents: AccentPattern(bits: UInt128(typed)), hasForeignDiacritic: false)
  }

  /// Whether there is a space among the letters, or both halves of a digraph for ñ, in any order.
  @inline(__always) var maySplit: Bool {
    let digraph = ByteClasses.n | ByteClasses.hOrY
    return classes & ByteClasses.space != 0 || classes & digraph == digraph
  }

  /// Takes the transitions of the letters.
  ///
  /// - Returns: The value of the key that all letters are, up to the first byte that is none; nil where they are no key.
  @inline(__always)
  mutating func keyValue() -> UInt32? {
    var base = tables.root
    if offset &+ 2 <= count {
      let first = unsafe tables.classes.ofByte[Int(text[offset])]
      let second = unsafe tables.classes.ofByte[Int(text[offset &+ 1])]
      if first != 0, second != 0 {
        append(first)
        append(second)
        base = tables.base(behind: labels)
        if base == WordTables.noBase { return nil }
      }
    }
    while true {
      let label = readLetter()
      if label == 0 { break }
      let unit = tables.unit(base ^ label)
      // A unit of another label: there is no such transition.
      if (unit.bits ^ label) & 31 != 0 { return nil }
      base = unit.target
    }
    isAtEnd = true
    let last = tables.unit(base)
    return last.label == SortedTrie.endLabel ? last.value : nil
  }

  /// Reads the letters that are left.
  @inline(__always)
  mutating func readRest() {
    while readLetter() != 0 {}
  }

  /// Reads a letter; its label, 0 where there is none.
  @inline(__always)
  private mutating func readLetter() -> UInt32 {
    guard offset < count else { return 0 }
    let kind = unsafe tables.classes.ofByte[Int(text[offset])]
    if kind == 0 { return readMarkedLetter() }
    append(kind)
    return UInt32(kind & ByteClasses.labelBits)
  }

  @inline(__always)
  private mutating func readMarkedLetter() -> UInt32 {
    guard unsafe text[offset] == Letter.leadByte, offset &+ 1 < count else { return 0 }
    let letter = unsafe tables.classes.ofSecondByte[Int(text[offset &+ 1])]
    if letter == 0 { return 0 }
    let before = letters
    let label = letter & ByteClasses.labelBits
    offset &+= 1
    pairs &+= 1
    append(unsafe tables.classes.ofByte[Int(Letter.plain(ofLabel: label))])
    marks = marks &<< UInt64(truncatingIfNeeded: 2 &* (before &+ 1 &- marked))
    marks |= UInt64(letter &>> ByteClasses.diacriticShift)
    marked = before &+ 1
    return UInt32(label)
  }

  @inline(__always)
  private mutating func append(_ kind: UInt8) {
    classes |= kind
    labels.append(kind & ByteClasses.labelBits)
    offset &+= 1
  }
}
