import AskCommands
import Invocation

/// A command line up to the word that is being typed. Mistakes in it do not matter here.
struct TypedLine {
  private(set) var command: Command?
  private(set) var arguments = Arguments()
  /// The option whose value is being typed.
  private(set) var awaiting: Flag?
  private var optionsEnded = false
  private var asksForHelp = false

  /// - Parameter words: The words behind the program's name, without the one that is being typed.
  init(_ words: [String]) {
    for word in words { take(word) }
  }

  /// What may stand in the next word, which begins with `text`.
  func completion(of text: String) -> Completion {
    if let awaiting { return awaiting.completion }
    if text.hasPrefix("-"), !optionsEnded {
      guard let end = text.firstIndex(of: "=") else { return .options }
      return flag(named: text[..<end].dropFirst(2))?.completion ?? .none
    }
    guard let command else { return .commands }
    return asksForHelp ? .none : command.completion(arguments)
  }

  var flags: [Flag] { command?.allFlags ?? Flag.shared }

  private func flag(named name: Substring) -> Flag? { flags.first { $0.name == name } }

  private mutating func take(_ word: String) {
    if let flag = awaiting {
      // Some shells make three words of --format=tsv.
      if word == "=" { return }
      arguments.options.append((flag.name, Array(word.utf8)))
      awaiting = nil
    } else if optionsEnded || !word.hasPrefix("-") || word == "-" {
      takeWord(word)
    } else if word == "--" {
      optionsEnded = true
    } else if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let flag = flag(named: parts[0]) else { return }
      take(flag, value: parts.count > 1 ? parts[1] : nil)
    } else {
      takeCluster(word.dropFirst())
    }
  }

  private mutating func takeWord(_ word: String) {
    if command != nil {
      arguments.words.append(Array(word.utf8))
    } else if word == "help", !asksForHelp {
      asksForHelp = true
    } else if let named = Command.all.first(where: { $0.name == word }) {
      command = named
    } else {
      command = .lookup
      arguments.words.append(Array(word.utf8))
    }
  }

  private mutating func takeCluster(_ letters: Substring) {
    for (index, letter) in zip(letters.indices, letters) {
      guard let flag = flags.first(where: { $0.short == letter }) else { return }
      let rest = letters[index...].dropFirst()
      take(flag, value: rest.isEmpty ? nil : rest)
      if flag.valueName != nil { return }
    }
  }

  private mutating func take(_ flag: Flag, value: Substring?) {
    if flag.valueName == nil {
      arguments.options.append((flag.name, []))
    } else if let value {
      arguments.options.append((flag.name, Array(value.utf8)))
    } else {
      awaiting = flag
    }
  }
}

extension Flag {
  /// What may stand in the option's value.
  var completion: Completion {
    switch value {
    case .none, .number: .none
    case .text(_, let completion): completion
    case .choice(_, let words): .words(words)
    case .list(_, let words): .list(words)
    }
  }
}
