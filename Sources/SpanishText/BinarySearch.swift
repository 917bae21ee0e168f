/// The first index of a range for which a test is true; the end if it is true of none. It must be true of all indices after
/// that one too.
///
/// - Complexity: O(log n).
@inlinable @inline(__always)
public func firstIndex(in range: Range<Int>, where isReached: (Int) -> Bool) -> Int {
  var (start, size) = (range.lowerBound, range.count)
  // Unpredictable, so branch-free.
  while size > 0 {
    let half = size / 2
    let isAfter = !isReached(start &+ half)
    start = isAfter ? start &+ half &+ 1 : start
    size = isAfter ? size &- half &- 1 : half
  }
  return start
}
