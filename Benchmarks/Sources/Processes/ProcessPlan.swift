/// The command `processes FOLDER PLAN…`: races of programs that plans name.
///
/// A plan's first line is `# ` and a heading, or `## ` where ratios are to the first two programs in
/// place of the first one. Each other line is `name⇥check⇥input⇥program⇥argument…`,
/// with `check` one of `none`, `word` and `file PATH`, and `input` a file or `-`. The words come from
/// the folder's `single.tsv`.
enum ProcessPlan {
  /// Runs the plans and prints a table for each.
  static func run(_ options: Options) {
    let operands = options.operands.dropFirst()
    guard operands.count >= 2, let folder = operands.first else { stop("processes FOLDER PLAN…") }
    let words = words(folder: folder)
    for path in operands.dropFirst() {
      guard let bytes = contents(ofFile: path) else { stop("\(path) can't be read") }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let title = lines.first { $0.hasPrefix("#") } ?? "# Processes"
      let heading = title.drop { $0 == "#" || $0 == " " }
      let runners = lines.filter { !$0.hasPrefix("#") }.map { runner($0) }
      note(String(heading))
      let outcome = race(
        "", runners, beside: title.hasPrefix("##") ? 2 : 1, words: words, rounds: options.rounds)
      _ = write(Array((markdown(String(heading), [outcome]) + "\n").utf8), to: 1)
    }
  }

  private static func runner(_ line: Substring) -> Runner {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    guard fields.count >= 4 else { stop("the plan has the line \(line)") }
    let check: Runner.Check =
      switch fields[1] {
      case "none": .none
      case "word": .word
      default: .file(String(fields[1].drop { $0 != " " }.dropFirst()))
      }
    return Runner(
      name: fields[0], check: check, input: fields[2] == "-" ? "/dev/null" : fields[2],
      arguments: Array(fields[3...]))
  }

  private static func words(folder: String) -> [SingleWord] {
    let bytes = contents(ofFile: "\(folder)/single.tsv") ?? []
    let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap {
      line -> SingleWord? in
      let fields = line.split(separator: "\t").map { String($0) }
      guard fields.count == 3 else { return nil }
      return SingleWord(word: fields[0], fold: fields[1], infinitive: fields[2])
    }
    if words.isEmpty { stop("\(folder)/single.tsv can't be read") }
    return words
  }
}
