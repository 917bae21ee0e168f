/// Writes pieces of text so that they stand out: with colours as the terminal has them, or plain.
package struct TextStyler: Sendable {
  /// How many colours there are; without any, nothing stands out.
  package let depth: ColorDepth

  package init(depth: ColorDepth) {
    self.depth = depth
  }

  package var hasColors: Bool { depth > .none }

  /// A text in a style.
  package func show(_ text: String, _ style: Style) -> String {
    guard hasColors, style != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(style.parameters(depth: depth).dropFirst())m\(text)\u{1B}[0m"
  }

  /// How many cells `colorSwatch` takes.
  package var swatchWidth: Int { hasColors ? 2 : 0 }

  /// A square in a level's colour and a space, or room for them where the level has no colour;
  /// nothing where there are no colours.
  package func colorSwatch(_ hex: Int?) -> String {
    guard hasColors else { return "" }
    return hex.map { show("■", .color(hex: $0)) + " " } ?? "  "
  }
}
