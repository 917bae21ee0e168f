import SpanishGrammar

extension FormIndex {
  /// A verb's whole conjugation in the levels that count, in the order of grammars.
  ///
  /// A form that several levels have stands once. Forms of a reflexive verb (`me voy` of irse) are those of
  /// the verb without its pronoun: they stand in cells that have no other.
  ///
  /// - Parameter infinitive: The verb.
  /// - Returns: The conjugation; nil for a word that is no infinitive here.
  ///
  /// Complexity: O(cells of the verb's lines); no other verb is looked at.
  public func conjugation(of infinitive: String) -> Conjugation? {
    let lines = lines(ofVerb: infinitive)
    let plain = lines.filter { $0.writtenInfinitive == infinitive }
    let reflexive = lines.filter { $0.writtenInfinitive != infinitive }
    guard let first = plain.first ?? reflexive.first else { return nil }
    var builder = ConjugationBuilder()
    for line in plain + reflexive {
      let roles = storage.inflection.levels[line.level]
      let title = storage.level(line.level).title
      for (number, forms) in forms(of: line, ofVerb: infinitive).enumerated() {
        let name = roles.columnName(number)
        // `me gusta` of a column me is no person of its own, every verb has the same periphrases, and what
        // follows in `hace falta` is not conjugated.
        let tense = roles.tense(ofColumn: number, negated: false)
        let isElsewhere =
          LeadingWords.begin(column: name)
          || !(tense?.isCompound ?? false) && forms.contains { Self.hasSeveralWords($0.form) }
        if isElsewhere, lines.count > 1 { continue }
        builder.add(
          forms,
          to: ConjugationBuilder.Column(
            name: name, person: roles.person(ofColumn: number),
            tense: tense, title: title),
          isReflexive: line.writtenInfinitive != infinitive)
      }
    }
    let pronominal = lines.filter { $0.hasPronouns || $0.writtenInfinitive != infinitive }
    let earliest = pronominal.min { order(of: $0) < order(of: $1) }
    var levels: [Int] = []
    for line in lines where levels.last != line.level { levels.append(line.level) }
    return Conjugation(
      infinitive: infinitive, writtenInfinitive: first.writtenInfinitive,
      tables: builder.tables(infinitive: first.writtenInfinitive),
      // Where no line is without pronouns the tables have them.
      pronominal: pronominal.count == lines.count
        ? nil
        : earliest.map {
          .init(infinitive: $0.writtenInfinitive, forms: $0.cells.compactMap { $0.first })
        },
      levels: levels)
  }

  private func order(of line: VerbLine) -> UInt8 {
    storage.level(line.level).tense?.rawValue ?? .max
  }

  /// The tense of a column of a verb's line; nil where the level names none.
  package func tense(of line: VerbLine, column: Int) -> Tense? {
    let isNegated = zip(line.cells[column], line.forms[column]).prefix(1).contains(where: isNegated)
    return storage.inflection.levels[line.level].tense(ofColumn: column, negated: isNegated)
  }

  /// Whether a cell has `no` before its form.
  private func isNegated(_ text: String, _ form: String) -> Bool {
    text != form && text.utf8.starts(with: "no ".utf8)
  }

  /// The forms of a verb's line, one array a column, with what they are.
  package func forms(of line: VerbLine, ofVerb infinitive: String) -> [[Conjugation.Form]] {
    let roles = storage.inflection.levels[line.level]
    let names = line.forms.indices.map { roles.columnName($0) }
    let regular = RegularVerb(infinitive: infinitive)
    // Only levels that name no tense need it.
    lazy var ofLine = regular?.forms(likeLine: line.forms, columns: names)
    return line.forms.indices.map { number in
      zip(line.forms[number], line.cells[number]).map { form, text in
        let isNegated = isNegated(text, form)
        let tense = roles.tense(ofColumn: number, negated: isNegated)
        var likely: [String] = []
        if let regular, !(tense?.isCompound ?? false), Self.hasSeveralWords(form) {
          likely = regular.formsWithoutPerson
          // `hace falta`: the last word is none of the verb's.
          if tense != nil { likely += form.split(separator: " ").suffix(1).map(String.init) }
        } else if let regular, let tense {
          likely = regular.forms(tense, column: names[number])
        } else if let ofLine {
          likely = [ofLine[number]].compactMap { $0 }
        } else if regular != nil {
          // No form of the line is regular in any tense: all letters differ.
          likely = [""]
        }
        if line.writtenInfinitive != infinitive {
          let role = roles.role(ofColumn: number, negated: isNegated) { true }
          likely += likely.flatMap { Self.reflexive($0, as: role) }
        }
        let offset = text.unicodeScalars.count - form.unicodeScalars.count
        let letters = RegularVerb.difference(of: form, from: likely).map {
          $0.lowerBound + offset..<$0.upperBound + offset
        }
        return .init(text: text, form: form, tense: tense, irregularLetters: letters)
      }
    }
  }

  private static func hasSeveralWords(_ form: String) -> Bool {
    form.utf8.contains(UInt8(ascii: " "))
  }

  /// A form with the reflexive pronouns that may be written onto it: `levántate` of `levanta`.
  private static func reflexive(_ form: String, as role: GrammaticalRole) -> [String] {
    [Pronoun.me, .te, .se, .nos, .os].compactMap {
      CliticSpelling.spelling(of: form, as: role, with: CliticGroup($0))
    }
  }
}

extension FormIndex.VerbLine {
  /// Whether pronouns are written before a form.
  fileprivate var hasPronouns: Bool {
    zip(cells.joined(), forms.joined()).contains { text, form in
      text != form && text != "no \(form)"
    }
  }
}
