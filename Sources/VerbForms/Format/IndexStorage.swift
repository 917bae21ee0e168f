import SpanishGrammar
import SpanishText
import TrieIndex

/// An opened index: where its sections lie. Made once, never changed, read by any number of
/// threads.
///
/// Nothing is parsed or copied: sections are read where they are, and `owner` keeps the bytes
/// (a copy of a file's).
@usableFromInline final class IndexStorage: @unchecked Sendable {
  let bytes: ByteSlice
  private let owner: AnyObject?
  /// Where forms of helping verbs are that the levels of this index lack.
  let helpers: IndexStorage?
  let header: IndexHeader

  let trie: SortedTrie
  /// Two words an entry.
  let entries: ByteSlice
  let endings: ByteSlice
  let accentPatterns: ByteSlice
  let plans: ByteSlice
  /// What the walk through a word reads.
  let tables: WordTables
  let verbPositions: PackedIntegers
  let verbRanks: PackedIntegers
  let verbClasses: PackedIntegers
  let classStarts: PackedIntegers
  let classLevels: PackedIntegers
  let classRows: PackedIntegers
  let rowStarts: PackedIntegers
  let rowCells: PackedIntegers
  let ruleStarts: PackedIntegers
  let ruleTexts: ByteSlice
  let levelStarts: PackedIntegers
  let levelTexts: ByteSlice
  let lines: LineTable
  let glosses: GlossTable
  let lazyVerbBlocks = LazyTable<VerbBlocks>()
  let lazyVerbsByRank = LazyTable<Boxed<[VerbNumber]>>()
  private let lazyInflection = LazyTable<InflectionTables>()
  private let lazyLevels = LazyTable<Boxed<[FormIndex.LevelInfo]>>()
  private let lazyHaber = LazyTable<Boxed<VerbCells>>()
  private let lazyLabels = LazyTable<LabelTable>()
  /// Where the rows of the list begin: see ``FormIndex/rows(from:limit:)``.
  let rowStartsOfList = LazyTable<LazyTables<Boxed<[UInt32]>>>()

  /// Opens a file's bytes, at an address that is a multiple of 16.
  ///
  /// Of bytes that an owner keeps everything is checked that a lookup relies on. Those in the program have none, and are
  /// known to be an index that was written whole.
  init(_ bytes: ByteSlice, owner: AnyObject?, helpers: IndexStorage? = nil) throws(IndexError) {
    (self.bytes, self.owner, self.helpers) = (bytes, owner, helpers)
    let header = try IndexHeader(bytes, checkSum: owner != nil)
    self.header = header

    func list<List>(
      _ kind: SectionKind, of what: String, _ read: (ByteSlice, _ width: Int) -> List?
    ) throws(IndexError) -> List {
      guard let section = header.sections.first(where: { $0.kind == kind }) else {
        throw .damaged("it has no section '\(kind.rawValue)'")
      }
      let range = section.offset..<section.offset + section.size
      guard let list = read(bytes.slice(range), section.width) else {
        throw .damaged("its section '\(kind.rawValue)' is no list of \(what)")
      }
      return list
    }
    func section(_ kind: SectionKind) throws(IndexError) -> ByteSlice {
      try list(kind, of: "bytes") { bytes, _ in bytes }
    }
    func words(_ kind: SectionKind) throws(IndexError) -> Words {
      try list(kind, of: "words") { bytes, _ in unsafe Words(bytes.raw, owner: owner) }
    }
    func integers(_ kind: SectionKind) throws(IndexError) -> PackedIntegers {
      try list(kind, of: "numbers") { PackedIntegers($0, width: $1) }
    }

    entries = try section(.entries)
    endings = try section(.suffixes)
    accentPatterns = try section(.accents)
    let plans = try section(.plans)
    self.plans = plans
    verbPositions = try integers(.verbPositions)
    verbRanks = try integers(.verbRanks)
    verbClasses = try integers(.verbClasses)
    classStarts = try integers(.classStarts)
    classLevels = try integers(.classLevels)
    classRows = try integers(.classRows)
    rowStarts = try integers(.rowStarts)
    rowCells = try integers(.rowCells)
    ruleStarts = try integers(.ruleStarts)
    ruleTexts = try section(.ruleTexts)
    levelStarts = try integers(.levelStarts)
    levelTexts = try section(.levelTexts)
    lines = LineTable(
      layerStarts: try integers(.layerStarts), runStarts: try integers(.runStarts),
      runVerbs: try integers(.runVerbs), runCounts: try integers(.runCounts),
      runLines: try integers(.runLines))
    let (starts, texts) = (try integers(.glossStarts), try section(.glossTexts))
    glosses = try list(.glossLanguages, of: "codes") { codes, _ in
      GlossTable(codes: codes, starts: starts, texts: texts)
    }
    let (units, large) = (try words(.units), try words(.largeOrders))
    let orders = try list(.orders, of: "orders") {
      unsafe SiblingLinks($0.raw, width: $1, large: large)
    }
    let planCount = plans.count / AnswerPlan.size
    guard planCount > 0, planCount <= AnswerPlan.mostPlans else {
      throw .damaged("its section '\(SectionKind.plans.rawValue)' has \(planCount) plans")
    }
    do {
      if owner == nil {
        trie = try SortedTrie(trusting: units, orders: orders, shape: header.shape)
      } else {
        let entryCount = entries.count / EntryRecord.size
        let shift = UInt32(KeyValue.entryShift(plans: planCount))
        let all = (0..<planCount).map {
          AnswerPlan(bits: plans.eightBytes(at: $0 &* AnswerPlan.size))
        }
        trie = try SortedTrie(units: units, orders: orders, shape: header.shape) {
          let value = KeyValue(bits: $0)
          let (first, plan) = (value.first(shift: shift), value.plan(mask: 1 << (shift - 2) - 1))
          return first < entryCount && plan < planCount
            && all[plan].isSound(entries: entryCount - first)
        }
      }
    } catch {
      throw .damaged(error.description)
    }
    tables = WordTables(trie, plans: planCount)
    if owner != nil { try checkSections() }
  }

  deinit { tables.deallocate() }

  /// The number of the first entry of a key with this value.
  func firstEntry(ofValue value: UInt32) -> Int {
    KeyValue(bits: value).first(shift: tables.entryShift)
  }

  /// The entry with this number, which is the value of a key or follows an entry that is not its key's
  /// last.
  @inline(__always) func entry(_ number: Int) -> EntryRecord {
    EntryRecord(bits: entries.eightBytes(at: number &* EntryRecord.size))
  }

  /// The plan with a number that is in the value of a key.
  @inline(__always) func plan(_ number: Int) -> AnswerPlan {
    AnswerPlan(bits: plans.eightBytes(at: number &* AnswerPlan.size))
  }

  @inline(__always) func accents(of entry: EntryRecord) -> AccentPattern {
    // The first pattern is that of forms without accents, which most are.
    if entry.accents == 0 { return .plain }
    let low = accentPatterns.eightBytes(at: entry.accents &* 16)
    let high = accentPatterns.eightBytes(at: entry.accents &* 16 &+ 8)
    return AccentPattern(bits: UInt128(high) << 64 | UInt128(low))
  }

  /// Copies an entry's ending in steps of eight bytes; the target has room for one step more.
  @inline(__always) func copyEnding(of entry: EntryRecord, to target: UnsafeMutableRawPointer) {
    var step = 0
    repeat {
      let bytes = endings.eightBytes(at: entry.endingStart &+ step)
      unsafe (target + step).storeBytes(of: bytes.littleEndian, as: UInt64.self)
      step &+= 8
    } while step < entry.endingSize
  }

  @inline(__always) func ending(of entry: EntryRecord) -> ByteSlice {
    endings.slice(entry.endingStart..<entry.endingStart + entry.endingSize)
  }

  var levelNumbers: Range<Int> { 0..<header.counts.levels }

  /// The public facts of all levels. O(bytes of their records) the first time, a quarter of a millisecond, then
  /// O(1).
  var levels: [FormIndex.LevelInfo] {
    lazyLevels.value { Boxed(levelNumbers.map { storedLevel($0).info }) }.value
  }

  /// What the index has of a level. O(bytes of its record).
  func storedLevel(_ number: Int) -> StoredLevel {
    guard let level = StoredLevel(levelTexts.slice(levelStarts.part(number))) else {
      preconditionFailure("opening an index reads all records")
    }
    return level
  }

  /// The cells of haber in all levels, which every compound tense is made with. O(cells) the first time, then O(1).
  var haber: VerbCells {
    lazyHaber.value {
      let (index, helper) = (FormIndex(storage: self), PhraseLink.haber.helper)
      return Boxed(VerbCells(of: index.lines(ofVerb: helper), ofVerb: helper, in: index))
    }.value
  }

  /// Which letters follow one another in keys. O(transitions) the first time, then O(1).
  var labels: LabelTable { lazyLabels.value { LabelTable(trie) } }

  /// The tables that finding cells takes. O(rules + cells) the first time, then O(1).
  var inflection: InflectionTables { lazyInflection.value { InflectionTables(self) } }

  /// Lends these tables to `body`.
  @inline(__always)
  func withInflection<Result>(_ body: (InflectionTables) -> Result) -> Result {
    lazyInflection.withValue({ InflectionTables(self) }, body)
  }

  /// Lends `body` the cells that have a form, in the order of levels. O(log n) for n cells of the verb's class: who asks for
  /// one of them does not pay for all; O(n) the first time.
  @inline(__always)
  func withCells<Result>(of form: FormOfVerb, _ body: (Span<CellOccurrence>) -> Result) -> Result {
    guard let group = form.ruleGroup else { return body(Span()) }
    let number = verbClasses[form.verb]
    return withInflection {
      $0.classes.withValue(number, { ClassCells(number, self) }) {
        let cells = $0.cells
        return body(cells.span.extracting($0.indices(ofGroup: group)))
      }
    }
  }
}
