import Foundation
import TestSupport
import Testing

/// The texts of conj in its languages, and the sources that have them.
@Suite struct CatalogueTests {
  /// The texts are read from their sources: each is found.
  @Test func everyMessageIsRead() throws {
    let label = try NSRegularExpression(pattern: #"\b(?:es|ayuda|consejo):\s*""#)
    let labels = try Repository.swiftFiles(in: ["Sources"]).map { file in
      let code = try Self.code(file)
      return label.numberOfMatches(in: code, range: NSRange(code.startIndex..., in: code))
    }
    #expect(try CatalogueMessage.all.get().count == labels.reduce(0, +))
    #expect(labels.reduce(0, +) > 500)
  }

  @Test func textsAreWellFormed() throws {
    for message in try CatalogueMessage.all.get() {
      let place = "\(message.file):\(message.line)"
      for text in [message.english, message.spanish] {
        #expect(!text.contains("  "), "\(place)")
        #expect(text.count { $0 == "“" } == text.count { $0 == "”" }, "\(place)")
      }
      let spanish = message.spanish
      // In a key or a pattern a mark is the key.
      let marks = spanish.components(separatedBy: " ? ").count - 1
      let isKey = message.english.count { $0 == "?" } != spanish.count { $0 == "¿" }
      if isKey || marks > 0 { continue }
      #expect(spanish.count { $0 == "¿" } == spanish.count { $0 == "?" }, "\(place)")
      #expect(spanish.count { $0 == "¡" } == spanish.count { $0 == "!" }, "\(place)")
    }
  }

  /// What fills a gap is said in every language.
  @Test func everyGapIsInBothLanguages() throws {
    for message in try CatalogueMessage.all.get() {
      let gaps = [message.english, message.spanish].map(CatalogueMessage.gaps)
      #expect(gaps[0] == gaps[1], "\(message.file):\(message.line)")
    }
  }

  @Test func everyMessageIsTranslated() throws {
    let same = try CatalogueMessage.all.get().filter { message in
      message.english == message.spanish && message.english.contains { $0.isLetter }
        && !Self.sameGaps.contains(message.english)
    }
    #expect(same.map(\.english) == ["error"])
  }

  private static let sameGaps = [#"\(quoted: name)"#, #"\(quoted: value)"#]

  @Test func noMessageStandsTwice() throws {
    let messages = try CatalogueMessage.all.get()
    for (file, messages) in Dictionary(grouping: messages, by: \.file) {
      #expect(Set(messages.map { [$0.english, $0.spanish] }).count == messages.count, "\(file)")
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
    let folder = "Sources/Wording/Catalogue"
    let files = try Repository.swiftFiles(in: ["Sources"]).filter { !$0.hasPrefix(folder) }
    let used = try files.reduce(into: Set<String>()) { used, file in
      used.formUnion(Self.uses(in: try Self.code(file)))
    }
    for file in try Repository.swiftFiles(in: [folder]) {
      var part = ""
      for line in try Self.code(file).split(separator: "\n") {
        if let start = line.firstMatch(of: /^package (?:enum|struct) (\w+)/) {
          part = String(start.1)
        }
        guard let message = line.firstMatch(of: /^  package static \w+ (\w+)/) else { continue }
        #expect(used.contains("\(part).\(message.1)"), "nothing says \(part).\(message.1)")
      }
    }
  }

  /// Words for people are said in every language: what else is in the code is data, a command line or the help.
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
      var code = try Self.code(file)
      for (_, range) in CatalogueMessage.pairs(in: code, file: file).reversed() {
        code.removeSubrange(range)
      }
      for line in code.components(separatedBy: "\n") {
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

  /// The Spanish of `IndexError`, whose English is its own; examples of levels, names of fields in formats for programs, names that levels may use, and the worksheet,
  /// which is in Spanish for everybody.
  private static let data = [
    "el índice ", "este archivo no es un índice", "usa un conj más nuevo", "hazlo otra vez",
    "comer: ", "me lavo, te lavas", "Nivel fácil", "tiempo: ", "formas: ", "tiempo limite",
    "limite de tiempo", "time limit", "no person", "due today", "due this week", "bytes in all",
    "imperativo negativo", "presente de indicativo", "Nombre: ", "#notetype", "bytes:", "glosses:",
    "#guid column", "#tags column", "Character(Unicode",
  ]
}

extension String {
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
