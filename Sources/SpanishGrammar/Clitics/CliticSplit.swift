public import SpanishText

/// One way to read the end of a folded word as pronouns written onto a verb form.
public struct CliticSplit: Sendable, Hashable {
  /// How many bytes of the word belong to the form.
  public let stemLength: Int
  /// The letter that the form lost before the pronoun, to be added to those bytes: the s of `vamos`
  /// in `vamonos`, the d of `sentad` in `sentaos`; nil for none.
  public let elidedLetter: UInt8?
  /// The pronouns.
  public let group: CliticGroup
  /// What the form must be for this reading.
  public let roles: GrammaticalRole

  /// All readings of a word's end; few words have any.
  ///
  /// - Parameter word: a folded word: lower case, no diacritics.
  /// - Returns: the readings, at most 12.
  public static func all(of word: Span<UInt8>) -> [CliticSplit] {
    var splits: [CliticSplit] = []
    _ = contains(in: word) { split in
      splits.append(split)
      return false
    }
    return splits
  }

  /// Whether a reading of a word's end passes a test; the test is asked until one does.
  ///
  /// Only the letters are looked at: whether the rest is a form of that kind is for an index to say.
  /// The form's last letters already rule most words out, an infinitive's being -r, a gerund's -ndo.
  ///
  /// - Parameters:
  ///   - word: a folded word: lower case, no diacritics.
  ///   - isWanted: the test.
  /// - Returns: whether a reading passed.
  /// - Complexity: O(1), no allocation; at most 12 readings.
  public static func contains(
    in word: Span<UInt8>, where isWanted: (CliticSplit) -> Bool
  ) -> Bool {
    extend(nil, upTo: word.count, of: word, isWanted)
  }

  private static func extend(
    _ group: CliticGroup?, upTo end: Int, of word: Span<UInt8>,
    _ isWanted: (CliticSplit) -> Bool
  ) -> Bool {
    let (one, other) = pronouns(endingAt: end, of: word)
    return extend(group, by: one, upTo: end, of: word, isWanted)
      || extend(group, by: other, upTo: end, of: word, isWanted)
  }

  private static func extend(
    _ group: CliticGroup?, by pronoun: Pronoun?, upTo end: Int, of word: Span<UInt8>,
    _ isWanted: (CliticSplit) -> Bool
  ) -> Bool {
    guard let pronoun,
      let longer = group == nil ? CliticGroup(pronoun) : group?.preceded(by: pronoun)
    else { return false }
    let rest = end - pronoun.length
    return passes(longer, stemLength: rest, of: word, isWanted)
      || extend(longer, upTo: rest, of: word, isWanted)
  }

  private static func passes(
    _ group: CliticGroup, stemLength: Int, of word: Span<UInt8>,
    _ isWanted: (CliticSplit) -> Bool
  ) -> Bool {
    let ending = Ending(of: word, length: stemLength)
    let hosts = group.hosts
    let losesS = group.first == .nos || group.first == .se
    let losesD = group.first == .os
    var whole = ending.roles.intersection(hosts)
    if losesS { whole.remove(.nosotros) }
    if losesD, !ending.isId { whole.remove(.vosotros) }
    func passes(_ roles: GrammaticalRole, lost letter: UInt8?) -> Bool {
      isWanted(
        CliticSplit(stemLength: stemLength, elidedLetter: letter, group: group, roles: roles))
    }
    if !whole.isEmpty, passes(whole, lost: nil) { return true }
    if losesS, ending.isMo, hosts.contains(.nosotros),
      passes(.nosotros, lost: UInt8(ascii: "s"))
    {
      return true
    }
    return losesD && ending.endsInAEI && hosts.contains(.vosotros)
      && passes(.vosotros, lost: UInt8(ascii: "d"))
  }

  /// The pronouns that could end at this place: at most two (`nos` and `os`).
  private static func pronouns(
    endingAt end: Int, of word: Span<UInt8>
  ) -> (Pronoun?, Pronoun?) {
    guard end >= 3 else { return (nil, nil) }
    let before = word[end - 3]
    switch (word[end - 2], word[end - 1]) {
    case (UInt8(ascii: "m"), UInt8(ascii: "e")): return (.me, nil)
    case (UInt8(ascii: "t"), UInt8(ascii: "e")): return (.te, nil)
    case (UInt8(ascii: "s"), UInt8(ascii: "e")): return (.se, nil)
    case (UInt8(ascii: "l"), UInt8(ascii: "e")): return (.le, nil)
    case (UInt8(ascii: "l"), UInt8(ascii: "o")): return (.lo, nil)
    case (UInt8(ascii: "l"), UInt8(ascii: "a")): return (.la, nil)
    case (UInt8(ascii: "e"), UInt8(ascii: "s")):
      return (before == UInt8(ascii: "l") ? .les : nil, nil)
    case (UInt8(ascii: "a"), UInt8(ascii: "s")):
      return (before == UInt8(ascii: "l") ? .las : nil, nil)
    case (UInt8(ascii: "o"), UInt8(ascii: "s")):
      switch before {
      case UInt8(ascii: "l"): return (.los, .os)
      case UInt8(ascii: "n"): return (.nos, .os)
      default: return (nil, .os)
      }
    default: return (nil, nil)
    }
  }
}

/// What the last letters of a folded word allow it to be.
private struct Ending {
  var roles: GrammaticalRole = []
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
    case UInt8(ascii: "r"):
      let isVowel =
        before == UInt8(ascii: "a") || before == UInt8(ascii: "e") || before == UInt8(ascii: "i")
      if isVowel { roles = .infinitive }
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

extension CliticSplit {
  /// The key of the form that the pronouns are written onto.
  public func host(in word: FormKey) -> FormKey {
    var host = word
    host.removeLast(word.count - stemLength)
    if let elidedLetter { _ = host.append(label: Letter.label(of: elidedLetter)) }
    return host
  }
}
