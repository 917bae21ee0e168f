import AskCommands
import Invocation
import SpanishText
import Wording

/// Reads a command line word by word: all of it to run it, or its beginning to complete the next word. A word is recorded
/// before its mistake is thrown, so that reading can go on.
struct ArgumentParser {
  enum Request {
    /// Nil where no command is named.
    case run(Command?, Arguments)
    case help(Command?)
    case version
  }

  private(set) var command: Command?
  private(set) var arguments = Arguments()
  /// The option whose value the next word is, and how it was typed.
  private(set) var awaiting: (flag: Flag, typed: String)?
  /// Whether the first word was `help`; the next one names the command.
  private(set) var asksForHelp = false
  private(set) var optionsEnded = false

  var flags: [Flag] { command?.allFlags ?? Flag.shared }

  static func parse(_ arguments: [[UInt8]]) throws(Failure) -> Request {
    var parser = ArgumentParser()
    for argument in arguments {
      if parser.asksForHelp, argument.first == UInt8(ascii: "-") { break }
      let known = parser.arguments.options.count
      try parser.take(argument)
      if parser.asksForHelp, let command = parser.command { return .help(command) }
      for (name, value) in parser.arguments.options[known...] {
        switch name {
        case Flag.help.name: return .help(parser.command)
        case Flag.version.name: return .version
        case Flag.completionScript.name where parser.command == nil:
          return .run(.completions, Arguments(words: [value]))
        default: break
        }
      }
    }
    if parser.asksForHelp { return .help(nil) }
    if let (flag, typed) = parser.awaiting {
      let (value, subject) = (Self.synopsis(flag.valueName ?? ""), parser.subject)
      throw .trouble(
        en: "The option \(typed) needs a value.",
        es: "A la opción \(typed) le falta un valor.",
        advice: "Write \(typed) \(value); “\(subject) --help” explains it.",
        consejo: "Escribe \(typed) \(value); “\(subject) --help” explica qué es.")
    }
    try parser.arguments.exclude(
      .levels, .index,
      advice: .init(
        en: "Give --levels for level files or --index for an index file.",
        es: "Usa --levels para archivos de niveles o --index para un archivo de índice."))
    if let command = parser.command { try parser.checkWords(of: command) }
    return .run(parser.command, parser.arguments)
  }

  mutating func take(_ argument: [UInt8]) throws(Failure) {
    if let (flag, _) = awaiting {
      awaiting = nil
      try take(argument, of: flag)
    } else if optionsEnded || argument.first != UInt8(ascii: "-") || argument.count == 1 {
      try takeWord(argument)
    } else if argument == Array("--".utf8) {
      optionsEnded = true
    } else if argument.starts(with: "--".utf8) {
      try takeLong(argument.dropFirst(2))
    } else {
      try takeCluster(argument.dropFirst())
    }
  }

  /// Takes the command's name, or a word for it.
  private mutating func takeWord(_ word: [UInt8]) throws(Failure) {
    let name = String(decoding: word, as: UTF8.self).withoutFloodsOfMarks
    if command != nil {
      arguments.words.append(word)
    } else if name == "help", !asksForHelp {
      asksForHelp = true
    } else if let named = Command.named(name) {
      command = named
      let names = Set(flags.map(\.name))
      if let option = arguments.options.first(where: { !names.contains($0.name) }) {
        throw unknownOption("--\(option.name)", near: nil)
      }
    } else {
      // `conj fui` is `conj lookup fui`.
      command = .lookup
      arguments.words.append(word)
      let near = Command.name(near: name)
      guard asksForHelp || near != nil else { return }
      let question = UsageMessage.didYouMean(near.map { "“conj \($0)”" })
      throw .trouble(
        en: "There is no command \(word: name).\(question)",
        es: "No hay ningún comando \(word: name).\(question)",
        advice: "“conj --help” lists the commands.",
        consejo: "“conj --help” muestra los comandos que hay.")
    }
  }

  /// Takes `name` or `name=value`.
  private mutating func takeLong(_ argument: ArraySlice<UInt8>) throws(Failure) {
    let parts = argument.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self).withoutFloodsOfMarks
    let flags = command == nil ? flags + [.completionScript] : flags
    guard let flag = flags.first(where: { $0.name == name }) else {
      let near = DidYouMean(flags.map(\.name)).best(name)
      throw unknownOption("--\(name)", near: near.map { "--\($0)" })
    }
    try take(flag, value: parts.count > 1 ? parts[1] : nil, typed: "--\(name)")
    if flag.valueName == nil, parts.count > 1 {
      throw .trouble(
        en: "The option --\(name) takes no value.",
        es: "La opción --\(name) no lleva ningún valor.",
        advice: "Write --\(name) alone.",
        consejo: "Escribe --\(name) sin nada más.")
    }
  }

  /// Takes a cluster of one-letter options; after one that takes a value, the rest is the value.
  private mutating func takeCluster(_ argument: ArraySlice<UInt8>) throws(Failure) {
    var cluster = argument
    while let byte = cluster.first {
      guard let flag = flags.first(where: { $0.short?.asciiValue == byte }) else {
        let letter = String(decoding: cluster, as: UTF8.self).prefix(1)
        throw unknownOption("-\(letter)", near: nil)
      }
      cluster = cluster.dropFirst()
      try take(
        flag, value: cluster.isEmpty ? nil : cluster, typed: "-\(Character(Unicode.Scalar(byte)))")
      if flag.valueName != nil { return }
    }
  }

  /// Takes an option; its value is the next argument unless it is joined to it.
  private mutating func take(_ flag: Flag, value: ArraySlice<UInt8>?, typed: String) throws(Failure)
  {
    if flag.valueName == nil {
      arguments.options.append((flag.name, []))
    } else if let value {
      try take(Array(value), of: flag)
    } else {
      awaiting = (flag, typed)
    }
  }

  private mutating func take(_ value: [UInt8], of flag: Flag) throws(Failure) {
    defer { arguments.options.append((flag.name, value)) }
    if flag.isSingle,
      arguments.options.contains(where: { $0.name == flag.name && $0.value != value })
    {
      throw .trouble(
        en: "The option --\(flag.name) is given twice.",
        es: "La opción --\(flag.name) está dos veces.", advice: UsageMessage.leaveOneOut)
    }
    let text = String(decoding: value, as: UTF8.self).withoutFloodsOfMarks
    switch flag.value {
    case .text(_, .files) where text.isEmpty:
      throw .trouble(
        en: "The path after --\(flag.name) is empty.",
        es: "La ruta detrás de --\(flag.name) está vacía.", advice: UsageMessage.seeVariable)
    case .text(_, let completion) where completion.isLevel && text.allSatisfy(\.isWhitespace):
      throw .trouble(
        en: "The text after --\(flag.name) is empty.",
        es: "El texto detrás de --\(flag.name) está vacío.", advice: UsageMessage.seeLevels)
    case .text(_, .list) where text.allSatisfy({ $0 == "," || $0.isWhitespace }):
      throw .trouble(
        en: "The list after --\(flag.name) is empty.",
        es: "La lista detrás de --\(flag.name) está vacía.",
        advice: "Give at least one name, or leave the option out.",
        consejo: "Escribe al menos un nombre, o deja la opción.")
    case .none, .text: break
    case .number:
      if let number = Int(text), number >= 0 { return }
      let limits = UsageMessage.limits(0, beyond: text)
      throw .trouble(
        en: "The option --\(flag.name) needs a whole number \(limits), not \(word: text).",
        es: "La opción --\(flag.name) necesita un número entero \(limits), no \(word: text).",
        advice: "Write for example --\(flag.name) 20.",
        consejo: "Escribe por ejemplo --\(flag.name) 20.")
    case .choice(_, let choices): try check([text], of: flag, among: choices)
    case .list(_, let choices):
      let texts = text.split(separator: ",", omittingEmptySubsequences: false)
      try check(texts.map { String($0) }, of: flag, among: choices)
    }
  }

  private func check(_ values: [String], of flag: Flag, among choices: [String]) throws(Failure) {
    guard let value = values.first(where: { !choices.contains($0) }) else { return }
    let question = UsageMessage.didYouMean(DidYouMean(choices).best(value))
    throw .trouble(
      en: "The option --\(flag.name) can't be \(word: value).\(question)",
      es: "La opción --\(flag.name) no puede ser \(word: value).\(question)",
      advice: UsageMessage.choices(choices.joined(separator: ", ")))
  }

  private func unknownOption(_ option: String, near: String?) -> Failure {
    let question = UsageMessage.didYouMean(near)
    var advice = LocalizedText(
      en: "“\(subject) --help” lists the options.",
      es: "“\(subject) --help” muestra las opciones que hay.")
    if command == nil, Command.lookup.allFlags.contains(where: { option == "--\($0.name)" }) {
      // `conj --best fui`: what is typed without a command's name is a lookup, but for options.
      advice = .init(
        en: "Write conj lookup \(option) and then the words.",
        es: "Escribe conj lookup \(option) y las palabras detrás.")
    } else if ["lookup", "search"].contains(command?.name) {
      advice = .init(
        en: "\(advice) Write -- before a word that begins with a hyphen.",
        es: "\(advice) Si una palabra empieza por guion, pon -- delante.")
    }
    return .trouble(
      en: "\(subject) has no option \(option).\(question)",
      es: "\(subject) no tiene ninguna opción \(option).\(question)", advice: advice)
  }

  /// What the options belong to: `conj lookup`.
  private var subject: String { command.map { "conj \($0.name)" } ?? "conj" }

  private func checkWords(of command: Command) throws(Failure) {
    let (name, count) = (command.name, arguments.words.count)
    if command.completion(arguments).isLevel,
      arguments.texts.contains(where: { $0.allSatisfy(\.isWhitespace) })
    {
      throw .trouble(
        en: "One of the names of levels is empty.",
        es: "Uno de los nombres de niveles está vacío.", advice: UsageMessage.seeLevels)
    }
    if command.words.contains(count) { return }
    guard command.words != 0...0 else {
      throw .trouble(UsageMessage.takesNoWords(name), advice: UsageMessage.nameAlone(name))
    }
    let synopsis = Self.synopsis(command.synopsis)
    throw .trouble(
      count < command.words.lowerBound
        ? .init(en: "conj \(name) needs to know more.", es: "conj \(name) necesita saber algo más.")
        : .init(
          en: "\(count) \(count, "word is", "words are") too many for conj \(name).",
          es: "conj \(name) admite menos palabras que estas \(count)."),
      advice: .init(
        en: "Write conj \(name) \(synopsis); “conj \(name) --help” shows examples.",
        es: "Escribe conj \(name) \(synopsis); “conj \(name) --help” muestra ejemplos."))
  }

  /// A synopsis, or the name of a value, with other names in Spanish: `-o FILE` and `-o ARCHIVO`.
  private static func synopsis(_ text: String) -> LocalizedText {
    let names = [
      "FIELD": "CAMPO", "FILE": "ARCHIVO", "FORM": "FORMA", "FORMAT": "FORMATO", "LEVEL": "NIVEL",
      "LIST": "LISTA", "MODE": "MODO", "PATH": "RUTA", "PATTERN": "PATRÓN", "SECONDS": "SEGUNDOS",
      "TEXT": "TEXTO", "TITLE": "TÍTULO", "VERB": "VERBO", "WHEN": "CUÁNDO", "WORD": "PALABRA",
    ]
    let spanish = text.split(separator: " ").map { word in
      let before = word.prefix { !$0.isUppercase }
      let name = word[before.endIndex...].prefix { $0.isUppercase }
      return before + (names[String(name)] ?? String(name)) + word[name.endIndex...]
    }
    return LocalizedText(english: text, spanish: spanish.joined(separator: " "))
  }
}
