import Foundation
import TestSupport
import Testing

/// Tab in the shells themselves.
@Suite(.runsPrograms) struct ShellTests {
  /// Where a program lies that was installed: then its own scripts are read, as shells find them.
  private static let prefix = ProcessInfo.processInfo.environment["CONJ_PREFIX"]

  /// A shell at a prompt that has read the script, and reads nothing of the user's.
  private struct Prompt {
    let terminal: PseudoTerminal
    let folder: TemporaryFolder
    private var number = 0

    init(_ start: String, _ source: String) throws {
      folder = try TemporaryFolder(["nivel.txt": LevelText.file(LevelText.comer, LevelText.beber)])
      terminal = try inTerminal(
        "cd '\(folder.path)' && \(start)", columns: 100, rows: 40,
        environment: [
          "LC_ALL": "C.UTF-8", "HOME": folder.path, "PS1": "ready> ", "PROMPT": "ready> ",
          "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": folder.path,
        ])
      try wait(for: "ready>")
      try terminal.type("\(source); echo source''d\r")
      try wait(for: "sourced")
    }

    /// Waits until the shell has written a text, wherever it puts it.
    func wait(for text: String) throws {
      try terminal.wait(for: "“\(text)”") { _ in terminal.output.contains(text) }
    }

    /// The words that a line has after its Tabs, as the shell takes them.
    mutating func words(after keys: String) throws -> [String] {
      number += 1
      // The line becomes an argument list before it is run: Ctrl-A and Ctrl-E move, as in any shell.
      try terminal.type(
        "\(keys)\u{1}printf '%s\\n' \u{5} > \(number).tmp; mv \(number).tmp \(number)\r")
      let file = folder / String(number)
      try terminal.wait(for: "the line of \(keys)") { _ in
        FileManager.default.fileExists(atPath: file)
      }
      return try folder.text(String(number)).split(separator: "\n").map {
        String($0).precomposedStringWithCanonicalMapping
      }
    }
  }

  private func tryAll(_ start: Prompt, tabs: String) throws {
    var prompt = start
    #expect(try prompt.words(after: "conj lev\t") == ["conj", "levels"])
    #expect(
      try prompt.words(after: "conj lookup --for\tj\t") == ["conj", "lookup", "--format", "jsonl"])
    #expect(
      try prompt.words(after: "conj search --format=j\t") == ["conj", "search", "--format=jsonl"])
    #expect(try prompt.words(after: "conj show banarian\t") == ["conj", "show", "bañarían"])
    #expect(
      try prompt.words(after: "conj levels --verb averigu\t") == [
        "conj", "levels", "--verb", "averiguar",
      ])
    #expect(
      try prompt.words(after: "conj practice Nivel\\ fac\t") == [
        "conj", "practice", "Nivel Fácil (presente)",
      ])
    #expect(try prompt.words(after: "conj check niv\t") == ["conj", "check", "nivel.txt"])
    // Words that differ in what is typed are listed, and what is typed stays.
    try prompt.terminal.type("conj show ban\(tabs)")
    try prompt.wait(for: "quetear")
    #expect(try prompt.words(after: "") == ["conj", "show", "ban"])
  }

  @Test(.enabled(if: ManualTests.isInstalled("bash"), "bash is not installed here"))
  func bashCompletes() throws {
    let source =
      Self.prefix.map { ". '\($0)/share/bash-completion/completions/conj'" }
      ?? "eval \"$(conj completions bash)\""
    try tryAll(Prompt("bash --norc --noprofile -i", source), tabs: "\t\t")
  }

  @Test(.enabled(if: ManualTests.isInstalled("zsh"), "zsh is not installed here"))
  func zshCompletes() throws {
    let start = "autoload -U compinit; compinit -D -u"
    let source =
      Self.prefix.map { "fpath=('\($0)/share/zsh/site-functions' $fpath); \(start)" }
      ?? "\(start); eval \"$(conj completions zsh)\""
    try tryAll(Prompt("zsh -f -i", source), tabs: "\t")
  }

  @Test(.enabled(if: ManualTests.isInstalled("fish"), "fish is not installed here"))
  func fishCompletes() throws {
    let source =
      Self.prefix.map {
        "set -p fish_complete_path '\($0)/share/fish/vendor_completions.d'"
      } ?? "conj completions fish | source"
    let start = "fish --no-config -i -C 'function fish_prompt; echo ready\\>\\ ; end'"
    try tryAll(Prompt(start, source), tabs: "\t")
  }

  /// Whoever wrote a level, its title is only text, whatever quotation mark is open.
  @Test(
    .enabled(if: ManualTests.isInstalled("bash"), "bash is not installed here"),
    arguments: ["", "\\\"", "\\'"])
  func titlesMeanNothingToBash(mark: String) throws {
    let title = #"L'été "doble" $HOME `id` \ x!"#
    let forms = "a, b, c, d, e, f"
    let folder = try TemporaryFolder([
      "nivel.txt": "\(title)\nx\nFF0000\ncomer: \(forms)\nver: \(forms)\n",
      "complete":
        #"""
      words=$(conj completions words bash -- levels --levels nivel.txt --level "$1L")
      word=${words#*$'\n'}
      eval "printf %s $1${word%%$'\t'*}$1"
      """#,
    ])
    let outcome = try Program.shell("bash complete \(mark)", in: folder.path)
    #expect(outcome.output == Array(title.utf8) && outcome.messages.isEmpty)
  }

  @Test(.enabled(if: ManualTests.isInstalled("bash"), "bash is not installed here"))
  func sourcingPrintsNothingInBash() throws { try sourcingPrintsNothing("bash") }

  @Test(.enabled(if: ManualTests.isInstalled("zsh"), "zsh is not installed here"))
  func sourcingPrintsNothingInZsh() throws { try sourcingPrintsNothing("zsh") }

  @Test(.enabled(if: ManualTests.isInstalled("fish"), "fish is not installed here"))
  func sourcingPrintsNothingInFish() throws { try sourcingPrintsNothing("fish") }

  private func sourcingPrintsNothing(_ shell: String) throws {
    let source = shell == "fish" ? "source script" : ". ./script"
    let folder = try TemporaryFolder()
    let outcome = try Program.shell(
      "conj completions \(shell) > script && \(shell) -c '\(source)'",
      in: folder.path)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.status == 0)
  }
}
