import SpanishGrammar
import SpanishText
import TrieIndex

/// A verb by its number: its position among all verbs in the order of the list.
package typealias VerbNumber = Int

/// How the text of a rule tells the parts of a cell apart.
///
/// `he comido` is made of comer by taking off 2 bytes, writing `he ` before and appending `ido`; `dímelo` of decir by
/// taking off 4 bytes, appending `i` and writing the pronouns onto it: a space and `me lo` follow the words before the
/// form. The words after a form follow them and a bar: a space and `|cuenta` in `me doy cuenta`. A form of several
/// words that no construction explains (`hace falta`) has its earlier words in the ending, with two spaces after them.
package enum RuleText {
  private static let space = UInt8(ascii: " ")
  static let bar = UInt8(ascii: "|")

  /// The words around a form, as a rule has them.
  package static func around(
    before words: [UInt8], enclitics: [Pronoun], complement: [UInt8]
  ) -> [UInt8] {
    guard !enclitics.isEmpty || !complement.isEmpty else { return words }
    let pronouns = enclitics.map { $0.text }.joined(separator: " ").utf8
    return words + [space] + pronouns + (complement.isEmpty ? [] : [bar] + complement)
  }

  /// What is before the gap of a text, a space after another one or at the beginning, and what is after it.
  @inline(__always)
  static func parts(of text: ByteSlice) -> (before: ByteSlice, after: ByteSlice)? {
    var gap = text.count - 1
    while gap >= 0, text[gap] != space || gap > 0 && text[gap - 1] != space { gap -= 1 }
    return gap < 0 ? nil : (text.slice(0..<gap), text.slice(gap + 1..<text.count))
  }

  /// Where the last word of a form begins.
  package static func lastWordStart(of form: Span<UInt8>) -> Int {
    var start = form.count
    while start > 0, form[start - 1] != UInt8(ascii: " ") { start -= 1 }
    return start
  }

  /// How many bytes the last word of a form has in common with the beginning of its infinitive, never half a letter.
  package static func sharedSize(of word: Span<UInt8>, with infinitive: Span<UInt8>) -> Int {
    var size = 0
    while size < word.count, size < infinitive.count, word[size] == infinitive[size] { size += 1 }
    return size > 0 && word[size - 1] == Letter.leadByte ? size - 1 : size
  }
}

/// For each block of positions in the list how many verbs have their infinitives before it. A search among all verbs takes
/// fourteen steps that wait for each other, fifty nanoseconds; within a block it takes one or two. Making the table takes
/// as long as a thousand searches, so a query for one verb does without it.
final class VerbBlocks: Sendable {
  private static let shift = 6
  private let starts: [UInt32]

  init(_ positions: PackedIntegers, entryCount: Int) {
    var starts: [UInt32] = []
    starts.reserveCapacity(entryCount >> Self.shift + 2)
    for verb in 0..<positions.count {
      while starts.count <= positions[verb] >> Self.shift { starts.append(UInt32(verb)) }
    }
    while starts.count <= entryCount >> Self.shift + 1 { starts.append(UInt32(positions.count)) }
    self.starts = starts
  }

  /// The verbs whose infinitives are in the block of a position.
  func verbs(near position: Int) -> Range<Int> {
    let block = min(position >> Self.shift, starts.count - 2)
    return Int(starts[block])..<Int(starts[block + 1])
  }
}

extension IndexStorage {
  /// The number of the verb with this infinitive; nil where no level lists it.
  ///
  /// - Complexity: O(letters + log n) for n verbs.
  func verb(_ infinitive: String) -> VerbNumber? {
    guard let key = FormKey(form: infinitive) else { return nil }
    return find(key).flatMap { verb($0, key.accents) }
  }

  /// The verb whose infinitive is a key with these accents, searched for among all or among those near it.
  func verb(
    _ found: StoredKey, _ accents: AccentPattern, among verbs: Range<Int>? = nil
  ) -> VerbNumber? {
    var verb = firstVerb(from: found.position, among: verbs)
    // Verbs that differ by accents alone share a key: sonar and soñar.
    while verb < verbPositions.count,
      let record = entry(found.first, offset: verbPositions[verb] - found.position)
    {
      if self.accents(of: record) == accents { return verb }
      verb += 1
    }
    return nil
  }

  /// The first verb whose infinitive is at a position of the list or after it.
  func firstVerb(from position: Int, among verbs: Range<Int>? = nil) -> VerbNumber {
    verbPositions.upperBound(of: position - 1, in: verbs ?? 0..<verbPositions.count)
  }

  /// The verbs whose infinitives are in the block of a position: see ``VerbBlocks``. O(verbs) the first time.
  func verbs(near position: Int) -> Range<Int> {
    lazyVerbBlocks.withValue({ VerbBlocks(verbPositions, entryCount: header.entryCount) }) {
      $0.verbs(near: position)
    }
  }

  /// The entry `offset` places after a key's first one; nil where the key has no such entry.
  func entry(_ first: Int, offset: Int) -> EntryRecord? {
    guard offset >= 0 else { return nil }
    for earlier in first..<first + offset where entry(earlier).isLastOfKey { return nil }
    return entry(first + offset)
  }

  func position(ofForm key: FormKey, infinitive: String) -> Int? {
    // Only a trie whose counts are wrong leads out of the list.
    guard let found = find(key), found.position < trie.entryCount else { return nil }
    for offset in 0..<entryCount(from: found.first) {
      let record = entry(found.first + offset)
      // Byte by byte: strings are equal whose bytes differ.
      if accents(of: record) == key.accents,
        self.infinitive(of: key, record).utf8.elementsEqual(infinitive.utf8)
      {
        return min(found.position + offset, trie.entryCount - 1)
      }
    }
    return nil
  }

  /// The numbers of a verb's lines in the tables of classes, in the order of levels.
  func lineRange(ofVerb verb: VerbNumber) -> Range<Int> { classStarts.part(verbClasses[verb]) }

  /// The cells of a row, without that of the infinitive as written, which is before them.
  func cells(ofRow row: Int) -> Range<Int> { rowStarts[row] + 1..<rowStarts[row + 1] }

  /// Calls `body` with each of these cells and the number of its column.
  func forEachCell(
    ofRow row: Int, first most: Int = .max, _ body: (_ cell: Int, _ column: Int) -> Void
  ) {
    var column = 0
    for cell in cells(ofRow: row).prefix(most) {
      body(cell, column)
      if CellCode.isLast(rowCells[cell]) { column += 1 }
    }
  }

  /// Whether the columns of a verb's line are whom something pleases, though they are named by persons: `me gusta, te gusta,
  /// le gusta`. Each has its person's pronoun, and most have the same form of the verb and of its helpers: me ha gustado.
  func isDative(line: Int) -> Bool {
    let inflection = inflection
    let cells = cells(ofRow: classRows[line])
    // A line with columns by the thousand is not looked through for each query.
    guard cells.count <= 64 else { return false }
    let roles = inflection.levels[classLevels[line]]
    var (count, column) = (0, 0)
    var forms: [String] = []
    var persons: [Person] = []
    for cell in cells {
      defer { if CellCode.isLast(rowCells[cell]) { column += 1 } }
      guard let facts = inflection.facts(ofCode: rowCells[cell]) else { continue }
      guard facts.hasWords, let rule = rule(ofCell: cell),
        let person = roles.person(ofColumn: column)
      else { return false }
      var (form, hasPronoun) = (String(facts.group), false)
      for word in rule.words.text.split(separator: " ") {
        if word == person.dative.text { hasPronoun = true } else { form += word }
      }
      guard hasPronoun else { return false }
      count += 1
      if !forms.contains(form) { forms.append(form) }
      if !persons.contains(person) { persons.append(person) }
    }
    return persons.count > 1 && 2 * forms.count <= count
  }

  /// A rule that makes a written form of an infinitive.
  struct Rule {
    var takenOff: Int
    /// What is written before the form: `me `, `me he `.
    var words: ByteSlice
    /// The pronouns that are written onto the form, separated by spaces: `me lo` for dímelo.
    var enclitics: ByteSlice
    /// The words of the form before its last one: `he ` of `he comido`.
    var helper: ByteSlice
    var ending: ByteSlice
    /// The words after the form: cuenta of `me doy cuenta`.
    var complement: ByteSlice

    /// The form made of `infinitive`, without the words that fall away.
    func form(of infinitive: [UInt8]) -> String {
      String(decoding: bytes(of: infinitive), as: UTF8.self)
    }

    func bytes(of infinitive: [UInt8]) -> [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(helper.count + infinitive.count + ending.count)
      bytes.append(contentsOf: helper)
      bytes.append(contentsOf: infinitive.dropLast(takenOff))
      bytes.append(contentsOf: ending)
      return bytes
    }

    /// The form as written, with the words before it and the pronouns written onto it.
    func written(of infinitive: [UInt8]) -> String {
      let form = form(of: infinitive)
      if !hasWords { return form }
      let pronouns = enclitics.text.split(separator: " ").compactMap { Pronoun($0) }
      let whole = CliticGroup(pronouns).flatMap { CliticSpelling.spelling(of: form, with: $0) }
      return words.text + (whole ?? form) + (complement.isEmpty ? "" : " \(complement.text)")
    }

    /// Whether anything is written around the form.
    var hasWords: Bool { !words.isEmpty || !enclitics.isEmpty || !complement.isEmpty }
  }

  func rule(_ number: Int) -> Rule {
    let text = ruleTexts.slice(ruleStarts.part(number))
    let endOfWords = 2 + Int(text[1])
    let words = text.slice(2..<endOfWords)
    let ending = text.slice(endOfWords..<text.count)
    let none = text.slice(0..<0)
    let around = RuleText.parts(of: words) ?? (words, none)
    let form = RuleText.parts(of: ending) ?? (none, ending)
    let after = around.after
    let end = (0..<after.count).first { after[$0] == RuleText.bar } ?? after.count
    let start = min(end + 1, after.count)
    return Rule(
      takenOff: Int(text[0]), words: around.before, enclitics: after.slice(0..<end),
      helper: form.before, ending: form.after, complement: after.slice(start..<after.count))
  }

  /// The rule of a cell; nil for a cell without a form.
  func rule(ofCell cell: Int) -> Rule? { CellCode.rule(of: rowCells[cell]).map { rule($0) } }
}
