/// What a slip of the pen costs: the weights by which suggestions are ordered.
///
/// A slip is a letter left out, put in or exchanged, or two neighbours swapped. What learners mix up
/// because it sounds alike costs less than any other slip, but two such slips cost more than
/// one of any kind, so the order is by number of slips first.
public enum EditCost {
  /// A letter left out, put in, exchanged, or swapped with its neighbour.
  public static let plain = 6
  /// A confusion of sounds: b/v, c/s/z, g/j, x/j, i/y, q/k/c, an h; ll/y and qu/k/c count as one.
  public static let confusion = 5

  /// The letters that learners take for each other.
  public static let confusedLetters: [(UInt8, UInt8)] = [
    pair("b", "v"), pair("c", "s"), pair("c", "z"), pair("s", "z"), pair("g", "j"),
    pair("x", "j"), pair("i", "y"), pair("q", "k"), pair("q", "c"), pair("k", "c"),
  ]

  /// Two letters that are taken for one, or one for them.
  public static let confusedPairs: [(pair: (UInt8, UInt8), single: UInt8)] = [
    (pair("l", "l"), UInt8(ascii: "y")), (pair("q", "u"), UInt8(ascii: "k")),
    (pair("q", "u"), UInt8(ascii: "c")),
  ]

  /// The letter that is not heard.
  public static let silentLetter = UInt8(ascii: "h")

  /// How many slips are allowed in a word of this many letters: one up to four, else two.
  public static func allowedEdits(length: Int) -> Int {
    length <= 4 ? 1 : 2
  }

  /// What it costs to take one letter for another.
  public static func exchange(_ first: UInt8, _ second: UInt8) -> Int {
    if first == second { return 0 }
    let isConfused = confusedLetters.contains { one, other in
      (one == first && other == second) || (one == second && other == first)
    }
    return isConfused ? confusion : plain
  }

  /// What it costs to leave out or put in a letter.
  public static func gap(_ letter: UInt8) -> Int {
    letter == silentLetter ? confusion : plain
  }

  /// What it costs to take two letters for one, nil for letters that nobody takes so.
  public static func merge(_ pair: (UInt8, UInt8), _ single: UInt8) -> Int? {
    confusedPairs.contains { $0.pair == pair && $0.single == single } ? confusion : nil
  }

  /// The cheapest way from one folded word to another, whatever its cost.
  ///
  /// Suggestions come from a search along the automaton that keeps within a bound; this plain table
  /// says what that search has to find.
  ///
  /// - Complexity: O(n · m).
  public static func between(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var table = [[Int]](repeating: Array(repeating: 0, count: second.count + 1), count: 1)
    for (column, letter) in second.enumerated() {
      table[0][column + 1] = table[0][column] + gap(letter)
    }
    for row in first.indices {
      var line = [table[row][0] + gap(first[row])]
      for column in second.indices {
        var best = min(
          table[row][column] + exchange(first[row], second[column]),
          table[row][column + 1] + gap(first[row]), line[column] + gap(second[column]))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, table[row - 1][column - 1] + plain)
        }
        if row > 0, let cost = merge((first[row - 1], first[row]), second[column]) {
          best = min(best, table[row - 1][column] + cost)
        }
        if column > 0, let cost = merge((second[column - 1], second[column]), first[row]) {
          best = min(best, table[row][column - 1] + cost)
        }
        line.append(best)
      }
      table.append(line)
    }
    return table[first.count][second.count]
  }

  private static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> (UInt8, UInt8) {
    (UInt8(ascii: first), UInt8(ascii: second))
  }
}
