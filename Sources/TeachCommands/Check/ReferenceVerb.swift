import LevelFiles
import SpanishGrammar
import SpanishText
import VerbForms

/// What a column of a level, or of the reference, holds.
struct CheckedColumn: Sendable {
  let name: String
  /// The person, where the name says nothing else: not in `presente (yo)`.
  let person: Person?
  /// The tense that the column itself names: `gerundio`, `futuro`.
  let ownTense: Tense?
  private let role: ColumnRole?

  init(_ name: String, role: ColumnRole? = nil, person: Person? = nil) {
    (self.name, self.role) = (name, role)
    self.person = person ?? (Person.isNamed(by: name) ? role?.person : nil)
    ownTense =
      self.person == nil
      ? role?.tense(inLevelOf: nil, negated: false) ?? Tense(header: name) : nil
  }

  /// The column for a verb like gustar: its name says whom something pleases, the form whether the subject is él or ellos.
  func ofWhatPleases(_ form: String, _ verb: ReferenceVerb) -> CheckedColumn {
    let persons = verb.occurrences(of: withoutLeadingWords(form)).map(\.column.person)
    return CheckedColumn(name, person: [.él, .ellos].first(where: persons.contains))
  }

  static let participle = CheckedColumn(Tense.participio.name)
  static let infinitive = CheckedColumn(Tense.infinitivo.name)

  static func columns(
    of levels: [(title: String, tense: Tense?, columns: [String])]
  ) -> [[CheckedColumn]] {
    zip(levels, ColumnRole.roles(ofLevels: levels)).map { level, roles in
      zip(level.columns, roles).map { CheckedColumn($0, role: $1) }
    }
  }

  /// The tense of a form in this column of a level in `tense`.
  func tense(inLevelOf tense: Tense?, negated isNegated: Bool) -> Tense? {
    ownTense ?? role?.tense(inLevelOf: tense, negated: isNegated) ?? tense
  }

  /// Whether a form that the reference has under `known` is of this column's person.
  func hasPerson(of known: CheckedColumn) -> Bool {
    guard let person else { return ownTense?.hasPersons ?? true || known.person == nil }
    if known.person == .vos, Person.isOfTúAndVos(name) { return true }
    return known.person.map { person.agrees(withColumn: $0) } ?? false
  }
}

/// A verb in the built-in levels.
struct ReferenceVerb {
  /// The infinitive as they spell it.
  let infinitive: String
  private let lines: [FormIndex.VerbLine]
  /// The columns of all lines with their forms.
  private let cells: [(line: Int, column: CheckedColumn, tense: Tense?, forms: [String])]

  private static let tenses = FormIndex.builtin.levels.map(\.tense)
  private static let columns = CheckedColumn.columns(
    of: FormIndex.builtin.levels.map { ($0.title, $0.tense, $0.columns) })

  /// The verb of this infinitive; nil where they lack it.
  init?(_ infinitive: String) {
    lines = FormIndex.builtin.lines(ofVerb: infinitive)
    guard !lines.isEmpty else { return nil }
    self.infinitive = infinitive
    cells = lines.enumerated().flatMap { number, line in
      zip(Self.columns[line.level], line.forms).map { column, forms in
        (number, column, column.tense(inLevelOf: Self.tenses[line.level], negated: false), forms)
      }
    }
    isDative = FormIndex.builtin.isDative(infinitive)
  }

  /// Whether the reference has it as a verb like gustar: `le gusta`, `se le antoja`.
  let isDative: Bool

  /// A cell's text without its pronouns and its no: vas a lavar for `no vas a lavarse`.
  func withoutPronouns(_ text: String) -> String {
    let parsed = FormIndex.builtin.constructionParser(ofVerb: infinitive).parse(text, as: .host)
    let bare = Construction(helpers: parsed.construction.helpers)
    return bare.spelling(of: parsed.form, helpers: parsed.helpers, in: nil, person: nil) ?? text
  }

  /// The tenses of the lines of the reference that have just these cells, as written, in just these columns;
  /// nil is the tense of lines whose columns say it.
  func tenses(ofLine cells: [String], columns: [String]) -> [Tense?] {
    lines.filter { line in
      line.cells.count == cells.count
        && Self.columns[line.level].lazy.map(\.name).elementsEqual(columns)
        && zip(line.cells, cells).allSatisfy { $1 == Level.Challenge.text(of: $0) }
    }.map { Self.tenses[$0.level] }
  }

  /// The tenses and columns that have a form.
  func occurrences(of form: String) -> [(tense: Tense, column: CheckedColumn)] {
    var found: [(tense: Tense, column: CheckedColumn)] = []
    for (_, column, tense, forms) in cells where forms.contains(form) {
      guard let tense else { continue }
      if !found.contains(where: { $0.tense == tense && $0.column.name == column.name }) {
        found.append((tense, column))
      }
    }
    if form == infinitive { found.append((.infinitivo, .infinitive)) }
    return found
  }

  /// The tenses in which a form is right under a column.
  func tenses(
    of form: String, under column: CheckedColumn, takesTúForVos: Bool = false
  ) -> Set<Tense> {
    var tenses: Set<Tense> = []
    for (tense, known) in occurrences(of: form)
    where takesTúForVos ? column.hasPerson(of: known) : hasPerson(of: known, column, in: tense) {
      tenses.insert(tense)
      // Who forbids uses the subjunctive.
      if Tense.imperativoNegativo.hasForms(of: tense), column.person != .yo {
        tenses.insert(.imperativoNegativo)
      }
    }
    return tenses
  }

  /// Whether a form that the reference has under `known` is of a column's person. Vos has forms of its own in the present and
  /// in commands, tenés and tené; in the subjunctive that of tú is said too.
  private func hasPerson(
    of known: CheckedColumn, _ column: CheckedColumn, in tense: Tense
  ) -> Bool {
    guard column.person == .vos, !Person.isOfTúAndVos(column.name), known.person == .tú,
      [.presente, .imperativo].contains(tense)
    else {
      return column.hasPerson(of: known)
    }
    return !cells.contains {
      $0.column.person == .vos && !$0.forms.isEmpty && $0.tense == tense
    }
  }

  /// The forms of a tense under a column, sorted by how many of a line's forms their own line has: beside fuera,
  /// fueras, fuéramos comes before fuésemos.
  func forms(
    in tense: Tense, under column: CheckedColumn, beside others: [String] = []
  ) -> [String] {
    if tense == .infinitivo { return [infinitive] }
    let source = tense.tenseOfForms
    var found: [(forms: [String], beside: Int, distance: Int)] = []
    for (line, known, tense, forms) in cells
    where tense == source && hasPerson(of: known, column, in: source) {
      let beside = others.count(where: Set(lines[line].forms.joined()).contains)
      // vos shares with tú what has no form of its own; participio femenino is not participio.
      let isOther =
        column.person == nil ? column.name != known.name : column.person != known.person
      found.append((forms, beside, isOther ? 1 : 0))
    }
    return found.sorted { ($0.distance, -$0.beside) < ($1.distance, -$1.beside) }
      .flatMap(\.forms).eachOnce()
  }

  /// The form that is the fewest edits away, accents aside, from the same person if there is one.
  func form(near form: String, under column: CheckedColumn, atMost edits: Int) -> String? {
    let letters = Array(form.folded.unicodeScalars)
    let candidates = cells.flatMap { cell in
      cell.forms.compactMap { candidate -> (form: String, distance: Int, isElsewhere: Int)? in
        // The form of the reference has as many letters with its accents as without.
        guard abs(candidate.unicodeScalars.count - letters.count) <= edits else { return nil }
        return editDistance(letters, Array(candidate.folded.unicodeScalars), atMost: edits).map {
          (candidate, $0, column.hasPerson(of: cell.column) ? 0 : 1)
        }
      }
    }
    return candidates.min { ($0.distance, $0.isElsewhere) < ($1.distance, $1.isElsewhere) }?.form
  }
}
