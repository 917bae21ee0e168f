import SpanishText

/// A cell's text taken apart: the verb's own form, and what it has besides.
package struct ParsedCell: Sendable, Hashable {
  /// The verb's own form: `levanta` of `levántate`. Of a text that has none, all but its leading words.
  package var form: String
  package var construction = Construction()
  /// A form of each helper: `has` of `has comido`.
  package var helpers: [String] = []
  /// The pronouns that are written onto the own form: me of `voy a ducharme`.
  package var enclitics: [Pronoun] = []
  /// The person of its first verb: él for `me gusta`, whose column says who is pleased.
  package var person: Person?

  package init(form: String) { self.form = form }

  /// The pronouns in their order: se and me of `se me antoja`.
  package var pronouns: [Pronoun] {
    (construction.isPronominal ? [(person ?? .él).reflexive] : []) + construction.objects
  }
}

/// Takes the cells of a verb's line apart: the inverse of ``Construction/spelling(of:helpers:in:person:)``.
package struct ConstructionParser {
  private let infinitive: String
  private let isPronominal: Bool
  private let isForm: (_ form: String, _ infinitive: String, _ role: GrammaticalRole) -> Bool

  /// A parser of the cells of a verb as its line is named: a pronoun of `levantarse` may be that of the person. `isForm`
  /// tells whether a text is a form of a verb in one of some roles.
  package init(
    ofVerb written: String,
    isForm: @escaping (_ form: String, _ infinitive: String, _ role: GrammaticalRole) -> Bool
  ) {
    infinitive = LeadingWords.withoutPronoun(written)
    isPronominal = infinitive != written
    self.isForm = isForm
  }

  /// The parts of a cell's text; of one that is not a form of the verb, its leading words and the rest.
  package func parse(_ text: String, in tense: Tense?, column: String) -> ParsedCell {
    var cell = parse(text, in: tense, person: Person(column: column))
    if cell.person == nil, Pronoun(column: column) != nil {
      // Nothing but the third person in the plural ends in -n.
      cell.person = (cell.helpers.first ?? cell.form).hasSuffix("n") ? .ellos : .él
    }
    return cell
  }

  /// The same for a person of its first verb; nil for a verb without one.
  package func parse(_ text: String, in tense: Tense?, person: Person?) -> ParsedCell {
    parse(text, as: Construction.host(in: tense, person) ?? [], person: person)
  }

  /// The same where pronouns may be written onto the first verb in some roles.
  package func parse(
    _ text: String, as hosts: GrammaticalRole, person: Person? = nil
  ) -> ParsedCell {
    var words = text.split(separator: " ").map { String($0) }
    let isNegated = words.count > 1 && words[0] == "no"
    if isNegated { words.removeFirst() }
    var pronouns: [Pronoun] = []
    while words.count > 1, let pronoun = Pronoun(words[0]),
      pronouns.isEmpty || CliticGroup(pronouns + [pronoun]) != nil
    {
      pronouns.append(pronoun)
      words.removeFirst()
    }
    var cell = verbs(words[...], as: hosts) ?? ParsedCell(form: words.joined(separator: " "))
    cell.person = person
    cell.construction.isNegated = isNegated
    cell.construction.objects.insert(contentsOf: pronouns, at: 0)
    let reflexive = (person ?? .él).reflexive
    if isPronominal, let place = cell.construction.objects.firstIndex(of: reflexive) {
      cell.construction.isPronominal = true
      cell.construction.objects.remove(at: place)
    }
    return cell
  }

  /// The verb that words are, with its helpers, its complement and the pronouns that are written onto any of these verbs; nil
  /// if it is not this verb. The first word may have pronouns in the roles `hosts`; after a helper it must have a `role`.
  private func verbs(
    _ words: ArraySlice<String>, as hosts: GrammaticalRole, after role: GrammaticalRole? = nil
  ) -> ParsedCell? {
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    for link in PhraseLink.all
    where rest.count > link.words.count && rest.starts(with: link.words) {
      let helper = host(of: first, as: hosts) { isForm($0, link.helper, $1) }
      guard helper != nil || isForm(first, link.helper, .all), fits(helper?.form ?? first, role),
        var cell = verbs(
          rest.dropFirst(link.words.count), as: link.role.intersection(.host), after: link.role)
      else { continue }
      cell.helpers.insert(helper?.form ?? first, at: 0)
      cell.construction.helpers.insert(link, at: 0)
      cell.construction.objects.insert(contentsOf: helper?.pronouns ?? [], at: 0)
      return cell
    }
    let host = host(of: first, as: hosts) { isForm($0, infinitive, $1) }
    let form = host?.form ?? first
    guard fits(form, role), host != nil || isOwn(form) else { return nil }
    var cell = ParsedCell(form: form)
    cell.enclitics = host?.pronouns ?? []
    cell.construction.objects = cell.enclitics
    cell.construction.complement = rest.joined(separator: " ")
    return cell
  }

  private func isOwn(_ form: String) -> Bool {
    if isForm(form, infinitive, .all) { return true }
    // A participle that agrees: construida.
    guard Agreement(participle: form) != nil else { return false }
    return isForm(form.dropLast(form.hasSuffix("s") ? 2 : 1) + "o", infinitive, .all)
  }

  private func fits(_ form: String, _ role: GrammaticalRole?) -> Bool {
    switch role {
    case .infinitive: form.hasSuffix("r")
    case .gerund: form.hasSuffix("ndo")
    case .participle: Agreement(participle: form) != nil && !form.hasSuffix("ndo")
    default: true
    }
  }

  /// Whether pronouns may be written onto a form though no level has it as such a command. Commands to vosotros and vos are
  /// regular. A verb whose forms all have pronouns may have its command nowhere without one: quejate, abstente.
  package static func isRegular(_ form: String, of infinitive: String, as role: GrammaticalRole)
    -> Bool
  {
    switch role {
    case .vosotros: form == infinitive.dropLast() + "d"
    case .vos: form.folded == infinitive.folded.dropLast()
    case .tú: hasOwnCommand(infinitive: infinitive) && form.folded == infinitive.folded.dropLast(2)
    default: false
    }
  }

  /// The form in a word that pronouns are written onto, and these; nil for a word without pronouns.
  private func host(
    of word: String, as roles: GrammaticalRole,
    _ isHost: (_ form: String, _ role: GrammaticalRole) -> Bool
  ) -> (form: String, pronouns: [Pronoun])? {
    guard !roles.isEmpty else { return nil }
    let letters = Letters(word.unicodeScalars)
    let fold = Array(word.folded.utf8)
    guard fold.count == letters.count else { return nil }
    var best: (form: String, pronouns: [Pronoun])?
    _ = CliticSplit.contains(in: fold.span) { split in
      // `dime` may be a form, too: dímelo is di with two pronouns.
      guard split.group.count > best?.pronouns.count ?? 0 else { return false }
      var stem = letters.prefix(split.stemLength).map { $0.withoutAcute }
      if let lost = split.elidedLetter { stem.append(Unicode.Scalar(lost)) }
      var hosts = [stem]
      if let stress = Stress.position(in: letters), stress < stem.count {
        // dé has an accent that demos lacks.
        stem[stress] = stem[stress].withAcute
        hosts.append(stem)
      }
      let wanted = split.roles.intersection(roles)
      for role in GrammaticalRole.each where wanted.contains(role) {
        for host in hosts.map({ String(letters: $0) })
        where isHost(host, role)
          && CliticSpelling.spelling(of: host, as: role, with: split.group) == word
        {
          best = (host, split.group.pronouns)
          return false
        }
      }
      return false
    }
    return best
  }
}
