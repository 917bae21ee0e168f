// The only file that imports Foundation: to measure what its folding costs.
import Foundation

/// Swift's Dictionary over folded strings, folding with Foundation: the first thing one would write.
struct FoundationDictionary: WordLookup {
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
    let text = unsafe word.withUnsafeBufferPointer { buffer in
      unsafe String(decoding: buffer, as: UTF8.self)
    }
    let key = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return numbers[key] ?? -1
  }
}
