import SortedTrie

/// A verb by its number: its place among all verbs in the order of the list.
typealias VerbNumber = Int

extension IndexStorage {
  /// The number of the verb with this infinitive, in composed lower case; nil where no level lists
  /// it. O(letters + log verbs).
  func verb(_ infinitive: String) -> VerbNumber? {
    guard let position = position(ofForm: infinitive, infinitive: infinitive) else { return nil }
    let after = verbPositions.upperBound(of: position, in: 0..<verbPositions.count)
    guard after > 0, verbPositions[after - 1] == position else { return nil }
    return after - 1
  }

  /// Where a pair stands in the list.
  func position(ofForm form: String, infinitive: String) -> Int? {
    guard let key = SpelledKey(form: form.utf8), let state = trie.state(for: key.labels),
      let value = trie.value(at: state)
    else { return nil }
    let wanted = Array(infinitive.utf8)
    var bytes: [UInt8] = []
    var number = Int(value)
    while true {
      let entry = entry(number)
      if marks(of: entry) == key.marks {
        bytes.removeAll(keepingCapacity: true)
        appendInfinitive(labels: key.labels, entry: entry, to: &bytes)
        if bytes == wanted { return Int(state.rank) + number - Int(value) }
      }
      if entry.isLast { return nil }
      number += 1
    }
  }

  /// A verb's line in a level, before its forms are spelled out.
  struct Line {
    var level: Int
    /// The number of its row of cells.
    var row: Int
    /// How many lines of the same verb stand before it in the level.
    var layer: Int
  }

  /// The verb's lines in the order of levels.
  func lines(of verb: VerbNumber) -> [Line] {
    let number = verbClasses[verb]
    var found: [Line] = []
    for index in classStarts[number]..<max(classStarts[number], classStarts[number + 1]) {
      let level = classLevels[index]
      let layer = found.last.map { $0.level == level ? $0.layer + 1 : 0 } ?? 0
      found.append(Line(level: level, row: classRows[index], layer: layer))
    }
    return found
  }

  /// Where a line stands in its file.
  func number(of line: Line, verb: VerbNumber) -> Int {
    lines.line(ofRank: verbRanks[verb], level: line.level, layer: line.layer) ?? 0
  }

  /// A rule that makes a written form of an infinitive.
  struct Rule {
    /// Bytes to take off the infinitive.
    var takenOff: Int
    /// What stands before the form: `me `.
    var words: ByteSlice
    /// What is appended.
    var ending: ByteSlice
  }

  func rule(_ number: Int) -> Rule? {
    let text = ruleTexts.slice(ruleStarts[number], ruleStarts[number + 1] - ruleStarts[number])
    guard text.count >= 2 else { return nil }
    let wordsSize = Int(text[1])
    return Rule(
      takenOff: Int(text[0]), words: text.slice(2, wordsSize),
      ending: text.slice(2 + wordsSize, text.count - 2 - wordsSize))
  }

  /// The codes of a row: first that of the infinitive as written, then those of the cells.
  func codes(ofRow row: Int) -> Range<Int> {
    let start = rowStarts[row]
    return start..<max(start, rowStarts[row + 1])
  }
}

extension IndexStorage.Rule {
  /// Whether the rule makes `form` of `infinitive`.
  func makes(_ form: [UInt8], of infinitive: [UInt8]) -> Bool {
    let kept = infinitive.count - takenOff
    guard kept >= 0, kept + ending.count == form.count else { return false }
    for index in 0..<kept where form[index] != infinitive[index] { return false }
    for index in 0..<ending.count where form[kept + index] != ending[index] { return false }
    return true
  }

  /// The form made of `infinitive`, without the words before it.
  func form(of infinitive: [UInt8]) -> String {
    String(decoding: infinitive.dropLast(takenOff) + ending, as: UTF8.self)
  }

  /// The form as written, with the words before it.
  func written(of infinitive: [UInt8]) -> String {
    String(
      decoding: Array(words) + infinitive.dropLast(takenOff) + ending, as: UTF8.self)
  }
}
