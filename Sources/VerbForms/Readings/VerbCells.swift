import SpanishGrammar
import SpanishText

/// The cells of a verb's lines, sorted by their construction.
struct VerbCells {
  typealias Form = FormIndex.Conjugation.Form

  struct Cell {
    var column: ConjugationBuilder.Column
    var forms: [Form]
  }

  /// The verb's own forms: hablo.
  private(set) var own: [Cell] = []
  /// What lines of the reflexive verb have: me lavo, lávate.
  private(set) var reflexive: [Cell] = []
  /// Compound tenses and negative commands that levels list: he hablado, no hables.
  private(set) var phrases: [Cell] = []
  /// The same of the reflexive verb: me he lavado, no te laves.
  private(set) var reflexivePhrases: [Cell] = []
  /// Everything else: me gusta, dímelo, voy a hablar.
  private(set) var others: [Cell] = []
  /// All cells of simple tenses.
  private var simple: [Cell] = []

  init(of lines: [FormIndex.VerbLine], ofVerb infinitive: String, in index: FormIndex) {
    for line in lines {
      let isReflexive = line.writtenInfinitive != infinitive
      let roles = index.storage.inflection.levels[line.level]
      for (number, forms) in index.forms(of: line, ofVerb: infinitive).enumerated() {
        let column = ConjugationBuilder.Column(
          name: roles.columnName(number), person: roles.person(ofColumn: number),
          tense: roles.tense(ofColumn: number, negated: false), title: roles.title)
        add(forms, of: column, isReflexive: isReflexive)
      }
    }
    simple = own + reflexive
  }

  private mutating func add(
    _ forms: [Form], of column: ConjugationBuilder.Column, isReflexive: Bool
  ) {
    var sorted: (own: [Form], phrases: [Form], others: [Form]) = ([], [], [])
    let isElsewhere = LeadingWords.begin(column: column.name)
    for var form in forms {
      let isPhrase = form.tense == .imperativoNegativo || form.tense?.isCompound ?? false
      let leading = LeadingWords.size(in: form.text)
      if isElsewhere {
        sorted.others.append(form)
      } else if isPhrase, isReflexive || leading == 0 || form.text == "no \(form.form)" {
        let lastWord = form.form.withBytes { RuleText.lastWordStart(of: $0) }
        form.form = String(decoding: form.form.utf8.dropFirst(lastWord), as: UTF8.self)
        form.construction = Construction(
          isPronominal: isReflexive, isNegated: form.tense == .imperativoNegativo,
          helpers: form.tense == .imperativoNegativo ? [] : [.haber])
        sorted.phrases.append(form)
      } else if form.text.utf8.dropFirst(leading).contains(UInt8(ascii: " "))
        || !isReflexive && form.text != form.form
      {
        sorted.others.append(form)
      } else {
        form.construction.isPronominal = form.text != form.form
        sorted.own.append(form)
      }
    }
    // A cell without a form says that the verb lacks it.
    if !sorted.own.isEmpty || forms.isEmpty && !isElsewhere && column.tense?.isCompound != true {
      let cell = Cell(column: column, forms: sorted.own)
      if isReflexive { reflexive.append(cell) } else { own.append(cell) }
    }
    if !sorted.phrases.isEmpty {
      let cell = Cell(column: column, forms: sorted.phrases)
      if isReflexive { reflexivePhrases.append(cell) } else { phrases.append(cell) }
    }
    if !sorted.others.isEmpty { others.append(Cell(column: column, forms: sorted.others)) }
  }

  // MARK: parts

  /// The verb's own forms of a tense and person, each once; of a tense without persons by nil.
  func parts(_ tense: Tense, _ person: Person?) -> [String] {
    let exact = parts(tense) { $0 == person }
    guard exact.isEmpty, let person else { return exact }
    return parts(tense) { $0.map { person.agrees(withColumn: $0) } ?? false }
  }

  private func parts(_ tense: Tense, where isWanted: (Person?) -> Bool) -> [String] {
    simple.filter { isWanted($0.column.person) || !tense.hasPersons }.flatMap { $0.forms }
      .filter { $0.tense == tense }.map { $0.form }.eachOnce()
  }

  /// The persons that have a form in a tense.
  func persons(_ tense: Tense) -> [Person] {
    simple.filter { $0.forms.contains { $0.tense == tense } }.compactMap { $0.column.person }
      .eachOnce()
  }
}
