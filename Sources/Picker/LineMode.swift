import SpanishText
import Terminal
package import VerbForms

/// The answer to a line of the line mode, ready to be written.
package enum LineAnswer: Equatable, Sendable {
  /// The lookup's answers to a line, with the bytes of the line.
  case lookup(line: [UInt8], answers: FormIndex.Answers)
  /// Rows of the list, and the number of the first one if they are numbered.
  case rows([FormIndex.Row], numberedFrom: Int?)
  case show(verb: String)
  case levels
  /// A remark for the user, on a line of its own.
  case remark(String)
  /// Something that can't be done, and what to do instead.
  case problem(String)
  /// The verb that was picked; picking ends with it.
  case chosen(String)
  case quit
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
  /// Whether every line until now had an answer.
  package private(set) var allAnswered = true
  private var rest: Range<Int> = 0..<0
  /// The verbs that a number stands for.
  private var numbered: [String] = []

  static let pageLength = 20

  /// A line mode over an index. For people rows are numbered and listed in pages, and an empty line
  /// asks for the next page. Where it `picks`, a number ends with its verb.
  package init(_ index: FormIndex, isForPeople: Bool, picks: Bool = false) {
    whole = index
    self.index = index
    self.isForPeople = isForPeople
    self.picks = picks
  }

  /// The prompt before each line; empty where no person types.
  package var prompt: String { isForPeople ? "conj> " : "" }

  /// The text at the start; nil where no person types.
  package var banner: String? {
    isForPeople
      ? "Type a form to find its verb, irg* to list, :help for more, :quit to leave." : nil
  }

  /// The answers to a line, without its end.
  package mutating func answer(_ line: [UInt8]) -> [LineAnswer] {
    let text = decodedText(line[...]).text
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return isForPeople ? moreRows() : lookup(line) }
    if first.hasPrefix(":") {
      return command(first, words.dropFirst().joined(separator: " "))
    }
    if words.count == 1, first.hasSuffix("*") { return list(String(first.dropLast())) }
    if words.count == 1, let number = Int(first) { return open(number) }
    return lookup(line)
  }

  private mutating func lookup(_ line: [UInt8]) -> [LineAnswer] {
    let answers = index.lookup(decodedText(line[...]).text)
    if answers.isEmpty { allAnswered = false }
    guard picks, isForPeople else { return [.lookup(line: line, answers: answers)] }
    var seen: Set<String> = []
    numbered = answers.map(\.infinitive).filter { seen.insert($0).inserted }
    rest = 0..<0
    let verbs = numbered.enumerated().map { LineAnswer.remark("\($0 + 1)  \($1)") }
    return verbs.isEmpty ? [.lookup(line: line, answers: answers)] : verbs
  }

  private mutating func list(_ prefix: String) -> [LineAnswer] {
    let found = index.positions(ofPrefix: prefix)
    numbered = []
    if found.isEmpty { return problem("Nothing begins with “\(prefix)”.") }
    if !isForPeople {
      let rows = index.rows(in: found)
      numbered = rows.map(\.infinitive)
      return [.rows(rows, numberedFrom: nil)]
    }
    rest = found
    return moreRows()
  }

  private mutating func moreRows() -> [LineAnswer] {
    guard !rest.isEmpty else { return [] }
    let rows = index.rows(in: rest, limit: Self.pageLength)
    let first = numbered.count + 1
    numbered += rows.map(\.infinitive)
    rest = (rows.last?.positions.upperBound ?? rest.upperBound)..<rest.upperBound
    let action = picks ? "takes its verb" : "opens its verb"
    let more = rest.isEmpty ? "" : ", Enter shows more"
    return [.rows(rows, numberedFrom: first), .remark("A number \(action)\(more).")]
  }

  private mutating func open(_ number: Int) -> [LineAnswer] {
    guard number > 0, number <= numbered.count else {
      return problem(
        numbered.isEmpty
          ? "There is no list yet; irg* makes one."
          : "The list has the numbers 1 to \(numbered.count).")
    }
    let verb = numbered[number - 1]
    return picks ? [.chosen(verb)] : [.show(verb: verb)]
  }

  private mutating func problem(_ text: String) -> [LineAnswer] {
    allAnswered = false
    return [.problem(text)]
  }

  // MARK: commands

  private static let help = [
    "fui            which verb is this?",
    "irg*           the list from there, numbered; Enter shows more",
    "3              the verb of the third row",
    ":show VERB     a verb's whole conjugation",
    ":levels        the levels",
    ":level TEXT    only levels with TEXT in their title or file name; alone: all of them",
    ":quit          leave (so does Ctrl-D)",
  ]

  private mutating func command(_ name: String, _ text: String) -> [LineAnswer] {
    switch name {
    case ":quit", ":q", ":exit": return [.quit]
    case ":help", ":h", ":?": return Self.help.map { .remark($0) }
    case ":levels": return [.levels]
    case ":level": return narrow(to: text)
    case ":show":
      let verb = TypedPrefix(text).text
      guard index.rank(ofVerb: verb) != nil else { return notAVerb(text) }
      return picks ? [.chosen(verb)] : [.show(verb: verb)]
    default: return problem("There is no “\(name)”; :help lists what there is.")
    }
  }

  private mutating func notAVerb(_ text: String) -> [LineAnswer] {
    if text.isEmpty { return problem("Write the verb behind it: :show erguir") }
    let verbs = index.lookup(text).map(\.infinitive)
    guard let first = verbs.first else { return problem("“\(text)” is no verb here.") }
    return problem("“\(text)” is no infinitive here; did you mean :show \(first)?")
  }

  private mutating func narrow(to text: String) -> [LineAnswer] {
    rest = 0..<0
    numbered = []
    guard !text.isEmpty else {
      index = whole
      return isForPeople ? [.remark("All levels count again.")] : []
    }
    let found = LevelFilter.levels(of: index, named: text)
      .filter { whole.selectedLevels.contains($0) }
    guard !found.isEmpty else {
      return problem("No level has “\(text)” in its title or file name; :levels lists them.")
    }
    index = whole.restricted(to: found)
    let count = counted(found.count, "level")
    return isForPeople ? [.remark("\(count) of \(index.levels.count).")] : []
  }
}

/// Rows as aligned lines of text for people: number, first form … last form, infinitive.
package func numberedLines(of rows: [FormIndex.Row], from first: Int) -> [String] {
  let forms = rows.map { $0.first == $0.last ? $0.first : "\($0.first) … \($0.last)" }
  let width = forms.map(\.count).max() ?? 0
  let digits = String(first + rows.count - 1).count
  return rows.indices.map { index in
    let number = String(first + index)
    let before = String(repeating: " ", count: digits - number.count)
    let between = String(repeating: " ", count: width - forms[index].count)
    return "\(before)\(number)  \(forms[index])\(between)   \(rows[index].infinitive)"
  }
}
