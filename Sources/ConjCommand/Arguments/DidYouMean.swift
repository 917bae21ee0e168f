/// Suggestions for mistyped names.
enum DidYouMean {
  /// The name that was probably meant: the nearest one, within one slip for short words and a third
  /// of the letters for long ones; nil where none is near.
  static func best(_ typed: Substring, of names: [String]) -> String? {
    let letters = Array(typed.unicodeScalars)
    // A command line can be long, a name is short.
    guard letters.count <= 40 else { return nil }
    let limit = max(1, letters.count / 3)
    let started = names.filter { letters.count >= 3 && $0.hasPrefix(typed) }
    if started.count == 1 { return started.first }
    let near = names.map { (name: $0, slips: distance(letters, Array($0.unicodeScalars))) }
    return near.filter { $0.slips <= limit }.min { $0.slips < $1.slips }?.name
  }

  /// How many slips lead from one word to the other: a letter missing, extra or wrong, or two
  /// neighbours swapped. Complexity: O(*n* · *m*).
  static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, match) in other.enumerated() {
        var best = min(last[column + 1] + 1, current[column] + 1)
        best = min(best, last[column] + (letter == match ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == match {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      (before, last) = (last, current)
    }
    return last[other.count]
  }
}
