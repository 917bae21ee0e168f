import IndexBuilding
import LevelFiles
import VerbForms

extension FormIndex {
  /// The verbs of the built-in index, most used first: read once for all tests.
  public static let builtinVerbs = builtin.verbsByUse

  /// The numbers of the levels of which something holds. They are read once, and not for each number.
  public func levelNumbers(where holds: (LevelInfo) -> Bool) -> [Int] {
    levels.enumerated().filter { holds($0.element) }.map(\.offset)
  }
}

/// Asks an index everything that can be asked, and collects what says that it points at what it does not have:
/// positions are below its counts, levels are those that it lists, limits are kept, bytes are as long as the strings
/// of the same answer.
///
/// What an index says of words that was tampered with is of no interest: this holds of every index that opens.
public final class IndexQuestions {
  /// Asks a question that has a name: so somebody can watch how long each takes.
  public typealias Asking = (_ name: StaticString, _ question: () -> Void) -> Void

  private let index: FormIndex
  private let entryCount: Int
  private let asking: Asking
  /// What was wrong with the answers.
  public private(set) var violations: [String] = []

  /// What is wrong with the answers of an index, and of views of it; nothing is expected.
  ///
  /// - Parameters:
  ///   - index: An index that opened.
  ///   - isQuick: Whether views of it are left out, and ``FormIndex/verify()``, which looks at all of it.
  ///   - asking: Asks a question.
  /// - Returns: What is wrong, in words.
  public static func violations(
    of index: FormIndex, isQuick: Bool = false,
    asking: @escaping Asking = { _, question in question() }
  ) -> [String] {
    let questions = IndexQuestions(index, asking)
    questions.askAll()
    if isQuick { return questions.violations }
    for levels in [[], [1, 7, -1]] {
      let view = index.restricted(to: levels)
      questions.expect(
        view.selectedLevels.allSatisfy { levels.contains($0) && index.levels.indices ~= $0 },
        "a view of \(levels) selects \(view.selectedLevels)")
      let ofView = IndexQuestions(view, asking)
      ofView.askAll()
      questions.violations += ofView.violations
    }
    asking("verify") {
      do throws(IndexError) {
        try index.verify()
      } catch {
        questions.expect(!error.description.isEmpty, "an error without a text")
      }
    }
    return questions.violations
  }

  private init(_ index: FormIndex, _ asking: @escaping Asking) {
    self.index = index
    self.asking = asking
    entryCount = index.entries.count
  }

  private func expect(_ holds: Bool, _ violation: @autoclosure () -> String) {
    if !holds { violations.append(violation()) }
  }

  private func askAll() {
    asking("levels", askForLevels)
    asking("verbs and meanings", askForVerbs)
    asking("words", askForWords)
    asking("suggestions", askForSuggestions)
    asking("running text", askForTexts)
    asking("words as bytes", askForBytes)
    asking("the list", askForList)
    asking("patterns", askForPatterns)
  }

  private func askForLevels() {
    let levels = index.levels
    for level in [-1, levels.count, .max] {
      expect(!index.isSelected(level: level), "\(level) is no level, and selected")
    }
    for level in levels.indices {
      expect(
        index.isSelected(level: level) == index.selectedLevels.contains(level),
        "level \(level) is selected and not listed, or the other way round")
    }
    for level in levels.indices.prefix(4) {
      _ = (index.verbs(inLevel: level), index.lines(inLevel: level))
      _ = FormIndex.digest(of: [index.level(at: level)])
    }
    expect(index.formCount >= 0 && index.verbCount >= 0, "a count is negative")
    let size = index.bytes.count
    expect(
      index.statistics.sections.allSatisfy { $0.bytes <= size },
      "a section is larger than the index")
  }

  private func askForVerbs() {
    let verbs = index.verbsByUse
    for verb in verbs.prefix(40) + ["", "zzz"] {
      _ = (index.isRare(verb), index.isPronominal(verb))
    }
    for language in index.glossLanguages + ["de", ""] {
      let glosses = verbs.compactMap { index.gloss(of: $0, language: language) }
      // Half a letter is read as U+FFFD, which a meaning may have itself: then the file has all of it.
      lazy var bytes = index.bytes
      let broken = glosses.filter { gloss in
        gloss.unicodeScalars.contains("\u{FFFD}")
          && !bytes.indices.contains { bytes[$0...].starts(with: gloss.utf8) }
      }
      expect(
        glosses.allSatisfy { !$0.isEmpty } && broken.isEmpty,
        "glosses in \(language) are \(glosses)")
    }
  }

  private func askForWords() {
    for word in [
      "como", "comeis", "cómelo", "vete", "me voy", "he comido", "casa", "ir", "ve~", "",
    ] {
      for accents in FormIndex.AccentMode.allCases {
        for answer in index.lookup(word, accents: accents) { askAbout(answer) }
      }
      expectInside(index.positions(ofPrefix: word), "prefix \(word)")
      expectInside(index.firstPosition(ofAccentedPrefix: word), "accented prefix \(word)")
    }
    expectInside(index.firstPosition(ofAccentedPrefix: "comé"), "accented prefix comé")
  }

  private func askForSuggestions() {
    for word in ["vaz", "comemoz"] {
      expect(
        index.suggestions(for: word).allSatisfy { !$0.form.isEmpty },
        "an empty suggestion for \(word)")
    }
  }

  private func askAbout(_ answer: FormIndex.Answer) {
    let verb = answer.infinitive
    let groups =
      index.readingGroups(of: answer) + index.readingGroups(of: answer.form, infinitive: verb)
    for reading in index.readings(of: answer) + index.readings(of: answer.form, infinitive: verb)
      + groups.flatMap(\.readings)
    {
      expect(
        index.isSelected(level: reading.level),
        "\(answer.form) is read as \(reading)")
    }
    for line in index.lines(ofVerb: verb) {
      expect(index.isSelected(level: line.level), "\(verb) has \(line)")
    }
    let levels = index.conjugation(of: verb)?.levels ?? []
    expect(levels.allSatisfy { index.isSelected(level: $0) }, "\(verb) stands in \(levels)")
    expectInside(
      index.position(of: FormIndex.Entry(form: answer.form, infinitive: verb)),
      "\(answer.form) of \(verb)")
    if let rank = index.rank(ofVerb: verb) { expect(rank >= 0, "\(verb) has rank \(rank)") }
  }

  private func askForTexts() {
    let text = Array("No me lo como; come, cómelo. Os vais.".utf8)
    var lengths: [Int] = []
    var reader = TextReader(index)
    reader.read(text[...]) { lengths.append($0.text.utf8.count) }
    reader.finish { lengths.append($0.text.utf8.count) }
    expect(
      lengths.reduce(0, +) <= 2 * text.count,
      "a text of \(text.count) bytes has words of \(lengths)")
  }

  /// From bytes to bytes: what is copied is what the strings say.
  private func askForBytes() {
    let input = Array("como comeis,ve\nir casa,COMÉIS;comer".utf8)
    for start in 0...input.count {
      for accents in FormIndex.AccentMode.allCases {
        let match = index.match(input.span, from: start, accents)
        guard match.end >= 0 else { continue }
        expect(start...input.count ~= match.end, "a word from \(start) ends at \(match.end)")
        let lines = index.answers(match).map {
          "x\t\($0.infinitive)\t\($0.form)\t\($0.match.rawValue)\n"
        }
        let copied = index.lines(of: match, after: "x")
        expect(copied == lines.joined(), "the bytes of \(lines) are \(copied)")
      }
    }
  }

  private func askForList() {
    let entries = index.entries
    for position in [0, entryCount / 2, entryCount - 1] where entries.indices ~= position {
      expect(
        index.entry(at: position) == entries[position], "position \(position) has two entries")
      expectInside(index.row(containing: position).positions, "the row of \(position)")
    }
    for entry in entries.prefix(40) { expectInside(index.position(of: entry), "\(entry)") }
    expect(
      entries.suffix(3).reversed().count == min(3, entryCount), "not the last three entries")
    for (rows, limit) in [
      (index.rows(from: 0, limit: 40), 40), (index.rows(before: entryCount, limit: 3), 3),
    ] {
      expect(rows.count <= limit, "\(rows.count) rows, \(limit) at most asked for")
      for row in rows { expectInside(row.positions, "row \(row)") }
    }
    for row in index.rows(in: index.positions(ofPrefix: "co")) {
      expectInside(row.positions, "\(row)")
    }
  }

  private func askForPatterns() {
    for pattern in ["*x", "*e*"] {
      let matching = index.entryCount(matching: pattern)
      expect(0...entryCount ~= matching, "\(matching) of \(entryCount) entries match \(pattern)")
    }
    var visited = 0
    index.forEachEntry(matching: "?*") { _, position in
      visited += 1
      expectInside(position, "an entry that matches")
      return visited < 3
    }
    expect(visited <= 3, "\(visited) entries after the stop")
  }

  private func expectInside(_ position: Int?, _ what: @autoclosure () -> String) {
    guard let position else { return }
    expect(0...entryCount ~= position, "\(what()): position \(position) of \(entryCount)")
  }

  private func expectInside(_ positions: Range<Int>, _ what: @autoclosure () -> String) {
    expect(
      0 <= positions.lowerBound && positions.upperBound <= entryCount,
      "\(what()): positions \(positions) of \(entryCount)")
  }
}

extension FormIndex {
  /// The lines that are copied for a match.
  package func lines(of match: WordMatch, after query: String) -> String {
    let size = query.utf8.count
    let room = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(match.count, 1) * (size + Self.lineCapacity), alignment: 16)
    defer { room.deallocate() }
    let copied = Array(query.utf8).withUnsafeBytes { query in
      guard let start = room.baseAddress, let query = query.baseAddress else { return 0 }
      return copyLines(0..<match.count, of: match, after: query, size: size, to: start)
    }
    return String(decoding: room.prefix(copied), as: UTF8.self)
  }
}
