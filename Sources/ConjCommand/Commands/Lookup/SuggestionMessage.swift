import VerbForms

extension Messages {
  /// Says which verbs may have been meant by a query that has no answer; nothing where none is near.
  func suggest(for query: String, from source: IndexSelection) {
    let near = source.index.suggestions(for: query)
    guard let last = near.last else { return }
    let named = near.map { suggestion in
      suggestion.form == suggestion.infinitive
        ? suggestion.form : "\(suggestion.form) (\(suggestion.infinitive))"
    }
    let others = named.dropLast()
    let list =
      others.isEmpty
      ? named.joined()
      : others.joined(separator: ", ") + " or \(named.last ?? last.form)"
    say("No verb has the form “\(query)”.", advice: "Did you mean \(list)?")
  }
}
