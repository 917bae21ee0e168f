/// Sets words into lines of at most `width` cells; a longer word has a line of its own.
///
/// - Parameters:
///   - words: The cells that each word takes.
///   - width: The cells of a line.
///   - indent: So many cells are kept free at the beginning of each line but the first.
/// - Returns: For each line its words.
package func linesOfWords(_ words: [Int], width: Int, indent: Int = 0) -> [Range<Int>] {
  var lines: [Range<Int>] = []
  var start = 0
  var used = 0
  for (number, word) in words.enumerated() {
    if number > start, used + 1 + word > width {
      lines.append(start..<number)
      start = number
      used = indent + word
    } else {
      used += (number > start ? 1 : 0) + word
    }
  }
  return words.isEmpty ? [] : lines + [start..<words.count]
}
