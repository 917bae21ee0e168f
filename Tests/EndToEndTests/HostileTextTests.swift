import Foundation
import TestSupport
import Testing

/// Text that would steer a terminal, turn its lines round or hide in them: in levels, glossaries, logs, names of
/// files, queries, options and messages. Nothing of it reaches the terminal.
@Suite(.runsPrograms) struct HostileTextTests {
  private static let pieces = [
    "\u{1B}[3J", "\u{1B}]0;x\u{7}", "\u{1B}c", "\u{9B}2J", "\u{9D}0;x\u{9C}", "\u{202E}",
    "\u{2066}",
    "\u{200B}", "\u{200F}", "\u{2028}", "\u{85}", "\u{7}", "\u{8}", "\u{7F}", "\u{E}", "\u{FEFF}",
    "\u{AD}", "\u{61C}", "\u{E0041}", "\u{C}", "\u{B}",
  ]
  /// All of them in one text; each alone too where tests are exhaustive.
  private static let texts = [pieces.joined()] + (isExhaustive ? pieces : [])

  /// A file whose beginning has a control character in twenty is taken for no text.
  private static let filler = String(repeating: "-", count: 1000)

  /// Every place of a level, a glossary, a log and a text has it.
  private func folder(_ bad: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "\(bad)a.txt": """
      Nivel \(bad) uno
      Descripción \(bad)
      FF0000
      # \(Self.filler)
      tiempo: presente
      comer: como, com\(bad)es, come/co\(bad)me, comemos, coméis, comen
      be\(bad)ber: bebo, bebes, bebe, bebemos, bebéis, beben
      vivir: vivo, vives, vive, vivimos, vivís, viven
      \(bad): a, b, c, d, e, f
      ir: voy, vas, va
      partir: parto, 1\(bad), parte, partimos, partís, parten

      """,
      "b/\(bad).txt": """
      Nivel \(bad) dos
      \(bad)
      F\(bad)F
      # \(Self.filler)
      tiempo: pasado \(bad)
      formas: yo \(bad), tú, él
      vida\(bad): 3
      comer: comí, comiste, comi\(bad)ó
      hablar: hablé, hablaste, habló

      """,
      "glosas-en.txt":
        "# \(Self.filler)\ncomer: to eat \(bad)\nvivir\(bad): to live\nhablar \(bad)\n",
      // What has no findings: title, description and meanings.
      "good/\(bad).txt": """
      Nivel \(bad) tres
      Para \(bad)
      FF0000
      # \(Self.filler)
      tiempo: presente
      comer: como, comes, come, comemos, coméis, comen
      vivir: vivo, vives, vive, vivimos, vivís, viven

      """,
      "good/glosas-en.txt": "# \(Self.filler)\ncomer: to eat \(bad)\n",
      "text.txt": "Ayer com\(bad)í y \(bad) comes. Nab\(bad)lamos xyz\(bad) nablamos.\n",
      "log.tsv": """
      1\t2026-11-20T10:00:00+00:00\tcomer\tpresente\tyo\(bad)\twrong\ttype\t\(bad)\t900
      1\t2026-11-20T10:00:00+00:00\tcomer\tpresente\tyo\twrong\ttype\tx\(bad)\t900
      \(bad)

      """,
    ])
    return folder
  }

  private static let commands = [
    "lookup comes com'$H'es '$H' vi\"$H\"ves",
    "lookup \"com$H\"es \"$H\" \"xyz $H fui\" comi\"$H\"ó",
    "lookup --readings comes comió", "lookup --accents ignore \"comis$H\" --suggest",
    "lookup --text text.txt --all", "lookup --text \"$H\"", "lookup --text --known \"$H\" text.txt",
    "lookup \"$H.txt\" text.txt", "search com", "search \"$H\"", "search \"*$H*\"",
    "search '' --forms",
    "search e --verbs", "show comer vivir", "show \"$H\"", "show \"com$H\"er",
    "show comer --level \"$H\"", "levels", "levels --verb comer", "levels --verb \"$H\"",
    "levels --form \"comi${H}ó\"", "levels --compare uno dos --levels .", "levels --level \"$H\"",
    "lookup --levels . como", "levels --levels .", "show comer --levels .", "check .",
    "check --strict --ambiguous . \"$H\"", "check --fix glosas-en.txt",
    "index info \"$H.conj\"",
    "index build --levels . -o \"$H.conj\"", "index info \"$H.conj\"", "index verify \"$H.conj\"",
    "index verify text.txt", "lookup --index \"$H\" como", "lookup --index text.txt como",
    "lookup --levels \"$H\" como", "\"$H\"", "\"--$H\"", "lookup \"--$H\"",
    "lookup --format \"$H\"",
    "lookup --accents=\"$H\" x", "search --limit \"$H\" x", "lookup --color \"$H\" x",
    "completions \"$H\"", "help \"$H\"",
    "new \"Título $H\" --verbs \"comer,$H\" --description \"$H\"",
    "new \"$H\" --from \"$H\" --verbs x", "new x --verbs comer -o \"$H/x.txt\"",
    "practice --sheet --no-save --count 4",
    "practice --stats", "practice --plain --count 3 < text.txt",
    "practice \"$H\" --plain < text.txt",
    "practice --recognise --plain --no-save < text.txt",
    "practice --choose --plain --no-save < text.txt",
    "practice --count \"$H\" < text.txt", "practice --plain --verbs \"$H\" < text.txt",
    "practice --plain --persons \"$H\" < text.txt",
    "practice --forget < text.txt", "repl --plain --format text < text.txt",
    "repl --plain --format text \"$H\" < text.txt", "lookup --format text < text.txt",
  ]

  /// Every second command that prints for people. Where tests are exhaustive all are tried with all pieces together, in
  /// both languages, with and without lines for screen readers, and with each alone in one of these ways.
  @Test(arguments: texts)
  func commands(bad: String) throws {
    let folder = try folder(bad)
    let ways = [("es", ""), ("en", "1"), ("es", "1"), ("en", "")]
    let number = Self.texts.firstIndex(of: bad) ?? 0
    for (language, accessible) in isExhaustive && number == 0 ? ways : [ways[number % 4]] {
      let lines = Self.commands.enumerated().filter { isExhaustive || $0.offset % 2 == 0 }
        .map { "conj \($0.element)" }.joined(separator: "\n")
      let terminal = try inTerminal(
        "cd \(folder.path)\n\(lines)\necho the end; read end",
        environment: [
          "H": bad, "CONJ_LEVELS": "good", "CONJ_LANG": language, "ACCESSIBLE": accessible,
          "CONJ_PRACTICE_LOG": "log.tsv",
        ])
      try terminal.wait(for: "the end")
      let found = steering(in: terminal.output)
      #expect(found == [], "\(language): \(found.prefix(5))")
      // All of them were tried: names of levels, findings and glosses are there.
      guard number == 0 else { continue }
      for shown in ["Nivel ", "glosas-en.txt:", "to eat ", "FF0000"] {
        #expect(terminal.output.contains(shown))
      }
    }
  }

  /// The screens of the picker and of practice.
  @Test(arguments: texts)
  func screens(bad: String) throws {
    let folder = try folder(bad)
    let environment = [
      "H": bad, "CONJ_LEVELS": folder.path, "CONJ_PRACTICE_LOG": folder / "log.tsv",
    ]
    // Keys, and what the screen shows after them: anything else than before where nothing is named.
    for (command, showing, keys) in [
      (
        "repl", "comer",
        [
          ("com", "¿   com"), ("\r", "Esc back"), ("\u{1B}", "Enter verb"),
          ("\u{C}", "Enter narrow"), ("uno", "level   uno"), ("\r", "^L all levels"),
          ("\u{15}viv", "¿   viv"), ("\u{1B}OP", "any key goes back"),
        ]
      ),
      ("repl \"$H\"", "^C", [("\u{15}comi", "¿   comi"), ("\r", "")]),
      (
        "practice uno --count 4", "presente",
        [
          // What a key does that is among them is not known: a letter, a line's end, Escape.
          (bad.filter { $0 != "\u{C}" }, ""), ("\r", ""), ("?", ""), ("\u{1B}", ""),
        ]
      ),
      ("practice --choose --no-save", "Nivel", [("\r", ""), ("1", ""), ("\r", "")]),
    ] {
      let terminal = try inTerminal(
        "conj \(command); echo the end; read end", columns: 120, environment: environment)
      try terminal.wait(for: "\(command)") { $0.isAlternate && $0.text.contains(showing) }
      for (key, shown) in keys {
        let before = terminal.screen.text
        try terminal.type(key)
        if shown.isEmpty {
          // A change may have come with the one before.
          try? terminal.wait(for: "a change", within: 1) {
            $0.isAlternate && !$0.updateIsOpen && $0.text != before
          }
        } else {
          try terminal.wait(for: shown)
        }
      }
      try terminal.type("\u{3}")
      try terminal.wait(for: "the end")
      let found = steering(in: terminal.output)
      #expect(found == [], "\(command): \(found.prefix(5))")
      // Findings, before the screen begins, are lines as long as they are.
      let surprises = terminal.screen.surprises.filter { $0 != "text beyond the edge" }
      #expect(surprises == [], "\(command)")
    }
  }
}
