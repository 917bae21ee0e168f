/// What was written for queries that the fast lane left to the ordinary way. Running text repeats its
/// words, and copying an answer is some twenty times quicker than finding it again.
///
/// It holds so much and no more: a stream of any length is answered in constant memory.
struct AnswerMemo {
  /// How many queries are remembered.
  static let capacity = 4096
  /// The longest query that is, in bytes; words are shorter.
  static let longestQuery = 64

  /// The lines of an answer, and whether there was one.
  struct Written {
    var lines: [UInt8]
    var isFound: Bool
  }

  private var known: [ArraySlice<UInt8>: Written] = [:]

  subscript(query: ArraySlice<UInt8>) -> Written? {
    query.count <= AnswerMemo.longestQuery ? known[query] : nil
  }

  mutating func remember(_ written: Written, for query: ArraySlice<UInt8>) {
    guard known.count < AnswerMemo.capacity, query.count <= AnswerMemo.longestQuery else { return }
    // A copy: the slice would keep the whole block of input.
    known[Array(query)[...]] = written
  }
}
