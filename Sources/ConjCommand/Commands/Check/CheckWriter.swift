import LevelFiles
import Picker
import SystemIO
import Terminal

extension Diagnostic {
  /// What findings that say the same have in common: file, kind, and the message without the words of the line.
  fileprivate var cause: [String] {
    switch id {
    case .otherAccents, .unknownVerb, .unknownForm, .otherPerson, .otherTense, .otherVerb:
      return [file, id.rawValue, String(line), String(column), message]
    default:
      let parts = message.split(separator: "“", omittingEmptySubsequences: false)
      let words = parts.dropFirst().map { $0.split(separator: "”").dropFirst().joined() }
      return [file, id.rawValue, String(parts.first ?? "")] + words
    }
  }
}

struct CheckWriter {
  let format: Context.Format
  /// Of findings that say the same, people are shown so many.
  private static let mostAlike = 3

  /// Names the files that were repaired and those that were left; programs see it in the files.
  func write(
    repairs: [(file: LevelFile, repair: CheckedFiles.Repair)], _ context: inout Context
  ) throws(Failure) {
    guard format == .text else { return }
    for (file, repair) in repairs {
      let shown = context.styler.show(visibleText(file.path), .strong)
      switch repair {
      case .mended(let backup):
        let old = visibleText(backup.description)
        context.output.append("\(shown): mended; the old file is \(old)\n")
      case .left(let reason):
        context.output.append("\(shown): left as it is: \(reason)\n")
      }
    }
  }

  func write(_ diagnostics: [Diagnostic], _ context: inout Context) throws(Failure) {
    let renderer = DiagnosticRenderer(styler: context.styler, width: context.width)
    var rest = diagnostics.reduce(into: [:]) { $0[$1.cause, default: 0] += 1 }
    var shown: [[String]: Int] = [:]
    for finding in diagnostics {
      switch format {
      case .text:
        let cause = finding.cause
        shown[cause, default: 0] += 1
        guard shown[cause, default: 0] <= Self.mostAlike else { continue }
        rest[cause, default: 0] -= 1
        context.output.append(renderer.text(of: finding))
        if shown[cause] == Self.mostAlike, let more = rest[cause], more > 0 {
          context.output.append("    and \(counted(more, "more line")) like this\n")
        }
        try context.output.flushIfLarge()
      case .tsv:
        try context.output.appendLine([
          finding.file, String(finding.line), String(finding.column), finding.severity.rawValue,
          finding.id.rawValue, finding.message, finding.help,
        ])
      case .jsonl:
        let record: Record = [
          "file": finding.file, "line": finding.line, "column": finding.column,
          "length": finding.length, "severity": finding.severity.rawValue,
          "id": finding.id.rawValue, "message": finding.message, "help": finding.help,
        ]
        try record.writeObject(to: &context.output)
      }
    }
  }

  func write(_ ambiguities: [Ambiguity], _ context: inout Context) throws(Failure) {
    switch format {
    case .text:
      let headings: KeyValuePairs<Ambiguity.Kind, String> = [
        .verbs: "Forms of several verbs:", .accent: "Forms that differ by an accent:",
        .ñ: "Forms that differ by n and ñ:",
      ]
      for (kind, heading) in headings {
        var table = TextTable()
        table.rows = ambiguities.filter { $0.kind == kind }.map { item in
          [.init(" ")] + item.spellings.flatMap { [.init($0.form, .strong), .init($0.verbs)] }
        }
        guard !table.rows.isEmpty else { continue }
        context.output.append("\(context.styler.show(heading, .faint))\n")
        try context.write(table)
      }
    case .tsv:
      for item in ambiguities {
        let alone = item.spellings.count == 1 ? ["", ""] : []
        try context.output.appendLine(
          [item.kind.rawValue] + item.spellings.flatMap { [$0.form, $0.verbs] } + alone)
      }
    case .jsonl:
      for item in ambiguities {
        let forms = item.spellings.map { spelling -> Record in
          ["form": spelling.form, "infinitives": spelling.infinitives]
        }
        let record: Record = ["ambiguous": item.kind.rawValue, "forms": forms]
        try record.writeObject(to: &context.output)
      }
    }
  }

  /// Writes how much was read and found; programs count for themselves.
  func writeSummary(_ files: CheckedFiles, _ context: inout Context) throws(Failure) {
    guard format == .text else { return }
    let (errors, warnings) = files.counts
    let verbs = files.levels.reduce(0) { $0 + $1.level.challenges.count }
    let glosses =
      files.glossaries.isEmpty
      ? "" : counted(files.glossaries.reduce(0) { $0 + $1.glosses.count }, "gloss", "glosses")
    let isClean = errors == 0 && warnings == 0
    let read =
      "\(counted(files.files.count, "file")), \(counted(files.levels.count, "level")), "
      + counted(verbs, "verb")
      + (glosses.isEmpty ? "" : ", \(glosses)")
    let found =
      isClean
      ? "no errors, no warnings" : "\(counted(errors, "error")), \(counted(warnings, "warning"))"
    let isStrict = context.arguments.has(.strict)
    let emphasis: Style =
      errors > 0 || isStrict && warnings > 0 ? .error : isClean ? .strong : .warning
    context.output.append("\(read): \(context.styler.show(found, emphasis))\n")
  }
}
