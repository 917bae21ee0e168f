import SpanishGrammar
import SpanishText

/// The cells of a verb's lines, sorted by their construction.
struct VerbCells {
  typealias Form = FormIndex.Conjugation.Form

  enum Kind {
    /// The verb's own forms, `hablo`; of the reflexive verb those with its pronoun, `me lavo`, `lávate`.
    case simple
    /// Compound tenses and negative commands: `he hablado`, `no te laves`.
    case phrase
    /// Everything else: `me gusta`, `dímelo`, `voy a hablar`.
    case other
  }

  /// Forms in a column of a level, and what the column is to the grammar.
  struct Cell {
    var column: String
    var person: Person?
    var tense: Tense?
    /// The title of the level; empty for cells that are composed.
    var title = ""
    var kind: Kind
    /// Whether it is of the reflexive verb; false for every other cell.
    var isReflexive: Bool
    /// Whether another column of its level has the same person and tense: `yo (presente)`, `yo (pretérito)`.
    var hasOwnRow = false
    /// None where the verb lacks the cell.
    var forms: [Form]
  }

  private(set) var all: [Cell] = []
  /// Those of simple tenses: the verb's own, then those of the reflexive verb.
  private(set) var simple: [Cell] = []

  init(of lines: [FormIndex.VerbLine], ofVerb infinitive: String, in index: FormIndex) {
    for line in lines {
      let roles = index.roles(of: line)
      let first = all.count
      for (number, forms) in index.forms(of: line, ofVerb: infinitive).enumerated() {
        add(
          Cell(
            column: roles.columnName(number), person: roles.person(ofColumn: number),
            tense: roles.tense(ofColumn: number, negated: false),
            title: index.levels[line.level].title, kind: .simple,
            isReflexive: line.writtenInfinitive != infinitive, forms: forms))
      }
      // The table under the title of a level without a tense has all that the line has: `he comido` beside `come`.
      let isTable = all[first...].contains {
        $0.tense == nil && $0.kind == .simple && !$0.forms.isEmpty
      }
      for number in first..<all.count
      where isTable && all[number].tense == nil && all[number].kind == .other {
        all[number].kind = .simple
        all[number].isReflexive = line.writtenInfinitive != infinitive
      }
      separateRows(of: first..<all.count)
    }
    let cells = all.filter { $0.kind == .simple }
    simple = cells.filter { !$0.isReflexive } + cells.filter { $0.isReflexive }
  }

  /// Gives rows of their own to those cells of a line that only more than the person tells apart.
  private mutating func separateRows(of line: Range<Int>) {
    if line.allSatisfy({ all[$0].isNamedByPerson }) { return }
    // The places, those of them that have several columns, and both together.
    var (known, shared, columns): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for number in line where all[number].person != nil {
      let place = all[number].place
      if columns.insert(place + all[number].column).inserted, !known.insert(place).inserted {
        shared.insert(place)
      }
    }
    for number in line where !all[number].isNamedByPerson {
      all[number].hasOwnRow = shared.contains(all[number].place)
    }
  }

  /// Adds a cell of each kind that its forms are of.
  private mutating func add(_ cell: Cell) {
    let isElsewhere = Pronoun(column: cell.column) != nil
    if cell.forms.isEmpty, !isElsewhere, cell.tense?.isCompound != true { all.append(cell) }
    let first = all.count
    for var form in cell.forms {
      let kind = isElsewhere ? .other : Self.sort(&form, cell.isReflexive)
      if let known = all[first...].firstIndex(where: { $0.kind == kind }) {
        all[known].forms.append(form)
      } else {
        var part = cell
        part.kind = kind
        part.isReflexive = cell.isReflexive && kind != .other
        part.forms = [form]
        all.append(part)
      }
    }
  }

  /// The kind of a form, which gets its construction.
  private static func sort(_ form: inout Form, _ isReflexive: Bool) -> Kind {
    let leading = LeadingWords.size(in: form.text)
    let isCommand = form.tense == .imperativoNegativo
    let isNegated = form.text == "no \(form.form)"
    if isCommand || form.tense?.isCompound ?? false, isReflexive || leading == 0 || isNegated {
      let lastWord = form.form.withBytes { RuleText.lastWordStart(of: $0) }
      form.form = String(decoding: form.form.utf8.dropFirst(lastWord), as: UTF8.self)
      form.construction = Construction(
        isPronominal: isReflexive, isNegated: isCommand, helpers: isCommand ? [] : [.haber])
      return .phrase
    }
    let isOther =
      form.text.utf8.dropFirst(leading).contains(UInt8(ascii: " "))
      || !isReflexive && form.text != form.form && !isNegated
    if !isOther {
      form.construction.isPronominal = form.text != form.form && !isNegated
      form.construction.isNegated = form.text.utf8.starts(with: "no ".utf8)
    }
    return isOther ? .other : .simple
  }

  // MARK: parts

  /// The verb's own forms of a tense and person, each once; of a tense without persons by nil.
  func parts(_ tense: Tense, _ person: Person?) -> [String] {
    let exact = parts(tense) { $0 == person }
    guard exact.isEmpty, let person else { return exact }
    return parts(tense) { $0.map { person.agrees(withColumn: $0) } ?? false }
  }

  private func parts(_ tense: Tense, where isWanted: (Person?) -> Bool) -> [String] {
    // By their indices, so that no cell is copied.
    simple.indices.filter { isWanted(simple[$0].person) || !tense.hasPersons }
      .flatMap { simple[$0].forms }.filter { $0.tense == tense }.map { $0.form }.eachOnce()
  }

  /// The persons that have a form in a tense.
  func persons(_ tense: Tense) -> [Person] {
    Person.allCases.filter { person in
      simple.indices.contains {
        simple[$0].person == person && simple[$0].forms.contains { $0.tense == tense }
      }
    }
  }
}

extension VerbCells.Cell {
  /// Whether its column is named by nothing but its person: `él`, `ella`, `él/ella`.
  fileprivate var isNamedByPerson: Bool {
    person.map { column == $0.name || Person.isNamed(by: column) } ?? true
  }

  /// Its person and its tense: of a command whom it is for.
  var place: String {
    let tense = forms.first?.tense ?? tense
    let isCommand = tense == .imperativo || tense == .imperativoNegativo
    let person = isCommand ? person?.addressed ?? person : person
    return "\t" + (person?.name ?? "") + "\t" + (tense?.name ?? "") + "\t"
  }
}
