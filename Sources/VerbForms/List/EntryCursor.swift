import SpanishText
import TrieIndex

/// A cursor over the entries of all or some levels; it spells one out when asked.
struct EntryCursor: ~Copyable {
  private let storage: IndexStorage
  /// The entries of the levels that count; nil for all.
  private let selected: SelectedEntries?
  private var keys: TrieCursor
  private var number = 0
  /// Where the current entry is in the list of all.
  private var listPosition = 0
  private(set) var position = 0
  /// Whether this entry surely has the infinitive of the entry before it: both keep the same first letters and have the
  /// same ending. If false, the infinitives may still be the same.
  private(set) var isLikeLast = false

  /// A cursor over the list. It is nowhere until it is moved.
  init(_ storage: IndexStorage, _ selected: SelectedEntries? = nil) {
    self.storage = storage
    self.selected = selected
    keys = TrieCursor(storage.trie)
  }

  /// Moves to the entry at `target`; false where there is none. O(letters × transitions a state).
  mutating func seek(to target: Int) -> Bool {
    position = target
    guard let selected else { return seekInList(to: target) }
    guard target >= 0, target < selected.positions.count else { return false }
    return seekInList(to: Int(selected.positions[target]))
  }

  mutating func advance() -> Bool {
    position += 1
    guard let selected else { return advanceInList() }
    guard position < selected.positions.count else { return false }
    let next = Int(selected.positions[position])
    return next == listPosition + 1 ? advanceInList() : seekInList(to: next)
  }

  private mutating func seekInList(to target: Int) -> Bool {
    isLikeLast = false
    guard let start = keys.seek(to: target) else { return false }
    let first = storage.firstEntry(ofValue: keys.value)
    // A trie whose counts are wrong may lead to a key that has fewer entries than it should.
    guard storage.entry(first, offset: target - start) != nil else { return false }
    number = first + target - start
    listPosition = target
    return true
  }

  private mutating func advanceInList() -> Bool {
    let last = record
    let kept = keys.length - last.takenOff
    var shared = keys.length
    if last.isLastOfKey {
      guard keys.advance() else { return false }
      number = storage.firstEntry(ofValue: keys.value)
      shared = keys.sharedLength
    } else {
      number += 1
    }
    listPosition += 1
    isLikeLast =
      kept <= shared && kept == keys.length - record.takenOff && record.hasEnding(of: last)
    return true
  }

  var key: FormKey { FormKey(labels: unsafe keys.labelBytes.span) }

  var keyLength: Int { keys.length }

  var record: EntryRecord { storage.entry(number) }

  var infinitive: [UInt8] { Array(storage.infinitive(of: key, record).utf8) }

  /// Whether the current entry's infinitive is this one: rows are read for their verb alone.
  func isOf(_ infinitive: [UInt8]) -> Bool {
    let entry = record
    let labels = unsafe keys.labelBytes
    let end = max(keys.length - entry.takenOff, 0)
    let start = entry.hasSeveralWords ? min(key.lastWordStart, end) : 0
    let kept = end - start
    guard kept + entry.endingSize == infinitive.count else { return false }
    // From the end, where verbs with like beginnings differ.
    let ending = storage.ending(of: entry)
    var index = infinitive.count
    while index > 0 {
      index -= 1
      let byte = infinitive[index]
      if index >= kept {
        if byte != ending[index - kept] { return false }
      } else if unsafe byte & 31 &+ 1 != labels[start + index] || byte >= 0x80 {
        // A plain letter's label is its low five bits and one; no other byte of an infinitive is one.
        return false
      }
    }
    return true
  }

  var form: String { key.spelling(with: storage.accents(of: record)) }

  var entry: FormIndex.Entry { storage.pair(key, record) }
}
