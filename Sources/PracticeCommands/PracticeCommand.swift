package import Invocation
import Picker
import Practice
import SpanishGrammar
import SpanishText
import SystemIO
import Terminal
import VerbForms
import Wording

extension Flag {
  static let choose = Flag("choose", help: "choose among four answers instead of typing")
  static let recognise = Flag("recognise", help: "a form is shown: name its verb, tense and person")
  static let irregular = Flag("irregular", help: "only forms that are irregular")
  static let someVerbs = Flag(
    "verbs", value: .text("LIST", .list(.forms)), help: "only these verbs, by any of their forms",
    details: "Those that no smaller level has are asked in levels with more than 500 verbs.")
  static let persons = Flag(
    "persons", value: .text("LIST", .list(.words(Person.allCases.map(\.name)))),
    help: "only these persons: yo,tú,él")
  static let mistakes = Flag("mistakes", help: "only what was wrong at the first try last time")
  static let questions = Flag(
    "count", value: .text("N", .words(["all"])), help: "ask N forms; all: as many as there are",
    details: "20 without it; --sheet and --export: all.")
  static let seed = Flag(
    "seed", value: .number("N"), help: "the same questions for everybody with the same N")
  static let lives = Flag(
    "lives", value: .text("N", .words(["none"])),
    help: "forgive so many mistakes; none: any number",
    details:
      "With 0 the first mistake ends the session. Without it, what the levels say (vidas: 3), else none."
  )
  static let time = Flag(
    "time", value: .text("SECONDS", .words(["stopwatch", "none"])),
    help: "seconds for an answer; stopwatch: only count them; none",
    details:
      "An answer that comes later is wrong. Without it, what the levels say (límite: 10 s), else none."
  )
  static let new = Flag(
    "new", value: .number("N"), help: "at most N forms a day that were never asked before",
    details: "20 without it, where no level is named.")
  static let accentsOfAnswers = Flag(
    Flag.accents.name, value: Flag.accents.value, help: Flag.accents.help,
    details: """
      smart and ignore: accents that are missing or wrong are forgiven, unless they make another form. strict: they are \
      mistakes.
      """)
  static let noSave = Flag("no-save", help: "neither read nor write the practice log")
  static let stats = Flag(
    "stats", help: "what was practised, and what is due",
    details: "tsv has what is counted, its name, asked and wrong.")
  static let forget = Flag("forget", help: "delete the practice log, after asking")
  static let sheet = Flag("sheet", help: "a worksheet with gaps and, after a form feed, its key")
  static let formatOfPractice = Flag(
    "format", value: .choice("FORMAT", ["text", "tsv", "jsonl"]),
    help: "text, tsv or jsonl for programs",
    details: """
      Text unless this says otherwise, wherever it goes; only --stats is tsv elsewhere than on a terminal.
      """)
  static let export = Flag(
    "export", value: .choice("FORMAT", ["anki", "tsv"]),
    help: "the questions for Anki's import (anki) or as lines (tsv)")
}

extension Command {
  package static let practice = Command(
    name: "practice",
    synopsis: "[LEVEL…]",
    words: 0...Int.max,
    summary: "the game: forms are asked by verb, tense and person",
    details: [
      """
      Asks forms of the levels that each LEVEL names, a part of their titles or a grade: what is due first, then new \
      ones. Without LEVEL, all that is due and new forms of the course; on a terminal beginners choose a level \
      first. Mistakes come back, in the session and on later days. Levels of more than 500 verbs count where no \
      smaller one is named: their first 500 verbs are asked, or those of --verbs.
      """,
      """
      On a terminal the questions fill the screen; with --plain, or where a screen reader reads, they are \
      lines. In place of an answer: u takes the last one back, s skips, x never asks this again, ? shows the \
      verb; :q, Ctrl-D or Ctrl-C ends and keeps all answers. Accents that are missing or wrong are shown and \
      forgiven, unless they make another form; --accents strict counts them.
      """,
      """
      With tsv or jsonl the lines of the input are marked as answers, one line a question: infinitive (decir + me lo), tense, \
      person, answer, grade (right, almost, wrong), right form. Almost right is another form of the verb that \
      differs in accents alone, and an answer without its pronoun or its no. \
      No mistake is asked again then, lives and times do not count, and nothing is saved; the exit status is 1 where not all \
      is right.
      """,
      """
      The practice log is a text file: when which form was answered how. It never leaves this machine. \
      CONJ_PRACTICE_LOG names another than conj/practice.tsv in XDG_DATA_HOME or ~/.local/share; empty, \
      there is none.
      """,
    ],
    flags: [
      .choose, .recognise, .irregular, .someVerbs, .persons, .noVosotros, .vos, .mistakes,
      .questions, .seed, .lives, .time, .new, .accentsOfAnswers, .noGloss, .noSave, .stats, .forget,
      .sheet,
      .export, .plain,
    ],
    format: .formatOfPractice,
    completion: { _ in .levels },
    examples: [
      "conj practice presente": "Practise the present:",
      "printf 'fui\\n' | conj practice 'ser, ir, dar' --count 1 --format tsv": "Mark an answer:",
      "conj practice imperfecto --sheet --count 10 --seed 1": "A worksheet for a class:",
    ],
    run: { (context) throws(Failure) in
      let arguments = context.arguments
      var options = try PracticeOptions(arguments)
      if arguments.has(.forget) { return try forgetPractice(&context) }
      let isMarking =
        !context.readsTerminal && context.format(elsewhere: .text) != .text
        && !arguments.has(.stats)
      for flag in [Flag.mistakes, .choose] where isMarking { try arguments.exclude(flag, .format) }
      var log = try PracticeLog(context, saves: !arguments.has(.noSave) && !isMarking)
      if arguments.has(.stats) {
        log.progress.nameConstructions(by: QuestionSource(lessonsOf: .builtin))
        let today = context.environment.time.day
        try PracticeStatistics(log.progress, onDay: today, in: QuestionSource(.builtin))
          .write(onDay: today, &context)
        if let unread = log.unreadNote { context.messages.say(unread) }
        return .success
      }
      let source = try IndexSelection(&context)
      log.progress.nameConstructions(by: QuestionSource(lessonsOf: source.whole))
      if !options.namesLevels, !options.isSheet, log.progress.isEmpty, context.readsTerminal,
        source.index.lessons.count > 1
      {
        if let status = try chooseLevel(source, &context) { return status }
      } else {
        try select(arguments, source)
      }
      if !isMarking {
        // What the chosen levels say.
        options.plan.takeDefaults(
          of: source.index.lessons.map { source.summaries[$0] },
          lives: !arguments.has(.lives), time: !arguments.has(.time))
      }
      var numbers = SeededNumbers(seed: options.seed ?? UInt64.random(in: 0...UInt64.max))
      let questions = try questions(source, options, log.progress, &numbers, context)
      if options.isSheet {
        if questions.isFull {
          let most = CountMessage.questions(questions.count)
          context.messages.say(
            en: "These are the first \(most); there may be more.",
            es: "Estas son las primeras \(most); puede haber más.",
            advice: .init(
              en: "Name fewer levels or verbs at a time.",
              es: "Nombra menos niveles o verbos cada vez."))
        }
        try Worksheet(questions: questions, source: source, seed: options.seed).write(&context)
        return source.status
      }
      try log.checkWritable()
      let game = PracticeGame(
        questions, source, options, log, isMarking: isMarking, numbers: numbers,
        context.environment)
      return try play(game, &context).worse(source.status)
    })
}

/// Plays on a screen where a terminal can show one, otherwise in lines.
private func play(_ game: PracticeGame, _ context: inout Context) throws(Failure) -> ExitStatus {
  if context.format() == .text,
    let outcome = try context.runScreen({ PracticeScreen(game, size: $0) })
  {
    if let failure = outcome.failure { throw failure }
    for line in outcome.summary { context.writeLine(line) }
    return outcome.isInterrupted ? .interrupted : .success
  }
  var game = game
  return try game.playInLines(&context)
}

/// Restricts the index to the named levels that teach. Verbs that are named may be in other levels.
private func select(_ arguments: Arguments, _ source: IndexSelection) throws(Failure) {
  if !arguments.words.isEmpty {
    source.index = source.index.restricted(
      to: try IndexSelection.levels(named: arguments.texts, of: source.whole))
  }
  guard !arguments.has(.someVerbs) else { return }
  source.index = source.index.restricted(to: source.index.lessons)
}

private func questions(
  _ source: IndexSelection, _ options: PracticeOptions, _ progress: Progress,
  _ numbers: inout SeededNumbers, _ context: borrowing Context
) throws(Failure) -> [Question] {
  var filter = options.filter
  for form in PracticeOptions.list(context.arguments.value(.someVerbs)) {
    guard let verb = source.whole.lookup(form).first?.infinitive else {
      throw .trouble(
        LookupMessage.noForm(form),
        advice: .init(en: "Name verbs: --verbs ser,ir", es: "Escribe verbos: --verbs ser,ir"))
    }
    filter.verbs.insert(verb)
  }
  let questions = QuestionSource(source.index, filter: filter)
  let found =
    options.seed != nil
    ? questions.questions(shuffledBy: &numbers, count: options.plan.count)
    : questions.questions(
      after: options.isSheet && !options.plan.onlyMissed ? Progress() : progress,
      onDay: context.environment.time.day, by: options.plan)
  var others = filter
  (others.verbs, others.persons, others.onlyIrregular) = ([], [], false)
  lazy var all = QuestionSource(source.index, filter: others).all
  if !filter.missingPersons(in: found).isEmpty,
    let unknown = filter.missingPersons(in: all).min()
  {
    let known = all.map(\.item.asked.person).filter { !$0.isEmpty }.eachOnce()
    let list = known.joined(separator: ", ")
    throw .trouble(
      en: "There is no person \(word: unknown) in these levels.",
      es: "En estos niveles no hay ninguna persona \(word: unknown).",
      advice: known.isEmpty
        ? nil : .init(en: "These levels have: \(list).", es: "Hay: \(list)."))
  }
  guard !found.isEmpty else {
    let possible = questions.all
    if possible.isEmpty, filter.onlyIrregular {
      throw .trouble(
        en: "No form that is asked for here is irregular.",
        es: "Aquí no hay formas irregulares que preguntar.",
        advice: "Practise without --irregular.",
        consejo: "Practica sin --irregular.")
    }
    if possible.isEmpty {
      throw .trouble(
        en: "These levels have no form that you ask for.",
        es: "En estos niveles no hay ninguna forma de las que pides.",
        advice: "Name other levels, verbs or persons.",
        consejo: "Nombra otros niveles, verbos o personas.")
    }
    let dueDays = possible.compactMap { progress[$0.item]?.memory.dueDay }
    if !options.plan.onlyMissed, options.plan.newItems == .max, let next = dueDays.min() {
      throw .trouble(
        en: "All these forms were asked; the next is due on \(LocalTime.date(next)).",
        es: "Ya se han preguntado todas estas formas; la próxima toca el \(LocalTime.date(next)).",
        advice: "Name another level, or practise these without the log: --no-save.",
        consejo: "Nombra otro nivel o practica estas sin el registro: --no-save.")
    }
    guard options.plan.onlyMissed else {
      throw .trouble(
        en: "There is nothing to ask now.",
        es: "Ahora no hay nada que preguntar.",
        advice:
          "Name a level, as in “conj practice presente”, or ask for more new forms: --new 40.",
        consejo:
          "Nombra un nivel, como en “conj practice presente”, o pide más formas nuevas: --new 40.")
    }
    throw .trouble(
      en: "There were no mistakes last time.",
      es: "La última vez no hubo ningún error.",
      advice: "Practise without --mistakes.",
      consejo: "Practica sin --mistakes.")
  }
  return found
}

/// Lets a new student choose a level; returns how the program ends without a choice.
private func chooseLevel(
  _ source: IndexSelection, _ context: inout Context
) throws(Failure) -> ExitStatus? {
  let lessons = source.index.lessons
  let language = context.language
  let outcome = try context.runScreen {
    LevelMenu(
      source.index.restricted(to: lessons), language: language,
      action: .init(en: "Enter practise", es: "Intro practicar"), size: $0)
  }
  switch outcome {
  case .chose(let level)?:
    source.index = source.whole.restricted(to: [level])
    return nil
  case .left?: return .success
  case .interrupted?: return .interrupted
  case nil: break
  }
  let digits = String(lessons.count).count
  for (number, level) in lessons.enumerated() {
    let name = String(number + 1)
    let blanks = String(repeating: " ", count: digits - name.count)
    context.output.append("\(blanks)\(name)  \(visibleText(source.summaries[level].title))\n")
  }
  var input = LineInput(context)
  while true {
    let prompt = LocalizedText(
      en: "A number, or a part of a title; Enter: the first.",
      es: "Un número, o parte de un título; Intro: el primero.")
    guard let line = try input.next(&context, prompt: "\(prompt.text(in: language)) ")
    else { return .success }
    let text = String(line.trimmedOfPunctuation)
    let chosen: Set<Int> =
      if text.isEmpty {
        [lessons[0]]
      } else if let number = Int(text) {
        lessons.indices.contains(number &- 1) ? [lessons[number - 1]] : []
      } else {
        LevelFilter.levels(of: source.whole, named: text).intersection(lessons)
      }
    if !chosen.isEmpty {
      source.index = source.whole.restricted(to: chosen)
      return nil
    }
    context.writeLine(.init(en: "No level has this name.", es: "Ningún nivel se llama así."))
  }
}

/// Deletes the log, if the answer is yes.
private func forgetPractice(_ context: inout Context) throws(Failure) -> ExitStatus {
  let log = try PracticeLog(context, saves: true)
  guard let path = log.path, kind(of: path) == .file else {
    context.messages.say(en: "There is no practice log.", es: "No hay ningún registro de práctica.")
    return .success
  }
  guard linkCount(of: path) == 1 else {
    throw .trouble(
      en: "The practice log \(path.description) has another name (a hard link).",
      es: "El registro de práctica \(path.description) tiene otro nombre (un enlace duro).",
      advice: "Delete the other name first: it would keep the answers.",
      consejo: "Borra antes el otro nombre: guardaría las respuestas.")
  }
  if let unread = log.unreadNote { context.messages.say(unread) }
  let count = CountMessage.answers(log.progress.answers.count)
  let file = visibleText(path.description)
  let question = LocalizedText(
    en: "Delete \(file) with \(count)? Type yes:",
    es: "¿Borrar \(file) con \(count)? Escribe sí:")
  var input = LineInput(context)
  let prompt = "\(question.text(in: context.language)) "
  let answer = try input.next(&context, prompt: prompt) ?? ""
  guard ["yes", "sí", "si"].contains(answer.trimmedOfPunctuation.lowercased()) else {
    context.writeLine(.init(en: "Nothing was deleted.", es: "No se ha borrado nada."))
    return .notAll
  }
  try Result { () throws(FileError) in try removeFile(path) }.mapError { error in
    Failure.trouble(
      en: "The practice log \(path.description) can't be deleted: \(error.localizedReason).",
      es:
        "No se puede borrar el registro de práctica \(path.description): \(error.localizedReason).")
  }.get()
  context.writeLine(.init(en: "Deleted.", es: "Borrado."))
  return .success
}
