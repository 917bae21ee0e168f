import VerbForms

/// The library's index, asked by bytes.
final class ConjFinder: WordLookup {
  private let finder: WordFinder

  /// A finder in an index.
  init(_ index: FormIndex) { finder = WordFinder(index) }

  /// The number of the first entry, or -1: not the key's number, of which the index has no need.
  @inline(__always)
  func find(_ word: Span<UInt8>) -> Int32 {
    let found = unsafe word.withUnsafeBytes { unsafe finder.find($0) }
    return Int32(truncatingIfNeeded: found ?? -1)
  }

  /// Appends the best infinitive, or nothing.
  func appendBest(
    in text: Span<UInt8>, _ place: Range<Int>, to output: borrowing ByteBuffer
  ) {
    unsafe text.withUnsafeBytes { bytes in
      unsafe output.append(room: WordFinder.infinitiveRoom) {
        unsafe finder.bestInfinitive(in: bytes, place, into: $0)
      }
    }
  }

  /// Appends the first forms that begin with a prefix.
  func appendForms(prefix: Span<UInt8>, limit: Int, to output: borrowing ByteBuffer) {
    unsafe prefix.withUnsafeBytes { bytes in
      unsafe output.append(room: 200 * limit) {
        unsafe finder.firstForms(ofPrefix: bytes, limit: limit, into: $0)
      }
    }
  }

  /// How many entries have a form that begins with a prefix.
  func count(prefix: Span<UInt8>) -> Int {
    unsafe prefix.withUnsafeBytes { unsafe finder.entryCount(ofPrefix: $0) }
  }
}

/// The library's index, asked for the best infinitive as bytes; its length stands for the answer.
final class ConjBest: WordLookup {
  private let finder: ConjFinder
  private let output = ByteBuffer()

  /// A finder in an index.
  init(_ index: FormIndex) { finder = ConjFinder(index) }

  func find(_ word: Span<UInt8>) -> Int32 { find(in: word, 0..<word.count) }

  @inline(__always)
  func find(in text: Span<UInt8>, _ place: Range<Int>) -> Int32 {
    let before = output.total
    finder.appendBest(in: text, place, to: output)
    return Int32(truncatingIfNeeded: output.total - before)
  }
}
