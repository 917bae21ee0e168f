/// What an edit costs: the weights by which suggestions are ordered.
///
/// An edit is a letter left out, put in or exchanged, or two neighbours swapped. What learners mix up because it sounds alike
/// costs less than other edits, but two such edits cost more than one of any kind: a search by cost finds fewer edits first.
package enum EditCost {
  /// A letter left out, put in, exchanged, or swapped with its neighbour.
  package static let plain = 6
  /// A confusion of sounds: b/v, c/s/z, g/j, x/j, i/y, q/k/c, rr/r, an h; ll/y and qu/k/c count as one.
  package static let confusion = 5

  private static let confusedLetters = letters("bv cs cz sz gj xj iy qk qc kc")
    .map { ($0[0], $0[1]) }

  /// Two letters that are taken for one, or one for them: ll and y.
  package static let confusedPairs = letters("lly quk quc rrr")
    .map { (pair: ($0[0], $0[1]), single: $0[2]) }

  /// The letters of each word.
  private static func letters(_ words: String) -> [[UInt8]] {
    words.split(separator: " ").map { Array($0.utf8) }
  }

  private static let silentLetter = UInt8(ascii: "h")

  /// What all edits in a word of this many letters may cost: up to two letters one, up to four one or
  /// two confusions of sounds, else two of any kind.
  package static func allowed(length: Int) -> Int {
    length <= 2 ? plain : length <= 4 ? 2 * confusion : 2 * plain
  }

  /// The rank that edits give a suggestion, by what they cost all together: a word that sounds just like
  /// the query goes before one with an edit, even where the sound is written with two others.
  package static func weight(of cost: Int) -> Int {
    switch cost {
    case confusion: 3
    case 2 * confusion: 5
    case confusion + plain: 9
    default: cost
    }
  }

  /// What the edits of a suggestion may cost, in the order of their weights.
  package static let byWeight = [0, confusion, 2 * confusion, plain, confusion + plain, 2 * plain]

  /// What kind of mistake the edits are that cost so much.
  package static func kind(of cost: Int) -> MistakeKind {
    cost == 0 ? .accents : cost % confusion == 0 ? .sound : .typo
  }

  package static func exchange(_ first: UInt8, _ second: UInt8) -> Int {
    if first == second { return 0 }
    return confusedLetters.contains { $0 == (first, second) || $0 == (second, first) }
      ? confusion : plain
  }

  /// What it costs to leave out or put in a letter.
  package static func gap(_ letter: UInt8) -> Int { letter == silentLetter ? confusion : plain }

  /// Whether two different words in plain letters are said alike: one letter is written for another of the same sound,
  /// or an h at the beginning is left out. Before a, o and u neither c nor g is what it is before e and i.
  package static func soundsAlike(_ first: String, _ second: String) -> Bool {
    func sounds(_ word: String) -> [UInt8] { Array(word.utf8.drop { $0 == silentLetter }) }
    let (one, other) = (sounds(first), sounds(second))
    guard first != second, one.count == other.count else { return false }
    let different = one.indices.filter { one[$0] != other[$0] }
    return different.count < 2
      && different.allSatisfy { place in
        exchange(one[place], other[place]) == confusion
          && [one, other].allSatisfy { word in
            let isHardOrSoft = word[place] == UInt8(ascii: "c") || word[place] == UInt8(ascii: "g")
            let next = place + 1 < word.count ? word[place + 1] : 0
            return !isHardOrSoft || next == UInt8(ascii: "e") || next == UInt8(ascii: "i")
          }
      }
  }
}
