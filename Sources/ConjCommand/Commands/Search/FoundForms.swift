import Picker
import VerbForms

/// Forms of one verb that follow one another among what is found: a row, where all of the list is
/// found; but those that a pattern finds need not be neighbours in the list.
struct FormRun {
  var first: String
  var last: String
  var infinitive: String
  /// How many forms.
  var count: Int
}

extension FormRun {
  init(_ row: Row) {
    self.init(
      first: row.first, last: row.last, infinitive: row.infinitive, count: row.positions.count)
  }
}

/// The entries that a prefix or a pattern finds, within the levels that `--level` leaves. They are
/// visited in the order of the list and never more of them than asked for.
struct FoundForms {
  private let source: OpenIndex
  private let pattern: String
  /// The entries of a prefix; nil for a pattern.
  private let range: Range<Int>?

  init(_ pattern: String, in source: OpenIndex) {
    self.source = source
    self.pattern = pattern
    let isPattern = pattern.contains { $0 == "*" || $0 == "?" }
    range = isPattern ? nil : source.index.positions(ofPrefix: pattern)
  }

  /// How many there are.
  var count: Int {
    guard source.levels == nil else { return entries(limit: .max).count }
    return range?.count ?? source.index.entryCount(matching: pattern)
  }

  /// The first entries.
  func entries(limit: Int) -> [Entry] {
    var entries: [Entry] = []
    forEach { entry in
      entries.append(entry)
      return entries.count < limit
    }
    return entries
  }

  /// The verbs, each once, most used first.
  var verbs: [String] {
    var seen: Set<String> = []
    for run in runs(limit: .max) { seen.insert(run.infinitive) }
    return seen.map { (rank: source.index.rank(ofVerb: $0) ?? Int.max, infinitive: $0) }
      .sorted { ($0.rank, $0.infinitive) < ($1.rank, $1.infinitive) }
      .map(\.infinitive)
  }

  /// The first runs. Other verbs' forms that are not found do not divide a run.
  func runs(limit: Int) -> [FormRun] {
    if let range, source.levels == nil {
      return Listing(index: source.index).rows(in: range, limit: limit).map { FormRun($0) }
    }
    var runs: [FormRun] = []
    forEach { entry in
      if runs.last?.infinitive == entry.infinitive {
        runs[runs.count - 1].last = entry.form
        runs[runs.count - 1].count += 1
      } else {
        guard runs.count < limit else { return false }
        runs.append(
          FormRun(first: entry.form, last: entry.form, infinitive: entry.infinitive, count: 1))
      }
      return true
    }
    return runs
  }

  /// Visits the entries until `body` returns false.
  private func forEach(_ body: (Entry) -> Bool) {
    let index = source.index
    guard let range else {
      return index.forEachEntry(matching: pattern) { entry, _ in !isShown(entry) || body(entry) }
    }
    var rest = range
    while !rest.isEmpty {
      let chunk = rest.prefix(256)
      for entry in index.entries(in: chunk) where isShown(entry) {
        guard body(entry) else { return }
      }
      rest = chunk.upperBound..<rest.upperBound
    }
  }

  private func isShown(_ entry: Entry) -> Bool {
    guard let levels = source.levels else { return true }
    let readings = source.index.readings(
      of: entry.form, infinitive: entry.infinitive, levels: levels)
    return !readings.isEmpty
  }
}
