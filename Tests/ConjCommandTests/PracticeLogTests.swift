import Foundation
import TestSupport
import Testing

/// The log of `conj practice`: what is said of it, and what becomes of the file.
@Suite struct PracticeLogTests {
  @Test func statistics() throws {
    let folder = try TemporaryFolder(PracticeTests.folder)
    let log = folder / "log.tsv"
    let options = ["--levels", folder / "uno.txt", "--format", "text"]
    #expect(
      try PracticeTests.practise(["--stats", "--format=text"], log: log).text.hasPrefix(
        "You have not practised yet"))
    _ = try PracticeTests.practise(options, log: log, answers: "fui\nxx\nxx\nxx\nxx\n")
    let text = try PracticeTests.practise(["--stats", "--format", "text"], log: log, day: 20_001)
    #expect(text.text.hasPrefix("5 answers to 5 forms, 20 % right, on 1 day.\nDue today: 4."))
    #expect(text.text.contains("pretérito: 1 of 5 right"))
    #expect(text.text.contains("█"))
    let plain = try PracticeTests.practise(
      ["--stats", "--format", "text"], log: log, environment: ["ACCESSIBLE": "1"])
    #expect(plain.text.contains("2024-10-04: 5 answers") && !plain.text.contains("█"))
    #expect(
      try PracticeTests.practise(["--stats"], log: log).lines.contains("tense\tpretérito\t5\t4"))
    let object = try PracticeTests.practise(["--stats", "--format=jsonl"], log: log).objects().first
    #expect(object?["wrong"] as? Int == 4)
  }

  /// A letter that was hit by mistake costs no form.
  @Test func neverAgainIsTakenBack() throws {
    let folder = try TemporaryFolder(PracticeTests.folder)
    let log = folder / "log.tsv"
    let options = ["--levels", folder / "uno.txt", "--format", "text", "--count", "3"]
    let run = try PracticeTests.practise(options, log: log, answers: "fui\nx\nu\n:q\n")
    #expect(run.text.contains("Never again.\n") && run.text.contains("Taken back.\nandar"))
    let events = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false)[2...5] }
    #expect(events.map { $0.last } == ["right", "dropped", "undone"])
    #expect(Set(events.dropFirst().map { $0.dropLast() }).count == 1)
  }

  /// A relative folder would be another one wherever conj is started.
  @Test(arguments: [("XDG_DATA_HOME", true), ("XDG_DATA_HOME", false), ("HOME", false)])
  func theFolderOfTheLogIsAbsolute(variable: String, isAbsolute: Bool) throws {
    let folder = try TemporaryFolder()
    let line = "1\t2024-10-04T00:00:00+00:00\tir\tpretérito\tyo\twrong\ttype\tx\t900\n"
    let data = isAbsolute ? "data" : ".local/share"
    try folder.write(line, to: "\(data)/conj/practice.tsv")
    var environment = ["HOME": folder.path]
    if variable != "HOME" { environment[variable] = isAbsolute ? folder / data : "data" }
    let run = try conj(
      ["practice", "--stats", "--format", "jsonl"], environment: environment)
    #expect(try run.objects().first?["wrong"] as? Int == 1)
  }

  /// It is said where nothing is kept, unless that was asked for.
  @Test func aLogWithoutAPlaceIsTold() throws {
    let folder = try TemporaryFolder(PracticeTests.folder)
    func tells(_ arguments: [String] = [], log: String? = nil) throws -> Bool {
      try PracticeTests.practise(
        ["--levels", folder.path, "--format", "text"] + arguments, log: log, answers: "fui\n"
      ).text.contains(
        "Answers are not saved, since HOME is not set: name a file with CONJ_PRACTICE_LOG.")
    }
    #expect(try tells())
    #expect(try !tells(["--no-save"]) && !tells(["--sheet"]))
    #expect(try !tells(log: "") && !tells(log: folder / "log.tsv"))
  }

  @Test func onlyAnswersAreCounted() throws {
    let folder = try TemporaryFolder()
    let log = folder / "log.tsv"
    let start = "1\t2024-10-04T00:00:00+00:00\tir\tpretérito\t"
    try folder.write(
      "\(start)yo\tright\ttype\tx\t9\n\(start)tú\tdropped\ttype\t\t0\n", to: "log.tsv")
    let stats = try PracticeTests.practise(["--stats", "--format", "text"], log: log)
    #expect(stats.text.hasPrefix("1 answer to 1 form"))
    let forget = try PracticeTests.practise(["--forget"], log: log, answers: "no\n")
    #expect((forget.text + forget.messages).contains("with 1 answer?"))
  }

  @Test func theLogIsKept() throws {
    let folder = try TemporaryFolder(PracticeTests.folder)
    let log = folder / "log.tsv"
    let options = ["--levels", folder / "uno.txt", "--format", "text"]
    let later = "2\t2030-01-01T00:00:00+00:00\tsomething new\n"
    try Data((later + "1\t2024-10-0").utf8).write(to: URL(filePath: log))
    let run = try PracticeTests.practise(options, log: log, answers: "fui\n")
    #expect(run.text.contains("The practice log keeps 1 line that this version does not read"))
    #expect(run.text.contains("ended in half a line, which was cut off"))
    for flag in ["--stats", "--forget"] {
      let run = try PracticeTests.practise([flag], log: log, answers: "no\n")
      #expect(run.messages.contains("keeps 1 line"))
    }
    let content = try String(contentsOfFile: log, encoding: .utf8)
    #expect(content.hasPrefix(later + "1\t"))
    #expect(content.split(separator: "\n").count == 2)
    let size = content.utf8.count
    _ = try PracticeTests.practise(options + ["--no-save"], log: log, answers: "fui\n")
    _ = try PracticeTests.practise(
      ["--levels", folder / "uno.txt", "--format", "tsv"], log: log, answers: "fui\n")
    #expect(try Data(contentsOf: URL(filePath: log)).count == size)
    #expect(try PracticeTests.practise(["--forget"], log: log, answers: "no\n").status == 1)
    #expect(FileManager.default.fileExists(atPath: log))
    #expect(try PracticeTests.practise(["--forget"], log: log, answers: "yes\n").status == 0)
    #expect(!FileManager.default.fileExists(atPath: log))
    let broken = try PracticeTests.practise(options, log: folder.path, answers: "fui\n")
    #expect(broken.status == 2 && broken.messages.contains("CONJ_PRACTICE_LOG"))
  }

  /// A log that can't be reached may have answers.
  @Test func aLogThatCannotBeReached() throws {
    let folder = try TemporaryFolder(["file": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder / "loop", withDestinationPath: folder / "loop")
    for name in ["loop", "file/log", String(repeating: "n", count: 300)] {
      for option in ["--stats", "--forget"] {
        let run = try PracticeTests.practise([option], log: folder / name, answers: "yes\n")
        #expect(run.status == 2 && run.messages.contains("CONJ_PRACTICE_LOG"))
      }
    }
  }

  /// What is to be forgotten is in no other place.
  @Test func noOtherNameKeepsTheAnswers() throws {
    let row = "1\t2026-11-27T03:48:06+00:00\tbeber\tpresente\tvosotros\twrong\ttype\tcomo\t1\n"
    let folder = try TemporaryFolder(["real.tsv": row])
    let files = FileManager.default
    try files.linkItem(atPath: folder / "real.tsv", toPath: folder / "hard.tsv")
    let refused = try PracticeTests.practise(
      ["--forget"], log: folder / "hard.tsv", answers: "yes\n")
    #expect(refused.status == 2 && folder.names == ["hard.tsv", "real.tsv"])
    try files.removeItem(atPath: folder / "hard.tsv")
    try files.createSymbolicLink(atPath: folder / "link.tsv", withDestinationPath: "real.tsv")
    let forgot = try PracticeTests.practise(
      ["--forget"], log: folder / "link.tsv", answers: "yes\n")
    #expect(forgot.status == 0 && folder.names.isEmpty)
  }

  /// What is no log is left as it is, and in a log whatever an editor made of its end.
  @Test func filesOfOthersAreKept() throws {
    let folder = try TemporaryFolder(PracticeTests.folder)
    let log = folder / "log.tsv"
    let options = ["--levels", folder / "uno.txt", "--format", "text", "--count", "2"]
    let mine = folder / "uno.txt"
    let level = try String(contentsOfFile: mine, encoding: .utf8).trimmingCharacters(
      in: .newlines)
    try level.write(toFile: mine, atomically: true, encoding: .utf8)
    for arguments in [options, ["--stats"], ["--forget"]] {
      let refused = try PracticeTests.practise(arguments, log: mine, answers: "fui\nyes\n")
      #expect(refused.status == 2 && refused.text.isEmpty)
      #expect(refused.messages.contains("uno.txt is not a practice log"))
    }
    #expect(try String(contentsOfFile: mine, encoding: .utf8) == level)

    _ = try PracticeTests.practise(options, log: log, answers: "fui\nxx\n")
    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2)
    let (one, two) = (String(lines[0]), String(lines[1]))
    let half = String(two.prefix(40))
    let edited: [(String, kept: String)] = [
      ("\(one)\n\(two)", "\(one)\n\(two)\n"), ("\(one)\r\n\(two)", "\(one)\r\n\(two)\n"),
      ("\(one)\r\n\(two)\r\n", "\(one)\r\n\(two)\r\n"), ("\(one)\n\(half)", "\(one)\n"),
    ]
    for (text, kept) in edited {
      try text.write(toFile: log, atomically: true, encoding: .utf8)
      let run = try PracticeTests.practise(options, log: log, day: 20_001, answers: "x\n:q\n")
      #expect(!run.text.contains("does not read"))
      #expect(run.text.contains("half a line") == text.hasSuffix(half))
      let content = try String(contentsOfFile: log, encoding: .utf8)
      #expect(content.unicodeScalars.starts(with: kept.unicodeScalars))
      let added = content.unicodeScalars.dropFirst(kept.unicodeScalars.count)
      #expect(added.count { $0 == "\n" } == 1 && added.last == "\n")
    }
  }

  @Test(.enabled(if: getuid() != 0, "nothing is unwritable for the administrator"))
  func aLogThatCannotBeWrittenIsNoticedBefore() throws {
    let folder = try TemporaryFolder(["log": ""])
    #expect(chmod(folder / "log", 0o400) == 0)
    let run = try PracticeTests.practise(
      ["--format", "text"], log: folder / "log", answers: "fui\n")
    #expect(run.status == 2 && run.text.isEmpty && run.messages.contains("can't be written"))
    #expect(try PracticeTests.practise(["--stats"], log: folder / "log").status == 0)
  }
}
