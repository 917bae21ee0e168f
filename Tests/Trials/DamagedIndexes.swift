import Foundation
import IndexBuilding
import LevelFiles
import TestSupport
import VerbForms

/// Index files that somebody damaged and then sealed: size and checksum are right.
///
/// A number always stands for the same damage. Sections are chosen before places in them, so that small ones are
/// damaged as often as large ones.
struct DamagedIndexes {
  private struct Section {
    /// Where it lies.
    var range: Range<Int>
    /// How many bits a number has.
    var width: Int
    /// Where the line of the table stands that tells of it.
    var line: Int

    /// How many numbers it has room for.
    var count: Int { range.count * 8 / width }

    func number(_ index: Int, of bytes: [UInt8]) -> Int {
      (0..<width).reduce(0) { number, bit in
        let place = range.lowerBound * 8 + index * width + bit
        return number | Int(bytes[place / 8] >> UInt8(place % 8) & 1) << bit
      }
    }

    func put(_ number: Int, _ index: Int, _ bytes: inout [UInt8]) {
      for bit in 0..<width {
        let place = range.lowerBound * 8 + index * width + bit
        let mask: UInt8 = 1 << UInt8(place % 8)
        bytes[place / 8] = bytes[place / 8] & ~mask | (number >> bit & 1 == 1 ? mask : 0)
      }
    }
  }

  private struct Base {
    var bytes: [UInt8]
    var sections: [Section] = []

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      let count = Self.number(bytes, at: 80)
      for line in 0..<count {
        let at = IndexHeader.size + line * IndexHeader.sectionSize
        let start = Self.number(bytes, at: at + 8)
        let size = Self.number(bytes, at: at + 12)
        sections.append(
          Section(range: start..<start + size, width: Self.number(bytes, at: at + 4), line: at))
      }
    }

    static func number(_ bytes: [UInt8], at offset: Int) -> Int {
      bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }

  private let bases: [Base]

  init() throws {
    let small = try FormIndex(
      levels: [
        LevelText.file(LevelText.comer, LevelText.beber, LevelText.ir),
        LevelText.file(
          "comerse: me como, te comes, se come, nos comemos, os coméis, se comen", LevelText.ir,
          title: "Otro"),
        "Imperativo\nÓrdenes\n00FF00\nformas: tú\norden: último\ncomer: come/comé\nir: ve\n",
      ].compactMap { LevelParser.parse(Array($0.utf8), file: "n.txt").level },
      glossaries: [
        Glossary(
          language: "en",
          glosses: [
            .init(verb: "comer", text: "to eat"), .init(verb: "ir", text: "to go (à pied)"),
          ])
      ], ranking: nil)
    var random = RandomLevels(seed: 15)
    let other = try FormIndex(levels: random.make(), ranking: nil)
    // The last one as often as the others together.
    bases = [small, other, .builtin].map { Base($0.bytes) }
  }

  /// Whether a damage is one of the full index.
  func isFull(_ number: Int) -> Bool { number % 2 == 1 }

  func damaged(_ number: Int) -> [UInt8] {
    var random = SeededRandom(seed: UInt64(number) &* 0x2545_F491_4F6C_DD1D)
    let base =
      bases[isFull(number) ? bases.count - 1 : Int.random(in: 0..<bases.count - 1, using: &random)]
    var bytes = base.bytes
    let times = [1, 1, 1, 2, 3].randomElement(using: &random) ?? 1
    for _ in 0..<times { damage(&bytes, base, &random) }
    return bytes.count < IndexHeader.checksumStart ? bytes : IndexBytes.resized(bytes)
  }

  private func damage(_ bytes: inout [UInt8], _ base: Base, _ random: inout SeededRandom) {
    let filled = base.sections.filter { !$0.range.isEmpty && $0.range.upperBound <= bytes.count }
    guard let section = filled.randomElement(using: &random) else { return }
    let range = section.range
    func place() -> Int { Int.random(in: range, using: &random) }
    func part(of range: Range<Int>) -> Range<Int> {
      let start = Int.random(in: range, using: &random)
      let most = [4, 16, 64, 1024, range.count].randomElement(using: &random) ?? 4
      return start..<start
        + Int.random(in: 1...max(min(most, range.upperBound - start), 1), using: &random)
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0:  // random bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[place()] = UInt8.random(in: 0...255, using: &random)
      }
    case 1:  // a bit
      bytes[place()] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2, 3:  // a number of the section's width, such as tables break at
      guard section.count > 0 else { return }
      let index = Int.random(in: 0..<section.count, using: &random)
      let old = section.number(index, of: bytes)
      let values = [
        0, -1, old + 1, old - 1, old * 2, old / 2, section.count, section.count - 1,
        Int.random(in: 0...section.count, using: &random),
        section.number(Int.random(in: 0..<section.count, using: &random), of: bytes),
      ]
      section.put(values.randomElement(using: &random) ?? 0, index, &bytes)
    case 4:  // a count or the root in the header
      let at = 40 + 4 * Int.random(in: 0..<10, using: &random)
      let old = Base.number(bytes, at: at)
      let values = [
        0, -1, old + 1, old - 1, old * 2, 1 << 31, 1 << 31 - 1, 1 << 22, 1 << 22 - 1,
        Int.random(in: 0...(old * 2 + 2), using: &random),
        old ^ 1 << Int.random(in: 0..<32, using: &random),
      ]
      putWord(values.randomElement(using: &random) ?? 0, at, &bytes)
    case 5:  // a field of a section's line
      let field = 4 * Int.random(in: 0..<4, using: &random)
      let at = section.line + field
      let old = Base.number(bytes, at: at)
      let values = [
        0, 1, 2, 3, 4, 8, 31, 32, -1, old + 1, old - 1, old * 2, old / 2, bytes.count,
        bytes.count - range.lowerBound, Int.random(in: 0...bytes.count, using: &random),
      ]
      putWord(values.randomElement(using: &random) ?? 0, at, &bytes)
    case 6:  // a range copied from elsewhere
      let source = part(of: (filled.randomElement(using: &random) ?? section).range)
      let target = place()
      let count = min(source.count, range.upperBound - target)
      bytes.replaceSubrange(target..<target + count, with: Array(bytes[source].prefix(count)))
    case 7:  // two neighbouring numbers swapped
      guard section.count > 1 else { return }
      let index = Int.random(in: 0..<section.count - 1, using: &random)
      let (first, second) = (
        section.number(index, of: bytes), section.number(index + 1, of: bytes)
      )
      section.put(second, index, &bytes)
      section.put(first, index + 1, &bytes)
    case 8:  // a section that ends sooner, as its line says
      putWord(Int.random(in: 0..<range.count, using: &random), section.line + 12, &bytes)
    case 9:  // a range of one byte
      let target = part(of: range)
      let byte: UInt8 = [0, 0xFF, bytes[target.lowerBound]].randomElement(using: &random) ?? 0
      bytes.replaceSubrange(target, with: repeatElement(byte, count: target.count))
    case 10:  // what another file has there
      let other = bases[Int.random(in: 0..<bases.count, using: &random)]
      guard let source = other.sections.randomElement(using: &random)?.range, !source.isEmpty else {
        return
      }
      let from = part(of: source)
      let target = place()
      let count = min(from.count, range.upperBound - target)
      bytes.replaceSubrange(target..<target + count, with: Array(other.bytes[from].prefix(count)))
    case 11:  // the bytes of a section moved by some
      let gap = part(of: range)
      let moved = Array(bytes[gap.upperBound..<range.upperBound])
      bytes.replaceSubrange(gap.lowerBound..<gap.lowerBound + moved.count, with: moved)
    case 12:  // cut, or longer
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 0..<min(bytes.count, 5000), using: &random))
      } else {
        bytes += bytes.suffix(Int.random(in: 0..<5000, using: &random))
      }
    default:  // a transition that leads where another one leads: circles, and ways of any length
      guard let units = base.sections.first?.range, units.upperBound <= bytes.count else { return }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let first = units.lowerBound + Int.random(in: 0..<units.count / 4, using: &random) * 4
        let second = units.lowerBound + Int.random(in: 0..<units.count / 4, using: &random) * 4
        let label = bytes[first] & 31
        bytes.replaceSubrange(first..<first + 4, with: Array(bytes[second..<second + 4]))
        bytes[first] = bytes[first] & ~31 | label
      }
    }
  }

  private func putWord(_ value: Int, _ at: Int, _ bytes: inout [UInt8]) {
    guard at + 4 <= bytes.count else { return }
    for place in 0..<4 { bytes[at + place] = UInt8(truncatingIfNeeded: value >> (8 * place)) }
  }
}
