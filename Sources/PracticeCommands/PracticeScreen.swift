import Invocation
import Picker
import Practice
import Terminal
import VerbForms
import Wording

/// A session on a screen: the question above, and below it what the last answers were worth, the newest first.
struct PracticeScreen: ScreenProgram {
  struct Outcome: Sendable {
    /// What the session came to, in lines.
    var summary: [String]
    var isInterrupted = false
    var failure: Failure?
  }

  private var game: PracticeGame
  private var size: ScreenSize
  private var field = TextField()
  /// Replies, each with the question and answer that led to it; nil for remarks on the session.
  private var turns: [(line: String?, reply: PracticeGame.Reply)]
  /// The verb whose table is shown in place of all else. The time for the answer is stopped meanwhile.
  private var page: VerbPage?
  /// Whether the time is over and the next question waits for a key: perhaps nobody is there, or somebody is still typing.
  private var isWaiting = false

  init(_ game: PracticeGame, size: ScreenSize) {
    (self.game, self.size) = (game, size)
    turns = [(nil, PracticeGame.Reply(remarks: game.greeting))]
  }

  // MARK: keys

  mutating func update(_ key: KeyPress) -> ScreenEffect<Outcome> {
    if key == .control("c") { return end(isInterrupted: true) }
    if key == .control("l") { return .repaint }
    if var page {
      let isDone = page.update(key)
      self.page = isDone ? nil : page
      if isDone { game.continueTime() }
      return .none
    }
    if isWaiting {
      guard key.code == .enter || key == .letter(" ") else { return .none }
      isWaiting = false
      game.startTime()
      return game.asked == nil ? end() : .none
    }
    guard let asked = game.asked else { return end() }
    let isEmpty = field.letters.isEmpty
    switch (key.code, key.modifiers) {
    case (.enter, _): return answer(field.text)
    case (.letter(let letter), []) where isEmpty && actsAtOnce(letter, asked):
      return answer("\(letter)")
    case (.letter("d"), .control) where isEmpty: return end()
    case (.escape, _), (.letter("g"), .control):
      if isEmpty { return end() }
      field.clear()
    default: field.edit(key)
    }
    return .none
  }

  /// Whether a letter needs no Enter: `?`, and with choices their numbers and u, s and x, which begin no answer.
  private func actsAtOnce(_ letter: Unicode.Scalar, _ asked: PracticeGame.Asked) -> Bool {
    if letter == "?" || asked.choices.indices.contains(Int(letter.value) - 0x31) { return true }
    return !asked.choices.isEmpty && "usx".unicodeScalars.contains(letter)
  }

  private mutating func answer(_ line: String) -> ScreenEffect<Outcome> {
    guard let asked = game.asked else { return .none }
    let reply: PracticeGame.Reply
    do throws(Failure) {
      reply = try game.answer(line)
    } catch {
      return .end(Outcome(summary: game.summary, failure: error))
    }
    if let verb = reply.verb {
      page = VerbPage(
        of: verb, at: asked.question.cells[0].form, in: game.source.index,
        language: language, area: size.pageArea)
      game.stopTime()
      return .none
    }
    field.clear()
    let answered = reply.marked.map { "\(asked.subject): \($0.grade.typed)" }
    if answered != nil || !reply.remarks.isEmpty {
      turns.insert((answered, reply), at: 0)
      // No screen shows more.
      turns.removeLast(max(turns.count - 200, 0))
    }
    // The last answer is to be read before the screen goes.
    return game.asked == nil && answered == nil ? end() : .none
  }

  private mutating func end(isInterrupted: Bool = false) -> ScreenEffect<Outcome> {
    game.leave()
    return .end(Outcome(summary: game.summary, isInterrupted: isInterrupted))
  }

  mutating func resize(to size: ScreenSize) {
    self.size = size
    page?.fit(size.pageArea)
  }

  // MARK: time

  var millisecondsToWait: Int? {
    game.asked == nil || isWaiting || page != nil ? nil : game.millisecondsToNextSecond
  }

  /// What was typed is the answer when the time for it is over.
  mutating func passTime() -> ScreenEffect<Outcome> {
    guard game.isLate, game.asked != nil, !isWaiting, page == nil else { return .none }
    isWaiting = true
    return answer(field.text)
  }

  mutating func pause() { game.stopTime() }

  mutating func resume() {
    if page == nil { game.continueTime() }
  }

  // MARK: picture

  var frame: Frame {
    var frame = Frame(size: size)
    frame.drawRule()
    if let page {
      page.draw(on: &frame, gloss: game.source.gloss(of: page.conjugation.infinitive))
      return frame
    }
    let end = size.listTop + size.pageHeight
    var row = size.listTop + (size.rows >= 16 ? 1 : 0)
    if isWaiting, game.asked != nil {
      let text = LocalizedText(en: "Time is up.", es: "Se acabó el tiempo.").text(in: language)
      draw([text], .strong, row: &row, end: end, on: &frame)
    } else if let asked = game.asked {
      // The last row is for the answer; choices have a right to theirs before all of the question.
      let choices = linesOfChoices(asked.choices, rows: end - 1 - row - 1)
      // Where there is little room, the verb's meaning is left out, then the header.
      func fits(_ text: String) -> Bool { row + parts(of: text).count + choices.count < end }
      let text = fits(asked.text) ? asked.text : asked.brief
      if !fits(text), size.listTop == 1 { row = 0 }
      draw([text], .strong, row: &row, end: end - 1 - choices.count, on: &frame)
      draw(choices, .strong, row: &row, end: end - 1, on: &frame)
      let prompt = asked.choices.isEmpty ? ">" : "1–\(asked.choices.count)"
      let placeholder =
        row == size.listTop
        ? asked.text
        : LocalizedText(en: "type the answer", es: "escribe la respuesta").text(in: language)
      frame.drawField(
        field, prompt: prompt, placeholder: asked.choices.isEmpty ? placeholder : "", row: row)
      row += 1
    } else {
      draw(game.summary, .strong, row: &row, end: end, on: &frame)
    }
    if game.asked != nil, frame.row(0).isEmpty {
      // What the last answer is worth is said, if need be, in place of the level's title.
      if row >= end, turns.first?.reply.marked != nil {
        var first = 0
        draw(turns[0], isLast: true, row: &first, end: 1, on: &frame)
      } else {
        drawHeader(on: &frame)
      }
    }
    for (number, turn) in turns.enumerated() where row < end {
      row += size.rows >= 12 ? 1 : 0
      draw(turn, isLast: number == 0, row: &row, end: end, on: &frame)
    }
    frame.drawKeys(keys, in: language)
    return frame
  }

  private var keys: [LocalizedText] {
    if isWaiting { return [.init(en: "Enter go on", es: "Intro seguir"), PickerMessage.leave] }
    guard let asked = game.asked else {
      return [.init(en: "any key ends", es: "cualquier tecla: terminar")]
    }
    return [
      asked.choices.isEmpty
        ? .init(en: "Enter answer", es: "Intro contestar")
        : .init(en: "1–\(asked.choices.count) choose", es: "1–\(asked.choices.count) elegir"),
      .init(en: "? the verb", es: "? el verbo"), .init(en: "s skip", es: "s saltar"),
      .init(en: "u take back", es: "u atrás"),
      .init(en: "x never again", es: "x nunca más"),
      field.letters.isEmpty ? .init(en: "Esc end", es: "Esc terminar") : PickerMessage.escapeClear,
    ]
  }

  private var language: Language { game.language }

  private func drawHeader(on frame: inout Frame) {
    guard size.hasHeader else { return }
    let numbers = game.numbersOfSession
    let room = size.columns - size.margin - CellWidth.of(numbers.last ?? "") - 4
    let title = visibleText(game.level?.titleWithoutExamples ?? "").truncated(to: max(room, 1))
    let end = frame.put(title, row: 0, column: size.margin, style: .faint)
    frame.drawNumbers(numbers, after: end, color: game.level?.colorHex)
  }

  private func draw(
    _ turn: (line: String?, reply: PracticeGame.Reply), isLast: Bool, row: inout Int, end: Int,
    on frame: inout Frame
  ) {
    let lines = game.lines(for: turn.reply, widthOfMarks: size.columns - 2)
    if let line = turn.line {
      // What the last answer is worth comes before what it was.
      let rows = ([visibleText(line)] + lines.prefix(1)).reduce(0) { $0 + parts(of: $1).count }
      if !isLast || rows <= end - row {
        draw([visibleText(line)], .faint, row: &row, end: end, on: &frame)
      }
    }
    let style: Style =
      switch turn.reply.marked?.grade.verdict {
      case .right: .strong + .color(2)
      case .almost: .warning
      case .wrong: .error
      case nil: .plain
      }
    let start = row
    draw(lines, .plain, row: &row, end: end, on: &frame)
    // The verdict is the first word.
    let verdict = lines.first?.prefix { !$0.isWhitespace && $0 != ":" && $0 != "." } ?? ""
    if start < end, turn.reply.marked != nil {
      frame.restyle(row: start, columns: 1..<1 + verdict.count, adding: style)
    }
  }

  /// Choices, a row for each; where fewer than three are left for the last answer, several in a row as far as they fit.
  private func linesOfChoices(_ choices: [String], rows: Int) -> [String] {
    guard choices.count > rows - 3 else { return choices }
    let gap = "  "
    let lines = linesOfWords(
      choices.map { CellWidth.of($0 + gap) }, width: size.columns - 2 + gap.count)
    return lines.map { choices[$0].joined(separator: gap) }
  }

  /// Draws lines as far as there is room; what is too long goes on in the next row.
  private func draw(
    _ lines: [String], _ style: Style, row: inout Int, end: Int, on frame: inout Frame
  ) {
    for line in lines {
      for part in parts(of: line) {
        guard row < end else { return }
        frame.put(part, row: row, column: size.margin, style: style)
        row += 1
      }
    }
  }

  private func parts(of line: String) -> [String] {
    linesOfText(line, width: size.columns - 2 * size.margin)
  }
}
