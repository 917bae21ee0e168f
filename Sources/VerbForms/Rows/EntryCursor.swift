import SortedTrie

/// A place in the list of entries that moves forward entry by entry, spelling each one out when
/// asked.
struct EntryCursor: ~Copyable {
  private let storage: IndexStorage
  private var keys: TrieCursor
  /// The number of the current entry.
  private var number = 0
  /// The place of the current entry in the list.
  private(set) var position = 0

  /// A cursor over the whole list. It stands nowhere until it is moved.
  init(_ storage: IndexStorage) {
    self.storage = storage
    keys = TrieCursor(storage.trie)
  }

  /// Moves to the entry at `target`; false where there is none. O(letters × transitions a state).
  mutating func seek(to target: Int) -> Bool {
    guard let place = keys.seek(to: target) else { return false }
    let first = Int(keys.value)
    let wanted = first + target - place
    // A trie whose counts are wrong may lead to a key that has fewer entries than it should.
    guard wanted >= first else { return false }
    for earlier in first..<wanted where storage.entry(earlier).isLast { return false }
    number = wanted
    position = target
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
    return true
  }

  /// The current entry's infinitive, as UTF-8.
  var infinitive: [UInt8] {
    var bytes: [UInt8] = []
    storage.appendInfinitive(labels: keys.labels, entry: storage.entry(number), to: &bytes)
    return bytes
  }

  /// Whether the current entry's infinitive is this one: compared where its parts stand, since rows read
  /// some thirty entries each for their verb alone.
  func isOf(_ infinitive: [UInt8]) -> Bool {
    let entry = storage.entry(number)
    let kept = max(keys.length - entry.takenOff, 0)
    guard kept + entry.endingSize == infinitive.count else { return false }
    // From the end, where verbs with like beginnings differ.
    var place = infinitive.count
    let ending = storage.ending(of: entry)
    while place > kept {
      place -= 1
      if infinitive[place] != ending[place - kept] { return false }
    }
    while place > 0 {
      place -= 1
      if infinitive[place] != Alphabet.spelling(ofLabel: keys[place]) { return false }
    }
    return true
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
