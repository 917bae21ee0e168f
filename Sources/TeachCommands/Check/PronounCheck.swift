import LevelFiles
import SpanishGrammar
import SpanishText
import VerbForms
import Wording

/// The words around the forms of a verb's line, compared with the rules of pronouns and negative commands.
struct PronounCheck {
  /// A form whose surroundings are not what the line needs.
  struct Fault {
    var form: ComparedForm
    /// The right text; nil where Spanish has no such form.
    var cure: String?
    var kind: DiagnosticID
    /// What is said of a form with the wrong pronouns; nil where a word is missing, which is said of all forms at once.
    var message: DiagnosticMessage?
  }

  /// Which pronoun the line has in a column.
  private enum Rule {
    /// That of the subject: me lavo.
    case reflexive
    /// That of whom it pleases: me gusta under yo.
    case dative
  }

  /// What is wrong around the forms, in their order.
  private(set) var faults: [Fault] = []
  private let rule: Rule?
  private let isMostlyNegated: Bool
  /// Whether most cells have an object, as those of comérselo do.
  private let haveObjects: Bool
  /// Whether a command to tú, vos or vosotros has pronouns.
  private let addressesTú: Bool
  /// The forms that have the verb's own pronoun, where most have it.
  private let pronominalForms: Set<String>
  private let cells: [Cell]
  private let line: Level.Challenge

  private struct Cell {
    var form: ComparedForm
    var parsed: ParsedCell
    var tense: Tense?
    /// Pronouns that Spanish does not have together: lo and me of `lo me diga`, te twice of `te estás duchándote`.
    var impossible: [Pronoun]
    /// Whether the pronouns are before a command that has no `no`, or written onto one that has it.
    var areMisplaced: Bool
    var pronouns: [Pronoun] { parsed.pronouns }
  }

  /// A check of some forms of a line.
  init(_ comparison: LineComparison, _ forms: [ComparedForm]) {
    let (line, isDative) = (comparison.line, comparison.isDative)
    self.line = line
    let parser = FormIndex.builtin.constructionParser(ofVerb: line.verb)
    let cells: [Cell] = forms.compactMap { form in
      let tense = form.wantedTenses(comparison.tenses).first ?? form.firstTense
      var words = form.rightSpelling.split(separator: " ")
      // te no preocupes: what it lacks is the `no` before the pronoun.
      let verb = words.firstIndex { Pronoun($0) == nil } ?? 0
      if verb > 0, words[verb] == "no" { words.remove(at: verb) }
      let start = words.first == "no" ? 1 : 0
      let lead = words.dropFirst(start).dropLast().map { Pronoun($0) }.prefix { $0 != nil }
      let before = lead.compactMap(\.self)
      let areApart = before.count > 1 && CliticGroup(before) == nil
      if areApart { words.removeSubrange(start..<(start + before.count)) }
      let text = words.joined(separator: " ")
      // What pleases is él or ellos, whoever the column names.
      let column = isDative ? Pronoun.le.text : form.column.name
      var parsed = parser.parse(text, in: tense, column: column)
      var areMisplaced = tense == .imperativo && start == 0 && !before.isEmpty && !areApart
      // no dímelo: read as a command it has pronouns at its end.
      if start == 1, parsed.helpers.isEmpty, parsed.enclitics.isEmpty {
        let command = parser.parse(text, in: .imperativo, column: column)
        areMisplaced = !command.enclitics.isEmpty
        if areMisplaced { parsed = command }
      }
      // What can't be placed: el que come.
      if form.isPhrase, parsed.helpers.isEmpty { return nil }
      let all = before + parsed.enclitics
      // me fui a lavarme: irse is a verb of its own.
      let isOfIrse =
        !areApart && line.infinitive != "ir"
        && parsed.construction.helpers.first?.helper == "ir" && !parsed.enclitics.isEmpty
      return Cell(
        form: form, parsed: parsed, tense: tense,
        impossible: all.isEmpty || CliticGroup(all) != nil || isOfIrse ? [] : all,
        areMisplaced: areMisplaced)
    }
    self.cells = cells
    addressesTú = cells.contains {
      guard let person = $0.form.column.person, $0.tense == .imperativo else { return false }
      return [.tú, .vos, .vosotros].contains(person) && !$0.pronouns.isEmpty
    }
    let negated = cells.count { $0.parsed.construction.isNegated }
    isMostlyNegated = 2 * negated > cells.count
    let withObjects = cells.count { $0.pronouns.contains(where: \.isDirectObject) }
    haveObjects = 2 * withObjects > cells.count
    let pronominal = cells.filter { $0.parsed.construction.isPronominal }
    pronominalForms =
      2 * pronominal.count > cells.count ? Set(pronominal.map(\.parsed.form)) : []
    func most(have rule: Rule) -> Bool {
      let wanted: [Bool] = cells.compactMap { cell in
        guard let pronoun = Self.pronoun(rule, under: cell.form.column) else { return nil }
        // dígaselo: se is for le, or that of the person. Under yo it is for le: se lo doy.
        if cell.pronouns.first == .se, cell.pronouns.last?.isDirectObject == true,
          [.se, .le, .les].contains(pronoun)
        {
          return nil
        }
        return cell.pronouns.contains(pronoun)
      }
      return !wanted.isEmpty && 2 * wanted.count(where: { $0 }) > wanted.count
    }
    if isDative {
      rule = .dative
    } else if line.verb != line.infinitive || most(have: .reflexive) {
      rule = .reflexive
    } else {
      rule = most(have: .dative) ? .dative : nil
    }
    faults = cells.compactMap { fault(of: $0) }
  }

  /// The line with these forms as they should be.
  func line(of forms: [ComparedForm]) -> String {
    var texts = line.cells.map { $0.map { line.apart($0).form } }
    for form in forms { texts[form.cell.column][form.cell.alternative] = form.rightSpelling }
    for fault in faults {
      let cell = fault.form.cell
      if let cure = fault.cure { texts[cell.column][cell.alternative] = cure }
    }
    return texts.map { Level.Challenge.text(of: $0) }.joined(separator: ", ")
  }

  private func fault(of cell: Cell) -> Fault? {
    let construction = cell.parsed.construction
    let (form, column) = (cell.form.written, cell.form.column.name)
    func missing(_ kind: DiagnosticID, _ right: Construction) -> Fault {
      Fault(form: cell.form, cure: spelling(right, cell), kind: kind)
    }
    func wrong(
      _ cure: String?, en english: TextLiteral<English>, es spanish: TextLiteral<Spanish>,
      help: TextLiteral<English>, ayuda: TextLiteral<Spanish>
    ) -> Fault {
      let kind = DiagnosticID.otherPronoun
      return Fault(
        form: cell.form, cure: cure, kind: kind,
        message: kind.message(en: english, es: spanish, help: help, ayuda: ayuda))
    }
    // lo and me of `lo me diga`, te twice of `te estás duchándote`
    if !cell.impossible.isEmpty {
      var right = construction
      (right.isPronominal, right.objects) = (false, Self.arranged(cell.impossible))
      // se le cae, where se is written twice
      if rule == .dative, let wanted = pronoun(for: cell), !right.objects.contains(wanted) {
        right.objects.append(wanted)
      }
      return wrong(
        spelling(right, cell),
        en: "\(word: form): Spanish does not have these pronouns together in this order.",
        es: "\(word: form): en español estos pronombres no van juntos en este orden.",
        help: "Write them as in me lo dice, se lo dice, se me cae.",
        ayuda: "Escríbelos como en me lo dice, se lo dice, se me cae.")
    }
    // Levels are read without the que of que se vaya: beside vete it is a mistake.
    if cell.areMisplaced, construction.isNegated || addressesTú {
      let right = construction.spelling(
        of: cell.parsed.form, in: construction.isNegated ? .imperativoNegativo : .imperativo,
        person: cell.parsed.person)
      return wrong(
        right,
        en: "\(word: form): a command has its pronouns written onto it, and after “no” before it.",
        es: "\(word: form): los pronombres de una orden van unidos a ella, y con “no”, delante.",
        help: "Write it as in dímelo, no me lo digas.",
        ayuda: "Escríbela como en dímelo, no me lo digas.")
    }
    let isForbidding =
      cell.tense == .imperativoNegativo
      || isMostlyNegated && cell.form.tenses.contains(.imperativoNegativo)
    if !construction.isNegated, isForbidding {
      var right = construction
      right.isNegated = true
      if let wanted = pronoun(for: cell) { right = self.right(right, wanted) }
      return missing(.missingNo, right)
    }
    guard let wanted = pronoun(for: cell) else { return nil }
    let given = cell.pronouns
    // levántome: its own form is known by the pronouns that it ends in.
    if cell.tense != .imperativo, cell.form.spelling != nil, cell.parsed.enclitics.isEmpty,
      cell.parsed.helpers.isEmpty, cell.parsed.form != cell.form.form
    {
      return wrong(
        right(Construction(), wanted)
          .spelling(of: cell.form.form, in: cell.tense, person: cell.parsed.person),
        en:
          "\(word: form): only commands, infinitives and gerunds have pronouns written onto them.",
        es:
          "\(word: form): solo las órdenes, el infinitivo y el gerundio llevan pronombres al final.",
        help: "Write the pronoun before the form: me levanto.",
        ayuda: "Escribe el pronombre delante de la forma: me levanto.")
    }
    if rule == .dative, !construction.isPronominal, given.contains(wanted),
      pronominalForms.contains(cell.parsed.form)
    {
      var right = construction
      right.isPronominal = true
      return missing(.missingPronoun, right)
    }
    // Also beside it: quejando/quejándose.
    let isBeside = cells.contains {
      $0.form.cell.column == cell.form.cell.column && $0.pronouns.contains(wanted)
    }
    if isBeside { return nil }
    let right = self.right(construction, wanted)
    // Without a person any pronoun of a subject will do: lavándome.
    if cell.parsed.person == nil, given.contains(where: \.mayBeReflexive) { return nil }
    if given.isEmpty, line.verb != line.infinitive { return missing(.missingPronoun, right) }
    return wrong(
      spelling(right, cell), en: "\(word: form): with \(column) the pronoun is \(wanted.text).",
      es: "\(word: form): con \(column) el pronombre es \(wanted.text).",
      help: "Write the form with \(wanted.text).", ayuda: "Escribe la forma con \(wanted.text).")
  }

  /// Pronouns in the order that Spanish has, each once: se lo of lo and le.
  static func arranged(_ pronouns: [Pronoun]) -> [Pronoun] {
    let hasObject = pronouns.contains(where: \.isDirectObject)
    return pronouns.map { hasObject && [.le, .les].contains($0) ? .se : $0 }
      .sorted { $0.slot < $1.slot }.eachOnce()
  }

  /// The pronoun that a cell needs; nil for no pronoun.
  private func pronoun(for cell: Cell) -> Pronoun? {
    guard let rule, cell.tense != .participio else { return nil }
    if cell.form.column.person != nil || rule == .dative {
      return Self.pronoun(rule, under: cell.form.column)
    }
    return switch cell.tense {
    case .gerundio, .infinitivo, .gerundioCompuesto, .infinitivoCompuesto: .se
    default: nil
    }
  }

  private static func pronoun(_ rule: Rule, under column: CheckedColumn) -> Pronoun? {
    switch rule {
    case .reflexive: return column.person?.reflexive
    case .dative: return Pronoun(column: column.name) ?? Person(column: column.name)?.dative
    }
  }

  /// A construction whose first pronoun is the wanted one; the reflexive pronoun of the verb precedes it, and the object
  /// of comérselo stays.
  private func right(_ construction: Construction, _ wanted: Pronoun) -> Construction {
    var right = construction
    let isVerbs = rule == .reflexive && line.verb != line.infinitive
    if let first = right.objects.first, !(haveObjects && first.isDirectObject),
      !(isVerbs && right.isPronominal)
    {
      right.objects.removeFirst()
    }
    if isVerbs { right.isPronominal = true } else { right.objects.insert(wanted, at: 0) }
    return right
  }

  private func spelling(_ construction: Construction, _ cell: Cell) -> String? {
    construction.spelling(
      of: cell.parsed.form, helpers: cell.parsed.helpers, in: cell.tense,
      person: cell.parsed.person)
  }
}

extension Level.Challenge {
  /// Whether its columns are whom something pleases: `me gusta, te gusta, le gusta`. The verb is the same in most of them.
  /// Of columns without a third person only a verb that the reference has so tells: `te gusta`.
  func isDative(_ verb: ReferenceVerb) -> Bool {
    let written = cells.joined().map { $0.hasPrefix("no ") ? String($0.dropFirst(3)) : $0 }
    // se me cae: the verb's own pronoun, also where the infinitive lacks it
    let isPronominal = self.verb != infinitive || written.allSatisfy { $0.hasPrefix("se ") }
    let lead = isPronominal ? Pronoun.se.text + " " : ""
    let verbs = Set(written.map { withoutLeadingWords($0) })
    func begins(_ form: String, with pronouns: [Pronoun]) -> Bool {
      pronouns.contains {
        let start = "\(lead)\($0.text) "
        let next = Pronoun(form.dropFirst(start.count).prefix { $0 != " " })
        return form.hasPrefix(start) && next?.isDirectObject != true
      }
    }
    // me gusto, te gustas, le gusta; but le gusto, le gustas has one pronoun for all.
    let pronouns = Set(written.map { $0.dropFirst(lead.count).prefix { $0 != " " } })
    // no le digas, no les digas
    let isNegated = cells.joined().contains { $0.hasPrefix("no ") }
    if isNegated, pronouns.count < (verb.isDative ? 2 : 3) { return false }
    return (2 * verbs.count <= max(written.count, 2) || verb.isDative && pronouns.count > 1)
      && (written.contains { begins($0, with: [.le, .les]) }
        || verb.isDative
          && written.allSatisfy { begins($0, with: [.me, .te, .nos, .os, .lo, .la, .los, .las]) })
  }
}
