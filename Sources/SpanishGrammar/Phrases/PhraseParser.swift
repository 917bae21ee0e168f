import SpanishText

/// Finds verbs that are written as several words.
///
///     phrase  = [subject] ["no"] [pronouns] verb
///     verb    = form
///             | haber participle                         he comido
///             | estar, ir, andar, llevar or seguir, gerund   estoy comiendo
///             | helper [word] infinitive                 voy a comer, tengo que ir, puedo salir
///             | ser or estar, participle                 fue construida, estaban rotos
///
/// ``PhraseLink`` has the helpers and the words after them. The verb after a helper may have a helper itself (`he estado
/// comiendo`). A participle after haber ends in -o; after ser and estar it agrees with the subject, as far as the verb's number
/// or a subject pronoun tells. Only forms with a person have pronouns and a subject before them; gerunds and infinitives have
/// pronouns written onto them. The form is of the subject's person: `yo fui` is under yo.
package struct PhraseParser {
  private let words: Range<Int>
  private let text: (Int) -> String
  private let readings: (Int) -> [WordReading]

  /// A parser of words with these indices. The text of a word in composed lower case, and what it can be, are asked
  /// more than once.
  package init(
    words: Range<Int>, text: @escaping (Int) -> String, readings: @escaping (Int) -> [WordReading]
  ) {
    (self.words, self.text, self.readings) = (words, text, readings)
  }

  /// All readings of two or more words from the first one on as one verb, best first; with `onlyHelped` those with a helper.
  ///
  /// - Complexity: O(readings of each word); helpers nest at most ``maximumHelpers`` deep.
  package func parses(onlyHelped: Bool = false) -> [PhraseParse] {
    let start = words.lowerBound
    let lead = PhraseLead(words, text: text)
    // One word is not a phrase.
    let mayBeAlone = !lead.spellings.isEmpty && !onlyHelped
    return verbs(
      from: start + lead.spellings.count, as: lead.roles, depth: 0, mayBeAlone: mayBeAlone,
      fits: lead.fits
    ).filter { lead.fits($0.agreement) }
      .map { verb in
        var whole = verb
        whole.words = start..<verb.words.upperBound
        whole.lead = lead.spellings
        if verb.links.last?.isPassive ?? false {
          whole.inflections = whole.inflections.filter { lead.allowsPassive($0.person) }
        }
        if let link = verb.links.first {
          whole.inflections = lead.commands(among: whole.inflections, by: link)
        }
        return whole
      }
      .filter { !$0.inflections.isEmpty }
      .sorted { $0.order < $1.order }
  }

  package static func isHelper(_ infinitive: String) -> Bool {
    PhraseLink.byHelper[infinitive] != nil
  }

  /// Whether a verb of several words can begin with this word of running text, in composed lower case: a subject, `no`, a
  /// pronoun or a form of a helper. `el` and `tu` do not count: in most texts they are not él and tú.
  package static func mayBegin(_ word: String, isHelper: Bool) -> Bool {
    if isHelper || word == "no" || Pronoun(word) != nil { return true }
    return Person(word: word.folded) != nil && word != "el" && word != "tu"
  }

  /// How many helpers one verb may have: `voy a haber estado comiendo` has three.
  private static let maximumHelpers = 4

  /// The verbs that begin at an index in one of some roles; with `mayBeAlone` those of one word too.
  private func verbs(
    from index: Int, as roles: GrammaticalRole, depth: Int, mayBeAlone: Bool = true,
    fits: (WordReading.Use) -> Bool = { _ in true }
  ) -> [PhraseParse] {
    guard index < words.upperBound, depth <= Self.maximumHelpers else { return [] }
    var tails: [PhraseParse] = []
    for reading in readings(index) where !reading.roles.isDisjoint(with: roles) {
      let links = index + 1 < words.upperBound ? PhraseLink.byHelper[reading.infinitive] ?? [] : []
      // Most forms of a verb that may help do not: what follows tells.
      let helped = links.map { (link: $0, tails: verbs(after: $0, at: index, depth: depth)) }
        .filter { !$0.tails.isEmpty }
      guard mayBeAlone || !helped.isEmpty else { continue }
      let uses = reading.uses.filter { roles.contains($0.role) && fits($0) }
      guard !uses.isEmpty else { continue }
      if mayBeAlone {
        tails.append(
          PhraseParse(
            words: index..<index + 1, main: reading, uses: uses,
            inflections: uses.map { PhraseInflection($0) }.eachOnce()))
      }
      for (link, others) in helped {
        tails += phrases(of: reading, uses, link, before: others)
      }
    }
    return tails
  }

  /// The verbs that the word at an index may help in the way of a link.
  private func verbs(after link: PhraseLink, at index: Int, depth: Int) -> [PhraseParse] {
    let start = index + 1 + link.words.count
    guard start < words.upperBound,
      link.words.indices.allSatisfy({ text(index + 1 + $0).folded == link.words[$0] })
    else { return [] }
    return verbs(from: start, as: link.role, depth: depth + 1)
  }

  /// The verbs that a reading helps in the way of a link.
  private func phrases(
    of reading: WordReading, _ uses: [WordReading.Use], _ link: PhraseLink,
    before tails: [PhraseParse]
  ) -> [PhraseParse] {
    let uses = uses.filter { link.takes($0, of: reading) }
    return tails.compactMap { tail in
      var whole = tail
      if link.role == .participle {
        guard link.takes(participle: tail.helpers.first ?? tail.main) else { return nil }
        if link.agrees {
          if !tail.helpers.isEmpty { return nil }
          whole.agreement = Agreement(participle: tail.main.form)
        }
      }
      whole.inflections = uses.filter {
        (whole.agreement?.fits($0.person) ?? true) && tail.allows($0.person)
      }
      .flatMap { use in
        tail.inflections.compactMap { PhraseInflection(use, link, before: $0) }
      }.eachOnce()
      if whole.inflections.isEmpty { return nil }
      whole.helpers.insert(reading, at: 0)
      whole.links.insert(link, at: 0)
      return whole
    }
  }
}
