import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct CommandLineTests {
  private static let good = LevelText.file(LevelText.comer, LevelText.beber, title: "Fácil")

  @Test func exitStatusesAreThoseOfGrep() throws {
    #expect(try Program.run(["lookup", "fui"]).status == 0)
    #expect(try Program.run(["lookup", "fui", "xyzzy"]).status == 1)
    #expect(try Program.run(["lookup", "--nonsense"]).status == 2)
    #expect(try Program.run(["lookup", "--levels", "/nowhere", "fui"]).status == 2)
    #expect(try Program.run(["lookup", "--index", "/nowhere", "fui"]).status == 2)
    #expect(try Program.run([]).status == 2)
    #expect(try Program.run(["--version"]).status == 0)
    #expect(try Program.run(["search", "irg"]).status == 0)
    #expect(try Program.run(["search", "zzq"]).status == 1)
    #expect(try Program.run(["show", "xyzzy"]).status == 1)
  }

  /// Which the shell reports as 130.
  @Test func anInterruptEndsItAsASignalDoes() throws {
    #expect(try Program.signalled(SIGINT, ["lookup"]) == SIGINT)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"))
  func aFullDiskIsTrouble() throws {
    let outcome = try Program.shell("conj lookup fui > /dev/full")
    #expect(outcome.messages.contains("can't be written"))
    #expect(outcome.status == 2)
  }

  @Test func messagesAreBrokenBetweenWords() throws {
    let terminal = try inTerminal("conj lookup haiga; read end", columns: 60)
    try terminal.wait(for: "  haya (subjuntivo presente, yo, él).")
    try terminal.type("\n")
  }

  @Test func aFolderIsNoInput() throws {
    let outcome = try Program.shell("conj lookup < /")
    #expect(outcome.messages.contains("can't be read"))
    #expect(outcome.status == 2)
  }

  @Test func levelsReplaceTheVariableWhichReplacesTheBuiltIn() throws {
    let other = Self.good.replacing("comer: como", with: "tomar: como")
    let folder = try TemporaryFolder(["uno.txt": Self.good, "más/dos.txt": other])
    let (one, two) = (folder / "uno.txt", folder / "más")
    func verbs(_ arguments: [String], _ variable: String? = nil) throws -> [String] {
      let environment = variable.map { ["CONJ_LEVELS": $0] } ?? [:]
      let outcome = try Program.run(["lookup"] + arguments + ["como"], environment: environment)
      return outcome.lines.map { String($0.split(separator: "\t")[1]) }
    }
    #expect(try verbs([]) == ["comer"])
    #expect(try verbs([], two) == ["tomar"])
    #expect(try verbs([], "") == ["comer"])
    #expect(Set(try verbs([], "\(one):\(two)")) == ["comer", "tomar"])
    #expect(try verbs(["--levels", one], two) == ["comer"])
    #expect(Set(try verbs(["--levels", one, "--levels", two])) == ["comer", "tomar"])
    #expect(try Program.run(["lookup", "fui", "--levels", one]).status == 1)
    let index = folder / "x.conj"
    #expect(try Program.run(["index", "build", "-o", index, "--levels", two]).status == 0)
    #expect(try verbs(["--index", index], one) == ["tomar"])
  }

  @Test func readingsNameTheFileWithinItsFolder() throws {
    let folder = try TemporaryFolder(["a/b/uno.txt": Self.good])
    let within = try Program.run(["lookup", "--readings", "--levels", folder.path, "como"])
    #expect(within.text == "como\tcomer\tcomo\texact\t\tyo\tFácil\ta/b/uno.txt\t4\n")
    let itself = try Program.run([
      "lookup", "--readings", "--levels", folder / "a/b/uno.txt", "como",
    ])
    #expect(itself.text.hasSuffix("\tuno.txt\t4\n"))
  }

  @Test func brokenLevelsAnswerWithWhatIsRight() throws {
    let folder = try TemporaryFolder([
      "a.txt": Self.good.replacing("comes, ", with: "comes "), "b.txt": "nothing",
    ])
    let outcome = try Program.run(["lookup", "--levels", folder.path, "bebo", "como"])
    #expect(outcome.text == "bebo\tbeber\tbebo\texact\ncomo\t\t\tnone\n")
    #expect(outcome.messages.contains("a.txt:4:"))
    #expect(outcome.messages.contains("[wrong-form-count]"))
    #expect(outcome.messages.contains("b.txt"))
    #expect(outcome.status == 1)
    let nothing = try Program.run(["lookup", "--levels", folder / "b.txt", "bebo"])
    #expect(nothing.output.isEmpty)
    #expect(nothing.status == 2)
    let missing = try Program.run([
      "lookup", "--levels", folder / "a.txt", "--levels", folder / "none.txt", "bebo",
    ])
    #expect(missing.text == "bebo\tbeber\tbebo\texact\n")
    #expect(missing.status == 2)
  }

  @Test func colourIsForTerminalsUnlessAskedFor() throws {
    let arguments = ["lookup", "--readings", "--format", "text", "fui"]
    #expect(!(try Program.run(arguments).output.contains(0x1B)))
    let always = arguments + ["--color", "always"]
    let full = try Program.run(always, environment: ["COLORTERM": "truecolor", "NO_COLOR": "1"])
    #expect(full.text.contains("\u{1B}[38;2;212;160;0m■\u{1B}[0m"))
    let many = try Program.run(always, environment: ["TERM": "xterm-256color"])
    #expect(many.text.contains("\u{1B}[38;5;178m■"))
    let few = try Program.run(always)
    #expect(few.text.contains("\u{1B}[33m■") || few.text.contains("\u{1B}[93m■"))
    for outcome in [full, many, few] {
      let plain = outcome.text.replacing(try Regex("\u{1B}\\[[0-9;]*m(■)?"), with: "")
      #expect(plain.contains("ser") && plain.contains("Indicativo: pretérito perfecto simple"))
    }
  }

  @Test func theProgramNeedsNoOtherFile() throws {
    let folder = try TemporaryFolder(["x": ""])
    #expect(try Program.run(["lookup", "fui"], in: folder.path).status == 0)
  }
}
