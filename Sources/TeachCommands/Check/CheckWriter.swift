import Invocation
import LevelFiles
import SystemIO
import Terminal
import Wording

struct CheckWriter {
  let format: Context.Format

  /// Names the files that were repaired and those that were left, beside the output where that is for programs.
  /// Everybody is told what could not be written.
  func write(
    repairs: [(file: LevelFile, repair: CheckedFiles.Repair)], _ context: inout Context
  ) throws(Failure) {
    for (file, repair) in repairs {
      let shown = format == .text ? context.styler.show(visibleText(file.path), .strong) : file.path
      switch repair {
      case .success(let outcome):
        let text = LocalizedText.verbatim("\(shown): ") + outcome
        if format == .text {
          context.output.append("\(text.text(in: context.language))\n")
        } else {
          context.messages.say(text)
        }
      case .failure(let error):
        let advice: LocalizedText =
          if error.isNoRoom {
            .init(
              en: "Check that there is room on the disk. The file has not changed.",
              es: "Mira si hay espacio en el disco; el archivo no ha cambiado.")
          } else if error.isNameTooLong {
            .init(
              en:
                "Give the file a shorter name: the old file needs .bak after it. The file has not changed.",
              es:
                "Da al archivo un nombre más corto: el anterior lleva .bak detrás; el archivo no ha cambiado."
            )
          } else {
            .init(
              en: "Check that you can write to the file and its folder. The file has not changed.",
              es:
                "Mira si puedes escribir en el archivo y en su carpeta; el archivo no ha cambiado.")
          }
        try context.output.flush()
        context.messages.say(
          en: "The file can't be fixed: \(error.localizedDescription).",
          es: "No se puede corregir el archivo: \(error.localizedDescription).", advice: advice)
      }
    }
  }

  func write(_ diagnostics: [Diagnostic], _ context: inout Context) throws(Failure) {
    switch format {
    case .text:
      let renderer = DiagnosticRenderer(
        styler: context.styler, width: context.width, language: context.language)
      try renderer.forEachText(of: diagnostics) { text throws(Failure) in
        context.output.append(text)
        try context.output.flushIfLarge()
      }
    case .tsv, .jsonl:
      for finding in diagnostics {
        var record: Record = ["file": finding.file, "line": finding.line, "column": finding.column]
        if format == .jsonl { record += ["length": finding.length] }
        record += [
          "severity": finding.severity.rawValue, "id": finding.id.rawValue,
          "message": finding.message, "help": finding.help,
        ]
        if format == .jsonl { record += ["omitted": finding.omitted] }
        try record.write(as: format, to: &context.output)
      }
      for finding in diagnostics where format == .tsv && finding.omitted > 0 {
        context.messages.say(
          en: "\(finding.file) has \(finding.omitted) more of the kind \(finding.id.rawValue).",
          es: "\(finding.file) tiene \(finding.omitted) más del tipo \(finding.id.rawValue).")
      }
    }
  }

  func write(_ ambiguities: some Sequence<Ambiguity>, _ context: inout Context) throws(Failure) {
    switch format {
    case .text:
      let headings: KeyValuePairs<Ambiguity.Kind, LocalizedText> = [
        .verbs: .init(en: "Forms of several verbs:", es: "Formas de varios verbos:"),
        .accent: .init(
          en: "Forms that differ by an accent:",
          es: "Formas que se distinguen por una tilde:"),
        .ñ: .init(en: "Forms that differ by n and ñ:", es: "Formas que se distinguen por n y ñ:"),
      ]
      for (kind, heading) in headings {
        let items = ambiguities.lazy.filter { $0.kind == kind }
        guard items.contains(where: { _ in true }) else { continue }
        let text = heading.text(in: context.language)
        context.output.append("\(context.styler.show(text, .faint))\n")
        var table = context.table
        try table.write(items, to: &context.output) { item, table in
          table.add(" ")
          for spelling in item.spellings {
            table.add(spelling.form, .strong, inLines: "\(spelling.form) (\(spelling.verbs))")
            table.add(spelling.verbs, inLines: "")
          }
          table.endRow()
        }
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
        try record.write(as: .jsonl, to: &context.output)
      }
    }
  }

  /// Writes how much was read and found; programs count for themselves.
  func writeSummary(_ files: CheckedFiles, _ context: inout Context) throws(Failure) {
    guard format == .text else { return }
    let (errors, warnings) = files.counts
    let isClean = errors == 0 && warnings == 0
    let found: LocalizedText =
      isClean
      ? .init(en: "no errors, no warnings", es: "ningún error, ningún aviso")
      : .joined([CountMessage.errors(errors), CountMessage.warnings(warnings)])
    let language = context.language
    let isStrict = context.arguments.has(.strict)
    let emphasis: Style =
      errors > 0 || isStrict && warnings > 0 ? .error : isClean ? .strong : .warning
    let shown = context.styler.show(found.text(in: language), emphasis)
    context.output.append("\(LocalizedText.joined(files.contents).text(in: language)): \(shown)\n")
  }
}
