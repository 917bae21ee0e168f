/// Words in one block of memory, as a program that reads a file has them: a line feed after each.
struct WordStream {
  /// What it holds: `text`, `uniform`, `absent` and how accents are written.
  let name: String
  /// The words, each with a line feed after it.
  private(set) var bytes: [UInt8] = []
  /// Where each word starts, and the end.
  private(set) var starts: [Int32] = [0]

  /// An empty stream.
  init(name: String) { self.name = name }

  /// How many words.
  var count: Int { starts.count - 1 }

  /// Adds a word.
  mutating func append(_ word: String) {
    bytes.append(contentsOf: word.utf8)
    bytes.append(0x0A)
    starts.append(Int32(bytes.count))
  }

  /// A word as text; for preparing and checking.
  func text(_ place: Int) -> String {
    String(decoding: bytes[Int(starts[place])..<Int(starts[place + 1]) - 1], as: UTF8.self)
  }

  /// The first words as a stream.
  func prefix(_ size: Int) -> WordStream {
    var shorter = WordStream(name: name)
    for place in 0..<min(size, count) { shorter.append(text(place)) }
    return shorter
  }

  /// The same words, each changed.
  func mapped(name: String, _ change: (String) -> String) -> WordStream {
    var changed = WordStream(name: name)
    for place in 0..<count { changed.append(change(text(place))) }
    return changed
  }
}
