import IndexBuilding
import LevelFiles
import VerbForms

/// Asks an index everything that can be asked, and gives how much came back: what an index says that
/// was tampered with is of no interest, but it has to say something.
@discardableResult
func askEverything(_ index: FormIndex) -> Int {
  var size = ask(index)
  for levels in [[], [1, 7, -1]] { size += ask(index.restricted(to: levels)) }
  size += index.bytes.count
  do { try index.verify() } catch { size += error.description.count }
  return size
}

/// The same of an index or a view.
private func ask(_ index: FormIndex) -> Int {
  var size = askForWords(index) + askForTexts(index) + askForBytes(index) + askForList(index)
  size += index.verbsByUse.count + index.verbCount + index.formCount + index.selectedLevels.count
  let levels = index.levels
  for level in levels.indices.prefix(4) {
    size += index.isSelected(level: level) ? 1 : 0
    size += index.verbs(inLevel: level).count + index.lines(inLevel: level).count
    size += index.level(at: level).challenges.count + levels[level].columns.count
  }
  let statistics = index.statistics
  return size + statistics.sections.count + statistics.forms
}

private func askForWords(_ index: FormIndex) -> Int {
  var size = 0
  for word in [
    "como", "comeis", "cómelo", "vete", "me voy", "he comido", "casa", "ir", "ve~", "",
  ] {
    for accents in FormIndex.AccentMode.allCases {
      for answer in index.lookup(word, accents: accents) {
        size += index.readings(of: answer).count
        size += index.readings(of: answer.form, infinitive: answer.infinitive).count
        for line in index.lines(ofVerb: answer.infinitive) { size += line.cells.joined().count }
        size +=
          index.position(of: FormIndex.Entry(form: answer.form, infinitive: answer.infinitive)) ?? 0
        size += index.rank(ofVerb: answer.infinitive) ?? 0
      }
    }
    size += index.positions(ofPrefix: word).count
    size += index.firstPosition(ofAccentedPrefix: word) ?? 0
  }
  size += index.firstPosition(ofAccentedPrefix: "comé") ?? 0
  return size + index.suggestions(for: "vaz").count + index.suggestions(for: "comemoz").count
}

private func askForTexts(_ index: FormIndex) -> Int {
  var size = 0
  var reader = TextReader(index)
  reader.read(Array("No me lo como; come, cómelo. Os vais.".utf8)[...]) { size += $0.answers.count }
  reader.finish { size += $0.answers.count }
  return size
}

/// From bytes to bytes.
private func askForBytes(_ index: FormIndex) -> Int {
  let input = Array("como comeis,ve\nir casa,COMÉIS;comer".utf8)
  let room = UnsafeMutableRawPointer.allocate(
    byteCount: 2 * FormIndex.Answers.wordCapacity + 1, alignment: 16)
  defer { room.deallocate() }
  var size = index.lookup(input.span).count
  var answers = FormIndex.Answers()
  for start in 0...input.count {
    for accents in FormIndex.AccentMode.allCases {
      let end = index.readWord(in: input.span, from: start, accents: accents, into: &answers)
      guard end != nil else { continue }
      for number in answers.indices {
        let copied = answers.copy(number, infinitive: room, gap: 1)
        size += (copied?.infinitive ?? 0) + (copied?.form ?? 0) + answers[number].form.utf8.count
      }
    }
  }
  return size
}

private func askForList(_ index: FormIndex) -> Int {
  var size = 0
  let entries = index.entries
  for position in [0, entries.count / 2, entries.count - 1] where entries.indices ~= position {
    size += index.entry(at: position).form.count + index.row(containing: position).positions.count
  }
  for entry in entries.prefix(40) { size += index.position(of: entry) ?? 1 }
  size += entries.suffix(3).reversed().count
  size += index.rows(from: 0, limit: 40).count + index.rows(before: entries.count, limit: 3).count
  size += index.rows(in: index.positions(ofPrefix: "co")).count
  size += index.entryCount(matching: "*e*")
  index.forEachEntry(matching: "?*") { entry, _ in
    size += entry.form.count
    return size < 10_000
  }
  return size
}
