import Invocation
import LevelFiles
import Practice
import SpanishGrammar
import SpanishText
import VerbForms
import Wording

/// What the options of `conj practice` mean.
struct PracticeOptions {
  var plan = PracticeSession.Plan()
  var filter = QuestionFilter()
  var seed: UInt64?
  /// Whether the time is counted on the screen without a limit.
  var showsStopwatch = false

  init(_ arguments: Arguments) throws(Failure) {
    try arguments.exclude(.sheet, .export, .choose, .recognise)
    // The log as a whole is looked at or deleted.
    for (whole, others) in [(Flag.forget, [Flag.plain]), (.stats, [.plain, .noSave])] {
      let names = [whole.name] + others.map(\.name)
      for flag in Command.practice.flags + [.level] where !names.contains(flag.name) {
        try arguments.exclude(whole, flag)
      }
      guard !arguments.has(whole) || arguments.words.isEmpty else {
        let command = "practice --\(whole.name)"
        throw .trouble(UsageMessage.takesNoWords(command), advice: UsageMessage.nameAlone(command))
      }
    }
    // The same questions for everybody depend on no log.
    for flag in [Flag.mistakes, .new] { try arguments.exclude(.seed, flag) }
    // A sheet is Markdown or text, and --export names the form itself.
    if let paper = [Flag.sheet, .export].first(where: arguments.has),
      let format = arguments.value(.format), format != "text", format != arguments.value(.export)
    {
      throw .trouble(
        UsageMessage.exclusive(paper.name, "\(Flag.format.name) \(format)"),
        advice: UsageMessage.leaveOneOut)
    }
    plan.mode = arguments.has(.choose) ? .choose : arguments.has(.recognise) ? .recognise : .type
    if let count = arguments.value(.questions) {
      plan.count =
        count == "all" ? nil : try Self.number(count, "--count", or: .verbatim("all"), from: 1)
    }
    if let lives = arguments.value(.lives), lives != "none" {
      plan.lives = try Self.number(lives, "--lives", or: .verbatim("none"), from: 0)
    }
    if let time = arguments.value(.time), time != "none" {
      showsStopwatch = time == "stopwatch"
      if !showsStopwatch {
        plan.secondsForAnswer = try Self.number(
          time, "--time", or: .init(en: "stopwatch or none", es: "stopwatch o none"),
          from: Level.possibleSeconds.lowerBound, to: Level.possibleSeconds.upperBound)
      }
    }
    seed = arguments.number(.seed).map { UInt64($0) }
    plan.newItems = arguments.number(.new) ?? plan.newItems
    plan.onlyMissed = arguments.has(.mistakes)
    plan.accentsCount = arguments.accents == .strict
    filter.onlyIrregular = arguments.has(.irregular)
    filter.choosePersons(withoutVosotros: arguments.has(.noVosotros), vos: arguments.has(.vos))
    let persons = (arguments.value(.persons) ?? "").loweredSpanish.split(separator: ",")
    filter.persons = Set(persons.flatMap { Self.persons(of: $0) })
  }

  /// The persons that a text names, as yo and tú in `yo tu`, or the one: `a mí`, `él y ella`, `te (plural)`.
  private static func persons(of text: Substring) -> [String] {
    let words = list(String(text))
    let isOne = words.first == "a" || words.contains { ["y", "o"].contains($0) || $0.first == "(" }
    return (isOne ? [words.joined(separator: " ")] : words)
      .map { Person(word: $0.folded)?.name ?? $0 }
  }

  /// The texts of a list with commas or white space.
  static func list(_ text: String?) -> [String] {
    (text ?? "").loweredSpanish.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  private static func number(
    _ text: String, _ option: String, or words: LocalizedText, from least: Int, to most: Int? = nil
  ) throws(Failure) -> Int {
    guard let number = Int(text), number >= least, number <= most ?? number else {
      let range: LocalizedText =
        most.map { .init(en: "from \(least) to \($0)", es: "de \(least) a \($0)") }
        ?? .init(en: "from \(least) up", es: "desde \(least)")
      throw .trouble(
        en: "\(option) can't be “\(text)”.", es: "\(option) no puede ser “\(text)”.",
        advice: "Give a whole number \(range), or \(words).",
        consejo: "Escribe un número entero \(range), o \(words).")
    }
    return number
  }
}
