// Readings have a tense, levels a grade: who imports this module can name them.
@_exported public import enum SpanishGrammar.LevelGrade
@_exported public import enum SpanishGrammar.MistakeKind
@_exported public import enum SpanishGrammar.Tense
public import SpanishGrammar

extension FormIndex {
  /// One verb that a query may be a form of.
  public struct Answer: Sendable, Hashable {
    /// The form as a level has it: `coméis` for the query `comeis`, `da` for `dámelo`.
    public var form: String
    /// The verb's infinitive: `comer`.
    public var infinitive: String
    /// How the form was reached from the query.
    public var match: Match
    /// The correct spelling of the whole where it is more than the form: `dámelo`; otherwise nil.
    public var spelling: String?
    /// The pieces of a pronoun or phrase answer, in order: `["da", "me", "lo"]`; otherwise empty.
    public var parts: [String]
    /// The verbs that help in a phrase, in order: `["haber"]` for `he comido`; otherwise empty.
    public var helpers: [String]
    /// The columns that the query allows, where it says more than the form alone: `["yo"]` for
    /// `yo fui`. Empty where it allows all. See ``FormIndex/readings(of:)``.
    public var columns: [String]
    /// What the whole has besides the form.
    package var construction = Construction()
    /// What the helpers of a phrase make of the verb: pretérito perfecto compuesto, yo for `he comido`;
    /// empty where no verb helps.
    public var inflections: [Inflection]

    /// An answer of its parts.
    package init(
      form: String, infinitive: String, match: Match, spelling: String? = nil, parts: [String] = [],
      helpers: [String] = [], columns: [String] = [], inflections: [Inflection] = []
    ) {
      (self.form, self.infinitive, self.match, self.spelling) = (form, infinitive, match, spelling)
      (self.parts, self.helpers) = (parts, helpers)
      (self.columns, self.inflections) = (columns, inflections)
    }

    /// The pronouns before the verb or written onto it, in their order: `["me", "lo"]` for `dímelo`.
    public var pronouns: [String] {
      let words = construction.complement.isEmpty ? parts[...] : parts.prefix { $0 != form }
      return words.filter { $0 != form }.compactMap { Pronoun($0)?.text }
    }
    /// Whether the first pronoun is the verb's own: `me levanto` is of levantarse.
    public var isPronominal: Bool { construction.isPronominal }
    /// Whether `no` is before the verb.
    public var isNegated: Bool { parts.contains("no") }
  }

  /// A tense and a person of a verb that others help.
  public struct Inflection: Sendable, Hashable {
    /// The tense, a compound one with haber; nil where the levels do not name it.
    public var tense: Tense?
    /// The helpers other than haber: `ir a + infinitivo` for `voy a comer`.
    public var construction: String?
    /// The person; nil in the infinitive and the gerund.
    public var person: String?

    /// An inflection of its parts.
    public init(tense: Tense?, construction: String? = nil, person: String? = nil) {
      (self.tense, self.construction, self.person) = (tense, construction, person)
    }

    /// That of a cell: the person is the column's, where the tense has persons.
    init(column: String, tense: Tense?) {
      let hasPerson = !column.isEmpty && (tense?.hasPersons ?? true) && column != tense?.name
      self.init(tense: tense, person: hasPerson ? column : nil)
    }

    /// The tense's name after that of the construction: `ir a + infinitivo, presente`.
    public var name: String? {
      guard let construction else { return tense?.name }
      return tense.map { "\(construction), \($0.name)" } ?? construction
    }
  }

  /// What a form is in one place: its tense and person, and the level, the line of its file and the column where it is.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// let readings = FormIndex.builtin.readings(of: "haga", infinitive: "hacer")
  /// print(readings.filter { $0.tense == .subjuntivoPresente }.compactMap(\.person))     // yo, él in each level
  /// ```
  public struct Reading: Sendable, Hashable {
    /// The level's index in `FormIndex.levels`.
    public var level: Int
    /// The line in the level's file, counted from 1.
    public var line: Int
    /// The column's name: `yo`, `él`, `gerundio`; `infinitivo` for the verb itself.
    public var column: String
    /// Tense and person; of a phrase those of the whole.
    public var inflection: Inflection
    /// The cell's form as the level writes it: `me lavo` for the form `lavo` of lavarse.
    public var written: String

    /// The tense; nil where the level does not name one.
    public var tense: Tense? { inflection.tense }
    /// The person: `yo`, `él`, or what `formas:` calls the column; nil in the infinitive, the gerund and
    /// the participle.
    public var person: String? { inflection.person }

    /// A reading of its parts. The person is the column's, where the tense has persons.
    public init(level: Int, line: Int, column: String, tense: Tense? = nil, written: String) {
      (self.level, self.line, self.column) = (level, line, column)
      inflection = Inflection(column: column, tense: tense)
      self.written = written
    }
  }

  /// One pair of a form and its infinitive, as the sorted list of all forms has it.
  public struct Entry: Sendable, Hashable {
    /// The inflected form in its stored spelling.
    public var form: String
    /// The verb's infinitive.
    public var infinitive: String

    /// A pair.
    public init(form: String, infinitive: String) {
      self.form = form
      self.infinitive = infinitive
    }
  }

  /// A run of consecutive entries of one verb: `irga … irguió   erguir`.
  public struct Row: Sendable, Hashable {
    /// The positions of its entries in the sorted list.
    public var positions: Range<Int>
    /// The first form of the run.
    public var first: String
    /// The last form of the run.
    public var last: String
    /// The verb.
    public var infinitive: String

    /// A run of its parts.
    public init(positions: Range<Int>, first: String, last: String, infinitive: String) {
      (self.positions, self.first) = (positions, first)
      (self.last, self.infinitive) = (last, infinitive)
    }
  }

  /// A verb's line in one level.
  public struct VerbLine: Sendable, Hashable {
    /// The level's index in `FormIndex.levels`.
    public var level: Int
    /// The line in its file, counted from 1.
    public var line: Int
    /// The infinitive as the level writes it: `lavarse` for lavar.
    public var writtenInfinitive: String
    /// One array a column of the level, its alternatives in it, as written; empty for `-`.
    public var cells: [[String]]
    /// The same without leading pronouns, `no` and complement: `lavo` for `me lavo`.
    public var forms: [[String]]
    /// The words after the verb in the infinitive and in all cells: cuenta of `darse cuenta: me doy cuenta`.
    package var complement = ""
    /// Whether its columns are whom the verb pleases, though the level names them by persons: `me gusta` under yo.
    var isDative = false
    /// The verb's own forms in them: `lavado` for `me he lavado`, `lava` for `lávate`.
    package var ownForms: [[String]]

    /// A line of its parts.
    package init(
      level: Int, line: Int, writtenInfinitive: String, cells: [[String]], forms: [[String]]
    ) {
      (self.level, self.line, self.writtenInfinitive) = (level, line, writtenInfinitive)
      (self.cells, self.forms) = (cells, forms)
      ownForms = forms
    }

    /// The cells without the complement; those keep it that have it in another number or gender.
    package var simpleCells: [[String]] {
      if complement.isEmpty { return cells }
      return cells.map { cell in
        cell.map { $0.hasSuffix(" " + complement) ? Self.without(complement, $0.utf8[...]) : $0 }
      }
    }

    static func without(_ complement: String, _ cell: Substring.UTF8View) -> String {
      let size = complement.isEmpty ? 0 : complement.utf8.count + 1
      return String(decoding: cell.dropLast(size), as: UTF8.self)
    }
  }

  /// What an index knows of one level.
  public struct LevelInfo: Sendable, Hashable {
    /// Line 1 of the file.
    public var title: String
    /// Line 2 of the file.
    public var description: String
    /// The colour as 0xRRGGBB; nil where the file has none, or one that can't be used.
    public var colorHex: Int?
    /// The file, relative to the path that was given.
    public var file: String
    /// The names of its columns: `yo`, `tú`, `él`, … or those of `formas:`.
    public var columns: [String]
    /// How many verbs it lists.
    public var verbCount: Int
    /// How many forms are in its cells.
    public var formCount: Int
    /// Whether it carries `orden: último`.
    public var isDeprioritized: Bool
    /// The tense of its forms; nil where it names none.
    public var tense: Tense?
    /// How many mistakes it forgives in the practice game; nil where it does not say.
    public var lives: Int?
    /// How many seconds it gives for an answer in the practice game; nil where it does not say.
    public var secondsForAnswer: Int?
    /// The grade of the students that it is for; nil where it does not say.
    public var grade: LevelGrade?
  }
}
