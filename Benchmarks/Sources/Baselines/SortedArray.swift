#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folded keys in order in one block, found by binary search: small, simple, and no hashing.
struct SortedArray: WordLookup {
  private let bytes: [UInt8]
  private let starts: [Int32]

  /// Lays out keys in order.
  init(_ keys: [[UInt8]]) {
    bytes = Array(keys.joined())
    var starts: [Int32] = [0]
    for key in keys { starts.append((starts.last ?? 0) + Int32(key.count)) }
    self.starts = starts
  }

  func find(_ word: Span<UInt8>) -> Int32 {
    unsafe withFold(word) { folded in
      let place = firstPlace(0..<starts.count - 1) { unsafe compare($0, folded) < 0 }
      guard place < starts.count - 1, unsafe compare(place, folded) == 0 else { return -1 }
      return Int32(place)
    }
  }

  /// The keys that start with a prefix; with a limit, at least so many of them where there are.
  func keys(withPrefix prefix: Span<UInt8>, limit: Int = .max) -> Range<Int> {
    unsafe withFold(prefix) { folded in
      let last = starts.count - 1
      let first = firstPlace(0..<last) { unsafe compare($0, folded) < 0 }
      let reach = limit < last - first ? first + limit : last
      return first..<firstPlace(first..<reach) { unsafe compareStart($0, folded) <= 0 }
    }
  }

  private func withFold<R>(_ word: Span<UInt8>, _ body: (UnsafeRawBufferPointer) -> R) -> R {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, word.count)) { buffer in
      unsafe buffer.initialize(repeating: 0)
      var target = unsafe buffer.mutableSpan
      let size = HandFold.fold(word, into: &target)
      return unsafe body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<size]))
    }
  }

  /// The first place for which the order does not hold any more.
  @inline(__always)
  private func firstPlace(_ places: Range<Int>, _ isBefore: (Int) -> Bool) -> Int {
    var low = places.lowerBound
    var high = places.upperBound
    while low < high {
      let middle = (low + high) >> 1
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Below zero where the key stands before the folded word, zero where it is the same.
  @inline(__always)
  private func compare(_ place: Int, _ folded: UnsafeRawBufferPointer) -> Int {
    let start = Int(starts[place])
    let size = Int(starts[place + 1]) - start
    let order = unsafe memory(start, folded, min(size, folded.count))
    return order != 0 ? order : size - folded.count
  }

  /// As `compare`, but zero for every key that starts with the folded word.
  @inline(__always)
  private func compareStart(_ place: Int, _ folded: UnsafeRawBufferPointer) -> Int {
    let start = Int(starts[place])
    let size = Int(starts[place + 1]) - start
    let order = unsafe memory(start, folded, min(size, folded.count))
    return order != 0 ? order : size < folded.count ? -1 : 0
  }

  @inline(__always)
  private func memory(_ start: Int, _ folded: UnsafeRawBufferPointer, _ size: Int) -> Int {
    guard size > 0 else { return 0 }
    return unsafe bytes.withUnsafeBytes { block in
      guard let left = block.baseAddress, let right = folded.baseAddress else {
        return 0
      }
      return unsafe Int(memcmp(left + start, right, size))
    }
  }
}
