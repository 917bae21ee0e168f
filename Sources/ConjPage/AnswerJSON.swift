import Output
import VerbForms
import Wording

/// Answers as JSON. The page reads them by tense: readings of one tense are one object with persons and the numbers of levels.
extension OutputBuffer {
  /// Writes a query with its answers as `conj lookup --format jsonl` does, to the byte but for meanings in the
  /// language of a glossary of one's own, since there is no locale.
  mutating func answers(
    to query: ArraySlice<UInt8>, in index: FormIndex, _ levels: [FormIndex.LevelInfo]
  ) {
    let text = String(decoding: query, as: UTF8.self)
    let answers = Array(index.lookup(text))
    let words = answers.isEmpty ? index.verbs(ofSentence: text, accents: .smart) : []
    object { json in
      json.name("query")
      json.string(query.span)
      json.name("matches")
      let matches: [(word: String?, answer: FormIndex.Answer)] =
        words.isEmpty
        ? answers.map { (nil, $0) } : words.flatMap { word in word.answers.map { (word.text, $0) } }
      json.array(matches) { json, match in
        let (word, answer) = match
        json.match(answer, word: word, index.remarks(on: answer.infinitive)) {
          $0.readings(of: answer, in: index, levels)
        }
      }
      guard matches.isEmpty else { return }
      json.suggestions(index.suggestions(for: text)) { index.remarks(on: $0) }
    }
  }

  mutating func matches(_ answers: FormIndex.Answers, in index: FormIndex) {
    name("matches")
    array(answers) { json, answer in
      json.match(answer, index.remarks(on: answer.infinitive)) {
        $0.tenses(index.readingGroups(of: answer))
      }
    }
  }

  mutating func entry(_ entry: FormIndex.Entry, in index: FormIndex) {
    object { json in
      json.verb(entry.infinitive, in: index)
      json.member("form", entry.form)
      json.tenses(index.readingGroups(of: entry.form, infinitive: entry.infinitive))
    }
  }

  mutating func said(_ texts: [LocalizedText]) {
    member("said", objects: texts) { json, text in
      json.member("en", text.text(in: .english))
      json.member("es", text.text(in: .spanish))
    }
  }

  /// Writes the members of a verb: its infinitive, its meaning, and remarks.
  mutating func verb(_ infinitive: String, in index: FormIndex) {
    member("infinitive", infinitive)
    remarks(index.remarks(on: infinitive))
  }

  /// Writes running text: its words in order, with the positions of their bytes.
  mutating func words(of text: [UInt8], in index: FormIndex) {
    array(objects: index.words(ofText: text[...], knownWords: 1 << 14)) { json, word in
      json.member("word", word.text)
      json.member("start", word.bytes.lowerBound)
      json.member("end", word.bytes.upperBound)
      json.member("common", word.isCommon)
      json.member("name", word.mayBeName)
      if !word.answers.isEmpty { json.matches(word.answers, in: index) }
    }
  }
}

extension FormIndex {
  /// The language of what verbs mean: that of a glossary, before the English that the built-in index adds.
  var meaningLanguage: String? {
    let languages = glossLanguages
    return languages.first { $0 != "en" && $0 != "und" } ?? languages.first
  }

  /// What is said of a verb, with its meaning.
  func remarks(on infinitive: String) -> VerbRemarks {
    remarks(onVerb: infinitive, glossLanguage: meaningLanguage)
  }
}
