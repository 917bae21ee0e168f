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
    /// The item's number.
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

  private var table = ItemTable()
  /// What is known of each of them; nil where no answer counts.
  package private(set) var known: [Known?] = []
  /// Whether each of them is never asked again.
  private var isDropped: [Bool] = []
  /// The reviews that count, in the order of their times.
  package private(set) var reviews: [Counted] = []
  /// How many lines are of a later version, of an item too many, or not of a log. Half a line at the end does not count.
  package private(set) var unreadLines = 0
  /// Whether what was read is something else than a practice log: it has lines, all without a version.
  package private(set) var isOfNoLog = false

  package init() {}

  /// Replays a log, with its lines in any order: logs of several machines may be merged by `sort -u`.
  ///
  /// - Parameter next: The next part of its bytes; nothing at the end.
  ///
  /// - Throws: What `next` throws.
  ///
  /// - Complexity: O(*n* log *n*) for *n* bytes; O(*n*) where the lines are in order.
  package init<Problem>(logInParts next: () throws(Problem) -> [UInt8]) throws(Problem) {
    var reader = LogReader()
    var isSorted = true
    repeat {
      reader.append(try next())
      while let line = reader.next() {
        let name = reader.itemName(line)
        guard !table.isFull || table.number(of: name) != nil else {
          unreadLines += 1
          continue
        }
        if let last = reviews.last, last.seconds > line.time.seconds { isSorted = false }
        reviews.append(
          Counted(
            item: number(of: name), event: line.event, time: line.time,
            milliseconds: line.milliseconds))
      }
    } while !reader.isAtEnd
    unreadLines += reader.unreadLines - (reader.sizeOfHalfLine > 0 ? 1 : 0)
    isOfNoLog = unreadLines > 0 && !reader.hasVersions
    if !isSorted { reviews.sort { $0.seconds < $1.seconds } }
    // From the end: what takes a review back comes after it.
    var takenBack = [Int](repeating: 0, count: table.count)
    for index in reviews.indices.reversed() {
      let item = Int(reviews[index].item)
      if reviews[index].event == .undone {
        takenBack[item] += 1
      } else if takenBack[item] > 0 {
        takenBack[item] -= 1
        reviews[index].event = .undone
      }
    }
    reviews.removeAll { $0.event == .undone }
    for review in reviews { count(review) }
  }

  /// The same of a log that is there as a whole.
  package init(log bytes: [UInt8]) {
    var rest = bytes
    self.init {
      defer { rest = [] }
      return rest
    }
  }

  /// Takes one more review into account.
  package mutating func add(_ review: Review) {
    let item = number(of: review.item.logName)
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

  private mutating func number(of name: ArraySlice<UInt8>) -> Int {
    let number = table.add(name)
    if number == known.count {
      known.append(nil)
      isDropped.append(false)
    }
    return number
  }

  /// Gives items that were named before items had constructions the names of today.
  ///
  /// Such an item is the verb's own form where levels ask for it. Where they don't, it is what they ask for under the
  /// same verb, tense and person: `dímelo`, where no level has `di`.
  ///
  /// - Complexity: O(cells of the verbs that the log names).
  package mutating func nameConstructions(by source: QuestionSource) {
    var renamed: [Int: PracticeItem] = [:]
    let items = items
    let former = items.indices.filter { items[$0].construction.isEmpty }
    for (verb, numbers) in Dictionary(grouping: former, by: { items[$0].infinitive }) {
      let questions = Array(source.questions(ofVerb: verb))
      for number in numbers where !questions.contains(where: { $0.item == items[number] }) {
        renamed[number] = questions.first { $0.formerItem == items[number] }?.item
      }
    }
    if renamed.isEmpty { return }
    (table, known, isDropped) = (ItemTable(), [], [])
    for index in reviews.indices {
      let item = Int(reviews[index].item)
      reviews[index].item = Int32(number(of: (renamed[item] ?? items[item]).logName))
      count(reviews[index])
    }
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

  /// The items of the log.
  package var items: [PracticeItem] { (0..<table.count).map { table[$0] } }

  /// What is known of an item; nil where no answer counts.
  package subscript(item: PracticeItem) -> Known? {
    table.number(of: item.logName).flatMap { known[$0] }
  }

  /// Whether an item is never asked again.
  package func isDropped(_ item: PracticeItem) -> Bool {
    table.number(of: item.logName).map { isDropped[$0] } ?? false
  }

  /// Whether nothing was ever answered, or all of it was taken back.
  package var isEmpty: Bool { known.allSatisfy { $0 == nil } }

  /// The items that were answered and may be asked again, as numbers, with what is known of them.
  package var asked: [(number: Int, known: Known)] {
    known.indices.compactMap { number in
      isDropped[number] ? nil : known[number].map { (number, $0) }
    }
  }

  /// How many items were reviewed for the first time on a day.
  package func newItems(onDay day: Int) -> Int { known.count { $0?.firstDay == day } }

  /// The items that were wrong when they were last answered.
  package var missed: [PracticeItem] {
    items {
      $0.isMissed
    } inOrderOf: { _ in
      0
    }
  }

  /// The items that are due on a day: the missed ones first, then those most likely forgotten.
  ///
  /// - Complexity: O(items), and sorting those that are due.
  package func due(onDay day: Int) -> [PracticeItem] {
    items {
      $0.memory.dueDay <= day
    } inOrderOf: {
      // What is likely lies between 0 and 1.
      $0.memory.recall(onDay: day) - ($0.isMissed ? 2 : 0)
    }
  }

  /// Some of the items that may be asked again, in the order of a value, then of their texts.
  private func items(
    where isWanted: (Known) -> Bool, inOrderOf value: (Known) -> Double
  ) -> [PracticeItem] {
    let wanted = asked.filter { isWanted($0.known) }
    let values = wanted.map { value($0.known) }
    let items = wanted.map { table[$0.number] }
    let texts = items.map { $0.text }
    return items.indices.inOrder { one, other in
      values[one] != values[other] ? values[one] < values[other] : texts[one] < texts[other]
    }.map { items[$0] }
  }
}
