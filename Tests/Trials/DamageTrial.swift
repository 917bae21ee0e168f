import Foundation
import Fuzzers
import TestSupport
import VerbForms
import WorkCounter

/// Opens damaged indexes, and asks those that open everything.
///
/// A trap, or more than a second, ends the process by a signal, and more than 100 MB by a status: the file of progress
/// then says what was asked of which damage, and `Tests/Scripts/damage-indexes` goes on behind it.
final class DamageTrial {
  private static let mostMemory: UInt = 100 << 20
  /// A second of the processor for each question, though what counts edges is three times as slow as the program.
  private static let mostSeconds = 1.0
  /// `index verify` of the whole built-in index takes a third of a second without counting, some commands half of one.
  private static let mostSecondsForAll = 3.0

  private let progress: Int32
  private var opened = 0
  private var refused = 0
  private var number = 0

  init(progress: String) {
    self.progress = open(progress, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  }

  /// What a damage made fall.
  private struct Fall: Error, CustomStringConvertible {
    let description: String
  }

  /// Tries all damages of these numbers; the line that it prints has how many opened, and how many were refused. The status
  /// is 3 where one of them fell.
  func run(_ numbers: Range<Int>) -> CInt {
    guard let indexes = try? DamagedIndexes(), progress >= 0 else { return 2 }
    // Memory beyond this is nobody's: what asks for more ends.
    limit_address_space(4 << 30)
    // What the first questions of all make, such as tables of words, is not the damage's.
    _ = IndexQuestions.violations(of: .builtin)
    let room = peak_memory() + Self.mostMemory
    do {
      for number in numbers {
        self.number = number
        try tryOut(indexes.damaged(number), room)
      }
    } catch {
      say("\(error)")
      return 3
    }
    say("done")
    return 0
  }

  private func tryOut(_ bytes: [UInt8], _ room: UInt) throws {
    say("opening")
    limit_processor_time(Self.mostSeconds)
    let result = Result { try FormIndex(bytes: bytes) }
    limit_processor_time(0)
    switch result {
    case .success(let index):
      opened += 1
      try askEverything(index, room)
      try askCommand(bytes)
    case .failure(let error):
      refused += 1
      let text = (error as? IndexError)?.description ?? ""
      try expect(text.count > 20, "an error without a text")
    }
    // Opening may take memory as well.
    try expectRoom(room, "opening or a command")
  }

  private func expect(_ holds: Bool, _ what: @autoclosure () -> String) throws {
    if !holds { throw Fall(description: what()) }
  }

  private func expectRoom(_ room: UInt, _ what: some CustomStringConvertible) throws {
    let memory = peak_memory()
    try expect(memory <= room, "\(what): \(memory) bytes of memory")
  }

  private func askEverything(_ index: FormIndex, _ room: UInt) throws {
    var fall: (any Error)?
    // Looking at all of a large index takes long: some of them, and every small one.
    let isQuick = index.entryCount > 10_000 && opened % 200 != 0
    let violations = IndexQuestions.violations(of: index, isQuick: isQuick) {
      [self] (name, question) in
      if fall != nil { return }
      say(name)
      limit_processor_time(
        name.description == "verify" ? Self.mostSecondsForAll : Self.mostSeconds)
      question()
      limit_processor_time(0)
      do { try expectRoom(room, name) } catch { fall = error }
    }
    if let fall { throw fall }
    try expect(violations.isEmpty, "\(violations[0])")
  }

  /// Asks a command of an index file that opens.
  ///
  /// Each file is asked one command line, so that some hundred files are asked each of them.
  private func askCommand(_ bytes: [UInt8]) throws {
    let level = Array(LevelText.file(LevelText.comer, LevelText.ir).utf8)
    let text = Array("No me lo como; come, cómelo. Os vais.\n".utf8)
    let folder = try TemporaryFolder(["i.conj": bytes, "n.txt": level, "t.txt": text])
    try expect(
      FileManager.default.changeCurrentDirectoryPath(folder.path), "no temporary folder")
    // Read from a file it has the same bytes, and is written again as it is.
    say("a file")
    let index = try FormIndex(contentsOf: "i.conj")
    try expect(index.bytes == bytes, "the file is another index")
    try index.write(to: "i.conj")
    try expect(folder.bytes("i.conj") == bytes, "the file is another index")
    let questions = Self.commandLines
    let arguments = questions[number / 2 % questions.count]
    say("\(arguments)")
    limit_processor_time(Self.mostSecondsForAll)
    let run = try CommandRun.run(
      arguments.map { Array($0.utf8) }, input: Array("como\n:show ir\nvaz\n".utf8))
    limit_processor_time(0)
    try expect(CommandRun.isStatus(run.status), "\(arguments): status \(run.status)")
    try expect(run.status != 2 || !run.messages.isEmpty, "\(arguments): no message")
  }

  /// What the damaged file is asked.
  private static let commandLines =
    CommandQuestions.all.map { $0 + ["--index=i.conj"] } + [["index", "verify", "i.conj"]]

  private func say(_ what: some CustomStringConvertible) {
    let line = "\(number) \(opened) \(refused) \(what)"
    let bytes =
      Array(line.utf8.prefix(400)).map { $0 == 0x0A ? 0x20 : $0 }
      + [UInt8](repeating: 0x20, count: max(0, 400 - line.utf8.count)) + [0x0A]
    pwrite(progress, bytes, bytes.count, 0)
  }

  /// Writes a damaged index to a file, to look at it.
  static func save(_ number: Int, to file: String) -> CInt {
    guard let indexes = try? DamagedIndexes() else { return 2 }
    do {
      try Data(indexes.damaged(number)).write(to: URL(fileURLWithPath: file))
      return 0
    } catch {
      return 2
    }
  }
}
