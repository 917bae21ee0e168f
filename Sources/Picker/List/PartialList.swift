import SpanishText
import VerbForms

/// The entries of some levels, in the order of the whole list.
struct PartialList: Sendable {
  let entries: [Entry]
  let verbCount: Int
  /// How many different forms there are; an entry is a form and an infinitive.
  let formCount: Int
  private let keys: [SortKey]
  private let rowStarts: [Int]

  init(index: FormIndex, levels: Set<Int>) {
    var infinitives: Set<String> = []
    for level in levels where index.levels.indices.contains(level) {
      infinitives.formUnion(index.verbs(inLevel: level).map(\.infinitive))
    }
    var found: Set<Entry> = []
    for infinitive in infinitives {
      found.insert(Entry(form: infinitive, infinitive: infinitive))
      for line in index.lines(ofVerb: infinitive) where levels.contains(line.level) {
        for form in line.forms.joined() {
          found.insert(Entry(form: form, infinitive: infinitive))
        }
      }
    }
    self.init(found, verbCount: infinitives.count)
  }

  private init(_ found: Set<Entry>, verbCount: Int) {
    var sorted = found.map { (key: SortKey($0.form), entry: $0) }
    sorted.sort { left, right in
      left.key == right.key
        ? SortKey(left.entry.infinitive) < SortKey(right.entry.infinitive) : left.key < right.key
    }
    entries = sorted.map(\.entry)
    keys = sorted.map(\.key)
    self.verbCount = verbCount
    var starts: [Int] = []
    var forms = 0
    for position in entries.indices {
      let isFirst = position == 0
      if isFirst || entries[position].infinitive != entries[position - 1].infinitive {
        starts.append(position)
      }
      if isFirst || keys[position] != keys[position - 1] { forms += 1 }
    }
    rowStarts = starts
    formCount = forms
  }

  func positions(ofPrefix prefix: String) -> Range<Int> {
    let fold = Array(prefix.folded.utf8)
    let start = keys.partitionPoint { $0.bytes.lexicographicallyPrecedes(fold) }
    let end = keys.partitionPoint {
      $0.bytes.lexicographicallyPrecedes(fold) || $0.bytes.starts(with: fold)
    }
    return start..<end
  }

  func position(of entry: Entry) -> Int? {
    let key = SortKey(entry.form)
    let start = keys.partitionPoint { $0 < key }
    return entries[start...].prefix { $0.form == entry.form }.firstIndex(of: entry)
  }

  func row(containing position: Int) -> Row {
    row(number: rowNumber(at: position))
  }

  func rows(from position: Int, limit: Int) -> [Row] {
    let first = rowNumber(at: position)
    return (first..<min(first + limit, rowStarts.count)).map { row(number: $0) }
  }

  func rows(before position: Int, limit: Int) -> [Row] {
    // A row that goes on past the position has not ended before it.
    let end = position < entries.count ? rowNumber(at: position) : rowStarts.count
    return (max(end - limit, 0)..<end).map { row(number: $0) }
  }

  private func rowNumber(at position: Int) -> Int {
    rowStarts.partitionPoint { $0 <= position } - 1
  }

  private func row(number: Int) -> Row {
    let start = rowStarts[number]
    let end = number + 1 < rowStarts.count ? rowStarts[number + 1] : entries.count
    return Row(
      positions: start..<end, first: entries[start].form, last: entries[end - 1].form,
      infinitive: entries[start].infinitive)
  }
}

extension Array {
  /// The first index whose element doesn't satisfy a condition that a beginning of the array
  /// satisfies and the rest doesn't.
  func partitionPoint(where isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
