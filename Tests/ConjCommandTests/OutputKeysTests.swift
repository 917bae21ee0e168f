import ConjCommand
import Foundation
import Invocation
import TestSupport
import Testing

/// The manual page has the keys of all commands: what is documented is what is written.
@Suite struct OutputKeysTests {
  private static let calls = [
    "search": [
      ["search", "fui"], ["search", "--forms", "arrepient"], ["search", "--count", "fui"],
    ],
    "show": [["show", "levantarse"], ["show", "tener"]],
    "levels": [
      ["levels", "--verb", "tener"], ["levels", "--form", "tengo"],
      ["levels", "--compare", "preterito-ar", "preterito-er-ir"],
    ], "check": [["check", "--ambiguous"]], "index info": [["index", "info"]],
    "practice": [["practice", "--count", "1", "nivel fácil"], ["practice", "--stats"]],
  ]

  /// lookup has records for its columns, and repl writes what lookup and show do; the others write no tables.
  @Test func aCommandIsDocumentedOrWritesNoKeys() {
    let others = ["lookup", "repl", "new", "completions", "manual"]
    let documented = OutputKeys.all.map { String($0.key.prefix { $0 != " " }) }
    #expect(Set(Command.all.map(\.name)) == Set(documented + others))
  }

  @Test(arguments: OutputKeys.all.map(\.key))
  func documentedAreThoseThatAreWritten(command: String) throws {
    let keys = try #require(OutputKeys.all.first { $0.key == command }).value
    let level = "Título\nBeschreibung\nformas: yo, tú\n1. hablar: hablo, habló\n2. tener: tengo\n"
    let folder = try TemporaryFolder(["nivel.txt": level])
    let answer = Array("xx\n".utf8)
    let log = ["CONJ_PRACTICE_LOG": folder / "log.tsv"]
    // Answers that are only marked are not in the log.
    if command == "practice" {
      _ = try conj(
        ["practice", "--count", "1", "--format", "text", "nivel fácil"], input: answer,
        environment: log)
    }
    let runs = try #require(Self.calls[command]).map { arguments in
      try conj(
        arguments + ["--format", "jsonl"] + (command == "check" ? [folder.path] : []),
        input: answer, environment: log)
    }
    let written = Set(try runs.flatMap { try $0.objects() }.flatMap { Self.keys(of: $0) })
    #expect(written == Set(keys.map(\.key)))
    let page = Manual.page
    for (key, _) in keys { #expect(page.contains("\n.TP\n.B \(key)\n")) }
  }

  /// The keys of an object and of all that it holds.
  static func keys(of value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap { keys(of: $0) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.flatMap { [$0.key] + keys(of: $0.value) }
  }
}
