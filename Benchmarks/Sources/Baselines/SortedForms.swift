/// All forms in order in one block, with where each begins: what a prefix's forms are copied from.
struct SortedForms {
  private let keys: SortedArray
  private let firstEntry: [Int32]
  private let bytes: [UInt8]
  private let starts: [Int32]

  /// Lays out the forms of a corpus.
  init(_ corpus: Corpus) {
    keys = SortedArray(corpus.keys)
    firstEntry = corpus.firstEntry
    bytes = Array(corpus.entries.lazy.map { $0.form }.joined().utf8)
    var starts: [Int32] = [0]
    starts.reserveCapacity(corpus.entries.count + 1)
    for entry in corpus.entries {
      starts.append((starts.last ?? 0) + Int32(entry.form.utf8.count))
    }
    self.starts = starts
  }

  /// The positions of the forms that begin with a prefix, accents aside; at least `limit` of them.
  func positions(prefix: Span<UInt8>, limit: Int = .max) -> Range<Int> {
    let found = keys.keys(withPrefix: prefix, limit: limit)
    return Int(firstEntry[found.lowerBound])..<Int(firstEntry[found.upperBound])
  }

  /// Appends the first forms that begin with a prefix, each with a line feed after it.
  func appendForms(prefix: Span<UInt8>, limit: Int, to output: borrowing ByteBuffer) {
    let positions = positions(prefix: prefix, limit: limit).prefix(limit)
    unsafe bytes.withUnsafeBytes { bytes in
      for position in positions {
        let start = Int(starts[position])
        let size = Int(starts[position + 1]) - start
        unsafe output.append(room: size + 1) { target in
          unsafe target.copyMemory(
            from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + size]))
          unsafe target[size] = 0x0A
          return size + 1
        }
      }
    }
  }
}
