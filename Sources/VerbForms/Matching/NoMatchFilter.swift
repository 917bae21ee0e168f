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
  func certainlyHasNoMatch(_ key: FormKey, walked: Int) -> Bool {
    !mayBePhraseOrDigraph(key) && !mayEndInClitics(key, walked: walked)
  }

  /// Whether there are several words, or nh or ny: see `ASCIIAccents`.
  func mayBePhraseOrDigraph(_ key: FormKey) -> Bool {
    key.hasSpaceOrÑDigraph
  }

  /// Whether a word may be split into a key and pronouns.
  private func mayEndInClitics(_ key: FormKey, walked: Int) -> Bool {
    // Everything behind the letters that were walked must be pronouns.
    guard key.count - walked <= CliticGroup.maximumSize, CliticEnding.isPossible(key) else {
      return false
    }
    return key.passes { word in
      CliticSplit.contains(in: word) { split in
        guard split.stemLength <= walked else { return false }
        return firstEntry(of: split.host(in: key)) != nil
      }
    }
  }
}
