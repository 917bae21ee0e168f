/// What edits cost between labels: tables that a search reads instead of asking.
///
/// All costs are small integers. An *edit* is a label left out, put in or exchanged, two neighbours
/// swapped, or two labels in place of one (and the other way round) where the tables know such
/// a pair.
package struct EditCostTable: Sendable {
  /// Two labels that are taken for one.
  package typealias Merger = (first: UInt8, second: UInt8, single: UInt8, cost: UInt8)

  let smallest: Int
  /// For each label what it costs to take each of the 32 labels for it, and after these what it costs to leave each
  /// label out or put it in.
  let bytes: [UInt8]
  let swap: Int
  let mergers: [Merger]
  /// The labels with which a merger may begin in a word.
  let merged: UInt32

  package init(
    swap: UInt8, mergers: [Merger], gap: (UInt8) -> UInt8, exchange: (UInt8, UInt8) -> UInt8
  ) {
    let labels: Range<UInt8> = 0..<32
    let gaps = labels.map { gap($0) }
    let exchanges = labels.flatMap { first in labels.map { exchange(first, $0) } }
    let all = gaps + exchanges.filter { $0 > 0 } + [swap] + mergers.map { $0.cost }
    bytes = exchanges.map { $0 == 0 ? UInt8.max : $0 } + gaps
    merged = mergers.reduce(0) { $0 | 1 << UInt32($1.first) | 1 << UInt32($1.single) }
    self.smallest = Int(all.min() ?? 0)
    self.swap = Int(swap)
    self.mergers = mergers
  }

  /// What it costs to leave a label out or put it in.
  func gap(_ label: UInt8) -> Int { cost(32, label) }

  /// What it costs to take one label for another; more than any edit where they are the same.
  func exchange(_ first: UInt8, _ second: UInt8) -> Int { cost(Int(first), second) }

  @inline(__always)
  private func cost(_ row: Int, _ label: UInt8) -> Int {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe Int($0.baseAddress.unsafelyUnwrapped[row &* 32 &+ Int(label)])
    }
  }
}
