import SpanishText

/// How a verb form and the pronouns written onto it are spelled together.
package enum CliticSpelling {
  /// The right spelling of a form with pronouns; nil where Spanish writes no such word.
  ///
  /// The stress stays where the form alone has it, so an accent may come (`da` + `me` + `lo` → `dámelo`) or go (`dé` + `me` →
  /// `deme`). The -s of nosotros falls before nos and se (`vámonos`, `digámoselo`), the -d of vosotros before os (`sentaos`,
  /// but `idos`). A form in -l takes no pronoun in l-: the two would be read as ll.
  ///
  /// The form is spelled right, in lower case and composed. It has one role, or several in none of which it loses a letter.
  package static func spelling(
    of form: String, as role: GrammaticalRole, with group: CliticGroup
  ) -> String? {
    guard role.isSubset(of: group.hosts) else { return nil }
    return joined(form, group, losing: letterLost(by: form, as: role, before: group.first))
  }

  /// The same for a command, gerund or infinitive whose ending tells what falls away.
  package static func spelling(of form: String, with group: CliticGroup) -> String? {
    let role: GrammaticalRole =
      form.hasSuffix("mos") ? .nosotros : form.hasSuffix("d") ? .vosotros : .infinitive
    return joined(form, group, losing: letterLost(by: form, as: role, before: group.first))
  }

  /// The same for a form of this person that is not a command: `era` + `se` → `érase`.
  package static func spelling(
    ofFinite form: String, as person: Person, with group: CliticGroup
  ) -> String? {
    guard group.goes(with: person) else { return nil }
    let losesS = person == .nosotros && group.first == .nos
    return joined(form, group, losing: losesS ? "s" : nil)
  }

  /// A form that ends in its stressed vowel, with an accent there and pronouns after it: so preterites were spelled
  /// until the middle of the last century (`sentóse`, `vióse`), and so people spell commands to vos (`dejálo`).
  package static func keepingAccent(_ form: String, with group: CliticGroup) -> String? {
    var letters = Letters(form.unicodeScalars)
    guard let stress = Stress.position(in: letters), stress == letters.count - 1 else { return nil }
    letters[stress] = letters[stress].withAcute
    for pronoun in group.pronouns { letters += pronoun.text.unicodeScalars }
    return String(letters: letters)
  }

  /// A form, perhaps after `no`, with the reflexive pronoun of a person where Spanish puts it: `me lavo`, `lávate`, `no te
  /// laves`; of a tense without persons with se: `lavarse`. Nil if Spanish writes no such word, or without a person.
  package static func reflexive(_ form: String, of person: Person?, in tense: Tense?) -> String? {
    let isNegated = form.hasPrefix("no ")
    return Construction(isPronominal: true, isNegated: isNegated)
      .spelling(of: isNegated ? String(form.dropFirst(3)) : form, in: tense, person: person)
  }

  private static func joined(
    _ form: String, _ group: CliticGroup, losing lost: Unicode.Scalar?
  ) -> String? {
    guard !form.utf8.contains(UInt8(ascii: " ")) else { return nil }
    var letters = Letters(form.unicodeScalars)
    guard let stress = Stress.position(in: letters), let end = letters.last else { return nil }
    if let lost {
      guard end == lost else { return nil }
      letters.removeLast()
    }
    if letters.last == "l", group.first.text.hasPrefix("l") { return nil }
    for pronoun in group.pronouns { letters += pronoun.text.unicodeScalars }
    return String(letters: Stress.spell(letters, stressedAt: stress))
  }

  private static func letterLost(
    by form: String, as role: GrammaticalRole, before pronoun: Pronoun
  ) -> Unicode.Scalar? {
    switch (role, pronoun) {
    case (.nosotros, .nos), (.nosotros, .se): "s"
    case (.vosotros, .os) where form != "id": "d"
    default: nil
    }
  }
}
