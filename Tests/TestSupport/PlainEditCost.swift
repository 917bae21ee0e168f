import SpanishGrammar

/// The cheapest way from one folded word to another, whatever its cost.
///
/// Suggestions come from a search along the automaton that keeps within a bound; this plain table
/// says what that search has to find.
public func plainEditCost(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var table = [[Int]](repeating: Array(repeating: 0, count: second.count + 1), count: 1)
  for (column, letter) in second.enumerated() {
    table[0][column + 1] = table[0][column] + EditCost.gap(letter)
  }
  for row in first.indices {
    var line = [table[row][0] + EditCost.gap(first[row])]
    for column in second.indices {
      var best = min(
        table[row][column] + EditCost.exchange(first[row], second[column]),
        table[row][column + 1] + EditCost.gap(first[row]),
        line[column] + EditCost.gap(second[column]))
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        best = min(best, table[row - 1][column - 1] + EditCost.plain)
      }
      if row > 0, let cost = mergeCost((first[row - 1], first[row]), second[column]) {
        best = min(best, table[row - 1][column] + cost)
      }
      if column > 0, let cost = mergeCost((second[column - 1], second[column]), first[row]) {
        best = min(best, table[row][column - 1] + cost)
      }
      line.append(best)
    }
    table.append(line)
  }
  return table[first.count][second.count]
}

/// What it costs to take two letters for one; nil for letters that nobody takes so.
private func mergeCost(_ pair: (UInt8, UInt8), _ single: UInt8) -> Int? {
  EditCost.confusedPairs.contains { $0.pair == pair && $0.single == single }
    ? EditCost.confusion : nil
}
