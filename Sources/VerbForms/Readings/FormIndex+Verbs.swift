import SpanishGrammar
import SpanishText

extension FormIndex {
  /// How many verbs the levels that count list.
  public var verbCount: Int { selected?.verbCount ?? storage.verbPositions.count }

  /// A verb's rank in the order of use, counted from 0; nil for a word that is not an infinitive here.
  ///
  /// Like the other functions of a verb it takes the infinitive composed, in lower case and without `-se`. All levels count,
  /// also those that a view leaves out.
  ///
  /// Complexity: O(letters).
  public func rank(ofVerb infinitive: String) -> Int? {
    storage.verb(infinitive).map { storage.verbRanks[$0] }
  }

  /// Whether a verb is rare, which means after the 4,000 most used ones; false for a word that is not an infinitive here.
  ///
  /// Complexity: O(letters).
  public func isRare(_ infinitive: String) -> Bool {
    storage.verb(infinitive).map { isRare($0) } ?? false
  }

  package func isRare(_ verb: VerbNumber) -> Bool {
    storage.verbRanks[verb] >= AccentRanking.startOfRare
  }

  /// Whether the levels have a verb only with -se: true for `arrepentir`, since there is only *arrepentirse*; false for
  /// a word that is not an infinitive here.
  ///
  /// All levels count, also those that a view leaves out.
  ///
  /// Complexity: O(letters + lines of the verb).
  public func isPronominal(_ infinitive: String) -> Bool {
    storage.verb(infinitive).map { isPronominal($0) } ?? false
  }

  package func isPronominal(_ verb: VerbNumber) -> Bool {
    storage.lineRange(ofVerb: verb).allSatisfy { storage.isReflexive(line: $0) }
  }

  /// Whether a level has the verb with -se.
  func isReflexive(_ verb: VerbNumber) -> Bool {
    storage.lineRange(ofVerb: verb).contains { storage.isReflexive(line: $0) }
  }

  /// Whether a level has a line of the verb whose columns say who is pleased: `me gusta, te gusta`.
  package func isDative(_ infinitive: String) -> Bool {
    guard let verb = storage.verb(infinitive) else { return false }
    return storage.lineRange(ofVerb: verb).contains {
      storage.inflection.levels[storage.classLevels[$0]].namesPronouns || storage.isDative(line: $0)
    }
  }

  /// A verb's infinitive as people know it: `arrepentirse` for a pronominal verb.
  package func name(of infinitive: String) -> String {
    isPronominal(infinitive) ? infinitive + "se" : infinitive
  }

  /// The codes of the languages in which the index has glosses: `["en"]` for the built-in index.
  ///
  /// Complexity: O(languages).
  public var glossLanguages: [String] { storage.glosses.languages }

  /// What a verb means, in a few words; in a view also for verbs that it leaves out.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// print(FormIndex.builtin.gloss(of: "ser", language: "en") ?? "?")      // to be
  /// ```
  ///
  /// - Parameters:
  ///   - infinitive: The verb.
  ///   - language: One of ``glossLanguages``.
  /// - Returns: The gloss, without control characters. Where the index has none of this verb in this language, the text that
  ///   a level has in parentheses after the infinitive, whose language is unknown (`und`); nil where there is neither.
  ///
  /// Complexity: O(letters + log verbs).
  public func gloss(of infinitive: String, language: String) -> String? {
    guard GlossTable.isCode(language), let verb = storage.verb(infinitive) else { return nil }
    return glossBytes(of: verb, language)?.text
  }

  /// What a verb means, as UTF-8: see ``gloss(of:language:)``.
  package func glossBytes(of verb: VerbNumber, _ language: String) -> ByteSlice? {
    let rank = storage.verbRanks[verb]
    return storage.glosses.text(ofRank: rank, in: language)
      ?? storage.glosses.text(ofRank: rank, in: GlossTable.undetermined)
  }

  /// What is said of a verb wherever it is named.
  package struct VerbRemarks: Sendable {
    /// The infinitive as people know it: `arrepentirse` for a pronominal verb.
    package var name: String
    package var gloss: String?
    package var isPronominal = false
    package var isRare = false
  }

  /// The remarks on a verb, with its gloss in one of ``glossLanguages``; nil for no gloss.
  package func remarks(onVerb infinitive: String, glossLanguage: String?) -> VerbRemarks {
    guard let verb = storage.verb(infinitive) else { return VerbRemarks(name: infinitive) }
    let isPronominal = isPronominal(verb)
    return VerbRemarks(
      name: isPronominal ? infinitive + "se" : infinitive,
      gloss: glossLanguage.flatMap { glossBytes(of: verb, $0)?.text }, isPronominal: isPronominal,
      isRare: isRare(verb))
  }

  /// All infinitives, most used first; in a view also those that it leaves out.
  ///
  /// Complexity: O(verbs), about 0.3 µs each.
  public var verbsByUse: [String] { storage.verbsByRank.map { storage.infinitive(ofVerb: $0) } }

  /// A verb's lines in the levels that count, in the order of levels and lines. ``conjugation(of:)`` puts them together.
  ///
  /// - Parameter infinitive: The verb.
  /// - Returns: Its lines; none for a word that is not an infinitive here.
  ///
  /// Complexity: O(cells of the verb's lines in all levels); no other verb is looked at.
  public func lines(ofVerb infinitive: String) -> [VerbLine] {
    lines(ofVerb: infinitive, cells: .max)
  }

  /// A verb's lines, with at most `most` cells in all.
  package func lines(ofVerb infinitive: String, cells most: Int) -> [VerbLine] {
    guard let verb = storage.verb(infinitive) else { return [] }
    return storage.lines(ofVerb: verb, infinitive: infinitive, cells: most) {
      selection?.contains($0) ?? true
    }
  }

  package func lists(_ infinitive: String) -> Bool {
    storage.verb(infinitive).map { lists($0) } ?? false
  }

  func lists(_ verb: VerbNumber) -> Bool {
    storage.lineRange(ofVerb: verb).contains {
      selection?.contains(storage.classLevels[$0]) ?? true
    }
  }

  /// The verbs that a level lists, in the order of its file; in a view also for a level that it leaves out.
  ///
  /// - Parameter level: The level's index in ``levels``.
  /// - Returns: Infinitives, without `-se`, with the lines of the file that they are on.
  ///
  /// Complexity: O(verbs of the index + verbs of the level).
  public func verbs(inLevel level: Int) -> [(infinitive: String, line: Int)] {
    guard storage.levelNumbers.contains(level) else { return [] }
    let verbs = storage.verbsByRank
    return storage.lines.lines(ofLevel: level).map { line in
      (storage.infinitive(ofVerb: verbs[line.rank]), line.line)
    }
  }

  /// The lines of a level in the order of its file, with their cells; in a view also for a level that it leaves out.
  ///
  /// - Parameter level: The level's index in ``levels``.
  /// - Returns: The lines; none for a level that the index does not have.
  ///
  /// Complexity: O(verbs of the index + cells of the level).
  public func lines(inLevel level: Int) -> [VerbLine] {
    lines(inLevel: level, first: .max, cells: .max)
  }

  /// The lines among the first `count` of a level, until they have `mostCells` cells or twice as many forms. If verbs are
  /// named, lines of others are skipped.
  package func lines(
    inLevel level: Int, first count: Int, cells mostCells: Int, of named: Set<String> = []
  ) -> [VerbLine] {
    guard storage.levelNumbers.contains(level) else { return [] }
    let verbs = storage.verbsByRank
    let wanted = Set(named.compactMap(storage.verb))
    var found: [VerbLine] = []
    var (cells, forms) = (0, 0)
    for line in storage.lines.lines(ofLevel: level).prefix(count)
    where cells < mostCells && forms / 2 < mostCells {
      let verb = verbs[line.rank]
      guard named.isEmpty || wanted.contains(verb) else { continue }
      // A verb's lines are in the order of levels.
      let lines = storage.lineRange(ofVerb: verb)
      let number = firstIndex(in: lines) { storage.classLevels[$0] >= level } + line.layer
      guard lines.contains(number), storage.classLevels[number] == level else { continue }
      found.append(
        storage.line(number, line.line, ofVerb: verb, infinitive: storage.infinitive(ofVerb: verb)))
      let added = found[found.count - 1].cells
      cells += added.count
      forms += added.reduce(0) { $0 + $1.count }
    }
    return found
  }

  /// The compound tenses and phrases that levels teach, by ``Inflection/name``: those of the first verbs of each.
  ///
  /// - Complexity: O(lines of the levels + cells of their first verbs), and a lookup for each different cell.
  package func phrases(inLevels levels: [Int]) -> Set<String> {
    let verbs = storage.verbsByRank
    var levelsOfVerbs: [VerbNumber: Set<Int>] = [:]
    for level in levels {
      for line in storage.lines.lines(ofLevel: level).prefix(2) {
        levelsOfVerbs[verbs[line.rank], default: []].insert(level)
      }
    }
    var names: Set<String> = []
    for (verb, levels) in levelsOfVerbs {
      let infinitive = storage.infinitive(ofVerb: verb)
      // The same cell may be in many levels.
      var known: Set<[String]> = []
      for line in storage.lines(ofVerb: verb, infinitive: infinitive, where: levels.contains) {
        for (text, own) in zip(line.cells.joined(), line.ownForms.joined())
        where text.utf8.contains(UInt8(ascii: " ")) && text != own
          && known.insert([text, own]).inserted
        {
          for answer in lookup(text) where answer.infinitive == infinitive && answer.form == own {
            names.formUnion(answer.inflections.compactMap { $0.name })
          }
        }
      }
    }
    return names
  }
}

extension IndexStorage {
  /// The verbs' numbers, most used first. O(verbs) the first time, then O(1): practice asks for the lines of one level after
  /// another.
  var verbsByRank: [VerbNumber] {
    lazyVerbsByRank.value {
      var verbs = [VerbNumber](repeating: 0, count: verbRanks.count)
      for verb in 0..<verbRanks.count { verbs[verbRanks[verb]] = verb }
      return Boxed(verbs)
    }.value
  }

  func infinitive(ofVerb verb: VerbNumber) -> String {
    var cursor = EntryCursor(self)
    guard cursor.seek(to: verbPositions[verb]) else { return "" }
    return infinitive(of: cursor.key, cursor.record)
  }

  /// Whether a line of a verb writes its infinitive with -se.
  fileprivate func isReflexive(line: Int) -> Bool {
    let infinitive = rowCells[rowStarts[classRows[line]]]
    return inflection.facts(ofCode: infinitive)?.endsInSe ?? false
  }

  /// A verb's lines in some levels, in the order of levels.
  fileprivate func lines(
    ofVerb verb: VerbNumber, infinitive: String, cells most: Int = .max,
    where isWanted: (_ level: Int) -> Bool
  ) -> [FormIndex.VerbLine] {
    var found: [FormIndex.VerbLine] = []
    var cellsLeft = most
    var layer = 0
    var previous = -1
    for line in lineRange(ofVerb: verb) {
      layer = classLevels[line] == previous ? layer + 1 : 0
      previous = classLevels[line]
      if cellsLeft == 0 { break }
      guard isWanted(previous) else { continue }
      let lineOfFile = lines.line(ofRank: verbRanks[verb], level: previous, layer: layer)
      found.append(
        self.line(line, lineOfFile, ofVerb: verb, infinitive: infinitive, cells: cellsLeft))
      cellsLeft -= min(cells(ofRow: classRows[line]).count, cellsLeft)
    }
    return found
  }

  /// The line with a number in the tables of classes, which is at a line of its file, with at most `most` cells.
  fileprivate func line(
    _ number: Int, _ line: Int, ofVerb verb: VerbNumber, infinitive: String, cells most: Int = .max
  ) -> FormIndex.VerbLine {
    let base = Array(infinitive.utf8)
    let row = classRows[number]
    var verbLine = FormIndex.VerbLine(
      level: classLevels[number], line: line,
      writtenInfinitive: rule(ofCell: rowStarts[row])?.written(of: base) ?? infinitive,
      cells: [], forms: [])
    verbLine.isDative = isDative(line: number)
    forEachCell(ofRow: row, first: most) { cell, column in
      if column == verbLine.cells.count {
        verbLine.cells.append([])
        verbLine.forms.append([])
        verbLine.ownForms.append([])
      }
      guard let rule = rule(ofCell: cell) else { return }
      let written = rule.written(of: base)
      let leading = rule.words.isEmpty ? 0 : LeadingWords.size(in: written)
      let complement = rule.complement.text
      if verbLine.complement.isEmpty { verbLine.complement = complement }
      verbLine.cells[column].append(written)
      verbLine.forms[column]
        .append(FormIndex.VerbLine.without(complement, written.utf8.dropFirst(leading)))
      verbLine.ownForms[column].append(rule.form(of: base))
    }
    return verbLine
  }
}
