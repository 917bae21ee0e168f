package import TrieIndex

/// The first bytes of an index file: see "Header" and "Sections" in `FileFormat.md`.
package struct IndexHeader {
  package static let magic: [UInt8] = [0x63, 0x6F, 0x6E, 0x6A, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The oldest and the newest format that this program reads; it writes the newest.
  package static let versions: ClosedRange<UInt32> = 7...8
  package static let size = 96
  package static let sectionSize = 16
  /// The most cells that the lines of one verb have together, the infinitive's included; opening a file with more
  /// fails. A verb of the built-in index has at most some hundreds.
  package static let mostCellsOfVerb = 1 << 16
  /// The most cells that the lines of all verbs have together. The built-in index has a fifth of it, every verb of
  /// Spanish in every tense; a command that reads all cells of so many takes some seconds.
  package static let mostCells = 1 << 22
  /// Where the bytes begin that the checksum covers.
  package static let checksumStart = 32

  package typealias Counts = (verbs: Int, forms: Int, rows: Int, levels: Int)

  var version = versions.upperBound
  var digest: UInt64 = 0
  /// Where the trie starts, and how much it holds.
  package var shape: TrieHeader = (0, 0, 0, 0, 0, 0)
  /// What else the index holds.
  package var counts: Counts = (0, 0, 0, 0)
  var sections: [Section] = []

  var entryCount: Int { Int(clamping: shape.entryCount) }

  struct Section: Equatable {
    var kind: SectionKind
    var width: Int
    var offset: Int
    var size: Int
  }
}

/// The sections of an index file in the order of their numbers, with the names that `conj index info` prints. "Sections" in
/// `FileFormat.md` tells what they hold.
package enum SectionKind: String, CaseIterable {
  case units = "trie transitions"
  case orders = "trie order and counts"
  case largeOrders = "trie large orders"
  case entries
  case suffixes = "infinitive endings"
  case accents = "accent patterns"
  case plans = "answer plans"
  case verbPositions = "verb positions"
  case verbRanks = "verb ranks"
  case verbClasses = "verb classes"
  case classStarts = "class starts"
  case classLevels = "class levels"
  case classRows = "class rows"
  case rowStarts = "row starts"
  case rowCells = "row cells"
  case ruleStarts = "rule starts"
  case ruleTexts = "rule texts"
  case levelStarts = "level starts"
  case levelTexts = "level texts"
  case layerStarts = "layer starts"
  case runStarts = "run starts"
  case runVerbs = "run verbs"
  case runCounts = "run counts"
  case runLines = "run lines"
  case glossLanguages = "gloss languages"
  case glossStarts = "gloss starts"
  case glossTexts = "gloss texts"

  package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}

/// What an index says of one (form, infinitive) pair, in two words: see "Entries" in `FileFormat.md`.
///
/// The *preference* orders the entries of one key by use; they are stored in the order of the list.
package struct EntryRecord: Equatable {
  package static let size = 8
  package static let maximumEndingStart = 1 << 23 - 1
  package static let maximumEndingSize = 255
  package static let maximumPreference = 255
  /// As many ranks among its key's entries as a preference tells apart.
  package static let mostOfKey = maximumPreference + 1
  package static let maximumAccents = 1 << 14 - 1

  /// As it is stored, two words, the first one lower.
  package private(set) var bits: UInt64

  package init(bits: UInt64) { self.bits = bits }

  /// An entry whose numbers are within the limits above; `takenOff` is below 128. The preference is given later.
  package init(
    endingSize: Int = 0, endingStart: Int = 0, isDeprioritized: Bool = false, takenOff: Int = 0,
    accents: Int = 0, hasSeveralWords: Bool = false, isLastOfKey: Bool = false
  ) {
    bits = UInt64(endingSize) | UInt64(endingStart) << 8 | UInt64(takenOff) << 32
    bits |= UInt64(accents) << 47
    if isDeprioritized { bits |= 1 << 31 }
    if hasSeveralWords { bits |= 1 << 61 }
    if isLastOfKey { bits |= 1 << 62 }
  }

  package var endingSize: Int { field(0, 8) }
  package var endingStart: Int { field(8, 23) }
  /// On keys of several verbs: the form is in `orden: último` levels only.
  package var isDeprioritized: Bool { field(31, 1) == 1 }
  package var takenOff: Int { field(32, 7) }
  package var preference: Int {
    get { field(39, 8) }
    set { bits = bits & ~(0xFF << 39) | UInt64(newValue) << 39 }
  }
  package var accents: Int { field(47, 14) }
  package var hasSeveralWords: Bool { field(61, 1) == 1 }
  package var isLastOfKey: Bool { field(62, 1) == 1 }

  /// Equal for entries of one key that stand for the same infinitive: they take as many letters off,
  /// and every ending is stored once.
  var infinitiveBits: UInt64 { bits & (1 << 31 - 1) | UInt64(takenOff) << 31 }

  /// Whether both infinitives end alike, and both forms are one word.
  func hasEnding(of other: EntryRecord) -> Bool {
    (bits ^ other.bits) & (1 << 31 - 1) == 0 && !hasSeveralWords && !other.hasSeveralWords
  }

  @inline(__always) private func field(_ start: UInt64, _ width: UInt64) -> Int {
    Int(truncatingIfNeeded: bits &>> start & (1 &<< width &- 1))
  }
}

/// A cell's alternatives in a row, one code each: bit 0 is set on the last of its cell, the rest is
/// the number of the rule plus one; 0 for a cell without a form.
package enum CellCode {
  package static func code(rule: Int?, isLast: Bool) -> Int {
    (rule.map { $0 + 1 } ?? 0) << 1 | (isLast ? 1 : 0)
  }

  static func rule(of code: Int) -> Int? { code >> 1 == 0 ? nil : code >> 1 - 1 }
  static func isLast(_ code: Int) -> Bool { code & 1 == 1 }
}
