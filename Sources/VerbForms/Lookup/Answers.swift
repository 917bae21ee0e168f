import SpanishGrammar
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
    fileprivate var storage: IndexStorage?
    /// The entries of one key: bands 1 to 3.
    fileprivate var match = KeyMatch()
    /// The answers of all other bands.
    fileprivate var list: [Answer] = []

    /// The position of the best answer.
    public var startIndex: Int { 0 }
    /// How many answers there are.
    public private(set) var endIndex = 0

    /// No answers.
    public init() {}

    /// Answers that were found one by one, the best first.
    package init(_ answers: [Answer]) {
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

extension FormIndex {
  /// Reads the Spanish letters that begin at `start`, up to the first byte that is none, and looks up
  /// what they are together.
  ///
  /// - Returns: Where the letters end; nil where their answers take a closer look at the whole query,
  ///   which ``lookup(_:accents:)-(Span<UInt8>,_)`` does.
  ///
  /// Complexity: O(letters), no allocation.
  package func readWord(
    in text: borrowing Span<UInt8>, from start: Int, accents: AccentMode,
    into answers: inout Answers
  ) -> Int? {
    answers.readWord(in: text, from: start, self, accents)
  }
}

extension FormIndex.Answers {
  @inline(__always)
  fileprivate mutating func readWord(
    in text: borrowing Span<UInt8>, from start: Int, _ index: FormIndex,
    _ mode: FormIndex.AccentMode
  ) -> Int? {
    if !list.isEmpty { list = [] }
    endIndex = 0
    let storage = index.storage
    // Counting references takes as long as a lookup: mostly it is the same index.
    if self.storage !== storage { self.storage = storage }
    let end = match.query.key.becomeLetters(of: text, from: start)
    let (walked, first) = storage.firstEntry(of: &match.query.key)
    guard let first else {
      return storage.certainlyHasNoMatch(&match.query.key, walked: walked) ? end : nil
    }
    if storage.entry(first).isSpecial { return nil }
    // érase is not erase of erar: a typed accent may be that of a form with pronouns.
    if !match.query.key.accents.isPlain,
      match.query.key.lendLetters({ CliticEnding.isPossible($0) })
    {
      return nil
    }
    if match.find(first: first, in: storage, mode, index.selection) {
      endIndex = match.count
    } else {
      list = storage.answers(to: match.query, first: first, mode, in: index.selection)
      endIndex = list.count
    }
    return endIndex > 0 || !storage.mayBePhraseOrDigraph(&match.query.key, walked: walked)
      ? end : nil
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
}

extension FormIndex {
  /// Copies an answer's infinitive and form, as UTF-8, without making strings.
  ///
  /// - Parameters:
  ///   - number: The answer's.
  ///   - answers: Answers of this index, which stay as they are.
  ///   - infinitive: Where the infinitive goes: room for twice ``Answers/wordCapacity`` bytes.
  ///   - gap: How many bytes are left between it and the form.
  /// - Returns: Their sizes and the match; nil for an answer of which only strings are known.
  package func copy(
    _ number: Int, of answers: inout Answers, infinitive: UnsafeMutableRawPointer, gap: Int
  ) -> (infinitive: Int, form: Int, match: Match)? {
    guard answers.list.isEmpty, answers.storage === storage else { return nil }
    let record = storage.entry(answers.match.entry(number))
    let accents = storage.accents(of: record)
    let match = AccentRanking.match(answers.match.query.marks, spelling: accents)
    return answers.match.query.key.lendLetters { letters in
      let infinitiveSize = unsafe storage.copyInfinitive(of: letters, record, to: infinitive)
      let form = unsafe infinitive + infinitiveSize + gap
      let formSize = unsafe letters.copySpelling(with: accents, to: form)
      return (infinitiveSize, formSize, match)
    }
  }
}
