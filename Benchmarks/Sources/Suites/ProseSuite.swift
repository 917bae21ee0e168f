// Running text with punctuation: each of its words looked up, those that are one verb joined.

import VerbForms

extension Bench {
  /// The table of running text.
  func proseSuite() -> String {
    let words = streams.pipe.prefix(options.words)
    let text = words.prose()
    let hand = HandFoldDictionary(corpus.keys)
    checkProse(words, text)
    let outcome = race(
      "30 % no forms", unit: "ns/word", divisor: words.count, baseline: "Dictionary, hand fold",
      effort: options.effort, checked: false,
      [
        Side(name: "conj") {
          var sum: UInt64 = 0
          read(text) { sum &+= UInt64($0.answers.count) }
          return sum
        },
        Side(name: "Dictionary, hand fold") { Self.count(text, hand) },
      ])
    return markdown("Running text", [outcome])
      + "\nThe Dictionary is asked for each run of letters by itself, and joins no words.\n"
  }

  private func read(_ text: [UInt8], _ give: (TextReader.Word) -> Void) {
    var reader = TextReader(index)
    for start in stride(from: 0, to: text.count, by: 1 << 16) {
      reader.read(text[start..<min(start + 1 << 16, text.count)], give)
    }
    reader.finish(give)
  }

  /// Ends the program unless every word comes once, in order, with its answers where it is not joined.
  private func checkProse(_ words: WordStream, _ text: [UInt8]) {
    var next = words.strings[...]
    read(text) { found in
      let joined = found.text.split(separator: " ").map { String($0) }
      if !next.prefix(joined.count).elementsEqual(joined)
        || (joined.count == 1 && !found.answers.elementsEqual(index.lookup(found.text)))
      {
        stop("running text gives \(found)")
      }
      next = next.dropFirst(joined.count)
    }
    if !next.isEmpty { stop("running text ends before \(next[next.startIndex])") }
  }

  private static func count(_ text: [UInt8], _ lookup: HandFoldDictionary) -> UInt64 {
    let bytes = text.span
    var sum: UInt64 = 0
    var start = 0
    for index in bytes.indices where bytes[index] < 0x80 && bytes[index] | 0x20 &- 0x61 > 25 {
      if start < index, lookup.find(bytes.extracting(start..<index)) >= 0 { sum += 1 }
      start = index + 1
    }
    return sum
  }
}
