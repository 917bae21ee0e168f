package import Invocation
import Wording

extension Flag {
  static let readings = Flag(
    "readings", help: "every place where the form stands: tense, person and level",
    details: """
      tsv then has a line for each place, with the columns tense, person, level, file and line after \
      the others; the text for people has a line for each level. jsonl always has them.
      """)
  static let best = Flag(
    "best", help: "only the best answer to each query",
    details: "With --readings only the reading that people see first: tsv has one line a query.")
  static let suggest = Flag(
    "suggest", help: "suggest verbs for input without an answer too",
    details: """
      Words of the command line that have no answer get up to three suggestions on standard error, with the reason; \
      words from standard input only with this option. tsv then has a line for each suggestion, after \
      that of the query: query, infinitive, form, suggested. jsonl always has them.
      """)
  static let prose = Flag(
    "text", help: "read running text from files or input and find its verbs",
    details: """
      The words are files then. One line for each verb: file, line, column, word, infinitive, form, \
      match, a mark, and the verb's place by use. The mark is common where the word is far more often \
      something else (para, como, una), but not in yo como; and name? where it has a capital inside a \
      sentence. Words that are one verb are joined: no lo he comido.
      """)
  static let columns = Flag(
    "columns", value: .list("LIST", LookupColumn.names),
    help: "these columns, in this order: query,spelling,tense",
    details: """
      A table of tab-separated values wherever it goes; the manual page says what each column has. A query has no row \
      twice. Rows with the column level, file or line are in the order of the levels, others in that of grammars.
      """)
  static let header = Flag("header", help: "a table whose first line names the columns")
  static let only = Flag(
    "only", value: .choice("FIELD", LookupColumn.names),
    help: "only this column of each answer, a line each",
    details: """
      The infinitive, form, tense or any other column; each value once a query, and an empty line where there \
      is none. With --best that is one line a query.
      """)
  static let exitZero = Flag(
    "exit-zero", help: "queries without an answer are no failure",
    details: "The exit status is then 0, as programs that run filters expect.")
  static let all = Flag("all", help: "with --text: the words that are no verbs too")
  static let known = Flag(
    "known", value: .text("LEVEL", .levels), addsUp: true,
    help: "with --text: how much of it a class knows after LEVEL",
    details: """
      May be given several times; LEVEL is a part of a title, or a grade: all up to A2. The text is shown with + before new forms of \
      known verbs and ++ before forms of new verbs, and a summary. tsv has file, line, column, word, infinitive, \
      form, known (form: a new form; verb: a new verb) and tense; jsonl ends with the summary. Words that are \
      common or may be names are left out.
      """)
  static let null = Flag(
    "null", short: "0", help: "queries on standard input end in NUL, not in a line's end")
}

extension Command {
  package static let lookup = Command(
    name: "lookup",
    synopsis: "[WORD…]",
    words: 0...Int.max,
    summary: "which verb is this? Words, or one a line from - or input",
    details: [
      """
      Answers each word with the verbs that it may be a form of, the best first. Accents need not \
      be typed, capitals make no difference, and punctuation around a word falls away. Several words \
      given as one (as 'ella dijo que no') that are not one verb are read as text: each row then names the word of its verb, in jsonl as word.
      """,
      """
      tsv has a line for each verb: query, infinitive, form, match; the match is exact, accents \
      (an accent differs), ñ (n for ñ), pronouns (dámelo), phrase (he comido), keyboard (sue~no), \
      or none where no verb was found. The text for people has a line for each tense of a verb. jsonl has an object for each query, with all readings. A \
      line of more than 64 KiB is answered none. Input that is not UTF-8 is read as Windows-1252, with a warning; \
      UTF-16 is refused.
      """,
    ],
    flags: [
      .accents, .readings, .best, .columns, .only, .header, .suggest, .exitZero, .prose, .all,
      .known, .null, .noGloss,
    ],
    completion: { $0.has(.prose) ? .files : .forms },
    examples: [
      "conj lookup fui comeis": "Two words at once; an accent is missing:",
      "conj lookup --readings tuve | cut -f 2,5,6 | sort -u": "Which tense and person is it?",
      "echo 'Si yo fuera rico' | conj lookup --text": "The verbs of a text, with their places:",
    ],
    run: { (context) throws(Failure) in
      // What can't be is refused before levels are read.
      _ = try LookupColumns(context.arguments)
      try context.arguments.exclude(.prose, with: [.readings, .suggest, .null])
      try context.arguments.exclude(.known, with: [.columns, .only, .header, .best, .all])
      if context.arguments.has(.prose) {
        var lookup = try ProseLookup(&context)
        return try lookup.run(&context)
      }
      for flag in [Flag.all, .known] where context.arguments.has(flag) {
        throw .trouble(
          en: "The option --\(flag.name) works only with --text.",
          es: "La opción --\(flag.name) va con --text.",
          advice: "Write conj lookup --text \(flag.spelling) FILE.",
          consejo: "Escribe conj lookup --text \(flag.spelling) ARCHIVO.")
      }
      var lookup = try Lookup(&context)
      return try lookup.run(&context)
    })
}
