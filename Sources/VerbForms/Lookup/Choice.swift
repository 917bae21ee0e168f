import SpanishGrammar

/// An answer on its way: what it is, and what decides its place.
struct Choice {
  var answer: Answer
  /// The band that its spelling earns: the whole spelling's, where pronouns are attached.
  var band: Match
  /// The marks of that spelling.
  var marks: UInt128
  /// Whether it stands in `orden: último` levels only.
  var isLast: Bool
  /// The verb's place in the order of use.
  var rank: Int
  /// Where it stands in the forms, if it does.
  var uses: [FormUse]

  /// Drops what the accent mode does not want and puts the best first; what is equal stays in order.
  static func select(
    _ choices: [Choice], for query: Query, accents: AccentMode
  ) -> [Choice] {
    var selected = choices
    switch accents {
    case .ignore: break
    case .strict: selected.removeAll { $0.band != .exact }
    case .smart:
      func hasAll(_ choice: Choice) -> Bool {
        Marks.hasAll(typed: query.marks, form: choice.marks)
      }
      func isStored(_ choice: Choice) -> Bool { choice.answer.match != .pronouns }
      if query.hasForeignMark || !selected.contains(where: hasAll) { break }
      // A form with pronouns hides no form that stands in a level: `ámalo` may be a slip for amalo. Those
      // that come last hide no other verb's, if its ñ is as typed.
      let meant = selected.filter { isStored($0) && hasAll($0) }
      func isHidden(_ choice: Choice) -> Bool {
        if !isStored(choice) { return true }
        return !meant.allSatisfy(\.isLast)
          || (!meant.isEmpty && choice.band == .ñ)
          || meant.contains { $0.answer.infinitive == choice.answer.infinitive }
      }
      selected.removeAll { !hasAll($0) && isHidden($0) }
      return inOrder(selected.filter(hasAll)) + inOrder(selected.filter { !hasAll($0) })
    }
    return inOrder(selected)
  }

  private static func inOrder(_ choices: [Choice]) -> [Choice] {
    func key(_ index: Int) -> (Match, Int, Int, Int) {
      (choices[index].band, choices[index].isLast ? 1 : 0, choices[index].rank, index)
    }
    return choices.indices.sorted { key($0) < key($1) }.map { choices[$0] }
  }
}
