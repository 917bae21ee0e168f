import Terminal

/// Writes pieces of text so that they stand out: with colours as the terminal has them, or plain.
struct Pen: Sendable {
  /// What makes a piece of text stand out.
  enum Emphasis: String, Sendable {
    case plain = ""
    case strong = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case place = "36"
    case help = "32"
  }

  /// How many colours there are.
  let depth: ColorDepth

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// The pen for an output. `choice` is what `--color` says; where it says nothing, colours are for
  /// terminals only.
  init(choice: ColorDepth.Choice, environment: Environment, isTerminal: Bool) {
    depth =
      choice == .auto && !isTerminal
      ? .none : ColorDepth(choice: choice, environment: { environment.value($0) })
  }

  var hasColors: Bool { depth > .none }

  /// A text that stands out so.
  func show(_ text: String, _ emphasis: Emphasis) -> String {
    guard hasColors, emphasis != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m"
  }

  /// How many cells `swatch` takes.
  var swatchWidth: Int { hasColors ? 2 : 0 }

  /// A square in a level's colour and a space, or room for them where the level has no colour;
  /// nothing where there are no colours.
  func swatch(_ color: Int?) -> String {
    guard hasColors else { return "" }
    guard let color else { return "  " }
    return "\u{1B}[\(foreground(color))m■\u{1B}[0m "
  }

  private func foreground(_ color: Int) -> String {
    let red = color >> 16 & 255
    let green = color >> 8 & 255
    let blue = color & 255
    switch depth {
    case .full:
      return "38;2;\(red);\(green);\(blue)"
    case .many:
      // The cube has six steps a colour: 0, 95, 135, 175, 215 and 255.
      let steps = [red, green, blue].map { $0 < 48 ? 0 : $0 < 115 ? 1 : min(5, ($0 - 35) / 40) }
      return "38;5;\(16 + steps.reduce(0) { $0 * 6 + $1 })"
    case .none, .sixteen:
      let brightest = max(red, green, blue)
      if brightest < 48 { return "90" }
      let bits = [blue, green, red].reduce(0) { $0 * 2 + ($1 * 2 > brightest ? 1 : 0) }
      return String((brightest > 191 ? 90 : 30) + bits)
    }
  }
}
