import LevelFiles

/// A level as the text of a level file.
enum LevelText {
  /// The file's whole text.
  static func text(of level: Level) -> String {
    var lines = [level.title, level.description, colorDigits(level.colorHex ?? 0x808080)]
    if level.columns != Level.persons {
      lines.append("formas: \(level.columns.joined(separator: ", "))")
    }
    if level.order != .reading { lines.append("orden: \(level.order.rawValue)") }
    lines += level.challenges.map { "\($0.verb): \($0.forms.joined(separator: ", "))" }
    return lines.joined(separator: "\n") + "\n"
  }
}
