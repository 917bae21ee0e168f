import VerbForms

extension PlainIndex {
  /// The answers to a query, best first, of the bands 1 to 3.
  public func lookup(_ query: String, accents: FormIndex.AccentMode = .smart) -> [FormIndex.Answer]
  {
    let text = PlainText.normalized(query)
    let whole = answers(text, accents)
    if !whole.isEmpty { return whole }
    // Words in front fall away where the whole is no form, then the pronoun of an infinitive.
    let rest = PlainText.normalized(PlainText.withoutLeadingWords(text))
    let form = rest == text ? [] : answers(rest, accents)
    if !form.isEmpty { return form }
    let infinitive = PlainText.withoutPronoun(rest)
    // No pronouns are written onto a word with two accents, which none has.
    let accented = PlainText.letters(of: infinitive).filter { $0.marks.contains("\u{301}") }
    guard infinitive != rest, accented.count < 2 else { return [] }
    return answers(infinitive, accents).filter { $0.form == $0.infinitive }
  }

  private struct Candidate {
    var answer: FormIndex.Answer
    var hasAllTyped: Bool
    var isLast: Bool
    var rank: Int
  }

  private func answers(_ text: String, _ accents: FormIndex.AccentMode) -> [FormIndex.Answer] {
    let typed = PlainText.letters(of: text)
    var candidates: [Candidate] = []
    for (entry, stored) in entries(withFold: PlainText.fold(typed)) {
      candidates.append(
        Candidate(
          answer: FormIndex.Answer(
            form: entry.form, infinitive: entry.infinitive, match: band(typed, stored)),
          hasAllTyped: zip(typed, stored).allSatisfy { $0.marks.isEmpty || $0.marks == $1.marks },
          isLast: isLast(entry), rank: rank(ofVerb: entry.infinitive) ?? .max))
    }
    switch accents {
    case .ignore: break
    case .strict: candidates.removeAll { $0.answer.match != .exact }
    case .smart:
      let meant = candidates.filter(\.hasAllTyped)
      // What stands in levels that come last hides no other verb's form with the same ñ.
      let hidesAll = meant.contains { !$0.isLast }
      let verbs = Set(meant.map(\.answer.infinitive))
      if !meant.isEmpty {
        candidates.removeAll {
          !$0.hasAllTyped
            && (hidesAll || $0.answer.match == .ñ || verbs.contains($0.answer.infinitive))
        }
      }
    }
    // A stable sort written out: the order of the list decides what nothing else does.
    let sorted = candidates.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      if accents == .smart, one.hasAllTyped != other.hasAllTyped { return one.hasAllTyped }
      if one.answer.match != other.answer.match { return one.answer.match < other.answer.match }
      if one.isLast != other.isLast { return other.isLast }
      if one.rank != other.rank { return one.rank < other.rank }
      return left.offset < right.offset
    }.map(\.element)
    return (accents == .smart ? rareOnesYielding(sorted) : sorted).map(\.answer)
  }

  /// The same with answers of rare verbs behind those of very common ones that have all typed marks.
  private func rareOnesYielding(_ candidates: [Candidate]) -> [Candidate] {
    var list = candidates
    for candidate in candidates.reversed() where candidate.rank >= 4_000 {
      guard let place = list.firstIndex(where: { $0.answer == candidate.answer }),
        let last = list.lastIndex(where: { $0.rank < 1_000 && $0.hasAllTyped && !$0.isLast }),
        last > place
      else { continue }
      list.insert(list.remove(at: place), at: last)
    }
    return list
  }

  private func band(_ typed: [PlainLetter], _ stored: [PlainLetter]) -> FormIndex.Match {
    if typed == stored { return .exact }
    return typed.map(\.isÑ) == stored.map(\.isÑ) ? .accents : .ñ
  }
}
