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

  /// The items that were ever reviewed and not undone.
  package private(set) var items: [PracticeItem: Known] = [:]
  /// The items that are never asked again.
  package private(set) var dropped: Set<PracticeItem> = []
  /// The reviews that count, in the order of their times.
  package private(set) var reviews: [Review] = []

  package init() {}

  /// Replays reviews in any order: logs of several machines may be merged by `sort -u`.
  ///
  /// - Complexity: O(*n* log *n*); O(*n*) where they are in order.
  package init(_ reviews: [Review]) {
    let isSorted = zip(reviews, reviews.dropFirst()).allSatisfy {
      $0.time.seconds <= $1.time.seconds
    }
    let ordered =
      isSorted
      ? reviews
      : reviews.indices.sorted {
        (reviews[$0].time.seconds, $0) < (reviews[$1].time.seconds, $1)
      }.map { reviews[$0] }
    self.reviews.reserveCapacity(ordered.count)
    var undone: Set<PracticeItem> = []
    for review in ordered {
      if review.event == .undone {
        undone.insert(review.item)
        remove(lastOf: review.item)
      } else {
        add(review)
      }
    }
    // An item whose review was taken back is remembered as if it had not been.
    for item in undone { replay(item) }
  }

  /// Takes one more review into account.
  package mutating func add(_ review: Review) {
    switch review.event {
    case .undone:
      remove(lastOf: review.item)
      replay(review.item)
    case .dropped:
      dropped.insert(review.item)
      reviews.append(review)
    case .right, .wrong:
      reviews.append(review)
      count(review)
    }
  }

  private mutating func count(_ review: Review) {
    let rating: Memory.Rating = review.event == .right ? .good : .again
    let day = review.time.day
    if var known = items[review.item] {
      known.memory.review(rating, day: max(day, known.memory.day))
      known.reviews += 1
      if rating == .again { known.mistakes += 1 }
      known.isMissed = rating == .again
      items[review.item] = known
    } else {
      items[review.item] = Known(
        memory: Memory(rating, day: day), reviews: 1, mistakes: rating == .again ? 1 : 0,
        isMissed: rating == .again, firstDay: day)
    }
  }

  private mutating func remove(lastOf item: PracticeItem) {
    guard let last = reviews.lastIndex(where: { $0.item == item }) else { return }
    reviews.remove(at: last)
  }

  private mutating func replay(_ item: PracticeItem) {
    items[item] = nil
    dropped.remove(item)
    for review in reviews where review.item == item {
      if review.event == .dropped { dropped.insert(item) } else { count(review) }
    }
  }

  /// How many items were reviewed for the first time on a day.
  package func newItems(onDay day: Int) -> Int { items.values.count { $0.firstDay == day } }

  /// The items that are due on a day: the missed ones first, then those most likely forgotten.
  ///
  /// - Complexity: O(items), and sorting those that are due.
  package func due(onDay day: Int) -> [PracticeItem] {
    items.filter { $0.value.memory.dueDay <= day && !dropped.contains($0.key) }
      .map { (item: $0.key, known: $0.value, recall: $0.value.memory.recall(onDay: day)) }
      .sorted { one, other in
        if one.known.isMissed != other.known.isMissed { return one.known.isMissed }
        if one.recall != other.recall { return one.recall < other.recall }
        return one.item.text < other.item.text
      }
      .map(\.item)
  }
}
