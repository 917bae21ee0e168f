import SpanishText

/// What the practice log says: a replay of all reviews.
package struct Progress: Sendable {
  package struct Known: Hashable, Sendable {
    package var memory: Memory
    /// Whether the last answer was wrong.
    fileprivate var isWrong: Bool
    /// Whether the first answer was wrong when the item was last asked, whatever was answered later on the same day.
    package var isMissed: Bool
    package let firstDay: Int
  }

  /// A review that counts, without what was typed.
  package struct Counted: Hashable, Sendable {
    package let time: LocalTime
    package var item: Int32
    package var event: Review.Event
    package let milliseconds: Int32
  }

  /// The number of each item, by its name in the log: texts would take more memory.
  private var numbers: [ArraySlice<UInt8>: Int] = [:]
  private var names: [ArraySlice<UInt8>] = []
  private var sizeOfNames = 0
  /// What is known of each of them; nil where no answer counts.
  package private(set) var known: [Known?] = []
  private var isDropped: [Bool] = []
  /// The reviews that count, in the order of their times.
  package private(set) var reviews: [Counted] = []
  /// Those of them that are answers.
  package var answers: some Collection<Counted> { reviews.lazy.filter { $0.event != .dropped } }
  /// How many lines could not be read: of a later version, of more items than are kept, or not of a log.
  package private(set) var unreadLines = 0
  /// Whether the file is something else than a practice log: it has lines, and none begins as those of a log do.
  package private(set) var isNotALog = false

  package init() {}

  /// Replays a log in parts; `next` gives an empty one at the end. Its lines may be in any order, as in merged logs.
  package init<Problem>(logInParts next: () throws(Problem) -> [UInt8]) throws(Problem) {
    var reader = LogReader()
    repeat {
      reader.append(try next())
      while let line = reader.next() {
        var item = numbers[line.item]
        if item == nil {
          // It may be another spelling of a name.
          let name = PracticeItem(logName: line.item).logName
          if numbers[name] != nil || !isFull { item = number(of: name) }
        }
        guard let item else {
          unreadLines += 1
          continue
        }
        reviews.append(
          Counted(
            time: line.time, item: Int32(item), event: line.event,
            milliseconds: Int32(line.milliseconds)))
      }
    } while !reader.isAtEnd
    unreadLines += reader.unreadLines
    isNotALog = unreadLines > 0 && !reader.hasLogLines
    reviews.sort { $0.time.seconds < $1.time.seconds }
    // From the end: what takes a review back comes after it.
    var takenBack = [Int](repeating: 0, count: names.count)
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

  /// The same for a log that is in memory as a whole.
  package init(log bytes: [UInt8]) {
    var parts = [bytes].makeIterator()
    self.init { parts.next() ?? [] }
  }

  package mutating func add(_ review: Review) {
    let item = number(of: review.item.logName)
    let counted = Counted(
      time: review.time, item: Int32(item), event: review.event,
      milliseconds: Int32(clamping: review.milliseconds))
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

  /// Whether a log should name no more items: five times as many as the course has, of 64 bytes.
  private var isFull: Bool { names.count >= 1 << 16 || sizeOfNames >= 1 << 22 }

  private mutating func number(of name: ArraySlice<UInt8>) -> Int {
    if let number = numbers[name] { return number }
    // A copy of its own, which keeps no more of the log.
    names.append(ArraySlice(Array(name)))
    numbers[names[known.count]] = known.count
    sizeOfNames += name.count
    known.append(nil)
    isDropped.append(false)
    return known.count - 1
  }

  /// Renames items that older versions wrote without constructions. They are the verb's own forms where levels ask for
  /// these, otherwise what levels ask for under the same verb, tense and person: `dímelo`, where no level has `di`.
  package mutating func nameConstructions(by source: QuestionSource) {
    var renamed: [Int: PracticeItem] = [:]
    let items = items
    let former = items.indices.filter { items[$0].construction.isEmpty }
    for (verb, numbers) in Dictionary(grouping: former, by: { items[$0].infinitive }) {
      let questions = Array(source.questions(ofVerb: verb))
      // What an item is called today goes before what another was called.
      var places: [PracticeItem: Int] = [:]
      for place in questions.indices.reversed() { places[questions[place].formerItem] = place }
      for place in questions.indices { places[questions[place].item] = place }
      for number in numbers {
        guard let item = places[items[number]].map({ questions[$0].item }) else { continue }
        if item != items[number] { renamed[number] = item }
      }
    }
    if renamed.isEmpty { return }
    (numbers, names, known, isDropped) = ([:], [], [], [])
    for index in reviews.indices {
      let item = Int(reviews[index].item)
      reviews[index].item = Int32(number(of: (renamed[item] ?? items[item]).logName))
      count(reviews[index])
    }
  }

  private mutating func count(_ review: Counted) {
    let (item, day) = (Int(review.item), review.time.day)
    switch review.event {
    case .undone: return
    case .dropped: isDropped[item] = true
    case .right, .wrong:
      let isRight = review.event == .right
      let before = known[item]
      var memory = before?.memory ?? Memory(isRight: isRight, day: day)
      if before != nil { memory.review(isRight: isRight, day: max(day, memory.day)) }
      known[item] = Known(
        memory: memory, isWrong: !isRight,
        isMissed: !isRight || before.map { $0.isWrong && $0.memory.day >= day } ?? false,
        firstDay: before?.firstDay ?? day)
    }
  }

  package var items: [PracticeItem] { names.map { PracticeItem(logName: $0) } }

  /// What is known of an item; nil where no answer counts.
  package subscript(item: PracticeItem) -> Known? {
    numbers[item.logName].flatMap { known[$0] }
  }

  package func isDropped(_ item: PracticeItem) -> Bool {
    numbers[item.logName].map { isDropped[$0] } ?? false
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

  /// The items that were wrong at the first try when they were last asked.
  package var missed: [PracticeItem] { items(where: { $0.isMissed }, inOrderOf: { _ in 0 }) }

  /// The items that are due on a day: the missed ones first, then those most likely forgotten.
  package func due(onDay day: Int) -> [PracticeItem] {
    items(
      where: { $0.memory.dueDay <= day },
      // What is likely lies between 0 and 1.
      inOrderOf: { $0.memory.recall(onDay: day) - ($0.isMissed ? 2 : 0) })
  }

  /// Some of the items that may be asked again, in the order of a value, then of their texts.
  private func items(
    where isWanted: (Known) -> Bool, inOrderOf value: (Known) -> Double
  ) -> [PracticeItem] {
    let wanted = asked.filter { isWanted($0.known) }.map { number, known in
      let item = PracticeItem(logName: names[number])
      return (item: item, value: value(known), text: item.text)
    }
    return wanted.sorted { ($0.value, $0.text) < ($1.value, $1.text) }.map { $0.item }
  }
}

extension PracticeItem {
  /// The item that a line of the log names: ``name``, tense and person with tabs between them.
  init(logName bytes: ArraySlice<UInt8>) {
    let fields = bytes.split(separator: 0x09, omittingEmptySubsequences: false)
      .map { Review.unescaped(String(decoding: $0, as: UTF8.self)) }
    self.init(name: fields[0], tense: fields[1], person: fields[2])
  }

  /// What a line of the log calls the item; the same for equal items.
  var logName: ArraySlice<UInt8> {
    let fields = [name, tense, person].map { Review.escaped($0.composed) }
    return ArraySlice(fields.joined(separator: "\t").utf8)
  }
}
