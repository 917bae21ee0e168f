import SpanishGrammar

extension FormIndex {
  /// Where an answer's form stands, as far as the query says which of its places are meant.
  ///
  /// For `yo fui` that is the first person alone, for `dámelo` the commands, for a form that was
  /// asked for by itself every place where it stands.
  ///
  ///     let answer = FormIndex.builtin.lookup("yo fui")[0]
  ///     FormIndex.builtin.readings(of: answer).map(\.column)      // yo, in each level that has fui
  ///
  /// - Parameters:
  ///   - answer: An answer of this index.
  ///   - levels: Where given, only readings in these levels.
  /// - Returns: The readings, in the order of levels.
  ///
  /// Complexity: O(cells of the verb's lines).
  public func readings(of answer: Answer, levels: Set<Int>? = nil) -> [Reading] {
    let all = readings(of: answer.form, infinitive: answer.infinitive, levels: levels)
    let hosts = hosts(of: answer)
    guard !hosts.isEmpty || !answer.columns.isEmpty, let verb = storage.verb(answer.infinitive)
    else { return all }
    let uses = storage.uses(
      of: Array(answer.form.utf8), base: Array(answer.infinitive.utf8), verb: verb, levels: levels)
    return zip(all, uses).filter { reading, use in
      (hosts.isEmpty || !use.roles.isDisjoint(with: hosts))
        && (answer.columns.isEmpty || answer.columns.contains(reading.column))
    }.map(\.0)
  }

  /// What the form must be where pronouns are written onto it; empty where none are.
  private func hosts(of answer: Answer) -> FormRole {
    guard answer.columns.isEmpty, answer.parts.first == answer.form,
      let group = PronounGroup(answer.parts.dropFirst().compactMap { Pronoun($0) })
    else { return [] }
    return group.hosts
  }
}
