/// What an edit costs: the weights by which suggestions are ordered.
///
/// An edit is a letter left out, put in or exchanged, or two neighbours swapped. What learners mix up
/// because it sounds alike costs less than any other edit, but two such edits cost more than
/// one of any kind, so that a search by cost is one by number of edits.
package enum EditCost {
  /// A letter left out, put in, exchanged, or swapped with its neighbour.
  package static let plain = 6
  /// A confusion of sounds: b/v, c/s/z, g/j, x/j, i/y, q/k/c, rr/r, an h; ll/y and qu/k/c count as one.
  package static let confusion = 5

  private static let confusedLetters: [(UInt8, UInt8)] = [
    pair("b", "v"), pair("c", "s"), pair("c", "z"), pair("s", "z"), pair("g", "j"),
    pair("x", "j"), pair("i", "y"), pair("q", "k"), pair("q", "c"), pair("k", "c"),
  ]

  /// Two letters that are taken for one, or one for them.
  package static let confusedPairs: [(pair: (UInt8, UInt8), single: UInt8)] = [
    (pair("l", "l"), UInt8(ascii: "y")), (pair("q", "u"), UInt8(ascii: "k")),
    (pair("q", "u"), UInt8(ascii: "c")), (pair("r", "r"), UInt8(ascii: "r")),
  ]

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
  package static let byWeight = [
    0, confusion, 2 * confusion, plain, confusion + plain, 2 * plain,
  ]

  /// What kind of mistake the edits are that cost so much.
  package static func kind(of cost: Int) -> MistakeKind {
    cost == 0 ? .accents : cost % confusion == 0 ? .sound : .typo
  }

  package static func exchange(_ first: UInt8, _ second: UInt8) -> Int {
    if first == second { return 0 }
    let isConfused = confusedLetters.contains { one, other in
      (one == first && other == second) || (one == second && other == first)
    }
    return isConfused ? confusion : plain
  }

  /// What it costs to leave out or put in a letter.
  package static func gap(_ letter: UInt8) -> Int {
    letter == silentLetter ? confusion : plain
  }

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

  private static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> (UInt8, UInt8) {
    (UInt8(ascii: first), UInt8(ascii: second))
  }
}
