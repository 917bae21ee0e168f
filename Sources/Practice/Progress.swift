import SpanishText

/// What the practice log says: a replay of all reviews.
package struct Progress: Sendable {
  /// What is known of one item.
  package struct Known: Hashable, Sendable {
    package var memory: Memory
    package var reviews = 0
    package var mistakes = 0
    /// Whether the last answer was wrong.
    package var isMissed = false
    /// The day of the first review.
    package var firstDay: Int
  }

  /// A review that counts, without what was typed.
  package struct Counted: Hashable, Sendable {
    /// The item's index in ``items``.
    package var item: Int32
    package var event: Review.Event
    package var day: Int32
    package var milliseconds: Int32
    package var seconds: Int64

    fileprivate init(
      item: Int, event: Review.Event, time: LocalTime, milliseconds: Int
    ) {
      self.item = Int32(item)
      self.event = event
      day = Int32(clamping: time.day)
      self.milliseconds = Int32(clamping: milliseconds)
      seconds = time.seconds
    }
  }

  /// The items of the log.
  package private(set) var items: [PracticeItem] = []
  /// What is known of each of them; nil where no answer counts.
  package private(set) var known: [Known?] = []
  /// Whether each of them is never asked again.
  private var isDropped: [Bool] = []
  private var numbers: [PracticeItem: Int] = [:]
  /// The reviews that count, in the order of their times.
  package private(set) var reviews: [Counted] = []
  /// How many lines are of a later version, or not of a log. Half a line at the end does not count.
  package private(set) var unreadLines = 0
  /// Whether what was read is something else than a practice log: it has lines, all without a version.
  package private(set) var isOfNoLog = false

  package init() {}

  /// Replays a log, with its lines in any order: logs of several machines may be merged by `sort -u`.
  ///
  /// - Complexity: O(*n* log *n*) for *n* bytes; O(*n*) where the lines are in order.
  package init(log bytes: [UInt8]) {
    var reader = LogReader(bytes)
    var byHash: [Int: (item: Int, bytes: Range<Int>)] = [:]
    var read: [Counted] = []
    read.reserveCapacity(bytes.count / 64)
    var isSorted = true
    while let line = reader.next() {
      // Another item with the same hash gets the next free one.
      var hash = reader.hash(line.item)
      while let other = byHash[hash], !reader.areEqual(other.bytes, line.item) {
        hash &+= 1
      }
      let item: Int
      if let same = byHash[hash] {
        item = same.item
      } else {
        item = number(of: reader.item(line))
        byHash[hash] = (item, line.item)
      }
      if let last = read.last, last.seconds > line.time.seconds { isSorted = false }
      read.append(
        Counted(item: item, event: line.event, time: line.time, milliseconds: line.milliseconds))
    }
    unreadLines = reader.unreadLines - (Review.sizeOfHalfLine(atEndOf: bytes) > 0 ? 1 : 0)
    isOfNoLog = unreadLines > 0 && !reader.hasVersions
    if !isSorted {
      read = read.indices.sorted { (read[$0].seconds, $0) < (read[$1].seconds, $1) }
        .map { read[$0] }
    }
    // From the end: what takes a review back comes after it.
    var takenBack = [Int](repeating: 0, count: items.count)
    for review in read.reversed() {
      let item = Int(review.item)
      if review.event == .undone {
        takenBack[item] += 1
      } else if takenBack[item] > 0 {
        takenBack[item] -= 1
      } else {
        reviews.append(review)
      }
    }
    reviews.reverse()
    for review in reviews { count(review) }
  }

  /// Takes one more review into account.
  package mutating func add(_ review: Review) {
    let item = number(of: review.item)
    let counted = Counted(
      item: item, event: review.event, time: review.time, milliseconds: review.milliseconds)
    if review.event == .undone {
      if let last = reviews.lastIndex(where: { $0.item == counted.item }) {
        reviews.remove(at: last)
      }
      known[item] = nil
      isDropped[item] = false
      for review in reviews where review.item == counted.item { count(review) }
    } else {
      reviews.append(counted)
      count(counted)
    }
  }

  private mutating func number(of item: PracticeItem) -> Int {
    if let number = numbers[item] { return number }
    numbers[item] = items.count
    items.append(item)
    known.append(nil)
    isDropped.append(false)
    return items.count - 1
  }

  /// Gives items that were named before items had constructions the names of today.
  ///
  /// Such an item is the verb's own form where levels ask for it. Where they don't, it is what they ask for under the
  /// same verb, tense and person: `dímelo`, where no level has `di`.
  ///
  /// - Complexity: O(cells of the verbs that the log names).
  package mutating func nameConstructions(by source: QuestionSource) {
    var renamed: [Int: PracticeItem] = [:]
    let former = items.indices.filter { items[$0].construction.isEmpty }
    for (verb, numbers) in Dictionary(grouping: former, by: { items[$0].infinitive }) {
      let questions = source.questions(ofVerb: verb)
      for number in numbers where !questions.contains(where: { $0.item == items[number] }) {
        renamed[number] = questions.first { $0.formerItem == items[number] }?.item
      }
    }
    if renamed.isEmpty { return }
    var progress = Progress()
    (progress.unreadLines, progress.isOfNoLog) = (unreadLines, isOfNoLog)
    for var review in reviews {
      let item = Int(review.item)
      review.item = Int32(progress.number(of: renamed[item] ?? items[item]))
      progress.reviews.append(review)
      progress.count(review)
    }
    self = progress
  }

  private mutating func count(_ review: Counted) {
    let (item, day) = (Int(review.item), Int(review.day))
    switch review.event {
    case .undone: return
    case .dropped: isDropped[item] = true
    case .right, .wrong:
      let rating: Memory.Rating = review.event == .right ? .good : .again
      var now = known[item] ?? Known(memory: Memory(rating, day: day), firstDay: day)
      if now.reviews > 0 { now.memory.review(rating, day: max(day, now.memory.day)) }
      now.reviews += 1
      if rating == .again { now.mistakes += 1 }
      now.isMissed = rating == .again
      known[item] = now
    }
  }

  /// What is known of an item; nil where no answer counts.
  package subscript(item: PracticeItem) -> Known? { numbers[item].flatMap { known[$0] } }

  /// Whether an item is never asked again.
  package func isDropped(_ item: PracticeItem) -> Bool {
    numbers[item].map { isDropped[$0] } ?? false
  }

  /// Whether nothing was ever answered, or all of it was taken back.
  package var isEmpty: Bool { known.allSatisfy { $0 == nil } }

  /// The items that were answered and may be asked again, with what is known of them.
  package var asked: [(item: PracticeItem, known: Known)] {
    items.indices.compactMap { number in
      isDropped[number] ? nil : known[number].map { (items[number], $0) }
    }
  }

  /// How many items were reviewed for the first time on a day.
  package func newItems(onDay day: Int) -> Int { known.count { $0?.firstDay == day } }

  /// The items that are due on a day: the missed ones first, then those most likely forgotten.
  ///
  /// - Complexity: O(items), and sorting those that are due.
  package func due(onDay day: Int) -> [PracticeItem] {
    asked.filter { $0.known.memory.dueDay <= day }
      .map { (item: $0.item, known: $0.known, recall: $0.known.memory.recall(onDay: day)) }
      .inOrder { one, other in
        if one.known.isMissed != other.known.isMissed { return one.known.isMissed }
        if one.recall != other.recall { return one.recall < other.recall }
        return one.item.text < other.item.text
      }
      .map { $0.item }
  }
}
