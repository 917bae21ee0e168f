package import Invocation
import IndexBuilding
import SystemIO
import Terminal
import VerbForms
import Wording

extension Flag {
  static let output = Flag(
    "output", short: "o", value: .text("FILE", .files), help: "the file to write",
    details: "It is written whole or not at all; - is standard output.")
}

extension Command {
  package static let index = Command(
    name: "index",
    synopsis: "build -o FILE | verify FILE | info [FILE]",
    words: 1...2,
    summary: "make an index file of levels, verify one, or show its facts",
    details: [
      """
      build compiles the levels that --levels names, with --level those of them that it names, into one \
      file, from which --index answers at once; it replaces no file but an older index. verify reads such a file and tells whether it is whole. info \
      shows how many levels, verbs, forms and glosses an index has and where its bytes go; without FILE that \
      of the index that answers.
      """
    ],
    flags: [.output],
    completion: { $0.words.isEmpty ? .words(indexActions) : .files },
    examples: [
      Example("conj index build -o mine.conj --levels niveles", "Compile a folder of levels:"),
      Example("conj index verify mine.conj", "Is the file whole?"),
      Example("conj index info", "What is in the built-in index?"),
    ],
    run: { (context) throws(Failure) in
      let words = context.arguments.texts
      if ["verify", "info"].contains(words[0]) {
        for flag in [Flag.output, .level] where context.arguments.has(flag) {
          throw .trouble(
            LookupMessage.goesWithBuild(flag.name), advice: LookupMessage.leaveOut(flag.name))
        }
      }
      switch (words[0], try context.arguments.paths().dropFirst().first) {
      case ("build", nil): return try buildIndex(&context)
      case ("verify", let file?): return try verifyIndex(file, &context)
      case ("info", let file): return try showIndex(file, &context)
      case ("verify", _):
        throw .trouble(LookupMessage.needsFile, advice: LookupMessage.writeIndexCommand)
      case ("build", _):
        throw .trouble(
          LookupMessage.buildTakesNoWord(words[1]), advice: LookupMessage.writeOutput)
      default:
        let typed = words.joined(separator: " ")
        let suggestion = DidYouMean.best(words[0][...], of: indexActions)
        throw .trouble(
          suggestion.map { LookupMessage.noIndexCommandButNear(typed, $0) }
            ?? LookupMessage.noIndexCommand(typed),
          advice: LookupMessage.writeIndexCommand)
      }
    })
}

private let indexActions = ["build", "verify", "info"]

private func buildIndex(_ context: inout Context) throws(Failure) -> ExitStatus {
  guard let path = context.arguments.path(.output) else {
    throw .trouble(LookupMessage.needsOutput, advice: LookupMessage.writeOutput)
  }
  if path == FilePath("-") {
    guard !context.isOnTerminal else {
      throw .trouble(LookupMessage.indexOnTerminal, advice: LookupMessage.writeOutput)
    }
    let source = try IndexSelection(&context)
    context.output.append(try source.compiledChoice().bytes.span)
    return source.status.worse(ExitStatus(allGood: source.isComplete))
  }
  let file = try OutputFile(path, for: FileMessage.index, context)
  guard !isOtherFile(path) else {
    throw .trouble(LookupMessage.otherFile(path.description), advice: FileMessage.giveNewFile)
  }
  let source = try IndexSelection(&context)
  guard source.status == .success else {
    throw .trouble(LookupMessage.notBuilt, advice: LookupMessage.mendPaths)
  }
  let index = try source.compiledChoice()
  try file.write(index.bytes)
  if context.format() == .text { describe(path, index, &context) }
  return ExitStatus(allGood: source.isComplete)
}

/// Whether a file is there that is no index; an empty one may become one.
private func isOtherFile(_ path: FilePath) -> Bool {
  guard kind(of: path) == .file,
    let beginning = try? readFile(path, limit: .max, stated: { _, _ in 0 })
  else { return false }
  return !beginning.isEmpty && !beginning.starts(with: IndexHeader.magic)
}

extension IndexSelection {
  /// An index of the levels that `--level` leaves and of no others; ranks and glosses are those of the whole one.
  fileprivate func compiledChoice() throws(Failure) -> FormIndex {
    guard index.isRestricted else { return whole }
    do throws(IndexError) {
      return try FormIndex(levels: index.selectedLevels.map { whole.level(at: $0) }, ranking: whole)
    } catch {
      throw .trouble(error.localizedDescription, advice: UsageMessage.checkLevels)
    }
  }
}

private func verifyIndex(_ file: FilePath, _ context: inout Context) throws(Failure) -> ExitStatus {
  let index: FormIndex
  do throws(IndexFileError) {
    index = try FormIndex(contentsOf: file)
    do throws(IndexError) { try index.verify() } catch { throw .index(error) }
  } catch {
    if case .file = error { throw error.failure(file) }
    context.messages.say(error.failure(file))
    return .notAll
  }
  if context.format() == .text { describe(file, index, &context) }
  return .success
}

private func describe(
  _ file: FilePath, _ index: FormIndex, _ context: inout Context
) {
  let facts = index.statistics
  let text = LookupMessage.wholeIndex(
    visibleText(file.description), CountMessage.levels(facts.levels),
    CountMessage.verbs(facts.verbs), CountMessage.forms(facts.forms), facts.bytes)
  context.output.append("\(text.text(in: context.language))\n")
}

/// `conj index info`: what an index holds, and where its bytes go.
private func showIndex(_ file: FilePath?, _ context: inout Context) throws(Failure) -> ExitStatus {
  if let file { context.arguments.options.append((Flag.index.name, file.bytes)) }
  let source = try IndexSelection(&context)
  let facts = source.index.statistics
  let numbers: [(StaticString, Int)] = [
    ("levels", facts.levels), ("verbs", facts.verbs), ("forms", facts.forms),
    ("keys", facts.keys), ("entries", facts.entries), ("rows", facts.rows),
    ("states", facts.states), ("transitions", facts.transitions),
  ]
  let glosses = facts.glosses.map { ("glosses: \($0.language)", $0.verbs) }
  let digest = "0x" + String(facts.digest, radix: 16)
  switch context.format() {
  case .text:
    var table = TextTable()
    table.rightAligned = [1]
    table.rows += numbers.map { [.init($0.description), .init(Language.english.grouped($1))] }
    table.rows += glosses.map { [.init($0), .init(Language.english.grouped($1))] }
    table.rows += facts.sections.map {
      [.init("bytes: \($0.name)"), .init(Language.english.grouped($0.bytes))]
    }
    table.rows.append([
      .init("bytes in all", .strong), .init(Language.english.grouped(facts.bytes), .strong),
    ])
    table.rows.append([.init("format"), .init(String(facts.formatVersion))])
    table.rows.append([.init("digest"), .init(digest)])
    try context.write(table)
  case .tsv:
    let sections = facts.sections.map { ("bytes: \($0.name)", $0.bytes) }
    let rest = [("bytes", facts.bytes), ("format", facts.formatVersion)]
    for (name, number) in numbers.map({ ($0.description, $1) }) + glosses + sections + rest {
      try context.output.appendLine([name, String(number)])
    }
    try context.output.appendLine(["digest", digest])
  case .jsonl:
    var record: Record = [:]
    record.members = numbers.map { ($0, $1) }
    let sections = facts.sections.map { ["name": $0.name, "bytes": $0.bytes] as Record }
    let glosses = facts.glosses.map { ["language": $0.language, "verbs": $0.verbs] as Record }
    record += [
      "glosses": glosses, "sections": sections, "bytes": facts.bytes, "format": facts.formatVersion,
      "digest": digest,
    ]
    try record.writeObject(to: &context.output)
  }
  return source.status
}
