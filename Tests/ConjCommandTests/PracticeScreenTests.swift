import Invocation
@testable import Practice
import Terminal
import TestSupport
import Testing
import VerbForms

@testable import PracticeCommands

/// `conj practice` on a screen, without a terminal.
struct PracticeScreenTests {
  /// A clock that goes on only where a test says so.
  private final class Clock {
    var milliseconds = 0
  }

  private let clock = Clock()

  /// A session about the preterite of ir and andar; `lives` and `seconds` as on the command line.
  private func game(
    mode: Review.Mode = .type, lives: Int? = nil, seconds: Int? = nil,
    verbs: [String] = ["ir", "andar"]
  ) throws -> PracticeGame {
    let output = try TemporaryFile([])
    // Where time is asked for it passes.
    let environment = Environment(seconds == nil ? ["CONJ_PRACTICE_CLOCK": "1728000000"] : [:])
    var context = Context(
      input: -1, output: OutputBuffer(descriptor: output.descriptor),
      messages: Messages(descriptor: output.descriptor, environment: environment))
    let source = try IndexSelection(&context)
    let questions = QuestionSource(source.index)
    let asked = questions.questions(
      for: verbs.map { PracticeItem(infinitive: $0, tense: "pretérito", person: "yo") }[...])
    #expect(asked.count == verbs.count)
    var options = try PracticeOptions(Arguments())
    options.plan.mode = mode
    options.plan.lives = lives
    options.plan.secondsForAnswer = seconds
    return PracticeGame(
      asked, source, options, try PracticeLog(context, saves: false), isMarking: false,
      numbers: SeededNumbers(seed: 1), environment, clock: { [clock] in clock.milliseconds })
  }

  private func screen(
    _ columns: Int = 60, _ rows: Int = 20, mode: Review.Mode = .type, lives: Int? = nil,
    seconds: Int? = nil, keys: [KeyPress] = []
  ) throws -> PracticeScreen {
    let game = try game(mode: mode, lives: lives, seconds: seconds)
    var screen = PracticeScreen(game, size: ScreenSize(columns: columns, rows: rows))
    for key in keys { _ = screen.update(key) }
    return screen
  }

  private func text(_ screen: PracticeScreen) -> String {
    let frame = screen.frame
    return (0..<frame.size.rows).map { frame.text(ofRow: $0) }.joined(separator: "\n")
  }

  @Test func theNewestAnswerStandsBelowTheQuestion() throws {
    let screen = try screen(keys: KeyPress.typed("fuí\nandé\n"))
    #expect(
      text(screen) == """
         Pretérito (indefinido): raíces fuertes con u      ■ 1 left
        ────────────────────────────────────────────────────────────

         andar (to walk, to go) · pretérito · yo:
        >   type the answer

         andar (to walk, to go) · pretérito · yo: andé
         Wrong. That would be regular; andar has anduve (pretérito,
           yo).

         ir (to go) · pretérito · yo: fuí
         Right, but for the accent: fuí → fui
                                      ^     ^

         2 questions. u takes back, s skips, x never again, ? shows
           the verb, :q ends.



         Enter answer   ? the verb   s skip   u take back
        """)
  }

  /// The last answer can be read, and what the session came to, before a key ends it.
  @Test func theEndWaitsForAKey() throws {
    var screen = try screen(lives: 0, keys: KeyPress.typed("xx\n"))
    let text = text(screen)
    #expect(text.contains(" No lives are left.\n 0 of 1 right at the first try.\n"))
    #expect(text.contains(" Wrong: xx → fui\n"))
    guard case .end(let outcome) = screen.update(.letter("q")) else {
      Issue.record("a key does not end it")
      return
    }
    #expect(outcome.summary.prefix(2) == ["No lives are left.", "0 of 1 right at the first try."])
    #expect(!outcome.isInterrupted && outcome.failure == nil)
  }

  @Test func waysOut() throws {
    let ways: [([KeyPress], Bool)] = [
      ([.control("c")], true), ([KeyPress(.escape)], false), ([.control("d")], false),
      (KeyPress.typed(":q\n"), false), (KeyPress.typed("s\ns\n"), false),
      (KeyPress.typed("andu") + [KeyPress(.escape), KeyPress(.escape)], false),
    ]
    for (keys, isInterrupted) in ways {
      var screen = try screen(keys: KeyPress.typed("zz\n") + keys.dropLast())
      guard let last = keys.last, case .end(let outcome) = screen.update(last) else {
        Issue.record("\(keys) do not end it")
        continue
      }
      #expect(outcome.isInterrupted == isInterrupted)
      #expect(outcome.summary.first == "0 of 1 right at the first try.")
    }
  }

  /// The title of the level names the tense that is asked.
  @Test func recognisingShowsNoTitle() throws {
    let screen = try screen(mode: .recognise, keys: KeyPress.typed("zz\n"))
    let header = screen.frame.text(ofRow: 0)
    #expect(header.contains(" left") && !header.contains("Pretérito"))
  }

  /// An answer in lines that comes after the limit is wrong, whatever it is.
  @Test func anAnswerThatComesLateIsWrong() throws {
    var game = try game(lives: 0, seconds: 1)
    clock.milliseconds += 999
    #expect(!game.isLate)
    clock.milliseconds += 2
    let reply = try game.answer(try #require(game.asked?.question.answers.first))
    #expect(reply.marked?.isLate == true)
    #expect(reply.marked?.grade.verdict == .wrong)
    #expect(game.asked == nil)
  }

  /// Who still types the answer when its time is over answers no other question with it.
  @Test func enterGoesOnWhenTimeIsOver() throws {
    var screen = try screen(seconds: 1)
    clock.milliseconds += 1001
    _ = screen.passTime()
    for key in KeyPress.typed("ui?") + [KeyPress(.escape)] { _ = screen.update(key) }
    #expect(text(screen).contains(" Time is up.\n"))
    #expect(text(screen).contains("Enter go on   ^C leave"))
    _ = screen.update(KeyPress(.enter))
    #expect(text(screen).contains(" andar (to walk, to go) · pretérito · yo:\n>   type the answer"))
    clock.milliseconds += 1001
    _ = screen.passTime()
    #expect(text(screen).contains("Time is up."))
    _ = screen.update(.letter(" "))
    #expect(text(screen).contains(">   type the answer"))
  }

  /// The same at the end; the summary has no answer where none was given.
  @Test func enterEndsWhenTimeIsOver() throws {
    var screen = try screen(lives: 0, seconds: 1)
    clock.milliseconds += 1001
    _ = screen.passTime()
    guard case .none = screen.update(.letter("f")) else {
      Issue.record("a letter ends it")
      return
    }
    guard case .end(let outcome) = screen.update(KeyPress(.enter)) else {
      Issue.record("Enter does not end it")
      return
    }
    #expect(outcome.summary.last == "ir · pretérito · yo: fui")
  }

  @Test func timeStopsWhereTheVerbIsShown() throws {
    var screen = try screen(seconds: 1)
    #expect(screen.millisecondsToWait != nil)
    _ = screen.update(.letter("?"))
    #expect(screen.millisecondsToWait == nil)
    let page = text(screen)
    #expect(page.contains(">fui*"))
    clock.milliseconds += 5000
    _ = screen.passTime()
    #expect(text(screen) == page)
    screen.pause()
    screen.resume()
    _ = screen.update(KeyPress(.escape))
    #expect(screen.millisecondsToWait != nil)
    #expect(!text(screen).contains("Time is up."))
  }

  /// The table of a verb that is asked with its pronoun has the pronoun too.
  @Test func theReflexiveVerbIsShown() throws {
    let game = try game(verbs: ["levantarse"])
    var screen = PracticeScreen(game, size: ScreenSize(columns: 80, rows: 24))
    _ = screen.update(.letter("?"))
    #expect(text(screen).contains("levantarse"))
    #expect(text(screen).contains("me levanto"))
  }

  /// A number is an answer at once; the form that was chosen is named.
  @Test func choosing() throws {
    var screen = try screen(mode: .choose)
    let line = try #require(text(screen).split(separator: "\n").first { $0.hasSuffix("  fui") })
    let number = try #require(line.unicodeScalars.first { $0 != " " })
    _ = screen.update(.letter("9"))
    #expect(text(screen).contains("1–4   9"))
    _ = screen.update(KeyPress(.escape))
    _ = screen.update(.letter(number))
    #expect(text(screen).contains("\n ir (to go) · pretérito · yo: fui\n Right.\n"))
  }

  /// In a small window choices stand side by side, and the question gives way to them.
  @Test(arguments: [(60, 7), (36, 7), (24, 7), (24, 6)])
  func allChoicesAreSeen(columns: Int, rows: Int) throws {
    let screen = try screen(columns, rows, mode: .choose)
    let shown = text(screen)
    for number in 1...4 { #expect(shown.contains(" \(number)  "), "\(shown)") }
    #expect(shown.contains("yo"), "\(shown)")
  }

  /// In the smallest windows the question is whole, without the verb's meaning, and the header says what the last answer
  /// was worth.
  @Test(arguments: [(20, 5), (24, 5), (16, 6)])
  func theQuestionIsWhole(columns: Int, rows: Int) throws {
    var screen = try screen(columns, rows)
    #expect(text(screen).split(whereSeparator: \.isWhitespace).contains("yo:"))
    for key in KeyPress.typed("xyz\n") { _ = screen.update(key) }
    let shown = text(screen)
    #expect(shown.split(whereSeparator: \.isWhitespace).contains("yo:"), "\(shown)")
    #expect(shown.contains("Wrong"), "\(shown)")
  }

  /// Below the choices what the last one was worth can be read.
  @Test(arguments: [(40, 10), (60, 9), (50, 11), (80, 24)])
  func theLastChoiceIsMarked(columns: Int, rows: Int) throws {
    var screen = try screen(columns, rows, mode: .choose)
    let lines = text(screen).split(whereSeparator: \.isNewline).joined(separator: "  ")
    let right = try #require(
      (1...4).first { lines.contains(" \($0)  fui  ") || lines.hasSuffix(" \($0)  fui") })
    _ = screen.update(.letter(right == 1 ? "2" : "1"))
    let shown = text(screen)
    #expect(shown.contains("\n Wrong"), "\(shown)")
    for number in 1...4 { #expect(shown.contains(" \(number)  "), "\(shown)") }
    #expect(shown.contains("andar (to"), "\(shown)")
  }

  /// What the bar of keys names acts at once where an answer is a number.
  @Test func lettersActAtOnceAmongChoices() throws {
    var screen = try screen(mode: .choose)
    _ = screen.update(.letter("s"))
    #expect(text(screen).contains(" andar (to walk, to go)"))
    _ = screen.update(.letter("u"))
    #expect(text(screen).contains(" There is nothing to take back."))
    for key in KeyPress.typed("9s") { _ = screen.update(key) }
    #expect(text(screen).contains("1–4   9s"))
    _ = screen.update(KeyPress(.escape))
    guard case .end = screen.update(.letter("x")) else {
      Issue.record("the last question was not left out")
      return
    }
    let typing = try self.screen(keys: KeyPress.typed("s"))
    #expect(text(typing).contains(">   s"))
  }

  @Test func theVerbsTableStandsInPlaceOfTheQuestion() throws {
    var screen = try screen(80, 24, keys: [.letter("?")])
    let page = text(screen)
    #expect(page.hasPrefix(" ir ") && page.contains(">fui*"))
    _ = screen.update(KeyPress(.escape))
    #expect(text(screen).contains("ir (to go) · pretérito · yo:"))
    for key in KeyPress.typed("fu?") { _ = screen.update(key) }
    #expect(text(screen).contains(">   fu?"))
  }

  @Test func takingBack() throws {
    let screen = try screen(keys: KeyPress.typed("xx\nu\n"))
    #expect(
      text(screen).contains(" ir (to go) · pretérito · yo:\n>   type the answer\n\n Taken back.\n"))
  }

  /// Whatever the window is, the answer that is being typed stands in it.
  @Test func anySize() throws {
    for (way, keys) in ["", "zz\n", "?", "zz\nfu"].map({ KeyPress.typed($0) }).enumerated() {
      for mode in [Review.Mode.type, .choose] {
        var screen = try screen(mode: mode, keys: keys)
        for rows in Array(1...13) + [16, 24, 60] {
          // Every row and every column; unless tests are exhaustive each row with one column of sixteen, and every second
          // row with other keys.
          for (number, columns) in (Array(1...12) + [20, 40, 80, 200]).enumerated()
          where isExhaustive || (number + rows + 16 * way) % 32 == 0 {
            screen.resize(to: ScreenSize(columns: columns, rows: rows))
            let frame = screen.frame
            #expect((0..<rows).allSatisfy { frame.row($0).count <= columns })
            let isTyping = keys.last == .letter("u")
            #expect(!isTyping || columns < 12 || frameHasField(frame))
          }
        }
      }
    }
  }

  private func frameHasField(_ frame: Frame) -> Bool {
    (0..<frame.size.rows).contains { frame.text(ofRow: $0).hasSuffix("fu") }
  }
}
