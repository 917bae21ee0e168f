import SpanishGrammar
import SpanishText

/// The cheap test that tells of most queries without an entry that no other band answers them either: no nh or
/// ny in place of ñ, no pronouns at the end behind something that is a key, and of several words none that
/// may be a verb.
extension IndexStorage {
  /// Whether a query that is no key certainly has no answer, nor any of its words.
  ///
  /// - Parameters:
  ///   - key: The query, of which nothing was left out.
  ///   - walked: For how many of its letters there are transitions.
  /// - Returns: False where it takes a closer look to know.
  func certainlyHasNoMatch(_ key: FormKey, walked: Int) -> Bool {
    key.count > 0 && !mayEndInClitics(key, walked: walked)
      && (!key.hasSpaceOrÑDigraph(among: walked) || hasNoVerb(amongWordsOf: key))
  }

  /// Whether a word may be split into a key and pronouns.
  private func mayEndInClitics(_ key: FormKey, walked: Int) -> Bool {
    // Everything behind the letters that were walked must be pronouns.
    guard key.count - walked <= CliticGroup.maximumSize,
      CliticEnding.isPossible(key)
    else { return false }
    return splitsIntoKeyAndClitics(key, walked: walked)
  }

  private func splitsIntoKeyAndClitics(_ key: FormKey, walked: Int) -> Bool {
    func isKey(_ split: CliticSplit) -> Bool {
      split.stemLength <= walked && storedKey(split.host(in: key)) != nil
    }
    return key.passes { word in
      CliticSplit.contains(in: word, where: isKey)
        || CliticSplit.containsFinite(in: word, hasAccent: !key.accents.isPlain, where: isKey)
    }
  }

  /// Whether there are several words, and none of them is a key, with pronouns or without, nor begins a key
  /// of several words; but for those that fall away before a verb.
  private func hasNoVerb(amongWordsOf key: FormKey) -> Bool {
    var words = 0
    var start = 0
    while start < key.count {
      var word = key.word(from: start)
      start += word.count + 1
      if word.count == 0 { continue }
      words += 1
      let (walked, stored) = walk(word)
      let fallsAway =
        start < key.count && word.accents.isPlain && word.passes { LeadingWords.contain($0) }
      guard stored == nil || fallsAway, !mayEndInClitics(word, walked: walked),
        !word.hasSpaceOrÑDigraph(among: walked)
      else { return false }
      if walked == word.count, word.append(label: Letter.space),
        walk(word).walked == word.count
      {
        return false
      }
    }
    return words > 1
  }
}
