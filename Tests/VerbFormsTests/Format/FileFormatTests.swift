import Foundation
import LevelFiles
import SpanishGrammar
import TestSupport
import Testing

@testable import IndexBuilding
@testable import VerbForms

@Suite struct FileFormatTests {
  private let bytes: [UInt8]

  init() throws { bytes = try SmallFile.bytes() }

  @Test func theSameLevelsGiveTheSameBytes() throws {
    #expect(try SmallFile.bytes() == bytes)
    #expect(IndexBytes.sealed(bytes) == bytes)
    #expect(try FormIndex(bytes: bytes).bytes == bytes)
  }

  @Test func whatWasWrittenIsSound() throws {
    let index = try FormIndex(bytes: bytes)
    try index.verify()
    expectAnswersInside(index)
    #expect(index.lookup("comeis").map(\.form) == ["coméis"])
  }

  @Test(arguments: ["", "conj", "comer: como, comes, come, comemos, coméis, comen\n"])
  func foreignBytesAreNoIndex(text: String) {
    #expect(throws: IndexError.notAnIndex) { try FormIndex(bytes: Array(text.utf8)) }
  }

  /// The magic has CR LF, a lone LF and an end of text, so that a transfer as text changes it.
  @Test func aTransferAsTextIsNoticed() {
    let withoutReturns = bytes.filter { $0 != 0x0D }
    let withReturns = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    let upToEndOfText = Array(bytes.prefix { $0 != 0x1A })
    for changed in [withoutReturns, withReturns, upToEndOfText] {
      #expect(throws: IndexError.notAnIndex) { try FormIndex(bytes: changed) }
    }
  }

  @Test func otherVersionsHaveErrorsOfTheirOwn() throws {
    let newest = IndexHeader.versions.upperBound
    for found in [newest + 1, UInt32(0), UInt32.max] {
      let changed = IndexBytes.patched(bytes, at: 8, littleEndian(found))
      let expected = IndexError.version(found: found, supported: IndexHeader.versions)
      #expect(throws: expected) { try FormIndex(bytes: changed) }
    }
    let (newer, older) = (
      IndexError.version(found: newest + 1, supported: IndexHeader.versions).description,
      IndexError.version(found: 0, supported: IndexHeader.versions).description
    )
    #expect(newer.contains("use a newer conj"))
    #expect(older.contains("and later") && older.contains("conj index build"))
  }

  @Test func anotherFoldHasAnErrorOfItsOwn() {
    let found = FormIndex.foldVersion + 1
    let changed = IndexBytes.patched(bytes, at: 12, littleEndian(found))
    #expect(throws: IndexError.fold(found: found, expected: FormIndex.foldVersion)) {
      try FormIndex(bytes: changed)
    }
  }

  @Test func aSizeIsToldAsTheHeaderHasIt() {
    let full = UInt64(bytes.count)
    let short = Array(bytes.dropLast(5))
    #expect(throws: IndexError.size(expected: full, found: short.count)) {
      try FormIndex(bytes: short)
    }
    #expect(throws: IndexError.size(expected: full, found: bytes.count + 1)) {
      try FormIndex(bytes: bytes + [0])
    }
    let headless = Array(bytes.prefix(20))
    #expect(throws: IndexError.size(expected: UInt64(IndexHeader.size), found: 20)) {
      try FormIndex(bytes: headless)
    }
  }

  @Test func aChangedByteIsNoticedByTheChecksum() {
    var changed = bytes
    changed[changed.count / 2] ^= 0x10
    #expect {
      try FormIndex(bytes: changed)
    } throws: { error in
      guard case .checksum(let expected, let found)? = error as? IndexError else { return false }
      return expected != found
    }
  }

  @Test func aFileIsReadAndWritten() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "small.conj")
    let index = try FormIndex(contentsOf: path)
    #expect(index.lookup("ve").map(\.infinitive) == ["ir"])
    #expect(index.bytes == bytes)
    let missing = folder.path("none.conj")
    #expect {
      try FormIndex(contentsOf: missing)
    } throws: { error in
      guard case .unreadable(let path, _)? = error as? IndexError else { return false }
      return path == missing
    }
    let copy = folder.path("copy.conj")
    try index.write(to: copy)
    #expect(try FormIndex(contentsOf: copy).bytes == bytes)
    let nowhere = folder.path("none/copy.conj")
    #expect {
      try index.write(to: nowhere)
    } throws: { error in
      guard case .unwritable(let path, _)? = error as? IndexError else { return false }
      return path == nowhere && (error as? IndexError)?.description.contains("can't write") == true
    }
  }

  /// A device without an end is no index, and a file that goes on behind one says how large it is.
  @Test func whatIsNoIndexIsNotReadToItsEnd() throws {
    let device = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    #expect(throws: IndexError.notAnIndex) {
      try FormIndex(contentsOf: "/dev/fd/\(device.fileDescriptor)")
    }
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "longer.conj")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 200 << 20)
    #expect(throws: IndexError.size(expected: UInt64(bytes.count), found: 200 << 20)) {
      try FormIndex(contentsOf: path)
    }
  }

  /// The fixtures were written by the programs of their time and stay as they are.
  private func fixture(_ format: Int) -> String {
    Repository.root.appending(path: "Tests/VerbFormsTests/Fixtures/format-\(format).conj").path
  }

  @Test(arguments: 1...6)
  func olderFormatsAreRefused(format: Int) throws {
    let old = Array(try Data(contentsOf: URL(fileURLWithPath: fixture(format))))
    let expected = IndexError.version(found: UInt32(format), supported: 7...8)
    #expect(throws: expected) { try FormIndex(bytes: old) }
    #expect(throws: expected) { try FormIndex(contentsOf: fixture(format)) }
  }

  @Test(arguments: 7...8)
  func theNewestFormatsAreRead(format: Int) throws {
    let index = try FormIndex(contentsOf: fixture(format))
    try index.verify()
    #expect(index.statistics.formatVersion == format)
    #expect(index.levels.prefix(2).map(\.title) == ["Indicativo: presente", "Imperativo"])
    #expect(index.levels.prefix(2).map(\.tense) == [.presente, .imperativo])
    #expect(index.levels.prefix(2).map(\.isDeprioritized) == [false, true])
    #expect(index.levels.prefix(2).map(\.lives) == [3, nil])
    #expect(index.levels.prefix(2).map(\.secondsForAnswer) == [nil, 10])
    #expect(index.levels.prefix(2).map(\.grade) == [.a1, nil])
    #expect(index.lookup("comeis").map(\.form) == ["coméis"])
    #expect(index.lookup("cómelo").map(\.parts) == [["come", "lo"]])
    let readings = index.readings(of: "come", infinitive: "comer")
    #expect(readings.map(\.person) == ["él", "tú"])
    #expect(index.readings(of: "voy", infinitive: "ir").map(\.written) == ["me voy"])
    #expect(index.entries.prefix(3).map(\.form) == ["come", "comé", "coméis"])
    #expect(index.glossLanguages == ["en", "fr"])
    #expect(index.gloss(of: "comer", language: "en") == "to eat")
    #expect(index.gloss(of: "comer", language: "fr") == nil)
  }

  /// Since format 7 cells with enclitics and helpers are places of the verb's own form.
  @Test func encliticsArePlacesOfTheForm() throws {
    let index = try FormIndex(contentsOf: fixture(7))
    #expect(index.lines(ofVerb: "comer").last?.cells == [["cómelo"]])
    #expect(index.position(of: .init(form: "cómelo", infinitive: "comer")) == nil)
    let answer = try #require(index.lookup("cómelo").first)
    #expect((answer.form, answer.spelling) == ("come", "cómelo"))
    #expect(index.readings(of: answer).first?.written == "cómelo")
    #expect(index.readings(of: "come", infinitive: "comer").map(\.level) == [0, 1])
  }

  /// Since format 8 cells have the words after the form.
  @Test func complementsBelongToTheCell() throws {
    let index = try FormIndex(contentsOf: fixture(8))
    let line = try #require(index.lines(ofVerb: "dar").first)
    #expect(line.cells.first == ["me doy cuenta"] && line.forms.first == ["doy"])
    #expect(line.writtenInfinitive == "darse" && line.complement == "cuenta")
    #expect(index.readings(of: "doy", infinitive: "dar").map(\.written) == ["me doy cuenta"])
    let other = try #require(index.lines(ofVerb: "echar").first)
    #expect(other.cells.prefix(3) == [["echo de menos"], ["echas de menos"], []])
    #expect(index.lookup("echo").map(\.form) == ["echo"])
    #expect(index.position(of: .init(form: "echo de menos", infinitive: "echar")) == nil)
  }

  /// The orders of a trie that is too large for two bytes each.
  @Test func ordersMayHaveFourBytes() throws {
    let header = try FormIndex(bytes: bytes).storage.header
    var writer = IndexWriter()
    (writer.shape, writer.counts, writer.digest) = (header.shape, header.counts, header.digest)
    for section in header.sections {
      let own = Array(bytes[section.offset..<section.offset + section.size])
      if section.kind == .orders {
        #expect(section.width == 16)
        let words = stride(from: 0, to: own.count, by: 2).flatMap { own[$0..<$0 + 2] + [0, 0] }
        writer.add(.orders, words, width: 32)
      } else {
        writer.add(section.kind, own, width: section.width)
      }
    }
    let index = try FormIndex(bytes: writer.finish())
    try index.verify()
    #expect(index.entries.elementsEqual(try FormIndex(bytes: bytes).entries))
  }

  /// A number that is no tense, an order that is none.
  @Test(arguments: [3, 24 << 2, 63 << 2] as [UInt8])
  func otherOrdersAndTensesAreRefused(byte: UInt8) throws {
    let place = IndexBytes.section(.levelTexts, of: bytes).lowerBound + 4
    #expect(throws: IndexError.self) {
      try FormIndex(bytes: IndexBytes.patched(bytes, at: place, [byte]))
    }
    let right = try FormIndex(bytes: IndexBytes.patched(bytes, at: place, [1 | 23 << 2]))
    #expect(right.levels[0].tense == .infinitivoCompuesto)
  }

  /// A number that is no grade.
  @Test func otherGradesAreRefused() throws {
    let place = IndexBytes.section(.levelTexts, of: bytes).lowerBound + StoredLevel.fixedSize - 1
    #expect(throws: IndexError.self) {
      try FormIndex(bytes: IndexBytes.patched(bytes, at: place, [7]))
    }
    let right = try FormIndex(bytes: IndexBytes.patched(bytes, at: place, [6]))
    #expect(right.levels[0].grade == .c2)
  }

  private func littleEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
