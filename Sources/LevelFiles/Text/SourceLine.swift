internal import SpanishText

/// The lines of a file: their numbers, and the ranges of their bytes without the line's end. A line ends with LF, CR LF, CR, or
/// CR CR LF, which is a CR LF that was translated twice.
struct LineCursor: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position: Int
  private var number = 1

  private static let ends: [[UInt8]] = [[0x0A], [0x0D, 0x0D, 0x0A], [0x0D, 0x0A], [0x0D]]

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position = start
  }

  mutating func next() -> (number: Int, range: Range<Int>)? {
    guard position < bytes.count else { return nil }
    let start = position
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    position = end + (Self.ends.first { bytes[end...].starts(with: $0) }?.count ?? 0)
    number += 1
    return (number - 1, start..<end)
  }
}

/// A text without LF and CR whose lines end with U+2028, U+2029, U+0085, VT or FF, with LF in their place. Where a text has LF
/// or CR, they are white space within a line.
func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
  if bytes.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return bytes }
  let ends: [[UInt8]] = [[0x0B], [0x0C], [0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]
  var result: [UInt8] = []
  var rest = bytes[...]
  while let byte = rest.first {
    let end = ends.first { rest.starts(with: $0) }
    result.append(end == nil ? byte : 0x0A)
    rest.removeFirst(end?.count ?? 1)
  }
  return result
}

/// One line of a file, as its writer sees it.
struct SourceLine {
  let number: Int
  /// The line as it is in the file, without its end; in floods of combining marks with joiners.
  let text: String
  /// The visible characters of the line, and its spaces. Ranges in a line count these.
  let characters: [Character]
  /// For each of them its index among all characters of the line, and at the end the number of those; empty if all are visible.
  private let indicesInText: [Int]
  /// The characters of the text, by index, in which something is invisible.
  private let hiddenIndices: [Int]

  init(number: Int, text: String) {
    let text = text.withoutFloodsOfMarks
    self.number = number
    self.text = text
    guard text.unicodeScalars.contains(where: isInvisible) else {
      characters = Array(text)
      (indicesInText, hiddenIndices) = ([], [])
      return
    }
    var visible = ""
    var scalarIndices: [Int] = []
    var hidden: [Int] = []
    var filter = VisibleFilter()
    for (index, character) in text.enumerated() {
      for scalar in character.unicodeScalars {
        if filter.keeps(scalar) {
          visible.unicodeScalars.append(scalar)
          scalarIndices.append(index)
        } else {
          hidden.append(index)
        }
      }
    }
    characters = Array(visible)
    hiddenIndices = hidden
    // Marks may have joined a letter that hidden characters kept them from: a character has the index of its first scalar.
    var indices: [Int] = []
    var scalarCount = 0
    for character in characters {
      indices.append(scalarIndices[scalarCount])
      scalarCount += character.unicodeScalars.count
    }
    indicesInText = indices + [text.count]
  }

  var all: Range<Int> { characters.indices }

  /// The line without white space at its ends and trailing separators.
  var content: Range<Int> { trimmedEnd(trimmed(all), of: isTrailing) }

  /// The range of these characters among all characters of the text.
  func inText(_ range: Range<Int>) -> Range<Int> {
    if indicesInText.isEmpty { return range }
    let start = indicesInText[min(range.lowerBound, characters.count)]
    if range.isEmpty { return start..<start }
    return start..<(indicesInText[min(range.upperBound - 1, characters.count)] + 1)
  }

  /// The first character of the text, by index, in the line's content in which something is invisible.
  var firstHidden: Int? {
    let inText = inText(content)
    return hiddenIndices.first(where: inText.contains)
  }

  func cleaned(_ range: Range<Int>) -> String {
    LevelFiles.cleaned(characters[range].reduce(into: "") { $0.append($1) })
  }

  /// The range without the white space at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let cut = trimmedEnd(range, of: isBlank)
    return (cut.first { !isBlank(characters[$0]) } ?? cut.upperBound)..<cut.upperBound
  }

  func trimmedEnd(_ range: Range<Int>, of condition: (Character) -> Bool) -> Range<Int> {
    let last = range.last { !condition(characters[$0]) }
    return range.lowerBound..<(last.map { $0 + 1 } ?? range.lowerBound)
  }

  /// The range without quotation marks at its ends: see ``insideMarks(_:)``.
  func withoutMarks(_ range: Range<Int>) -> Range<Int> { insideMarks(range) ?? range }

  func first(_ character: Character, in range: Range<Int>) -> Int? {
    range.first { characters[$0] == character }
  }

  /// A cell without white space and other separators at its end, `como,`, and without quotation marks around it.
  func content(ofCell cell: Range<Int>) -> Range<Int> {
    withoutMarks(trimmedEnd(trimmed(cell), of: isTrailing))
  }

  /// The range cut at each separator, except in cells that a spreadsheet put into quotation marks: `"irgo, yergo"`.
  func cells(_ range: Range<Int>, at separator: Character) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = range.lowerBound
    while start <= range.upperBound {
      let rest = start..<range.upperBound
      let end = endOfQuotedCell(rest, separator) ?? first(separator, in: rest) ?? range.upperBound
      cells.append(start..<end)
      start = end + 1
    }
    return cells
  }

  /// Where the cell that a range begins with ends, if it is in quotation marks.
  private func endOfQuotedCell(_ range: Range<Int>, _ separator: Character) -> Int? {
    // A tab may be the separator.
    guard
      let open = range.first(where: { !isBlank(characters[$0]) || characters[$0] == separator }),
      characters[open] == "\"", let close = first("\"", in: (open + 1)..<range.upperBound)
    else { return nil }
    let end =
      ((close + 1)..<range.upperBound).first { !isBlank(characters[$0]) } ?? range.upperBound
    return end == range.upperBound || characters[end] == separator ? end : nil
  }

  /// The forms of a cell, between slashes, between words `o` or `u` or, in a cell of a spreadsheet, between commas.
  func alternatives(_ cell: Range<Int>) -> [Range<Int>] {
    split(cell, at: "/").flatMap { split($0, at: ",") }.flatMap(partsAroundOr)
  }

  /// The range cut at each `o` that has as many words on both sides: that of `estoy más o menos` is part of the form.
  private func partsAroundOr(_ range: Range<Int>) -> [Range<Int>] {
    let parts = range.split(omittingEmptySubsequences: false) {
      (characters[$0] == "o" || characters[$0] == "u") && $0 > range.lowerBound
        && $0 + 1 < range.upperBound && isBlank(characters[$0 - 1]) && isBlank(characters[$0 + 1])
    }
    let counts = parts.map { part in part.split { isBlank(characters[$0]) }.count }
    return counts.allSatisfy { $0 == counts[0] } ? parts : [range]
  }

  /// The range cut at each such character, which falls away.
  func split(_ range: Range<Int>, at separator: Character) -> [Range<Int>] {
    range.split(omittingEmptySubsequences: false) { characters[$0] == separator }
  }
}
