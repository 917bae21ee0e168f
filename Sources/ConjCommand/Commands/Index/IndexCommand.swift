import IndexBuilding
import SystemFiles
import Terminal
import VerbForms

extension Flag {
  static let output = Flag(
    "output", short: "o", value: .text("FILE"), help: "the file to write",
    details: "It is written whole or not at all.")
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
      verbs and forms an index has and where its bytes go; without FILE that of the index that \
      answers.
      """
    ],
    flags: [.output],
    examples: [
      Example("conj index build -o mine.conj --levels niveles", "Compile a folder of levels:"),
      Example("conj index verify mine.conj", "Is the file whole?"),
      Example("conj index info", "What is in the built-in index?"),
    ],
    run: { (context) throws(Failure) in
      let words = context.arguments.texts
      switch (words[0], words.dropFirst().first) {
      case ("build", nil): return try buildIndex(&context)
      case ("verify", let file?): return try verifyIndex(file, &context)
      case ("info", let file): return try showIndex(file, &context)
      default:
        let suggestion = DidYouMean.best(words[0][...], of: ["build", "verify", "info"])
        throw .trouble(
          "conj index can't do “\(words.joined(separator: " "))”."
            + (suggestion.map { " Did you mean “\($0)”?" } ?? ""),
          advice: "Write conj index build -o FILE, conj index verify FILE or conj index info.")
      }
    })
}

private func buildIndex(_ context: inout Context) throws(Failure) -> ExitStatus {
  guard let file = context.arguments.value(.output) else {
    throw .trouble(
      "conj index build needs the file to write.", advice: "Write -o FILE, such as -o mine.conj.")
  }
  let source = try OpenIndex(&context)
  do throws(FileError) {
    try replaceFile(file, with: source.index.bytes)
  } catch {
    throw .trouble(
      "The index can't be written: \(error.description).",
      advice: "See that the folder is there and that you may write in it.")
  }
  if context.format() == .text { try describe(file, source.index, &context.output) }
  return source.status
}

private func verifyIndex(_ file: String, _ context: inout Context) throws(Failure) -> ExitStatus {
  let index: FormIndex
  do throws(IndexError) {
    index = try FormIndex(contentsOf: file)
    try index.verify()
  } catch {
    guard case .trouble(let message, let advice) = error.failure(file) else { return .trouble }
    if case .unreadable = error { throw .trouble(message, advice: advice) }
    context.messages.say(message, advice: advice)
    return .notAll
  }
  if context.format() == .text { try describe(file, index, &context.output) }
  return .success
}

private func describe(
  _ file: String, _ index: FormIndex, _ output: inout OutputBuffer
) throws(Failure) {
  let facts = index.statistics
  output.append("\(visibleText(file)): a whole index: \(counted(facts.levels, "level")), ")
  output.append("\(counted(facts.verbs, "verb")), \(counted(facts.forms, "form")), ")
  output.append("\(grouped(facts.bytes)) bytes")
  try output.endLine()
}
