extension Sequence {
  /// The elements in their order, without those whose key has occurred before.
  @inlinable package func eachOnce<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  @inlinable package func eachOnce() -> [Element] {
    var found: [Element] = []
    var seen: Set<Element> = []
    for element in self {
      // A few are compared sooner than hashed.
      if found.count < 16 {
        if !found.contains(element) { found.append(element) }
      } else {
        if seen.isEmpty { for known in found { seen.insert(known) } }
        if seen.insert(element).inserted { found.append(element) }
      }
    }
    return found
  }
}
