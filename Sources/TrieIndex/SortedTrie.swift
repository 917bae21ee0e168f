/// A sorted map from keys to numbers that is small enough to stay in the processor's cache and
/// answers in about one memory access a letter.
///
/// # How it works, with six verb forms
///
/// Take these forms and number them in order:
///
///     0 come   1 comes   2 comía   3 comías   4 bebe   5 bebes        (unsorted)
///
/// Folded and sorted they are `bebe bebes come comes comia comias`. A *trie* reads them letter by
/// letter and shares what they have in common at the front:
///
///     b─e─b─e•─s•
///     c─o─m─e•─s•
///         └─i─a•─s•
///
/// `•` marks a *final* state: a key ends there. Three of these branches end alike, in `•─s•`. States
/// from which the same endings can be read (with the same values) are one and the same state:
///
///     b─e─b─e─┐
///     c─o─m─e─┤
///         └─i─a─┴─•─s─•
///
/// That is the *minimal automaton* (a DAFSA: deterministic acyclic finite state automaton). Verbs
/// inflect alike, so 547,227 keys of Spanish need some 15,900 states, provided that what
/// hangs on a final state says the same for all verbs of a kind ("take off two letters, append
/// `er`"), which is the business of whoever chooses the values.
///
/// ## Numbers: rank and select
///
/// Each transition also stores how many entries (a key weighs one or more) come *before* it
/// among its state's own. On the way to `comia`:
///
///     root ─c→ 2 before (bebe, bebes) ─o→ 0 ─m→ 0 ─i→ 2 before (come, comes) ─a→ 0      rank 4
///
/// The sum of them is the key's position in the sorted list (``rank``); walking down and always taking
/// the last transition with no more before it than is left gives the key at a position
/// (``TrieCursor/seek(to:)``). Neither visits what lies between, so a prefix is counted at the
/// price of walking it.
///
/// ## Where the transitions lie
///
/// All transitions of all states share one array of *units*, a *double array* in the words of
/// Aoe (1989): the transition with label `l` of the state with base `b` is the unit at `b XOR l`. A
/// unit holds its own label; where that is not `l` the state has no such transition. Labels are
/// below 32 and bases come in aligned blocks of 32 units, so a state's units lie within 128 bytes,
/// and `b XOR l` stays inside the array for every base that was checked once. Each base is used by
/// one state only, which is what makes the label test sufficient.
///
///     unit   bits 0–4 label   5–9 first label of the target state   10–31 base of the target
///            (label 0, "a key ends here": bits 5–31 are the key's value)
///     order  bits 0–4 label of the next transition of the same state, 31 for none
///            bits 5–31 entries before this transition among its state's (stored in fewer bits, see
///            ``SiblingLinks``)
///
/// Exact walks touch the units alone. `order` serves walks in order, ranks and counts.
///
/// ## Limits
///
/// Labels 1 to 30; keys up to ``maximumKeyLength`` labels; an array below 2²²; values and entries below 2²⁷. A
/// builder that would pass one of them throws ``TrieBuildError``.
///
/// Source of the double array: J. Aoe, "An efficient digital search algorithm by using a double-array
/// structure", IEEE Transactions on Software Engineering 15 (1989); the XOR form is S. Yata's.
/// Source of the one-pass construction: Daciuk, Mihov, Watson and Watson, "Incremental construction of
/// minimal acyclic finite-state automata", Computational Linguistics 26 (2000).
public struct SortedTrie: Sendable {
  /// The label of "a key ends here".
  public static var endLabel: UInt8 { 0 }
  /// In an empty unit; also "no further transition".
  package static var noLabel: UInt8 { 31 }
  package static var maximumLabel: UInt8 { 30 }
  package static var maximumKeyLength: Int { 64 }
  /// Bases are aligned to blocks of this many units.
  package static var blockSize: UInt32 { 32 }

  let units: Words
  let orders: SiblingLinks
  let root: TrieState

  /// The address of the units, valid as long as a copy of this trie exists.
  package var unitAddress: UnsafePointer<UInt32> { unsafe units.start }

  package var start: TrieState { root }

  /// How many entries all keys have together.
  package var entryCount: Int { Int(root.entryCount) }
}

/// A state of the automaton: all prefixes with the same continuations, and where they are in the
/// list.
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

  /// The label of the transition; another one than that sought: there is no such transition.
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

  package init(nextLabel: UInt8, before: UInt32) {
    bits = UInt32(nextLabel) | before << 5
  }

  package static var maximumCount: UInt32 { 1 << 27 - 1 }

  /// The label of the next transition of the same state, 31 for none.
  package var nextLabel: UInt8 { UInt8(truncatingIfNeeded: bits & 31) }
  /// How many of the state's entries come before this transition's.
  package var before: UInt32 { bits >> 5 }
}
