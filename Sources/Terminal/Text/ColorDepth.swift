package enum ColorDepth: Comparable, Sendable {
  /// None: bold, underlined and reversed text still are.
  case none
  /// The eight named colours and their bright variants.
  case sixteen
  /// The six by six by six cube and the greys.
  case many
  case full

  package enum Choice: String, CaseIterable, Sendable {
    case auto, always, never
  }

  /// The depth that the environment announces. A request for colour overrides `NO_COLOR` and works without a terminal, in
  /// sixteen colours if the environment announces none.
  package init(choice: Choice, isTerminal: Bool = true, environment: (String) -> String?) {
    func value(_ name: String) -> String { environment(name) ?? "" }
    let term = value("TERM")
    let announced: ColorDepth =
      if ["truecolor", "24bit"].contains(value("COLORTERM")) || term.hasSuffix("-direct") {
        .full
      } else if term.hasSuffix("256color") {
        .many
      } else if term.isEmpty || term == "dumb" || term.hasSuffix("-m") || term.hasPrefix("vt") {
        .none
      } else {
        .sixteen
      }
    switch choice {
    case .never: self = .none
    case .always: self = max(announced, .sixteen)
    case .auto: self = isTerminal && value("NO_COLOR").isEmpty ? announced : .none
    }
  }

  // MARK: palettes

  /// The parameter that makes letters one of the sixteen colours.
  static func namedForeground(_ number: Int) -> String {
    ";\(number < 8 ? 30 + number : 82 + number)"
  }

  /// The parameters that make letters 0xRRGGBB, as nearly as this depth can.
  func foreground(hex: Int) -> String {
    let (red, green, blue) = (hex >> 16 & 255, hex >> 8 & 255, hex & 255)
    switch self {
    case .none: return ""
    case .sixteen: return Self.namedForeground(Self.nearestOfSixteen([red, green, blue]))
    case .many: return ";38;5;\(Self.nearestOfMany([red, green, blue]))"
    case .full: return ";38;2;\(red);\(green);\(blue)"
    }
  }

  /// The colour with the same hue, bright where the colour is. The nearest one would often be a grey.
  private static func nearestOfSixteen(_ parts: [Int]) -> Int {
    let brightest = parts.max() ?? 0
    if brightest < 48 { return 8 }
    let hue = parts.reversed().reduce(0) { $0 * 2 + ($1 * 2 > brightest ? 1 : 0) }
    return hue + (brightest > 191 ? 8 : 0)
  }

  /// The number in the palette of 256: the nearer one of the cube's colour and the grey.
  private static func nearestOfMany(_ parts: [Int]) -> Int {
    // The cube has six steps a colour: 0, 95, 135, 175, 215 and 255.
    let steps = parts.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
    let shade = min(max((parts.reduce(0, +) / 3 - 3) / 10, 0), 23)
    func distance(_ other: [Int]) -> Int {
      zip(parts, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let cube = steps.map { $0 == 0 ? 0 : 55 + 40 * $0 }
    return distance(Array(repeating: 8 + 10 * shade, count: 3)) < distance(cube)
      ? 232 + shade : 16 + steps.reduce(0) { $0 * 6 + $1 }
  }
}
