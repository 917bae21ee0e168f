import Testing
import VerbForms

@testable import Picker

struct LineModeTests {
  private func mode(people: Bool = true, picks: Bool = false) -> LineMode {
    LineMode(Sample.index, isForPeople: people, picks: picks)
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test
  func aWordIsALookup() {
    var mode = mode()
    let answers = Sample.index.lookup("fui")
    #expect(answers.count == 2)
    #expect(mode.answer(bytes("fui")) == [.lookup(line: bytes("fui"), answers: answers)])
    #expect(mode.allAnswered)
    #expect(
      mode.answer(bytes("qqq")) == [.lookup(line: bytes("qqq"), answers: FormIndex.Answers())])
    #expect(!mode.allAnswered)
  }

  @Test
  func rowsAreNumberedAndANumberOpensItsVerb() {
    var mode = mode()
    guard case .rows(let rows, let first) = mode.answer(bytes("ban*")).first else {
      Issue.record("no rows")
      return
    }
    #expect(first == 1)
    #expect(rows.map(\.infinitive) == ["bañar", "bandear", "bañar"])
    #expect(mode.answer(bytes("2")) == [.show(verb: "bandear")])
    #expect(mode.answer(bytes(" 3 ")) == [.show(verb: "bañar")])
    for wrong in ["0", "4", "-1", "\(Int.max)", "\(Int.min)", "99999999999999999999"] {
      if case .show = mode.answer(bytes(wrong)).first { Issue.record("\(wrong) opens a verb") }
    }
  }

  @Test
  func aLongListComesByAndBy() {
    var mode = LineMode(.builtin, isForPeople: true)
    var answer = mode.answer(bytes("a*"))
    var next = 1
    for _ in 0..<3 {
      guard case .rows(let rows, let first) = answer.first else {
        Issue.record("no rows")
        return
      }
      #expect(first == next && rows.count == LineMode.pageLength)
      next += rows.count
      answer = mode.answer([])
    }
    guard case .show = mode.answer(bytes("41")).first else {
      Issue.record("41 opens nothing")
      return
    }
  }

  @Test
  func rowsAreCutToWhatBeginsSo() {
    var mode = mode(people: false)
    let row = FormIndex.Row(
      positions: Sample.index.positions(ofPrefix: "irgu"), first: "irguieron", last: "irguió",
      infinitive: "erguir")
    #expect(mode.answer(bytes("irgu*")) == [.rows([row], numberedFrom: nil)])
    #expect(mode.answer(bytes("1")) == [.show(verb: "erguir")])
    guard case .rows(let rows, nil) = mode.answer(bytes("*")).first else {
      Issue.record("no rows")
      return
    }
    #expect(rows.count == Sample.index.statistics.rows)
  }

  @Test
  func withoutAPersonNothingIsSaidUnasked() {
    let mode = mode(people: false)
    #expect(mode.prompt.isEmpty && mode.banner == nil)
    var asked = mode
    #expect(asked.answer([]) == [.lookup(line: [], answers: FormIndex.Answers())])
    #expect(asked.answer(bytes(":level pasado")) == [])
    #expect(asked.index.selectedLevels == [2])
  }

  @Test
  func commands() {
    var mode = mode()
    #expect(mode.answer(bytes(":quit")) == [.quit])
    #expect(mode.answer(bytes(":levels")) == [.levels])
    #expect(mode.answer(bytes(":show Erguir")) == [.show(verb: "erguir")])
    #expect(mode.answer(bytes(":help")).count > 4)
    #expect(mode.allAnswered)
    for wrong in [":show irga", ":show", ":show qqq", ":frob", ":level qqq", "zzq*"] {
      let answers = mode.answer(bytes(wrong))
      guard case .problem = answers.first, answers.count == 1 else {
        Issue.record("\(wrong): \(answers)")
        continue
      }
    }
    #expect(!mode.allAnswered)
  }

  @Test
  func aLevelNarrowsEverything() {
    var mode = mode()
    #expect(mode.answer(bytes(":level SUBJ medio")) == [.remark("1 level of 3.")])
    #expect(
      mode.answer(bytes("fui")) == [.lookup(line: bytes("fui"), answers: FormIndex.Answers())])
    guard case .rows(let rows, 1) = mode.answer(bytes("irg*")).first else {
      Issue.record("no rows")
      return
    }
    #expect(rows.map(\.last) == ["irgas"])
    _ = mode.answer(bytes(":level"))
    #expect(mode.index.selectedLevels.count == Sample.levels.count)
  }

  @Test
  func pickingEndsWithAVerb() {
    var mode = mode(picks: true)
    #expect(mode.answer(bytes("fui")).count == 2)
    let first = Sample.index.lookup("fui")[0].infinitive
    #expect(mode.answer(bytes("1")) == [.chosen(first)])
    #expect(mode.answer(bytes(":show ser")) == [.chosen("ser")])
  }

  @Test
  func anyBytesAreAnswered() {
    for people in [true, false] {
      var mode = mode(people: people)
      for line: [UInt8] in [
        [0xFF, 0xFE], [0x2A], [0x3A], [0x20], [0], bytes("::"), bytes("-1"), bytes("**"),
      ] {
        _ = mode.answer(line)
      }
    }
  }

  @Test
  func rowsAsText() {
    let rows = Sample.index.rows(from: 0, limit: 10)
    let lines = numberedLines(of: rows, from: 1)
    #expect(lines[0] == " 1  baña … bañas             bañar")
    #expect(lines[9] == "10  fueron                   ser")
  }
}
