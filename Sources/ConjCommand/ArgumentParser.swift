import AskCommands
import Invocation
import Wording

/// Reads a command line by the records of the commands and their options.
struct ArgumentParser {
  enum Request {
    case run(Command, Arguments)
    case help(Command?)
    case version
    case nothing(Arguments)
  }

  private var command: Command?
  private var arguments = Arguments()
  private var rest: ArraySlice<[UInt8]>

  static func parse(_ arguments: [[UInt8]]) throws(Failure) -> Request {
    var parser = ArgumentParser(rest: arguments[...])
    return try parser.parse()
  }

  private mutating func parse() throws(Failure) -> Request {
    var optionsEnded = false
    while let argument = rest.popFirst() {
      let isOption = argument.first == UInt8(ascii: "-") && argument.count > 1 && !optionsEnded
      if !isOption {
        if let request = try takeWord(argument) { return request }
      } else if argument == [0x2D, 0x2D] {
        optionsEnded = true
      } else {
        let isLong = argument.starts(with: [0x2D, 0x2D])
        try isLong ? takeLong(argument.dropFirst(2)) : takeShort(argument.dropFirst())
        if arguments.has(.help) { return .help(command) }
        if arguments.has(.version) { return .version }
        if command == nil, let shell = arguments.value(.completionScript) {
          return .run(.completions, Arguments(words: [Array(shell.utf8)]))
        }
      }
    }
    guard let command else { return .nothing(arguments) }
    try checkWordCount(command)
    return .run(command, arguments)
  }

  /// Takes the command's name, or a word for it or for lookup; `conj help CMD` is a request at once.
  private mutating func takeWord(_ word: [UInt8]) throws(Failure) -> Request? {
    if command != nil {
      arguments.words.append(word)
      return nil
    }
    let name = String(decoding: word, as: UTF8.self)
    if name == "help" {
      let topic = rest.first.map { String(decoding: $0, as: UTF8.self) }
      guard let topic, !topic.hasPrefix("-") else { return .help(nil) }
      guard let command = try Command.named(topic) else {
        throw .trouble(UsageMessage.noCommand(topic), advice: UsageMessage.seeCommands)
      }
      return .help(command)
    }
    command = try Command.named(name)
    if command == nil {
      // `conj fui` is `conj lookup fui`.
      command = .lookup
      arguments.words.append(word)
    }
    return nil
  }

  /// Takes `name` or `name=value`.
  private mutating func takeLong(_ argument: ArraySlice<UInt8>) throws(Failure) {
    let parts = argument.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self)
    let flags = command?.allFlags ?? Flag.shared + [.completionScript]
    guard let flag = flags.first(where: { $0.name == name }) else {
      throw unknownOption(
        "--\(name)", suggestion: DidYouMean.best(name[...], of: flags.map(\.name)))
    }
    if parts.count == 1 {
      try take(flag, value: nil, typed: "--\(name)")
    } else if case .none = flag.value {
      throw .trouble(UsageMessage.unexpectedValue(name), advice: UsageMessage.writeAlone(name))
    } else {
      try take(flag, value: Array(parts[1]), typed: "--\(name)")
    }
  }

  /// Takes a cluster of one-letter options; behind one that takes a value, the rest is the value.
  private mutating func takeShort(_ argument: ArraySlice<UInt8>) throws(Failure) {
    var cluster = argument
    while let byte = cluster.first {
      let flags = command?.allFlags ?? Flag.shared
      guard let flag = flags.first(where: { $0.short?.asciiValue == byte }) else {
        let letter = String(decoding: cluster, as: UTF8.self).prefix(1)
        throw unknownOption("-\(letter)", suggestion: nil)
      }
      cluster = cluster.dropFirst()
      let typed = "-\(Character(Unicode.Scalar(byte)))"
      if case .none = flag.value {
        try take(flag, value: nil, typed: typed)
        continue
      }
      try take(flag, value: cluster.isEmpty ? nil : Array(cluster), typed: typed)
      return
    }
  }

  /// Takes an option; its value is the next argument where none was joined to it.
  private mutating func take(_ flag: Flag, value: [UInt8]?, typed: String) throws(Failure) {
    guard let valueName = flag.valueName else {
      arguments.options.append((flag.name, []))
      return
    }
    guard let value = value ?? rest.popFirst() else {
      throw .trouble(
        UsageMessage.missingValue(typed),
        advice: UsageMessage.writeValue(typed, valueName, subject))
    }
    try check(String(decoding: value, as: UTF8.self), of: flag)
    arguments.options.append((flag.name, value))
  }

  private func check(_ value: String, of flag: Flag) throws(Failure) {
    switch flag.value {
    case .text(_, .files) where value.isEmpty:
      throw .trouble(UsageMessage.emptyPathBehind(flag.name), advice: UsageMessage.seeVariable)
    case .none, .text: return
    case .number:
      guard let number = Int(value), number >= 0 else {
        throw .trouble(
          UsageMessage.needsNumber(flag.name, value), advice: UsageMessage.writeNumber(flag.name))
      }
    case .choice(_, let choices): try check([value], of: flag, among: choices)
    case .list(_, let choices):
      let values = value.split(separator: ",", omittingEmptySubsequences: false)
      try check(values.map { String($0) }, of: flag, among: choices)
    }
  }

  private func check(
    _ values: [String], of flag: Flag, among choices: [String]
  ) throws(Failure) {
    guard let value = values.first(where: { !choices.contains($0) }) else { return }
    let suggestion = DidYouMean.best(value[...], of: choices)
    throw .trouble(
      suggestion.map { UsageMessage.wrongChoiceButNear(flag.name, value, $0) }
        ?? UsageMessage.wrongChoice(flag.name, value),
      advice: UsageMessage.choices(choices.joined(separator: ", ")))
  }

  private func unknownOption(_ option: String, suggestion: String?) -> Failure {
    let takesWords = command?.name == "lookup" || command?.name == "search"
    // `conj --best fui`: what is typed without a command's name is a lookup, but for options.
    let isOfLookup =
      command == nil && Command.lookup.allFlags.contains { option == "--\($0.name)" }
    return .trouble(
      suggestion.map { UsageMessage.noOptionButNear(subject, option, $0) }
        ?? UsageMessage.noOption(subject, option),
      advice: isOfLookup
        ? UsageMessage.writeBehindLookup(option)
        : takesWords ? UsageMessage.seeOptionsOrHyphen(subject) : UsageMessage.seeOptions(subject))
  }

  /// What the options belong to: `conj lookup`.
  private var subject: String { command.map { "conj \($0.name)" } ?? "conj" }

  private func checkWordCount(_ command: Command) throws(Failure) {
    let count = arguments.words.count
    if command.words.contains(count) { return }
    guard command.words != 0...0 else {
      throw .trouble(
        UsageMessage.takesNoWords(command.name), advice: UsageMessage.nameAlone(command.name))
    }
    throw .trouble(
      count < command.words.lowerBound
        ? UsageMessage.tooFewWords(command.name) : UsageMessage.tooManyWords(command.name, count),
      advice: UsageMessage.synopsis(command.name, command.synopsis))
  }
}
