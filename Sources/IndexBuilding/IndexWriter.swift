import SpanishText
import TrieIndex
import VerbForms

/// Collects the sections of an index and lays them out after a header.
struct IndexWriter {
  var shape: TrieHeader = (0, 0, 0, 0, 0, 0)
  var counts: IndexHeader.Counts = (0, 0, 0, 0)
  var digest: UInt64 = 0
  private var sections: [(kind: SectionKind, width: Int, bytes: [UInt8])] = []

  /// Adds numbers, each with all of its bytes; `width` is how many bits the section says they have.
  mutating func add(_ kind: SectionKind, _ numbers: [some FixedWidthInteger], width: Int = 8) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(numbers.count * MemoryLayout.size(ofValue: numbers.first ?? 0))
    for number in numbers { bytes.append(littleEndian: number) }
    sections.append((kind, width, bytes))
  }

  /// Adds integers with as many bits as the largest one needs.
  mutating func add(_ kind: SectionKind, integers: [Int]) {
    let width = PackedIntegers.width(of: integers)
    sections.append((kind, width, PackedIntegers.pack(integers, width: width)))
  }

  func finish() -> [UInt8] {
    // Every section starts at a multiple of 16 from the start of the file, as header and table end at one.
    func padded(_ size: Int) -> Int { (size + 15) / 16 * 16 }
    var start = IndexHeader.size + sections.count * IndexHeader.sectionSize
    var checked: [UInt8] = []
    checked.reserveCapacity(sections.reduce(start) { $0 + padded($1.bytes.count) })
    checked.append(littleEndian: digest)
    for number in [
      shape.rootBase, shape.rootFirstLabel, shape.entryCount, shape.keyCount, shape.stateCount,
      shape.transitionCount,
    ] { checked.append(littleEndian: number) }
    for count in [counts.verbs, counts.forms, counts.rows, counts.levels, sections.count] {
      checked.append(littleEndian: UInt32(count))
    }
    checked += [UInt8](repeating: 0, count: 12)
    for section in sections {
      for number in [section.kind.number, section.width, start, section.bytes.count] {
        checked.append(littleEndian: UInt32(number))
      }
      start += padded(section.bytes.count)
    }
    for section in sections {
      checked += section.bytes
      checked += [UInt8](repeating: 0, count: padded(checked.count) - checked.count)
    }

    var file = IndexHeader.magic
    file.reserveCapacity(IndexHeader.checksumStart + checked.count)
    file.append(littleEndian: IndexHeader.versions.upperBound)
    file.append(littleEndian: FormIndex.foldVersion)
    file.append(littleEndian: UInt64(IndexHeader.checksumStart + checked.count))
    file.append(littleEndian: xxh64(checked))
    file.append(contentsOf: checked)
    return file
  }
}

extension [UInt8] {
  mutating func append(littleEndian integer: some FixedWidthInteger) {
    var rest = integer
    for _ in 0..<integer.bitWidth / 8 {
      append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
