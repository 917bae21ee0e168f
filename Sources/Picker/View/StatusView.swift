import Output
import Terminal
import VerbForms
import Wording

/// The parts of the status line; the last ones are left out if they do not fit.
struct StatusText: Equatable, Sendable {
  /// What it is about: the form, or what was typed.
  var subject: String
  /// What the subject is made of: `da + me + lo`.
  var parts = ""
  var infinitive: String?
  /// What is said, the most important first: `ser, pretérito, yo`, then `also ir`.
  var facts: [String]
  var separator = "; "

  /// One word of the line; the subject is one, whatever it consists of.
  typealias Word = (text: String, style: Style)

  /// The lines, with all that fits. Further facts are left out first, then the parts, then the subject: verb,
  /// tense and person stay whole, or do not appear. A `…` tells that something is missing.
  func lines(width: Int, height: Int) -> [[Word]] {
    let subject = subject.truncated(to: width)
    let equation = parts.isEmpty ? "" : "= \(parts), "
    let whole = equation + facts.joined(separator: separator)
    var choices = facts.indices.reversed().map { last in
      (subject: subject, text: equation + facts[...last].joined(separator: separator))
    }
    if let first = facts.first { choices += [(subject, first), ("", first)] }
    if let infinitive { choices.append(("", infinitive)) }
    for choice in choices {
      var words: [Word] = choice.text.split(separator: " ").map { (String($0), .faint) }
      if choice != (subject, whole) { words.append(("…", .faint)) }
      // Two blanks after the subject.
      if !choice.subject.isEmpty { words.insert(("\(subject) ", .strong), at: 0) }
      let sizes = words.map { CellWidth.of($0.text) }
      let lines = linesOfWords(sizes, width: width)
      if lines.count <= height, sizes.allSatisfy({ $0 <= width + 1 }) {
        return lines.map { Array(words[$0]) }
      }
    }
    // What is said of no verb may be cut.
    guard infinitive == nil, let first = facts.first else { return [] }
    return [[(first.truncated(to: width), .faint)]]
  }
}

extension PickerState {
  /// Draws the lines that say what is chosen: verb, tense and person of the form, and how it was reached.
  func drawStatus(on frame: inout Frame) {
    guard let status else { return }
    let column = size.statusColumn
    let lines = status.lines(width: size.columns - 1 - column, height: size.readingRows.count)
    for (row, line) in zip(size.readingRows, lines) {
      var column = column
      for word in line {
        column = frame.put(word.text, row: row, column: column, style: word.style) + 1
      }
    }
  }

  var status: StatusText? {
    guard let item = chosenItem else { return nil }
    if let suggestions, let target { return status(of: target, meaning: suggestions) }
    let row = list.row(containing: chosen.position)
    let target = target.flatMap { row?.positions.contains($0.position) == true ? $0 : nil }
    let index = list.index
    let others = target?.otherVerbs ?? []
    switch target?.meaning {
    case .answer(let answer):
      let parts = answer.parts.joined(separator: " ") == answer.spelling ? [] : answer.parts
      return status(
        answer.spelling ?? query.text, parts: parts, answer.infinitive,
        index.readingGroups(of: answer), others: others)
    case .sentence(let word, let answer, let words):
      let verbs = words.compactMap { other in
        other.answers.first.map { "\(other.text) (\($0.infinitive))" }
      }
      return status(
        word.text, answer.infinitive, index.readingGroups(of: answer), others: others + verbs)
    case .prefix, .nothing, nil:
      let form = chosenForm(of: item)
      let readings = index.readingGroups(of: form, infinitive: item.infinitive)
      return status(form, item.infinitive, readings, others: others)
    }
  }

  private func status(
    of target: ListTarget, meaning suggestions: [FormIndex.Suggestion]
  ) -> StatusText {
    let index = list.index
    let names = index.names(of: suggestions)
    let question = LocalizedText(en: "did you mean \(names)?", es: "¿quieres decir \(names)?")
    let verbs = index.verbsElsewhere(of: query.text).joined(separator: ", ")
    let nothing =
      verbs.isEmpty
      ? LocalizedText(
        en: "no form begins like this or is near", es: "ninguna forma empieza así ni se le parece")
      : .init(
        en: "a form of \(verbs), not in this list", es: "es de \(verbs), y no está en la lista")
    let texts: [LocalizedText] =
      suggestions.isEmpty
      ? [nothing]
      : [question] + [suggestions.first.flatMap { index.explanation(of: $0) }].compactMap { $0 }
    return StatusText(
      subject: target.prefix.text, infinitive: suggestions.first?.infinitive,
      facts: texts.map { $0.text(in: language) }, separator: " ")
  }

  /// A verb with its tenses and persons, and other verbs that the text may be of: `ser, pretérito, yo; also ir`.
  private func status(
    _ subject: String, parts: [String] = [], _ infinitive: String,
    _ groups: [FormIndex.ReadingGroup], others: [String]
  ) -> StatusText {
    let others = others.filter { $0 != infinitive }
    let also =
      others.isEmpty ? [] : [PickerMessage.also(others.joined(separator: ", ")).text(in: language)]
    let readings = groups.map(\.text)
    let first = [list.index.name(of: infinitive)] + readings.prefix(1)
    return StatusText(
      subject: subject, parts: parts.joined(separator: " + "), infinitive: infinitive,
      facts: [first.joined(separator: ", ")] + readings.dropFirst() + also)
  }
}
