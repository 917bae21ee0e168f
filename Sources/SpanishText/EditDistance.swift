/// How many edits lead from one word to another: a letter missing, extra or wrong, or two
/// neighbours swapped. Nil where they are more than `limit`.
///
/// No letter is edited twice (the optimal string alignment distance).
///
/// - Complexity: O(*n* · *m*), less where the words differ by more than the limit.
package func editDistance(
  _ one: [Unicode.Scalar], _ other: [Unicode.Scalar], atMost limit: Int
) -> Int? {
  guard abs(one.count - other.count) <= limit else { return nil }
  // Three rows of the table of distances between beginnings, one after another.
  let width = other.count + 1
  var table = [Int](repeating: 0, count: 3 * width)
  for column in 0..<width { table[column] = column }
  var (beforeLast, last, current) = (2 * width, 0, width)
  var leastOfLast = 0
  for row in one.indices {
    table[current] = row + 1
    var least = table[current]
    for column in other.indices {
      var best = min(table[last + column + 1], table[current + column]) + 1
      best = min(best, table[last + column] + (one[row] == other[column] ? 0 : 1))
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        best = min(best, table[beforeLast + column - 1] + 1)
      }
      table[current + column + 1] = best
      least = min(least, best)
    }
    // Distances grow from here on: a swap comes from the row before the last one.
    if least > limit, leastOfLast >= limit { return nil }
    leastOfLast = least
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  let distance = table[last + width - 1]
  return distance <= limit ? distance : nil
}
