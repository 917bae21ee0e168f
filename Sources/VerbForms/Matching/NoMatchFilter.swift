import SpanishGrammar
import SpanishText

/// The cheap test that tells of most words without an entry that no other band answers them either:
/// one word, no nh or ny in place of ñ, and no pronouns at the end behind something that is a key.
extension IndexStorage {
  /// Whether a word that is no key certainly has no answer.
  ///
  /// - Parameters:
  ///   - key: The word.
  ///   - walked: For how many of its letters there are transitions.
  /// - Returns: False where it takes a closer look to know.
  @inline(__always)
  func certainlyHasNoMatch(_ key: inout FormKey, walked: Int) -> Bool {
    key.count > 0 && !mayEndInClitics(&key, walked: walked)
      && !mayBePhraseOrDigraph(&key, walked: walked)
  }

  /// Whether there are several words, or nh or ny: see `ASCIIAccents`. Where an n stands for ñ, the letters
  /// up to it begin a key.
  @inline(__always)
  func mayBePhraseOrDigraph(_ key: inout FormKey, walked: Int) -> Bool {
    key.lendLetters { $0.hasSpaceOrÑDigraph(among: walked) }
  }

  /// Whether a word may be split into a key and pronouns.
  @inline(__always)
  private func mayEndInClitics(_ key: inout FormKey, walked: Int) -> Bool {
    // Everything behind the letters that were walked must be pronouns.
    guard key.count - walked <= CliticGroup.maximumSize,
      key.lendLetters({ CliticEnding.isPossible($0) })
    else { return false }
    return splitsIntoKeyAndClitics(key, walked: walked)
  }

  private func splitsIntoKeyAndClitics(_ key: FormKey, walked: Int) -> Bool {
    func isKey(_ split: CliticSplit) -> Bool {
      split.stemLength <= walked && firstEntry(of: split.host(in: key)) != nil
    }
    return key.passes { word in
      CliticSplit.contains(in: word, where: isKey)
        || CliticSplit.containsFinite(in: word, hasAccent: !key.accents.isPlain, where: isKey)
    }
  }
}
