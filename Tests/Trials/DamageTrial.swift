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
  /// `index verify` of the whole built-in index takes a third of a second without counting.
  private static let mostSecondsToVerify = 3.0

  private let progress: Int32
  private var opened = 0
  private var refused = 0
  private var number = 0

  init(progress: String) {
    self.progress = open(progress, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  }

  /// Tries all damages of these numbers; the line that it prints has how many opened, and how many were refused.
  func run(_ numbers: Range<Int>) -> CInt {
    guard let indexes = try? DamagedIndexes(), progress >= 0 else { return 2 }
    // Memory beyond this is nobody's: what asks for more ends.
    limit_address_space(4 << 30)
    // What the first questions of all make, such as tables of words, is not the damage's.
    _ = IndexQuestions.violations(of: .builtin)
    let room = peak_memory() + Self.mostMemory
    for number in numbers {
      self.number = number
      let bytes = indexes.damaged(number)
      say("opening")
      limit_processor_time(Self.mostSeconds)
      let result = Result { try FormIndex(bytes: bytes) }
      limit_processor_time(0)
      switch result {
      case .success(let index):
        opened += 1
        guard holds(index, room) else { return 3 }
        if opened % 50 == 0, let finding = commandFinding(bytes) {
          say("a command: \(finding)")
          return 3
        }
      case .failure(let error):
        refused += 1
        guard let error = error as? IndexError, error.description.count > 20 else {
          say("an error without a text")
          return 3
        }
      }
      // Opening may take memory as well.
      if peak_memory() > room { return 3 }
    }
    say("done")
    return 0
  }

  private func holds(_ index: FormIndex, _ room: UInt) -> Bool {
    var isWithin = true
    // Looking at all of a large index takes long: some of them, and every small one.
    let isQuick = index.entryCount > 10_000 && opened % 200 != 0
    let violations = IndexQuestions.violations(of: index, isQuick: isQuick) {
      [self] (name, question) in
      guard isWithin else { return }
      say(name)
      limit_processor_time(
        name.description == "verify" ? Self.mostSecondsToVerify : Self.mostSeconds)
      question()
      limit_processor_time(0)
      isWithin = peak_memory() <= room
    }
    if !isWithin { return false }
    guard let first = violations.first else { return true }
    say("\(first)")
    return false
  }

  /// What is wrong with what the commands answer of an index file that opens; nil for nothing.
  private func commandFinding(_ bytes: [UInt8]) -> String? {
    guard let folder = try? TemporaryFolder(["i.conj": bytes]) else { return "no temporary folder" }
    let file = folder / "i.conj"
    for arguments in [
      ["lookup", "--readings", "como", "comeis", "damelo", "he comido", "zzz"],
      ["lookup", "--format=jsonl", "como", "vaz"], ["search", "*x"], ["search", "co"],
      ["show", "comer"], ["show", "comer", "--format=csv"], ["levels"],
      ["levels", "--form=como"], ["levels", "--verb=comer", "--format=jsonl"],
      ["new", "T", "--verbs=comer,ir", "--from=presente"],
      ["new", "T", "--verbs=comer,ir", "--from=indicativo", "--format=csv"],
      ["practice", "--sheet", "--no-save", "--seed=1"],
      ["practice", "--export=tsv", "--no-save", "--count=5", "--seed=1"],
      ["index", "info"], ["index", "verify"],
    ] {
      let own = arguments[0] == "index" ? arguments + [file] : arguments + ["--index", file]
      say("\(own.dropLast())")
      limit_processor_time(
        arguments == ["index", "verify"] ? Self.mostSecondsToVerify : Self.mostSeconds)
      guard let run = try? CommandRun.run(own.map { Array($0.utf8) }, input: []) else {
        return "no temporary file"
      }
      limit_processor_time(0)
      if !(0...2).contains(run.status) { return "\(arguments): status \(run.status)" }
      if run.status == 2, run.messages.isEmpty { return "\(arguments): no message" }
    }
    return nil
  }

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
