/// The keys that a few edits separate from a word.
package struct NearKeys: Sendable {
  /// The keys, each with its place among their labels.
  var keys: [(labels: Range<Int>, value: UInt32, cost: Int)] = []
  var labels: [UInt8] = []

  init() {}

  /// Searches for the keys that edits make of a word.
  ///
  /// - Parameters:
  ///   - labels: The labels of a trie, which has the keys.
  ///   - word: Labels from 1 to ``SortedTrie/maximumLabel``.
  ///   - allowed: What all edits may cost together, less than three of the cheapest.
  ///   - costs: What edits cost.
  ///
  /// Complexity: O(states within one edit × transitions), some thousand steps where two edits are allowed.
  package init(
    of labels: LabelTable, word: [UInt8], costingAtMost allowed: Int, _ costs: EditCostTable
  ) {
    self = FuzzySearch(of: labels, word: word, costingAtMost: allowed, costs).found
  }

  /// Calls `body` with the labels and the value of each key that edits of this cost make of the word, as often as
  /// there are ways to make it. A key may have another cost too.
  package func forEach(costing cost: Int, _ body: (Span<UInt8>, UInt32) -> Void) {
    for key in keys where key.cost == cost {
      body(labels.span.extracting(key.labels), key.value)
    }
  }
}
