import VerbForms

/// Answers, entries and suggestions as JSON. The names are those of `conj lookup --format jsonl`. Readings of one tense are
/// one object with persons and the numbers of levels.
extension JSONWriter {
  /// Writes a query with its answers: those of its words if the query is a sentence, suggestions if there are no answers.
  mutating func answers(to query: String, in index: FormIndex) {
    let answers = Array(index.lookup(query))
    object { json in
      json.member("query", query)
      if !answers.isEmpty { return json.matches(answers, in: index) }
      let words = index.verbs(ofSentence: query, accents: .smart)
      json.matches(of: words.flatMap { word in word.answers.map { (word.text, $0) } }, in: index)
      if words.isEmpty { json.suggestions(index.suggestions(for: query), in: index) }
    }
  }

  mutating func matches(_ answers: [FormIndex.Answer], in index: FormIndex) {
    matches(of: answers.map { (nil, $0) }, in: index)
  }

  /// Writes answers, each with its word if the query is running text.
  private mutating func matches(
    of answers: [(word: String?, answer: FormIndex.Answer)], in index: FormIndex
  ) {
    name("matches")
    array(answers) { json, match in
      let (word, answer) = match
      json.object { json in
        json.member("word", word)
        json.verb(answer.infinitive, in: index)
        json.member("form", answer.form)
        json.member("match", answer.match.rawValue)
        json.member("spelling", answer.spelling)
        if !answer.parts.isEmpty { json.member("parts", answer.parts) }
        if !answer.helpers.isEmpty { json.member("helpers", answer.helpers) }
        json.readings(index.readingGroups(of: answer))
      }
    }
  }

  /// Writes an entry of the list: a form, its verb, and its readings.
  mutating func entry(_ entry: FormIndex.Entry, in index: FormIndex) {
    object { json in
      json.verb(entry.infinitive, in: index)
      json.member("form", entry.form)
      json.readings(index.readingGroups(of: entry.form, infinitive: entry.infinitive))
    }
  }

  mutating func suggestions(_ suggestions: [FormIndex.Suggestion], in index: FormIndex) {
    name("suggestions")
    array(suggestions) { json, suggestion in
      json.object { json in
        json.verb(suggestion.infinitive, in: index)
        json.member("form", suggestion.form)
        json.member("reason", suggestion.reason.rawValue)
        json.member("tense", suggestion.tense?.name)
        if !suggestion.persons.isEmpty { json.member("persons", suggestion.persons) }
      }
    }
  }

  /// Writes the members of a verb: its infinitive, its meaning, and remarks.
  mutating func verb(_ infinitive: String, in index: FormIndex) {
    member("infinitive", infinitive)
    let remarks = index.remarks(
      onVerb: infinitive, glossLanguage: index.glossLanguages.first)
    member("gloss", remarks.gloss)
    member("pronominal", if: remarks.isPronominal)
    member("rare", if: remarks.isRare)
  }

  private mutating func readings(_ groups: [FormIndex.ReadingGroup]) {
    name("readings")
    array(groups) { json, group in
      json.object { json in
        json.member("tense", group.name)
        json.member("persons", group.persons)
        var levels: [Int] = []
        for reading in group.readings where levels.last != reading.level {
          levels.append(reading.level)
        }
        json.name("levels")
        json.array(levels) { $0.number($1) }
      }
    }
  }
}

/// Running text as JSON: its words in order, with the positions of their bytes.
extension JSONWriter {
  mutating func words(of text: [UInt8], in index: FormIndex) {
    var words: [TextReader.Word] = []
    var reader = TextReader(index)
    reader.read(text[...]) { words.append($0) }
    reader.finish { words.append($0) }
    array(words) { json, word in
      json.object { json in
        json.member("text", word.text)
        json.member("start", word.bytes.lowerBound)
        json.member("end", word.bytes.upperBound)
        json.member("common", if: word.isCommon)
        json.member("name", if: word.mayBeName)
        if !word.answers.isEmpty { json.matches(word.answers, in: index) }
      }
    }
  }
}
