import VerbForms

extension Flag {
  static let verbs = Flag(
    "verbs", help: "the verbs of what was found, each once, most used first")
  static let forms = Flag("forms", help: "every form, not the runs of one verb")
  static let limit = Flag(
    "limit", value: .number("N"), help: "at most N lines; 0: all",
    details: "On a terminal as many as it shows, elsewhere all, unless this says otherwise.")
  static let count = Flag("count", help: "only how many there are: forms, or verbs with --verbs")
}

extension Command {
  static let search = Command(
    name: "search",
    synopsis: "PATTERN",
    words: 1...1,
    summary: "the forms that begin so, or fit a pattern such as *ucir",
    details: [
      """
      A plain PATTERN finds the forms that begin with it. With * for any letters and ? for one \
      letter it must fit the whole form. Accents and capitals are no difference. Consecutive forms \
      of one verb are one line: the first, the last, the verb and how many they are.
      """,
      """
      tsv has first, last, infinitive and count; with --forms form and infinitive; with --verbs \
      the infinitive.
      """,
    ],
    flags: [.verbs, .forms, .limit, .count],
    examples: [
      Example("conj search irg", "What begins with irg-, and of which verb?"),
      Example("conj search '*ucir' --verbs", "The verbs in -ucir, most used first:"),
      Example("conj search 'des*ar' --verbs --count", "How many verbs are like deshojar?"),
    ],
    run: { (context) throws(Failure) in
      try Search(&context).run(&context)
    })
}
