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
  if limit == 0 { return one == other ? 0 : nil }
  // Two rows of the table of distances between beginnings.
  var (beforeLast, last) = ([Int](), Array(0...other.count))
  for row in one.indices {
    var current = [Int](repeating: row + 1, count: last.count)
    for column in other.indices {
      var best = min(last[column + 1], current[column]) + 1
      best = min(best, last[column] + (one[row] == other[column] ? 0 : 1))
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current[column + 1] = best
    }
    // Distances grow from here on: a swap comes from the row before the last one.
    if current.allSatisfy({ $0 > limit }), last.allSatisfy({ $0 >= limit }) { return nil }
    (beforeLast, last) = (last, current)
  }
  return last[other.count] <= limit ? last[other.count] : nil
}
