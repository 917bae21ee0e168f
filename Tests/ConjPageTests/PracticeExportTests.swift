import ConjPage
import Foundation
import Practice
import TestSupport
import Testing
import VerbForms

/// The C functions of practice beside the module that they call.
struct PracticeExportTests {
  private let handle = unsafe verbforms_builtin()
  private let index = FormIndex.builtin
  private let time = 1_795_375_703.0

  private func open(_ log: String = "") -> OpaquePointer? {
    var log = log
    return log.withUTF8 { unsafe verbforms_practice_open(handle, $0.baseAddress, $0.count) }
  }

  /// Begins a session of the levels. The numbers are mode, count, lives, seconds, new items, options.
  private func start(
    _ practice: OpaquePointer?, levels: [Int], _ numbers: [Int32], seed: Double = 7
  ) -> Int {
    let levels = levels.map { Int32($0) }
    return unsafe verbforms_practice_start(
      practice, levels, levels.count, numbers, numbers.count, seed, time, 3_600)
  }

  private func answer(_ practice: OpaquePointer?, _ text: String, milliseconds: Double = 4_200) {
    var text = text
    text.withUTF8 {
      unsafe verbforms_practice_answer(
        practice, $0.baseAddress, $0.count, milliseconds, time, 3_600)
    }
  }

  private func object(
    _ call: (UnsafeMutableRawPointer?, Int) -> Int
  ) throws -> [String: Any] {
    var bytes = [UInt8](repeating: 0, count: call(nil, 0))
    _ = unsafe bytes.withUnsafeMutableBytes { unsafe call($0.baseAddress, $0.count) }
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func state(_ practice: OpaquePointer?) throws -> [String: Any] {
    try object { unsafe verbforms_practice_state(practice, time, 3_600, $0, $1) }
  }

  /// What is said of an answer, in English.
  private func said(of marked: [String: Any]) -> [String] {
    (marked["said"] as? [[String: String]] ?? []).compactMap { $0["en"] }
  }

  private var level: Int {
    index.levels.firstIndex { $0.file.hasPrefix("Course/") && $0.tense == .pretérito } ?? 0
  }

  @Test func everyLevelIsAskedToItsLastForm() {
    let course = index.levelNumbers { $0.file.hasPrefix("Course/") }
    for level in course.enumerated().filter({ isExhaustive || $0.offset % 8 == 0 }).map(\.element) {
      let practice = unsafe open()
      defer { unsafe verbforms_practice_close(practice) }
      let forms = index.lines(inLevel: level).flatMap { line in
        line.cells.enumerated().compactMap { column, cell in
          cell.isEmpty ? nil : "\(line.writtenInfinitive) \(column) \(line.line)"
        }
      }
      #expect(unsafe start(practice, levels: [level], [0, 0, -1, -1, -1, 0]) == forms.count)
    }
  }

  @Test func constructionsAreAskedAndMarked() throws {
    let practice = unsafe open()
    defer { unsafe verbforms_practice_close(practice) }
    for (file, subject, answer, grade, verdict) in [
      (
        "020-", ["gustar", "presente", "a mí"], "te gusta", "wrong",
        "Wrong: the pronoun is me, not te: *me* gusta."
      ),
      (
        "091-", ["decir + me lo", "imperativo", "tú"], "di", "almost",
        "Almost: the pronoun is missing: dí*melo*."
      ),
      (
        "087-", ["hablar + no", "imperativo negativo", "tú"], "hables", "almost",
        "Almost: “no” is missing: *no* hables."
      ),
    ] {
      let levels = index.levelNumbers { $0.file.hasPrefix("Course/\(file)") }
      _ = unsafe start(practice, levels: levels, [0, 0, -1, -1, -1, 0])
      let question = try #require(try unsafe state(practice)["question"] as? [String: Any])
      #expect(["infinitive", "tense", "person"].map { question[$0] as? String } == subject)
      unsafe self.answer(practice, answer)
      let marked = try #require(try unsafe state(practice)["marked"] as? [String: Any])
      #expect(marked["grade"] as? String == grade)
      #expect(said(of: marked) == [verdict] + (grade == "almost" ? ["Once more."] : []))
    }
  }

  /// A session with right, accentless and wrong answers has the same questions, grades, choices and repetitions through
  /// both for one seed.
  @Test(arguments: [Review.Mode.type, .choose, .recognise])
  func aSessionIsTheModules(mode: Review.Mode) throws {
    let practice = unsafe open()
    defer { unsafe verbforms_practice_close(practice) }
    let modes: [Review.Mode] = [.type, .choose, .recognise]
    let way = Int32(try #require(modes.firstIndex(of: mode)))
    let wanted = rounds(12, few: 6)
    let count = unsafe start(practice, levels: [level], [way, Int32(wanted), -1, -1, -1, 1])
    var numbers = SeededNumbers(seed: 7)
    let questions = QuestionSource(index.restricted(to: [level]))
      .questions(shuffledBy: &numbers, count: wanted)
    #expect(count == questions.count)
    var plan = PracticeSession.Plan()
    plan.mode = mode
    plan.count = wanted
    var expected = PracticeSession(
      questions, plan: plan, in: index, numbers: numbers)
    var log = ""
    for turn in 0..<60 {
      let now = unsafe try state(practice)
      let asked = now["question"] as? [String: Any]
      guard let question = expected.question else {
        #expect(asked == nil)
        break
      }
      #expect(asked?["infinitive"] as? String == question.item.infinitive)
      #expect(asked?["tense"] as? String == question.item.tense)
      #expect(asked?["person"] as? String == question.item.person)
      #expect(now["remaining"] as? Int == expected.remaining)
      #expect(now["choices"] as? [String] ?? [] == expected.choices.map(\.text))
      let named = [question.verb, question.item.tense, question.item.person].joined(separator: " ")
      let right = mode == .recognise ? named : question.answers[0]
      let text = [
        right, right.folding(options: .diacriticInsensitive, locale: nil), "andé", "2", "",
      ][turn % 5]
      unsafe answer(practice, text)
      let moment = LocalTime(seconds: Int64(time), offset: 3_600)
      let taken = expected.take(text, milliseconds: 4_200, at: moment)
      let (marked, review) = try #require(taken)
      let after = unsafe try state(practice)
      let grade = try #require(after["marked"] as? [String: Any])
      #expect(grade["grade"] as? String == "\(marked.grade.verdict)")
      #expect(grade["right"] as? String == marked.grade.right)
      #expect(said(of: grade).contains("Once more.") == marked.isAskedAgain)
      #expect(after["line"] as? String == review?.line)
      if let review { log += review.line + "\n" }
    }
    #expect(expected.question == nil)
    let summary = try #require(unsafe try state(practice)["summary"] as? [String: Any])
    #expect(summary["asked"] as? Int == wanted)
    let mistakes = try #require(summary["mistakes"] as? [[String: Any]])
    #expect(mistakes.count == expected.mistakes.count)
    for mistake in mistakes {
      let right = mistake["right"] as? String ?? "?"
      let typed = (mistake["answer"] as? String).flatMap { $0.isEmpty ? nil : ", not \($0)" }
      #expect(said(of: mistake) == [right + (typed ?? "")])
    }
    // The log of the session opens again with its results.
    let again = unsafe open(log)
    defer { unsafe verbforms_practice_close(again) }
    let statistics = unsafe try object {
      unsafe verbforms_practice_statistics(again, time, 3_600, $0, $1)
    }
    let known = PracticeStatistics(
      Progress(log: Array(log.utf8)), onDay: LocalTime(seconds: Int64(time), offset: 3_600).day,
      in: QuestionSource(index))
    #expect(statistics["answers"] as? Int == known.all.asked)
    #expect(statistics["wrong"] as? Int == known.all.wrong)
    #expect((statistics["tenses"] as? [[String: Any]])?.first?["name"] as? String == "pretérito")
    #expect(statistics["unread"] as? Int == 0)
    for (key, weak) in ["weakest": known.tenses, "missed": known.patterns] {
      let names = (statistics[key] as? [[String: Any]])?.map { $0["name"] as? String }
      #expect(names == PracticeStatistics.weakest(weak).map(\.name))
    }
  }

  @Test func whyAnAnswerIsWorthSoMuch() throws {
    let practice = unsafe open()
    defer { unsafe verbforms_practice_close(practice) }
    let line = index.lines(ofVerb: "andar").first {
      index.levels[$0.level].tense == .pretérito && index.levels[$0.level].verbCount < 500
    }
    let level = try #require(line).level
    _ = unsafe start(practice, levels: [level], [0, 0, -1, -1, -1, 0])
    for _ in 0..<2_000 {
      guard let asked = unsafe try state(practice)["question"] as? [String: Any] else { break }
      if asked["infinitive"] as? String == "andar", asked["tense"] as? String == "pretérito",
        asked["person"] as? String == "yo"
      {
        unsafe answer(practice, "andé")
        let marked = try #require(unsafe try state(practice)["marked"] as? [String: Any])
        #expect(
          said(of: marked) == ["Wrong. That would be regular; andar has anduve (pretérito, yo)."])
        let said = try #require((marked["said"] as? [[String: String]])?.first)
        #expect(["en", "es"].allSatisfy { said[$0]?.contains("anduve") == true })
        return
      }
      unsafe verbforms_practice_act(practice, 0, time, 0)
    }
    Issue.record("andar was not asked")
  }

  @Test func skippedDroppedTakenBackEnded() throws {
    let practice = unsafe open()
    defer { unsafe verbforms_practice_close(practice) }
    _ = unsafe start(practice, levels: [level], [0, 5, 1, 10, -1, 1])
    let first = unsafe try state(practice)
    #expect(first["lives"] as? Int == 1 && first["seconds"] as? Int == 10)
    unsafe answer(practice, "xyz")
    #expect(unsafe try state(practice)["lives"] as? Int == 0)
    unsafe verbforms_practice_act(practice, 2, time, 0)
    let back = unsafe try state(practice)
    #expect((back["line"] as? String)?.contains("\tundone\t") == true)
    #expect(back["lives"] as? Int == 1)
    #expect(
      (back["question"] as? [String: Any])?["person"] as? String
        == (first["question"] as? [String: Any])?["person"] as? String)
    unsafe verbforms_practice_act(practice, 1, time, 0)
    let dropped = unsafe try state(practice)
    #expect((dropped["line"] as? String)?.contains("\tdropped\t") == true)
    unsafe verbforms_practice_act(practice, 0, time, 0)
    #expect(unsafe try state(practice)["line"] == nil)
    let late = unsafe try state(practice)["question"] as? [String: Any]
    unsafe answer(practice, "x", milliseconds: 10_001)
    let marked = try #require(unsafe try state(practice)["marked"] as? [String: Any])
    #expect(said(of: marked).first?.hasPrefix("Too late: ") == true)
    let parts = ["infinitive", "tense", "person"].map { late?[$0] as? String ?? "?" }
    #expect(marked["asked"] as? String == parts.joined(separator: " · "))
    unsafe verbforms_practice_act(practice, 3, time, 0)
    #expect(unsafe try state(practice)["question"] == nil)
  }

  @Test func aPeekIsNoRightAnswer() throws {
    let practice = unsafe open()
    defer { unsafe verbforms_practice_close(practice) }
    _ = unsafe start(practice, levels: [level], [0, 1, -1, -1, -1, 1])
    unsafe answer(practice, "x")
    unsafe verbforms_practice_act(practice, 4, time, 0)
    let asked = unsafe try state(practice)
    // What the last answer was worth stays.
    #expect(asked["marked"] != nil && asked["line"] == nil && asked["question"] != nil)
    let marked = try #require(asked["marked"] as? [String: Any])
    unsafe answer(practice, try #require(marked["right"] as? String))
    let line = unsafe try state(practice)["line"] as? String
    #expect(line?.contains("\twrong\t") == true)
  }

  @Test func whatMakesNoSenseHarmsNothing() throws {
    let practice = unsafe open("\u{1}\n1\t\n\u{FFFD}\t9\n")
    defer { unsafe verbforms_practice_close(practice) }
    unsafe answer(practice, "fui")
    unsafe verbforms_practice_act(practice, 2, -.infinity, .min)
    #expect(unsafe try state(practice)["question"] == nil)
    #expect(
      unsafe start(practice, levels: [-1, 100_000, level], [9, -5, -9, -9, -9, 1], seed: .nan) > 0)
    let ofNoLevel = unsafe start(practice, levels: [-1, 100_000], [0, 0, -1, -1, -1, 1])
    #expect(ofNoLevel == 0)
    _ = unsafe start(practice, levels: [level], [0, 0, -1, -1, -1, 1])
    unsafe verbforms_practice_answer(practice, nil, 3, .nan, .infinity, .max)
    #expect(unsafe try state(practice)["line"] as? String != nil)
    unsafe verbforms_practice_act(practice, 77, .nan, 0)
    let empty = unsafe verbforms_practice_start(practice, nil, 5, nil, 5, 0, 0, 0)
    // More milliseconds than a number of 32 bits can count.
    _ = unsafe start(practice, levels: [level], [0, .max, .max, .max, .max, 1])
    #expect(unsafe try state(practice)["seconds"] as? Int == 3600)
    unsafe answer(practice, "x")
    unsafe verbforms_practice_act(practice, 2, time, 0)
    #expect(unsafe try state(practice)["lives"] as? Int == Int(Int32.max))
    // Nothing new is wanted, and nothing is due.
    #expect(empty == 0)
  }

  @Test func nullIsHarmless() {
    #expect(verbforms_practice_open(nil, nil, 0) == nil)
    #expect(verbforms_practice_start(nil, nil, 0, nil, 0, 0, 0, 0) == 0)
    verbforms_practice_answer(nil, nil, 0, 0, 0, 0)
    verbforms_practice_act(nil, 3, 0, 0)
    #expect(verbforms_practice_state(nil, 0, 0, nil, 0) == 0)
    #expect(verbforms_practice_statistics(nil, 0, 0, nil, 0) == 0)
    verbforms_practice_close(nil)
  }
}
