/// One line of a file, as its writer sees it.
struct SourceLine {
  /// Counted from 1.
  let number: Int
  /// The line as it stands in the file, without its end.
  let text: String
  /// The same, by character: places in a line count these.
  let characters: [Character]

  init(number: Int, text: String) {
    self.number = number
    self.text = text
    characters = Array(text)
  }

  /// All of the line.
  var all: Range<Int> { characters.indices }

  /// The characters of a range as a string, clean.
  func cleaned(_ range: Range<Int>) -> String {
    LevelFiles.cleaned(String(characters[range]))
  }

  /// The range without what is blank at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    trimmed(range, of: isBlank)
  }

  /// The range without such characters at its end.
  func trimmedEnd(_ range: Range<Int>, of condition: (Character) -> Bool) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, condition(characters[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  private func trimmed(_ range: Range<Int>, of condition: (Character) -> Bool) -> Range<Int> {
    let cut = trimmedEnd(range, of: condition)
    var start = cut.lowerBound
    while start < cut.upperBound, condition(characters[start]) { start += 1 }
    return start..<cut.upperBound
  }

  /// The first place of a character, or nil.
  func first(_ character: Character, in range: Range<Int>) -> Int? {
    range.first { characters[$0] == character }
  }

  /// The range cut at each such character, which falls away.
  func split(_ range: Range<Int>, at separator: Character) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for place in range where characters[place] == separator {
      parts.append(start..<place)
      start = place + 1
    }
    parts.append(start..<range.upperBound)
    return parts
  }
}
