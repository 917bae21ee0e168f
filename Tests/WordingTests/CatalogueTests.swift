import Foundation
import TestSupport
import Testing

/// The messages of the catalogue, and the sources that use them.
@Suite struct CatalogueTests {
  private static func texts(of message: CatalogueMessage) -> [String] {
    [message.english, message.spanish]
  }

  /// The messages are read from their sources: none is left out.
  @Test func everyMessageIsRead() throws {
    let declared = try Repository.swiftFiles(in: ["Sources/Wording/Catalogue"]).map { file in
      try Repository.text(file).components(separatedBy: "package static ").count - 1
    }
    #expect(try CatalogueMessage.all.get().count == declared.reduce(0, +))
  }

  @Test func textsAreWellFormed() throws {
    for message in try CatalogueMessage.all.get() {
      let name = "\(message.part).\(message.name)"
      for text in Self.texts(of: message) {
        #expect(!text.isEmpty, "\(name)")
        #expect(text == text.trimmingCharacters(in: .whitespaces), "\(name)")
        #expect(!text.contains("  "), "\(name)")
        #expect(text.count { $0 == "“" } == text.count { $0 == "”" }, "\(name)")
      }
      // In a key or a pattern a mark stands for itself.
      guard !Self.namesMarks.contains(message.name) else { continue }
      let spanish = message.spanish
      #expect(spanish.count { $0 == "¿" } == spanish.count { $0 == "?" }, "\(name)")
      #expect(spanish.count { $0 == "¡" } == spanish.count { $0 == "!" }, "\(name)")
    }
  }

  private static let namesMarks: Set<String> = [
    "writePattern", "keys", "showVerb", "banner", "lineHelp",
  ]

  /// What fills a gap is said in every language.
  @Test func everyGapIsInBothLanguages() throws {
    for message in try CatalogueMessage.all.get() {
      for (gap, text) in message.gaps.flatMap({ gap in Self.texts(of: message).map { (gap, $0) } })
      {
        let isFilled = text.contains("\\(\(gap))") || text.contains("\\(\(gap),")
        #expect(isFilled, "\(message.part).\(message.name): \(gap) in “\(text)”")
      }
    }
  }

  @Test func everyMessageIsTranslated() throws {
    let same = try CatalogueMessage.all.get().filter { $0.english == $0.spanish }
    #expect(same.map { "\($0.part).\($0.name)" } == Self.same)
  }

  private static let same = ["CheckMessage.error", "UsageMessage.badIndex"]

  @Test func noMessageStandsTwice() throws {
    let messages = try CatalogueMessage.all.get()
    for (part, messages) in Dictionary(grouping: messages, by: \.part) {
      #expect(Set(messages.map(Self.texts)).count == messages.count, "\(part)")
    }
  }

  // MARK: the sources

  /// A Swift file without comments.
  private static func code(_ file: String) throws -> String {
    try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let isComment = line.drop { $0 == " " }.hasPrefix("//")
        return isComment ? "" : String(line)
      }.joined(separator: "\n")
  }

  /// The messages that a file names: `Part.name`, also by another name for the part.
  private static func uses(in code: String) -> Set<String> {
    guard code.contains("Message") else { return [] }
    var names: [String: String] = [:]
    for alias in code.matches(of: /typealias (\w+) = (\w+Message)/) {
      names[String(alias.1)] = String(alias.2)
    }
    var uses: Set<String> = []
    // Names are ASCII: bytes are looked at much faster than characters.
    let pieces = code.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    for (piece, after) in zip(pieces, pieces.dropFirst()) {
      let name = Substring(after.prefix { isLetter($0) || (0x30...0x39).contains($0) })
      let start = piece.lastIndex { !isLetter($0) }.map { piece.index(after: $0) }
      let part = String(Substring(piece[(start ?? piece.startIndex)...]))
      uses.insert("\(names[part] ?? part).\(name)")
    }
    return uses
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  @Test func everyMessageIsUsed() throws {
    let files = try Repository.swiftFiles(in: ["Sources"])
      .filter { !$0.hasPrefix("Sources/Wording/Catalogue") }
    let used = try files.reduce(into: Set<String>()) { used, file in
      used.formUnion(Self.uses(in: try Self.code(file)))
    }
    for message in try CatalogueMessage.all.get() {
      let name = "\(message.part).\(message.name)"
      #expect(used.contains(name), "nothing says \(name)")
    }
  }

  /// Words for people stand in the catalogue: what is left in the code is data, a command line or the help.
  @Test func noWordsForPeopleStandOutside() throws {
    let folders = [
      "AskCommands", "ConjCommand", "Invocation", "LevelFiles", "Picker", "PracticeCommands",
      "TeachCommands",
    ].map { "Sources/\($0)" }
    // Each is made once: that takes longer than to look for it.
    let record = /static let \w+ = (Flag|Command|LookupColumn)\(/
    let quoted = /"((?:[^"\\]|\\.)*)"/
    let filledIn = /\\\([^()]*(\([^()]*\)[^()]*)*\)/
    let words = /[a-z]{2,}[ ·]+[a-z]{2,}|[A-Z][a-z]+[.?!:]/
    for file in try Repository.swiftFiles(in: folders)
    where !Self.help.contains(where: file.hasSuffix) {
      var isRecord = false
      var isLongText = false
      for line in try Self.code(file).components(separatedBy: "\n") {
        // The records of options, columns and commands are the help.
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
  private static let help = [
    "ConjCommand/Help.swift", "ConjCommand/ManualCommand.swift", "ConjCommand/OutputKeys.swift",
  ]

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
