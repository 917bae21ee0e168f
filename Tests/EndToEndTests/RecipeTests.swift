import Foundation
import TestSupport
import Testing

/// The recipes of Benchmarks/engines that need little, on a few words, and the commands of SKILL.md.
@Suite(.runsPrograms) struct RecipeTests {
  private static let engines = Repository.root.appending(path: "Benchmarks/engines").path
  private static let words = "fui\nirgais\nxyz\ndamelo\ncomeis\n"
  private static let verbs = "ser\nerguir\n\ndar\ncomer\n"

  @Test(arguments: ["pipe", "bash-coprocess"])
  func recipesAnswer(recipe: String) throws { try tryRecipe(recipe) }

  @Test(.enabled(if: ManualTests.isInstalled("python3"), "python3 is not installed here"))
  func theRecipeInPythonAnswers() throws { try tryRecipe("python-coprocess") }

  @Test(.enabled(if: ManualTests.isInstalled("parallel"), "parallel is not installed here"))
  func theRecipeForParallelAnswers() throws { try tryRecipe("parallel") }

  /// All answer as the pipe does.
  private func tryRecipe(_ recipe: String) throws {
    let folder = try TemporaryFolder(["words": Self.words])
    let outcome = try Program.shell("'\(Self.engines)/\(recipe)' words", in: folder.path)
    #expect(outcome.text == Self.verbs)
    #expect(outcome.status == 0, "\(outcome.messages)")
  }

  @Test(.enabled(if: ManualTests.isInstalled("fzf"), "fzf is not installed here"))
  func fzfShowsTheVerbBesideTheForms() throws {
    let folder = try TemporaryFolder(["words": Self.words])
    let terminal = try inTerminal(
      "cd '\(folder.path)' && '\(Self.engines)/fzf' words > chosen; echo chose $(cat chosen)",
      columns: 120, rows: 40)
    try terminal.type("irg")
    try terminal.wait(for: "the preview") { _ in terminal.output.contains("irguió") }
    try terminal.type("\r")
    try terminal.wait(for: "chose irgais")
  }

  @Test func commandsForProgramsWork() throws {
    let text = try Repository.text("SKILL.md")
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("conj ") }
      .map { $0.prefix { $0 != "#" } }
    #expect(lines.count >= 6)
    let folder = try TemporaryFolder(["page.txt": "Si yo fuera rico, viajaría.\n"])
    for line in lines {
      let outcome = try Program.shell(String(line), in: folder.path)
      #expect(!outcome.output.isEmpty, "\(line)")
      #expect(outcome.status == (line.contains("rompido") ? 1 : 0), "\(line)")
    }
  }
}
