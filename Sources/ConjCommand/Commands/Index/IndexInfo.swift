import Terminal
import VerbForms

/// `conj index info`: what an index holds, and where its bytes go.
func showIndex(_ file: String?, _ context: inout Context) throws(Failure) -> ExitStatus {
  if let file { context.arguments.options.append((Flag.index.name, file)) }
  let source = try OpenIndex(&context)
  let facts = source.index.statistics
  let numbers = [
    ("levels", facts.levels), ("verbs", facts.verbs), ("forms", facts.forms),
    ("keys", facts.keys), ("entries", facts.entries), ("rows", facts.rows),
    ("states", facts.states), ("transitions", facts.transitions),
  ]
  let digest = "0x" + String(facts.digest, radix: 16)
  switch context.format() {
  case .text:
    var table = TextTable()
    table.rightAligned = [1]
    table.rows += numbers.map { [.init($0.0), .init(grouped($0.1))] }
    table.rows += facts.sections.map { [.init("bytes: \($0.name)"), .init(grouped($0.bytes))] }
    table.rows.append([.init("bytes in all", .strong), .init(grouped(facts.bytes), .strong)])
    table.rows.append([.init("format"), .init(String(facts.formatVersion))])
    table.rows.append([.init("digest"), .init(digest)])
    try table.write(to: &context.output, width: context.width, styler: context.styler)
  case .tsv:
    let sections = facts.sections.map { ("bytes: \($0.name)", $0.bytes) }
    let rest = [("bytes", facts.bytes), ("format", facts.formatVersion)]
    for (name, number) in numbers + sections + rest {
      context.output.append("\(name)\t\(number)")
      try context.output.endLine()
    }
    context.output.append("digest\t\(digest)")
    try context.output.endLine()
  case .jsonl:
    context.output.append("{")
    for (place, (name, number)) in numbers.enumerated() {
      context.output.appendJSONPair(name, number, first: place == 0)
    }
    context.output.appendJSONName("sections")
    context.output.appendJSONArray(facts.sections) { output, section in
      output.append("{")
      output.appendJSONPair("name", section.name, first: true)
      output.appendJSONPair("bytes", section.bytes)
      output.append("}")
    }
    context.output.appendJSONPair("bytes", facts.bytes)
    context.output.appendJSONPair("format", facts.formatVersion)
    context.output.appendJSONPair("digest", digest)
    context.output.append("}")
    try context.output.endLine()
  }
  return source.status
}
