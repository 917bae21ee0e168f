import IndexBuilding
import SystemIO
import Terminal
import VerbForms

extension Flag {
  static let output = Flag(
    "output", short: "o", value: .text("FILE", .files), help: "the file to write",
    details: "It is written whole or not at all; - is standard output.")
}

extension Command {
  static let index = Command(
    name: "index",
    synopsis: "build -o FILE | verify FILE | info [FILE]",
    words: 1...2,
    summary: "make an index file of levels, verify one, or show its facts",
    details: [
      """
      build compiles the levels that --levels names into one file, from which --index answers at \
      once. verify reads such a file and tells whether it is whole. info shows how many levels, \
      verbs, forms and glosses an index has and where its bytes go; without FILE that of the index that \
      answers.
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
      switch (words[0], context.arguments.paths.dropFirst().first) {
      case ("build", nil): return try buildIndex(&context)
      case ("verify", let file?): return try verifyIndex(file, &context)
      case ("info", let file): return try showIndex(file, &context)
      default:
        let suggestion = DidYouMean.best(words[0][...], of: indexActions)
        throw .trouble(
          "conj index can't do “\(words.joined(separator: " "))”."
            + (suggestion.map { " Did you mean “\($0)”?" } ?? ""),
          advice: "Write conj index build -o FILE, conj index verify FILE or conj index info.")
      }
    })
}

private let indexActions = ["build", "verify", "info"]

private func buildIndex(_ context: inout Context) throws(Failure) -> ExitStatus {
  guard let path = context.arguments.path(.output) else {
    throw .trouble(
      "conj index build needs the file to write.", advice: "Write -o FILE, such as -o mine.conj.")
  }
  if path == FilePath("-") {
    guard !context.isOnTerminal else {
      throw .trouble(
        "An index is no text for a terminal.",
        advice: "Name a file, or write it to a pipe: conj index build -o - | …")
    }
    let source = try IndexSelection(&context)
    context.output.append(source.index.bytes.span)
    return source.status
  }
  let file = try OutputFile(path, for: "index", context)
  let source = try IndexSelection(&context)
  try file.write(source.index.bytes)
  if context.format() == .text { try describe(path, source.index, &context.output) }
  return source.status
}

private func verifyIndex(_ file: FilePath, _ context: inout Context) throws(Failure) -> ExitStatus {
  let index: FormIndex
  do throws(IndexError) {
    index = try FormIndex(contentsOf: file)
    try index.verify()
  } catch {
    if case .unreadable = error { throw error.failure(file) }
    context.messages.say(error.failure(file))
    return .notAll
  }
  if context.format() == .text { try describe(file, index, &context.output) }
  return .success
}

private func describe(
  _ file: FilePath, _ index: FormIndex, _ output: inout OutputBuffer
) throws(Failure) {
  let facts = index.statistics
  output.append(
    "\(visibleText(file.description)): a whole index: \(counted(facts.levels, "level")), ")
  output.append("\(counted(facts.verbs, "verb")), \(counted(facts.forms, "form")), ")
  output.append("\(grouped(facts.bytes)) bytes")
  try output.endLine()
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
    table.rows += numbers.map { [.init($0.description), .init(grouped($1))] }
    table.rows += glosses.map { [.init($0), .init(grouped($1))] }
    table.rows += facts.sections.map { [.init("bytes: \($0.name)"), .init(grouped($0.bytes))] }
    table.rows.append([.init("bytes in all", .strong), .init(grouped(facts.bytes), .strong)])
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
