import IndexBuilding
import TestSupport
import Testing
import TrieIndex

@testable import VerbForms

@Suite final class PackedIntegersTests {
  /// What the integers of a test lie in.
  private var copies: [AlignedBytes] = []

  @Test(arguments: PackedIntegers.widths)
  func everyWidth(width: Int) throws {
    var random = SeededRandom(seed: UInt64(width))
    let largest = 1 << width - 1
    for count in [0, 1, 2, 7, 8, 9, 100] {
      let members = (0..<count).map { place in
        place == 0 ? largest : place == 1 ? 0 : Int.random(in: 0...largest, using: &random)
      }
      let bytes = PackedIntegers.pack(members, width: width)
      #expect(bytes.count == (count * width + 7) / 8 + PackedIntegers.padding)
      let integers = try #require(packed(bytes, width: width))
      #expect(integers.count == count)
      #expect((0..<count).map { integers[$0] } == members)
      #expect(PackedIntegers.width(of: members) == (count == 0 ? 8 : width))
      #expect(integers.allBelow(1 << width))
      #expect(integers.allBelow(largest) == (count == 0))
    }
  }

  @Test func bytesThatAreNoIntegers() {
    func count(_ size: Int, width: Int) -> Int? {
      packed([UInt8](repeating: 0xFF, count: size), width: width)?.count
    }
    for width in [Int.min, -1, 0, 1, 7, 32, 33, 64, Int.max] {
      #expect(count(16, width: width) == nil, "\(width)")
    }
    for size in 0..<PackedIntegers.padding { #expect(count(size, width: 8) == nil, "\(size)") }
    #expect(count(7, width: 8) == 0 && count(8, width: 8) == 1 && count(8, width: 9) == 0)
    #expect(count(16, width: 8) == 9 && count(16, width: 9) == 8 && count(16, width: 31) == 2)
  }

  @Test func whatTablesAreCheckedFor() throws {
    func integers(_ members: [Int]) throws -> PackedIntegers {
      try #require(packed(PackedIntegers.pack(members, width: 11), width: 11))
    }
    let starts = try integers([0, 3, 3, 700])
    #expect(starts.ascends && starts.ascends(to: 700))
    #expect(!starts.ascends(to: 701) && !starts.differ)
    #expect((-1...701).map { starts.upperBound(of: $0, in: 0..<4) }.reduce(0, +) == 2102)
    #expect(starts.upperBound(of: 3, in: 0..<2) == 2)
    #expect(starts.upperBound(of: 3, in: 3..<4) == 3)
    let others = try integers([3, 0, 2, 1])
    #expect(others.isPermutation && others.differ && !others.ascends)
    for members in [[0, 1, 1], [1, 2, 3], [0, 4]] {
      let none = try integers(members)
      #expect(!none.isPermutation)
    }
    let empty = try integers([])
    #expect(empty.ascends && !empty.ascends(to: 0))
    #expect(empty.isPermutation && empty.differ)
  }

  /// Integers over a copy of bytes.
  @Test func blocksOfVerbsAgreeWithASearchAmongAll() throws {
    for storage in [FormIndex.builtin.storage, try FormIndex(levels: [], ranking: nil).storage] {
      let (positions, end) = (storage.verbPositions, storage.header.entryCount)
      let near = (0..<positions.count).flatMap { verb in (-1...1).map { positions[verb] + $0 } }
      for position in near + Array(0...200) + [end - 1, end, end + 1, 1 << 40] where position >= 0 {
        let first = storage.firstVerb(from: position, among: storage.verbs(near: position))
        let expected = storage.firstVerb(from: position)
        if first != expected { Issue.record("\(position): \(first), not \(expected)") }
      }
    }
  }

  private func packed(_ bytes: [UInt8], width: Int) -> PackedIntegers? {
    let copy = AlignedBytes(bytes)
    copies.append(copy)
    return PackedIntegers(ByteSlice(copy.bytes), width: width)
  }
}
