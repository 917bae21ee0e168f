import Invocation
import LevelFiles
import SpanishGrammar
import SpanishText
import VerbForms
import Wording

/// Compares levels with the built-in ones.
///
/// Most lines of most files are just as a line of the built-in levels has them. The others are
/// compared form by form, in the tense that the level names or that most of its forms are in.
struct ReferenceCheck {
  private static let infinitives = DidYouMean(FormIndex.builtin.verbsByUse)
  /// The persons whose names are long enough to be recognised when misspelled.
  private static let persons = DidYouMean(Person.allCases.map(\.name).filter { $0.count > 4 })

  /// For each level what differs.
  func findings(in levels: [ParsedLevel]) -> [[Diagnostic]] {
    // By verb, so that each verb is looked up once.
    let (infinitives, linesByVerb) = levels.map(\.level).linesByVerb
    var findings = levels.map { _ in Findings(file: "") }
    let columns = CheckedColumn.columns(
      of: levels.map { ($0.level.title, $0.level.tense, $0.level.columns) })
    var votes = levels.map { LevelTense(declared: $0.level.tense) }
    // The lines that may be wrong; for those that the reference has, their tenses.
    var open: [(infinitive: String, line: [Level].LineNumber, exactIn: [Tense])] = []
    for infinitive in infinitives {
      let lines = linesByVerb[infinitive] ?? []
      let named = reference(for: infinitive)
      if named?.spelling != infinitive, let (number, index) = lines.first {
        // One finding about the verb is enough, at its first line.
        let id = named == nil ? DiagnosticID.unknownVerb : .otherAccents
        findings[number].add(id, onLine: levels[number].level.challenges[index].line) {
          let isReflexive = levels[number].level.challenges[index].verb != infinitive
          return levels[number].diagnostic(
            message(about: infinitive, named?.spelling, isReflexive), challenge: index)
        }
      }
      guard let known = named?.verb, let verb = ReferenceVerb(known) else { continue }
      for line in lines {
        let level = levels[line.level].level
        let challenge = level.challenges[line.challenge]
        if let finding = formInParentheses(
          levels[line.level], line.challenge, columns[line.level], verb)
        {
          findings[line.level].add(finding)
        }
        let isPlain = challenge.verb == infinitive
        let same = isPlain ? verb.tenses(ofLine: challenge.forms, columns: level.columns) : []
        if same.contains(where: { $0 == nil || $0 == level.tense }) {
          votes[line.level].add(level.tense.map { [$0] } ?? [])
          continue
        }
        let exact = same.compactMap(\.self)
        let tenses =
          exact.isEmpty
          ? LineComparison(challenge, columns: columns[line.level], verb).tenses : exact
        votes[line.level].add(tenses, ofVerb: infinitive)
        open.append((known, line, exact))
      }
    }
    let tenses = votes.map(\.tenses)
    for (number, level) in levels.enumerated() {
      if let said = level.level.tense, let found = tenses[number].first, found != said {
        let message = DiagnosticID.otherTense.message(
          en: "“tiempo:” says \(said.name), but most of the forms are \(found.name).",
          es: "“tiempo:” dice \(said.name), pero la mayoría de las formas son de \(found.name).",
          help: "If the forms are right, write: tiempo: \(found.name)",
          ayuda: "Si las formas están bien, escribe: tiempo: \(found.name)")
        findings[number].add(level.diagnostic(message, about: .tiempo))
      }
      if let message = misspelledPerson(in: level.level.columns) {
        findings[number].add(level.diagnostic(message, about: .formas))
      }
    }
    var last: ReferenceVerb?
    for (infinitive, (number, index), exact) in open {
      let isRight = tenses[number].isEmpty || exact.contains(where: tenses[number].contains)
      if !exact.isEmpty, isRight { continue }
      let challenge = levels[number].level.challenges[index]
      if last?.infinitive != infinitive { last = ReferenceVerb(infinitive) }
      guard let verb = last else { continue }
      let comparison = LineComparison(
        challenge, columns: columns[number], verb, inLevelOf: tenses[number])
      for finding in comparison.findings.prefix(LineComparison.mostFindings) {
        findings[number].add(finding.id, onLine: challenge.line) {
          levels[number].diagnostic(finding.message(), challenge: index, finding.cell)
        }
      }
    }
    return findings.map(\.all)
  }

  /// What to say of the first column whose name is nearly a person's: vosotrso.
  private func misspelledPerson(in columns: [String]) -> DiagnosticMessage? {
    columns.lazy.compactMap { name in
      let isKnown = Person(column: name) != nil || Tense(header: name) != nil
      guard !isKnown, name.count > 4, !name.contains(" "),
        let person = Self.persons.best(name.folded)
      else { return nil }
      return DiagnosticID.unknownColumn.message(
        en: "The column \(quoted: name) is not a person.",
        es: "La columna \(quoted: name) no es ninguna persona.",
        help: .question(person, name))
    }.first
  }

  /// A finding about second forms in parentheses, where levels have remarks: `fuera (fuese)`.
  private func formInParentheses(
    _ level: ParsedLevel, _ challenge: Int, _ columns: [CheckedColumn], _ verb: ReferenceVerb
  ) -> Diagnostic? {
    let line = level.level.challenges[challenge]
    let (written, cells) = (line.forms, line.cells)
    let found = level.asides(challenge: challenge).enumerated().compactMap { number, aside in
      // `(o fuese)`
      let words = aside.text.split(separator: " ")
      let text = words.dropFirst(["o", "u", "y", "e"].contains(words.first) ? 1 : 0)
        .joined(separator: " ")
      let forms = text.split(separator: "/").map { String($0) }
      let areOthers = forms.allSatisfy { form in
        let compared = ComparedForm(
          form, at: (aside.column, 0), under: columns[aside.column], of: verb)
        return compared.isKnown && form != verb.infinitive && !cells[aside.column].contains(form)
      }
      return areOthers && !forms.isEmpty
        ? (number: number, form: text, cell: written[aside.column]) : nil
    }
    return found.first.map { number, form, cell in
      let more = LocalizedText.moreForms(found.count - 1)
      let message = DiagnosticID.formInParentheses.message(
        en: "\(word: form) is in parentheses and was not read.\(more)",
        es: "\(word: form) está entre paréntesis y no se ha leído.\(more)",
        help: cell == "-"
          ? DiagnosticMessage.formsOrHyphen
          : .init(
            en: "Put a slash between two forms for one person: \(cell)/\(form)",
            es: "Pon una barra entre dos formas de una persona: \(cell)/\(form)"))
      return level.diagnostic(message, challenge: challenge, aside: number)
    }
  }

  /// What to say of a verb that the reference does not have, or spells differently.
  func finding(about infinitive: String) -> DiagnosticMessage? {
    let spelling = reference(for: infinitive)?.spelling
    return spelling == infinitive ? nil : message(about: infinitive, spelling)
  }

  private func message(
    about infinitive: String, _ spelled: String?, _ isReflexive: Bool = false
  ) -> DiagnosticMessage {
    func written(_ infinitive: String) -> String {
      infinitive + (isReflexive ? Pronoun.se.text : "")
    }
    let verb = written(infinitive)
    if let two = twoVerbs(in: infinitive) {
      return DiagnosticID.unknownVerb.message(
        en: "\(word: verb) is two verbs; a line has one.",
        es: "\(word: verb) son dos verbos; una línea tiene uno.",
        help: "Give each a line of its own: \(two.first), \(written(two.second))",
        ayuda: "Dale una línea a cada uno: \(two.first), \(written(two.second))")
    }
    return spelled.map { .otherAccents(verb, meant: written($0)) }
      ?? DiagnosticID.unknownVerb.message(
        en: "The reference has no verb \(word: verb).",
        es: "La referencia no tiene ningún verbo \(word: verb).",
        help: Self.infinitives.best(infinitive).map { .question(written($0), verb) }
          ?? .init(
            en: "Check the spelling. If it is right, leave it as it is.",
            es: "Mira si está bien escrito; si lo está, déjalo así."))
  }

  /// The verbs of a name such as `ser y estar` or `ir o irse`.
  private func twoVerbs(in name: String) -> (first: String, second: String)? {
    let words = name.split(separator: " ").map(String.init)
    guard words.count == 3, ["y", "e", "o", "u"].contains(words[1]),
      reference(for: words[0]) != nil, reference(for: words[2]) != nil
    else { return nil }
    return (words[0], words[2])
  }

  /// The verb of an infinitive in the reference, and how the whole is spelled: reír for reir, acabar de reír for acabar de
  /// reir, acordarse for se acordar; nil where the reference lacks the verb. Of other words after one of its verbs, ponerse
  /// a estudiar, the verb is not known.
  private func reference(for infinitive: String) -> (verb: String?, spelling: String)? {
    if FormIndex.builtin.rank(ofVerb: infinitive) != nil { return (infinitive, infinitive) }
    let answer = FormIndex.builtin.lookup(infinitive).first {
      $0.form == $0.infinitive || $0.match == .phrase
    }
    guard let answer else {
      let words = infinitive.split(separator: " ")
      let isVerb = words.count > 1 && reference(for: String(words[0])) != nil
      return isVerb && twoVerbs(in: infinitive) == nil ? (nil, infinitive) : nil
    }
    let isReflexive = infinitive.hasPrefix("\(Pronoun.se.text) ")
    let own = answer.infinitive + (isReflexive ? Pronoun.se.text : "")
    return (answer.infinitive, answer.match == .phrase ? answer.spelling ?? own : own)
  }
}

/// Finds out the tense of a level: what its lines are in.
private struct LevelTense {
  let declared: Tense?
  var lineCount = 0
  var lineCounts: [Tense: Int] = [:]
  var isMixed = false
  /// The verb that a line was counted for last, and the tenses of its first line.
  var last: (infinitive: String, tenses: [Tense]) = ("", [])

  /// Counts a line that may be in any of these tenses. A verb with lines in several says that the level has several.
  mutating func add(_ tenses: [Tense], ofVerb infinitive: String? = nil) {
    if tenses.isEmpty { return }
    if let infinitive, last.infinitive != infinitive { last = (infinitive, tenses) }
    if infinitive != nil, Set(tenses).isDisjoint(with: last.tenses) { isMixed = true }
    lineCount += 1
    var tenses = Set(tenses)
    // Negative commands that lack their `no`.
    if let declared, tenses.contains(declared.tenseOfForms) { tenses.insert(declared) }
    for tense in tenses { lineCounts[tense, default: 0] += 1 }
  }

  /// What the level says, unless nearly all lines are in another tense; where it says nothing, the tenses
  /// that two thirds of the lines are in.
  var tenses: [Tense] {
    let (most, tenses) = lineCounts.mostFrequent
    let found = isMixed || lineCount < 2 || 3 * most < 2 * lineCount ? [] : tenses
    guard let declared else { return found }
    let isForbidding = declared == .imperativo && found.contains(.imperativoNegativo)
    let isOther = !found.isEmpty && 3 * (lineCounts[declared] ?? 0) < lineCount && !isForbidding
    return isOther ? found : [declared]
  }
}

extension [Tense: Int] {
  /// How often the most frequent tenses occur, and these in the order of grammars.
  var mostFrequent: (count: Int, tenses: [Tense]) {
    guard let most = values.max() else { return (0, []) }
    return (most, Tense.allCases.filter { self[$0] == most })
  }
}
