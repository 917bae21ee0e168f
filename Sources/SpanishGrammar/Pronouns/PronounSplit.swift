/// One way to read the end of a folded word as pronouns written onto a verb form.
package struct PronounSplit: Sendable, Hashable {
  /// How many bytes of the word belong to the form.
  package let hostLength: Int
  /// The letter that the form lost before the pronoun, to be added to those bytes: the s of `vamos`
  /// in `vamonos`, the d of `sentad` in `sentaos`; nil for none.
  package let lostLetter: UInt8?
  /// The pronouns.
  package let group: PronounGroup
  /// What the form must be for this reading.
  package let roles: FormRole

  /// All readings of a word's end, the one with fewest pronouns first; few words have any.
  ///
  /// Only the letters are looked at: whether the rest is a form of that kind is for an index to say.
  /// The form's last letters already rule most words out, an infinitive's being -r, a gerund's -ndo.
  ///
  /// - Parameter word: a folded word: lower case, no diacritics.
  /// - Complexity: O(1), at most 12 readings.
  package static func all(of word: Span<UInt8>) -> [PronounSplit] {
    var splits: [PronounSplit] = []
    extend(nil, upTo: word.count, of: word, into: &splits)
    return splits
  }

  private static func extend(
    _ group: PronounGroup?, upTo end: Int, of word: Span<UInt8>, into splits: inout [PronounSplit]
  ) {
    for pronoun in pronouns(endingAt: end, of: word) {
      guard let longer = group == nil ? PronounGroup(pronoun) : group?.preceded(by: pronoun) else {
        continue
      }
      let rest = end - pronoun.text.utf8.count
      append(longer, hostLength: rest, of: word, to: &splits)
      extend(longer, upTo: rest, of: word, into: &splits)
    }
  }

  private static func append(
    _ group: PronounGroup, hostLength: Int, of word: Span<UInt8>, to splits: inout [PronounSplit]
  ) {
    let ending = Ending(of: word, length: hostLength)
    let losesS = group.first == .nos || group.first == .se
    let losesD = group.first == .os
    var whole = ending.roles.intersection(group.hosts)
    if losesS { whole.remove(.nosotros) }
    if losesD, !ending.isId { whole.remove(.vosotros) }
    if !whole.isEmpty {
      splits.append(
        PronounSplit(hostLength: hostLength, lostLetter: nil, group: group, roles: whole))
    }
    if losesS, ending.isMo, group.hosts.contains(.nosotros) {
      splits.append(
        PronounSplit(
          hostLength: hostLength, lostLetter: UInt8(ascii: "s"), group: group, roles: .nosotros))
    }
    if losesD, ending.endsInAEI, group.hosts.contains(.vosotros) {
      splits.append(
        PronounSplit(
          hostLength: hostLength, lostLetter: UInt8(ascii: "d"), group: group, roles: .vosotros))
    }
  }

  /// The pronouns that could end at this place: at most two (`nos` and `os`).
  private static func pronouns(endingAt end: Int, of word: Span<UInt8>) -> [Pronoun] {
    guard end >= 3 else { return [] }
    let last = word[end - 1]
    let middle = word[end - 2]
    switch (middle, last) {
    case (UInt8(ascii: "m"), UInt8(ascii: "e")): return [.me]
    case (UInt8(ascii: "t"), UInt8(ascii: "e")): return [.te]
    case (UInt8(ascii: "s"), UInt8(ascii: "e")): return [.se]
    case (UInt8(ascii: "l"), UInt8(ascii: "e")): return [.le]
    case (UInt8(ascii: "l"), UInt8(ascii: "o")): return [.lo]
    case (UInt8(ascii: "l"), UInt8(ascii: "a")): return [.la]
    case (UInt8(ascii: "e"), UInt8(ascii: "s")) where word[end - 3] == UInt8(ascii: "l"):
      return [.les]
    case (UInt8(ascii: "a"), UInt8(ascii: "s")) where word[end - 3] == UInt8(ascii: "l"):
      return [.las]
    case (UInt8(ascii: "o"), UInt8(ascii: "s")):
      switch word[end - 3] {
      case UInt8(ascii: "l"): return [.los, .os]
      case UInt8(ascii: "n"): return [.nos, .os]
      default: return [.os]
      }
    default: return []
    }
  }
}

/// What the last letters of a folded word allow it to be.
private struct Ending {
  var roles: FormRole = []
  var isMo = false
  var endsInAEI = false
  var isId = false

  init(of word: Span<UInt8>, length: Int) {
    guard length >= 1, length <= word.count else { return }
    let last = word[length - 1]
    let before = length >= 2 ? word[length - 2] : 0
    switch last {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"):
      roles = [.tú, .usted, .vos]
      endsInAEI = true
    case UInt8(ascii: "o"):
      isMo = before == UInt8(ascii: "m")
      if length >= 3, before == UInt8(ascii: "d"), word[length - 3] == UInt8(ascii: "n") {
        roles = .gerund
      }
    case UInt8(ascii: "r"): roles = .infinitive
    case UInt8(ascii: "s"): roles = .nosotros
    case UInt8(ascii: "d"):
      roles = .vosotros
      isId = length == 2 && before == UInt8(ascii: "i")
    case UInt8(ascii: "n"): roles = [.ustedes, .tú]
    case UInt8(ascii: "l"), UInt8(ascii: "z"): roles = .tú
    default: break
    }
  }
}
