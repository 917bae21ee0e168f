import Foundation
import TestSupport
import Testing

/// The wording of the whole help, as it was last agreed on.
@Suite(.runsPrograms) struct HelpSnapshotTests {
  @Test func helpIsWhatTheFileHas() throws {
    let script = Repository.root.appending(path: "Tests/Scripts/print-help").path
    let outcome = try Program.shell("'\(script)' \"$(command -v conj)\"")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let file = "Tests/EndToEndTests/help.txt"
    let kept = try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
    let now = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, (line, old)) in zip(now, kept).enumerated() where line != old {
      Issue.record(
        "\(file):\(number + 1): “\(old)” is “\(line)” now; Tests/Scripts/print-help writes the file."
      )
      return
    }
    #expect(now.count == kept.count)
  }
}
