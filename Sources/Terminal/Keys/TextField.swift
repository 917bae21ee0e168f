import SpanishText

/// A text field with readline's keys. Its text is composed at every change, so that every edit is by whole letters.
package struct TextField: Equatable, Sendable {
  package private(set) var letters: [Character] = []
  package private(set) var cursor = 0
  private var cut: [Character] = []

  // More than anyone types; a pasted book must not make every key slow.
  package static let limit = 200

  package init(_ text: String = "") {
    for scalar in text.unicodeScalars { insert(scalar) }
  }

  package var text: String { String(letters) }

  /// Whether no letter has room any more, nor a mark on one.
  private var isFull: Bool {
    letters.count >= Self.limit || text.unicodeScalars.count >= 2 * Self.limit
  }

  /// Inserts a letter, or a mark on one, before the cursor; white space as a space, and nothing that can't be shown.
  private mutating func insert(_ scalar: Unicode.Scalar) {
    let isSpace = scalar.properties.isWhitespace
    guard !isFull, isSpace || CellWidth.of(scalar) != nil, cursor > 0 || CellWidth.of(scalar) != 0
    else { return }
    var before = String(letters[..<cursor])
    before.unicodeScalars.append(isSpace ? " " : scalar)
    replace(letters[..<cursor], with: Array(before.composed))
  }

  package mutating func clear() {
    letters = []
    cursor = 0
  }

  /// Applies a letter or an editing key of readline; other keys do nothing.
  package mutating func edit(_ key: KeyPress) {
    switch (key.code, key.modifiers) {
    case (.letter(let letter), []), (.pasted(let letter), _): insert(letter)
    case (.letter("a"), .control), (.home, []): cursor = 0
    case (.letter("e"), .control), (.end, []): cursor = letters.count
    case (.letter("b"), .control), (.left, []): cursor = max(cursor - 1, 0)
    case (.letter("f"), .control), (.right, []): cursor = min(cursor + 1, letters.count)
    case (.letter("b"), .alt), (.left, .control), (.left, .alt): cursor = wordStart
    case (.letter("f"), .alt), (.right, .control), (.right, .alt): cursor = wordEnd
    case (.backspace, []), (.letter("h"), .control):
      remove(max(cursor - 1, 0)..<cursor, keeping: false)
    case (.delete, []), (.letter("d"), .control):
      remove(cursor..<min(cursor + 1, letters.count), keeping: false)
    case (.letter("k"), .control): remove(cursor..<letters.count)
    case (.letter("u"), .control): remove(0..<cursor)
    case (.letter("w"), .control), (.backspace, .alt): remove(wordStart..<cursor)
    case (.letter("d"), .alt), (.delete, .control), (.delete, .alt): remove(cursor..<wordEnd)
    case (.letter("y"), .control):
      let room = max(Self.limit - letters.count, 0)
      replace(letters[cursor..<cursor], with: Array(cut.prefix(room)))
    default: break
    }
  }

  private var wordStart: Int {
    let gap = letters[..<cursor].lastIndex { $0 != " " } ?? 0
    return letters[..<gap].lastIndex(of: " ").map { $0 + 1 } ?? 0
  }

  private var wordEnd: Int {
    let word = letters[cursor...].firstIndex { $0 != " " } ?? letters.count
    return letters[word...].firstIndex(of: " ") ?? letters.count
  }

  private mutating func remove(_ range: Range<Int>, keeping: Bool = true) {
    if keeping, !range.isEmpty { cut = Array(letters[range]) }
    replace(letters[range], with: [])
  }

  // Leaves the cursor after the new letters.
  private mutating func replace(_ old: ArraySlice<Character>, with new: [Character]) {
    let after = letters[old.endIndex...]
    let before = String(letters[..<old.startIndex] + new).composed
    letters = Array((before + String(after)).composed)
    cursor = min(before.count, letters.count)
  }
}
