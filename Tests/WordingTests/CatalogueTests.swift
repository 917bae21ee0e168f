import Foundation
import TestSupport
import Testing
import Wording

/// The messages of the catalogue, and the sources that use them.
@Suite struct CatalogueTests {
  /// A part of the catalogue: its name, and its cases by name.
  typealias Part = (name: String, messages: [(name: String, text: String)])

  static func part<Words: Message>(_ words: Words.Type) -> Part {
    ("\(words)", words.allCases.map { ("\($0)", $0.rawValue) })
  }

  static let parts: [Part] = [
    part(CharacterMessage.self), part(CheckMessage.self), part(CountMessage.self),
    part(FileMessage.self), part(LevelFileMessage.self), part(LevelHeaderMessage.self),
    part(LevelsMessage.self), part(LookupMessage.self), part(MarkingMessage.self),
    part(PickerMessage.self), part(PracticeMessage.self), part(StatisticsMessage.self),
    part(SystemMessage.self), part(UsageMessage.self), part(VerbLineMessage.self),
  ]

  @Test func thePartsAreAllThatThereIs() throws {
    let declared = try Repository.swiftFiles(in: ["Sources/Wording"]).flatMap { file in
      try Repository.text(file).matches(of: /enum (\w+): String, Message/).map { String($0.1) }
    }
    #expect(declared.sorted() == Self.parts.map(\.name).sorted())
  }

  @Test func everyMessageHasBothLanguages() {
    for part in Self.parts {
      for (name, text) in part.messages {
        let lines = text.components(separatedBy: "\n")
        #expect(lines.count == 2, "\(part.name).\(name)")
        for line in lines {
          #expect(!line.isEmpty, "\(part.name).\(name)")
          #expect(line == line.trimmingCharacters(in: .whitespaces), "\(part.name).\(name)")
          #expect(!line.contains("  "), "\(part.name).\(name)")
          #expect(line.count { $0 == "“" } == line.count { $0 == "”" }, "\(part.name).\(name)")
        }
        let spanish = lines.last ?? ""
        // In a key or a pattern a mark stands for itself.
        guard !Self.namesMarks.contains(name) else { continue }
        #expect(spanish.count { $0 == "¿" } == spanish.count { $0 == "?" }, "\(part.name).\(name)")
        #expect(spanish.count { $0 == "¡" } == spanish.count { $0 == "!" }, "\(part.name).\(name)")
      }
    }
  }

  private static let namesMarks: Set<String> = [
    "writePattern", "keys", "showVerb", "banner", "lineHelp",
  ]

  /// The names of the gaps are the same, and what a number chooses has two forms.
  @Test func everyMessageHasTheSameGapsInBothLanguages() {
    for part in Self.parts {
      for (name, text) in part.messages {
        let lines = text.components(separatedBy: "\n")
        let gaps = lines.map { line in
          line.matches(of: /\{(\w+)\}/).map { String($0.1) }.sorted()
        }
        #expect(gaps.first == gaps.last, "\(part.name).\(name)")
        for line in lines {
          let known = Set(line.matches(of: /\{(\w+)\}/).map { String($0.1) })
          for choice in line.matches(of: /\{([^{}]*)\}/).map({ String($0.1) })
          where !known.contains(choice) {
            let isChoice = choice.wholeMatch(of: /\w+:[^|]*\|[^|]*/) != nil
            #expect(isChoice, "\(part.name).\(name): {\(choice)}")
          }
          #expect(line.count { $0 == "{" } == line.count { $0 == "}" }, "\(part.name).\(name)")
        }
      }
    }
  }

  @Test func noMessageStandsTwice() {
    for part in Self.parts {
      let texts = part.messages.map(\.text)
      #expect(Set(texts).count == texts.count, "\(part.name)")
    }
  }

  // MARK: the sources

  /// The use of a message in a source file: its part, its name, and what stands in the parentheses behind it.
  private struct Use {
    var part: String
    var name: String
    var arguments: [String]?
  }

  /// A Swift file without comments.
  private static func code(_ file: String) throws -> String {
    try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let isComment = line.drop { $0 == " " }.hasPrefix("//")
        return isComment ? "" : String(line)
      }.joined(separator: "\n")
  }

  /// The uses of messages in a file: `Part.name(…)`, also by another name for the part, and `.name` where a table
  /// has a part's messages.
  private static func uses(in code: String) -> [Use] {
    guard code.contains("Message") else { return [] }
    var names = Dictionary(uniqueKeysWithValues: parts.map { ($0.name, $0.name) })
    for alias in code.matches(of: /typealias (\w+) = (\w+Message)/) {
      names[String(alias.1)] = String(alias.2)
    }
    // Most files have no such table: each name is looked for in the others only.
    let ends = ["]", ">", ")]"].filter { code.contains("Message" + $0) }
    let tables = parts.map(\.name).filter { name in
      ends.contains { code.contains(": \(name)\($0)") || code.contains(", \(name)\($0)") }
    }
    var uses: [Use] = []
    // Names are ASCII: bytes are looked at much faster than characters.
    let pieces = code.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    for (piece, after) in zip(pieces, pieces.dropFirst()) {
      let name = Substring(after.prefix { isLetter($0) || (0x30...0x39).contains($0) })
      let start = piece.lastIndex { !isLetter($0) }.map { piece.index(after: $0) }
      let before = Substring(piece[(start ?? piece.startIndex)...])
      if let part = names[String(before)] {
        let arguments = arguments(of: code[name.endIndex...])
        uses.append(Use(part: part, name: String(name), arguments: arguments))
      } else if before.isEmpty {
        uses += tables.map { Use(part: $0, name: String(name), arguments: nil) }
      }
    }
    return uses
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// The arguments in the parentheses that a text begins with.
  private static func arguments(of text: Substring) -> [String]? {
    guard text.first == "(" else { return nil }
    var found: [String] = [""]
    var depth = 0
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "([{".contains(character) {
        depth += 1
        if depth == 1 { continue }
      }
      if !isQuoted, ")]}".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, !isQuoted, character == "," {
        found.append("")
      } else {
        found[found.count - 1].append(character)
      }
    }
    let texts = found.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    return texts == [""] ? [] : texts.filter { !$0.isEmpty }
  }

  private static let allUses = Result {
    try Repository.swiftFiles(in: ["Sources"])
      .filter { !$0.hasPrefix("Sources/Wording/Catalogue") }
      .flatMap { uses(in: try code($0)) }
  }

  @Test func everyMessageIsUsed() throws {
    let used = Set(try Self.allUses.get().map { "\($0.part).\($0.name)" })
    #expect(used.count > 300)
    // What the system says is looked up by its words.
    for part in Self.parts where part.name != "SystemMessage" {
      for (name, _) in part.messages {
        let isUsed = used.contains("\(part.name).\(name)")
        #expect(isUsed, "nothing says \(part.name).\(name)")
      }
    }
  }

  @Test func everyGapIsFilled() throws {
    let texts = Dictionary(
      uniqueKeysWithValues: Self.parts.flatMap { part in
        part.messages.map { ("\(part.name).\($0.name)", $0.text) }
      })
    var count = 0
    for use in try Self.allUses.get() {
      guard let arguments = use.arguments, let text = texts["\(use.part).\(use.name)"] else {
        continue
      }
      let gaps = MessageTemplate(text, in: .english).gaps
      #expect(arguments.count == gaps.count, "\(use.part).\(use.name): \(arguments)")
      count += 1
    }
    #expect(count > 300)
  }

  /// Words for people stand in the catalogue: what is left in the code is data, a command line or the help.
  @Test func noWordsForPeopleStandOutside() throws {
    let folders = ["Sources/ConjCommand", "Sources/Picker", "Sources/LevelFiles"]
    // Each is made once: that takes longer than to look for it.
    let record = /static let \w+ = (Flag|Command)\(/
    let quoted = /"((?:[^"\\]|\\.)*)"/
    let filledIn = /\\\([^()]*(\([^()]*\)[^()]*)*\)/
    let words = /[a-z]{2,}[ ·]+[a-z]{2,}|[A-Z][a-z]+[.?!:]/
    for file in try Repository.swiftFiles(in: folders)
    where !Self.help.contains(where: file.hasSuffix) {
      var isRecord = false
      var isLongText = false
      for line in try Self.code(file).components(separatedBy: "\n") {
        // The records of options and commands are the help.
        if line.contains("static let"), line.contains(record) { isRecord = true }
        if line == "}" || line.contains("run: {") { isRecord = false }
        if line.count(of: "\"\"\"") % 2 == 1 { isLongText.toggle() }
        if isRecord || isLongText || !line.contains("\"") { continue }
        for literal in line.matches(of: quoted) {
          // Without what is filled in.
          let text = String(literal.1).replacing(filledIn, with: "·")
          guard text.contains(words) else { continue }
          let isData = Self.data.contains { text.contains($0) }
          #expect(isData, "\(file): “\(text)”")
        }
      }
    }
  }

  /// The files whose words are the help and the manual.
  private static let help = ["Arguments/Help.swift", "Commands/ManualCommand.swift"]

  /// Examples of levels, names of fields in formats for programs, names that levels may use, and the worksheet,
  /// which is in Spanish for everybody.
  private static let data = [
    "comer: ", "me lavo, te lavas", "Nivel fácil", "tiempo: ", "formas: ", "tiempo limite",
    "limite de tiempo", "time limit", "no person", "due today", "due this week", "bytes in all",
    "imperativo negativo", "Nombre: ", "#notetype", "bytes:", "glosses:",
    "#guid column", "#tags column", "Character(Unicode",
  ]
}

extension String {
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
