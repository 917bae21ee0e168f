import SpanishText
import Terminal
package import VerbForms
package import Wording

/// The answer to a line of the line mode, ready to be written.
package enum LineAnswer: Equatable, Sendable {
  case lookup(AnsweredLine)
  /// Rows of the list, and the number of the first one if they are numbered.
  case rows([FormIndex.Row], numberedFrom: Int?)
  /// A verb's conjugation, and the form of it that was asked for.
  case show(verb: String, form: String?)
  /// A word that is not a form of a verb here.
  case unknown(String)
  case levels
  case remark(String)
  /// Something that can't be done, and what to do instead.
  case problem(String)
  /// The verb that was picked; picking ends with it.
  case chosen(String)
  case quit
}

package struct AnsweredLine: Equatable, Sendable {
  package var line: [UInt8]
  package var answers: FormIndex.Answers
  /// The words that are verbs, where the line is running text.
  package var words: [TextReader.Word] = []
  /// The numbered verbs, if the answers show the numbers.
  package var numbered: [String] = []

  package var text: String { decodedText(line[...]).text }
}

/// The picker for dumb terminals, screen readers and pipes: lines in, answers out.
///
/// It reads and writes nothing itself: its caller passes each line and writes the answers.
package struct LineMode: Sendable {
  private let whole: FormIndex
  /// The index with the levels that count now.
  package private(set) var index: FormIndex
  private let isForPeople: Bool
  private let picks: Bool
  private let language: Language
  /// Whether every line until now had an answer.
  package private(set) var allAnswered = true
  private var rest: Range<Int> = 0..<0
  /// What a number opens: a verb, and the form of it that was asked for.
  private var numbered: [(verb: String, form: String?)] = []

  static let pageLength = 20

  /// A line mode over an index. For people rows are numbered and listed in pages, and an empty line
  /// asks for the next page. Where it `picks`, a number ends with its verb.
  package init(
    _ index: FormIndex, isForPeople: Bool, picks: Bool = false, language: Language = .english
  ) {
    self.language = language
    whole = index
    self.index = index
    self.isForPeople = isForPeople
    self.picks = picks
  }

  /// The prompt before each line, with the level in force; empty where no person types.
  package var prompt: String {
    guard isForPeople else { return "" }
    let selected = index.selectedLevels
    let levels = index.levels
    guard selected.count < levels.count else { return "conj> " }
    guard let only = selected.first, selected.count == 1 else {
      return "conj (\(CountMessage.levels(selected.count).text(in: language)))> "
    }
    return "conj (\(visibleText(levels[only].title).truncated(to: Self.titleWidth)))> "
  }

  /// The cells of a level's title in the prompt, so that a form fits after it.
  private static let titleWidth = 24

  /// The text at the start; nil where no person types.
  package var banner: String? {
    isForPeople
      ? LocalizedText(
        en: "Type a form to find its verb; help shows more, quit leaves.",
        es: "Escribe una forma para encontrar su verbo; ? explica más, :salir termina."
      ).text(in: language) : nil
  }

  /// The answers to a line, without its end.
  package mutating func answer(_ line: [UInt8]) -> [LineAnswer] {
    let text = decodedText(line[...]).text
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return isForPeople ? moreRows() : lookup(line, text) }
    if first.hasPrefix(":") {
      return command(first, words.dropFirst().joined(separator: " "))
    }
    // People type these as they are; in a list of words they are words.
    if isForPeople, words.count == 1, ["help", "?", "quit", "exit"].contains(first) {
      return command(":\(first)", "")
    }
    if words.count == 1, first.hasSuffix("*") { return list(String(first.dropLast())) }
    if words.count == 1, let number = Int(first) { return open(number) }
    return lookup(line, text)
  }

  private mutating func lookup(_ line: [UInt8], _ text: String) -> [LineAnswer] {
    var found = AnsweredLine(line: line, answers: index.lookup(text))
    if found.answers.isEmpty {
      found.words = index.verbs(ofSentence: text, accents: .smart)
      found.answers = FormIndex.Answers(found.words.flatMap(\.answers))
    }
    if found.answers.isEmpty { allAnswered = false }
    guard isForPeople else { return [.lookup(found)] }
    rest = 0..<0
    numbered = verbs(of: found.answers)
    if numbered.count > 1 || picks { found.numbered = numbered.map(\.verb) }
    return [.lookup(found)]
  }

  /// The verbs of answers, each once, with the form of its first answer.
  private func verbs(of answers: FormIndex.Answers) -> [(verb: String, form: String?)] {
    answers.eachOnce { $0.infinitive }.map { ($0.infinitive, $0.form) }
  }

  private mutating func list(_ prefix: String) -> [LineAnswer] {
    let found = index.positions(ofPrefix: prefix)
    numbered = []
    if found.isEmpty {
      return problem(
        .init(en: "Nothing begins with “\(prefix)”.", es: "Nada empieza por “\(prefix)”."))
    }
    if !isForPeople {
      let rows = index.rows(in: found)
      numbered = rows.map { ($0.infinitive, nil) }
      return [.rows(rows, numberedFrom: nil)]
    }
    rest = found
    return moreRows()
  }

  private mutating func moreRows() -> [LineAnswer] {
    guard !rest.isEmpty else { return [] }
    let rows = index.rows(in: rest, limit: Self.pageLength)
    let first = numbered.count + 1
    numbered += rows.map { ($0.infinitive, nil) }
    rest = (rows.last?.positions.upperBound ?? rest.upperBound)..<rest.upperBound
    let action: LocalizedText =
      picks ? .init(en: "takes", es: "elige") : .init(en: "opens", es: "abre")
    let more: LocalizedText =
      rest.isEmpty ? .none : .init(en: ", Enter shows more", es: ", Intro muestra más")
    let remark = LocalizedText(
      en: "A number \(action) its verb\(more).", es: "Un número \(action) su verbo\(more).")
    return [.rows(rows, numberedFrom: first), self.remark(remark)]
  }

  private mutating func open(_ number: Int) -> [LineAnswer] {
    guard number > 0, number <= numbered.count else {
      return problem(
        numbered.isEmpty
          ? .init(
            en: "No verb has a number yet: type a form, or a list such as irg*.",
            es:
              "Todavía no hay verbos con número: pregunta por una forma, o pide una lista como irg*."
          )
          : .init(
            en: "Choose 1 to \(numbered.count).", es: "Elige un número del 1 al \(numbered.count).")
      )
    }
    let (verb, form) = numbered[number - 1]
    return picks ? [.chosen(verb)] : [.show(verb: verb, form: form)]
  }

  private mutating func problem(_ text: LocalizedText) -> [LineAnswer] {
    allAnswered = false
    return [.problem(text.text(in: language))]
  }

  private func remark(_ text: LocalizedText) -> LineAnswer { .remark(text.text(in: language)) }

  // MARK: commands

  private static let help: [LocalizedText] = [
    .init(en: "fui: which verb is this?", es: "fui: ¿de qué verbo es?"),
    .init(
      en: "irg*: the forms that begin with irg; Enter shows more",
      es: "irg*: las formas que empiezan así; Intro muestra más"),
    .init(
      en: "2: open the second verb of the answer", es: "2: abre el segundo verbo de la respuesta"),
    .init(
      en: ":show VERB: a verb's whole conjugation",
      es: ":show VERBO: la conjugación entera de un verbo"),
    .init(en: ":levels: the levels", es: ":levels: los niveles"),
    .init(
      en: ":level TEXT: only levels with TEXT in title or file name; alone: all levels",
      es:
        ":level TEXTO: solo los niveles con TEXTO en el título o el archivo; sin texto: todos los niveles"
    ),
    .init(en: "help or ?: this help", es: ":ayuda o ?: esta ayuda"),
    .init(en: "quit or Ctrl-D: leave", es: ":salir o Ctrl-D: termina"),
  ]

  private mutating func command(_ name: String, _ text: String) -> [LineAnswer] {
    switch name {
    case ":quit", ":q", ":exit", ":salir": return [.quit]
    case ":help", ":h", ":?", ":ayuda": return Self.help.map { remark($0) }
    case ":levels": return [.levels]
    case ":level": return narrow(to: text)
    case ":show": return show(text)
    default:
      return problem(
        .init(
          en: "There is no command “\(name)”; :help lists the commands.",
          es: "No hay ningún “\(name)”; :ayuda muestra lo que hay."))
    }
  }

  private mutating func show(_ text: String) -> [LineAnswer] {
    if text.isEmpty {
      return problem(
        .init(
          en: "Write the verb after it: :show erguir", es: "Escribe el verbo detrás: :show erguir"))
    }
    let verbs = verbs(of: index.lookup(text))
    guard let first = verbs.first else {
      allAnswered = false
      return [.unknown(text)]
    }
    return picks
      ? [.chosen(first.verb)]
      : verbs.map { .show(verb: index.verb($0.verb, asked: text), form: $0.form) }
  }

  private mutating func narrow(to text: String) -> [LineAnswer] {
    rest = 0..<0
    numbered = []
    guard !text.isEmpty else {
      index = whole
      return isForPeople
        ? [remark(.init(en: "All levels count again.", es: "Vuelven a contar todos los niveles."))]
        : []
    }
    let found = LevelFilter.levels(of: index, named: text)
      .filter { whole.selectedLevels.contains($0) }
    guard !found.isEmpty else {
      return problem(
        .init(
          en: "No level has “\(text)” in its title or file name; :levels lists them.",
          es:
            "Ningún nivel tiene “\(text)” en su título o en el nombre de su archivo; :levels los muestra."
        ))
    }
    index = whole.restricted(to: found)
    let (some, all) = (CountMessage.levels(found.count), index.levels.count)
    let count = LocalizedText(en: "\(some) of \(all).", es: "\(some) de \(all).")
    return isForPeople ? [remark(count)] : []
  }
}

/// Rows as lines of text for people: number, first form … last form, infinitive.
package func numberedLines(
  of rows: [FormIndex.Row], from first: Int, in index: FormIndex
) -> [String] {
  rows.enumerated().map { number, row in
    let forms = row.first == row.last ? row.first : "\(row.first) … \(row.last)"
    return "\(first + number)  \(forms): \(index.name(of: row.infinitive))"
  }
}
