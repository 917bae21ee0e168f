/// What one word of a phrase can be, as an index tells it.
package struct WordReading: Sendable, Hashable {
  /// One column that the form stands in.
  package struct Use: Sendable, Hashable {
    /// What the column makes of the form; one role.
    package var role: GrammaticalRole
    /// The person that the column names.
    package var person: Person?
    /// The column's name.
    package var column: String
    /// The tense of the form there, where the level says it.
    package var tense: Tense?

    package init(role: GrammaticalRole, person: Person?, column: String, tense: Tense? = nil) {
      self.role = role
      self.person = person
      self.column = column
      self.tense = tense
    }
  }

  /// The form as a level has it: `comiendo` for `comiendolo`.
  package var form: String
  /// The verb.
  package var infinitive: String
  /// The word spelled right, with the pronouns written onto it: `comiéndolo`.
  package var spelling: String
  /// The pronouns written onto it.
  package var pronouns: [String]
  /// Where the form stands.
  package var uses: [Use]
  /// How far the word is from `spelling`: 1 the same, 2 but for accents, 3 but for ñ.
  package var band: Int
  /// The verb's place in the order of use.
  package var rank: Int

  package init(
    form: String, infinitive: String, spelling: String, pronouns: [String] = [], uses: [Use],
    band: Int = 1, rank: Int = 0
  ) {
    self.form = form
    self.infinitive = infinitive
    self.spelling = spelling
    self.pronouns = pronouns
    self.uses = uses
    self.band = band
    self.rank = rank
  }
}
