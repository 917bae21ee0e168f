/// The columns and keys of a command's formats for programs, for the manual.
package struct OutputKeys: Sendable {
  package let command: String
  /// What tsv has, in its order.
  let columns: String
  /// The keys of jsonl, each with what it is.
  package let keys: [(name: String, help: String)]

  /// Those of the commands but lookup, whose columns are records of their own.
  package static let all = [
    OutputKeys(
      command: "search",
      columns: """
        first, last, infinitive, count; with --forms form, infinitive; with --verbs infinitive; with --count count
        """,
      keys: [
        ("first", "the first form of a run of one verb"), ("last", "the last form of the run"),
        ("count", "how many forms the run has; with --count how many were found"),
        ("form", "with --forms: the form"), ("infinitive", "the verb"),
        ("pronominal", "true if the levels have the verb with -se alone"),
      ]),
    OutputKeys(
      command: "show", columns: "infinitive, level, person, form",
      keys: [
        ("infinitive", "the verb"), ("gloss", "what it means, in a few words"),
        ("pronominal", "true if the verb is shown with -se"),
        ("levels", "the lines of the verb, in the order of the levels"),
        ("level", "the title of the line's level"),
        ("tense", "the tense of the level or form; null if the level names none"),
        ("file", "the level's file, relative to its --levels path"),
        ("line", "the line of the file, counted from 1"),
        ("written", "the infinitive as the line has it: levantarse"),
        ("forms", "the forms of the line"),
        ("composed", "the forms that no line has, made by rule: he comido, no comas"),
        ("person", "the column: yo, tú, …, gerundio; null for a form without a person"),
        ("form", "the form as it is written, with pronouns and helping verbs"),
        ("regular", "whether the form is what the rules make of the infinitive"),
      ]),
    OutputKeys(
      command: "levels",
      columns: """
        title, colour, verbs, forms, file; with --verb also line, infinitive; with --form also form, person; with \
        --compare side, kind, infinitive, form
        """,
      keys: [
        ("title", "the title"), ("description", "the second line of the file"),
        ("colour", "the colour as RRGGBB; null without one"),
        ("grade", "the grade, A1 to C2; null without one"),
        ("verbs", "how many verbs the level has; with --compare which"),
        ("forms", "how many forms it has; with --compare which"),
        ("file", "the file, relative to its --levels path"),
        ("persons", "the names of the columns"),
        ("infinitive", "with --verb, --form and --compare: the verb"),
        ("line", "with --verb and --form: the line of the file, counted from 1"),
        ("text", "with --verb and --form: the line"),
        ("form", "with --form and --compare: the form"),
        ("person", "with --form: the column that has the form"),
        ("side", "with --compare: both, first or second"), ("levels", "with --compare: the titles"),
      ]),
    OutputKeys(
      command: "check",
      columns: """
        file, line, column, severity, id, message, help; with --ambiguous the kind, then each form with its verbs
        """,
      keys: [
        ("file", "the file"), ("line", "the line, counted from 1"),
        ("column", "the first character that is meant, counted from 1"),
        ("length", "how many characters are meant"), ("severity", "error, warning or note"),
        ("id", "what is wrong, by a name that does not change"),
        ("omitted", "how many more findings of this kind the file has, which are not written"),
        ("message", "what is wrong, in English"), ("help", "what to do"),
        ("ambiguous", "with --ambiguous: why students mix these forms up"),
        ("forms", "with --ambiguous: the forms"), ("form", "with --ambiguous: a form"),
        ("infinitives", "with --ambiguous: the verbs of the form"),
      ]),
    OutputKeys(
      command: "index info", columns: "what is counted, and how many",
      keys: [
        ("levels", "how many levels there are"), ("verbs", "how many verbs, or verbs with a gloss"),
        ("forms", "how many different forms"), ("keys", "how many forms without their accents"),
        ("entries", "how many pairs of form and verb"), ("rows", "how many runs of one verb"),
        ("states", "how many states the automaton has"), ("transitions", "how many ways it has"),
        ("glosses", "the languages of glosses"), ("language", "the code of such a language"),
        ("sections", "the parts of the file"), ("name", "the name of a part"),
        ("bytes", "the size of a part or of the file"), ("format", "the version of the format"),
        ("digest", "a number for the bytes of all levels"),
      ]),
    OutputKeys(
      command: "practice",
      columns: """
        infinitive, tense, person, answer, grade, right; with --stats what is counted, its name, asked, wrong
        """,
      keys: [
        ("infinitive", "the verb"), ("tense", "the tense"), ("person", "the person"),
        ("answer", "what was typed"),
        ("grade", "right, almost or wrong"),
        ("right", "the right form"),
        ("answers", "with --stats: how many answers there were"),
        ("wrong", "with --stats: how many were wrong"), ("forms", "with --stats: how many forms"),
        ("milliseconds", "with --stats: how long the answers took"),
        ("dueToday", "with --stats: how many forms are due today"),
        ("dueThisWeek", "with --stats: how many are due within a week"),
        ("tenses", "with --stats: a tally for each tense"),
        ("patterns", "with --stats: a tally for each pattern"),
        ("name", "with --stats: the tense or the pattern"),
        ("asked", "with --stats: how often asked"),
        ("days", "with --stats: the days"), ("day", "with --stats: the date"),
      ]),
  ]
}
