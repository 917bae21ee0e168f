import Terminal

/// How the parts of the picker look. Every difference that means something shows without colour.
enum PickerStyles {
  static let chosen = Style.reversed
  static let match = Style.bold + .underlined + .color(2)
  static let pointer = Style.bold + .color(2)
  static let mark = Style.bold + .color(3)
}
