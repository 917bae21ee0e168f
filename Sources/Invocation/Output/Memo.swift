/// Values that are made again and again, kept by what they are made of: running text repeats its words.
///
/// A direct-mapped cache: a key has one slot where it can be, and takes it from the one that was there, so that memory
/// stays what it is.
package struct Memo<Key: Hashable, Value> {
  private let count: Int
  /// None until a first value is kept: a command for one word keeps none.
  private var slots: [(key: Key, value: Value)?] = []

  /// Room for this many values, a power of two.
  package init(slots count: Int) {
    precondition(count.nonzeroBitCount == 1)
    self.count = count
  }

  /// The value of a key; nil where none is kept.
  package subscript(key: Key) -> Value? {
    get {
      guard !slots.isEmpty, let slot = slots[slot(of: key)], slot.key == key else { return nil }
      return slot.value
    }
    set {
      if slots.isEmpty { slots = [(key: Key, value: Value)?](repeating: nil, count: count) }
      slots[slot(of: key)] = newValue.map { (key, $0) }
    }
  }

  private func slot(of key: Key) -> Int { key.hashValue & (count - 1) }
}
