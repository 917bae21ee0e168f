/// Every key compared in turn: what `grep` has to do without an index. For a sample of words.
struct LinearScan: WordLookup {
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
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, word.count)) { buffer in
      unsafe buffer.initialize(repeating: 0)
      var target = unsafe buffer.mutableSpan
      let size = HandFold.fold(word, into: &target)
      let folded = unsafe UnsafeBufferPointer(rebasing: buffer[..<size])
      let block = bytes.span
      let starts = starts.span
      for place in 0..<starts.count - 1 {
        let start = Int(starts[place])
        guard Int(starts[place + 1]) - start == size else { continue }
        var same = 0
        while same < size, unsafe block[start + same] == folded[same] { same += 1 }
        if same == size { return Int32(place) }
      }
      return -1
    }
  }
}
