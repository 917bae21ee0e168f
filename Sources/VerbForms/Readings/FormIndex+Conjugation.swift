import SpanishGrammar
import SpanishText

extension FormIndex {
  /// A verb's whole conjugation, in the order of grammars.
  ///
  /// The levels have the verb's own forms. What follows from them by rule is composed: compound tenses, the
  /// negative imperative, and of a reflexive verb (`levantarse`) every cell with the pronoun of its person.
  /// Levels that list such cells (`he hablado`, `me lavo`) add no form. An index restricted to some
  /// levels composes no tense: it has those that its levels list.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// let table = FormIndex.builtin.conjugation(of: "levantarse")?.tables.first
  /// print(table?.rows.compactMap { $0.cells[0].first?.text } ?? [])     // me levanto, te levantas, …
  /// ```
  ///
  /// - Parameter infinitive: The verb, with `-se` for the reflexive verb.
  /// - Returns: The conjugation, that of the reflexive verb too where levels have the verb with `-se` alone
  ///   (`arrepentir`); nil for a word that is not an infinitive here.
  ///
  /// Complexity: O(cells of the verb's lines and of haber's); no other verb is looked at.
  public func conjugation(of infinitive: String) -> Conjugation? {
    let verb =
      storage.verb(infinitive) == nil ? LeadingWords.withoutPronoun(infinitive) : infinitive
    let lines = lines(ofVerb: verb)
    guard !lines.isEmpty else { return nil }
    let cells = VerbCells(of: lines, ofVerb: verb, in: self)
    let reflexive = lines.filter { $0.writtenInfinitive != verb }
    let isReflexive =
      verb != infinitive
      || !reflexive.isEmpty && cells.all.allSatisfy { $0.isReflexive || $0.kind == .other }
    let written = isReflexive ? verb + Pronoun.se.text : verb
    let pronominal = lines.filter { $0.hasPronouns || $0.writtenInfinitive != verb }
    let earliest = pronominal.min { order(of: $0) < order(of: $1) }
    return Conjugation(
      infinitive: verb, writtenInfinitive: written,
      tables: tables(of: verb, cells, isReflexive: isReflexive).tables(infinitive: written),
      // Where no line is without pronouns the tables have them.
      pronominal: isReflexive || pronominal.count == lines.count
        ? nil
        : earliest.map {
          .init(infinitive: $0.writtenInfinitive, forms: $0.cells.compactMap { $0.first })
        },
      levels: (isReflexive && !reflexive.isEmpty ? reflexive : lines).map { $0.level }.eachOnce())
  }

  private func tables(
    of verb: String, _ cells: VerbCells, isReflexive: Bool
  ) -> ConjugationBuilder {
    var builder = ConjugationBuilder()
    let isWhole = selection == nil
    let composed = ComposedCells(
      verb, cells, haber: verb == PhraseLink.haber.helper || !isWhole ? cells : storage.haber,
      isPronominal: isReflexive)
    for cell in cells.simple where isReflexive || !cell.isReflexive {
      builder.add(isReflexive ? composed.pronominal(cell) : cell)
    }
    let phrases = isWhole ? composed.phrases : []
    var composedForms: Set<String> = []
    for cell in phrases {
      builder.add(cell)
      let place = cell.place
      for form in cell.forms { composedForms.insert(form.form + place) }
    }
    // Cells whose parts the levels lack are shown as the levels write them.
    for var cell in cells.all where cell.kind == .phrase && cell.isReflexive == isReflexive {
      let place = cell.place
      cell.forms.removeAll { composedForms.contains($0.form + place) }
      if !cell.forms.isEmpty { builder.add(cell) }
    }
    // Of a tense that has nothing else they are all there is: `dime` without `di`.
    let isEmpty = builder.isEmpty
    let others = cells.all.filter { cell in
      cell.kind == .other && (isEmpty || !isReflexive && builder.lacks(cell.tense))
    }
    for cell in others { builder.add(cell) }
    return builder
  }

  /// The verb that a word asks for: `levantarse` where the word is the verb with its pronoun, whatever its accents.
  package func verb(_ infinitive: String, asked word: String) -> String {
    let reflexive = infinitive + Pronoun.se.text
    return word.folded == reflexive.folded ? reflexive : infinitive
  }

  private func order(of line: VerbLine) -> UInt8 { levels[line.level].tense?.rawValue ?? .max }

  /// What the columns of a verb's line are to the grammar.
  func roles(of line: VerbLine) -> LevelRoles {
    storage.roles(ofLevel: line.level, isDative: line.isDative)
  }

  /// The names of the columns of a verb's line: of `me gusta, te gusta` the pronouns of those whom it pleases.
  package func columns(of line: VerbLine) -> [String] {
    let roles = roles(of: line)
    return line.cells.indices.map { roles.columnName($0) }
  }

  /// The tense of a column of a verb's line; nil where the level names none.
  package func tense(of line: VerbLine, column: Int) -> Tense? {
    let isNegated = zip(line.cells[column], line.forms[column]).prefix(1).contains(where: isNegated)
    return storage.inflection.levels[line.level].tense(ofColumn: column, negated: isNegated)
  }

  /// What takes cells of a verb apart, as a line names it (`levantarse`), by the forms of all levels and of helpers.
  package func constructionParser(ofVerb written: String) -> ConstructionParser {
    let index = FormIndex(storage: storage)
    let helpers = storage.helpers.map { FormIndex(storage: $0) }
    return ConstructionParser(ofVerb: written) { form, infinitive, role in
      switch role {
      case .infinitive: form == infinitive
      case .vosotros: ConstructionParser.isRegular(form, of: infinitive, as: role)
      default:
        ConstructionParser.isRegular(form, of: infinitive, as: role)
          || index.contains(form: form, infinitive: infinitive)
          || helpers?.contains(form: form, infinitive: infinitive) ?? false
      }
    }
  }

  /// The cells of a verb's line taken apart, one array a column. Where nobody names the tense, pronouns are written onto
  /// what may be a command: dime.
  package func parsedCells(of line: VerbLine) -> [[ParsedCell]] {
    let parser = constructionParser(ofVerb: line.writtenInfinitive)
    let roles = roles(of: line)
    return line.cells.enumerated().map { column, texts in
      let tense = tense(of: line, column: column)
      return texts.map {
        parser.parse($0, in: tense ?? .imperativo, column: roles.columnName(column))
      }
    }
  }

  private func isNegated(_ text: String, _ form: String) -> Bool {
    text != form && text.utf8.starts(with: "no ".utf8)
  }

  /// The forms of a verb's line, one array a column, with what they are.
  package func forms(of line: VerbLine, ofVerb infinitive: String) -> [[Conjugation.Form]] {
    let roles = roles(of: line)
    let names = line.forms.indices.map { roles.columnName($0) }
    // What pleases is él or ellos: me gusta, me gustan.
    let areDative = names.map { Pronoun(column: $0) != nil }
    let persons = zip(names, areDative).map { $1 ? Person.él.name : $0 }
    let regular = RegularVerb(infinitive: infinitive)
    // Only levels that name no tense need it.
    lazy var ofLine = regular?.forms(likeLine: line.forms, columns: persons)
    return line.forms.indices.map { number in
      zip(zip(line.forms[number], line.cells[number]), line.ownForms[number]).map { cell, own in
        let (form, text) = cell
        let isNegated = isNegated(text, form)
        let tense = roles.tense(ofColumn: number, negated: isNegated)
        var likely: [String] = []
        // Of a line whose tense nobody names: it may be of several tenses.
        var ofOtherTenses: [String] = []
        if let regular, !(tense?.isCompound ?? false), form.utf8.contains(UInt8(ascii: " ")) {
          // `hace falta`, which no construction explains: the last word is none of the verb's.
          if tense != nil || !own.utf8.contains(UInt8(ascii: " ")) {
            likely = regular.formsWithoutPerson
          }
          if tense != nil { likely += form.split(separator: " ").suffix(1).map(String.init) }
        } else if let regular, let tense {
          let columns = areDative[number] ? [Person.él.name, Person.ellos.name] : [names[number]]
          likely = columns.flatMap { regular.forms(tense, column: $0) }
        } else if let regular {
          likely = ofLine?[number].map { [$0] } ?? []
          if !likely.contains(own) { ofOtherTenses = regular.forms(inAnyTenseOf: persons[number]) }
          if areDative[number] {
            for form in likely { likely.append(form + "n") }
            for form in ofOtherTenses { ofOtherTenses.append(form + "n") }
          }
        }
        if line.writtenInfinitive != infinitive {
          let roles = roles.roles(ofColumn: number, negated: isNegated)
          likely = Self.withReflexive(likely, as: roles)
          ofOtherTenses = Self.withReflexive(ofOtherTenses, as: roles)
        }
        if ofOtherTenses.contains(own) {
          likely = [own]
        } else if likely.isEmpty, !ofOtherTenses.isEmpty {
          // The form is regular in no tense: all letters differ.
          likely = [""]
        }
        // The words before it are ASCII.
        let offset = text == form ? 0 : LeadingWords.size(in: text)
        // What is written onto the form makes it no less regular: escríbemelo.
        let compared = form.utf8.contains(UInt8(ascii: " ")) ? form : own
        let letters = RegularVerb.difference(of: compared, from: likely).map {
          $0.lowerBound + offset..<$0.upperBound + offset
        }
        return .init(
          text: text, form: own, tense: tense, irregularLetters: letters,
          isCompared: !likely.isEmpty)
      }
    }
  }

  /// Forms, and each with the reflexive pronouns that may be written onto it: `levántate` of `levanta`.
  private static func withReflexive(_ forms: [String], as role: GrammaticalRole) -> [String] {
    forms
      + forms.flatMap { form in
        [Pronoun.me, .te, .se, .nos, .os].compactMap {
          CliticSpelling.spelling(of: form, as: role, with: CliticGroup($0))
        }
      }
  }
}

extension FormIndex.VerbLine {
  /// Whether pronouns are written before a form.
  fileprivate var hasPronouns: Bool {
    zip(simpleCells.joined(), forms.joined()).contains { text, form in
      text != form && text != "no \(form)"
    }
  }
}
