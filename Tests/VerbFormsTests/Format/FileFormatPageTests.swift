import Foundation
import LevelFiles
import SpanishGrammar
import TestSupport
import Testing
import TrieIndex

@testable import IndexBuilding
@testable import VerbForms

extension StoredLevel {
  /// How many bytes a level has before its texts.
  static let fixedSize = 4 + 1 + 4 + 4 + 8 + 8 + 1 + 2 + 1
}

/// The page about the file's format says what the code does.
@Suite struct FileFormatPageTests {
  private let text: String

  init() throws {
    text = try Repository.text("Sources/VerbForms/VerbForms.docc/FileFormat.md")
  }

  @Test func sizesAreThoseOfTheCode() {
    let stated = Dictionary(
      uniqueKeysWithValues: rows(under: "## Overview").map { ($0[0], Int($0[1])) })
    let expected: [String: Int?] = [
      "headerSize": IndexHeader.size, "sectionSize": IndexHeader.sectionSize,
      "checksumStart": IndexHeader.checksumStart,
      "formatVersion": Int(IndexHeader.versions.upperBound),
      "foldVersion": Int(FormIndex.foldVersion), "unitSize": MemoryLayout<TrieUnit>.size,
      "blockSize": Int(SortedTrie.blockSize), "shortOrderSize": SiblingLinks.pack([0]).width / 8,
      "largeOrderSize": MemoryLayout<SiblingLink>.size, "numberPadding": PackedIntegers.padding,
      "entrySize": EntryRecord.size, "planSize": AnswerPlan.size,
      "markSize": MemoryLayout<UInt128>.size, "endingPadding": 8,
      "levelSize": StoredLevel.fixedSize, "maximumKey": SortedTrie.maximumKeyLength,
    ]
    #expect(stated == expected)
  }

  @Test func theHeaderIsThatOfAFile() throws {
    let fields = rows(under: "## Header")
    expectNoGaps(fields, size: IndexHeader.size)
    let magic = IndexHeader.magic.map { String(format: "%02X", $0) }.joined(separator: " ")
    #expect(fields.first?[2] == "magic: `\(magic)`")

    let index = try FormIndex(levels: SmallFile.levels, ranking: nil)
    let bytes = index.bytes
    let (facts, header) = (index.statistics, index.storage.header)
    let values: [String: UInt64] = [
      "version of the format": UInt64(facts.formatVersion), "size of the file": UInt64(bytes.count),
      "version of the fold": UInt64(FormIndex.foldVersion), "digest of the levels": facts.digest,
      "base of the trie's root": UInt64(header.shape.rootBase),
      "first label of the root": UInt64(header.shape.rootFirstLabel),
      "entries": UInt64(facts.entries), "keys": UInt64(facts.keys),
      "states": UInt64(facts.states), "transitions": UInt64(facts.transitions),
      "verbs": UInt64(facts.verbs), "forms": UInt64(facts.forms), "rows": UInt64(facts.rows),
      "levels": UInt64(facts.levels), "number of sections": UInt64(facts.sections.count), "zero": 0,
    ]
    for (name, value) in values {
      let field = try #require(fields.first { $0[2] == name }, "no field '\(name)'")
      let (offset, size) = (try #require(Int(field[0])), try #require(Int(field[1])))
      #expect(number(in: bytes[offset..<offset + min(size, 8)]) == value, "\(name)")
    }
    #expect(fields.contains { $0[0] == "24" && $0[2].hasPrefix("XXH64") })
    #expect(fields.first { $0[2].hasPrefix("digest") }?[0] == "\(IndexHeader.checksumStart)")
  }

  @Test func sectionsAreThoseOfTheCode() throws {
    let stated = rows(under: "## Sections").map { "\($0[0]) \($0[1])" }
    #expect(stated == SectionKind.allCases.map { "\($0.number) \($0.rawValue)" })
    let index = try FormIndex(levels: SmallFile.levels, ranking: nil)
    let bytes = index.bytes
    for (place, section) in index.storage.header.sections.enumerated() {
      let start = IndexHeader.size + place * IndexHeader.sectionSize
      let line = (0..<4).map { number(in: bytes[start + 4 * $0..<start + 4 * $0 + 4]) }
      #expect(
        line == [
          UInt64(section.kind.number), UInt64(section.width), UInt64(section.offset),
          UInt64(section.size),
        ])
    }
  }

  @Test func entriesAreThoseOfTheCode() {
    var stated: [String: UInt64] = [:]
    for row in rows(under: "## Entries") {
      let ends = row[1].split(separator: "–").compactMap { UInt64($0) }
      guard let word = UInt64(row[0]), let low = ends.first, let high = ends.last else { continue }
      stated[row[2]] = (UInt64.max >> (63 - (high - low))) << (low + 32 * word)
    }
    var preferred = EntryRecord()
    preferred.preference = EntryRecord.maximumPreference
    let records: [String: EntryRecord] = [
      "size of the ending": EntryRecord(endingSize: EntryRecord.maximumEndingSize),
      "where it starts among the infinitive endings": EntryRecord(
        endingStart: EntryRecord.maximumEndingStart),
      "the form stands in `orden: último` levels only": EntryRecord(isDeprioritized: true),
      "letters to take off the key": EntryRecord(takenOff: 127),
      "preference within the key, 0 for the first answer": preferred,
      "number of the accent pattern": EntryRecord(accents: EntryRecord.maximumAccents),
      "the form has several words": EntryRecord(hasSeveralWords: true),
      "last entry of the key": EntryRecord(isLastOfKey: true),
    ]
    let expected = records.mapValues { $0.bits }
    #expect(stated == expected)
  }

  @Test func aLevelIsThatOfAFile() {
    let fields = rows(under: "## Levels")
    expectNoGaps(fields, size: StoredLevel.fixedSize)
    var level = SmallFile.levels[0]
    level.byteCount = 1234
    level.sourceDigest = 0x0123_4567_89AB_CDEF
    level.lives = 3
    level.secondsForAnswer = 300
    level.grade = .b1
    var bytes: [UInt8] = []
    level.append(to: &bytes, verbCount: level.challenges.count, formCount: 77)
    let values = fields.map { field -> UInt64 in
      guard let offset = Int(field[0]), let size = Int(field[1]) else { return 0 }
      return number(in: bytes[offset..<offset + size])
    }
    #expect(values == [0xFF_0001, UInt64(1 << 2), 2, 77, 1234, 0x0123_4567_89AB_CDEF, 4, 300, 3])
  }

  /// One byte has the order and the tense of a level, and the page the number of each tense.
  @Test func ordersAndTensesAreThoseOfTheCode() {
    var level = SmallFile.levels[0]
    level.order = .last
    level.tense = .imperativoNegativo
    #expect(level.orderAndTense == 2 | 10 << 2)
    let words = text.replacing("\n", with: " ")
    for tense in Tense.allCases {
      #expect(words.contains(" \(tense.name) \(tense.rawValue)"), "\(tense.name)")
    }
  }

  @Test func unitsOrdersAndCodesAreThoseOfTheCode() {
    #expect(text.contains("target, 22 bits") && TrieUnit.maximumTarget == 1 << 22 - 1)
    #expect(TrieUnit(label: 31, firstLabel: 0, target: 0).bits == 31)
    #expect(TrieUnit(label: 0, firstLabel: 31, target: 0).bits == 31 << 5)
    #expect(TrieUnit(label: 0, firstLabel: 0, target: 1).bits == 1 << 10)
    #expect(TrieUnit(endWithValue: 1).bits == 1 << 5)
    #expect(KeyValue(first: 5, plan: 3, plans: 4, takesCloserLook: .always)?.bits == 0b101_11_01)
    #expect(KeyValue(first: 0, plan: 0, plans: 5, takesCloserLook: .whereAccented)?.bits == 2)
    #expect(KeyValue.entryShift(plans: 5) == 5 && KeyValue.entryShift(plans: 1) == 3)
    var plan = AnswerPlan()
    plan.append(offset: 9, band: 2)
    #expect(plan.bits == 1 | 1 << 4 | 9 << 6)
    #expect(SiblingLink(nextLabel: 31, before: 1).bits == 31 | 1 << 5)
    #expect(CellCode.code(rule: 4, isLast: true) == 5 << 1 | 1)
    #expect(CellCode.code(rule: nil, isLast: false) == 0)
  }

  @Test func rulesAndNumbersAreThoseOfTheCode() throws {
    let index = try FormIndex(
      levels: [
        Level(
          title: "", description: "", colorHex: nil,
          challenges: [.init(verb: "lavar", forms: ["me lavo"], line: 0x1234)], columns: ["yo"])
      ], ranking: nil)
    let storage = index.storage
    let padding = [UInt8](repeating: 0, count: PackedIntegers.padding)
    // The first rule is that of the infinitive as written.
    #expect(Array(storage.ruleTexts) == [0, 0] + [2, 3] + Array("me o".utf8))
    #expect(Array(try section(.ruleStarts, of: index)) == [0, 2, 8] + padding)
    #expect(Array(try section(.rowCells, of: index)) == [1 << 1 | 1, 2 << 1 | 1] + padding)
    // 13 bits a number.
    #expect(Array(try section(.runLines, of: index)) == [0x34, 0x12] + padding)
  }

  private func section(_ kind: SectionKind, of index: FormIndex) throws -> ArraySlice<UInt8> {
    let section = try #require(index.storage.header.sections.first { $0.kind == kind })
    return index.bytes[section.offset..<section.offset + section.size]
  }

  /// The cells of the table under a heading, without its first two lines.
  private func rows(under heading: String) -> [[String]] {
    let lines = text.components(separatedBy: "\n")
    return
      lines
      .drop { $0 != heading }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }
      .filter { $0.hasPrefix("|") }.dropFirst(2)
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// Fields follow one another from 0 to `size`.
  private func expectNoGaps(_ fields: [[String]], size: Int) {
    var end = 0
    for field in fields {
      #expect(Int(field[0]) == end, "\(field)")
      end += Int(field[1]) ?? 0
    }
    #expect(end == size)
  }

  private func number(in bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
