import SpanishText

/// Those of an index's levels that count, as if there were no others.
final class LevelSelection: Sendable {
  /// For each level that counts whether its forms come last; nil for the others.
  private let levels: [Bool?]
  private let lazyEntries = LazyTable<SelectedEntries>()
  private let lazyGroups = LazyTable<Boxed<[Bool]>>()

  init(_ levels: Set<Int>, of storage: IndexStorage) {
    let all = storage.levels
    self.levels = all.indices.map { levels.contains($0) ? all[$0].isDeprioritized : nil }
  }

  func contains(_ level: Int) -> Bool { levels[level] != nil }

  /// Whether the forms of a level come last; nil if the level does not count.
  func isDeprioritized(_ level: Int) -> Bool? { levels[level] }

  /// The entries that are in these levels. O(n) the first time, for n forms of their verbs or for all
  /// entries, whichever is less.
  func entries(of storage: IndexStorage) -> SelectedEntries {
    lazyEntries.value { SelectedEntries(self, of: storage) }
  }

  /// Whether a group of rules makes a form of these levels, which spares most other forms a look for their verb:
  /// 0.2 µs instead of 0.3 for each form of the list. O(cells) the first time, then O(1).
  @inline(__always)
  func hasForms(ofGroup group: Int, _ storage: IndexStorage) -> Bool {
    lazyGroups.withValue({ Boxed(makeGroups(storage)) }) { $0.value[group] }
  }

  private func makeGroups(_ storage: IndexStorage) -> [Bool] {
    let inflection = storage.inflection
    var groups = [Bool](repeating: false, count: inflection.groups.count)
    for line in 0..<storage.classLevels.count where contains(storage.classLevels[line]) {
      for cell in storage.cells(ofRow: storage.classRows[line]) {
        if let rule = inflection.facts(ofCode: storage.rowCells[cell]) { groups[rule.group] = true }
      }
    }
    return groups
  }
}

/// The entries of some levels, as positions in the list of all.
final class SelectedEntries: Sendable {
  let positions: [UInt32]
  let verbCount: Int
  let formCount: Int
  /// Where the rows of these entries begin: see ``FormIndex/rows(from:limit:)``.
  let rowStarts = LazyTable<LazyTables<Boxed<[UInt32]>>>()

  /// Looking up the position of a form takes as long as walking past this many entries: the levels of grade A1 take 5 ms,
  /// not 100.
  private static let costOfSearch = 32

  init(_ selection: LevelSelection, of storage: IndexStorage) {
    let classes = (0..<storage.classStarts.count - 1).map {
      SelectedCells(ofClass: $0, selection, storage)
    }
    let verbs = (0..<storage.verbPositions.count).filter {
      classes[storage.verbClasses[$0]].isListed
    }
    verbCount = verbs.count
    let cellCount = verbs.reduce(0) { $0 + classes[storage.verbClasses[$1]].count }
    var entries = EntryList()
    if cellCount < storage.header.entryCount / Self.costOfSearch {
      entries.search(verbs, selection, storage)
    } else {
      entries.walk(classes, selection, storage)
    }
    (positions, formCount) = (entries.positions, entries.formCount)
  }

  /// The index of the entry at a position of the whole list; nil where it is none of these.
  func index(of position: Int) -> Int? {
    let index = lowerBound(position)
    return index < positions.count && positions[index] == position ? index : nil
  }

  /// The index of the first entry at a position of the whole list or after it.
  func lowerBound(_ position: Int) -> Int {
    firstIndex(in: positions.indices) { positions[$0] >= position }
  }
}

/// What a class of verbs has in some levels.
private struct SelectedCells {
  let isListed: Bool
  /// Whether no other level lists them, so that they have all their forms here.
  let isWhole: Bool
  let count: Int

  init(ofClass number: Int, _ selection: LevelSelection, _ storage: IndexStorage) {
    let lines = storage.classStarts.part(number)
    let selected = lines.filter { selection.contains(storage.classLevels[$0]) }
    isListed = !selected.isEmpty
    isWhole = selected.count == lines.count
    count = selected.reduce(0) { $0 + storage.cells(ofRow: storage.classRows[$1]).count }
  }
}

/// Entries as they are found, in the order of the list.
private struct EntryList {
  private(set) var positions: [UInt32] = []
  private(set) var formCount = 0
  /// The key and the accents of the last entry that was taken; at first a key that no entry has.
  private var last = (key: FormKey(), accents: 0)

  /// Takes the entry that a cursor over the whole list is at.
  private mutating func take(_ cursor: borrowing EntryCursor) {
    positions.append(UInt32(cursor.position))
    let form = (key: cursor.key, accents: cursor.record.accents)
    if form.accents != last.accents || !form.key.hasSameLabels(as: last.key) { formCount += 1 }
    last = form
  }

  /// Finds the forms of verbs one by one.
  mutating func search(
    _ verbs: [VerbNumber], _ selection: LevelSelection, _ storage: IndexStorage
  ) {
    var found: Set<Int> = []
    for verb in verbs {
      let infinitive = storage.infinitive(ofVerb: verb)
      let base = Array(infinitive.utf8)
      func insert(_ form: [UInt8]) {
        let key = FormKey(form: form.span)
        if let position = key.flatMap({ storage.position(ofForm: $0, infinitive: infinitive) }) {
          found.insert(position)
        }
      }
      insert(base)
      for line in storage.lineRange(ofVerb: verb)
      where selection.contains(storage.classLevels[line]) {
        for cell in storage.cells(ofRow: storage.classRows[line]) {
          if let rule = storage.rule(ofCell: cell) {
            insert(rule.bytes(of: base))
          }
        }
      }
    }
    var cursor = EntryCursor(storage)
    for position in found.sorted() where cursor.seek(to: position) { take(cursor) }
  }

  /// Goes through the whole list: neighbours are mostly of one verb.
  mutating func walk(
    _ classes: [SelectedCells], _ selection: LevelSelection, _ storage: IndexStorage
  ) {
    var cursor = EntryCursor(storage)
    guard cursor.seek(to: 0) else { return }
    var infinitive: [UInt8] = []
    var verb: VerbNumber?
    repeat {
      if infinitive.isEmpty || !cursor.isOf(infinitive) {
        infinitive = cursor.infinitive
        verb = storage.verb(String(decoding: infinitive, as: UTF8.self))
      }
      // Only damaged indexes have entries without a verb.
      guard let verb else { continue }
      let cells = classes[storage.verbClasses[verb]]
      if cells.isWhole {
        take(cursor)
      } else if cells.isListed, let form = storage.formOfVerb(cursor.key, cursor.record),
        storage.standing(of: form, in: selection) != nil
      {
        take(cursor)
      }
    } while cursor.position + 1 < storage.header.entryCount && cursor.advance()
  }
}
