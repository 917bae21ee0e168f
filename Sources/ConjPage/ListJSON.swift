import Output
import VerbForms
import Wording

/// The list, its levels and its verbs as JSON.
extension OutputBuffer {
  mutating func facts(of index: FormIndex) {
    object { json in
      json.member("verbs", index.verbCount)
      json.member("forms", index.formCount)
      json.member("entries", index.entryCount)
      json.member("glosses", index.glossLanguages)
      json.member("meanings", index.meaningLanguage)
      json.member("levels", objects: index.levels.enumerated()) { json, element in
        let (number, level) = element
        json.member("title", level.title)
        json.member("description", level.description)
        json.member("colour", level.colorHex)
        json.member("file", level.file)
        json.member("tense", level.tense?.name)
        json.member("grade", level.grade?.name)
        json.member("columns", level.columns)
        json.member("verbs", level.verbCount)
        json.member("forms", level.formCount)
        json.member("selected", if: index.isSelected(level: number))
      }
    }
  }

  mutating func rows(_ rows: [FormIndex.Row], in index: FormIndex) {
    array(objects: rows) { json, row in
      json.member("positions", row.positions)
      json.member("first", row.first)
      if row.first != row.last { json.member("last", row.last) }
      json.verb(row.infinitive, in: index)
    }
  }

  /// Writes the position that a typed text leads to, and what the text means.
  mutating func target(_ text: String, in index: FormIndex) {
    let target = ListTarget(text, in: index)
    object { json in
      json.member("query", text)
      guard let target else { return }
      json.member("prefix", target.prefix.text)
      json.member("position", target.position)
      json.member("range", target.matches)
      json.name("entry")
      json.entry(index.entry(at: target.position), in: index)
      switch target.meaning {
      case .prefix, .answer:
        json.member("meaning", target.meaning == .prefix ? "prefix" : "answer")
        json.matches(index.lookup(text), in: index)
      case .sentence(let word, _, _):
        json.member("meaning", "sentence")
        json.member("word", word.text)
        json.matches(word.answers, in: index)
      case .nothing(let suggestions):
        json.member("meaning", "nothing")
        json.suggestions(suggestions) { index.remarks(on: $0) }
        let verbs = index.verbsElsewhere(of: text)
        let text =
          verbs.isEmpty
          ? suggestions.first.flatMap { index.explanation(of: $0) }
          : LookupMessage.isForm(of: verbs)
        json.said([text].compactMap { $0 })
      }
    }
  }

  // MARK: a verb

  mutating func conjugation(_ conjugation: FormIndex.Conjugation, in index: FormIndex) {
    object { json in
      json.verb(conjugation.infinitive, in: index)
      json.member("written", conjugation.writtenInfinitive)
      json.member("rank", index.rank(ofVerb: conjugation.infinitive).map { $0 + 1 })
      json.member("tables", objects: conjugation.tables) { json, table in
        json.member("name", table.name)
        json.member("columns", table.columns)
        json.member("rows", objects: table.rows) { json, row in
          json.member("name", row.name)
          json.name("cells")
          json.array(row.cells) { json, forms in
            json.array(objects: forms) { json, form in
              json.member("text", form.text)
              json.member("form", form.form)
              json.member("tense", form.tense?.name)
              json.member("compound", if: !form.construction.helpers.isEmpty)
              json.member("irregular", form.irregularLetters)
            }
          }
        }
      }
      if let pronominal = conjugation.pronominal {
        json.name("reflexive")
        json.object { json in
          json.member("infinitive", pronominal.infinitive)
          json.member("forms", pronominal.forms)
        }
      }
      json.member("levels", conjugation.levels)
    }
  }

  mutating func lines(_ lines: [FormIndex.VerbLine]) {
    array(objects: lines) { json, line in
      json.member("level", line.level)
      json.member("line", line.line)
      json.member("written", line.writtenInfinitive)
      json.member("cells", line.cells)
    }
  }
}
