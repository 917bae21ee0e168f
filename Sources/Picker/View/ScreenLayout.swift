import Terminal

/// The rows and columns of the parts of the screen. Small screens lose, in this order, the second
/// rule, the line with the reading, the first rule, the line with the keys and the header.
struct ScreenLayout: Equatable, Sendable {
  let size: ScreenSize

  var hasHeader: Bool { size.rows >= 2 }
  var hasRule: Bool { size.rows >= 8 }

  /// The first row of the list.
  var listTop: Int { (hasHeader ? 1 : 0) + (hasRule ? 1 : 0) }
  /// The rows of the list; at least one.
  var listHeight: Int {
    pageHeight - (readingRow == nil ? 0 : 1) - (secondRuleRow == nil ? 0 : 1)
  }
  /// The row of the line between the list and the reading.
  var secondRuleRow: Int? { size.rows >= 16 ? size.rows - 3 : nil }
  /// The row that says where the chosen form stands.
  var readingRow: Int? { size.rows >= 10 ? size.rows - 2 : nil }
  var statusRow: Int? { size.rows >= 4 ? size.rows - 1 : nil }
  var pageHeight: Int { size.rows - listTop - (statusRow == nil ? 0 : 1) }

  /// The column where forms and the text typed begin: before it stand `>` and the match mark.
  var formColumn: Int { size.columns >= 20 ? 4 : size.columns >= 8 ? 2 : 1 }
  /// The column of the mark for a match that took an accent; nil where there is no room.
  var markColumn: Int? { size.columns >= 20 ? 2 : nil }
  /// The column where the infinitives begin; nil where there is room for one column only.
  var verbColumn: Int? {
    guard size.columns >= 16 else { return nil }
    return formColumn + min((size.columns - formColumn) * 3 / 5, 46)
  }
}

/// How the parts of the picker look. Every difference that means something shows without colour.
enum PickerStyles {
  static let chosen = Style.reversed
  static let match = Style.bold + .underlined + .color(2)
  static let pointer = Style.bold + .color(2)
  static let mark = Style.bold + .color(3)
}
