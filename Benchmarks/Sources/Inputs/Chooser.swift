/// The specification's choice among the entries of a key, written down plainly: what the answers
/// of all sides are checked against.
struct Chooser {
  private let corpus: Corpus
  private let numbers: [[UInt8]: Int32]

  /// Prepares to answer from a corpus.
  init(_ corpus: Corpus) {
    self.corpus = corpus
    var numbers: [[UInt8]: Int32] = [:]
    numbers.reserveCapacity(corpus.keys.count)
    for (number, key) in corpus.keys.enumerated() { numbers[key] = Int32(number) }
    self.numbers = numbers
  }

  /// The number of the word's folded key, or -1.
  func key(of word: String) -> Int32 { numbers[HandFold.fold(word)] ?? -1 }

  /// The entries of a key, those of `orden: último` last, then by rank.
  func preferred(ofKey key: Int32) -> [CorpusEntry] {
    let entries = Array(corpus.entries(ofKey: key))
    return entries.indices.sorted { left, right in
      let (one, two) = (entries[left], entries[right])
      if one.isLast != two.isLast { return two.isLast }
      return (one.rank, left) < (two.rank, right)
    }.map { entries[$0] }
  }

  /// The answers with smart accents, best first.
  func answers(to word: String) -> [(entry: CorpusEntry, match: String)] {
    let key = key(of: word)
    guard key >= 0 else { return [] }
    let typed = word.lowercased().unicodeScalars.map { Diacritic(of: $0) }
    let found = preferred(ofKey: key).map { ($0, $0.form.unicodeScalars.map { Diacritic(of: $0) }) }
    let meant = found.filter { _, marks in
      zip(typed, marks).allSatisfy { $0 == .plain || $0 == $1 }
    }
    func inBands(_ kept: [(CorpusEntry, [Diacritic])]) -> [(entry: CorpusEntry, match: String)] {
      var bands: [[(CorpusEntry, String)]] = [[], [], []]
      for (entry, marks) in kept {
        if marks == typed {
          bands[0].append((entry, "exact"))
        } else if zip(typed, marks).allSatisfy({ ($0 == .tilde) == ($1 == .tilde) }) {
          bands[1].append((entry, "accents"))
        } else {
          bands[2].append((entry, "ñ"))
        }
      }
      return Array(bands.joined())
    }
    guard !meant.isEmpty else { return inBands(found) }
    // Forms that come last hide no other verb's with the same ñ.
    let hidesAll = meant.contains { !$0.0.isLast }
    let others = found.filter { entry, _ in
      !hidesAll && !meant.contains { $0.0.infinitive == entry.infinitive }
    }
    return inBands(meant) + inBands(others).filter { $0.match == "accents" }
  }

  /// Whether a word's answers are those that have all its marks, or all that there are, and no rare verb's go
  /// behind a common one's, however it is spelled: the choice that programs without levels can be asked to make.
  func isPlain(_ word: String) -> Bool {
    let key = key(of: word)
    let ranks = key < 0 ? [] : corpus.entries(ofKey: key).map { $0.rank }
    guard (ranks.min() ?? 0) >= 1_000 || (ranks.max() ?? 0) < 4_000 else { return false }
    let marks = word.lowercased().unicodeScalars.map { Diacritic(of: $0) }
    let lacking = answers(to: word).map { entry, _ in
      !zip(marks, entry.form.unicodeScalars).allSatisfy { $0 == .plain || $0 == Diacritic(of: $1) }
    }
    return !lacking.contains(true) || !lacking.contains(false)
  }

  /// The best infinitive, nil where there is no answer.
  func best(_ word: String) -> String? { answers(to: word).first?.entry.infinitive }

  /// The lines of `conj lookup --format tsv`.
  func lines(for word: String) -> String {
    let answers = answers(to: word)
    guard !answers.isEmpty else { return "\(word)\t\t\tnone\n" }
    return answers.map { "\(word)\t\($0.entry.infinitive)\t\($0.entry.form)\t\($0.match)\n" }
      .joined()
  }
}
