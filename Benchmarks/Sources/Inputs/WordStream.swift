/// Words in one block of memory, as a program that reads a file has them: a line feed after each.
struct WordStream {
  /// What it holds: `text`, `uniform`, `absent` and how accents are written.
  let name: String
  /// The words, each with a line feed after it.
  private(set) var bytes: [UInt8] = []
  /// Where each word starts, and the end.
  private(set) var starts: [Int32] = [0]
  /// The same words as strings.
  private(set) var strings: [String] = []

  /// A stream of words.
  init(name: String, _ words: some Sequence<String> = []) {
    self.name = name
    for word in words { append(word) }
  }

  /// How many words.
  var count: Int { strings.count }

  /// Adds a word.
  mutating func append(_ word: String) {
    bytes.append(contentsOf: word.utf8)
    bytes.append(0x0A)
    starts.append(Int32(bytes.count))
    strings.append(word)
  }

  /// Where the bytes of a word are.
  @inline(__always)
  func range(_ index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) - 1 }

  /// The first words as a stream.
  func prefix(_ size: Int) -> WordStream { WordStream(name: name, strings.prefix(size)) }

  /// The same words, each changed.
  func mapped(name: String, _ change: (String) -> String) -> WordStream {
    WordStream(name: name, strings.map(change))
  }

  /// The words as running text: commas, full stops and line ends between them, always the same.
  func prose() -> [UInt8] {
    var random = SeededRandom(seed: 7)
    var text: [UInt8] = []
    for word in strings {
      text += word.utf8
      switch random.below(24) {
      case 0...1: text += ". ".utf8
      case 2...4: text += ", ".utf8
      case 5...6: text += "\n".utf8
      default: text += " ".utf8
      }
    }
    return text
  }
}
