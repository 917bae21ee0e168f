import Testing

@testable import TrieIndex

/// The slow twin of a trie: a sorted list of keys, searched from its start.
struct PlainTrie {
  /// A key and what it stands for.
  struct Key: Hashable {
    var labels: [UInt8]
    var value: UInt32
  }

  /// In ascending order, each once.
  let keys: [Key]

  /// How many entries a value stands for: equal values must weigh the same.
  static func weight(_ value: UInt32) -> UInt32 { value % 3 + 1 }

  init(_ values: [[UInt8]: UInt32]) {
    keys = values.map { Key(labels: $0.key, value: $0.value) }
      .sorted { $0.labels.lexicographicallyPrecedes($1.labels) }
  }

  /// Keys that all stand for the same.
  init(_ keys: [[UInt8]], value: UInt32 = 0) {
    self.init(Dictionary(keys.map { ($0, value) }, uniquingKeysWith: { first, _ in first }))
  }

  var entryCount: Int { keys.reduce(0) { $0 + Int(PlainTrie.weight($1.value)) } }

  /// One more than the largest value.
  var valueLimit: UInt32 { (keys.map(\.value).max() ?? 0) + 1 }

  func value(of labels: [UInt8]) -> UInt32? { keys.first { $0.labels == labels }?.value }

  func hasPrefix(_ prefix: [UInt8]) -> Bool { keys.contains { $0.labels.starts(with: prefix) } }

  /// The places of the entries of keys that begin with `prefix`; where there are none, the empty
  /// range where they would stand.
  func positions(ofPrefix prefix: [UInt8]) -> Range<Int> {
    var start = 0
    var count = 0
    for key in keys {
      if key.labels.starts(with: prefix) {
        count += Int(PlainTrie.weight(key.value))
      } else if key.labels.lexicographicallyPrecedes(prefix) {
        start += Int(PlainTrie.weight(key.value))
      }
    }
    return start..<start + count
  }

  /// For each entry the key it belongs to and the place of that key's first entry.
  var entries: [(key: Key, first: Int)] {
    var entries: [(key: Key, first: Int)] = []
    for key in keys {
      let first = entries.count
      for _ in 0..<PlainTrie.weight(key.value) { entries.append((key, first)) }
    }
    return entries
  }

  /// How many states the smallest automaton has: as many as there are different sets of endings, with
  /// their values, behind the beginnings of keys. The empty beginning is always one.
  var minimalStateCount: Int {
    var endings: [[UInt8]: Set<Key>] = [[]: []]
    for key in keys {
      for length in 0...key.labels.count {
        endings[Array(key.labels.prefix(length)), default: []].insert(
          Key(labels: Array(key.labels.dropFirst(length)), value: key.value))
      }
    }
    return Set(endings.values).count
  }
}

extension PlainTrie {
  /// The automaton of the same keys.
  func automaton() throws -> MinimalAutomaton {
    var builder = TrieBuilder()
    for key in keys {
      try builder.insert(Array(key.labels), value: key.value, weight: PlainTrie.weight(key.value))
    }
    return try builder.finish()
  }

  /// The automaton packed.
  func packed() throws -> PackedTrie {
    try UnitPacker.pack(try automaton())
  }

  /// The trie of the same keys, opened with all checks.
  func trie() throws -> SortedTrie { try packed().trie(valueLimit: valueLimit) }
}

extension PackedTrie {
  /// Opens the words with all checks; values are below a limit.
  func trie(valueLimit: UInt32 = 16) throws -> SortedTrie {
    try SortedTrie(
      units: Words(units), orders: #require(SiblingLinks(orders)), shape: shape
    ) { $0 < valueLimit }
  }
}

extension Words {
  /// A copy of an array.
  init(_ array: [UInt32]) {
    let copy = AlignedBytes(littleEndian(array))
    guard let words = Words(copy.bytes, owner: copy) else { preconditionFailure("no words") }
    self = words
  }
}

extension SortedTrie {
  /// The state that a key's labels lead to, nil where they lead nowhere.
  func state(for labels: some Sequence<UInt8>) -> TrieState? {
    var state = root
    for label in labels {
      guard let next = step(from: state, by: label) else { return nil }
      state = next
    }
    return state
  }
}

private func littleEndian(_ words: [some FixedWidthInteger]) -> [UInt8] {
  words.map { $0.littleEndian }.withUnsafeBytes { Array($0) }
}

extension SiblingLinks {
  /// These order words as they are stored.
  init?(_ orders: [UInt32]) {
    let (numbers, width, large) = SiblingLinks.pack(orders)
    let bytes =
      width == 16 ? littleEndian(numbers.map { UInt16($0) }) : littleEndian(numbers)
    self.init(bytes, width: width, large: large)
  }

  /// Stored orders.
  init?(_ bytes: [UInt8], width: Int, large: [UInt32]) {
    let largeBytes = littleEndian(large)
    let copy = AlignedBytes(largeBytes + bytes)
    let rest = UnsafeRawBufferPointer(rebasing: copy.bytes[largeBytes.count...])
    let words = Words(
      UnsafeRawBufferPointer(rebasing: copy.bytes[..<largeBytes.count]), owner: copy)
    guard let words else { return nil }
    self.init(rest, width: width, large: words)
  }
}

/// All sequences of these labels up to a length, the shortest first.
func sequences(of labels: [UInt8], upTo length: Int) -> [[UInt8]] {
  var all: [[UInt8]] = [[]]
  var longest: [[UInt8]] = [[]]
  for _ in 0..<length {
    longest = longest.flatMap { sequence in labels.map { sequence + [$0] } }
    all += longest
  }
  return all
}

extension TrieCursor {
  /// The current key's labels.
  var labels: [UInt8] { Array(labelBytes) }
}

extension SortedTrie {
  /// The value and position of a key, read with another label after it.
  func find(_ key: [UInt8]) -> (value: UInt32, position: Int)? {
    (key + [2]).withUnsafeBytes { labels in
      labels.baseAddress.flatMap { find($0, count: key.count) }
    }
  }
}
