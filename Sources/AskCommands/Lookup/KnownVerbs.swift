import Invocation
import SpanishText
import VerbForms
import Wording

/// How much of a text a class can read that knows some levels: `conj lookup --text --known LEVEL`.
struct KnownVerbs {
  enum Kind: String, Comparable {
    /// The form is in the known levels.
    case known
    /// They have other forms of the verb.
    case form
    /// They do not have the verb.
    case verb

    /// What is before a word of a text for people: a plus for each thing that is new.
    var sign: String {
      switch self {
      case .known: ""
      case .form: "+"
      case .verb: "++"
      }
    }

    static func < (left: Kind, right: Kind) -> Bool { left.sign.count < right.sign.count }
  }

  /// How often something was met, and where first.
  private struct Tally {
    var count = 0
    let file: String
    let line: Int
    let column: Int

    var record: Record { ["count": count, "file": file, "line": line, "column": column] }
  }

  private let index: FormIndex
  private let known: FormIndex
  /// The compound tenses and phrases that the known levels teach: `pluscuamperfecto`.
  private let taught: Set<String>
  private let format: Context.Format
  private var tenses: [String: (known: Int, all: Int)] = [:]
  private var newVerbs: [String: Tally] = [:]
  private var newForms: [FormIndex.Entry: Tally] = [:]
  /// Text that is not shown yet: marked up to the last word that was read; the rest by its positions in the text.
  private var marked: [UInt8] = []
  private var unmarked: ArraySlice<UInt8> = []

  /// A reader who knows the levels with these names. A grade names the grades before it too.
  init(_ names: [String], _ source: IndexSelection, _ context: borrowing Context) throws(Failure) {
    index = source.index
    // Levels of a lower grade need not exist.
    let earlier = names.flatMap { name in
      let grade = LevelGrade(name: String(name.trimmedOfPunctuation))
      return LevelGrade.allCases.filter { $0.rawValue <= grade?.rawValue ?? 0 }
        .flatMap { LevelFilter.levels(of: source.whole, named: $0.name) }
    }
    let named = source.whole.restricted(
      to: try IndexSelection.levels(named: names, of: source.whole).union(earlier))
    let lessons = named.lessons
    known = source.whole.restricted(to: lessons)
    taught = source.whole.phrases(inLevels: lessons)
    format = context.format()
  }

  // MARK: words

  private func judge(_ entry: FormIndex.Entry) -> Kind {
    if known.position(of: entry) != nil { return .known }
    return known.lists(entry.infinitive) ? .form : .verb
  }

  /// What is known of an answer, and its least known form. Helpers count too, unless a level teaches the tense of the
  /// whole. Without such a level a compound tense is at least a new form.
  private func judge(_ answer: FormIndex.Answer) -> (kind: Kind, entry: FormIndex.Entry) {
    let entry = FormIndex.Entry(form: answer.form, infinitive: answer.infinitive)
    var worst = (kind: judge(entry), entry: entry)
    let names = answer.inflections.compactMap { $0.name }
    guard !names.isEmpty, !names.contains(where: { taught.contains($0) }) else { return worst }
    if answer.construction.helpers.first == .haber { worst.kind = max(worst.kind, .form) }
    for helper in answer.helpers {
      let entries = answer.parts.lazy.map { FormIndex.Entry(form: $0, infinitive: helper) }
      guard let entry = entries.first(where: { index.position(of: $0) != nil }) else { continue }
      let kind = judge(entry)
      if kind > worst.kind { worst = (kind, entry) }
    }
    return worst
  }

  /// Takes a word of the text; what may be no verb is left out.
  mutating func take(
    _ word: TextReader.Word, file: String, _ output: inout OutputBuffer
  ) throws(Failure) {
    mark(upTo: word.bytes.lowerBound)
    guard !word.answers.isEmpty, !word.isCommon, !word.mayBeName else { return }
    // A word that may be of several verbs is known if one of them is: whoever knows `fui` of ir reads it.
    let judged = word.answers.map { judge($0) }
    let number = judged.indices.min { (judged[$0].kind, $0) < (judged[$1].kind, $1) } ?? 0
    let ((kind, entry), answer) = (judged[number], word.answers[number])
    let tense = index.readingGroups(of: answer).first?.name ?? ""
    tenses[tense, default: (0, 0)].all += 1
    if kind == .known { tenses[tense, default: (0, 0)].known += 1 }
    let tally = Tally(file: file, line: word.line, column: word.column)
    if kind == .form { newForms[entry, default: tally].count += 1 }
    if kind == .verb { newVerbs[entry.infinitive, default: tally].count += 1 }
    if format == .text { return marked += kind.sign.utf8 }
    let record: Record = [
      "file": file, "line": word.line, "column": word.column, "word": word.text,
      "infinitive": answer.infinitive, "form": answer.form, "known": kind.rawValue, "tense": tense,
    ]
    try record.write(as: format, to: &output)
  }

  // MARK: the text with its words marked

  /// Takes more of the text; its words come next.
  mutating func take(text piece: [UInt8]) {
    guard format == .text else { return }
    // No verb begins so far back.
    mark(upTo: unmarked.endIndex - Self.longestLine)
    unmarked += piece
  }

  /// Longer lines are shown in pieces of this many bytes.
  private static let longestLine = 1 << 16

  private mutating func mark(upTo end: Int) {
    let part = unmarked.prefix(max(end - unmarked.startIndex, 0))
    marked += part
    unmarked.removeFirst(part.count)
  }

  /// Shows the whole lines of the marked text. A verb at its end may go on in the next piece.
  mutating func showLines(_ context: inout Context) throws(Failure) {
    var rest = marked[...]
    while true {
      let piece = rest.prefix(Self.longestLine)
      if let end = piece.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
        // A line feed may follow.
        if rest[end] == 0x0D, end + 1 == rest.endIndex { break }
        try showLine(rest[..<end], &context)
        let isCRLF = rest[end...].starts(with: "\r\n".utf8)
        rest = rest[(isCRLF ? end + 2 : end + 1)...]
      } else if rest.count > Self.longestLine {
        // Between words, or where there are none between letters.
        let blank = piece.lastIndex(of: 0x20).map { $0 + 1 }
        let end = blank ?? piece.dropFirst().lastIndex { $0 & 0xC0 != 0x80 } ?? piece.endIndex
        try showLine(rest[..<end], &context)
        rest = rest[end...]
      } else {
        break
      }
    }
    marked = Array(rest)
  }

  mutating func finish(_ context: inout Context) throws(Failure) {
    mark(upTo: .max)
    try showLines(&context)
    if !marked.isEmpty { try showLine(marked.prefix { $0 != 0x0D }, &context) }
    (marked, unmarked) = ([], [])
  }

  private func showLine(_ line: ArraySlice<UInt8>, _ context: inout Context) throws(Failure) {
    // The byte order mark is no character of the text.
    let size = line.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    context.writeLine(String(decoding: line.dropFirst(size), as: UTF8.self))
    try context.output.flushIfLarge()
  }

  // MARK: the summary

  var wordCount: Int { tenses.values.reduce(0) { $0 + $1.all } }

  /// Sums up: how much is known, the new verbs and forms with their first places, and the tenses.
  func summarize(_ context: inout Context) throws(Failure) {
    let (all, known) = (wordCount, self.tenses.values.reduce(0) { $0 + $1.known })
    let newVerb = newVerbs.values.reduce(0) { $0 + $1.count }
    let newForm = all - known - newVerb
    let verbs = newVerbs.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let forms = newForms.sorted {
      ($1.value.count, $0.key.form, $0.key.infinitive)
        < ($0.value.count, $1.key.form, $1.key.infinitive)
    }
    let tenses = self.tenses.sorted { ($1.value.all, $0.key) < ($0.value.all, $1.key) }
    func percent(_ count: Int) -> String { "\(count) (\((count * 200 + all) / (2 * all)) %)" }
    switch format {
    case .tsv: return
    case .jsonl:
      let summary: Record = [
        "words": all, "known": known, "newForms": newForm, "newVerbs": newVerb,
        "verbs": verbs.map { ["infinitive": $0.key] + $0.value.record },
        "forms": forms.map {
          ["infinitive": $0.key.infinitive, "form": $0.key.form] + $0.value.record
        },
        "tenses": tenses.map {
          ["tense": $0.key, "words": $0.value.all, "known": $0.value.known] as Record
        },
      ]
      try (["summary": summary] as Record).write(as: .jsonl, to: &context.output)
    case .text:
      guard all > 0 else { return context.writeLine(LookupMessage.noVerbInText) }
      context.writeLine("")
      context.writeLine(
        .init(
          en:
            "\(all) \(all, "verb form", "verb forms"): \(percent(known)) known, \(percent(newForm)) new forms of known verbs (+), \(percent(newVerb)) of new verbs (++).",
          es:
            "\(all) \(all, "forma verbal", "formas verbales"): conocidas: \(percent(known)); nuevas de verbos conocidos (+): \(percent(newForm)); de verbos nuevos (++): \(percent(newVerb))."
        ))
      if !verbs.isEmpty {
        let list = LocalizedText.joined(verbs.map { mention("\($0.key) (", $0.value) })
        context.writeLine(.init(en: "New verbs: \(list)", es: "Verbos nuevos: \(list)"))
      }
      if !forms.isEmpty {
        let list = LocalizedText.joined(
          forms.map { mention("\($0.key.form) (\($0.key.infinitive), ", $0.value) })
        context.writeLine(.init(en: "New forms: \(list)", es: "Formas nuevas: \(list)"))
      }
      let list = LocalizedText.joined(
        tenses.map {
          .init(
            en: "\($0.key) \($0.value.known) of \($0.value.all)",
            es: "\($0.key) \($0.value.known) de \($0.value.all)")
        }, by: "; ")
      context.writeLine(.init(en: "Known by tense: \(list)", es: "Conocidas por tiempo: \(list)"))
    }
  }

  private func mention(_ beginning: String, _ tally: Tally) -> LocalizedText {
    let file = tally.file == "-" ? "" : "\(tally.file):"
    let place = "\(beginning)\(file)\(tally.line):\(tally.column)"
    return tally.count > 1
      ? .init(en: "\(place), \(tally.count) times)", es: "\(place), \(tally.count) veces)")
      : .verbatim("\(place))")
  }
}
