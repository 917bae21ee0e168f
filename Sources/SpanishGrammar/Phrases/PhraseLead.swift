/// What stands before the first verb of a phrase: subject, `no`, pronouns.
struct PhraseLead {
  /// The place of the first word that belongs to none of them.
  let end: Int
  /// The words so far, spelled right.
  let spellings: [String]
  /// What the verb that follows may be.
  let roles: GrammaticalRole
  private let subject: Person?
  private let pronouns: CliticGroup?

  /// Reads the words from `start` on. A pronoun at the very end is no lead: in `no se` the last word
  /// is `sé`.
  init(words: [String], from start: Int) {
    var end = start
    var spellings: [String] = []
    func hasNext() -> Bool { end + 1 < words.count }

    var subject: Person?
    if hasNext(), let person = Person(word: words[end]) {
      subject = person
      spellings.append(["tu": "tú", "el": "él"][words[end]] ?? words[end])
      end += 1
    }
    var isNegated = false
    if hasNext(), words[end] == "no" {
      isNegated = true
      spellings.append("no")
      end += 1
    }
    var found: [Pronoun] = []
    while hasNext(), let pronoun = Pronoun(words[end]), CliticGroup(found + [pronoun]) != nil {
      found.append(pronoun)
      spellings.append(pronoun.text)
      end += 1
    }
    self.end = end
    self.spellings = spellings
    self.subject = subject
    pronouns = CliticGroup(found)
    roles =
      if subject != nil || pronouns != nil {
        .finite
      } else if isNegated {
        [.finite, .infinitive, .gerund]
      } else {
        [.finite, .infinitive, .gerund, .imperative]
      }
  }

  /// Whether a form of this person goes with the subject and the pronouns.
  func fits(_ use: WordReading.Use) -> Bool {
    guard let person = use.person else { return subject == nil }
    if let subject, !subject.agrees(withColumn: person) { return false }
    guard let pronouns else { return true }
    let isSeForLe = pronouns.first == .se && pronouns.count == 2 && pronouns.last.isDirectObject
    for pronoun in pronouns.pronouns {
      switch (pronoun, person) {
      case (.se, .yo), (.se, .tú), (.se, .vos), (.se, .nosotros), (.se, .vosotros):
        if !isSeForLe { return false }
      case (.me, .nosotros), (.nos, .yo), (.os, .tú), (.os, .vos), (.te, .vosotros):
        return false
      default: break
      }
    }
    return true
  }
}
