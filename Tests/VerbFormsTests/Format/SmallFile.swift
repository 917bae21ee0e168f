import LevelFiles
import SystemIO
import Testing

@testable import VerbForms

/// The bytes of a small index, to be changed in every way that a file can be.
enum SmallFile {
  static let levels = [
    Level(
      title: "Indicativo: presente", description: "Dos verbos", colorHex: 0xFF_0000,
      challenges: [
        .init(verb: "comer", forms: ["como", "comes", "come", "comemos", "coméis", "comen"]),
        .init(verb: "irse", forms: ["me voy", "te vas", "se va", "nos vamos", "os vais", "-"]),
      ], file: "uno.txt"),
    Level(
      title: "Imperativo", description: "Órdenes", colorHex: nil,
      challenges: [.init(verb: "comer", forms: ["come/comé"]), .init(verb: "ir", forms: ["ve"])],
      columns: ["tú"], order: .last, file: "dos.txt"),
  ]

  /// The file of these levels.
  static func bytes() throws -> [UInt8] {
    try FormIndex(levels: levels, ranking: nil).withBytes { Array($0) }
  }

  /// The same bytes with the checksum that they should have.
  static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var checksum = xxh64(Array(bytes[IndexHeader.checksumStart...]))
    for place in 24..<32 {
      bytes[place] = UInt8(truncatingIfNeeded: checksum)
      checksum >>= 8
    }
    return bytes
  }

  /// The bytes with others from `offset` on, and the checksum put right.
  static func patched(_ bytes: [UInt8], at offset: Int, _ new: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes.replaceSubrange(offset..<offset + new.count, with: new)
    return sealed(bytes)
  }
}

/// Asks an index everything that can be asked, and gives how much came back: what an index says that
/// was tampered with is of no interest, but it has to say something.
@discardableResult
func askEverything(_ index: FormIndex) -> Int {
  var size = 0
  for word in ["como", "comeis", "cómelo", "vete", "me voy", "he comido", "casa", ""] {
    for accents in [AccentMode.smart, .strict] {
      for answer in index.lookup(word, accents: accents) {
        size += index.readings(of: answer).count
        size += index.lines(ofVerb: answer.infinitive).count
        size += index.position(of: Entry(form: answer.form, infinitive: answer.infinitive)) ?? 0
        size += index.rank(ofVerb: answer.infinitive) ?? 0
      }
    }
    size += index.lookup(word, levels: [0]).count
    size += index.positions(ofPrefix: word).count
    size += index.firstPosition(ofMarkedPrefix: word) ?? 0
  }
  size += index.firstPosition(ofMarkedPrefix: "comé") ?? 0
  size += index.suggestions(for: "vaz").count + index.suggestions(for: "comemoz", levels: [1]).count
  let count = index.entryCount
  for place in [0, count / 2, count - 1, count] { size += index.entry(at: place).form.count }
  size += index.entries(in: 0..<min(max(count, 0), 40)).count
  size += index.rows(from: 0, limit: 40).count + index.rows(before: count, limit: 3).count
  size += index.row(containing: count / 2).positions.count
  size += index.verbsByUse.count + index.levels.count + index.statistics.sections.count
  for level in 0..<min(index.levelCount, 4) {
    size += index.verbs(inLevel: level).count
    size += index.level(at: level)?.challenges.count ?? 0
  }
  size += index.entryCount(matching: "*e*")
  index.forEachEntry(matching: "?*") { entry, _ in
    size += entry.form.count
    return size < 10_000
  }
  size += pipeAndFind(index)
  do { try index.verify() } catch { size += error.description.count }
  return size
}

/// The same for the two ways that go from bytes to bytes.
private func pipeAndFind(_ index: FormIndex) -> Int {
  let input = Array(String(repeating: "como\ncomeis\nve\nir\ncasa\ncomer\n", count: 2).utf8)
  let output = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 16)
  defer { output.deallocate() }
  let lane = WordLane(index, accents: .smart, bestOnly: false, separator: 0x0A, slotCount: 4)
  var size = input.withUnsafeBytes { lane.answer($0, into: output).written }
  let finder = WordFinder(index)
  for word in ["come", "ir", "co"] {
    Array(word.utf8).withUnsafeBytes {
      size += finder.find($0) ?? 0
      size += finder.bestInfinitive(in: $0, 0..<$0.count, into: output)
      size += finder.entryCount(ofPrefix: $0)
      size += finder.firstForms(ofPrefix: $0, limit: 20, into: output)
    }
  }
  return size
}
