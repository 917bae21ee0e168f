package import SpanishText

/// The answers to a query as entries of one key, the best first, in one integer.
///
///     bits 0–3     how many answers there are
///     bits 4–39    for each answer two bits of its band, less one, and four of its entry, counted from the first
///     bits 40–63   the number of the first entry; 0 in a plan as it is stored
///
/// A *plan* has the answers to a query without accents, in all levels: what the ranking makes of a list of entries
/// and their accents. An index stores each plan once, so that such a query ranks nothing.
package struct AnswerPlan: Hashable, Sendable {
  package var bits: UInt64

  package init(bits: UInt64 = 0) { self.bits = bits }

  /// The most answers that a plan has, and the most entries that it can tell apart.
  static let capacity = 6
  static let mostEntries = 16
  /// Where the number of the first entry begins.
  static let firstShift: UInt64 = 40
  package static let mostPlans = 1 << 12
  package static let size = 8

  var count: Int { Int(truncatingIfNeeded: bits & 15) }

  /// The same for a key whose first entry has this number.
  @inline(__always) func starting(at first: Int) -> AnswerPlan {
    AnswerPlan(bits: bits | UInt64(first) &<< Self.firstShift)
  }

  private static func shift(_ index: Int) -> UInt64 { UInt64(truncatingIfNeeded: 4 &+ 6 &* index) }

  /// Adds an answer after the others. There must be room.
  @inline(__always) mutating func append(offset: Int, band: Int) {
    bits |= UInt64(offset &<< 2 | (band &- 1)) &<< Self.shift(count)
    bits += 1
  }

  /// The entry of an answer, counted from the key's first one.
  func offset(_ index: Int) -> Int {
    Int(truncatingIfNeeded: bits &>> (Self.shift(index) &+ 2) & 15)
  }

  func entry(_ index: Int) -> Int {
    Int(truncatingIfNeeded: bits &>> Self.firstShift) &+ offset(index)
  }

  func match(_ index: Int) -> FormIndex.Match {
    switch bits &>> Self.shift(index) & 3 {
    case 0: .exact
    case 1: .accents
    default: .ñ
    }
  }

  /// Whether it has a count that it can hold, and all its entries are below this many.
  func isSound(entries: Int) -> Bool {
    count <= Self.capacity && (0..<count).allSatisfy { offset($0) < entries }
      && bits < 1 << Self.firstShift
  }

  /// The plan of a key's entries, by the accents of their forms and the ranks of their verbs; nil for more answers, or more
  /// entries, than a plan has room for.
  package static func plan(
    of entries: [EntryRecord], form: (Int) -> (accents: AccentPattern, rank: Int)
  ) -> AnswerPlan? {
    AccentRanking.withRanked(entries.count) { offset in
      let record = entries[offset]
      return RankedMatch(
        TypedAccents(accents: .plain), spelling: form(offset).accents,
        isDeprioritized: record.isDeprioritized, verb: record.infinitiveBits,
        preference: record.preference, index: offset)
    } rank: { match in
      form(match.index).rank
    } _: {
      AnswerPlan($0, $1)
    }
  }

  /// The answers that are the first ones of some candidates; nil where a plan has no room for them.
  @inline(__always)
  init?(_ candidates: borrowing MutableSpan<RankedMatch>, _ count: Int) {
    self.init()
    guard count <= Self.capacity else { return nil }
    for index in 0..<count {
      let match = candidates[index]
      guard match.index < Self.mostEntries else { return nil }
      append(offset: match.index, band: match.band)
    }
  }
}
