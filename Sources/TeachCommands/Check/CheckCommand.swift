package import Invocation
import LevelFiles
import SystemIO
import Terminal
import VerbForms
import Wording

extension Flag {
  static let strict = Flag("strict", help: "warnings count as errors")
  static let ambiguous = Flag(
    "ambiguous", help: "also list the forms that students mix up",
    details: """
      Forms of these levels that belong to several verbs, and pairs of forms that differ by \
      accents or ñ alone; of many such forms each is beside the first and the one before it.
      """)
  static let fix = Flag(
    "fix", help: "mend what needs no knowledge of Spanish",
    details: """
      Encoding (UTF-16 and Ã© too), line ends, decomposed accents, quotation marks, numbers before \
      verbs, separators, final stops, trailing commas and stray spaces. A file is written only if \
      all its cells stay the same. The old one stays beside it with .bak behind its name, or .bak2.
      """)
}

extension Command {
  package static let check = Command(
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
      read. The report is text everywhere. It has at most a hundred findings of a kind about a file, and after ten thousand in all one. \
      tsv has file, line, column, severity, id, message and help; with --ambiguous its lines have a kind (verbs, \
      accent or ñ), a form and its verbs, and for accent and ñ the other form and its verbs.
      """,
    ],
    flags: [.strict, .ambiguous, .fix],
    format: .formatOfReport,
    without: [.index],
    completion: { _ in .files },
    examples: [
      "conj check niveles": "What is wrong with the levels of a folder?",
      "conj check nivel.txt --fix": "Mend what can be mended without you:",
      "conj check nivel.txt --ambiguous": "What will students mix up?",
    ],
    run: { (context) throws(Failure) in
      let paths = try pathsToCheck(context)
      var files = CheckedFiles(paths: paths, only: context.arguments.values(.level))
      let repairs = context.arguments.has(.fix) ? files.fix() : []
      let levels = files.read()
      // A report on files is for people wherever it goes, as a compiler's is.
      let writer = CheckWriter(format: context.format(elsewhere: .text))
      try writer.write(repairs: repairs, &context)
      try writer.write(files.diagnostics, &context)
      if context.arguments.has(.ambiguous) {
        try writer.write(Ambiguity.all(in: .compiled((consume levels).map(\.level))), &context)
      }
      if let choice = files.unknownChoice {
        throw .trouble(
          UsageMessage.noLevelNamed(choice),
          advice: .init(
            en: "Write part of the title or file name of one of the levels to check.",
            es: "Escribe una parte del título o del nombre de archivo de un nivel que se revise."))
      }
      try writer.writeSummary(files, &context)
      let hasFailed = repairs.contains { if case .failure = $0.repair { true } else { false } }
      return files.status(isStrict: context.arguments.has(.strict))
        .worse(hasFailed ? .trouble : .success)
    })
}

/// The file that `-` means. It has no name that a repair could be written to.
private let standardInput = FilePath("/dev/stdin")

private let nameLevel = LocalizedText(
  en: "Name a level file or a folder of them: conj check nivel.txt",
  es: "Escribe un archivo de nivel o una carpeta de niveles: conj check nivel.txt")

private func pathsToCheck(_ context: borrowing Context) throws(Failure) -> [FilePath] {
  if !context.arguments.words.isEmpty, context.arguments.has(.levels) {
    throw .trouble(
      UsageMessage.fileOr(Flag.levels.name, of: "check"), advice: UsageMessage.leaveOneOut)
  }
  for paths in [try context.arguments.paths(), context.levelPaths] where !paths.isEmpty {
    let whole = paths.map(\.description).joined(separator: " ")
    let isCut = paths.count > 1 && paths.contains { kind(of: $0) == .missing }
    guard !isCut || kind(of: FilePath(whole)) == .missing else {
      throw .trouble(
        en: "The name has spaces, so each word was read as a separate name.",
        es:
          "El nombre tiene espacios, y cada una de sus palabras se ha tomado por un nombre aparte.",
        advice: "Put it in quotation marks: conj check \"\(whole)\"",
        consejo: "Ponlo entre comillas: conj check \"\(whole)\"")
    }
    guard !paths.contains(IndexSelection.builtin) else {
      throw .trouble(
        en: "The built-in levels are part of conj and have no files to check.",
        es: "Los niveles incluidos son parte de conj y no tienen archivos que comprobar.",
        advice: nameLevel)
    }
    return paths.map { $0 == FilePath("-") ? standardInput : $0 }
  }
  throw .trouble(
    en: "conj check needs to know what to check.",
    es: "conj check necesita saber qué comprobar.",
    advice: nameLevel)
}

/// The files that `conj check` reads, and what is found in them.
struct CheckedFiles {
  private(set) var files: [LevelFile]
  /// What they hold: so many levels, verbs and glosses.
  private(set) var contents: [LocalizedText] = []
  /// What was found, by file, line and column, as far as it is held.
  private(set) var diagnostics: [Diagnostic]

  /// The texts of `--level`; without any all levels count.
  private let choices: [String]
  private var limit = FindingLimit()
  /// One of them that matches no level.
  private(set) var unknownChoice: String?

  init(paths: [FilePath], only choices: [String]) {
    (files, diagnostics) = LevelLoader.find(paths: paths)
    self.choices = choices
  }

  /// Reads the files, each once, and compares them with the reference. The levels are given away, so that they can be freed.
  mutating func read() -> [ParsedLevel] {
    var chosen: [(file: LevelFile, level: ParsedLevel?, findings: [Diagnostic])] = []
    var found: Set<String> = []
    for file in files {
      // Glossaries are read when the levels' verbs are known.
      let (level, findings) = file.isGlossary ? (nil, []) : LevelLoader.parsed(file)
      let naming = choices(naming: level?.level, of: file)
      found.formUnion(naming)
      if choices.isEmpty || !naming.isEmpty {
        chosen.append((file, level, limit.held(of: findings)))
      }
    }
    unknownChoice = choices.first { !found.contains($0) }
    files = chosen.map(\.file)
    let levels = chosen.compactMap(\.level)
    let reference = ReferenceCheck()
    var differences = reference.findings(in: levels)[...]
    let verbs = Set(levels.lazy.flatMap { $0.level.challenges.map(\.infinitive) })
    var glossCounts: [Int] = []
    for (file, level, findings) in chosen {
      if file.isGlossary {
        let (glossary, findings) = LevelLoader.glossary(file) { verb in
          verbs.contains(verb) ? nil : reference.finding(about: verb)
        }
        if let glossary { glossCounts.append(glossary.glosses.count) }
        diagnostics += limit.held(of: findings)
      } else {
        let ofLevel = level == nil ? [] : differences.removeFirst()
        diagnostics += (findings + limit.held(of: ofLevel)).inOrder
      }
    }
    contents = [
      CountMessage.files(files.count), CountMessage.levels(levels.count),
      CountMessage.verbs(verbs.count),
    ]
    if !glossCounts.isEmpty { contents.append(CountMessage.glosses(glossCounts.reduce(0, +))) }
    return levels
  }

  /// The texts of `--level` that name a file's level.
  private func choices(naming level: Level?, of file: LevelFile) -> [String] {
    choices.filter {
      LevelFilter($0).matches(
        title: level?.title ?? "", file: file.relativePath, grade: level?.grade)
    }
  }

  /// What became of a file, or why it could not be written.
  typealias Repair = Result<LocalizedText, FileError>

  /// Repairs the files that need it, and returns which. Those that can't be read are findings.
  func fix() -> [(file: LevelFile, repair: Repair)] {
    files.compactMap { file in repair(file).map { (file, $0) } }
  }

  /// Repairs a file as a whole or not at all; nil where there is nothing to repair.
  private func repair(_ file: LevelFile) -> Repair? {
    let kind = kind(of: file.location)
    if kind == .missing { return nil }
    guard kind == .file, file.location != standardInput else {
      return Self.left(
        .init(
          en: "only a file by its name is fixed", es: "solo se arregla un archivo que tiene nombre")
      )
    }
    guard let old = try? file.content(),
      choices.isEmpty || !choices(naming: LevelLoader.read(file).level, of: file).isEmpty
    else { return nil }
    do throws(FileError) {
      switch LevelRepair.outcome(old, isGlossary: file.isGlossary) {
      case .clean: return nil
      case .left(let reason): return Self.left(reason)
      case .mended where linkCount(of: file.location) > 1:
        return Self.left(
          .init(en: "it has another name (a hard link)", es: "tiene otro nombre (un enlace duro)"))
      case .mended(let bytes):
        let backup = Self.freeBackup(of: file.location)
        try replaceFile(file.location, with: bytes, expecting: old, backup: backup)
        let name = visibleText(backup.description)
        return .success(
          .init(
            en: "fixed; the old file is \(name)", es: "corregido; el archivo anterior es \(name)"))
      }
    } catch {
      return .failure(error)
    }
  }

  private static func left(_ reason: LocalizedText) -> Repair {
    .success(.init(en: "left as it is: \(reason)", es: "se deja como está: \(reason)"))
  }

  /// A name for the old file that no file has yet: `nivel.txt.bak`, `nivel.txt.bak2`.
  private static func freeBackup(of file: FilePath) -> FilePath {
    let names = (1...).lazy.map { file + ($0 == 1 ? ".bak" : ".bak\($0)") }
    return names.first { isFree($0) } ?? file + ".bak"
  }

  var counts: (errors: Int, warnings: Int) { (count(.error), count(.warning)) }

  private func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.lazy.filter { $0.severity == severity }.reduce(0) { $0 + 1 + $1.omitted }
  }

  func status(isStrict: Bool) -> ExitStatus {
    if diagnostics.contains(where: { $0.id.isTrouble }) { return .trouble }
    let counts = counts
    return ExitStatus(allGood: counts.errors == 0 && (!isStrict || counts.warnings == 0))
  }
}
