/// How often forms occur in running text, roughly: the weights that the text stream is drawn by.
///
/// The verb of rank r has weight 1/r. Its cells share it by the weight of the level times the
/// weight of the column. The numbers are rounded from the verb tokens of a Spanish treebank of news
/// (5,600 of them), with a little more of the first and second person than newspapers have. In it
/// the verbs up to rank 10 are 32 % of the tokens, those up to 100 56 % and those up to 1,000 94 %;
/// by 1/r it is 30, 52 and 75 %: the stream is somewhat less kind to caches than real text.
enum Usage {
  /// By the first two characters of the level's file name.
  static let levels: [Substring: Double] = [
    "01": 35, "02": 6, "03": 21, "04": 4, "05": 2, "06": 4, "07": 1.5, "08": 0.3, "09": 0.1,
    "10": 1, "11": 10, "12": 0.3, "13": 0.1, "14": 0.1,
  ]

  /// By the name of the column.
  static let columns: [String: Double] = [
    "yo": 10, "tú": 6, "él": 52, "nosotros": 6, "vosotros": 1, "ellos": 25, "usted": 20,
    "ustedes": 10, "vos": 50, "gerundio": 20, "participio": 60, "participio femenino": 8,
    "participio plural": 6, "participio femenino plural": 6,
  ]

  /// The infinitive's share beside a level's.
  static let infinitive = 18.0

  /// One word in this many starts with a capital letter, as at the start of a sentence.
  static let capitals = 12
}

/// Draws verbs and forms as running text has them.
struct TextSource {
  /// Sums of the weights up to each verb.
  private var verbSums: [Double] = []
  /// By verb the forms and the sums of their weights.
  private var forms: [[String]]
  private var formSums: [[Double]]

  /// Weighs everything in a corpus.
  init(_ corpus: Corpus) {
    var ranks: [String: Int] = [:]
    for (rank, verb) in corpus.verbs.enumerated() { ranks[verb] = rank }
    forms = corpus.verbs.map { [$0] }
    formSums = corpus.verbs.map { _ in [Usage.infinitive] }
    for level in corpus.levels {
      let weight = Usage.levels[level.file.prefix(2)] ?? 1
      let total = level.columns.reduce(0) { $0 + (Usage.columns[$1] ?? 1) }
      for (infinitive, cells, _) in level.verbs {
        guard let rank = ranks[infinitive] else { continue }
        for (column, cell) in zip(level.columns, cells) {
          for form in cell {
            let share = weight * (Usage.columns[column] ?? 1) / total / Double(cell.count)
            forms[rank].append(form)
            formSums[rank].append((formSums[rank].last ?? 0) + share)
          }
        }
      }
    }
    var sum = 0.0
    for rank in corpus.verbs.indices {
      sum += 1 / Double(rank + 1)
      verbSums.append(sum)
    }
  }

  /// One word.
  func draw(_ random: inout SeededRandom) -> String {
    let rank = Self.pick(verbSums, &random)
    return forms[rank][Self.pick(formSums[rank], &random)]
  }

  private static func pick(_ sums: [Double], _ random: inout SeededRandom) -> Int {
    let aim = random.share() * (sums.last ?? 0)
    var low = 0
    var high = sums.count - 1
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] <= aim { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
