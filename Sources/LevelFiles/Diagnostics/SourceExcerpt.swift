/// A source line cut to the width that there is, with its place marked below.
struct SourceExcerpt {
  /// What is shown of the line.
  var text: String
  /// Cells from the start of `text` to the place.
  var indent: Int
  /// How many cells the place takes.
  var width: Int

  /// - Parameters:
  ///   - line: The line as it stands in the file.
  ///   - place: The characters to mark, indices from 0; may begin behind the last one.
  ///   - limit: How many cells the text may take.
  init(line: String, place: Range<Int>, limit: Int) {
    let shown = line.map(Self.visible)
    let start = min(max(place.lowerBound, 0), shown.count)
    let end = min(max(place.upperBound, start), shown.count)
    let window = Self.window(of: shown, around: start..<end, limit: max(limit, 20))
    let before = window.lowerBound > 0 ? "…" : ""
    let after = window.upperBound < shown.count ? "…" : ""
    let marked = start..<max(start, min(end, window.upperBound))
    text = before + shown[window].joined() + after
    indent = before.count + Self.cells(shown[window.lowerBound..<start])
    width = max(1, Self.cells(shown[marked]))
  }

  /// The characters to show: all that fit, with the place and something before it among them.
  private static func window(
    of shown: [String], around place: Range<Int>, limit: Int
  ) -> Range<Int> {
    if shown.count <= limit, cells(shown[...]) <= limit { return shown.indices }
    let room = limit - 2  // for an ellipsis at either end
    // What stands before the place helps to find it in the file: a third of the width.
    var start = place.lowerBound
    var used = 0
    while start > 0, used + cells(shown[start - 1]) <= room / 3 {
      start -= 1
      used += cells(shown[start])
    }
    var end = place.lowerBound
    while end < shown.count, used + cells(shown[end]) <= room {
      used += cells(shown[end])
      end += 1
    }
    // Near the end of the line there is room left for more of its beginning.
    while start > 0, used + cells(shown[start - 1]) <= room {
      start -= 1
      used += cells(shown[start])
    }
    return start..<end
  }

  /// The character as it can be shown in a line: a tab as a space, what cannot be seen as a dot.
  private static func visible(_ character: Character) -> String {
    if character == "\t" || character == "\u{A0}" { return " " }
    let isControl = character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    if isControl || cellWidth(of: character) == 0 { return "·" }
    let hidden = character.unicodeScalars.contains(where: isInvisible)
    return hidden ? String(cleaned(String(character))) : String(character)
  }

  private static func cells(_ text: String) -> Int { cellWidth(of: text) }

  private static func cells(_ texts: ArraySlice<String>) -> Int {
    texts.reduce(0) { $0 + cells($1) }
  }
}
