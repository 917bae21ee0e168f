/// How a text looks: a colour and attributes, in four bytes.
package struct Style: Hashable, Sendable {
  // Bits 0–23 the colour, bit 24: it is a named one, bit 25: it is RGB, from bit 26 attributes.
  let bits: UInt32

  private static let named: UInt32 = 1 << 24
  private static let rgb: UInt32 = 1 << 25

  package static let plain = Style(bits: 0)
  package static let strong = Style(bits: 1 << 26)
  package static let faint = Style(bits: 1 << 27)
  package static let underlined = Style(bits: 1 << 28)
  /// Letters in the colour of the ground, on a ground in theirs.
  package static let reversed = Style(bits: 1 << 29)

  /// One of the terminal's sixteen colours, 0 to 15.
  package static func color(_ number: UInt8) -> Style { Style(bits: named | UInt32(number & 15)) }

  /// A colour as 0xRRGGBB, shown as nearly as the terminal can.
  package static func color(hex: Int) -> Style {
    Style(bits: rgb | UInt32(truncatingIfNeeded: hex) & 0xFF_FFFF)
  }

  /// Both together; the right one's colour counts. What is reversed loses colour and faintness: a bar is of one piece.
  package static func + (left: Style, right: Style) -> Style {
    let isBar = right.bits & reversed.bits != 0
    let hasColor = right.bits & (named | rgb) != 0
    let lost = (isBar || hasColor ? 0x3FF_FFFF : 0) | (isBar ? faint.bits : 0)
    return Style(bits: left.bits & ~lost | right.bits)
  }

  /// The control sequence that turns any style into this one.
  func sequence(depth: ColorDepth) -> String { "\u{1B}[0\(parameters(depth: depth))m" }

  /// The parameters of a control sequence that add this style to plain text, `;` before each.
  func parameters(depth: ColorDepth) -> String {
    var codes = ""
    if bits & Style.strong.bits != 0 { codes += ";1" }
    if bits & Style.faint.bits != 0 { codes += ";2" }
    if bits & Style.underlined.bits != 0 { codes += ";4" }
    if bits & Style.reversed.bits != 0 { codes += ";7" }
    let color = Int(bits & 0xFF_FFFF)
    if bits & Style.named != 0, depth > .none {
      codes += ColorDepth.namedForeground(color)
    } else if bits & Style.rgb != 0 {
      codes += depth.foreground(hex: color)
    }
    return codes
  }

  package static let error = strong + color(1)
  package static let warning = strong + color(3)
  package static let help = color(2)
  /// The form that was typed or asked for, and the `>` before it.
  package static let match = strong + underlined + color(2)
  package static let pointer = strong + color(2)
}

/// Highlights pieces of text with the colours that the terminal has, or leaves them plain.
package struct TextStyler: Sendable {
  package let depth: ColorDepth
  /// Whether to write plain lines instead of tables and pictures, for screen readers.
  package let usesLines: Bool

  package init(depth: ColorDepth, usesLines: Bool = false) {
    self.depth = depth
    self.usesLines = usesLines
  }

  package var hasColors: Bool { depth > .none }

  package func show(_ text: String, _ style: Style) -> String {
    guard hasColors, style != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(style.parameters(depth: depth).dropFirst())m\(text)\u{1B}[0m"
  }

  package var swatchWidth: Int { hasColors && !usesLines ? 2 : 0 }

  /// A square in a level's colour and a space, or room for them; nothing without colours.
  package func colorSwatch(_ hex: Int?) -> String {
    guard swatchWidth > 0 else { return "" }
    return hex.map { show("■", .color(hex: $0)) + " " } ?? "  "
  }
}
