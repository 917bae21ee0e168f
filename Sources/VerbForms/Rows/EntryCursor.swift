import SortedTrie

/// A place in the list of entries that moves forward entry by entry, spelling each one out when
/// asked.
struct EntryCursor {
  private let storage: IndexStorage
  private var keys: TrieCursor
  /// The number of the current entry.
  private var number = 0
  /// The place of the current entry in the list.
  private(set) var position = 0
  /// The current entry's infinitive, as UTF-8.
  private(set) var infinitive: [UInt8] = []

  /// A cursor over the whole list, or over the entries below a state of the trie. It stands nowhere
  /// until it is moved.
  init(_ storage: IndexStorage, below state: TrieState? = nil) {
    self.storage = storage
    keys = TrieCursor(storage.trie, below: state)
  }

  /// Moves to the entry at `target`; false where there is none. O(letters × transitions a state).
  mutating func seek(to target: Int) -> Bool {
    guard keys.seek(to: target) else { return false }
    let first = Int(keys.value)
    let wanted = first + target - keys.position
    // A trie whose counts are wrong may lead to a key that has fewer entries than it should.
    guard wanted >= first else { return false }
    for earlier in first..<wanted where storage.entry(earlier).isLast { return false }
    number = wanted
    position = target
    readInfinitive()
    return true
  }

  /// Moves to the next entry; false at the end of the list.
  mutating func advance() -> Bool {
    if storage.entry(number).isLast {
      guard keys.advance() else { return false }
      number = Int(keys.value)
    } else {
      number += 1
    }
    position += 1
    readInfinitive()
    return true
  }

  private mutating func readInfinitive() {
    // Written in place: rows read some thirty entries each for their verb alone.
    let entry = storage.entry(number)
    let ending = storage.ending(of: entry)
    let kept = max(keys.labels.count - entry.takenOff, 0)
    let missing = kept + ending.count - infinitive.count
    if missing > 0 { infinitive.append(contentsOf: repeatElement(0, count: missing)) }
    if missing < 0 { infinitive.removeLast(-missing) }
    for place in 0..<kept { infinitive[place] = Alphabet.spelling(ofLabel: keys.labels[place]) }
    for place in 0..<ending.count { infinitive[kept + place] = ending[place] }
  }

  /// Whether the current entry is the last one of its key.
  var isLastOfKey: Bool { storage.entry(number).isLast }

  /// The current entry's form.
  var form: String {
    storage.form(labels: keys.labels, marks: storage.marks(of: storage.entry(number)))
  }

  /// The current entry.
  var entry: Entry {
    Entry(form: form, infinitive: String(decoding: infinitive, as: UTF8.self))
  }
}
