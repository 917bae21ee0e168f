import LevelFiles
import VerbForms

extension Flag {
  static let verb = Flag(
    "verb", value: .text("VERB"), help: "only the levels that hold this verb, with its line",
    details: "Any form of the verb will do, and accents may be missing.")
  static let form = Flag(
    "form", value: .text("FORM"), help: "only the levels that teach this form, with its column")
}

extension Command {
  static let levels = Command(
    name: "levels",
    synopsis: "",
    words: 0...0,
    summary: "the levels: title, colour, verbs, forms and file",
    details: [
      """
      tsv has a line for each level: title, colour, verbs, forms, file. --verb adds line and \
      infinitive, --form line, infinitive, form and person.
      """
    ],
    flags: [.verb, .form],
    examples: [
      Example("conj levels --level imperativo", "Which levels are about the imperative?"),
      Example("conj levels --verb vengo", "Which levels hold the verb of vengo, and how?"),
      Example("conj levels --form tuve", "Which level teaches tuve?"),
    ],
    run: { (context) throws(Failure) in
      let source = try IndexSelection(&context)
      let verb = context.arguments.value(.verb)
      let form = context.arguments.value(.form)
      if verb != nil, form != nil {
        throw .trouble(
          "The options --verb and --form exclude each other.",
          advice: "Give one of them; to see both, run conj levels twice.")
      }
      var listings = LevelListing.all(of: source)
      if let verb { listings = LevelListing.holding(verb, source) }
      if let form { listings = LevelListing.teaching(form, source) }
      if listings.isEmpty, let word = verb ?? form {
        context.messages.say(
          "No level here has “\(word)”.", advice: "“conj search \(word)” shows what is near it.")
      }
      if !listings.isEmpty {
        try LevelWriter(source: source).write(listings, context.format(), &context)
      }
      return ExitStatus(allGood: !listings.isEmpty).worse(source.status)
    })
}

/// A line of `conj levels`: a level, and the verb or form in it that was asked for.
struct LevelListing {
  struct Verb {
    var infinitive: String
    var line: Int
    /// The line as the level has it: `comer: como, comes, …`.
    var text: String

    init(_ infinitive: String, _ line: FormIndex.VerbLine) {
      self.infinitive = infinitive
      self.line = line.line
      let cells = line.cells.map(Level.Challenge.text)
      text = "\(line.writtenInfinitive): \(cells.joined(separator: ", "))"
    }
  }

  struct Form {
    var form: String
    var column: String
  }

  var level: Int
  /// What `--verb` or `--form` found there.
  var verb: Verb?
  /// What `--form` found there.
  var form: Form?

  /// All levels that `--level` leaves.
  static func all(of source: IndexSelection) -> [LevelListing] {
    source.index.selectedLevels.map { LevelListing(level: $0) }
  }

  /// The levels that hold the verbs of a form, in their order.
  static func holding(_ form: String, _ source: IndexSelection) -> [LevelListing] {
    let listings = source.whole.verbs(of: form).flatMap { infinitive in
      source.index.lines(ofVerb: infinitive)
        .map { LevelListing(level: $0.level, verb: Verb(infinitive, $0)) }
    }
    return listings.sorted { $0.level < $1.level }
  }

  /// The levels that teach a form, in their order.
  static func teaching(_ form: String, _ source: IndexSelection) -> [LevelListing] {
    let answers = source.index.lookup(form)
    let listings = answers.flatMap { answer in
      let lines = source.index.lines(ofVerb: answer.infinitive)
      return source.index.readings(of: answer).map { reading in
        let line = lines.first { $0.level == reading.level && $0.line == reading.line }
        return LevelListing(
          level: reading.level,
          verb: line.map { Verb(answer.infinitive, $0) },
          form: Form(form: reading.written, column: reading.column))
      }
    }
    return listings.sorted { $0.level < $1.level }
  }
}
