import IndexBuilding
import LevelFiles
import TestSupport
import Testing
import TrieIndex

@testable import VerbForms

/// Files that somebody made up with the right checksum: they are refused, or answer without harm.
@Suite struct CraftedFileTests {
  private let bytes: [UInt8]

  init() throws { bytes = try SmallFile.bytes() }

  @Test func noLevelsButVerbs() throws {
    // The last of the header's counts alone.
    let counted = IndexBytes.patched(bytes, at: 76, [0, 0, 0, 0])
    #expect(throws: IndexError.self) { try FormIndex(bytes: counted) }

    let index = try FormIndex(bytes: IndexBytes.withoutLevels(bytes))
    #expect(index.levels.isEmpty && index.selectedLevels.isEmpty && index.verbCount == 2)
    expectAnswersInside(index)
    #expect(index.lookup("como").map(\.infinitive) == ["comer"])
    #expect(index.readings(of: "como", infinitive: "comer").isEmpty)
    #expect(index.restricted(to: [0]).lookup("como").isEmpty)
    #expect(index.lines(ofVerb: "comer").isEmpty && index.lines(inLevel: 0).isEmpty)
    #expect(index.verbs(inLevel: 0).isEmpty)
  }

  /// Each transition leads back to the root, one after another: the file says what is wrong when it is opened, and
  /// not by a search without an end.
  @Test func circlesAreRefused() throws {
    let units = IndexBytes.section(.units, of: bytes)
    let shape = try FormIndex(bytes: bytes).storage.header.shape
    var circles = 0
    for place in stride(from: units.lowerBound, to: units.upperBound, by: 4) {
      let label = bytes[place] & 31
      guard label != SortedTrie.endLabel, label != SortedTrie.noLabel else { continue }
      let unit = UInt32(label) | shape.rootFirstLabel << 5 | shape.rootBase << 10
      let word = (0..<4).map { UInt8(truncatingIfNeeded: unit >> (8 * $0)) }
      #expect(throws: IndexError.self) {
        try FormIndex(bytes: IndexBytes.patched(bytes, at: place, word))
      }
      circles += 1
    }
    #expect(circles > 20)
  }

  /// A count that promises more than the file holds.
  @Test func countsThatLieAreRefused() throws {
    let storage = try FormIndex(bytes: bytes).storage
    for field in 0..<10 {
      let place = 40 + 4 * field
      for byte in 0..<4 {
        var lie = [bytes[place + byte]]
        lie[0] ^= 0x40
        if let index = try? FormIndex(bytes: IndexBytes.patched(bytes, at: place + byte, lie)) {
          #expect(index.entryCount == storage.trie.entryCount, "field \(field), byte \(byte)")
        }
      }
    }
    let lines = (0..<2).map { storage.lines.lines(ofLevel: $0).count }.reduce(0, +)
    #expect(storage.lines.isSound(levels: 2, verbs: 2, mostLines: lines))
    #expect(!storage.lines.isSound(levels: 2, verbs: 2, mostLines: lines - 1))
  }

  /// Infinitives and forms go to terminals and into fields as they are.
  @Test(arguments: [0x1B, 0x09, 0x0A, 0x00, 0x7F, 0x41, 0x80, 0xC2, 0xFF] as [UInt8])
  func textsThatAreNoLetters(byte: UInt8) throws {
    for kind in [SectionKind.suffixes, .ruleTexts] {
      let section = IndexBytes.section(kind, of: bytes)
      // A rule begins with two sizes; eight bytes follow the last ending.
      let places =
        kind == .suffixes
        ? Array(section.lowerBound..<section.upperBound - 8)
        : section.filter { (0x61...0x7A).contains(bytes[$0]) }
      #expect(places.count > 3)
      for place in places where isExhaustive || place % 4 == Int(byte) % 4 {
        #expect(throws: IndexError.self, "\(kind.rawValue) at \(place)") {
          try FormIndex(bytes: IndexBytes.patched(bytes, at: place, [byte]))
        }
      }
    }
  }

  /// An infinitive goes into fields as its bytes stand: none begins or ends within a letter.
  @Test func endingsThatAreHalfALetter() throws {
    let bytes = try FormIndex(
      levels: [
        Level(
          title: "Presente", description: "", colorHex: nil,
          challenges: ["oír", "reír"].map { .init(verb: $0, forms: ["a"]) }, columns: ["yo"])
      ], ranking: nil
    ).bytes
    let endings = IndexBytes.section(.suffixes, of: bytes)
    let letters = endings.filter { bytes[$0] == 0xC3 }
    #expect(!letters.isEmpty)
    for place in letters {
      for (offset, byte) in [(0, 0x61), (0, 0xA1), (1, 0x61), (1, 0xC3)] as [(Int, UInt8)] {
        #expect(throws: IndexError.self, "\(byte) at \(place + offset)") {
          try FormIndex(bytes: IndexBytes.patched(bytes, at: place + offset, [byte]))
        }
      }
    }
    // The first word of an entry has the ending's size, and in its second byte where it begins.
    let entries = IndexBytes.section(.entries, of: bytes)
    var cut = 0
    for entry in stride(from: entries.lowerBound, to: entries.upperBound, by: EntryRecord.size) {
      for (size, start) in [(1, 0), (-1, 1), (1, 1)] as [(Int, Int)] {
        let from = Int(bytes[entry + 1]) + start
        let end = from + Int(bytes[entry]) + size
        let isCut = [from, end].contains { 0xA0...0xBF ~= bytes[endings.lowerBound + $0] }
        guard isCut, end + 8 <= endings.count else { continue }
        cut += 1
        let word = [UInt8(end - from), UInt8(from)]
        #expect(throws: IndexError.self, "\(word) at \(entry)") {
          try FormIndex(bytes: IndexBytes.patched(bytes, at: entry, word))
        }
      }
    }
    #expect(cut > 0)
  }

  /// Glosses are text without control characters, and none begins within a letter.
  @Test func glossesThatAreNoText() throws {
    let texts = IndexBytes.section(.glossTexts, of: bytes)
    let accent = try #require(texts.first { bytes[$0] == 0xC3 })
    for byte in [0x00, 0x0A, 0x1B, 0x7F, 0x80, 0xC2, 0xC3, 0xE2, 0xFF] as [UInt8] {
      for place in texts where !(place == accent && (0xC2...0xC3).contains(byte)) {
        if place == accent + 1, byte == 0x80 { continue }  // À
        #expect(throws: IndexError.self, "\(byte) at \(place)") {
          try FormIndex(bytes: IndexBytes.patched(bytes, at: place, [byte]))
        }
      }
    }
    // C2 80 is a control character in two bytes.
    #expect(throws: IndexError.self) {
      try FormIndex(bytes: IndexBytes.patched(bytes, at: accent, [0xC2, 0x80]))
    }
    let starts = IndexBytes.section(.glossStarts, of: bytes)
    for place in starts.dropLast(PackedIntegers.padding) {
      let within = UInt8(accent + 1 - texts.lowerBound)
      #expect(throws: IndexError.self, "start at \(place)") {
        try FormIndex(bytes: IndexBytes.patched(bytes, at: place, [within]))
      }
    }
  }

  /// A code of a language has eight bytes.
  @Test(arguments: [1, 7, 9, 15] as [UInt8])
  func partsOfLanguages(size: UInt8) {
    let line = IndexHeader.size + (SectionKind.glossLanguages.number - 1) * IndexHeader.sectionSize
    #expect(throws: IndexError.self) {
      try FormIndex(bytes: IndexBytes.patched(bytes, at: line + 12, [size]))
    }
  }

  /// Codes of languages are letters, and in order.
  @Test(arguments: [[0x65, 0x0A], [0x00], [0x2D], [0x7A, 0x7A], [0x66, 0x72], [0x65, 0, 0x65]])
  func languagesThatAreNone(code: [UInt8]) {
    let place = IndexBytes.section(.glossLanguages, of: bytes).lowerBound
    #expect(throws: IndexError.self) {
      try FormIndex(bytes: IndexBytes.patched(bytes, at: place, code))
    }
  }

  /// Each table leads to another, and none out of it.
  @Test func numbersThatLeadNowhere() throws {
    let kinds: [SectionKind] = [
      .verbClasses, .classLevels, .classRows, .rowCells, .verbRanks, .verbPositions, .classStarts,
      .rowStarts, .ruleStarts, .levelStarts, .layerStarts, .runStarts, .runVerbs, .glossStarts,
      .glossLanguages,
    ]
    for kind in kinds {
      let section = IndexBytes.section(kind, of: bytes)
      let out = [UInt8](repeating: 0xFF, count: section.count)
      #expect(!section.isEmpty)
      #expect(throws: IndexError.self, "\(kind.rawValue)") {
        try FormIndex(bytes: IndexBytes.patched(bytes, at: section.lowerBound, out))
      }
    }
  }

  /// A verb is searched for by halves: its number must grow with its place in the list.
  @Test func verbsThatAreNotInOrder() throws {
    let section = IndexBytes.section(.verbPositions, of: bytes)
    // Two of one byte each.
    #expect(section.count == 2 + PackedIntegers.padding)
    let swapped = Array(bytes[section].prefix(2).reversed())
    #expect(swapped != Array(bytes[section].prefix(2)))
    #expect(throws: IndexError.self) {
      try FormIndex(bytes: IndexBytes.patched(bytes, at: section.lowerBound, swapped))
    }
  }

  /// A layer has each verb once, so that few bytes can't stand for any number of lines.
  @Test func runsThatOverlap() throws {
    let verbs = ["comer", "ir", "ver", "dar", "ser"]
    let whole = try FormIndex(
      levels: [
        Level(
          title: "Presente", description: "", colorHex: nil,
          challenges: verbs.enumerated().map { .init(verb: $1, forms: ["a"], line: 4 + 3 * $0) },
          columns: ["yo"])
      ], ranking: nil)
    let counts = IndexBytes.section(.runCounts, of: whole.bytes)
    let first = IndexBytes.section(.runVerbs, of: whole.bytes)
    let size = verbs.count + PackedIntegers.padding
    #expect(counts.count == size && first.count == size)
    for run in 0..<verbs.count {
      for count in [0, 2, 3, 6, 255] as [UInt8] {
        #expect(throws: IndexError.self, "\(count) in run \(run)") {
          try FormIndex(
            bytes: IndexBytes.patched(whole.bytes, at: counts.lowerBound + run, [count]))
        }
      }
      for verb in 0..<UInt8(verbs.count + 1) where verb != UInt8(run) {
        #expect(throws: IndexError.self, "run \(run) from \(verb)") {
          try FormIndex(bytes: IndexBytes.patched(whole.bytes, at: first.lowerBound + run, [verb]))
        }
      }
    }
  }

  /// Every one of the counts of runs and of the bounds of layers, changed at will: what opens has no
  /// more lines than verbs in a layer.
  @Test func runsAtWill() throws {
    var opened = 0
    for kind in [SectionKind.layerStarts, .runStarts, .runVerbs, .runCounts, .runLines] {
      for place in IndexBytes.section(kind, of: bytes) {
        for value in stride(from: UInt8(0), through: 255, by: rounds(1, few: 51)) {
          let changed = IndexBytes.patched(bytes, at: place, [value])
          guard let index = try? FormIndex(bytes: changed) else { continue }
          opened += 1
          for level in index.levels.indices {
            #expect(
              index.verbs(inLevel: level).count <= 4, "\(kind.rawValue) at \(place): \(value)")
          }
        }
      }
    }
    #expect(opened > rounds(100, few: 3))
  }

  /// Whoever asks for a column of a level finds a cell there.
  @Test func rowsThatAreTooShort() throws {
    // The lines of comer and ir in both levels, class by class.
    let rows = IndexBytes.section(.classRows, of: bytes)
    let index = try FormIndex(bytes: bytes)
    let widths = Dictionary(
      index.lines(ofVerb: "comer").map { ($0.level, $0.cells.count) }, uniquingKeysWith: max)
    #expect(widths == [0: 6, 1: 1] && rows.count == 4 + PackedIntegers.padding)
    var refused = 0
    for place in rows.prefix(4) {
      for row in 0..<UInt8(4) {
        let changed = try? FormIndex(bytes: IndexBytes.patched(bytes, at: place, [row]))
        guard let changed else {
          refused += 1
          continue
        }
        let levels = changed.levels
        for line in changed.verbsByUse.flatMap({ changed.lines(ofVerb: $0) }) {
          #expect(line.cells.count >= levels[line.level].columns.count)
        }
      }
    }
    #expect(refused > 0)
  }

  /// Titles and columns become lines of level files and of tables; a file may have any name.
  @Test(arguments: ["Indicativo", "Dos", "nosotros", "uno.txt"])
  func textsOfLevelsAreShown(text: String) throws {
    let start = try #require(bytes.firstRange(of: text.utf8)).lowerBound
    for byte in [0x1B, 0x0A, 0x00, 0x7F] as [UInt8] {
      let changed = IndexBytes.patched(bytes, at: start, [byte])
      #expect(((try? FormIndex(bytes: changed)) != nil) == (text == "uno.txt"))
    }
  }

  /// A list that lacks the entries that its counts promise does not open: every position has an entry.
  @Test func positionsWithoutAnEntry() throws {
    var random = SeededRandom(seed: 3)
    let orders = IndexBytes.section(.orders, of: bytes)
    var opened = 0
    for _ in 0..<rounds(3_000, few: 150) {
      var changed = bytes
      for _ in 0..<3 {
        changed[Int.random(in: orders, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let index = try? FormIndex(bytes: IndexBytes.sealed(changed)) else { continue }
      opened += 1
      let entries = Array(index.entries)
      #expect(entries.count == index.entryCount && entries.allSatisfy { !$0.form.isEmpty })
      for position in entries.indices {
        #expect(index.entry(at: position) == entries[position])
        _ = index.row(containing: position)
      }
    }
    #expect(opened > 0)
  }
}
