import SpanishGrammar
import SpanishText
import TrieIndex

/// What the walk through a word reads, by address: the trie's units, the plans, and small tables that are made when
/// an index opens.
@safe struct WordTables {
  let classes = ByteClasses.shared
  private let units: UnsafePointer<UInt32>
  private let plans: UnsafeRawPointer
  /// The base of the root.
  let root: UInt32
  /// Where a key's value has its first entry and its plan: see ``KeyValue``.
  let entryShift: UInt32
  let planMask: UInt32
  /// For each two labels the base of the state that they lead to from the root; it saves two loads that wait for each
  /// other. Behind these, for the last two labels of a word, one bit for each label that may stand before them where
  /// the word ends in pronouns.
  private let tables: UnsafeMutablePointer<UInt32>

  /// The base where two labels lead nowhere.
  static var noBase: UInt32 { .max }
  private static var pairCount: Int { 1 << 10 }

  /// Tables over a trie and plans, which must stay as they are; ``deallocate()`` ends them.
  init(_ trie: SortedTrie, plans: ByteSlice) {
    unsafe units = trie.unitAddress
    unsafe self.plans = plans.raw.baseAddress ?? UnsafeRawPointer(trie.unitAddress)
    root = trie.start.base
    let planCount = plans.count / AnswerPlan.size
    entryShift = UInt32(KeyValue.entryShift(plans: planCount))
    planMask = 1 << (entryShift - 2) - 1
    unsafe tables = .allocate(capacity: 2 * Self.pairCount)
    unsafe tables.initialize(repeating: Self.noBase, count: Self.pairCount)
    unsafe (tables + Self.pairCount).initialize(repeating: 0, count: Self.pairCount)
    fillPairs()
    CliticEnding.forEach { third, before, last in
      let (third, pair) = (Letter.label(of: third), Self.pair(before, last))
      unsafe tables[Self.pairCount + pair] |= 1 << UInt32(third)
    }
  }

  func deallocate() { unsafe tables.deallocate() }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(Letter.label(of: first)) << 5 | Int(Letter.label(of: second))
  }

  private func fillPairs() {
    for first in Letter.space...SortedTrie.maximumLabel as ClosedRange<UInt8> {
      let one = unit(root ^ UInt32(first))
      guard one.label == first else { continue }
      for second in Letter.space...SortedTrie.maximumLabel as ClosedRange<UInt8> {
        let other = unit(one.target ^ UInt32(second))
        if other.label == second {
          unsafe tables[Int(first) << 5 | Int(second)] = other.target
        }
      }
    }
  }

  /// The unit in a slot: a base, or the base of one XOR a label. Opening an index checks that all of these are inside.
  @inline(__always) func unit(_ slot: UInt32) -> TrieUnit {
    TrieUnit(bits: UInt32(littleEndian: unsafe units[Int(slot)]))
  }

  /// The base of the state that two letters lead to.
  @inline(__always) func base(behind two: PackedLabels) -> UInt32 {
    unsafe tables[Int(truncatingIfNeeded: two.low)]
  }

  /// The plan with a number that stands in the value of a key.
  @inline(__always) func plan(_ number: Int) -> AnswerPlan {
    AnswerPlan(
      bits: UInt64(
        littleEndian: unsafe plans.loadUnaligned(
          fromByteOffset: AnswerPlan.size &* number, as: UInt64.self)))
  }

  /// Whether a word's last three letters may be the end of a pronoun.
  @inline(__always) func mayEndInClitics(_ labels: PackedLabels) -> Bool {
    let pair = Int(truncatingIfNeeded: labels.low & 0x3FF)
    let third = UInt32(truncatingIfNeeded: labels.low &>> 10 & 31)
    return unsafe tables[Self.pairCount &+ pair] &>> third & 1 == 1
  }
}
