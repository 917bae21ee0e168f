import LevelFiles
import Picker
import SpanishText
import SystemIO
import VerbForms

extension Flag {
  static let verbList = Flag(
    "verbs", value: .text("LIST"), help: "the verbs, separated by commas",
    details: "Without it they are read from standard input, in lines or with commas.")
  static let from = Flag(
    "from", value: .text("TEXT"), help: "the level whose forms are taken",
    details: """
      Chosen as by --level; a title whose words are exactly these comes before titles that have \
      more.
      """)
  static let description = Flag(
    "description", value: .text("TEXT"), help: "the level's second line")
  static let force = Flag("force", help: "write over a file that is there")
}

extension Command {
  static let new = Command(
    name: "new",
    synopsis: "TITLE",
    words: 1...1,
    summary: "make a level of some verbs, with the forms of another level",
    details: [
      """
      Writes a level file with this title to standard output or to -o FILE. The forms are those of \
      the level that --from names; a verb with -se gets its pronouns where they stand before the \
      form. Nothing is written unless all verbs are found.
      """
    ],
    flags: [.verbList, .from, .description, .output, .force],
    examples: [
      Example(
        "conj new Tres --verbs comer,beber,ir --from 'indicativo presente'",
        "A level of three verbs in the present:"),
      Example(
        "echo 'reír, dormir' | conj new Dos --from imperativo -o dos.txt",
        "Verbs from a list, into a file:"),
    ],
    run: { (context) throws(Failure) in
      let source = try IndexSelection(&context)
      let arguments = context.arguments
      let title = oneLine(arguments.texts.first ?? "")
      guard !title.isEmpty else {
        throw .trouble("A level needs a title.", advice: "Write one in quotes: conj new 'Verbos'")
      }
      let file = try outputFile(context)
      let level = try TemplateLevel(named: arguments.value(.from), in: source)
      let list = try VerbList(readVerbs(&context), in: source.whole)
      let lines = list.verbs.map { ($0, level.challenge(of: $0)) }
      report(list, without: lines.filter { $0.1 == nil }.map(\.0), level, context)
      let challenges = lines.compactMap(\.1)
      guard list.isWhole, challenges.count == lines.count else { return .notAll }
      let made = level.level(
        title: title, description: arguments.value(.description).map { oneLine($0) },
        challenges: challenges)
      try write(made, to: file, &context)
      return source.status
    })
}

/// The file that `-o` names; nil for standard output.
private func outputFile(_ context: borrowing Context) throws(Failure) -> OutputFile? {
  guard let path = context.arguments.path(.output) else { return nil }
  let file = try OutputFile(path, for: "level", context)
  guard kind(of: path) == .missing || context.arguments.has(.force) else {
    throw .trouble(
      "The file \(path) is there already.",
      advice: "Choose another name, or write --force to write over it.")
  }
  return file
}

private func readVerbs(_ context: inout Context) throws(Failure) -> String {
  if let list = context.arguments.value(.verbList) { return list }
  if context.readsTerminal {
    context.messages.say("Type the verbs, one a line; Ctrl-D ends.")
  }
  var reader = LineReader(descriptor: context.input, ends: LineEnds(separator: 0x0A))
  var bytes: [UInt8] = []
  while true {
    switch try reader.next(writing: &context.output) {
    case .lines(let block): bytes += reader.buffer[block]
    case .longLine:
      throw .trouble("A line of the list is longer than 64 KiB.", advice: "Give one verb a line.")
    case .end: return decodedText(bytes[...]).text
    }
  }
}

/// Tells which verbs are not taken, and which are taken for a form of them.
private func report(
  _ list: VerbList, without missing: [VerbList.Verb], _ level: TemplateLevel,
  _ context: borrowing Context
) {
  for guess in list.guesses {
    context.messages.say("“\(guess.typed)” is a form of \(guess.infinitive), which is taken.")
  }
  for piece in list.unknown {
    context.messages.say(
      "“\(piece)” is no verb here.", advice: "“conj search \(piece)” shows what is near it.")
  }
  for (typed, infinitives) in list.ambiguous {
    context.messages.say(
      "“\(typed)” is a form of several verbs: \(infinitives.joined(separator: ", ")).",
      advice: "Write the infinitive that you mean.")
  }
  for verb in list.verbs where verb.isReflexive && !level.takesPronouns {
    context.messages.say(
      "\(verb.infinitive)se is written as this level has it, which may be without its pronoun.")
  }
  for verb in missing {
    context.messages.say(
      "The level “\(level.title)” does not have \(verb.infinitive).",
      advice: "Leave the verb out, or choose another level with --from.")
  }
}

private func write(_ level: Level, to file: OutputFile?, _ context: inout Context) throws(Failure) {
  guard level.challenges.count >= 2 else {
    throw .trouble("A level needs two verbs or more.", advice: "Name them: --verbs comer,beber,ir")
  }
  let text = level.fileText
  // What conj writes, conj must read without a word.
  if let finding = LevelParser.parse(Array(text.utf8), file: "level").diagnostics.first {
    throw .trouble(finding.message, advice: finding.help)
  }
  guard let file else { return context.output.append(text) }
  try file.write(Array(text.utf8))
}

extension Level {
  fileprivate var fileText: String {
    var lines = [title, description, colorDigits(colorHex ?? 0x808080)]
    if let tense { lines.append("tiempo: \(tense.name)") }
    if columns != Level.persons { lines.append("formas: \(columns.joined(separator: ", "))") }
    if order != .reading { lines.append("orden: \(order.rawValue)") }
    lines += challenges.map { "\($0.verb): \($0.forms.joined(separator: ", "))" }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A text with single spaces for all white space, so that it fits a line.
private func oneLine(_ text: String) -> String {
  text.composed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// The level whose forms a new level takes.
struct TemplateLevel {
  /// The pronouns of reflexive forms by person, in the order of the six persons.
  private static let pronouns = ["me", "te", "se", "nos", "os", "se"]

  var title: String { summary.title }

  /// Whether its forms can stand behind a reflexive pronoun: only those of the six persons.
  var takesPronouns: Bool { summary.columns == Level.persons }

  private let index: FormIndex
  private let place: Int
  private let summary: FormIndex.LevelInfo

  /// The level that `--from` names: with exactly this title, or the only one with these words.
  init(named text: String?, in source: IndexSelection) throws(Failure) {
    guard let text else {
      throw .trouble(
        "conj new needs the level whose forms it takes.",
        advice: "Name it with --from, such as --from 'indicativo presente'.")
    }
    let summaries = source.summaries
    let found = source.index.selectedLevels
      .filter(LevelFilter.levels(of: source.whole, named: text).contains)
    let exact = found.filter { Self.words(of: summaries[$0].title) == Self.words(of: text) }
    let chosen = exact.isEmpty ? found : exact
    guard let place = chosen.first else {
      throw .trouble(
        "No level has “\(text)” in its title or file name.", advice: "“conj levels” lists them.")
    }
    guard chosen.count == 1 else {
      let titles = chosen.map { "\(summaries[$0].title) (\(summaries[$0].file))" }
      throw .trouble(
        "--from “\(text)” names \(chosen.count) levels:\n" + titles.joined(separator: "\n"),
        advice: "Add words of the title or the file name until one is left.")
    }
    index = source.index
    self.place = place
    summary = summaries[place]
  }

  /// The words of a title or of a text that names it, in no order and whatever stands between them.
  private static func words(of text: String) -> [String] {
    text.folded.split(whereSeparator: \.isWhitespace)
      .map { String($0.trimmedOfPunctuation) }
      .filter { !$0.isEmpty }
      .sorted()
  }

  /// The verb's line for the new level; nil where this level does not have the verb.
  func challenge(of verb: VerbList.Verb) -> Level.Challenge? {
    let lines = index.lines(ofVerb: verb.infinitive).filter { $0.level == place }
    let isReflexive = { (line: FormIndex.VerbLine) in line.writtenInfinitive != verb.infinitive }
    let fitting = lines.first { isReflexive($0) == verb.isReflexive }
    guard let line = fitting ?? lines.first else { return nil }
    let addsPronouns = verb.isReflexive && !isReflexive(line) && takesPronouns
    let forms = line.cells.enumerated().map { column, cell in
      let pronoun = addsPronouns && column < Self.pronouns.count ? Self.pronouns[column] + " " : ""
      return Level.Challenge.text(of: cell.map { pronoun + $0 })
    }
    return Level.Challenge(
      verb: addsPronouns ? "\(verb.infinitive)se" : line.writtenInfinitive, forms: forms)
  }

  /// A level of these lines, otherwise like this one.
  func level(title: String, description: String?, challenges: [Level.Challenge]) -> Level {
    let verbs = challenges.prefix(5).map(\.verb).joined(separator: ", ")
    let more = challenges.count > 5 ? ", …" : ""
    return Level(
      title: title, description: description ?? "\(summary.title): \(verbs)\(more)",
      colorHex: summary.colorHex, challenges: challenges, columns: summary.columns,
      order: summary.isDeprioritized ? .last : .reading, tense: summary.tense)
  }
}

/// Verbs as people paste them: in lines or with commas, perhaps with bullets or translations.
struct VerbList {
  struct Verb: Hashable {
    var infinitive: String
    var isReflexive: Bool
  }

  /// The verbs, each once, in the order of the text.
  private(set) var verbs: [Verb] = []
  /// The pieces of the text in which no verb was found.
  private(set) var unknown: [String] = []
  /// Forms of several verbs, which are no choice.
  private(set) var ambiguous: [(typed: String, infinitives: [String])] = []
  /// Whether a verb was found in each piece.
  var isWhole: Bool { unknown.isEmpty && ambiguous.isEmpty }
  /// What was taken for a form of one verb.
  private(set) var guesses: [(typed: String, infinitive: String)] = []

  init(_ text: String, in index: FormIndex) {
    let separators: Set<Character> = ["\n", "\r\n", "\r", ",", ";"]
    for piece in text.composed.split(whereSeparator: { separators.contains($0) }) {
      add(piece, index)
    }
  }

  private mutating func add(_ piece: Substring, _ index: FormIndex) {
    let words = piece.split(whereSeparator: { $0.isWhitespace || "/()=:".contains($0) })
      .map { String($0.trimmedOfPunctuation) }
      .filter { word in !word.isEmpty && !word.allSatisfy(\.isNumber) }
    guard let first = words.first else { return }
    let infinitives = words.compactMap { Self.verb(ofInfinitive: $0, index) }
    guard infinitives.isEmpty else { return add(infinitives) }
    let possible = index.verbs(of: first)
    guard let infinitive = possible.first, possible.count == 1 else {
      if possible.isEmpty {
        unknown.append(words.joined(separator: " "))
      } else {
        ambiguous.append((first, possible))
      }
      return
    }
    guesses.append((first, infinitive))
    add([Verb(infinitive: infinitive, isReflexive: false)])
  }

  private mutating func add(_ found: [Verb]) {
    for verb in found where !verbs.contains(verb) { verbs.append(verb) }
  }

  /// The verb whose infinitive a word is, accents aside; nil for other words.
  private static func verb(ofInfinitive word: String, _ index: FormIndex) -> Verb? {
    let answer = index.lookup(word).first { $0.form == $0.infinitive }
    guard let answer else { return nil }
    let fold = word.folded
    let isReflexive = fold.hasSuffix("se") && answer.infinitive.folded != fold
    return Verb(infinitive: answer.infinitive, isReflexive: isReflexive)
  }
}
