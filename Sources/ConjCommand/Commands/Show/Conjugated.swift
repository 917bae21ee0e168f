import VerbForms

/// A verb's conjugation as `conj show` shows it: its lines in the levels, each form compared with
/// that of a regular verb.
struct Conjugated {
  struct Form: Hashable {
    /// As the level writes it: `me lavo`.
    var text: String
    /// Whether it differs from what a regular verb of the same ending would have.
    var isIrregular: Bool
  }

  struct LevelPart {
    let level: FormIndex.LevelInfo
    let line: FormIndex.VerbLine
    /// One array a column.
    let cells: [[Form]]
  }

  let infinitive: String
  let levels: [LevelPart]

  /// The conjugation of a verb, in the levels that `--level` leaves.
  init(infinitive: String, source: IndexSelection) {
    self.infinitive = infinitive
    let regular = RegularVerb(infinitive: infinitive)
    levels = source.index.lines(ofVerb: infinitive)
      .map { line in
        let level = source.summaries[line.level]
        let marks = regular?.differences(columns: level.columns, forms: line.forms)
        let cells = line.cells.enumerated().map { column, forms in
          forms.enumerated().map { index, form in
            let columnMarks = marks.flatMap { column < $0.count ? $0[column] : nil } ?? []
            return Form(text: form, isIrregular: index < columnMarks.count && columnMarks[index])
          }
        }
        return LevelPart(level: level, line: line, cells: cells)
      }
  }
}

extension FormIndex {
  /// The verbs that a word may be a form of, the best first, each once.
  func verbs(of form: String) -> [String] {
    var seen: Set<String> = []
    return lookup(form).map(\.infinitive).filter { seen.insert($0).inserted }
  }
}
