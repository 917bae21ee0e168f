import SpanishText

extension FormIndex {
  /// The answers to a query, best first. Forms and infinitives are spelled when an answer is asked
  /// for.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// let answers = FormIndex.builtin.lookup("fui")
  /// print(answers.count, answers[0].infinitive)      // 2 ser
  /// ```
  ///
  /// Complexity: an element takes O(letters); no allocation for forms of up to 15 bytes.
  public struct Answers: RandomAccessCollection, Sendable {
    /// Where the match is from; nil where there is none.
    private var storage: IndexStorage?
    /// The entries of one key: bands 1 to 3.
    private var match = KeyMatch()
    /// The answers of all other bands.
    private var list: [Answer] = []

    /// The position of the best answer.
    public var startIndex: Int { 0 }
    /// How many answers there are.
    public private(set) var endIndex = 0

    /// No answers.
    public init() {}

    init(_ answers: [Answer]) {
      list = answers
      endIndex = answers.count
    }

    /// The answer at a position: 0 is the best one.
    public subscript(index: Int) -> Answer {
      precondition(index >= 0 && index < endIndex, "there is no answer \(index)")
      guard list.isEmpty, let storage else { return list[index] }
      return storage.answer(to: match.query, storage.entry(match.entry(index)))
    }
  }
}

extension FormIndex.Answers {
  /// Reads the Spanish letters of a text that begin at `start`, and finds the answers to what they are
  /// together, as far as their key tells.
  ///
  /// - Returns: Where the letters end; nil where other bands may have answers.
  mutating func readWord(
    in text: borrowing Span<UInt8>, from start: Int, _ index: FormIndex,
    _ mode: FormIndex.AccentMode
  ) -> Int? {
    if !list.isEmpty { list = [] }
    endIndex = 0
    match.query.key.removeAll()
    let end = match.query.key.readLetters(of: text, from: start, spaces: true)
    return find(index, mode) ? end : nil
  }

  @inline(__always)
  private mutating func find(_ index: FormIndex, _ mode: FormIndex.AccentMode) -> Bool {
    let storage = index.storage
    // Counting references takes as long as a lookup: mostly it is the same index.
    if self.storage !== storage { self.storage = storage }
    let (walked, first) = storage.firstEntry(of: &match.query.key)
    guard let first else {
      return match.query.key.count > 0
        && storage.certainlyHasNoMatch(match.query.key, walked: walked)
    }
    if storage.entry(first).isCliticForm { return false }
    if !storage.find(&match, first: first, mode, in: index.selection) {
      let query = match.query
      storage.rankedEntries(to: query, first: first, mode, in: index.selection) { matches, count in
        list = (0..<count).map {
          storage.answer(to: query, storage.entry(first + matches[$0].index))
        }
      }
    }
    endIndex = list.isEmpty ? match.count : list.count
    return endIndex > 0 || !storage.mayBePhraseOrDigraph(match.query.key)
  }
}

extension FormIndex.Answers: Hashable {
  /// Whether both have the same answers in the same order.
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  /// Feeds all answers to a hasher.
  public func hash(into hasher: inout Hasher) {
    for answer in self { hasher.combine(answer) }
  }
}

// MARK: bytes

extension FormIndex.Answers {
  /// How much room a form or an infinitive needs that is copied, whatever the index.
  package static var wordCapacity: Int { FormKey.spellingCapacity + 256 }

  /// Copies an answer's infinitive and form, as UTF-8, without making strings.
  ///
  /// - Parameters:
  ///   - index: The answer's.
  ///   - infinitive: Where the infinitive goes: room for twice ``wordCapacity`` bytes.
  ///   - gap: How many bytes are left between it and the form.
  /// - Returns: Their sizes and the match; nil for an answer of which only strings are known.
  @inline(__always)
  package func copy(
    _ index: Int, infinitive: UnsafeMutableRawPointer, gap: Int
  ) -> (infinitive: Int, form: Int, match: FormIndex.Match)? {
    guard list.isEmpty, let storage else { return nil }
    let record = storage.entry(match.entry(index))
    let accents = storage.accents(of: record)
    let infinitiveSize = unsafe storage.copyInfinitive(of: match.query.key, record, to: infinitive)
    let form = unsafe infinitive + infinitiveSize + gap
    let formSize = unsafe match.query.key.copySpelling(with: accents, to: form)
    return (infinitiveSize, formSize, AccentRanking.match(match.query, spelling: accents))
  }
}
