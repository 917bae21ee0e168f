/// One line of a file, as its writer sees it.
struct SourceLine {
  /// Counted from 1.
  let number: Int
  /// The line as it stands in the file, without its end.
  let text: String
  /// The characters of the line that can be seen, and its spaces. Places in a line count these.
  let characters: [Character]
  /// For each of them its place among all characters of the line, and at the end the number of
  /// those; empty where all can be seen, which is nearly always.
  private let placesInText: [Int]
  /// The places in the text where there is something that cannot be seen.
  private let hiddenPlaces: [Int]

  init(number: Int, text: String) {
    self.number = number
    self.text = text
    guard text.unicodeScalars.contains(where: isInvisible) else {
      characters = Array(text)
      (placesInText, hiddenPlaces) = ([], [])
      return
    }
    var visible = ""
    var scalarPlaces: [Int] = []
    var hidden: [Int] = []
    var filter = VisibleFilter()
    for (place, character) in text.enumerated() {
      for scalar in character.unicodeScalars {
        if filter.keeps(scalar) {
          visible.unicodeScalars.append(scalar)
          scalarPlaces.append(place)
        } else {
          hidden.append(place)
        }
      }
    }
    characters = Array(visible)
    hiddenPlaces = hidden
    // Without what was between them, marks may have joined the letters before them: a character
    // stands where its first scalar stood.
    var places: [Int] = []
    var scalarCount = 0
    for character in characters {
      places.append(scalarPlaces[scalarCount])
      scalarCount += character.unicodeScalars.count
    }
    placesInText = places + [text.count]
  }

  /// All of the line.
  var all: Range<Int> { characters.indices }

  /// Where these characters stand among all characters of the line.
  func inText(_ range: Range<Int>) -> Range<Int> {
    if placesInText.isEmpty { return range }
    let start = placesInText[min(range.lowerBound, characters.count)]
    if range.isEmpty { return start..<start }
    return start..<(placesInText[min(range.upperBound - 1, characters.count)] + 1)
  }

  /// Where in the text something stands between these characters that cannot be seen.
  func firstHidden(in range: Range<Int>) -> Int? {
    let inText = inText(range)
    return hiddenPlaces.first(where: inText.contains)
  }

  /// The characters of a range as a string, clean.
  func cleaned(_ range: Range<Int>) -> String {
    LevelFiles.cleaned(String(characters[range]))
  }

  /// The range without the white space at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let cut = trimmedEnd(range, of: isBlank)
    var start = cut.lowerBound
    while start < cut.upperBound, isBlank(characters[start]) { start += 1 }
    return start..<cut.upperBound
  }

  /// The range without such characters at its end.
  func trimmedEnd(_ range: Range<Int>, of condition: (Character) -> Bool) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, condition(characters[end - 1]) { end -= 1 }
    return range.lowerBound..<end
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
