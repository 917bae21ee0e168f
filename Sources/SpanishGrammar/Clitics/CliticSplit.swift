package import SpanishText

/// One way to read the end of a folded word as pronouns written onto a verb form.
package struct CliticSplit: Sendable, Hashable {
  /// How many bytes of the word belong to the form.
  package let stemLength: Int
  /// The letter that the form lost before the pronoun, to be added to those bytes: the s of `vamos`
  /// in `vamonos`, the d of `sentad` in `sentaos`; nil for none.
  package let elidedLetter: UInt8?
  package let group: CliticGroup
  /// What the form must be for this reading.
  package let roles: GrammaticalRole

  /// The key of the form that the pronouns are written onto.
  package func host(in word: FormKey) -> FormKey {
    var host = word
    host.removeLast(word.count - stemLength)
    if let elidedLetter { _ = host.append(label: Letter.label(of: elidedLetter)) }
    return host
  }

  /// Whether some reading of a word's end passes a test. Those after it are not tested.
  ///
  /// A reading goes by letters alone, -r for an infinitive, -ndo for a gerund; an index knows whether there is such a form.
  ///
  /// - Complexity: O(1), no allocation; at most 12 readings.
  package static func contains(
    in word: Span<UInt8>, where isWanted: (CliticSplit) -> Bool
  ) -> Bool {
    extend(nil, upTo: word.count, of: word) {
      passes($0, stemLength: $1, of: word, isWanted)
    }
  }

  /// The same for pronouns after a form with a person, as old and literary Spanish writes them: `érase`, `dígole`,
  /// `fuímonos`. There are two at most, never `os`, and `nos` after nosotros alone: `íbanos` is heard for íbamos. In a word
  /// without an accent only me, se, le or les after `-ó` count (`levantose`): many nouns end like others (`juguete`).
  ///
  /// - Complexity: O(1), no allocation; at most 2 readings.
  package static func containsFinite(
    in word: Span<UInt8>, hasAccent: Bool, where isWanted: (CliticSplit) -> Bool
  ) -> Bool {
    extend(nil, upTo: word.count, of: word) { group, stemLength in
      guard group.count < 3, !group.contains(.os), stemLength > 1 else { return false }
      if !hasAccent {
        guard group.count == 1, [.me, .se, .le, .les].contains(group.first),
          word[stemLength - 1] == UInt8(ascii: "o")
        else { return false }
      }
      let losesS = group.first == .nos && Ending(of: word, length: stemLength).isMo
      if group.contains(.nos), !losesS { return false }
      return isWanted(
        CliticSplit(
          stemLength: stemLength, elidedLetter: losesS ? UInt8(ascii: "s") : nil, group: group,
          roles: .finite))
    }
  }

  private static func extend(
    _ group: CliticGroup?, upTo end: Int, of word: Span<UInt8>,
    _ isWanted: (CliticGroup, Int) -> Bool
  ) -> Bool {
    guard end >= 3 else { return false }
    func isExtended(by pronoun: Pronoun?) -> Bool {
      guard let pronoun,
        let longer = group == nil ? CliticGroup(pronoun) : group?.preceded(by: pronoun)
      else { return false }
      let rest = end - pronoun.length
      return isWanted(longer, rest) || extend(longer, upTo: rest, of: word, isWanted)
    }
    let (one, other) = CliticEnding.pronouns(word[end - 3], word[end - 2], word[end - 1])
    return isExtended(by: one) || isExtended(by: other)
  }

  private static func passes(
    _ group: CliticGroup, stemLength: Int, of word: Span<UInt8>, _ isWanted: (CliticSplit) -> Bool
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
    if losesS, ending.isMo, hosts.contains(.nosotros), passes(.nosotros, lost: UInt8(ascii: "s")) {
      return true
    }
    // -a, -e, -i: the vowel before the lost d.
    return losesD && ending.roles.contains(.usted) && hosts.contains(.vosotros)
      && passes(.vosotros, lost: UInt8(ascii: "d"))
  }
}

/// Whether a word can end in a pronoun at all: a quick look at three letters.
package enum CliticEnding {
  /// Whether a word of this key can. The word adiós can't: it is not adíos, a command of adir.
  package static func isPossible(_ key: FormKey) -> Bool {
    guard key.count >= 4, !(adiosKey.map { key.hasSameLabels(as: $0) } ?? false) else {
      return false
    }
    let (third, before, last) = key.lastLetters
    return isPossible(third, before, last)
  }

  private static let adiosKey = FormKey(form: "adios")

  /// Calls `body` with the last three letters of all words that can, which have at least four letters.
  package static func forEach(_ body: (_ third: UInt8, _ before: UInt8, _ last: UInt8) -> Void) {
    let pairs = Array("meteselelolaosases".utf8)
    for index in stride(from: 0, to: pairs.count, by: 2) {
      let (before, last) = (pairs[index], pairs[index + 1])
      for third in [UInt8(ascii: " ")] + Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
      where isPossible(third, before, last) {
        body(third, before, last)
      }
    }
  }

  /// Whether the last three letters of a word can. -os can but for -mos, the end of many forms.
  package static func isPossible(_ third: UInt8, _ before: UInt8, _ last: UInt8) -> Bool {
    let (one, other) = pronouns(third, before, last)
    return one != nil || (other != nil && third != UInt8(ascii: "m"))
  }

  /// Where one to three pronouns at the end of a folded word may begin.
  package static func starts(in word: [UInt8]) -> [Int] {
    var starts: [Int] = []
    var ends = [word.count]
    for _ in 0..<3 {
      ends = ends.filter { $0 >= 3 }.flatMap { end in
        let (one, other) = pronouns(word[end - 3], word[end - 2], word[end - 1])
        return [one, other].compactMap { $0.map { end - $0.length } }
      }
      starts += ends
    }
    return starts
  }

  /// The pronouns that could be the end of these letters: at most two (`nos` and `os`).
  fileprivate static func pronouns(
    _ third: UInt8, _ before: UInt8, _ last: UInt8
  ) -> (Pronoun?, Pronoun?) {
    let third = Unicode.Scalar(third)
    switch (Unicode.Scalar(before), Unicode.Scalar(last)) {
    case ("m", "e"): return (.me, nil)
    case ("t", "e"): return (.te, nil)
    case ("s", "e"): return (.se, nil)
    case ("l", "e"): return (.le, nil)
    case ("l", "o"): return (.lo, nil)
    case ("l", "a"): return (.la, nil)
    case ("e", "s"): return (third == "l" ? .les : nil, nil)
    case ("a", "s"): return (third == "l" ? .las : nil, nil)
    case ("o", "s"): return (third == "l" ? .los : third == "n" ? .nos : nil, .os)
    default: return (nil, nil)
    }
  }
}

/// What the last letters of a folded word allow it to be.
private struct Ending {
  var roles: GrammaticalRole = []
  var isMo = false
  var isId = false

  init(of word: Span<UInt8>, length: Int) {
    guard length >= 1, length <= word.count else { return }
    let before = Unicode.Scalar(length >= 2 ? word[length - 2] : 0)
    switch Unicode.Scalar(word[length - 1]) {
    case "a", "e", "i": roles = [.tú, .usted, .vos]
    case "o":
      isMo = before == "m"
      if length >= 3, before == "d", word[length - 3] == UInt8(ascii: "n") { roles = .gerund }
    case "r": if before == "a" || before == "e" || before == "i" { roles = .infinitive }
    case "s": roles = .nosotros
    case "d":
      roles = .vosotros
      isId = length == 2 && before == "i"
    case "n": roles = [.ustedes, .tú]
    case "l", "z": roles = .tú
    default: break
    }
  }
}
