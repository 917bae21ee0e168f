/// A sorted map from keys, which are lists of labels, to numbers. It is like a trie, but small enough to stay in the
/// processor's cache, and takes about one memory access for each label.
///
/// It is a minimal automaton whose transitions share one array. `HowTheIndexWorks.md` in VerbForms shows it with
/// six verb forms, and `FileFormat.md` the bits of its *units* and *orders* ("Units and orders").
///
/// Labels are below 32 and bases come in aligned blocks of 32 units, so a state's units lie within 128 bytes,
/// and `base XOR label` stays inside the array for every base that was checked once. Each base is used by one
/// state only, which is what makes the label test sufficient.
///
/// Exact walks touch the units alone. Orders serve walks in order, ranks and counts.
///
/// Limits: labels 1 to 30; keys up to ``maximumKeyLength`` labels; an array below 2²²; values and entries below
/// 2²⁷. A builder that would pass one of them throws ``TrieError``.
///
/// Source of the double array: J. Aoe, "An efficient digital search algorithm by using a double-array
/// structure", IEEE Transactions on Software Engineering 15 (1989); the XOR form is S. Yata's.
/// Source of the one-pass construction: Daciuk, Mihov, Watson and Watson, "Incremental construction of
/// minimal acyclic finite-state automata", Computational Linguistics 26 (2000).
public struct SortedTrie: Sendable {
  /// The label that means "a key ends here".
  public static var endLabel: UInt8 { 0 }
  /// The label of an empty unit; it also means "no further transition".
  package static var noLabel: UInt8 { 31 }
  package static var maximumLabel: UInt8 { 30 }
  package static var maximumKeyLength: Int { 64 }
  /// Bases are aligned to blocks of this many units.
  package static var blockSize: UInt32 { 32 }

  let units: Words
  let orders: SiblingLinks
  package let root: TrieState

  /// The address of the units, valid as long as a copy of this trie exists.
  package var unitAddress: UnsafePointer<UInt32> { unsafe units.start }

  /// How many entries all keys have together.
  package var entryCount: Int { Int(root.entryCount) }
}

/// A state of the automaton as a walk reached it, and where the keys that go on from there are in the list.
public struct TrieState: Sendable, Hashable {
  /// Where its transitions lie: the one with label l at `base ^ l`.
  public var base: UInt32
  /// The label of its first transition in order, 31 for none.
  package var firstLabel: UInt8
  /// How many entries can be reached from here.
  package var entryCount: UInt32
  /// How many entries come before the first of them in the whole list.
  package var rank: UInt32
}

/// What a unit's 32 bits say.
public struct TrieUnit: Sendable {
  /// The word as it is stored.
  public var bits: UInt32

  /// A unit as it is stored.
  @inlinable public init(bits: UInt32) { self.bits = bits }

  package init(label: UInt8, firstLabel: UInt8, target: UInt32) {
    bits = UInt32(label) | UInt32(firstLabel) << 5 | target << 10
  }

  package init(endWithValue value: UInt32) { bits = UInt32(SortedTrie.endLabel) | value << 5 }

  package static var maximumTarget: UInt32 { 1 << 22 - 1 }
  package static var maximumValue: UInt32 { 1 << 27 - 1 }
  /// A unit that no state uses.
  package static let empty = TrieUnit(
    label: SortedTrie.noLabel, firstLabel: SortedTrie.noLabel, target: 0)

  /// The label of the transition. If it is not the one that was looked for, the state has no such transition.
  @inlinable public var label: UInt8 { UInt8(truncatingIfNeeded: bits & 31) }
  /// The first label of the state it leads to, 31 for none.
  package var firstLabel: UInt8 { UInt8(truncatingIfNeeded: bits >> 5 & 31) }
  /// The base of the state it leads to.
  @inlinable public var target: UInt32 { bits >> 10 }
  /// The value of the key that ends here, if the label is ``SortedTrie/endLabel``.
  @inlinable public var value: UInt32 { bits >> 5 }
}

/// What an order word's 32 bits say.
package struct SiblingLink: Sendable {
  package var bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  package init(nextLabel: UInt8, before: UInt32) { bits = UInt32(nextLabel) | before << 5 }

  package static var maximumCount: UInt32 { 1 << 27 - 1 }

  /// The label of the next transition of the same state, 31 for none.
  package var nextLabel: UInt8 { UInt8(truncatingIfNeeded: bits & 31) }
  /// How many of the state's entries come before this transition's.
  package var before: UInt32 { bits >> 5 }
}

/// What a trie cannot hold, or what is wrong with one, in words.
package struct TrieError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// Values, units or entries outgrow the bits that the format has for them.
  package static func tooMany(_ what: String, _ count: Int, limit: Int) -> TrieError {
    TrieError("too many \(what): got \(count), the index holds \(limit)")
  }

  static func check(_ what: String, _ count: Int, atMost limit: UInt32) throws(TrieError) {
    if count > limit { throw .tooMany(what, count, limit: Int(limit)) }
  }
}
