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
    #expect(
      mode.answer(bytes("fui")) == [
        .lookup(.init(line: bytes("fui"), answers: answers, numbered: ["ir", "ser"]))
      ])
    #expect(mode.allAnswered)
    #expect(
      mode.answer(bytes("qqq")) == [.lookup(.init(line: bytes("qqq"), answers: .init()))])
    #expect(!mode.allAnswered)
  }

  @Test
  func aNumberOpensAVerbOfTheLastAnswer() {
    var mode = mode()
    _ = mode.answer(bytes("fui"))
    #expect(mode.answer(bytes("2")) == [.show(verb: "ser", form: "fui")])
    #expect(mode.answer(bytes("1")) == [.show(verb: "ir", form: "fui")])
    let only = AnsweredLine(line: bytes("hablo"), answers: Sample.index.lookup("hablo"))
    #expect(mode.answer(bytes("hablo")) == [.lookup(only)])
    #expect(mode.answer(bytes("1")) == [.show(verb: "hablar", form: "hablo")])
    guard case .problem = mode.answer(bytes("2")).first else {
      Issue.record("2 opens a verb")
      return
    }
    _ = mode.answer(bytes("qqq"))
    guard case .problem = mode.answer(bytes("1")).first else {
      Issue.record("1 opens a verb")
      return
    }
  }

  @Test
  func severalWordsAreRunningText() {
    var mode = mode()
    guard case .lookup(let found) = mode.answer(bytes("hoy hablo y baño")).first else {
      Issue.record("no answers")
      return
    }
    #expect(found.words.map(\.text) == ["hablo", "baño"])
    #expect(found.answers.map(\.infinitive) == ["hablar", "bañar"])
    #expect(found.numbered == ["hablar", "bañar"])
    #expect(mode.allAnswered)
    #expect(mode.answer(bytes("2")) == [.show(verb: "bañar", form: "baño")])
  }

  @Test
  func whereAPersonTypesCommandsNeedNoColon() {
    var person = mode()
    #expect(person.answer(bytes("quit")) == [.quit] && person.answer(bytes("exit")) == [.quit])
    #expect(person.answer(bytes("help")) == person.answer(bytes(":help")))
    #expect(person.answer(bytes("?")) == person.answer(bytes(":help")))
    var pipe = mode(people: false)
    for word in ["quit", "exit", "help", "?"] {
      #expect(
        pipe.answer(bytes(word)) == [.lookup(.init(line: bytes(word), answers: .init()))])
    }
  }

  @Test
  func thePromptNamesTheLevelInForce() {
    var mode = mode()
    #expect(mode.prompt == "conj> ")
    _ = mode.answer(bytes(":level pasado"))
    #expect(mode.prompt == "conj (Pasado)> ")
    _ = mode.answer(bytes(":level nivel"))
    #expect(mode.prompt == "conj (2 levels)> ")
    _ = mode.answer(bytes(":level"))
    #expect(mode.prompt == "conj> ")
    let reflexive = FormIndex.builtin.restricted(to: [17])
    #expect(LineMode(reflexive, isForPeople: true).prompt == "conj (Presente: verbos reflex…)> ")
    #expect(self.mode(people: false).prompt.isEmpty)
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
    #expect(mode.answer(bytes("2")) == [.show(verb: "bandear", form: nil)])
    #expect(mode.answer(bytes(" 3 ")) == [.show(verb: "bañar", form: nil)])
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
    #expect(mode.answer(bytes("1")) == [.show(verb: "erguir", form: nil)])
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
    #expect(asked.answer([]) == [.lookup(.init(line: [], answers: .init()))])
    #expect(asked.answer(bytes(":level pasado")) == [])
    #expect(asked.index.selectedLevels == [2])
  }

  @Test
  func commands() {
    var mode = mode()
    #expect(mode.answer(bytes(":quit")) == [.quit])
    #expect(mode.answer(bytes(":levels")) == [.levels])
    #expect(mode.answer(bytes(":show Erguir")) == [.show(verb: "erguir", form: "erguir")])
    #expect(mode.answer(bytes(":show irga")) == [.show(verb: "erguir", form: "irga")])
    #expect(mode.answer(bytes(":show fui")).count == 2)
    #expect(mode.answer(bytes(":help")).count > 4)
    #expect(mode.allAnswered)
    #expect(mode.answer(bytes(":show qqq")) == [.unknown("qqq")])
    #expect(!mode.allAnswered)
    for wrong in [":show", ":frob", ":level qqq", "zzq*"] {
      let answers = mode.answer(bytes(wrong))
      guard case .problem = answers.first, answers.count == 1 else {
        Issue.record("\(wrong): \(answers)")
        continue
      }
    }
  }

  @Test
  func aLevelNarrowsEverything() {
    var mode = mode()
    #expect(mode.answer(bytes(":level SUBJ medio")) == [.remark("1 level of 3.")])
    #expect(
      mode.answer(bytes("fui")) == [.lookup(.init(line: bytes("fui"), answers: .init()))])
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
    guard case .lookup(let found) = mode.answer(bytes("irga")).first else {
      Issue.record("no answers")
      return
    }
    // There is a number for each verb, even where there is one verb.
    #expect(found.numbered == ["erguir"])
    _ = mode.answer(bytes("fui"))
    let first = Sample.index.lookup("fui")[0].infinitive
    #expect(mode.answer(bytes("1")) == [.chosen(first)])
    #expect(mode.answer(bytes(":show ser")) == [.chosen("ser")])
  }

  @Test
  func anyBytesAreAnswered() {
    for people in [true, false] {
      var mode = mode(people: people)
      for line: [UInt8] in [[0xFF, 0xFE], [0]] {
        #expect(mode.answer(line) == [.lookup(.init(line: line, answers: .init()))])
      }
      guard case .rows = mode.answer([0x2A]).first else {
        Issue.record("* lists nothing")
        continue
      }
      for line in [":", "::", "-1", "**"] {
        guard case .problem = mode.answer(bytes(line)).first else {
          Issue.record("\(line) is no problem")
          continue
        }
      }
    }
  }

  @Test
  func rowsAsText() {
    let rows = Sample.index.rows(from: 0, limit: 10)
    let lines = numberedLines(of: rows, from: 1, in: Sample.index)
    #expect(lines[0] == "1  baña … bañas: bañar")
    #expect(lines[9] == "10  fueron: ser")
    let index = FormIndex.builtin
    let others = index.rows(in: index.positions(ofPrefix: "arrepientes"), limit: 1)
    #expect(numberedLines(of: others, from: 2, in: index) == ["2  arrepientes: arrepentirse"])
  }
}
