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

  package mutating func remarks(_ remarks: FormIndex.VerbRemarks) {
    member("gloss", remarks.gloss)
    member("pronominal", if: remarks.isPronominal)
    member("rare", if: remarks.isRare)
  }

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
    name("readings")
    array(index.readings(of: answer)) { json, reading in
      json.beginReading(reading.inflection, levels[reading.level])
      json.endReading(
        line: reading.line, written: reading.written == answer.form ? nil : reading.written)
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

  /// Writes a reading up to the number of its line.
  mutating func beginReading(_ inflection: FormIndex.Inflection, _ level: FormIndex.LevelInfo) {
    beginObject()
    member("tense", orNull: inflection.name)
    member("person", orNull: inflection.person)
    member("level", level.title)
    member("file", level.file)
    name("line")
  }

  mutating func endReading(line: Int, written: String?) {
    number(line)
    member("written", written)
    endObject()
  }

  // MARK: matches

  /// Writes the answers of a match to its word as ``match(_:word:_:_:)`` does, from the bytes of the index.
  package mutating func matches(
    _ match: WordMatch, most: Int, in index: FormIndex, _ language: String?,
    _ fields: inout ReadingFieldTable
  ) {
    name("matches")
    array(objects: 0..<min(match.count, most)) { json, number in
      json.name("infinitive")
      unsafe json.letters { unsafe index.copyInfinitive(number, of: match, to: $0) }
      json.name("form")
      unsafe json.letters { unsafe index.copyForm(number, of: match, to: $0) }
      json.member("match", index.band(ofAnswer: number, of: match).rawValue)
      var cells: [(cell: CellOccurrence, line: Int)] = []
      if let verb = index.verb(ofAnswer: number, of: match) {
        if let gloss = language.flatMap({ index.glossBytes(of: verb.verb, $0) }) {
          json.name("gloss")
          unsafe json.string(gloss.raw.assumingMemoryBound(to: UInt8.self).span)
        }
        json.member("pronominal", if: index.isPronominal(verb.verb))
        json.member("rare", if: index.isRare(verb.verb))
        index.forEachCell(of: verb) { cells.append(($0, $1)) }
      }
      json.name("readings")
      json.array(cells) { json, place in
        json.separate()
        fields.append(place.cell, to: &json)
        json.needsComma = false
        let written = index.written(place.cell, infinitive: index.answers(match).infinitive(number))
        json.endReading(
          line: place.line,
          written: written.flatMap { $0 == index.answers(match)[number].form ? nil : $0 })
      }
    }
  }

  /// Writes a string of letters, which need no escapes.
  private mutating func letters(_ copy: (UnsafeMutableRawPointer) -> Int) {
    separate()
    append(UInt8(ascii: "\""))
    unsafe fill(atLeast: FormIndex.Answers.wordCapacity, copy)
    append(UInt8(ascii: "\""))
  }
}
