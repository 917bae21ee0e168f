package import Output
import VerbForms

/// What the practice log says of a student.
package struct PracticeStatistics: Sendable {
  /// How often something was asked, and how often the answer was wrong.
  package struct Tally: Hashable, Sendable {
    package var asked = 0
    package var wrong = 0

    /// The share of right answers, from 0 to 1.
    package var right: Double { asked == 0 ? 1 : Double(asked - wrong) / Double(asked) }

    fileprivate mutating func count(_ other: Tally) {
      asked += other.asked
      wrong += other.wrong
    }
  }

  package private(set) var all = Tally()
  package private(set) var tenses: [String: Tally] = [:]
  /// By tense, person and how the form is made of the infinitive: `presente, yo: -cer → -zco`.
  package private(set) var patterns: [String: Tally] = [:]
  package private(set) var days: [Int: Int] = [:]
  package private(set) var milliseconds: Int64 = 0
  package private(set) var items = 0
  /// How many items are due on a day or before it, and how many within the seven days that begin with it or before.
  package private(set) var dueToday = 0
  package private(set) var dueThisWeek = 0

  /// Counts what a log says; each verb is looked at once.
  package init(_ progress: Progress, onDay day: Int, in source: QuestionSource) {
    let items = progress.items
    var tallies = [Tally](repeating: Tally(), count: items.count)
    for review in progress.answers {
      tallies[Int(review.item)].asked += 1
      if review.event == .wrong { tallies[Int(review.item)].wrong += 1 }
      days[review.time.day, default: 0] += 1
      milliseconds += Int64(review.milliseconds)
    }
    for (item, tally) in zip(items, tallies) where tally.asked > 0 {
      all.count(tally)
      tenses[item.tense, default: Tally()].count(tally)
    }
    source.forEachQuestion(for: items[...]) { index, question in
      guard tallies[index].asked > 0 else { return }
      patterns[Self.pattern(of: question), default: Tally()].count(tallies[index])
    }
    for (_, known) in progress.asked {
      self.items += 1
      if known.memory.dueDay <= day { dueToday += 1 }
      if known.memory.dueDay < day + 7 { dueThisWeek += 1 }
    }
  }

  /// How the form is made: what is taken off the infinitive, and what is put in its place.
  static func pattern(of question: Question) -> String {
    let form = question.cells[0].form
    // The infinitive's ending is named whole.
    let shared = zip(question.verb.dropLast(2), form).prefix { $0 == $1 }.count
    let person = question.item.person.isEmpty ? "" : ", \(question.item.person)"
    return "\(question.item.tense)\(person): -\(question.verb.dropFirst(shared)) → "
      + "-\(form.dropFirst(shared))"
  }

  /// Those that were asked often enough to tell and not always right, the weakest first; as many as are shown.
  package static func weakest(_ tallies: [String: Tally]) -> [(name: String, tally: Tally)] {
    Array(
      told(by: tallies).filter { $0.tally.wrong > 0 }
        .sorted { $0.tally.right < $1.tally.right }.prefix(mostShown))
  }

  /// Those that were asked often enough to tell and are not among the weakest, the strongest first; as many as are shown.
  package static func strongest(_ tallies: [String: Tally]) -> [(name: String, tally: Tally)] {
    let weak = weakest(tallies)
    return Array(
      told(by: tallies).filter { one in !weak.contains { $0.name == one.name } }
        .sorted { ($1.tally.right, $1.tally.asked) < ($0.tally.right, $0.tally.asked) }
        .prefix(mostShown))
  }

  private static let mostShown = 5

  /// What was asked less often says nothing yet.
  private static func told(by tallies: [String: Tally]) -> [(name: String, tally: Tally)] {
    byName(tallies).filter { $0.tally.asked >= 4 }
  }

  fileprivate static func byName(_ tallies: [String: Tally]) -> [(name: String, tally: Tally)] {
    tallies.map { (name: $0.key, tally: $0.value) }.sorted { $0.name < $1.name }
  }
}

extension OutputBuffer {
  package mutating func members(of statistics: PracticeStatistics) {
    member("answers", statistics.all.asked)
    member("wrong", statistics.all.wrong)
    member("forms", statistics.items)
    member("milliseconds", Int(clamping: statistics.milliseconds))
    member("dueToday", statistics.dueToday)
    member("dueThisWeek", statistics.dueThisWeek)
    tallies("tenses", PracticeStatistics.byName(statistics.tenses))
    tallies("patterns", PracticeStatistics.byName(statistics.patterns))
    member("days", objects: statistics.days.sorted { $0.key < $1.key }) { json, day in
      json.member("day", LocalTime.date(day.key))
      json.member("answers", day.value)
    }
  }

  package mutating func tallies(
    _ name: StaticString, _ tallies: [(name: String, tally: PracticeStatistics.Tally)]
  ) {
    member(name, objects: tallies) { json, tally in
      json.member("name", tally.name)
      json.member("asked", tally.tally.asked)
      json.member("wrong", tally.tally.wrong)
    }
  }
}
