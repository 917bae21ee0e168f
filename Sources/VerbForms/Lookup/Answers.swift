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
    /// What is known of answers.
    @safe fileprivate enum Source: Sendable {
      case none
      /// The match is of the built-in index: bands 1 to 3. That lasts as long as the program, and to count a
      /// reference takes a tenth of a lookup.
      case builtin(Unmanaged<IndexStorage>)
      /// The match is of this index.
      case opened(IndexStorage)
      /// All other bands.
      case list([Answer])

      @inline(__always) init(_ storage: IndexStorage) {
        self =
          storage.isBuiltin ? unsafe .builtin(.passUnretained(storage)) : .opened(storage)
      }

      /// Whether a match is of this index.
      @inline(__always) func isMatch(of index: IndexStorage) -> Bool {
        switch self {
        case .builtin: index.isBuiltin
        case .opened(let storage): storage === index
        case .none, .list: false
        }
      }
    }

    fileprivate var source = Source.none
    /// The entries of one key.
    fileprivate var match = KeyMatch()

    /// The position of the best answer.
    public var startIndex: Int { 0 }
    /// How many answers there are.
    public private(set) var endIndex = 0

    /// No answers.
    public init() {}

    /// Answers that were found one by one, the best first.
    package init(_ answers: [Answer]) {
      source = .list(answers)
      endIndex = answers.count
    }

    /// The answer at a position: 0 is the best one.
    public subscript(index: Int) -> Answer {
      precondition(index >= 0 && index < endIndex, "there is no answer \(index)")
      switch source {
      case .none: preconditionFailure("there is no answer \(index)")
      case .builtin(let storage):
        return unsafe answer(index, in: storage.takeUnretainedValue())
      case .opened(let storage): return answer(index, in: storage)
      case .list(let list): return list[index]
      }
    }

    private func answer(_ index: Int, in storage: IndexStorage) -> Answer {
      storage.answer(match.key, storage.entry(match.entry(index)), match.match(index))
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
  mutating func readWord(
    in text: borrowing Span<UInt8>, from start: Int, _ index: FormIndex,
    _ mode: FormIndex.AccentMode
  ) -> Int? {
    endIndex = 0
    let storage = index.storage
    var key = FormKey()
    let end = key.becomeLetters(of: text, from: start)
    let (walked, first) = storage.firstEntry(of: &key)
    guard let first else { return storage.certainlyHasNoMatch(&key, walked: walked) ? end : nil }
    if storage.entry(first).isSpecial { return nil }
    // érase is not erase of erar: a typed accent may be that of a form with pronouns.
    if !key.accents.isPlain, storage.mayEndInClitics(&key, walked: walked) { return nil }
    if let found = KeyMatch.find(key, first: first, in: storage, mode, index.selection) {
      if !source.isMatch(of: storage) { source = .init(storage) }
      match = found.match
      endIndex = found.count
    } else {
      let list = storage.answers(to: FoldedQuery(key), first: first, mode, in: index.selection)
      source = .list(list)
      endIndex = list.count
    }
    return endIndex > 0 || !storage.mayBePhraseOrDigraph(&key, walked: walked) ? end : nil
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
  ///   - answers: Answers of this index.
  ///   - infinitive: Where the infinitive goes: room for twice ``Answers/wordCapacity`` bytes.
  ///   - gap: How many bytes are left between it and the form.
  /// - Returns: Their sizes and the match; nil for an answer of which only strings are known.
  package func copy(
    _ number: Int, of answers: Answers, infinitive: UnsafeMutableRawPointer, gap: Int
  ) -> (infinitive: Int, form: Int, match: Match)? {
    guard answers.source.isMatch(of: storage) else { return nil }
    let record = storage.entry(answers.match.entry(number))
    var key = answers.match.key
    return key.lendLetters { letters in
      let infinitiveSize = unsafe storage.copyInfinitive(of: letters, record, to: infinitive)
      let form = unsafe infinitive + infinitiveSize + gap
      let formSize = unsafe letters.copySpelling(with: storage.accents(of: record), to: form)
      return (infinitiveSize, formSize, answers.match.match(number))
    }
  }
}
