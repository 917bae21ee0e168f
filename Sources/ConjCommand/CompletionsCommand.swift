import Invocation
import SpanishGrammar
import SpanishText
import Terminal
import VerbForms
import Wording

extension Flag {
  /// What other programs call it; taken where no command is named.
  static let completionScript = Flag(
    "generate-completion-script", value: .choice("SHELL", Shell.allCases.map(\.rawValue)),
    help: "the same as conj completions SHELL")

  fileprivate var completion: Completion {
    switch value {
    case .none, .number: .none
    case .text(_, let completion): completion
    case .choice(_, let words): .words(words)
    case .list(_, let words): .list(.words(words))
    }
  }
}

extension Command {
  static let completions = Command(
    name: "completions",
    synopsis: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    words: 1...Int.max,
    summary: "print what lets a shell complete commands, options, verbs and levels",
    details: [
      """
      Prints a script for the shell's start file or its folder of completions; make install puts it where \
      the shell looks. The script asks conj itself, by conj completions words SHELL -- WORD…, what the last \
      WORD may become: the first line of the answer is words, list (words that differ in what is typed, to be \
      listed only) or files, each other line a word, a tab and a note. Accents need not be typed.
      """,
      "conj --generate-completion-script SHELL prints the same.",
    ],
    flags: [],
    without: [.levels, .index, .level, .format],
    completion: { $0.words.isEmpty ? .words(Shell.allCases.map(\.rawValue)) : .none },
    examples: [
      "conj completions bash": "For bash; eval \"$(conj completions bash)\" in ~/.bashrc uses it:",
      "conj completions words zsh -- show ban": "What does a shell offer for ban?",
    ],
    run: { (context) throws(Failure) in
      let words = context.arguments.texts
      if words[0] == "words", words.count >= 2 {
        try writeWords(completing: Array(words[2...]), for: shell(words[1]), &context)
      } else {
        context.output.append(try shell(words.joined(separator: " ")).script)
      }
      return .success
    })
}

private func shell(_ name: String) throws(Failure) -> Shell {
  if let shell = Shell(rawValue: name) { return shell }
  let names = Shell.allCases.map(\.rawValue)
  let question = UsageMessage.didYouMean(DidYouMean(names).best(name))
  let known = names.joined(separator: ", ")
  throw .trouble(
    en: "conj has no completions for \(word: name).\(question)",
    es: "conj no sabe completar para \(word: name).\(question)",
    advice: "It has completions for \(known).",
    consejo: "Sabe completar para \(known).")
}

private func writeWords(
  completing words: [String], for shell: Shell, _ context: inout Context
) throws(Failure) {
  let typed = Shell.unquoted(words.last ?? "")
  var line = ArgumentParser()
  // bash makes three words of --format=tsv.
  for word in words.dropLast() where word != "=" || line.awaiting == nil {
    try? line.take(Array(Shell.unquoted(word).word.utf8))
  }
  let text = line.awaiting != nil && typed.word == "=" ? "" : typed.word
  let kind = line.completion(of: text)
  guard kind != .files else { return context.output.append("files\n") }
  context.arguments = line.arguments
  context.arguments.options.removeAll { $0.name == Flag.level.name }
  let candidates = Candidates(
    line: line, source: try IndexSelection(&context), language: context.language)
  let nameEnd = text.hasPrefix("-") ? text.firstIndex(of: "=") : nil
  let found = Candidates.ending(text, after: nameEnd) {
    candidates.words(of: kind, beginning: $0)
  }.map { (word: shell.spelling(of: $0.word, typed: text, open: typed.open), note: $0.note) }
  // Whether all words begin with as many of the same letters as are typed.
  let typedCount = text.unicodeScalars.count
  let keepsTyped = found.allSatisfy {
    $0.word.unicodeScalars.starts(with: found[0].word.unicodeScalars.prefix(typedCount))
  }
  context.output.append(keepsTyped ? "words\n" : "list\n")
  for (word, note) in found {
    try context.output.writeRawLine("\(visibleText(word))\t\(visibleText(note))")
  }
}

extension ArgumentParser {
  /// What the next word, which begins with `text`, may become.
  func completion(of text: String) -> Completion {
    if let (flag, _) = awaiting { return flag.completion }
    if text.hasPrefix("-"), !optionsEnded {
      guard let end = text.firstIndex(of: "=") else { return .options }
      return flags.first { $0.name == text[..<end].dropFirst(2) }?.completion ?? .none
    }
    guard let command else { return .commands }
    return asksForHelp ? .none : command.completion(arguments)
  }
}

/// Finds what may be typed for the beginning of a word.
private struct Candidates {
  /// A word, and what it is in a few words; may be empty.
  typealias Candidate = (word: String, note: String)

  /// With more forms only infinitives are offered: nobody reads such a list.
  private static let mostForms = 200

  let line: ArgumentParser
  let source: IndexSelection
  let language: Language

  /// The words of a kind that begin as a text does, in the order in which they are offered.
  func words(of kind: Completion, beginning text: String) -> [Candidate] {
    switch kind {
    case .none, .files: []
    case .words(let words): Self.select(words.map { ($0, "") }, text)
    case .options: Self.select(line.flags.map { ("--\($0.name)", $0.help) }, text)
    case .commands: commands(text)
    case .forms: forms(text)
    case .list(let kind):
      Self.ending(text, after: text.lastIndex(of: ",")) { words(of: kind, beginning: $0) }
    case .levels: Self.select(levels, text)
    case .tenses: Self.select(Tense.allCases.map { ($0.name, "") } + levels, text)
    }
  }

  /// Commands that begin so, or else words for a lookup.
  private func commands(_ text: String) -> [Candidate] {
    let found = Self.select(Command.all.map { ($0.name, $0.summary) }, text)
    return found.isEmpty ? forms(text) : found
  }

  /// The infinitives that begin so, most used first, or else the other forms if they are few.
  private func forms(_ text: String) -> [Candidate] {
    let index = source.whole
    let text = text.normalizedSpanish
    let verbs = index.infinitives(ofPrefix: text)
    guard verbs.isEmpty else {
      return Self.select(verbs.map { ($0, source.gloss(of: $0) ?? "") }, text)
    }
    let range = index.positions(ofPrefix: text)
    guard range.count <= Self.mostForms else { return [] }
    var forms: [Candidate] = []
    for entry in index.entries[range] {
      if forms.last?.word == entry.form {
        forms[forms.count - 1].note += ", \(entry.infinitive)"
      } else {
        forms.append((entry.form, entry.infinitive))
      }
    }
    return Self.select(forms, text)
  }

  private var levels: [Candidate] {
    let levels = source.summaries
    let grades = Set(levels.compactMap { $0.grade?.name }).sorted()
    let note = LevelsMessage.grade.text(in: language)
    return grades.map { ($0, note) } + levels.map { ($0.title, $0.file) }
  }

  /// The candidates that begin with a text. Case and missing accents don't matter; what has the typed accents hides others.
  private static func select(_ candidates: [Candidate], _ text: String) -> [Candidate] {
    let typed = text.loweredSpanish
    let exact = candidates.filter { $0.word.loweredSpanish.hasPrefix(typed) }
    let fold = typed.folded
    if typed != fold, !exact.isEmpty { return exact }
    return candidates.filter { $0.word.folded.hasPrefix(fold) }
  }

  /// Completes what is after a separator, or all of a text without one.
  static func ending(
    _ text: String, after separator: String.Index?, _ find: (String) -> [Candidate]
  ) -> [Candidate] {
    let start = separator.map { text.index(after: $0) } ?? text.startIndex
    return find(String(text[start...])).map { ("\(text[..<start])\($0.word)", $0.note) }
  }
}
