/// What one word of a phrase can be, as an index tells it.
public struct WordReading: Sendable, Hashable {
  /// One column that the form stands in.
  public struct Use: Sendable, Hashable {
    /// What the column makes of the form; one role.
    public var role: GrammaticalRole
    /// The person that the column names.
    public var person: Person?
    /// The column's name.
    public var column: String

    public init(role: GrammaticalRole, person: Person?, column: String) {
      self.role = role
      self.person = person
      self.column = column
    }
  }

  /// The form as a level has it: `comiendo` for `comiendolo`.
  public var form: String
  /// The verb.
  public var infinitive: String
  /// The word spelled right, with the pronouns written onto it: `comiéndolo`.
  public var spelling: String
  /// The pronouns written onto it.
  public var pronouns: [String]
  /// Where the form stands.
  public var uses: [Use]
  /// How far the word is from `spelling`: 1 the same, 2 but for accents, 3 but for ñ.
  public var band: Int
  /// The verb's place in the order of use.
  public var rank: Int

  public init(
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
