import LevelFiles
import SystemIO

extension Flag {
  static let strict = Flag("strict", help: "warnings count as errors")
  static let ambiguous = Flag(
    "ambiguous", help: "also list the forms that students mix up",
    details: """
      Forms of these levels that belong to several verbs, and pairs of forms that differ by an \
      accent or ñ alone.
      """)
  static let fix = Flag(
    "fix", help: "mend what needs no knowledge of Spanish",
    details: """
      Encoding, line ends, decomposed accents, trailing commas and stray spaces; no word changes. \
      The old file stays beside the new one, with .bak behind its name.
      """)
}

extension Command {
  static let check = Command(
    name: "check",
    synopsis: "[PATH…]",
    words: 0...Int.max,
    summary: "read level files and say what is wrong with them",
    details: [
      """
      Reads level files, or folders of them, and shows each problem with its place and what to do. \
      Without PATH the paths of --levels or CONJ_LEVELS are read. The verbs and forms are also \
      compared with the built-in levels: a form with another accent, under another person, or \
      that they don't know gives a warning.
      """,
      """
      The exit status is 0 where there are no errors, 1 where there are, 2 where a path can't be \
      read. The report is text everywhere; tsv has file, line, column, severity, id, message and \
      help.
      """,
    ],
    flags: [.strict, .ambiguous, .fix],
    examples: [
      Example("conj check niveles", "What is wrong with the levels of a folder?"),
      Example("conj check nivel.txt --fix", "Mend what can be mended without you:"),
      Example("conj check nivel.txt --ambiguous", "What will students mix up?"),
    ],
    run: { (context) throws(Failure) in
      let paths = try pathsToCheck(context)
      var files = CheckedFiles(paths: paths, only: context.arguments.values(.level))
      let repaired = context.arguments.has(.fix) ? try files.fix() : []
      files.read()
      let ambiguities =
        context.arguments.has(.ambiguous) ? Ambiguity.all(in: files.levels.lazy.map(\.level)) : []
      let writer = CheckWriter(context)
      try writer.write(repaired: repaired, &context.output)
      try writer.write(files.diagnostics, &context.output)
      try writer.write(ambiguities, &context.output)
      try writer.writeSummary(files, &context.output)
      return files.status(isStrict: context.arguments.has(.strict))
    })
}

private func pathsToCheck(_ context: borrowing Context) throws(Failure) -> [FilePath] {
  for paths in [context.arguments.paths, context.levelPaths] where !paths.isEmpty {
    guard !paths.contains(LevelSource.builtin) else {
      throw .trouble(
        "The built-in levels are part of conj and have no files to check.",
        advice: "Name a level file or a folder of them: conj check nivel.txt")
    }
    return paths.map { $0 == FilePath("-") ? FilePath("/dev/stdin") : $0 }
  }
  throw .trouble(
    "conj check needs to know what to check.",
    advice: "Name a level file or a folder of them: conj check nivel.txt")
}
