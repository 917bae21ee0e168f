/// A way from a word as written to the number of its folded key.
protocol WordLookup {
  /// The number of the key in the sorted list of keys, or -1.
  func find(_ word: Span<UInt8>) -> Int32
  /// The same for a word that stands somewhere in a text.
  func find(in text: Span<UInt8>, _ place: Range<Int>) -> Int32
}

extension WordLookup {
  @inline(__always)
  func find(in text: Span<UInt8>, _ place: Range<Int>) -> Int32 { find(text.extracting(place)) }
}

/// How one word's lookup hangs on the one before it.
enum Chaining: String, CaseIterable {
  /// Not at all: the processor works on several words at once.
  case throughput
  /// The next word is known only with the answer: the time from a word to its answer.
  case dependent
}

extension WordLookup {
  /// Looks up every word once; the checksum covers every answer and its place.
  func pass(_ stream: WordStream, _ chaining: Chaining) -> UInt64 {
    let bytes = stream.bytes.span
    let starts = stream.starts.span
    let tie: Int32 = chaining == .dependent ? opaqueZero() : 0
    var sum: UInt64 = 0
    var place = 0
    switch chaining {
    case .throughput:
      while place < stream.count {
        let answer = find(in: bytes, Int(starts[place])..<Int(starts[place + 1]) - 1)
        sum &+= UInt64(2 &* place &+ 1) &* UInt64(UInt32(bitPattern: answer))
        place += 1
      }
    case .dependent:
      while place < stream.count {
        let answer = find(in: bytes, Int(starts[place])..<Int(starts[place + 1]) - 1)
        sum &+= UInt64(2 &* place &+ 1) &* UInt64(UInt32(bitPattern: answer))
        place += 1 + Int(answer & tie)
      }
    }
    return sum
  }

  /// The answers in order; for checking.
  func answers(_ stream: WordStream) -> [Int32] {
    let bytes = stream.bytes.span
    return (0..<stream.count).map { place in
      find(in: bytes, Int(stream.starts[place])..<Int(stream.starts[place + 1]) - 1)
    }
  }

  /// A side of a race over a stream.
  func side(_ name: String, _ stream: WordStream, _ chaining: Chaining = .throughput) -> Side {
    Side(name: name) { pass(stream, chaining) }
  }
}

/// Zero, though the compiler does not know it.
@inline(never)
private func opaqueZero() -> Int32 { now() == 0 ? 1 : 0 }
