/// How a cell looks: a colour and attributes, in four bytes.
package struct Style: Hashable, Sendable {
  // Bits 0–23 the colour, bit 24: it is a named one, bit 25: it is RGB, from bit 26 attributes.
  private(set) var bits: UInt32

  private static let named: UInt32 = 1 << 24
  private static let rgb: UInt32 = 1 << 25

  init(bits: UInt32) {
    self.bits = bits
  }

  /// The terminal's own colours, no attribute.
  package static let plain = Style(bits: 0)
  /// Heavier letters.
  package static let bold = Style(bits: 1 << 26)
  /// Fainter letters.
  package static let dim = Style(bits: 1 << 27)
  /// A line below the letters.
  package static let underlined = Style(bits: 1 << 28)
  /// Letters in the colour of the ground, on a ground in theirs.
  package static let reversed = Style(bits: 1 << 29)

  /// One of the terminal's sixteen colours, 0 to 15.
  package static func color(_ number: UInt8) -> Style {
    Style(bits: named | UInt32(number & 15))
  }

  /// A colour as 0xRRGGBB, shown as nearly as the terminal can.
  package static func color(hex: Int) -> Style {
    Style(bits: rgb | UInt32(truncatingIfNeeded: hex) & 0xFF_FFFF)
  }

  /// Both together; where both have a colour, the right one's. What is reversed afterwards loses its
  /// colour and is not faint: a bar across a row is of one piece.
  package static func + (left: Style, right: Style) -> Style {
    let isBar = right.bits & reversed.bits != 0
    let hasColor = right.bits & (named | rgb) != 0
    let lost = (isBar || hasColor ? 0x3FF_FFFF : 0) | (isBar ? dim.bits : 0)
    return Style(bits: left.bits & ~lost | right.bits)
  }

  /// The control sequence that turns any style into this one.
  func sequence(depth: ColorDepth) -> String {
    var codes = "0"
    if bits & Style.bold.bits != 0 { codes += ";1" }
    if bits & Style.dim.bits != 0 { codes += ";2" }
    if bits & Style.underlined.bits != 0 { codes += ";4" }
    if bits & Style.reversed.bits != 0 { codes += ";7" }
    return "\u{1B}[\(codes)\(colorCodes(depth: depth))m"
  }

  private func colorCodes(depth: ColorDepth) -> String {
    guard depth > .none else { return "" }
    if bits & Style.named != 0 { return Style.foreground(Int(bits & 15)) }
    guard bits & Style.rgb != 0 else { return "" }
    let color = RGB(bits & 0xFF_FFFF)
    switch depth {
    case .none: return ""
    case .sixteen: return Style.foreground(color.nearestOfSixteen)
    case .many: return ";38;5;\(color.nearestOfMany)"
    case .full: return ";38;2;\(color.red);\(color.green);\(color.blue)"
    }
  }

  private static func foreground(_ number: Int) -> String {
    number < 8 ? ";\(30 + number)" : ";\(82 + number)"
  }
}

/// A colour of three parts, 0 to 255 each, and its neighbours in the terminals' palettes.
struct RGB: Equatable {
  var red: Int
  var green: Int
  var blue: Int

  init(red: Int, green: Int, blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  init(_ hex: UInt32) {
    self.init(red: Int(hex >> 16 & 255), green: Int(hex >> 8 & 255), blue: Int(hex & 255))
  }

  /// The number in the palette of 256: the nearer one of the cube's colour and the grey.
  var nearestOfMany: Int {
    func step(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
    func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
    let steps = (step(red), step(green), step(blue))
    let cube = RGB(red: level(steps.0), green: level(steps.1), blue: level(steps.2))
    let shade = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
    let grey = RGB(red: 8 + 10 * shade, green: 8 + 10 * shade, blue: 8 + 10 * shade)
    return distance(to: grey) < distance(to: cube)
      ? 232 + shade : 16 + 36 * steps.0 + 6 * steps.1 + steps.2
  }

  /// The number of the nearest of the sixteen colours, as most terminals define them.
  var nearestOfSixteen: Int {
    var best = 0
    for number in 1..<16 where distance(to: .named(number)) < distance(to: .named(best)) {
      best = number
    }
    return best
  }

  private static func named(_ number: Int) -> RGB {
    switch number {
    case 7: return RGB(0xC0C0C0)
    case 8: return RGB(0x808080)
    default:
      let part = number < 8 ? 128 : 255
      return RGB(
        red: number & 1 != 0 ? part : 0, green: number & 2 != 0 ? part : 0,
        blue: number & 4 != 0 ? part : 0)
    }
  }

  private func distance(to other: RGB) -> Int {
    let parts = (red - other.red, green - other.green, blue - other.blue)
    return parts.0 * parts.0 + parts.1 * parts.1 + parts.2 * parts.2
  }
}
