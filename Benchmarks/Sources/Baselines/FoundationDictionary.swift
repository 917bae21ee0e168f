// The only file that imports Foundation: to measure what its folding costs.
import Foundation

/// Swift's Dictionary over folded strings, folding with Foundation: the first thing one would write.
struct FoundationDictionary: WordLookup {
  private let numbers: [String: Int32]

  /// Stores the keys of a corpus under their numbers.
  init(_ corpus: Corpus) {
    var numbers: [String: Int32] = [:]
    numbers.reserveCapacity(corpus.keys.count)
    for (number, key) in corpus.keys.enumerated() {
      numbers[String(decoding: key, as: UTF8.self)] = Int32(number)
    }
    self.numbers = numbers
  }

  func find(_ word: Span<UInt8>) -> Int32 {
    let text = unsafe word.withUnsafeBufferPointer { buffer in
      unsafe String(decoding: buffer, as: UTF8.self)
    }
    let key = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return numbers[key] ?? -1
  }
}
