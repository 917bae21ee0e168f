import LevelFiles
import Terminal

struct CheckWriter {
  private let format: Context.Format
  private let width: Int?
  private let styler: TextStyler
  private let isStrict: Bool

  init(_ context: borrowing Context) {
    // A report on files is for people wherever it goes, as a compiler's is.
    format = context.format(elsewhere: .text)
    width = context.width
    styler = context.styler
    isStrict = context.arguments.has(.strict)
  }

  /// Names the files that were repaired; programs see it in the files.
  func write(repaired: [LevelFile], _ output: inout OutputBuffer) throws(Failure) {
    guard format == .text else { return }
    for file in repaired {
      let path = visibleText(file.path)
      output.append("\(styler.show(path, .strong)): mended; the old file is \(path).bak\n")
    }
  }

  func write(_ diagnostics: [Diagnostic], _ output: inout OutputBuffer) throws(Failure) {
    let renderer = DiagnosticRenderer(styler: styler, width: width)
    for finding in diagnostics {
      switch format {
      case .text:
        output.append(renderer.text(of: finding))
        try output.flushIfLarge()
      case .tsv:
        try output.appendLine([
          finding.file, String(finding.line), String(finding.column), finding.severity.rawValue,
          finding.id.rawValue, finding.message, finding.help,
        ])
      case .jsonl:
        let record: Record = [
          "file": finding.file, "line": finding.line, "column": finding.column,
          "length": finding.length, "severity": finding.severity.rawValue,
          "id": finding.id.rawValue, "message": finding.message, "help": finding.help,
        ]
        try record.writeObject(to: &output)
      }
    }
  }

  func write(_ ambiguities: [Ambiguity], _ output: inout OutputBuffer) throws(Failure) {
    switch format {
    case .text:
      try write(ambiguities, .verbs, "Forms of several verbs:", &output)
      try write(ambiguities, .accent, "Forms that differ by an accent:", &output)
      try write(ambiguities, .ñ, "Forms that differ by n and ñ:", &output)
    case .tsv:
      for item in ambiguities {
        try output.appendLine([
          item.kind.rawValue, item.first.form, item.first.infinitives.joined(separator: ", "),
          item.second?.form ?? "", item.second?.infinitives.joined(separator: ", ") ?? "",
        ])
      }
    case .jsonl:
      for item in ambiguities {
        let forms = [item.first, item.second].compactMap { $0 }.map { spelling -> Record in
          ["form": spelling.form, "infinitives": spelling.infinitives]
        }
        let record: Record = ["ambiguous": item.kind.rawValue, "forms": forms]
        try record.writeObject(to: &output)
      }
    }
  }

  private func write(
    _ ambiguities: [Ambiguity], _ kind: Ambiguity.Kind, _ heading: String,
    _ output: inout OutputBuffer
  ) throws(Failure) {
    var table = TextTable()
    for item in ambiguities where item.kind == kind {
      var row: [TextTable.Cell] = [.init(" ")]
      for spelling in [item.first, item.second].compactMap({ $0 }) {
        row += [
          .init(spelling.form, .strong), .init(spelling.infinitives.joined(separator: ", ")),
        ]
      }
      table.rows.append(row)
    }
    guard !table.rows.isEmpty else { return }
    output.append("\(styler.show(heading, .faint))\n")
    try table.write(to: &output, width: width, styler: styler)
  }

  /// Writes how much was read and found; programs count for themselves.
  func writeSummary(_ files: CheckedFiles, _ output: inout OutputBuffer) throws(Failure) {
    guard format == .text else { return }
    let (errors, warnings) = files.counts
    let verbs = files.levels.reduce(0) { $0 + $1.level.challenges.count }
    let isClean = errors == 0 && warnings == 0
    let read =
      "\(counted(files.files.count, "file")), \(counted(files.levels.count, "level")), "
      + counted(verbs, "verb")
    let found =
      isClean
      ? "no errors, no warnings" : "\(counted(errors, "error")), \(counted(warnings, "warning"))"
    let emphasis: Style =
      errors > 0 || isStrict && warnings > 0 ? .error : isClean ? .strong : .warning
    output.append("\(read): \(styler.show(found, emphasis))\n")
  }
}
