import Foundation
import SystemIO
import TestSupport
import Testing

/// Paths are bytes, and each level is read once.
@Suite struct PathTests {
  @Test func emptyPathsAreRefused() throws {
    for option in ["--levels", "--index"] {
      let outcome = try conj(option, "", "fui")
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.messages.hasPrefix("conj: The path after \(option) is empty.\n"))
    }
    #expect(try conj("index", "build", "--output=").messages.contains("--output is empty"))
    for option in ["--level", "--known"] {
      let outcome = try conj("lookup", "--text", option, "")
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.messages.hasPrefix("conj: The text after \(option) is empty.\n"))
    }
    let from = try conj("new", "T", "--verbs", "comer,beber", "--from", " ")
    #expect(from.status == 2 && from.messages.hasPrefix("conj: The text after --from is empty.\n"))
    for arguments in [["practice", ""], ["levels", "--compare", "A1", " "]] {
      let outcome = try conj(arguments)
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.messages.hasPrefix("conj: One of the names of levels is empty.\n"))
    }
    for arguments in [["check", ""], ["lookup", "--text", ""], ["index", "verify", ""]] {
      let outcome = try conj(arguments)
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.messages.hasPrefix("conj: One of the paths is empty.\n"))
    }
  }

  /// A name as an old archive unpacks it, and how it is shown.
  private static let name: [UInt8] = Array("f".utf8) + [0xE1] + Array("cil.txt".utf8)
  private static let shown = #"f\xE1cil.txt"#

  private static let level = LevelText.file(LevelText.comer, LevelText.ir, title: "Uno")

  private let folder: TemporaryFolder
  private let path: [UInt8]
  init() throws {
    folder = try TemporaryFolder(["b.txt": Self.level.replacing("Uno", with: "Dos")])
    path = Array("\(folder.path)/".utf8) + Self.name
    try replaceFile(FilePath(path), with: Array(Self.level.utf8))
  }

  private func bytes(_ words: String...) -> [[UInt8]] { words.map { Array($0.utf8) } }

  private func titles(_ paths: [String], environment: [String: String] = [:]) throws -> [String] {
    let arguments = ["levels"] + paths.flatMap { ["--levels", $0] }
    let outcome = try conj(arguments, environment: environment)
    return outcome.lines.map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func levelsWithAnyName() throws {
    for arguments in [bytes("--levels") + [path], [Array("--levels=".utf8) + path]] {
      let outcome = try conj(bytes("levels", "--format", "jsonl") + arguments)
      #expect(outcome.text.contains(#""title":"Uno""#))
      #expect(outcome.text.contains(#""file":"f\\xE1cil.txt""#))
      #expect(outcome.messages.isEmpty && outcome.status == 0)
    }
    #expect(try titles([folder.path]) == ["Dos", "Uno"])
    for given in [path, Array(folder.path.utf8)] {
      let check = try conj(bytes("check") + [given])
      #expect(check.status == 0)
      #expect(check.text.hasSuffix("no errors, no warnings\n"))
    }
  }

  @Test func filesThatAreWrittenAndRead() throws {
    let index = path + Array(".conj".utf8)
    for output in [bytes("-o") + [index], [Array("-o".utf8) + index]] {
      #expect(try conj(bytes("index", "build", "--levels") + [path] + output).status == 0)
    }
    #expect(try conj(bytes("index", "verify") + [index]).status == 0)
    #expect(
      try conj(bytes("lookup", "voy", "--index") + [index]).text == "voy\tir\tvoy\texact\n")
    let new = bytes("new", "T", "--verbs", "comer,ir", "--from", "Uno", "--levels") + [path]
    let target = path + Array(".neu".utf8)
    #expect(try conj(new + bytes("-o") + [target]).status == 0)
    #expect(try readFile(FilePath(target), limit: 1 << 20).starts(with: Array("T\n".utf8)))
    let names = try listFiles(inFolder: FilePath(folder.path)).map(\.description)
    #expect(names == ["b.txt", Self.shown, Self.shown + ".conj", Self.shown + ".neu"])
  }

  @Test func textsWithAnyName() throws {
    let outcome = try conj(bytes("lookup", "--text", "--best", "--format", "jsonl") + [path])
    #expect(outcome.text.contains(#"/f\\xE1cil.txt","line":4,"#))
    let missing = try conj(bytes("lookup", "--text") + [path + [0xFF]])
    #expect(missing.messages.contains(#"f\xE1cil.txt\xFF can't be read: No such file"#))
  }

  @Test func aLevelThatIsNamedTwiceIsReadOnce() throws {
    let file = folder / "b.txt"
    #expect(try titles([file, file]) == ["Dos"])
    #expect(try titles([file, folder.path, folder / "./b.txt"]) == ["Dos", "Uno"])
    #expect(try titles([], environment: ["CONJ_LEVELS": "\(file):\(file)"]) == ["Dos"])
    let twice = try conj("lookup", "--readings", "voy", "--levels", file, "--levels", file)
    #expect(twice.lines.count == 1)
  }

  @Test(.exhaustive) func theBuiltInLevelsStandWhereTheyAreNamed() throws {
    let builtin = try titles(["builtin"])
    let file = folder / "b.txt"
    #expect(try titles([file, "builtin", folder.path]) == ["Dos"] + builtin + ["Uno"])
    #expect(try titles(["builtin", file, "builtin"]) == builtin + ["Dos"])
    #expect(try titles([file, folder.path, "builtin"]) == ["Dos", "Uno"] + builtin)
  }

  @Test func aFileThatIsTooLargeIsReported() throws {
    let huge = try folder.write(Self.level, to: "huge.txt")
    try #require(FileHandle(forWritingAtPath: huge)).truncate(atOffset: 1 << 42)
    let check = try conj("check", folder.path)
    #expect(check.text.contains("The file has more than 16 MiB, too much for a level"))
    #expect(check.status == 2)
    let index = try conj("lookup", "--index", huge, "voy")
    #expect(index.messages.contains("huge.txt can't be read: it has more than 256 MiB"))
    #expect(index.status == 2)
  }
}
