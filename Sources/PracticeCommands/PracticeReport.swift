import Invocation
import Practice
import Wording

extension PracticeGame {
  /// The result, the mistakes with their corrections, and what is due; empty if nothing was answered.
  var summary: [String] {
    let given = session.given
    guard !given.isEmpty else { return [] }
    var lines: [LocalizedText] =
      session.hasNoLives ? [.init(en: "No lives are left.", es: "No quedan vidas.")] : []
    let (known, asked) = (session.known, session.firstAnswers.count)
    let seconds = given.reduce(0) { $0 + $1.milliseconds } / 1000
    let time = seconds == 0 ? "" : " \(seconds / 60) min \(seconds % 60) s."
    lines.append(
      .init(
        en: "\(known) of \(asked) right at the first try.",
        es: "\(known) de \(asked) bien a la primera.") + .verbatim(time))
    for one in session.mistakes {
      let subject = LocalizedText.verbatim(session.subject(of: one.question))
      lines.append(.joined([subject, one.grade.correction], by: ": "))
    }
    if log.path != nil {
      let due = log.progress.due(onDay: environment.time.day).count
      lines.append(
        .init(
          en: "Due today: \(due). conj practice --stats shows more.",
          es: "Para hoy: \(due). conj practice --stats muestra más."))
    }
    return lines.map { $0.text(in: language) }
  }
}

extension PracticeStatistics {
  private static let weeks = 12

  /// Writes what `conj practice --stats` tells.
  func write(onDay today: Int, _ context: inout Context) throws(Failure) {
    switch context.format() {
    case .text: writeText(onDay: today, &context)
    case .tsv:
      for (kind, tallies) in [
        ("all", ["": all]), ("tense", tenses), ("pattern", patterns),
      ] {
        for (name, tally) in tallies.sorted(by: { $0.key < $1.key }) {
          try context.output.appendLine([kind, name, String(tally.asked), String(tally.wrong)])
        }
      }
      for (day, count) in days.sorted(by: { $0.key < $1.key }) {
        try context.output.appendLine(["day", LocalTime.date(day), String(count), ""])
      }
      try context.output.appendLine(["due today", "", String(dueToday), ""])
      try context.output.appendLine(["due this week", "", String(dueThisWeek), ""])
    case .jsonl:
      context.output.object { $0.members(of: self) }
      try context.output.endLine()
    }
  }

  private func writeText(onDay today: Int, _ context: inout Context) {
    guard all.asked > 0 else {
      return context.writeLine(
        .init(
          en: "You have not practised yet: start with conj practice.",
          es: "Todavía no has practicado nada: empieza con conj practice."))
    }
    let minutes = Int(milliseconds / 60_000)
    let answers = CountMessage.answers(all.asked)
    let forms = CountMessage.forms(items)
    let percent = Int((all.right * 100).rounded())
    let days = CountMessage.days(self.days.count)
    let time = minutes > 0 ? .verbatim(", ") + CountMessage.minutes(minutes) : LocalizedText.none
    context.writeLine(
      .init(
        en: "\(answers) to \(forms), \(percent) % right, on \(days)\(time).",
        es: "\(answers) a \(forms), \(percent) % bien, en \(days)\(time)."))
    context.writeLine(
      .init(
        en: "Due today: \(dueToday). In the next seven days: \(dueThisWeek).",
        es: "Para hoy: \(dueToday). En los próximos siete días: \(dueThisWeek)."))
    let (weak, strong) = (Self.weakest(tenses), Self.strongest(tenses))
    for (title, tallies, showsWrong) in [
      (LocalizedText(en: "Weakest tenses:", es: "Los tiempos más flojos:"), weak, false),
      (.init(en: "Strongest tenses:", es: "Los tiempos más seguros:"), strong, false),
      (.init(en: "You miss:", es: "Fallas en:"), Self.weakest(patterns), true),
    ] where !tallies.isEmpty {
      context.writeLine("")
      context.writeLine(title)
      for (name, tally) in tallies {
        let (wrong, right, all) = (tally.wrong, tally.asked - tally.wrong, tally.asked)
        let line: LocalizedText =
          showsWrong
          ? .init(en: "\(name): \(wrong) of \(all) wrong", es: "\(name): \(wrong) de \(all) mal")
          : .init(en: "\(name): \(right) of \(all) right", es: "\(name): \(right) de \(all) bien")
        context.writeLine(.verbatim("  ") + line)
      }
    }
    context.writeLine("")
    if !context.environment.isAccessible {
      context.writeLine(
        .init(
          en: "Answers of the last \(Self.weeks) weeks, one column per week:",
          es: "Respuestas de las últimas \(Self.weeks) semanas, una columna por semana:"))
    }
    for line in calendar(endingOn: today, context) { context.writeLine(line) }
  }

  /// The last weeks, a row a weekday; the fuller a block, the more answers.
  private func calendar(endingOn today: Int, _ context: borrowing Context) -> [String] {
    let language = context.language
    // 1970-01-01, day 0, was a Thursday.
    let monday = today - (today + 3) % 7
    let first = monday - 7 * (Self.weeks - 1)
    if context.environment.isAccessible {
      return (first...today).compactMap { day in
        days[day].map {
          "\(LocalTime.date(day)): \(CountMessage.answers($0).text(in: language))"
        }
      }
    }
    let most = (first...today).compactMap { days[$0] }.max() ?? 0
    let names = LocalizedText(en: "Mo Tu We Th Fr Sa Su", es: "lu ma mi ju vi sá do")
      .text(in: language).split(separator: " ")
    return names.indices.map { weekday in
      let blocks = (0..<Self.weeks).map { week in
        let day = first + 7 * week + weekday
        if day > today { return " " }
        let count = days[day] ?? 0
        return count == 0 ? "·" : ["░", "▒", "▓", "█"][min(count * 4 / (most + 1), 3)]
      }
      return "\(names[weekday])  \(blocks.joined(separator: " "))"
    }
  }
}
