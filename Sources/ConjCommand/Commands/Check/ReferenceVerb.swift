import LevelFiles
import SpanishGrammar
import SpanishText
import VerbForms

struct ReferenceVerb {
  /// The infinitive as they spell it.
  let infinitive: String
  private let lines: [(columns: [String], forms: [[String]])]

  /// The verb of this infinitive; nil where they have none. `columns` are those of their levels.
  init?(_ infinitive: String, in reference: FormIndex, columns: [[String]]) {
    let lines = reference.lines(ofVerb: infinitive)
    guard !lines.isEmpty else { return nil }
    self.infinitive = infinitive
    self.lines = lines.map { (columns[$0.level], $0.forms) }
  }

  /// Whether a line of the reference has just these cells, as a level writes them, in just these
  /// columns.
  func has(_ cells: [String], columns: [String]) -> Bool {
    lines.contains { line in
      line.forms.count == cells.count && line.columns == columns
        && zip(line.forms, cells).allSatisfy { $1 == Level.Challenge.text(of: $0) }
    }
  }

  /// The columns in which a form stands, each once.
  func columns(of form: String) -> [String] {
    var columns: [String] = []
    for line in lines {
      for (column, forms) in zip(line.columns, line.forms) where forms.contains(form) {
        if !columns.contains(column) { columns.append(column) }
      }
    }
    return columns
  }

  /// The forms of the line with the same columns that has the most of these in the same cells; none
  /// where no line has half of them.
  func likeliestForms(columns: [String], forms: [[String]]) -> [[String]] {
    var best: (forms: [[String]], agreeing: Int) = ([], max(1, columns.count / 2) - 1)
    for line in lines where line.columns == columns {
      let agreeing = zip(line.forms, forms).count { $0 == $1 }
      if agreeing > best.agreeing { best = (line.forms, agreeing) }
    }
    return best.forms
  }

  /// A form that differs from this one in accents or ñ alone, from the same person if there is one.
  func formWithOtherMarks(than form: String, under column: String) -> String? {
    let fold = form.folded
    return nearest(under: column) { $0.folded == fold ? 0 : nil }
  }

  /// The form that is the fewest edits away, at most two, from the same person if there is one.
  func formNear(_ form: String, under column: String) -> String? {
    let letters = Array(form.folded.unicodeScalars)
    return nearest(under: column) {
      editDistance(letters, Array($0.folded.unicodeScalars), atMost: 2)
    }
  }

  private func nearest(under column: String, distance: (String) -> Int?) -> String? {
    var best: (form: String, distance: Int, isElsewhere: Int)?
    for line in lines {
      for (known, forms) in zip(line.columns, line.forms) {
        let isElsewhere = isSamePerson(known, under: column) ? 0 : 1
        for candidate in forms {
          guard let distance = distance(candidate),
            (distance, isElsewhere) < (best?.distance ?? .max, best?.isElsewhere ?? .max)
          else { continue }
          best = (candidate, distance, isElsewhere)
        }
      }
    }
    return best?.form
  }
}

func isPerson(_ column: String) -> Bool { Person(word: column.folded) != nil }

/// Whether a form that the reference has under `known` may stand under `column`: it is the same
/// person, or one that has the same forms.
func isSamePerson(_ known: String, under column: String) -> Bool {
  let (known, column) = (known.folded, column.folded)
  guard let person = Person(word: column), let other = Person(word: known) else {
    return known == column
  }
  return person.agrees(withColumn: other)
}
