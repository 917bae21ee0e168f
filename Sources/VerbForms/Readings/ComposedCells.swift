import SpanishGrammar
import SpanishText

/// Composes the cells of a verb that no level has to list: pronominal forms, compound tenses, negative commands.
struct ComposedCells {
  typealias Form = FormIndex.Conjugation.Form
  typealias Cell = VerbCells.Cell

  private let verb: VerbCells
  private let haber: VerbCells
  private let isPronominal: Bool
  private let regular: RegularVerb?
  /// The forms of lines of the reflexive verb, and those of others.
  private var reflexive: Set<String> = []
  private var plain: Set<String> = []

  /// The composed cells of an infinitive without a pronoun, from its cells and those of haber; with the pronoun of the
  /// person in each if `isPronominal`.
  init(_ infinitive: String, _ verb: VerbCells, haber: VerbCells, isPronominal: Bool) {
    (self.verb, self.haber, self.isPronominal) = (verb, haber, isPronominal)
    regular = RegularVerb(infinitive: infinitive)
    guard isPronominal else { return }
    for cell in verb.simple {
      for form in cell.forms {
        if cell.isReflexive { reflexive.insert(form.form) } else { plain.insert(form.form) }
      }
    }
  }

  // MARK: simple tenses

  /// A cell with the pronoun of its person in each form; a participle has none.
  func pronominal(_ cell: Cell) -> Cell {
    var composed = cell
    composed.forms = cell.forms.map { pronominal($0, in: cell) }.eachOnce { $0.text }
    return composed
  }

  private func pronominal(_ own: Form, in cell: Cell) -> Form {
    let construction = Construction(isPronominal: true, isNegated: own.construction.isNegated)
    let isPlain = own.text == own.form || !own.construction.isPronominal && construction.isNegated
    // What is `no` before a form stays before its pronoun; a form of several words is shown as written.
    if !isPlain || own.form.utf8.contains(UInt8(ascii: " ")) || hasPronoun(own, cell.person) {
      return own
    }
    guard let text = construction.spelling(of: own.form, in: own.tense, person: cell.person)
    else { return own }
    var form = own
    form.text = text
    form.construction = construction
    let offset = text.unicodeScalars.count - own.text.unicodeScalars.count
    if text.hasSuffix(" \(own.form)") {
      form.irregularLetters = own.irregularLetters.map {
        $0.lowerBound + offset..<$0.upperBound + offset
      }
    } else if let tense = own.tense {
      form.irregularLetters = irregularLetters(
        of: text, construction, tense, column: cell.column, cell.person)
    }
    return form
  }

  /// Whether a level writes a form of the reflexive verb with its pronoun already: lávate, lavándose.
  private func hasPronoun(_ form: Form, _ person: Person?) -> Bool {
    guard reflexive.contains(form.form), !plain.contains(form.form) else { return false }
    return switch form.tense {
    case .imperativo: form.form.hasSuffix((person ?? .tú).reflexive.text)
    case .gerundio: !form.form.hasSuffix("ndo")
    case .infinitivo: !form.form.hasSuffix("r")
    default: false
    }
  }

  // MARK: composed tenses

  /// The cells of the negative imperative and the compound tenses.
  var phrases: [Cell] { negativeCommands + compoundTenses }

  /// The negative command to a person is its present subjunctive. Who has no affirmative command has no negative one.
  private var negativeCommands: [Cell] {
    let construction = Construction(isPronominal: isPronominal, isNegated: true)
    return verb.persons(.imperativo).compactMap { column in
      guard let person = column.addressed else { return nil }
      let forms = verb.parts(Tense.imperativoNegativo.tenseOfForms, person).compactMap {
        form($0, construction, in: .imperativoNegativo, column: person.name, person)
      }
      return cell(forms, of: person.name, person, .imperativoNegativo)
    }
  }

  /// A cell of some forms; nil for none.
  private func cell(
    _ forms: [Form], of column: String, _ person: Person?, _ tense: Tense
  ) -> Cell? {
    if forms.isEmpty { return nil }
    return Cell(
      column: column, person: person, tense: tense, kind: .phrase, isReflexive: isPronominal,
      forms: forms)
  }

  /// A compound tense has the persons that the verb has in any tense, where it has the simple tense itself:
  /// soler has no future, and so no *habrá solido*.
  private var compoundTenses: [Cell] {
    // After haber a participle does not agree.
    let participles = verb.parts(.participio, nil).filter { $0.hasSuffix("o") }
    guard !participles.isEmpty else { return [] }
    let construction = Construction(isPronominal: isPronominal, helpers: [.haber])
    func cell(_ simple: Tense, _ compound: Tense, _ person: Person?) -> Cell? {
      let helpers =
        simple == .infinitivo
        ? [PhraseLink.haber.helper]
        : haber.parts(simple, person).filter { PhraseLink.haber.helps(as: $0) }
      let name = person?.name ?? compound.name
      let forms = helpers.flatMap { helper in
        participles.compactMap {
          form($0, construction, helpers: [helper], in: compound, column: name, person)
        }
      }
      return self.cell(forms, of: name, person, compound)
    }
    let persons = Tense.allCases.filter { $0.compound != nil && $0.hasPersons }
      .flatMap { verb.persons($0) }
    let hasHelper = !haber.persons(.presente).isEmpty
    var cells: [Cell?] = []
    for simple in Tense.allCases {
      guard let compound = simple.compound else { continue }
      if !simple.hasPersons {
        if hasHelper { cells.append(cell(simple, compound, nil)) }
      } else if !verb.persons(simple).isEmpty {
        for person in haber.persons(simple) where persons.contains(person) {
          cells.append(cell(simple, compound, person))
        }
      }
    }
    return cells.compactMap { $0 }
  }

  private func form(
    _ own: String, _ construction: Construction, helpers: [String] = [], in tense: Tense,
    column: String, _ person: Person?
  ) -> Form? {
    construction.spelling(of: own, helpers: helpers, in: tense, person: person).map { text in
      Form(
        text: text, form: own, tense: tense,
        irregularLetters: irregularLetters(of: text, construction, tense, column: column, person),
        isCompared: regular != nil, construction: construction)
    }
  }

  /// The letters of a composed text in which the verb's own form is irregular; the helper is no part of it.
  private func irregularLetters(
    of text: String, _ construction: Construction, _ tense: Tense, column: String, _ person: Person?
  ) -> Range<Int>? {
    guard let regular else { return nil }
    var likely = regular.forms(tense, column: column)
    if !text.utf8.contains(UInt8(ascii: " ")) {
      likely = likely.compactMap { construction.spelling(of: $0, in: tense, person: person) }
    }
    return RegularVerb.difference(of: text, from: likely)
  }
}
