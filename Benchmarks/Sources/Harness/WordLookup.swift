/// A way from a word as written to the number of its folded key.
protocol WordLookup {
  /// The number of the key in the sorted list of keys, or -1. Conj, whose index does not number keys,
  /// answers 0 where it finds something.
  func find(_ word: Span<UInt8>) -> Int32
  /// Looks up every word once; the checksum covers every answer and its index.
  func pass(_ stream: WordStream, _ chaining: Chaining) -> UInt64
}

/// How one word's lookup hangs on the one before it.
enum Chaining: String, CaseIterable {
  /// Not at all: the processor works on several words at once.
  case throughput
  /// The next word is known only with the answer: the time from a word to its answer.
  case dependent
}

extension WordLookup {
  func pass(_ stream: WordStream, _ chaining: Chaining) -> UInt64 {
    let bytes = stream.bytes.span
    let starts = stream.starts.span
    return passOver(stream.count, chaining) {
      find(bytes.extracting(Int(starts[$0])..<Int(starts[$0 + 1]) - 1))
    }
  }

  /// The answers in order; for checking.
  func answers(_ stream: WordStream) -> [Int32] {
    let bytes = stream.bytes.span
    return (0..<stream.count).map { find(bytes.extracting(stream.range($0))) }
  }

  /// A side of a race over a stream.
  func side(_ name: String, _ stream: WordStream, _ chaining: Chaining = .throughput) -> Side {
    Side(name: name) { pass(stream, chaining) }
  }
}

/// Looks up every word once by its index.
@inline(__always)
func passOver(_ count: Int, _ chaining: Chaining, _ find: (Int) -> Int32) -> UInt64 {
  let tie: Int32 = chaining == .dependent ? opaqueZero() : 0
  var sum: UInt64 = 0
  var index = 0
  switch chaining {
  case .throughput:
    while index < count {
      sum &+= UInt64(2 &* index &+ 1) &* UInt64(UInt32(bitPattern: find(index)))
      index += 1
    }
  case .dependent:
    while index < count {
      let answer = find(index)
      sum &+= UInt64(2 &* index &+ 1) &* UInt64(UInt32(bitPattern: answer))
      index += 1 + Int(answer & tie)
    }
  }
  return sum
}

/// Zero, though the compiler does not know it.
@inline(never)
private func opaqueZero() -> Int32 { now() == 0 ? 1 : 0 }
