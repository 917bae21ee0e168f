/// All form records in the order of the list, each (form, infinitive) once.
struct SortedForms {
  private(set) var records: [FormRecord]
  let rests: [[UInt8]]
  /// The records' numbers in the order of the list: moving these is cheaper than moving records.
  private var order: [UInt32] = []

  var count: Int { order.count }

  subscript(position: Int) -> FormRecord { records[Int(order[position])] }

  /// Whether two places have the same key.
  func isSameKey(_ place: Int, _ other: Int) -> Bool {
    records[Int(order[place])].hasSameKey(as: records[Int(order[other])], rests: rests)
  }

  /// Sorts and unites records. Equal forms of different verbs stand in the order of their
  /// infinitives.
  init(_ unsorted: consuming [FormRecord], rests: [[UInt8]], infinitives: [[UInt8]]) {
    records = unsorted
    self.rests = rests
    let alphabetical = SortedForms.places(of: infinitives)
    // Small items are quick to sort; the first twelve letters decide most.
    var items = records.indices.map { SortItem(high: records[$0].high, index: UInt32($0)) }
    SortItem.sort(&items)
    order.reserveCapacity(items.count)
    var start = 0
    while start < items.count {
      var end = start + 1
      while end < items.count, items[end].high == items[start].high { end += 1 }
      if end - start > 1 {
        items[start..<end].sort { left, right in
          let (one, other) = (records[Int(left.index)], records[Int(right.index)])
          return one.precedes(other, rests: rests)
            ?? (alphabetical[Int(one.verb)] < alphabetical[Int(other.verb)])
        }
      }
      for item in items[start..<end] { append(item.index) }
      start = end
    }
  }

  /// Appends a record, or unites it with the last one where both are the same form of one verb.
  private mutating func append(_ number: UInt32) {
    let record = records[Int(number)]
    guard let last = order.last, records[Int(last)].verb == record.verb,
      records[Int(last)].marks == record.marks,
      records[Int(last)].hasSameKey(as: record, rests: rests)
    else {
      order.append(number)
      return
    }
    // A form that stands in an ordinary level too does not come last.
    if !record.isLast { records[Int(last)].isLast = false }
    if record.isInfinitive { records[Int(last)].isInfinitive = true }
    records[Int(last)].roles.formUnion(record.roles)
  }

  /// For each infinitive its place in the order of the list.
  private static func places(of infinitives: [[UInt8]]) -> [Int] {
    let keys = infinitives.map { SpelledKey(form: $0) ?? SpelledKey() }
    let order = keys.indices.sorted { left, right in
      if keys[left].labels != keys[right].labels {
        return keys[left].labels.lexicographicallyPrecedes(keys[right].labels)
      }
      return keys[left].marks < keys[right].marks
    }
    var places = [Int](repeating: 0, count: infinitives.count)
    for (place, verb) in order.enumerated() { places[verb] = place }
    return places
  }
}

/// A record's first letters and its number.
private struct SortItem {
  var high: UInt64 = 0
  var index: UInt32 = 0

  private static let digitSize: UInt64 = 12
  private static let letterBits: UInt64 = 60

  /// Sorts by the letters, digit by digit from the last one (Knuth, volume 3, 5.2.5): half a million items
  /// take five passes, where comparing takes twenty.
  static func sort(_ items: inout [SortItem]) {
    var other = [SortItem](repeating: SortItem(), count: items.count)
    for shift in stride(from: 0, to: letterBits, by: UInt64.Stride(digitSize)) {
      func digit(_ item: SortItem) -> Int {
        Int(truncatingIfNeeded: item.high >> shift) & (1 << Int(digitSize) - 1)
      }
      // Where the items with each digit begin.
      var places = [Int](repeating: 0, count: 1 << Int(digitSize) + 1)
      for item in items { places[digit(item) + 1] += 1 }
      for digit in 1..<places.count { places[digit] += places[digit - 1] }
      for item in items {
        other[places[digit(item)]] = item
        places[digit(item)] += 1
      }
      swap(&items, &other)
    }
  }
}
