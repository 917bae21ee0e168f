import SpanishText

/// Finds verbs that are written as several words.
///
///     phrase  = [subject] ["no"] [pronouns] verb
///     verb    = form
///             | haber participle                         he comido
///             | estar, ir or seguir, gerund              estoy comiendo
///             | ir "a" infinitive                        voy a comer
///
/// The verb after a helper may have a helper's shape again (`he estado comiendo`). A participle after
/// haber is the one in -o. Pronouns and a subject stand before forms with a person only; gerunds and
/// infinitives have their pronouns at the end, written onto them. A subject narrows the form to its
/// person: `yo fui` stands under yo.
package struct PhraseParser {
  /// A verb's part of a parse, from some word on.
  private struct Tail {
    var end: Int
    var main: WordReading
    var uses: [WordReading.Use]
    var inflections: [PhraseInflection]
    var helpers: [WordReading] = []
    var spellings: [String] = []
    var parts: [String] = []
  }

  private let words: [String]
  private let readings: (Int) -> [WordReading]

  /// A parser of folded words. `readings`, what the word at a place can be, is asked more than once.
  package init(words: [String], readings: @escaping (Int) -> [WordReading]) {
    self.words = words
    self.readings = readings
  }

  /// All readings of two or more words from `start` on as one verb, best first.
  ///
  /// - Complexity: O(readings of each word); helpers nest at most ``maximumHelpers`` deep.
  package func parses(from start: Int = 0) -> [PhraseParse] {
    let lead = PhraseLead(words: words, from: start)
    return verbs(from: lead.end, as: lead.roles, depth: 0, fits: lead.fits)
      .filter { $0.end - start > 1 }
      .map { tail in
        PhraseParse(
          words: start..<tail.end, main: tail.main, helpers: tail.helpers,
          parts: lead.spellings + tail.parts,
          spelling: (lead.spellings + tail.spellings).joined(separator: " "),
          columns: columns(of: tail.uses), inflections: tail.inflections,
          leadingWords: lead.end - start)
      }
      .sorted()
  }

  package static func isHelper(_ infinitive: String) -> Bool {
    ["haber", "estar", "seguir", "ir"].contains(infinitive)
  }

  /// Whether a verb of several words can begin with this word of running text, in composed lower
  /// case: a subject, `no`, a pronoun, or a form of a helper. Here `el` and `tu` are no subjects, being
  /// far more often what they are without an accent.
  package static func mayBegin(_ word: String, isHelper: Bool) -> Bool {
    if isHelper || word == "no" || Pronoun(word) != nil { return true }
    return word != "el" && word != "tu" && Person(word: word.folded) != nil
  }

  /// How many helpers one verb may have: `voy a haber estado comiendo` has three.
  package static let maximumHelpers = 4

  /// The members of a list, each once.
  private static func different(_ all: [PhraseInflection]) -> [PhraseInflection] {
    var seen: [PhraseInflection] = []
    for inflection in all where !seen.contains(inflection) { seen.append(inflection) }
    return seen
  }

  private func columns(of uses: [WordReading.Use]) -> [String] {
    var columns: [String] = []
    for use in uses where !columns.contains(use.column) { columns.append(use.column) }
    return columns
  }

  private func verbs(
    from place: Int, as roles: GrammaticalRole, depth: Int, fits: (WordReading.Use) -> Bool
  ) -> [Tail] {
    guard place < words.count, depth <= Self.maximumHelpers else { return [] }
    var tails: [Tail] = []
    for reading in readings(place) {
      let uses = reading.uses.filter { roles.contains($0.role) && fits($0) }
      guard !uses.isEmpty else { continue }
      let parts = reading.pronouns.isEmpty ? [reading.spelling] : [reading.form] + reading.pronouns
      tails.append(
        Tail(
          end: place + 1, main: reading, uses: uses,
          inflections: Self.different(uses.map { PhraseInflection($0) }),
          spellings: [reading.spelling], parts: parts))
      for (link, role) in continuations(of: reading, at: place) {
        let start = place + 1 + link.count
        for tail in verbs(from: start, as: role, depth: depth + 1, fits: { _ in true }) {
          var whole = tail
          let helper = ([reading.infinitive] + link).joined(separator: " ")
          whole.inflections = Self.different(
            uses.flatMap { use in
              tail.inflections.compactMap {
                PhraseInflection(use, helper: helper, before: $0)
              }
            })
          if whole.inflections.isEmpty { continue }
          whole.helpers.insert(reading, at: 0)
          whole.spellings = [reading.spelling] + link + tail.spellings
          whole.parts = parts + link + tail.parts
          tails.append(whole)
        }
      }
    }
    return tails
  }

  /// What a verb may help: the words between and the kind of form that follows.
  private func continuations(
    of reading: WordReading, at place: Int
  ) -> [(link: [String], role: GrammaticalRole)] {
    switch reading.infinitive {
    case "haber" where reading.form != "hay":
      return [([], .participle)]
    case "estar", "seguir":
      return [([], .gerund)]
    case "ir":
      let hasA = place + 1 < words.count && words[place + 1] == "a"
      return hasA ? [(["a"], .infinitive)] : [([], .gerund)]
    default:
      return []
    }
  }
}
