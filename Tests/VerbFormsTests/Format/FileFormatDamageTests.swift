import LevelFiles
import TestSupport
import Testing

@testable import VerbForms

/// Files that were cut, changed by accident, or made up: opening them fails, or what they answer
/// stays inside.
@Suite struct FileFormatDamageTests {
  private let bytes: [UInt8]

  init() throws { bytes = try SmallFile.bytes() }

  @Test func aFileThatWasCutNeverOpens() {
    for size in 0..<bytes.count {
      let cut = Array(bytes.prefix(size))
      #expect(throws: IndexError.self, "cut to \(size) bytes") { try FormIndex(bytes: cut) }
    }
  }

  @Test func aFlippedBitIsAlwaysNoticed() {
    var changed = bytes
    for place in bytes.indices {
      for bit in 0..<8 where isExhaustive || bit == place % 8 {
        changed[place] ^= 1 << UInt8(bit)
        #expect(throws: IndexError.self, "bit \(bit) of byte \(place)") {
          try FormIndex(bytes: changed)
        }
        changed[place] ^= 1 << UInt8(bit)
      }
    }
  }

  /// Every byte that the checksum covers in three other ways, with the right checksum; of few bytes
  /// where not all is tried.
  @Test func whatWasMadeUpStaysInside() throws {
    var random = SeededRandom(seed: 7)
    var opened = 0
    var refused = 0
    let places = IndexHeader.checksumStart..<bytes.count
    for place in stride(from: places.lowerBound, to: places.upperBound, by: rounds(1, few: 293)) {
      for value in [0xFF, 0x00, UInt8.random(in: 0...255, using: &random)]
      where value != bytes[place] {
        do {
          let index = try FormIndex(bytes: IndexBytes.patched(bytes, at: place, [value]))
          opened += 1
          expectAnswersInside(index)
        } catch {
          refused += 1
        }
      }
    }
    let least = rounds(100, few: 2)
    #expect(opened > least)
    #expect(refused > least)
  }

  /// Several bytes at once: what one check would find hides behind another.
  @Test func manyChangesAtOnceStayInside() throws {
    var random = SeededRandom(seed: 11)
    var opened = 0
    for _ in 0..<rounds(4_000, few: 60) {
      var changed = bytes
      for _ in 0..<Int.random(in: 2...4, using: &random) {
        let place = Int.random(in: IndexHeader.checksumStart..<bytes.count, using: &random)
        changed[place] = UInt8.random(in: 0...255, using: &random)
      }
      if let index = try? FormIndex(bytes: IndexBytes.sealed(changed)) {
        opened += 1
        expectAnswersInside(index)
      }
    }
    #expect(opened > rounds(100, few: 1))
  }

  @Test func aLevelThatIsNoRecordIsNoticedAtOnce() throws {
    let header = try #require(try sections().first { $0.kind == .levelTexts })
    // The order of verbs, the fifth byte of a record, knows three values.
    let changed = IndexBytes.patched(bytes, at: header.offset + 4, [3])
    #expect(throws: IndexError.self) { try FormIndex(bytes: changed) }
  }

  @Test func aWrongCountOfEntriesIsNoticedAtOnce() throws {
    let entries = try FormIndex(bytes: bytes).entryCount
    for count in [entries - 1, entries + 1, entries + 1000] {
      let low = [UInt8(truncatingIfNeeded: count), UInt8(truncatingIfNeeded: count >> 8)]
      // The third of the header's counts.
      let changed = IndexBytes.patched(bytes, at: 48, low)
      // One less may end at a key's last entry; then it is a list of one entry less.
      if let index = try? FormIndex(bytes: changed) {
        #expect(throws: IndexError.self) { try index.verify() }
        #expect(count < entries)
      }
    }
  }

  private func sections() throws -> [IndexHeader.Section] {
    try FormIndex(bytes: bytes).storage.header.sections
  }
}
