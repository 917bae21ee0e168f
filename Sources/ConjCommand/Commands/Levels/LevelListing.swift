import VerbForms

/// A line of `conj levels`: a level, and the verb or form in it that was asked for.
struct LevelListing {
  /// A verb's line in the level.
  struct Verb {
    var infinitive: String
    var line: Int
    /// The line as the level has it: `comer: como, comes, …`.
    var text: String
  }

  /// A form in the line.
  struct Form {
    var form: String
    var column: String
  }

  /// The level's number.
  var level: Int
  /// What `--verb` or `--form` found there.
  var verb: Verb?
  /// What `--form` found there.
  var form: Form?

  /// All levels that `--level` leaves.
  static func all(of source: IndexSelection) -> [LevelListing] {
    source.index.selectedLevels.map { LevelListing(level: $0) }
  }

  /// The levels that hold the verbs of a form, in their order.
  static func holding(_ form: String, _ source: IndexSelection) -> [LevelListing] {
    let listings = source.whole.verbs(of: form).flatMap { infinitive in
      source.index.lines(ofVerb: infinitive)
        .map { LevelListing(level: $0.level, verb: Verb(infinitive, $0)) }
    }
    return inOrder(listings)
  }

  /// The levels that teach a form, in their order.
  static func teaching(_ form: String, _ source: IndexSelection) -> [LevelListing] {
    let answers = source.index.lookup(form)
    let listings = answers.flatMap { answer in
      let lines = source.index.lines(ofVerb: answer.infinitive)
      return source.index.places(of: answer).map { reading in
        let line = lines.first { $0.level == reading.level && $0.line == reading.line }
        return LevelListing(
          level: reading.level,
          verb: line.map { Verb(answer.infinitive, $0) },
          form: Form(form: reading.written, column: reading.column))
      }
    }
    return inOrder(listings)
  }

  private static func inOrder(_ listings: [LevelListing]) -> [LevelListing] {
    // Comparing offsets too keeps the order of use within a level.
    listings.enumerated()
      .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
      .map(\.element)
  }
}

extension LevelListing.Verb {
  init(_ infinitive: String, _ line: FormIndex.VerbLine) {
    self.infinitive = infinitive
    self.line = line.line
    let cells = line.cells.map { $0.isEmpty ? "-" : $0.joined(separator: "/") }
    text = "\(line.writtenInfinitive): \(cells.joined(separator: ", "))"
  }
}
