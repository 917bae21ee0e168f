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
  /// Whether all questions are written to the output, whatever was practised, and none is asked.
  let isSheet: Bool
  /// Whether levels are named: then any number of forms may be new.
  let namesLevels: Bool

  init(_ arguments: Arguments) throws(Failure) {
    try arguments.exclude(.sheet, .export, .choose, .recognise)
    let ofAnswers = [Flag.new, .lives, .time, .plain, .accentsOfAnswers, .noGloss]
    for (flag, others) in [
      (Flag.sheet, ofAnswers), (.export, ofAnswers), (.choose, [.accentsOfAnswers]),
      (.recognise, [.accentsOfAnswers]),
      // Mistakes are known from the log alone; questions that are the same for everybody can't depend on it.
      (.mistakes, [.noSave]), (.seed, [.mistakes, .new]),
    ] {
      try arguments.exclude(flag, with: others)
    }
    // The log as a whole is looked at or deleted.
    for (whole, others) in [(Flag.forget, []), (.stats, [Flag.noSave, .format])] {
      let names = ([whole, .plain, .color] + others).map(\.name)
      let flags = Command.practice.allFlags
      try arguments.exclude(whole, with: flags.filter { !names.contains($0.name) })
      guard !arguments.has(whole) || arguments.words.isEmpty else {
        let command = "practice --\(whole.name)"
        throw .trouble(UsageMessage.takesNoWords(command), advice: UsageMessage.nameAlone(command))
      }
    }
    // A sheet is Markdown or text, and --export names its own format.
    let paper = [Flag.sheet, .export].first(where: arguments.has)
    if let paper {
      for format in ["tsv", "jsonl"] where format != arguments.value(.export) {
        try arguments.exclude(paper, format: format)
      }
    }
    isSheet = paper != nil
    namesLevels = !arguments.words.isEmpty || arguments.has(.level)
    plan.mode = arguments.has(.choose) ? .choose : arguments.has(.recognise) ? .recognise : .type
    if isSheet || arguments.has(.questions) {
      plan.count = try Self.number(arguments, .questions, in: 1...Int.max, or: "all")
    }
    plan.lives = try Self.number(arguments, .lives, in: 0...Int.max, or: "none")
    plan.secondsForAnswer = try Self.number(
      arguments, .time, in: Level.possibleSeconds, or: "stopwatch", "none")
    showsStopwatch = arguments.value(.time) == "stopwatch"
    seed = arguments.number(.seed).map { UInt64($0) }
    plan.newItems = arguments.number(.new) ?? (namesLevels ? .max : plan.newItems)
    if isSheet { plan.newItems = .max }
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

  /// The number that an option says; nil without it, and where it is one of the words.
  private static func number(
    _ arguments: Arguments, _ flag: Flag, in range: ClosedRange<Int>, or words: String...
  ) throws(Failure) -> Int? {
    guard let text = arguments.value(flag), !words.contains(text) else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    let limits = UsageMessage.limits(range.lowerBound, range.upperBound, beyond: text)
    let others = LocalizedText.alternatives(words.map { .verbatim($0) })
    throw .trouble(
      en: "--\(flag.name) can't be \(word: text).",
      es: "--\(flag.name) no puede ser \(word: text).",
      advice: "Give a whole number \(limits), or \(others).",
      consejo: "Escribe un número entero \(limits), o \(others).")
  }
}
