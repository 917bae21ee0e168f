import SpanishText

extension FormIndex {
  /// The answers to a query, best first. Form and infinitive become strings when an answer is asked for.
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
    /// The index of the match; nil where there is none.
    @usableFromInline let storage: IndexStorage?
    /// The answers of a word that is a key: bands 1 to 3.
    @usableFromInline let match: WordMatch
    /// Answers that took a closer look, in place of the match.
    @usableFromInline let list: [Answer]?

    /// The position of the best answer.
    @inlinable public var startIndex: Int { 0 }
    /// How many answers there are.
    public let endIndex: Int

    /// No answers.
    public init() { self.init([]) }

    /// Answers that were found one by one, the best first.
    package init(_ answers: [Answer]) { self.init(WordMatch(), in: nil, or: answers) }

    /// The answers of a match in an index, or in its place those that took a closer look.
    @inlinable @inline(__always)
    init(_ match: WordMatch, in storage: IndexStorage?, or list: [Answer]? = nil) {
      (self.storage, self.match, self.list) = (storage, match, list)
      endIndex = list?.count ?? match.count
    }

    /// The match whose answers they are; nil for answers that took a closer look.
    package var wordMatch: WordMatch? { list == nil ? match : nil }

    /// The answer at a position: 0 is the best one.
    public subscript(index: Int) -> Answer {
      precondition(index >= 0 && index < endIndex, "there is no answer \(index)")
      if let list { return list[index] }
      return Answer(
        form: unsafe text(index) { unsafe $0.copyForm(of: $1, $2, to: $3) },
        infinitive: infinitive(index), match: match.plan.match(index))
    }

    /// The infinitive of the answer at a position: quicker than the whole answer.
    ///
    /// - Complexity: O(letters).
    public func infinitive(_ index: Int) -> String {
      precondition(index >= 0 && index < endIndex, "there is no answer \(index)")
      if let list { return list[index].infinitive }
      return unsafe text(index) { unsafe $0.copyInfinitive(of: $1, $2, to: $3) }
    }

    @inline(__always)
    private func text(
      _ index: Int,
      _ copy: (IndexStorage, PlainLetters, EntryRecord, UnsafeMutableRawPointer) -> Int
    ) -> String {
      guard let storage else { return "" }
      return unsafe withUnsafeTemporaryAllocation(byteCount: Self.wordCapacity, alignment: 16) {
        let room = unsafe $0.baseAddress.unsafelyUnwrapped
        let record = storage.entry(match.plan.entry(index))
        let size = unsafe copy(storage, PlainLetters(match.labels), record, room)
        return unsafe String(copying: UnsafeRawBufferPointer(rebasing: $0.prefix(size)))
      }
    }

    /// How much room a form or an infinitive needs that is copied, whatever the index.
    package static var wordCapacity: Int { FormKey.spellingCapacity + 256 }
  }
}

extension FormIndex.Answers: Hashable {
  /// Whether both have the same answers in the same order.
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  /// Feeds all answers to a hasher.
  public func hash(into hasher: inout Hasher) { for answer in self { hasher.combine(answer) } }
}

extension FormIndex {
  /// The rank of the verb of an answer of a match, as in ``rank(ofVerb:)``; nil if the index is damaged.
  package func rank(ofAnswer number: Int, of match: WordMatch) -> Int? {
    storage.verb(of: match.labels, storage.entry(match.plan.entry(number))).map {
      storage.verbRanks[$0]
    }
  }

  /// The answers of a match of this index, which must not take a closer look.
  package func answers(_ match: WordMatch) -> Answers { Answers(match, in: storage) }

  package func band(ofAnswer number: Int, of match: WordMatch) -> Match { match.plan.match(number) }

  /// Whether an answer of a match has the verb of one before it.
  package func repeatsVerb(_ number: Int, of match: WordMatch) -> Bool {
    let infinitive = storage.entry(match.plan.entry(number)).infinitiveBits
    return (0..<number).contains {
      storage.entry(match.plan.entry($0)).infinitiveBits == infinitive
    }
  }

  /// How much room ``copyLines(_:of:after:size:to:)`` needs for a line, beside the bytes before it.
  package static var lineCapacity: Int { 2 * Answers.wordCapacity + 16 }

  /// Copies a line for each of some answers, as UTF-8, without making strings: some bytes, and after tabs infinitive,
  /// form and match; how many bytes they have. `query` are the bytes before the first tab, `size` of them; `target` has room
  /// for these and ``lineCapacity`` bytes for each line.
  package func copyLines(
    _ numbers: Range<Int>, of match: WordMatch, after query: UnsafeRawPointer, size: Int,
    to target: UnsafeMutableRawPointer
  ) -> Int {
    let letters = PlainLetters(match.labels)
    var end = unsafe target
    for number in numbers {
      let record = storage.entry(match.plan.entry(number))
      unsafe end.copyMemory(from: query, byteCount: size)
      unsafe end += size
      unsafe end.storeBytes(of: UInt8(ascii: "\t"), as: UInt8.self)
      unsafe end += 1
      unsafe end += storage.copyInfinitive(of: letters, record, to: end)
      unsafe end.storeBytes(of: UInt8(ascii: "\t"), as: UInt8.self)
      unsafe end += 1
      unsafe end += storage.copyForm(of: letters, record, to: end)
      unsafe end += match.plan.match(number).copyField(to: end)
    }
    return unsafe end - target
  }

  /// Copies an answer's infinitive as UTF-8; how many bytes it has. The target has room for ``Answers/wordCapacity``.
  package func copyInfinitive(
    _ number: Int, of match: WordMatch, to target: UnsafeMutableRawPointer
  ) -> Int {
    let record = storage.entry(match.plan.entry(number))
    return unsafe storage.copyInfinitive(of: PlainLetters(match.labels), record, to: target)
  }

  package func copyForm(
    _ number: Int, of match: WordMatch, to target: UnsafeMutableRawPointer
  ) -> Int {
    let record = storage.entry(match.plan.entry(number))
    return unsafe storage.copyForm(of: PlainLetters(match.labels), record, to: target)
  }
}

extension FormIndex.Match {
  /// Copies a tab, the match and the end of the line; how many bytes they are.
  @inline(__always)
  fileprivate func copyField(to target: UnsafeMutableRawPointer) -> Int {
    let field: StaticString =
      switch self {
      case .exact: "\texact\n"
      case .accents: "\taccents\n"
      case .ñ: "\tñ\n"
      case .pronouns, .phrase, .keyboard: preconditionFailure("a plan has entries of one key")
      }
    unsafe target.copyMemory(from: field.utf8Start, byteCount: field.utf8CodeUnitCount)
    return field.utf8CodeUnitCount
  }
}

extension IndexStorage {
  @inline(__always)
  func copyInfinitive(
    of letters: PlainLetters, _ record: EntryRecord, to target: UnsafeMutableRawPointer
  ) -> Int {
    let kept = max(letters.count - record.takenOff, 0)
    unsafe letters.store(at: target)
    unsafe copyEnding(of: record, to: target + kept)
    return kept + record.endingSize
  }

  @inline(__always)
  func copyForm(
    of letters: PlainLetters, _ record: EntryRecord, to target: UnsafeMutableRawPointer
  ) -> Int {
    unsafe letters.store(at: target)
    return unsafe accents(of: record).mark(target, count: letters.count)
  }
}
