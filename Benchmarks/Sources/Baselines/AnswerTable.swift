/// What a program with a Dictionary keeps to answer with the best infinitive: by key the entries in
/// order of preference, their marks as two bits a letter, and all infinitives in one block.
struct AnswerTable<Lookup: WordLookup> {
  private let lookup: Lookup
  private let starts: [Int32]
  private let marks: [UInt64]
  private let verbs: [Int32]
  private let infinitives: [UInt8]
  private let infinitiveStarts: [Int32]

  /// Lays out the answers of a corpus behind a way to find keys.
  init(_ corpus: Corpus, _ chooser: Chooser, _ lookup: Lookup) {
    self.lookup = lookup
    starts = corpus.firstEntry
    var marks: [UInt64] = []
    var verbs: [Int32] = []
    for key in corpus.keys.indices {
      for entry in chooser.preferred(ofKey: Int32(key)) {
        marks.append(
          entry.form.unicodeScalars.reduce(0) { $0 << 2 | UInt64(Diacritic(of: $1).rawValue) })
        verbs.append(entry.rank)
      }
    }
    self.marks = marks
    self.verbs = verbs
    infinitives = Array(corpus.verbs.joined().utf8)
    var ends: [Int32] = [0]
    for verb in corpus.verbs { ends.append((ends.last ?? 0) + Int32(verb.utf8.count)) }
    infinitiveStarts = ends
  }

  /// Appends the infinitive of the best answer with smart accents.
  @inline(__always)
  func appendBest(_ word: Span<UInt8>, to output: borrowing ByteBuffer) {
    let key = lookup.find(word)
    guard key >= 0 else { return }
    let first = Int(starts[Int(key)])
    let end = Int(starts[Int(key) + 1])
    let verb = Int(verbs[end - first == 1 ? first : best(first..<end, Self.marks(word))])
    unsafe infinitives.withUnsafeBytes { bytes in
      unsafe output.append(
        UnsafeRawBufferPointer(
          rebasing: bytes[Int(infinitiveStarts[verb])..<Int(infinitiveStarts[verb + 1])]))
    }
  }

  private func best(_ entries: Range<Int>, _ typed: UInt64) -> Int {
    let mask = ((typed | typed >> 1) & Self.low) * 3
    var best = entries.lowerBound
    var grade = Int.max
    for entry in entries {
      let marks = marks[entry]
      let band = marks == typed ? 0 : Self.tildes(marks) == Self.tildes(typed) ? 1 : 2
      let itsGrade = ((typed ^ marks) & mask == 0 ? 0 : 4) + band
      if itsGrade < grade {
        grade = itsGrade
        best = entry
      }
    }
    return best
  }

  private static var low: UInt64 { 0x5555_5555_5555_5555 }
  private static func tildes(_ marks: UInt64) -> UInt64 { marks & marks >> 1 & low }

  /// The marks of a word in UTF-8: 1 acute, 2 diaeresis, 3 tilde.
  private static func marks(_ word: Span<UInt8>) -> UInt64 {
    var marks: UInt64 = 0
    var place = 0
    while place < word.count {
      marks <<= 2
      if word[place] == 0xC3, place + 1 < word.count {
        place += 1
        switch word[place] & 0x1F {
        case 0x11: marks |= 3
        case 0x1C: marks |= 2
        default: marks |= 1
        }
      }
      place += 1
    }
    return marks
  }
}
