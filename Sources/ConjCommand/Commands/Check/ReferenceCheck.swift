import LevelFiles
import SpanishGrammar
import SpanishText
import VerbForms

/// Compares levels with the built-in ones.
///
/// Most lines of most files are just as a line of the built-in levels has them. The others are
/// compared form by form.
struct ReferenceCheck {
  private let reference = FormIndex.builtin
  private let columns = FormIndex.builtin.levels.map(\.columns)
  private lazy var infinitives = DidYouMean(reference.verbsByUse)

  /// For each level what differs.
  mutating func findings(in levels: [ParsedLevel]) -> [[Diagnostic]] {
    // By verb, so that each verb is looked up once.
    var lines: [String: [(level: Int, challenge: Int)]] = [:]
    for (number, level) in levels.enumerated() {
      for (index, challenge) in level.level.challenges.enumerated() {
        lines[challenge.infinitive, default: []].append((number, index))
      }
    }
    var findings = levels.map { _ in [Diagnostic]() }
    for (infinitive, lines) in lines {
      let verb = ReferenceVerb(infinitive, in: reference, columns: columns)
      for (number, index) in lines {
        let level = levels[number].level
        let challenge = level.challenges[index]
        guard let verb else {
          findings[number].append(levels[number].diagnostic(unknown(infinitive), challenge: index))
          // One finding about the verb is enough, at its first line.
          break
        }
        if verb.has(challenge.forms, columns: level.columns) { continue }
        let comparison = LineComparison(challenge, columns: level.columns, verb, in: reference)
        for (message, cell) in comparison.findings {
          findings[number].append(levels[number].diagnostic(message, challenge: index, cell))
        }
      }
    }
    return findings
  }

  /// What to say of a verb that has no line in a level; nil where the reference has it.
  mutating func finding(about infinitive: String) -> DiagnosticMessage? {
    reference.rank(ofVerb: infinitive) == nil ? unknown(infinitive) : nil
  }

  private mutating func unknown(_ infinitive: String) -> DiagnosticMessage {
    let spelled = reference.lookup(infinitive).first { $0.form == $0.infinitive }
    if let spelled { return .otherAccents(infinitive, meant: spelled.infinitive) }
    return .unknownVerb(infinitive, meant: infinitives.best(infinitive))
  }
}

extension Level.Challenge {
  var infinitive: String { LeadingWords.withoutPronoun(verb) }
}

/// A form as levels write it without the words that fall away: `lavo` of `me lavo`.
func withoutLeadingWords(_ written: String) -> String {
  guard written.utf8.contains(UInt8(ascii: " ")) else { return written }
  return String(
    decoding: written.utf8.dropFirst(LeadingWords.size(in: written.utf8)), as: UTF8.self)
}

/// A verb's line in a level, compared with what the built-in levels know of the verb.
struct LineComparison {
  /// What differs, in the order of the cells; forms under wrong persons are one finding.
  private(set) var findings: [(message: DiagnosticMessage, cell: ParsedLevel.Cell)] = []

  private let verb: ReferenceVerb
  private let reference: FormIndex
  private let columns: [String]
  /// The forms of the tense that this line is probably about.
  private let likeliest: [[String]]
  /// The forms under wrong persons, and where among the findings they belong.
  private var misplaced: [(form: String, column: String, known: [String], cell: ParsedLevel.Cell)] =
    []
  private var firstMisplaced = 0

  init(_ line: Level.Challenge, columns: [String], _ verb: ReferenceVerb, in reference: FormIndex) {
    self.verb = verb
    self.reference = reference
    self.columns = columns
    let cells = line.cells
    let forms = cells.map { $0.map(withoutLeadingWords) }
    likeliest = verb.likeliestForms(columns: columns, forms: forms)
    for (column, written) in cells.enumerated() {
      for (alternative, text) in written.enumerated() {
        compare(forms[column][alternative], text, columns[column], (column, alternative))
      }
    }
    // Forms out of place are usually shifted together: one finding reports all.
    guard let first = misplaced.first else { return }
    let message = DiagnosticMessage.otherPerson(
      first.form, under: first.column, known: first.known, columns: columns,
      moreInLine: misplaced.count - 1)
    findings.insert((message, first.cell), at: firstMisplaced)
  }

  private mutating func compare(
    _ form: String, _ written: String, _ column: String, _ cell: ParsedLevel.Cell
  ) {
    let known = verb.columns(of: form)
    guard known.isEmpty else {
      if !isRight(column, for: known) {
        if misplaced.isEmpty { firstMisplaced = findings.count }
        misplaced.append((form, column, known, cell))
      }
      return
    }
    // `lávate` and `he comido` are no stored forms, and right all the same.
    let answers = reference.lookup(written).filter { $0.infinitive == verb.infinitive }
    if let whole = answers.first(where: { !$0.parts.isEmpty }) {
      let spelling = whole.spelling ?? written
      if spelling != written { findings.append((.otherAccents(written, meant: spelling), cell)) }
    } else if let meant = verb.formWithOtherMarks(than: form, under: column) {
      findings.append((.otherAccents(form, meant: meant), cell))
    } else {
      let likely = cell.column < likeliest.count ? likeliest[cell.column].first : nil
      let meant = likely ?? verb.formNear(form, under: column)
      findings.append((.unknownForm(form, of: verb.infinitive, meant: meant), cell))
    }
  }

  /// Whether a form known under these columns may stand under this one; not all name a person.
  private func isRight(_ column: String, for known: [String]) -> Bool {
    !isPerson(column) || known.contains { !isPerson($0) || isSamePerson($0, under: column) }
  }
}

/// Messages about differences from the built-in levels.
extension DiagnosticMessage {
  static func otherAccents(_ word: String, meant: String) -> Self {
    Self(
      .otherAccents, "“\(word)” is spelled “\(meant)” in the reference.",
      help: question(word, meant: meant))
  }

  static func unknownVerb(_ verb: String, meant: String?) -> Self {
    Self(
      .unknownVerb, "The reference has no verb “\(verb)”.",
      help: meant.map { question(verb, meant: $0) }
        ?? "See that it is spelled right; if it is, leave it as it is.")
  }

  static func unknownForm(_ form: String, of verb: String, meant: String?) -> Self {
    Self(
      .unknownForm, "The reference has no form “\(form)” of \(verb).",
      help: meant.map { question(form, meant: $0) }
        ?? "To see the forms that it has: conj show \(verb)")
  }

  static func otherPerson(
    _ form: String, under column: String, known: [String], columns: [String], moreInLine: Int
  ) -> Self {
    let more = moreInLine > 0 ? " \(moreInLine) more of this line are out of place." : ""
    return Self(
      .otherPerson,
      "“\(form)” stands under \(column); the reference has it under "
        + "\(known.joined(separator: ", ")).\(more)",
      help: "See that the forms stand in this order: \(columns.joined(separator: ", "))")
  }

  private static func question(_ word: String, meant: String) -> String {
    "Did you mean \(meant)? If \(word) is right, leave it as it is."
  }
}

struct ReferenceVerb {
  /// The infinitive as they spell it.
  let infinitive: String
  private let lines: [(columns: [String], forms: [[String]])]

  /// The verb of this infinitive; nil where they have none. `columns` are those of their levels.
  init?(_ infinitive: String, in reference: FormIndex, columns: [[String]]) {
    let lines = reference.lines(ofVerb: infinitive)
    guard !lines.isEmpty else { return nil }
    self.infinitive = infinitive
    self.lines = lines.map { (columns[$0.level], $0.forms) }
  }

  /// Whether a line of the reference has just these cells, as written, in just these columns.
  func has(_ cells: [String], columns: [String]) -> Bool {
    lines.contains { line in
      line.forms.count == cells.count && line.columns == columns
        && zip(line.forms, cells).allSatisfy { $1 == Level.Challenge.text(of: $0) }
    }
  }

  func columns(of form: String) -> [String] {
    var columns: [String] = []
    for line in lines {
      for (column, forms) in zip(line.columns, line.forms) where forms.contains(form) {
        if !columns.contains(column) { columns.append(column) }
      }
    }
    return columns
  }

  /// The forms of the line that has the most of these in the same cells, if it has half of them.
  func likeliestForms(columns: [String], forms: [[String]]) -> [[String]] {
    var best: (forms: [[String]], agreeing: Int) = ([], max(1, columns.count / 2) - 1)
    for line in lines where line.columns == columns {
      let agreeing = zip(line.forms, forms).count { $0 == $1 }
      if agreeing > best.agreeing { best = (line.forms, agreeing) }
    }
    return best.forms
  }

  /// A form that differs from this one in accents or ñ alone, from the same person if there is one.
  func formWithOtherMarks(than form: String, under column: String) -> String? {
    let fold = form.folded
    return nearest(under: column) { $0.folded == fold ? 0 : nil }
  }

  /// The form that is the fewest edits away, at most two, from the same person if there is one.
  func formNear(_ form: String, under column: String) -> String? {
    let letters = Array(form.folded.unicodeScalars)
    return nearest(under: column) {
      editDistance(letters, Array($0.folded.unicodeScalars), atMost: 2)
    }
  }

  private func nearest(under column: String, distance: (String) -> Int?) -> String? {
    var best: (form: String, distance: Int, isElsewhere: Int)?
    for line in lines {
      for (known, forms) in zip(line.columns, line.forms) {
        let isElsewhere = isSamePerson(known, under: column) ? 0 : 1
        for candidate in forms {
          guard let distance = distance(candidate),
            (distance, isElsewhere) < (best?.distance ?? .max, best?.isElsewhere ?? .max)
          else { continue }
          best = (candidate, distance, isElsewhere)
        }
      }
    }
    return best?.form
  }
}

func isPerson(_ column: String) -> Bool { Person(word: column.folded) != nil }

/// Whether two columns are of the same person, or of persons with the same forms.
func isSamePerson(_ known: String, under column: String) -> Bool {
  let (known, column) = (known.folded, column.folded)
  guard let person = Person(word: column), let other = Person(word: known) else {
    return known == column
  }
  return person.agrees(withColumn: other)
}
