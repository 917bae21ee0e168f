import LevelFiles
import SpanishGrammar

extension FormIndex {
  /// The verbs that a form may be of, best first.
  ///
  /// White space and punctuation around the query fall away and capitals are no difference. Answers
  /// come in bands (see ``Match``); within a band, verbs for which the form stands only in levels
  /// with `orden: último` come last, and more used verbs come first.
  ///
  ///     FormIndex.builtin.lookup("fui").map(\.infinitive)      // ["ser", "ir"]
  ///     FormIndex.builtin.lookup("sueño").map(\.infinitive)    // ["soñar"]
  ///
  /// - Parameters:
  ///   - query: A form, or the infinitive itself, with or without accents; composed or decomposed.
  ///   - accents: How accents are weighed.
  ///   - levels: Where given, only what stands in these levels counts, as if there were no others.
  /// - Returns: One answer a (form, infinitive) pair; none for a query that is no form.
  ///
  /// Complexity: O(letters of the query), well under a microsecond for most; about a microsecond an
  /// answer more where `levels` are given.
  public func lookup(
    _ query: String, accents: AccentMode = .smart, levels: Set<Int>? = nil
  ) -> [Answer] {
    let text = Query.normalized(query)
    if text.utf8.count != query.utf8.count {
      // What fell away as punctuation may have been an accent: hable'
      let typed = keyboardAnswers(toEdgesOf: query, accents: accents, levels: levels)
      if !typed.isEmpty { return typed }
    }
    let found = answers(toText: text, accents: accents, levels: levels)
    return found.isEmpty ? keyboardAnswers(to: text, accents: accents, levels: levels) : found
  }

  /// The answers of bands 1 to 5 to normalized text, as a whole or without the words before its form.
  func answers(toText text: String, accents: AccentMode, levels: Set<Int>?) -> [Answer] {
    let found = answers(toWhole: text, accents: accents, levels: levels)
    let leading = found.isEmpty ? LeadingWords.size(in: text.utf8) : 0
    guard leading > 0 else { return found }
    // Once, whatever remains: a query may be thousands of words that fall away.
    let rest = Query.normalized(String(decoding: text.utf8.dropFirst(leading), as: UTF8.self))
    return answers(toWhole: rest, accents: accents, levels: levels)
  }

  private func answers(
    toWhole text: String, accents: AccentMode, levels: Set<Int>?
  ) -> [Answer] {
    let found = answers(to: text, accents: accents, levels: levels)
    guard found.isEmpty, text.utf8.contains(UInt8(ascii: " ")) else { return found }
    return phraseAnswers(to: text, accents: accents, levels: levels)
  }

  /// The answers of bands 1 to 4 to normalized text.
  func answers(to text: String, accents: AccentMode, levels: Set<Int>?) -> [Answer] {
    let query = Query(text)
    var candidates = storage.candidates(for: query)
    if candidates.isEmpty || candidates.contains(where: \.record.isPronounForm) {
      let attached = pronounChoices(for: query, levels: levels)
      if !attached.isEmpty {
        let choices = choices(from: candidates, query, levels: levels) + attached
        return Choice.select(choices, for: query, accents: accents).map(\.answer)
      }
    }
    if let levels { candidates = restricted(candidates, to: levels, query) }
    return storage.select(candidates, for: query, accents: accents).map { candidate in
      answer(candidate, query)
    }
  }

  /// The answer that a candidate stands for.
  func answer(_ candidate: Candidate, _ query: Query) -> Answer {
    Answer(
      form: storage.form(labels: query.labels, marks: candidate.marks),
      infinitive: storage.infinitive(
        labels: query.labels, entry: candidate.record),
      match: candidate.match)
  }

  /// The candidates that have a reading in `levels`, with preferences as if there were no others.
  private func restricted(
    _ candidates: [Candidate], to levels: Set<Int>, _ query: Query
  ) -> [Candidate] {
    var kept: [(candidate: Candidate, isLast: Bool, rank: Int)] = []
    for candidate in candidates {
      let entry = candidate.record
      let form = storage.form(labels: query.labels, marks: candidate.marks)
      let infinitive = storage.infinitive(labels: query.labels, entry: entry)
      let readings = readings(of: form, infinitive: infinitive, levels: levels)
      guard !readings.isEmpty else { continue }
      var places = readings.map(\.level)
      if form == infinitive, let verb = storage.verb(infinitive) {
        // An infinitive stands in every level that lists its verb, though it is read in the first.
        places += storage.lines(of: verb).map(\.level).filter { levels.contains($0) }
      }
      let isLast = places.allSatisfy { storage.level($0)?.order == .last }
      kept.append((candidate, isLast, rank(ofVerb: infinitive) ?? Int.max))
    }
    let order = kept.indices.sorted { left, right in
      if kept[left].isLast != kept[right].isLast { return kept[right].isLast }
      return (kept[left].rank, left) < (kept[right].rank, right)
    }
    for (preference, index) in order.enumerated() {
      kept[index].candidate.preference = preference
      kept[index].candidate.standsLast = kept[index].isLast
    }
    return kept.map(\.candidate)
  }
}

extension IndexStorage {
  /// The spelling of a key with marks.
  func form(labels: some Collection<UInt8>, marks: UInt128) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(labels.count + 4)
    bytes.appendSpelling(of: labels, marks: marks)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The infinitive that an entry of a key stands for.
  func infinitive(labels: some Collection<UInt8>, entry: EntryRecord) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(labels.count + 4)
    appendInfinitive(labels: labels, entry: entry, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the infinitive that an entry of a key stands for.
  func appendInfinitive(
    labels: some Collection<UInt8>, entry: EntryRecord, to bytes: inout [UInt8]
  ) {
    for label in labels.dropLast(entry.takenOff) {
      bytes.append(Alphabet.spelling(ofLabel: label))
    }
    bytes.append(contentsOf: ending(of: entry))
  }
}
