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
    enum Content {
      case none
      /// The entries of one key: bands 1 to 3.
      case key(KeyMatch)
      case list([Answer])
    }

    var content: Content

    init(_ content: Content) { self.content = content }

    init(_ answers: [Answer]) { content = answers.isEmpty ? .none : .list(answers) }

    /// No answers.
    public init() { content = .none }

    public var startIndex: Int { 0 }

    public var endIndex: Int {
      switch content {
      case .none: 0
      case .key(let match): match.count
      case .list(let answers): answers.count
      }
    }

    /// The answer at a position: 0 is the best one.
    public subscript(index: Int) -> Answer {
      precondition(indices.contains(index), "there is no answer \(index)")
      switch content {
      case .none: preconditionFailure()
      case .key(let match): return match.answer(index)
      case .list(let answers): return answers[index]
      }
    }

    /// Drops all answers but the best one.
    package mutating func keepBest() {
      switch content {
      case .none: break
      case .key(var match):
        match.keepBest()
        content = .key(match)
      case .list(let answers): content = .list(Array(answers.prefix(1)))
      }
    }
  }
}

extension FormIndex.Answers: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  public func hash(into hasher: inout Hasher) {
    for answer in self { hasher.combine(answer) }
  }
}

// MARK: bytes

extension FormIndex.Answers {
  /// How much room the bytes of a form or an infinitive need, whatever the index.
  static var wordCapacity: Int { FormKey.spellingCapacity + 256 }

  /// Calls `body` with the infinitive, the form and the match of each answer, best first.
  ///
  /// The same as asking for each answer, without making strings.
  package func forEachBytes(
    _ body: (_ infinitive: Span<UInt8>, _ form: Span<UInt8>, Match) -> Void
  ) {
    switch content {
    case .none: return
    case .key(let match): match.forEachBytes(body)
    case .list(let answers):
      for answer in answers {
        var (infinitive, form) = (answer.infinitive, answer.form)
        infinitive.withUTF8 { infinitive in
          form.withUTF8 { form in
            body(unsafe infinitive.span, unsafe form.span, answer.match)
          }
        }
      }
    }
  }
}

extension KeyMatch {
  fileprivate func forEachBytes(
    _ body: (_ infinitive: Span<UInt8>, _ form: Span<UInt8>, Match) -> Void
  ) {
    let capacity = FormIndex.Answers.wordCapacity
    unsafe withUnsafeTemporaryAllocation(byteCount: 2 * capacity, alignment: 16) { room in
      let bytes = unsafe room.assumingMemoryBound(to: UInt8.self)
      let infinitive = unsafe room.baseAddress.unsafelyUnwrapped
      let form = unsafe infinitive + capacity
      for index in 0..<count {
        let record = record(index)
        let accents = storage.accents(of: record)
        let infinitiveSize = unsafe storage.copyInfinitive(of: query.key, record, to: infinitive)
        let formSize = unsafe query.key.copySpelling(with: accents, to: form)
        body(
          unsafe bytes.extracting(..<infinitiveSize).span,
          unsafe bytes.extracting(capacity..<capacity + formSize).span,
          AccentRanking.match(query, spelling: accents))
      }
    }
  }
}
