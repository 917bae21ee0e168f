/// The first index of a range for which a test is true, where it is true of all after that one; the end if there is none.
///
/// - Complexity: O(log n).
@inlinable @inline(__always)
public func firstIndex(in range: Range<Int>, where isReached: (Int) -> Bool) -> Int {
  var (start, size) = (range.lowerBound, range.count)
  // Which half it is cannot be predicted, so there is no branch on it.
  while size > 0 {
    let half = size / 2
    let isAfter = !isReached(start &+ half)
    start = isAfter ? start &+ half &+ 1 : start
    size = isAfter ? size &- half &- 1 : half
  }
  return start
}
