/// Swift's Dictionary over folded strings, folding each word by hand: what a careful program does
/// without an index of its own.
struct HandFoldDictionary: WordLookup {
  private let numbers: [String: Int32]

  /// Stores keys under their numbers.
  init(_ keys: [[UInt8]]) {
    var numbers: [String: Int32] = [:]
    numbers.reserveCapacity(keys.count)
    for (number, key) in keys.enumerated() {
      numbers[String(decoding: key, as: UTF8.self)] = Int32(number)
    }
    self.numbers = numbers
  }

  func find(_ word: Span<UInt8>) -> Int32 {
    // Up to 15 bytes live in the string itself, so most words allocate nothing.
    let key = unsafe String(unsafeUninitializedCapacity: word.count) { buffer in
      unsafe buffer.initialize(repeating: 0)
      var target = unsafe buffer.mutableSpan
      return HandFold.fold(word, into: &target)
    }
    return numbers[key] ?? -1
  }
}
