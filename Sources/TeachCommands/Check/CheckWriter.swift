import Invocation
import LevelFiles
import SystemIO
import Terminal
import Wording

extension Diagnostic {
  /// What findings that say the same have in common: file, kind, and the message without the words of the line.
  fileprivate var cause: Cause {
    switch id {
    case .otherAccents, .unknownVerb, .unknownForm, .otherPerson, .otherTense, .otherVerb:
      return Cause(file: file, id: id, line: line, column: column, words: Array(message.utf8))
    default:
      // Without what stands between “ and ”: E2 80 9C and E2 80 9D.
      var words: [UInt8] = []
      var isQuoted = false
      var last: UInt32 = 0
      for byte in message.utf8 {
        last = (last << 8 | UInt32(byte)) & 0xFF_FFFF
        if last == 0xE2_809C { isQuoted = true }
        if last == 0xE2_809D { isQuoted = false }
        if !isQuoted { words.append(byte) }
      }
      return Cause(file: file, id: id, line: 0, column: 0, words: words)
    }
  }
}

private struct Cause: Hashable {
  var file: String
  var id: DiagnosticID
  var line: Int
  var column: Int
  var words: [UInt8]
}

struct CheckWriter {
  let format: Context.Format
  /// Of findings that say the same, people are shown so many.
  private static let mostAlike = 3

  /// Names the files that were repaired and those that were left, beside the output where that is for programs.
  /// Everybody is told what could not be written.
  func write(
    repairs: [(file: LevelFile, repair: CheckedFiles.Repair)], _ context: inout Context
  ) throws(Failure) {
    for (file, repair) in repairs {
      if case .failed(let error) = repair {
        try context.output.flush()
        context.messages.say(
          CheckMessage.cannotMend(error.localizedDescription),
          advice: error.isNoRoom ? CheckMessage.noRoom : CheckMessage.nothingChanged)
      }
      let shown = format == .text ? context.styler.show(visibleText(file.path), .strong) : file.path
      let text: LocalizedText
      switch repair {
      case .mended(let backup):
        text = CheckMessage.mended(shown, visibleText(backup.description))
      case .left(let reason): text = CheckMessage.left(shown, reason)
      case .failed: continue
      }
      if format == .text { write(text, &context) } else { context.messages.say(text) }
    }
  }

  private func write(_ text: LocalizedText, _ context: inout Context) {
    context.output.append("\(text.text(in: context.language))\n")
  }

  func write(_ diagnostics: [Diagnostic], _ context: inout Context) throws(Failure) {
    let renderer = DiagnosticRenderer(
      styler: context.styler, width: context.width, language: context.language)
    // For each finding the number of its cause, and how many findings each cause has and how many of them are shown.
    var numbers: [Cause: Int] = [:]
    var causes: [Int] = []
    var counts: [(all: Int, shown: Int)] = []
    if format == .text {
      for finding in diagnostics {
        let cause = finding.cause
        let number = numbers[cause] ?? counts.count
        if number == counts.count {
          numbers[cause] = number
          counts.append((0, 0))
        }
        counts[number].all += 1
        causes.append(number)
      }
    }
    for (index, finding) in diagnostics.enumerated() {
      switch format {
      case .text:
        let cause = causes[index]
        counts[cause].shown += 1
        guard counts[cause].shown <= Self.mostAlike else { continue }
        context.output.append(renderer.text(of: finding))
        let more = counts[cause].all - Self.mostAlike
        if counts[cause].shown == Self.mostAlike, more > 0 {
          write(.verbatim("    ") + CheckMessage.moreLike(more), &context)
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
      let headings: KeyValuePairs<Ambiguity.Kind, LocalizedText> = [
        .verbs: CheckMessage.severalVerbs, .accent: CheckMessage.accentDiffers,
        .ñ: CheckMessage.tildeDiffers,
      ]
      for (kind, heading) in headings {
        var table = TextTable()
        table.rows = ambiguities.filter { $0.kind == kind }.map { item in
          [.init(" ")] + item.spellings.flatMap { [.init($0.form, .strong), .init($0.verbs)] }
        }
        guard !table.rows.isEmpty else { continue }
        let text = heading.text(in: context.language)
        context.output.append("\(context.styler.show(text, .faint))\n")
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
    let verbs = Set(files.levels.flatMap { $0.level.challenges.map(\.infinitive) })
    let glosses = files.glossaries.reduce(0) { $0 + $1.glosses.count }
    let isClean = errors == 0 && warnings == 0
    let counts = [
      CountMessage.files(files.files.count), CountMessage.levels(files.levels.count),
      CountMessage.verbs(verbs.count),
    ]
    let read = counts + (files.glossaries.isEmpty ? [] : [CountMessage.glosses(glosses)])
    let found =
      isClean
      ? CheckMessage.clean
      : .joined([CountMessage.errors(errors), CountMessage.warnings(warnings)])
    let language = context.language
    let isStrict = context.arguments.has(.strict)
    let emphasis: Style =
      errors > 0 || isStrict && warnings > 0 ? .error : isClean ? .strong : .warning
    let shown = context.styler.show(found.text(in: language), emphasis)
    context.output.append("\(LocalizedText.joined(read).text(in: language)): \(shown)\n")
  }
}
