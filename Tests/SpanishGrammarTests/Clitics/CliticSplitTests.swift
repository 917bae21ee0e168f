import Testing

import SpanishText

@testable import SpanishGrammar

@Suite struct CliticSplitTests {
  private func splits(of word: [UInt8]) -> [CliticSplit] {
    var splits: [CliticSplit] = []
    _ = CliticSplit.contains(in: word.span) { split in
      splits.append(split)
      return false
    }
    return splits
  }

  private func hosts(_ word: String) -> Set<String> {
    let bytes = Array(word.utf8)
    return Set(
      splits(of: bytes).map { split in
        var host = Array(bytes.prefix(split.stemLength))
        if let lost = split.elidedLetter { host.append(lost) }
        return String(decoding: host, as: UTF8.self) + "+"
          + split.group.pronouns.map(\.text).joined(separator: "+")
      })
  }

  @Test func splits() {
    #expect(hosts("damelo") == ["da+me+lo", "dame+lo"])
    #expect(hosts("dandoselas") == ["dando+se+las", "dandose+las"])
    #expect(hosts("vamonos").contains("vamos+nos"))
    #expect(hosts("digamoselo").contains("digamos+se+lo"))
    #expect(hosts("sentaos") == ["sentad+os"])
    #expect(hosts("idos") == ["id+os"])
    #expect(hosts("dandoos") == ["dando+os"])
    #expect(hosts("comerselo") == ["comer+se+lo", "comerse+lo"])
    #expect(hosts("diciendonoslo").contains("diciendo+nos+lo"))
  }

  @Test(arguments: ["", "a", "me", "lo", "hablo", "hablamos", "comemos", "hablaba", "hablasteis"])
  func none(word: String) {
    #expect(hosts(word) == [])
  }

  /// Every split's spelling, folded, is the word that was split; and every form with pronouns is
  /// found among the splits of its fold.
  @Test func splitUndoesAttachment() {
    let hosts: [(String, GrammaticalRole)] = [
      ("canta", .tú), ("cante", .usted), ("cantemos", .nosotros), ("cantad", .vosotros),
      ("canten", .ustedes), ("cantá", .vos), ("cantar", .infinitive), ("cantando", .gerund),
      ("id", .vosotros), ("oíd", .vosotros), ("haz", .tú), ("sé", .tú),
    ]
    var count = 0
    for first in Pronoun.allCases {
      for others in [[]] + Pronoun.allCases.map({ [$0] }) + pairs {
        guard let group = CliticGroup([first] + others) else { continue }
        for (form, role) in hosts {
          guard let whole = CliticSpelling.spelling(of: form, as: role, with: group) else {
            continue
          }
          count += 1
          let bytes = Array(whole.folded.utf8)
          let isFound = splits(of: bytes).contains { split in
            var host = Array(bytes.prefix(split.stemLength))
            if let lost = split.elidedLetter { host.append(lost) }
            return host == Array(form.folded.utf8) && split.group == group
              && role.isSubset(of: split.roles)
          }
          #expect(isFound, "\(whole)")
        }
      }
    }
    #expect(count > 400)
  }

  private var pairs: [[Pronoun]] {
    Pronoun.allCases.flatMap { first in Pronoun.allCases.map { [first, $0] } }
  }
}
