import Terminal
import TestSupport
import Testing
import VerbForms

@testable import Picker

/// The lines below the list: what they say stands whole, or a `…` tells that something is missing.
struct StatusTests {
  private func text(_ status: StatusText, _ width: Int, _ height: Int) -> [String] {
    status.lines(width: width, height: height).map { line in
      line.map { $0.text }.joined(separator: " ")
    }
  }

  @Test
  func whatHasNoRoomIsLeftOutInOrder() {
    let status = StatusText(
      subject: "dámelo", parts: "da + me + lo", infinitive: "dar",
      facts: ["dar, imperativo, tú, vos", "presente, él", "also donar"])
    #expect(
      text(status, 80, 1) == [
        "dámelo  = da + me + lo, dar, imperativo, tú, vos; presente, él; also donar"
      ])
    #expect(
      text(status, 70, 1) == [
        "dámelo  = da + me + lo, dar, imperativo, tú, vos; presente, él …"
      ])
    #expect(text(status, 60, 1) == ["dámelo  = da + me + lo, dar, imperativo, tú, vos …"])
    #expect(text(status, 40, 1) == ["dámelo  dar, imperativo, tú, vos …"])
    #expect(text(status, 30, 1) == ["dar, imperativo, tú, vos …"])
    #expect(text(status, 20, 1) == ["dar …"])
    #expect(text(status, 4, 1) == [])
    #expect(
      text(status, 40, 2) == [
        "dámelo  = da + me + lo, dar, imperativo,", "tú, vos; presente, él; also donar",
      ])
    #expect(text(StatusText(subject: "xyz", facts: ["near"]), 20, 1) == ["xyz  near"])
    #expect(text(StatusText(subject: "xyz", facts: ["nothing is near"]), 12, 1) == ["nothing is …"])
  }

  /// For every size of screen and for forms with the longest tenses.
  @Test(arguments: ["fui", "sea", "hubiésemos terminado", "he estado comiendo", "rompido"])
  func noFactIsEverCut(query: String) {
    let full = Set(
      Sample.picker(200, 24, query: query, index: .builtin).status.map { status in
        (status.facts + [status.infinitive ?? ""]).flatMap { $0.split(separator: " ") }
      } ?? [])
    for columns in [20, 30, 40, 59, 60, 80, 100] {
      for rows in isExhaustive ? [10, 12, 16, 20, 24] : [columns % 20 == 0 ? 10 : 16] {
        let state = Sample.picker(columns, rows, query: query, index: .builtin)
        let frame = state.frame
        let shown = state.size.readingRows.map { frame.text(ofRow: $0) }
        #expect(!shown.isEmpty)
        let words = shown.joined(separator: " ").split(separator: " ").filter { $0 != "…" }
        let known = full.union(query.split(separator: " ")).union(["te", "vaya", "="])
        for word in words {
          let word = word.last == "," || word.last == ";" ? word.dropLast() : word
          #expect(
            known.contains { $0.trimmingSuffix { ",;".contains($0) } == word }
              || word.hasSuffix("…"),
            "\(word) at \(columns) × \(rows)")
        }
      }
    }
  }

  /// At 40 columns verb, tense and person of the longest tense are there, and the query.
  @Test
  func aNarrowScreenSaysAll() {
    let state = Sample.picker(40, 20, query: "hubiésemos terminado", index: .builtin)
    #expect(
      state.screen.contains(
        """
         hubiésemos terminado  terminar,
         pluscuamperfecto de subjuntivo,
         nosotros
        """))
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ isDropped: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isDropped(last) { text.removeLast() }
    return text
  }
}
