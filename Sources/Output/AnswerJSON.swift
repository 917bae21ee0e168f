package import VerbForms

/// Answers as JSON, the same in the program, the page and the library. The manual page has the keys.
extension OutputBuffer {
  /// Writes an answer, with its word if the query is running text; `readings` writes the last members.
  package mutating func match(
    _ answer: FormIndex.Answer, word: String? = nil, _ remarks: FormIndex.VerbRemarks,
    _ readings: (inout OutputBuffer) -> Void
  ) {
    var remarks = remarks
    // levantar is levantarse in `me levanto`.
    remarks.isPronominal = remarks.isPronominal || answer.isPronominal
    object { json in
      json.member("word", word)
      json.member("infinitive", answer.infinitive)
      json.member("form", answer.form)
      json.member("match", answer.match.rawValue)
      json.remarks(remarks)
      json.member("spelling", answer.spelling)
      if !answer.parts.isEmpty { json.member("parts", answer.parts) }
      if !answer.helpers.isEmpty { json.member("helpers", answer.helpers) }
      readings(&json)
    }
  }

  /// Writes what is said of a verb: its meaning, and remarks.
  package mutating func remarks(_ remarks: FormIndex.VerbRemarks) {
    member("gloss", remarks.gloss)
    member("pronominal", if: remarks.isPronominal)
    member("rare", if: remarks.isRare)
  }

  /// Writes what may have been meant by a query without an answer.
  package mutating func suggestions(
    _ suggestions: some Sequence<FormIndex.Suggestion>,
    _ remarks: (_ infinitive: String) -> FormIndex.VerbRemarks
  ) {
    member("suggestions", objects: suggestions) { json, suggestion in
      json.member("infinitive", suggestion.infinitive)
      json.member("form", suggestion.form)
      json.member("reason", suggestion.reason.rawValue)
      json.remarks(remarks(suggestion.infinitive))
      json.member("tense", orNull: suggestion.tense?.name)
      json.member("persons", suggestion.persons)
    }
  }

  // MARK: readings

  /// Writes where an answer's form stands: each place with its level.
  package mutating func readings(
    of answer: FormIndex.Answer, in index: FormIndex, _ levels: [FormIndex.LevelInfo]
  ) {
    member("readings", objects: index.readings(of: answer)) { json, reading in
      let level = levels[reading.level]
      json.member("tense", orNull: reading.inflection.name)
      json.member("person", orNull: reading.inflection.person)
      json.member("level", level.title)
      json.member("file", level.file)
      json.member("line", reading.line)
      json.member("written", reading.written == answer.form ? nil : reading.written)
    }
  }

  /// Writes the same as people read it: the tenses in the order of grammars, with persons and the numbers of levels.
  package mutating func tenses(_ groups: [FormIndex.ReadingGroup]) {
    member("tenses", objects: groups) { json, group in
      json.member("tense", group.name)
      json.member("persons", group.persons)
      var levels: [Int] = []
      for reading in group.readings where levels.last != reading.level {
        levels.append(reading.level)
      }
      json.member("levels", levels)
    }
  }
}
