import SpanishGrammar
import SpanishText
import VerbForms

/// The forms near a word by a plain search: the table of an edit distance along a tree of all keys.
public final class PlainSuggestions: Sendable {
  private struct Node {
    var letter: UInt8
    var depth: Int
    /// The first node that is not below this one.
    var next: Int
    /// The entries of the key that ends here.
    var entries: Range<Int>?
  }

  private let index: FormIndex
  private let entries: [FormIndex.Entry]
  /// The nodes of the tree, each before those below it.
  private let nodes: [Node]

  /// Prepares to search all forms of an index.
  public init(_ index: FormIndex) {
    self.index = index
    entries = Array(index.entries)
    var nodes: [Node] = []
    var path: [Int] = []
    for (position, entry) in entries.enumerated() {
      let letters = Array(entry.form.folded.utf8)
      let shared = zip(path, letters).prefix { nodes[$0].letter == $1 }.count
      for node in path[shared...] { nodes[node].next = nodes.count }
      path.removeLast(path.count - shared)
      for letter in letters[shared...] {
        path.append(nodes.count)
        nodes.append(Node(letter: letter, depth: path.count - 1, next: .max))
      }
      let end = path[path.count - 1]
      nodes[end].entries = (nodes[end].entries?.lowerBound ?? position)..<position + 1
    }
    self.nodes = nodes
  }

  /// What ``FormIndex/nearForms(of:limit:)`` is to say of a word in plain letters.
  public func nearForms(of word: [UInt8], limit: Int) -> [FormIndex.Suggestion] {
    let hits = hits(word, atMost: EditCost.allowed(length: word.count))
    var found: [(suggestion: FormIndex.Suggestion, cost: Int, rank: Int)] = []
    for weight in Set(hits.map { EditCost.weight(of: $0.cost) }).sorted() {
      if found.count(where: { $0.cost <= weight }) > limit { break }
      for hit in hits where EditCost.weight(of: hit.cost) == weight {
        for entry in entries[hit.entries]
        where !found.contains(where: { $0.suggestion.infinitive == entry.infinitive }) {
          let rank = index.rank(ofVerb: entry.infinitive) ?? Int.max
          let suggestion = FormIndex.Suggestion(
            form: entry.form, infinitive: entry.infinitive, reason: EditCost.kind(of: hit.cost))
          found.append((suggestion, weight + MistakeCost.rarity(rank: rank), rank))
        }
      }
    }
    let sorted = found.sorted { ($0.cost, $0.rank) < ($1.cost, $1.rank) }.map { $0.suggestion }
    let decent = sorted.filter { !isVulgar(infinitive: $0.infinitive) }
    return Array((decent.isEmpty ? sorted : decent).prefix(limit))
  }

  private func hits(_ word: [UInt8], atMost bound: Int) -> [(entries: Range<Int>, cost: Int)] {
    var table = PlainEditTable(to: word)
    var hits: [(entries: Range<Int>, cost: Int)] = []
    var place = 0
    while place < nodes.count {
      let node = nodes[place]
      table.keep(node.depth)
      table.append(node.letter)
      if let entries = node.entries, table.cost <= bound { hits.append((entries, table.cost)) }
      place = table.least > bound ? node.next : place + 1
    }
    return hits
  }
}
