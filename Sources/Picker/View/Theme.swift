import Terminal

/// How the parts of the picker look. Every difference that means something shows without colour.
enum Theme {
  static let chosen = Style.reversed
  static let match = Style.bold + .underlined + .color(2)
  static let pointer = Style.bold + .color(2)
  static let mark = Style.bold + .color(3)
  static let faint = Style.dim
  static let title = Style.bold
}

/// A text cut to a width, with `…` where something is missing.
func fit(_ text: String, width: Int) -> String {
  guard CellWidth.of(text) > width else { return text }
  guard width > 0 else { return "" }
  var kept = ""
  var used = 0
  for letter in text {
    let cells = CellWidth.of(String(letter))
    guard used + cells < width else { break }
    kept.append(letter)
    used += cells
  }
  return kept + "…"
}

/// A number with a comma between the thousands: `660,499`.
func grouped(_ number: Int) -> String {
  var digits = Array(String(number))
  var place = digits.count - 3
  while place > 0 {
    digits.insert(",", at: place)
    place -= 3
  }
  return String(digits)
}

/// A number with its noun: `1 level`, `14 levels`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}
