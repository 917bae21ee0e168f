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
