import VerbForms

/// The library asked by bytes: whether there is an answer.
struct ConjBytes: WordLookup {
  let index: FormIndex

  @inline(__always)
  func find(_ word: Span<UInt8>) -> Int32 { index.lookup(word).isEmpty ? -1 : 0 }
}

/// The library asked by strings that were made beforehand: whether there is an answer.
struct ConjStrings: WordLookup {
  let index: FormIndex

  func find(_ word: Span<UInt8>) -> Int32 {
    find(unsafe word.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) })
  }

  func pass(_ stream: WordStream, _ chaining: Chaining) -> UInt64 {
    let words = stream.strings
    return passOver(words.count, chaining) { find(words[$0]) }
  }

  @inline(__always)
  private func find(_ word: String) -> Int32 { index.lookup(word).isEmpty ? -1 : 0 }
}
