import SpanishText

extension QuestionSource {
  /// What is asked on a day: what is due, the missed items first, then new ones as the plan allows; or only the missed.
  package func questions(
    after progress: Progress, onDay day: Int, by plan: PracticeSession.Plan
  ) -> [Question] {
    let wanted = plan.count ?? Int.max
    var questions: [Question] = []
    let due = plan.onlyMissed ? progress.missed : progress.due(onDay: day)
    var (start, size) = (0, 64)
    while start < due.count, questions.count < wanted, !questions.isFull {
      let part = due[start...].prefix(size)
      questions += self.questions(for: part).prefix(wanted - questions.count)
      (start, size) = (part.endIndex, 2 * size)
    }
    let left = min(plan.newItems - progress.newItems(onDay: day), wanted - questions.count)
    if !plan.onlyMissed, left > 0 {
      questions += first(left) { progress[$0.item] == nil && !progress.isDropped($0.item) }
    }
    return questions.apart()
  }

  /// The questions for some items, in their order; none for what no level asks, and none of further verbs after
  /// ``mostAnswers`` answers.
  package func questions(for items: ArraySlice<PracticeItem>) -> [Question] {
    var found = [Question?](repeating: nil, count: items.count)
    var answers = 0
    forEachQuestion(for: items) {
      if answers < Self.mostAnswers { found[$0 - items.startIndex] = $1 }
      answers += $1.answers.count
    }
    return found.compactMap { $0 }
  }

  /// Calls `body` with the index of each of some items that a level asks, and the question for it, verb by verb. It
  /// makes no more questions of a verb than are needed.
  func forEachQuestion(
    for items: ArraySlice<PracticeItem>, _ body: (_ index: Int, _ question: Question) -> Void
  ) {
    let indices = Dictionary(grouping: items.indices) { items[$0].infinitive }
    for verb in items.map({ $0.infinitive }).eachOnce() {
      // By their hashes: a log may name 65,536 items of one verb, of 64 bytes each.
      var left: [Int: Int] = [:]
      for index in indices[verb] ?? [] { left[items[index].hashValue] = index }
      for question in questions(ofVerb: verb) {
        let hash = question.item.hashValue
        if let index = left[hash], items[index] == question.item {
          left[hash] = nil
          body(index, question)
        }
        if left.isEmpty { break }
      }
    }
  }

  /// The same questions for everybody: those of the levels in an order that the numbers decide.
  package func questions(shuffledBy numbers: inout SeededNumbers, count: Int?) -> [Question] {
    var questions = all
    numbers.shuffle(&questions)
    return Array(questions.prefix(count ?? Int.max)).apart()
  }
}

extension [Question] {
  /// Whether nothing more is asked: see ``QuestionSource/mostQuestions``.
  package var isFull: Bool {
    count >= QuestionSource.mostQuestions
      || reduce(0) { $0 + $1.answers.count } >= QuestionSource.mostAnswers
  }

  /// The same questions with two persons of one tense of a verb apart, where that can be: another question is between them.
  func apart() -> [Question] {
    var result: [Question] = []
    result.reserveCapacity(count)
    // Those that come next, and those that wait for another one, which are near each other.
    var (rest, waiting) = (self[...], self[..<0])
    func mayFollow(_ question: Question) -> Bool {
      guard let last = result.last?.item else { return true }
      return question.item.infinitive != last.infinitive || question.item.tense != last.tense
    }
    while let first = waiting.first ?? rest.first {
      if !waiting.isEmpty, rest.isEmpty || mayFollow(first) {
        result.append(waiting.removeFirst())
      } else if mayFollow(rest[rest.startIndex]) {
        result.append(rest.removeFirst())
      } else {
        waiting.append(rest.removeFirst())
      }
    }
    return result
  }
}
