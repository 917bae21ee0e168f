import SpanishText
import VerbForms

/// The bytes of an index file, to be changed in every way that a file can be.
public enum IndexBytes {
  /// The same bytes with the checksum that they should have.
  public static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let checksum = xxh64(Array(bytes[IndexHeader.checksumStart...]))
    for place in 0..<8 { bytes[24 + place] = UInt8(truncatingIfNeeded: checksum >> (8 * place)) }
    return bytes
  }

  /// The same bytes with the size and the checksum that they should have.
  public static func resized(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for place in 0..<8 { bytes[16 + place] = UInt8(truncatingIfNeeded: bytes.count >> (8 * place)) }
    return sealed(bytes)
  }

  /// The bytes with others from `offset` on, and the checksum put right.
  public static func patched(_ bytes: [UInt8], at offset: Int, _ new: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes.replaceSubrange(offset..<offset + new.count, with: new)
    return sealed(bytes)
  }

  /// Where a section lies in a file.
  package static func section(_ kind: SectionKind, of bytes: [UInt8]) -> Range<Int> {
    let line = line(of: kind)
    let (start, size) = (number(in: bytes, at: line + 8), number(in: bytes, at: line + 12))
    return start..<start + size
  }

  /// The same verbs and forms in a file that says that it has no levels.
  public static func withoutLevels(_ bytes: [UInt8]) -> [UInt8] {
    var changed = bytes
    // The last of the header's counts.
    changed.replaceSubrange(76..<80, with: [0, 0, 0, 0])
    for kind in SectionKind.allCases {
      let section = section(kind, of: bytes)
      let size: Int
      switch kind {
      // One number of a byte, or none.
      case .levelStarts, .layerStarts, .runStarts: size = 1 + PackedIntegers.padding
      case .classLevels, .classRows, .runVerbs, .runCounts, .runLines: size = PackedIntegers.padding
      case .levelTexts: size = 0
      case .classStarts: size = section.count
      default: continue
      }
      for place in section.prefix(size) { changed[place] = 0 }
      let field = line(of: kind) + 12
      for place in 0..<4 { changed[field + place] = UInt8(truncatingIfNeeded: size >> (8 * place)) }
    }
    return sealed(changed)
  }

  /// The line of the table of sections that tells of a section: four numbers.
  private static func line(of kind: SectionKind) -> Int {
    IndexHeader.size + (kind.number - 1) * IndexHeader.sectionSize
  }

  private static func number(in bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
