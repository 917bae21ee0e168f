import SpanishGrammar
import SpanishText
import TrieIndex

extension FormIndex {
  /// The forms that a word may have been meant for by the rules of regular verbs, and by what grammars
  /// name as colloquial. Words with an answer have some too: vivaba is a form of vivar.
  ///
  /// - Complexity: O(endings + verbs found × their lines), some microseconds.
  func learnerSuggestions(for word: FormKey) -> [RankedSuggestion] {
    let letters = word.labels.map { Letter.plain(ofLabel: $0) }
    var found: [RankedSuggestion] = []
    LearnerForm.forEachInfinitive(
      of: letters, as: word.spelling, where: storage.conjugations(ofStem:)
    ) { infinitive, forms in
      guard let cheapest = forms.map({ $0.cost }).min() else { return }
      for verb in storage.verbs(foldedAs: infinitive) {
        let name = storage.infinitive(ofVerb: verb)
        // A verb that lacks the cheapest reading's cell may have the next one's.
        for cost in cheapest...(cheapest + MistakeCost.ending) {
          let best = suggestions(of: verb, name, letters, forms.filter { $0.cost == cost })
          guard !best.isEmpty else { continue }
          found += best.map { RankedSuggestion($0, cost: cost, rank: storage.verbRanks[verb]) }
          break
        }
      }
    }
    return found + spokenSuggestions(for: letters)
  }

  /// What a verb has in the cells that readings of a word name, one suggestion a tense; none where it has
  /// the word itself there.
  private func suggestions(
    of verb: VerbNumber, _ infinitive: String, _ word: [UInt8], _ readings: [LearnerForm]
  ) -> [Suggestion] {
    var found: [Suggestion] = []
    for reading in readings {
      guard let form = form(of: verb, infinitive, reading, like: word) else { continue }
      let fold = Array(form.folded.utf8)
      if fold == word { continue }
      let persons = reading.tense.hasPersons ? [reading.column] : []
      let known = found.firstIndex { $0.form == form && $0.tense == reading.tense }
      if let known {
        found[known].persons = (found[known].persons + persons).eachOnce()
      } else {
        // cojí sounds like cogí: its stem is not another one.
        let isRespelled =
          fold == reading.respelled
          || reading.kind == .stem
            && EditCost.soundsAlike(String(decoding: word, as: UTF8.self), form.folded)
        found.append(
          Suggestion(
            form: form, infinitive: infinitive, reason: isRespelled ? .spelling : reading.kind,
            tense: reading.tense, persons: persons))
      }
    }
    return found
  }

  /// The form that a verb has in a cell, of several the one that ends most like a word.
  private func form(
    of verb: VerbNumber, _ infinitive: String, _ reading: LearnerForm, like word: [UInt8]
  ) -> String? {
    if reading.tense == .infinitivo {
      return contains(form: infinitive, infinitive: infinitive) ? infinitive : nil
    }
    var best: (form: String, shared: Int)?
    storage.forEachForm(ofVerb: verb, infinitive, reading, in: selection) { form in
      let shared = zip(form.folded.utf8.reversed(), word.reversed()).prefix { $0 == $1 }.count
      if best.map({ $0.shared < shared }) ?? true { best = (form, shared) }
    }
    return best?.form
  }

  /// Forms of which a colloquial way of speaking makes the word.
  private func spokenSuggestions(for word: [UInt8]) -> [RankedSuggestion] {
    var found: [RankedSuggestion] = []
    for spoken in SpokenWord.all(of: word) {
      guard let key = FormKey(form: spoken.word.span), let first = storage.find(key)?.first
      else { continue }
      for offset in 0..<storage.entryCount(from: first) {
        let entry = storage.pair(key, storage.entry(first + offset))
        if let wanted = spoken.infinitive, wanted != entry.infinitive { continue }
        let readings = readings(of: entry.form, infinitive: entry.infinitive).filter {
          spoken.tenses.isEmpty || $0.tense.map(spoken.tenses.contains) ?? false
        }
        guard let reading = readings.first else { continue }
        let persons = readings.filter { $0.tense == reading.tense }.compactMap { $0.person }
        found.append(
          RankedSuggestion(
            Suggestion(
              form: entry.form, infinitive: entry.infinitive, reason: .colloquial,
              tense: reading.tense, persons: persons.eachOnce()),
            cost: MistakeCost.colloquial, rank: rank(ofVerb: entry.infinitive) ?? Int.max))
      }
    }
    return found
  }
}

extension IndexStorage {
  /// The conjugations of the verbs whose infinitives fold to these letters and an ending.
  ///
  /// - Complexity: O(letters).
  fileprivate func conjugations(ofStem stem: ArraySlice<UInt8>) -> [Conjugation] {
    var state = trie.root
    for letter in stem {
      guard let next = trie.step(from: state, by: Letter.label(of: letter)) else { return [] }
      state = next
    }
    return Conjugation.allCases.filter { !verbs(foldedAs: Array(stem) + $0.rawValue.utf8).isEmpty }
  }

  /// The numbers of the verbs whose infinitives fold to these letters: sonar and soñar.
  ///
  /// - Complexity: O(letters).
  fileprivate func verbs(foldedAs infinitive: [UInt8]) -> [VerbNumber] {
    guard let key = FormKey(form: infinitive.span), let found = find(key) else { return [] }
    let end = found.position + entryCount(from: found.first)
    let verbs = firstVerb(from: found.position)..<verbPositions.count
    return Array(verbs.prefix { verbPositions[$0] < end })
  }

  /// Calls `body` with each form of a verb that is in the cell that a reading names.
  ///
  /// - Complexity: O(cells of the verb's lines in levels of the tense).
  fileprivate func forEachForm(
    ofVerb verb: VerbNumber, _ infinitive: String, _ reading: LearnerForm,
    in selection: LevelSelection?, _ body: (String) -> Void
  ) {
    let person = Person(column: reading.column)
    let base = Array(infinitive.utf8)
    for line in lineRange(ofVerb: verb) where selection?.contains(classLevels[line]) ?? true {
      let roles = roles(ofLevel: classLevels[line], isDative: isDative(line: line))
      forEachCell(ofRow: classRows[line]) { cell, column in
        if roles.tense(ofColumn: column, negated: false) == reading.tense,
          person.map({ roles.person(ofColumn: column) == $0 })
            ?? (roles.columnName(column) == reading.column), let rule = rule(ofCell: cell)
        {
          body(rule.form(of: base))
        }
      }
    }
  }
}
