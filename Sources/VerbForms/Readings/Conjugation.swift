public import SpanishGrammar

extension FormIndex {
  /// A verb's conjugation as grammars print it: tense by tense, made of the verb's own forms in the levels.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// let conjugation = FormIndex.builtin.conjugation(of: "ir")
  /// let present = conjugation?.tables.first { $0.tense == .presente }
  /// print(present?.rows.map { "\($0.name) \($0.cells[0].first?.text ?? "-")" } ?? [])     // yo voy, tú vas, …
  /// ```
  ///
  /// The tables are presente, imperfecto, pretérito, futuro, condicional, subjuntivo presente, imperfecto
  /// and futuro, imperativo (affirmative and negative), formas no personales; then compound tenses;
  /// then levels that name no tense, under their titles. Forms that the levels lack and that do not follow from
  /// others by rule are left out.
  public struct Conjugation: Sendable, Hashable {
    /// The verb's infinitive, without a pronoun.
    public var infinitive: String
    /// The infinitive with the pronoun of a reflexive verb: `levantarse` where that was asked for, or levels have
    /// no other; otherwise ``infinitive``.
    public var writtenInfinitive: String
    /// The tables, in the order of grammars.
    public var tables: [Table]
    /// What levels have of the verb with pronouns (`irse: me voy`, `gustar: me gusta`) beside the verb without
    /// them; nil if there is no such line, or no other.
    public var pronominal: Pronominal?
    /// The levels that have lines of the verb, as indices in ``FormIndex/levels``, each once.
    public var levels: [Int]

    /// One tense, or what is printed like one.
    public struct Table: Sendable, Hashable {
      /// `subjuntivo presente`, `imperativo`, `formas no personales`, or a level's title.
      public var name: String
      /// The tense; nil in `formas no personales` and where a level names none.
      public var tense: Tense?
      /// The names of its columns: `afirmativo` and `negativo` in an imperative that has both; otherwise
      /// one without a name.
      public var columns: [String]
      /// The rows, one for each person in the order of grammars; then those of a level whose columns share a
      /// person: `yo (pretérito)` beside `yo (presente)`.
      public var rows: [Row]
    }

    /// A row of a table.
    public struct Row: Sendable, Hashable {
      /// The person: `yo`; `infinitivo`, `gerundio`, `participio` in the table of these.
      public var name: String
      /// The forms of each column, each form once: several in `irga`, `yerga`, none where the verb has none.
      public var cells: [[Form]]
    }

    /// A form as it is in a cell.
    public struct Form: Sendable, Hashable {
      /// The whole: `voy`, `no vayas`, `me he ido`, `levántate`.
      public var text: String
      /// The verb's own form: `vayas` in `no vayas`, `ido` in `me he ido`, `levanta` in `levántate`.
      public var form: String
      /// The tense; nil where the level names none.
      public var tense: Tense?
      /// The letters of ``text`` in which the verb's own form differs from that of a regular verb with the same ending, by their
      /// numbers in `text.unicodeScalars`: those of `ie` in `pienso`. The range is empty where letters are missing
      /// (`habrá`); nil where the form is regular, or where it is unknown what a regular one would be.
      public var irregularLetters: Range<Int>?

      /// Whether the form was compared: it is unknown what a regular verb would have in a column such as `forma`.
      package var isCompared = true

      /// What the cell has besides the verb's own form.
      package var construction = Construction()

      /// Whether the form differs from that of a regular verb with the same ending.
      public var isIrregular: Bool { irregularLetters != nil }

      /// Whether it is what a query asked for: its own form, or the whole of a compound tense.
      package func isAsked(by form: String) -> Bool {
        text == form || self.form == form && construction.helpers.isEmpty
      }
    }

    /// A verb as it is used with pronouns, in the first tense, in the order of grammars, that levels have of it.
    public struct Pronominal: Sendable, Hashable {
      /// `irse`.
      public var infinitive: String
      /// `me voy`, `te vas`, …
      public var forms: [String]
    }
  }
}
