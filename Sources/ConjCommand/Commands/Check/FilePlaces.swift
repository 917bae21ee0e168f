import LevelFiles
import VerbForms

/// Finds where in its file a verb's line has something. Files are read again for it, once each, so
/// that checking many good files keeps none of them.
struct FilePlaces {
  /// A place in a file, as an editor counts: lines and characters from 1.
  struct Place {
    var file: String
    var line: Int
    var column: Int
    var length: Int
    /// The line as it stands in the file.
    var text: String
  }

  private var lines: [String: [String]] = [:]
  private let contents: [String: [UInt8]]

  /// - Parameter contents: what is in files that can't be read a second time.
  init(contents: [String: [UInt8]]) {
    self.contents = contents
  }

  /// The place of a cell, or of the infinitive where `cell` is nil.
  mutating func place(
    of line: LevelLine, _ file: LevelFile, _ cell: ReferenceFinding.Cell? = nil
  ) -> Place {
    let bytes = contents[file.path]
    let texts = lines[file.path] ?? Self.lines(of: bytes ?? (try? file.content()) ?? [])
    lines[file.path] = texts
    let text = texts.indices.contains(line.line - 1) ? texts[line.line - 1] : ""
    let letters = Array(text)
    let range = Self.range(of: cell, in: letters)
    return Place(
      file: file.path, line: line.line, column: range.lowerBound + 1, length: max(1, range.count),
      text: text)
  }

  /// The characters of a cell's alternative, or of the infinitive, without the blanks around them.
  private static func range(
    of cell: ReferenceFinding.Cell?, in letters: [Character]
  ) -> Range<Int> {
    guard let colon = letters.firstIndex(of: ":") else { return letters.indices }
    guard let cell else { return trimmed(0..<colon, letters) }
    let cells = pieces((colon + 1)..<letters.count, of: letters, between: ",")
    guard cells.indices.contains(cell.column) else { return letters.indices }
    let alternatives = pieces(cells[cell.column], of: letters, between: "/")
    guard alternatives.indices.contains(cell.alternative) else {
      return trimmed(cells[cell.column], letters)
    }
    return trimmed(alternatives[cell.alternative], letters)
  }

  private static func pieces(
    _ range: Range<Int>, of letters: [Character], between separator: Character
  ) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    for place in range where letters[place] == separator {
      pieces.append(start..<place)
      start = place + 1
    }
    return pieces + [start..<range.upperBound]
  }

  private static func trimmed(_ range: Range<Int>, _ letters: [Character]) -> Range<Int> {
    var range = range
    while let first = range.first, letters[first].isWhitespace { range.removeFirst() }
    while let last = range.last, letters[last].isWhitespace { range.removeLast() }
    return range
  }

  /// The lines of a file; of one that is not UTF-8 as they would be mended.
  private static func lines(of content: [UInt8]) -> [String] {
    var bytes = content
    if String(validating: bytes, as: UTF8.self) == nil {
      bytes = LevelRepair.repaired(bytes) ?? bytes
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    var lines: [String] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      let isCRLF = rest[end] == 0x0D && rest[(end + 1)...].first == 0x0A
      rest = rest[(isCRLF ? end + 2 : end + 1)...]
    }
    return lines + [String(decoding: rest, as: UTF8.self)]
  }
}
