import IndexBuilding
import LevelFiles
import SpanishText
import TestSupport
import VerbForms

extension FuzzTarget {
  /// Bytes as an index file, its size and checksum put right: it is refused, or answers everything within bounds.
  static let index = FuzzTarget("index", longestInput: 8192) { (bytes) throws(Finding) in
    guard bytes.count >= IndexHeader.checksumStart else {
      return try require((try? FormIndex(bytes: bytes)) == nil, "too short a file opens")
    }
    guard let index = try? FormIndex(bytes: IndexBytes.resized(bytes)) else { return }
    let violations = IndexQuestions.violations(of: index)
    try require(violations.isEmpty, "\(violations)")
  }

  /// A word as bytes and as a string has the same answers in the built-in index.
  static let word = FuzzTarget("word", longestInput: 160) { (bytes) throws(Finding) in
    var input = FuzzInput(bytes)
    let accents = FormIndex.AccentMode.allCases[input.number(below: 3)]
    let bytes = Array(input.rest)
    let text = String(decoding: bytes, as: UTF8.self)
    let index = FormIndex.builtin
    let answers = index.lookup(text, accents: accents)
    try require(
      index.lookup(Array(text.utf8).span, accents: accents) == answers,
      "“\(text)” has other answers as bytes")
    let match = index.match(bytes.span, from: 0, accents)
    if match.end >= 0 {
      try require(match.end <= bytes.count, "a word ends after the input")
      let word = String(decoding: bytes[..<match.end], as: UTF8.self)
      try require(
        index.answers(match) == index.lookup(word, accents: accents),
        "“\(word)” is read with other answers")
    }
    let range = index.positions(ofPrefix: text)
    try require(
      0 <= range.lowerBound && range.upperBound <= index.entries.count, "“\(text)” leads out")
    for position in [range.lowerBound, range.upperBound - 1] where range.contains(position) {
      let form = index.entry(at: position).form
      try require(
        form.folded.hasPrefix(text.normalizedSpanish.folded) || text.contains(" ")
          || !text.unicodeScalars.allSatisfy { isSpanishLetter($0) },
        "\(form) does not begin with “\(text)”")
    }
  }

  /// Queries of random levels have the answers of the slow twin.
  static let matcher = FuzzTarget("matcher", longestInput: 32) { (bytes) throws(Finding) in
    var input = FuzzInput(bytes)
    let (index, plain) = twins[input.number(below: twins.count)]
    let accents = FormIndex.AccentMode.allCases[input.number(below: 3)]
    let levels = Set((0..<4).filter { [bits = input.byte()] in bits >> $0 & 1 == 1 })
    let isWhole = input.byte() % 2 == 0
    let query = input.text(of: Array("aaáiíinnñruúüse AÁN\u{301}\u{303}\u{308}¿.".unicodeScalars))
    let found = (isWhole ? index : index.restricted(to: levels)).lookup(query, accents: accents)
    // The twin knows no phrases, of which `se án` may be one, and no pronouns written onto forms.
    if found.contains(where: { [.phrase, .pronouns].contains($0.match) }) { return }
    let expected = (isWhole ? plain : plain.restricted(to: levels)).lookup(query, accents: accents)
    try require(
      found.map { "\($0.form) \($0.infinitive) \($0.match)" }
        == expected.map { "\($0.form) \($0.infinitive) \($0.match)" },
      "“\(query)”: \(found.map { $0 }), not \(expected)")
  }

  /// Patterns of random levels match what the slow twin matches.
  static let pattern = FuzzTarget("pattern", longestInput: 40) { (bytes) throws(Finding) in
    var input = FuzzInput(bytes)
    let (index, plain) = twins[input.number(below: twins.count)]
    let accents = FormIndex.AccentMode.allCases[input.number(below: 3)]
    let pattern = input.text(of: Array("aáiínñruúü**??AÑ".unicodeScalars))
    var found: [Int] = []
    index.forEachEntry(matching: pattern, accents: accents) { _, position in
      found.append(position)
      return true
    }
    if pattern.unicodeScalars.count <= 12 {
      try require(
        found == plain.positions(matching: pattern, accents: accents), "“\(pattern)”: \(found)")
    }
    try require(
      index.entryCount(matching: pattern, accents: accents) == found.count,
      "“\(pattern)” is counted wrongly")
    // The built-in index has long keys and many states.
    _ = FormIndex.builtin.entryCount(matching: pattern)
  }

  /// Indexes of random levels beside their slow twins.
  private static let twins: [(index: FormIndex, plain: PlainIndex)] = (0..<32).compactMap { seed in
    var maker = RandomLevels(seed: UInt64(seed))
    let levels = maker.make()
    guard let index = try? FormIndex(levels: levels, ranking: nil) else { return nil }
    return (index, PlainIndex(levels: levels))
  }
}
