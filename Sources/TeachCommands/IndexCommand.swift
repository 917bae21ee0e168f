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
      build compiles the levels of --levels, or those of them that --level names, into one file, from \
      which --index answers at once; it replaces no file but an older index. verify reads such a file and tells whether it is whole. info \
      shows how many levels, verbs, forms and glosses an index has and where its bytes go; without FILE that \
      of the index that answers. tsv has what is counted, and how many.
      """
    ],
    flags: [.output],
    completion: { $0.words.isEmpty ? .words(indexActions) : .files },
    examples: [
      "conj index build -o mine.conj --levels niveles": "Compile a folder of levels:",
      "conj index verify mine.conj": "Is the file whole?",
      "conj index info": "What is in the built-in index?",
    ],
    run: { (context) throws(Failure) in
      let words = context.arguments.texts
      if ["verify", "info"].contains(words[0]) {
        for flag in [Flag.output, .level] where context.arguments.has(flag) {
          throw .trouble(
            en: "The option --\(flag.name) works only with “conj index build”.",
            es: "La opción --\(flag.name) va solo con “conj index build”.",
            advice: "Leave --\(flag.name) out.",
            consejo: "Quita --\(flag.name).")
        }
      }
      if words[0] == "verify", context.arguments.value(.format) ?? "text" != "text" {
        throw .trouble(
          en: "conj index verify says in its exit status whether the index is whole.",
          es: "conj index verify dice en su estado de salida si el índice está entero.",
          advice: "Leave --format out; conj index info has it.",
          consejo: "Quita --format; conj index info la tiene.")
      }
      if words[0] != "build", words.count > 1 {
        for flag in [Flag.levels, .index] where context.arguments.has(flag) {
          throw .trouble(
            UsageMessage.fileOr(flag.name, of: "index \(words[0])"),
            advice: UsageMessage.leaveOneOut)
        }
      }
      switch (words[0], try context.arguments.paths().dropFirst().first) {
      case ("build", nil): return try buildIndex(&context)
      case ("verify", let file?): return try verifyIndex(file, &context)
      case ("info", let file): return try showIndex(file, &context)
      case ("verify", _):
        throw .trouble(
          en: "conj index verify needs the file to verify.",
          es: "conj index verify necesita el archivo que va a comprobar.",
          advice: writeAction)
      case ("build", _):
        throw .trouble(
          en: "conj index build does not take the word \(word: words[1]).",
          es: "A conj index build le sobra la palabra \(word: words[1]).", advice: writeOutput)
      default:
        let typed = words.joined(separator: " ")
        let near = DidYouMean(indexActions).best(words[0])
        let question = UsageMessage.didYouMean(near.map { "“\($0)”" })
        throw .trouble(
          en: "conj index can't do \(word: typed).\(question)",
          es: "conj index no sabe hacer \(word: typed).\(question)", advice: writeAction)
      }
    })
}

private let indexActions = ["build", "verify", "info"]
private let writeAction = LocalizedText(
  en: "Write conj index build -o FILE, conj index verify FILE or conj index info.",
  es: "Escribe conj index build -o ARCHIVO, conj index verify ARCHIVO o conj index info.")
private let writeOutput = LocalizedText(
  en: "Write -o FILE, such as -o mine.conj.", es: "Escribe -o ARCHIVO, por ejemplo -o mío.conj.")

private func buildIndex(_ context: inout Context) throws(Failure) -> ExitStatus {
  guard let path = context.arguments.path(.output) else {
    throw .trouble(
      en: "conj index build needs the file to write.",
      es: "conj index build necesita el archivo que va a escribir.",
      advice: writeOutput)
  }
  var file: OutputFile?
  if path == FilePath("-") {
    guard !context.isOnTerminal else {
      throw .trouble(
        en: "An index can't be written to a terminal.",
        es: "Un índice no es texto para un terminal.",
        advice: writeOutput)
    }
  } else {
    file = try OutputFile(path, for: .init(en: "index", es: "el índice"), context)
    guard !isOtherFile(path) else {
      throw .trouble(
        en: "\(path.description) is not an index and was not changed.",
        es: "\(path.description) no es un índice, y queda como está.",
        advice: FileMessage.giveNewFile)
    }
  }
  let source = try IndexSelection(&context)
  guard file == nil || source.status == .success else {
    throw .trouble(
      en: "The index was not written, because some of the levels could not be read.",
      es: "El índice no se ha escrito, porque no se ha podido leer todo.",
      advice: "Correct what is named above, or leave it out.",
      consejo: "Corrige lo que se nombra arriba, o quítalo.")
  }
  // Of the chosen levels and no others; ranks and glosses are those of the whole index.
  let index =
    source.index.isRestricted
    ? try FormIndex.compiled(
      source.index.selectedLevels.map { source.whole.level(at: $0) }, ranking: source.whole)
    : source.whole
  if let file {
    try file.write(index.bytes)
    if context.format() == .text { describe(path, index, &context) }
  } else {
    context.output.append(index.bytes.span)
  }
  return source.status.worse(ExitStatus(allGood: source.isComplete))
}

/// Whether the path has a file other than an index; an empty file may be replaced.
private func isOtherFile(_ path: FilePath) -> Bool {
  guard kind(of: path) == .file,
    let beginning = try? readFile(path, limit: .max, stated: { _, _ in 0 })
  else { return false }
  return !beginning.isEmpty && !beginning.starts(with: IndexHeader.magic)
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

private func describe(_ file: FilePath, _ index: FormIndex, _ context: inout Context) {
  let facts = index.statistics
  let name = visibleText(file.description)
  let counts = LocalizedText.joined([
    CountMessage.levels(facts.levels), CountMessage.verbs(facts.verbs),
    CountMessage.forms(facts.forms),
  ])
  let text = LocalizedText(
    en: "\(name): a complete index: \(counts), \(facts.bytes) bytes",
    es: "\(name): un índice completo: \(counts), \(facts.bytes) bytes")
  context.output.append("\(text.text(in: context.language))\n")
}

/// `conj index info`: what an index holds, and where its bytes go.
private func showIndex(_ file: FilePath?, _ context: inout Context) throws(Failure) -> ExitStatus {
  if let file { context.arguments.options.append((Flag.index.name, file.bytes)) }
  let source = try IndexSelection(&context)
  let facts = source.index.statistics
  let counts: [(StaticString, Int)] = [
    ("levels", facts.levels), ("verbs", facts.verbs), ("forms", facts.forms),
    ("keys", facts.keys), ("entries", facts.entries), ("rows", facts.rows),
    ("states", facts.states), ("transitions", facts.transitions),
  ]
  let numbers =
    counts.map { ($0.description, $1) }
    + facts.glosses.map { ("glosses: \($0.language)", $0.verbs) }
    + facts.sections.map { ("bytes: \($0.name)", $0.bytes) }
  let digest = "0x" + String(facts.digest, radix: 16)
  switch context.format() {
  case .text:
    var table = context.table
    table.rightAligned = [1]
    func add(_ name: String, _ value: String, _ style: Style = .plain) {
      table.add(name, style)
      table.add(value, style)
      table.endRow()
    }
    for (name, number) in numbers { add(name, Language.english.grouped(number)) }
    add("bytes in all", Language.english.grouped(facts.bytes), .strong)
    add("format", String(facts.formatVersion))
    add("digest", digest)
    try table.write(to: &context.output)
  case .tsv:
    for (name, number) in numbers + [("bytes", facts.bytes), ("format", facts.formatVersion)] {
      try context.output.appendLine([name, String(number)])
    }
    try context.output.appendLine(["digest", digest])
  case .jsonl:
    var record: Record = [:]
    record.members = counts.map { ($0, $1) }
    record += [
      "glosses": facts.glosses.map { ["language": $0.language, "verbs": $0.verbs] as Record },
      "sections": facts.sections.map { ["name": $0.name, "bytes": $0.bytes] as Record },
      "bytes": facts.bytes, "format": facts.formatVersion, "digest": digest,
    ]
    try record.write(as: .jsonl, to: &context.output)
  }
  return source.status
}
