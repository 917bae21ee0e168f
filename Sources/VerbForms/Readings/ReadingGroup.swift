import SpanishGrammar
import SpanishText

extension FormIndex {
  /// An answer's readings in one tense: what people want to know first.
  public struct ReadingGroup: Sendable, Hashable {
    /// The tense's name, with the helpers of a phrase or gender and number of a participle; where the
    /// level names no tense, its title.
    public var name: String
    /// The persons, `yo` first.
    public var persons: [String]
    /// The readings, in the order of ``FormIndex/readings(of:)``.
    public var readings: [Reading]

    /// Name and persons in one line: `imperfecto, yo, él`.
    public var text: String { ([name] + persons).joined(separator: ", ") }
  }

  /// The readings of an answer, those in one tense together, in the order of tenses in grammars.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// let answer = FormIndex.builtin.lookup("era")[0]
  /// FormIndex.builtin.readingGroups(of: answer).map(\.text)      // ["imperfecto, yo, él"]
  /// ```
  ///
  /// - Parameter answer: An answer of this index.
  /// - Returns: One group for each tense, then one for the title of each level without a tense. A negative command
  ///   comes first where the query begins with `no`.
  ///
  /// Complexity: as ``readings(of:infinitive:)``.
  public func readingGroups(of answer: Answer) -> [ReadingGroup] {
    var groups = readingGroups(readings(of: answer))
    // Without a subject, `no hables` is first of all a command.
    if answer.parts.first == "no",
      let index = groups.firstIndex(where: { $0.name == Tense.imperativoNegativo.name })
    {
      groups.insert(groups.remove(at: index), at: 0)
    }
    return groups
  }

  /// The same for a form of a verb.
  public func readingGroups(of form: String, infinitive: String) -> [ReadingGroup] {
    readingGroups(readings(of: form, infinitive: infinitive))
  }

  private func readingGroups(_ readings: [Reading]) -> [ReadingGroup] {
    var groups: [ReadingGroup] = []
    var indices: [String: Int] = [:]
    for reading in readings {
      let name = readingName(of: reading)
      let index = indices[name] ?? groups.count
      if index == groups.count {
        indices[name] = index
        groups.append(ReadingGroup(name: name, persons: [], readings: []))
      }
      groups[index].readings.append(reading)
      if let person = reading.person { groups[index].persons.append(person) }
    }
    if groups.count > 1 { groups.sort { order(of: $0) < order(of: $1) } }
    for index in groups.indices where groups[index].persons.count > 1 {
      groups[index].persons = groups[index].persons.eachOnce()
      // Those who are spoken of in `me gusta` are no subjects.
      if groups[index].persons.contains(where: { Person(column: $0) != nil }) {
        groups[index].persons.removeAll { Pronoun(column: $0) != nil }
      }
      groups[index].persons.sort { order(ofPerson: $0) < order(ofPerson: $1) }
    }
    return groups
  }

  private func order(of group: ReadingGroup) -> Int {
    group.readings.first?.tense.map { Int($0.rawValue) } ?? Int.max
  }

  private func order(ofPerson column: String) -> Int {
    Person(column: column).map { Int($0.rawValue) } ?? Int.max
  }

  /// The name of a reading's tense; where its level names none, the level's title.
  package func readingName(of reading: Reading) -> String {
    guard let name = reading.inflection.name else { return levels[reading.level].title }
    // A participle's columns say gender and number: `participio femenino`.
    return reading.tense == .participio && reading.column.hasPrefix(name) ? reading.column : name
  }
}
