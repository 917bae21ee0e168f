/// Typos in verb forms, as learners and hurried people make them: one a word.
struct Typos {
  /// A misspelt form of a verb.
  struct Typo {
    var word: String
    var infinitive: String
  }

  /// What learners write for what they hear.
  private static let confusions: [([Character], [Character])] = [
    ("b", "v"), ("v", "b"), ("h", ""), ("ll", "y"), ("y", "ll"), ("c", "s"), ("s", "c"),
    ("c", "z"), ("z", "c"), ("s", "z"), ("z", "s"), ("g", "j"), ("j", "g"), ("qu", "k"),
    ("qu", "c"), ("c", "qu"), ("c", "k"), ("x", "j"), ("j", "x"), ("i", "y"), ("y", "i"),
  ].map { (Array($0), Array($1)) }

  private static let keyboard = ["qwertyuiop", "asdfghjklñ", "zxcvbnm"].map { Array($0) }

  /// Typos in forms of the most used verbs that make no form of a verb, drawn evenly over the verbs
  /// and the five kinds of typos.
  static func draw(
    _ count: Int, of verbs: Int, _ corpus: Corpus, _ random: inout SeededRandom
  ) -> [Typo] {
    let keys = Set(corpus.keys)
    var forms = Array(repeating: [String](), count: verbs)
    for entry in corpus.entries where Int(entry.rank) < verbs {
      forms[Int(entry.rank)].append(entry.form)
    }
    var typos: [Typo] = []
    var verb = 0
    while typos.count < count {
      verb = (verb + 1) % verbs
      guard !forms[verb].isEmpty else { continue }
      let form = Array(forms[verb][random.below(forms[verb].count)])
      guard let typo = typo(in: form, &random), !typo.isEmpty else { continue }
      let word = String(typo)
      if keys.contains(HandFold.fold(word)) { continue }
      typos.append(Typo(word: word, infinitive: corpus.verbs[verb]))
    }
    return typos
  }

  private static func typo(in form: [Character], _ random: inout SeededRandom) -> [Character]? {
    var letters = form
    let place = random.below(form.count)
    switch random.below(5) {
    case 0:
      letters.remove(at: place)
    case 1:
      letters.insert(letters[place], at: place)
    case 2:
      guard place > 0 else { return nil }
      letters.swapAt(place - 1, place)
    case 3:
      guard let near = neighbour(of: letters[place], &random) else { return nil }
      letters[place] = near
    default:
      let (heard, written) = confusions[random.below(confusions.count)]
      let starts = form.indices.filter { form[$0...].starts(with: heard) }
      guard !starts.isEmpty else { return nil }
      let start = starts[random.below(starts.count)]
      letters.replaceSubrange(start..<start + heard.count, with: written)
    }
    return letters
  }

  /// A key beside a letter's, in its row or the one above or below.
  private static func neighbour(
    of letter: Character, _ random: inout SeededRandom
  ) -> Character? {
    for (row, keys) in keyboard.enumerated() {
      guard let column = keys.firstIndex(of: letter) else { continue }
      let places = [(0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0)].map {
        (row + $0, column + $1)
      }
      let near = places.compactMap { row, column in
        keyboard.indices.contains(row) && keyboard[row].indices.contains(column)
          ? keyboard[row][column] : nil
      }
      return near[random.below(near.count)]
    }
    return nil
  }
}
