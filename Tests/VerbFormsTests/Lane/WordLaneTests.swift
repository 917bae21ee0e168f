import Foundation
import TestSupport
import Testing
import VerbForms

/// The fast lane writes what the ordinary lookup answers, or leaves a line to it.
@Suite struct WordLaneTests {
  /// What `conj lookup` writes for a line by way of the ordinary lookup.
  private func expected(
    _ line: String, in index: FormIndex, accents: AccentMode, bestOnly: Bool
  ) -> String {
    let answers = index.lookup(line, accents: accents)
    guard !answers.isEmpty else { return "\(line)\t\t\tnone\n" }
    return answers.prefix(bestOnly ? 1 : answers.count).map {
      "\(line)\t\($0.infinitive)\t\($0.form)\t\($0.match.rawValue)\n"
    }.joined()
  }

  /// What the lane writes for some bytes, and how far it came.
  private func run(
    _ input: [UInt8], in index: FormIndex, accents: AccentMode = .smart, bestOnly: Bool = false,
    separator: UInt8 = 0x0A, room: Int = 1 << 16, slotCount: Int = 2
  ) -> (progress: WordLane.Progress, output: [UInt8]) {
    let lane = WordLane(
      index, accents: accents, bestOnly: bestOnly, separator: separator, slotCount: slotCount)
    var output = [UInt8](repeating: 0xEE, count: room)
    let progress = input.withUnsafeBytes { input in
      output.withUnsafeMutableBytes { lane.answer(input, into: $0) }
    }
    return (progress, Array(output.prefix(progress.written)))
  }

  private func words(in index: FormIndex, step: Int, seed: UInt64) -> [String] {
    var random = SeededRandom(seed: seed)
    var words: Set<String> = []
    for position in stride(from: 3, to: index.entryCount, by: step) {
      let form = index.entry(at: position).form
      let plain = PlainText.fold(form)
      words.formUnion([form, plain, form.uppercased(), form + "se", plain + "lo", form + "me"])
      // A letter exchanged or left out, an accent put on.
      var letters = Array(plain)
      let place = Int.random(in: letters.indices, using: &random)
      letters[place] =
        ["a", "á", "ñ", "y", "h", "s", "o", "é", "ú", "ü"]
        .randomElement(using: &random) ?? "a"
      words.insert(String(letters))
      letters.remove(at: place)
      words.insert(String(letters))
      words.insert(form.replacing("ñ", with: "ny"))
      words.insert(form.replacing("ñ", with: "nh"))
    }
    return words.filter { !$0.isEmpty }.sorted()
  }

  private static let oddWords = [
    "a", "se", "no", "dime", "dimé", "dámelo", "damelo", "dameló", "dáselá", "irse", "irsé", "irsê",
    "vámonos", "vamonós", "LAVARSÉ", "lavarse", "idos", "íos", "íós", "amalo", "banyar", "banhar",
    "manyana", "senyor", "sonyar", "SONHAR", "enya", "ninyo", "à", "ÑOÑO", "ñoñear", "güe", "x y",
    "he comido", "me lavo", "fui fui", "aaaa", "comer", "Ü", "É", "he", "HA", "Sé",
    String(repeating: "a", count: 64), String(repeating: "á", count: 64),
    String(repeating: "á", count: 65), String(repeating: "ñ", count: 300) + "lo",
  ]

  @Test(arguments: AccentMode.allCases)
  func sameAsTheOrdinaryWay(accents: AccentMode) {
    let index = FormIndex.builtin
    var handled = 0
    var differences: [String] = []
    let words = WordLaneTests.oddWords + words(in: index, step: 1_999, seed: 1)
    for word in words {
      for bestOnly in [false, true] {
        let input = Array("\(word)\n".utf8)
        let expected = expected(word, in: index, accents: accents, bestOnly: bestOnly)
        // At the end of the input, and before bytes that are not for the lane: short lines are read
        // sixteen bytes at a time where there are as many.
        for tail in ["", String(repeating: "?", count: 16)] {
          let (progress, output) = run(
            input + Array(tail.utf8), in: index, accents: accents, bestOnly: bestOnly)
          guard progress.consumed == input.count else {
            if progress.stop != .otherLine || progress.written != 0 {
              differences.append("\(word): stopped by \(progress.stop)")
            }
            continue
          }
          handled += 1
          if output != Array(expected.utf8) {
            differences.append("\(String(decoding: output, as: UTF8.self)) is not \(expected)")
          }
          if progress.hasMiss != expected.hasSuffix("\tnone\n") {
            differences.append("\(word): wrong about having missed")
          }
        }
      }
    }
    #expect(differences == [])
    // Most words are for the lane, or it would not be one.
    #expect(handled > 2 * words.count)
  }

  /// Many lines, most of them more than once, with room for the answers to all, to some and to one.
  @Test(arguments: AccentMode.allCases)
  func repeatedLines(accents: AccentMode) {
    let index = FormIndex.builtin
    var random = SeededRandom(seed: 11)
    let known = WordLaneTests.oddWords + words(in: index, step: 9_973, seed: 3)
    // Only what the lane takes: it stops at other lines.
    let plain = known.filter { word in
      let line = Array("\(word)\n".utf8)
      return run(line, in: index, accents: accents).progress.consumed == line.count
    }
    let lines = (0..<3 * plain.count).map { _ in plain.randomElement(using: &random) ?? "fui" }
    let input = Array(lines.joined(separator: "\n").utf8) + [0x0A]
    let expected = lines.map {
      self.expected($0, in: index, accents: accents, bestOnly: false)
    }.joined()
    for slotCount in [1, 16, 8192] {
      let (progress, output) = run(
        input, in: index, accents: accents, room: expected.utf8.count + 1024,
        slotCount: slotCount)
      #expect(progress.consumed == input.count && progress.hasMiss)
      #expect(output == Array(expected.utf8), "\(slotCount)")
    }
  }

  @Test(arguments: 0..<10)
  func randomLevels(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 70_000)
    let index = try FormIndex(levels: maker.make(), ranking: nil)
    var differences: [String] = []
    for word in words(in: index, step: 1, seed: UInt64(seed)) {
      for accents in AccentMode.allCases {
        let input = Array("\(word)\n".utf8)
        let tail = [UInt8](repeating: 0x3F, count: 16)
        let (progress, output) = run(input + tail, in: index, accents: accents)
        guard progress.consumed == input.count else { continue }
        let expected = expected(word, in: index, accents: accents, bestOnly: false)
        if output != Array(expected.utf8) {
          differences.append("\(String(decoding: output, as: UTF8.self)) is not \(expected)")
        }
      }
    }
    #expect(differences == [])
  }

  /// Many lines in one buffer, cut at every place and with every little room for answers.
  @Test func anyCutAndAnyRoom() {
    let index = FormIndex.builtin
    let lines = ["fui", "xyzzy", "COMÍS", "sueno", "erguir", "q", "habláis"]
    let input = Array(lines.map { $0 + "\n" }.joined().utf8)
    let expected = lines.map { self.expected($0, in: index, accents: .smart, bestOnly: false) }
    #expect(run(input, in: index).output == Array(expected.joined().utf8))

    for cut in 0...input.count {
      let (progress, output) = run(Array(input.prefix(cut)), in: index)
      let whole = input.prefix(cut).count { $0 == 0x0A }
      // Half a letter at the end is no letter.
      let isHalf = input.prefix(cut).last == 0xC3
      #expect(progress.stop == (isHalf ? .otherLine : .endOfInput), "\(cut)")
      #expect(progress.hasMiss == (whole > 1), "\(cut)")
      #expect(output == Array(expected.prefix(whole).joined().utf8), "\(cut)")
      let consumed = lines.prefix(whole).reduce(0) { $0 + $1.utf8.count + 1 }
      #expect(progress.consumed == consumed, "\(cut)")
    }
    for room in 0...600 {
      let (progress, output) = run(input, in: index, room: room)
      let consumed = input.prefix(progress.consumed).count { $0 == 0x0A }
      #expect(output == Array(expected.prefix(consumed).joined().utf8), "\(room)")
      #expect((progress.stop == .outputFull) == (consumed < lines.count), "\(room)")
    }
  }

  @Test func separators() {
    let index = FormIndex.builtin
    let windows = run(Array("fui\r\ncomes\r\n".utf8), in: index).output
    let unix = run(Array("fui\ncomes\n".utf8), in: index).output
    #expect(windows == unix)
    let zero = run(Array("fui\0comes\0".utf8), in: index, separator: 0)
    #expect(zero.output == unix && zero.progress.consumed == 10)
    // An empty line is another line, whatever was kept before it.
    let empty = run(
      Array("fui\0\0comes\0fui\0comes\0fui\0".utf8), in: index, separator: 0, slotCount: 1)
    #expect(empty.progress.stop == .otherLine && empty.progress.consumed == 4)
    // Nor is one whose bytes are all zero what a slot holds that nothing was kept in.
    let first = run(
      Array("\0comes\0fui\0comes\0fui\0".utf8), in: index, separator: 0, slotCount: 1)
    #expect(first.progress.stop == .otherLine && first.progress.consumed == 0)
    for other in [
      "fui\rcomes\n", "\n", " fui\n", "fui \n", "¿fui?\n", "fu\u{301}i\n", "fui,\n", "fui\0",
    ] {
      let (progress, _) = run(Array(other.utf8), in: index)
      #expect(progress.stop == .otherLine && progress.consumed == 0, "\(other)")
    }
    for broken in [[0x66, 0xC3, 0x0A], [0xFF, 0x0A], [0xC3, 0x0A], [0x80, 0x0A]] as [[UInt8]] {
      #expect(run(broken, in: index).progress.consumed == 0)
    }
  }

  /// A finder's word is the lookup's best one.
  @Test func bestInfinitives() {
    let index = FormIndex.builtin
    let finder = WordFinder(index)
    var differences: [String] = []
    for word in words(in: index, step: 3_001, seed: 5) {
      let best = index.lookup(word).first
      var output = [UInt8](repeating: 0, count: WordFinder.infinitiveRoom)
      let size = Array(word.utf8).withUnsafeBytes { word in
        output.withUnsafeMutableBytes {
          finder.bestInfinitive(in: word, 0..<word.count, into: $0)
        }
      }
      let found = String(decoding: output.prefix(size), as: UTF8.self)
      // The same in the middle of a text, where there is room to copy in steps.
      let text = Array(("fui \(word)" + String(repeating: ".", count: 16)).utf8)
      var again = output
      let sizeAgain = text.withUnsafeBytes { text in
        again.withUnsafeMutableBytes {
          finder.bestInfinitive(in: text, 4..<4 + word.utf8.count, into: $0)
        }
      }
      #expect(again.prefix(sizeAgain) == output.prefix(size), "\(word)")
      // What has pronouns or another spelling of ñ is not for it.
      let expected = best.map { $0.match <= .ñ ? $0.infinitive : nil } ?? ""
      if let expected, found != expected, best != nil || size > 0 {
        differences.append("\(word): \(found) is not \(expected)")
      }
    }
    #expect(differences == [])
  }

  @Test func prefixes() {
    let index = FormIndex.builtin
    let finder = WordFinder(index)
    for prefix in ["", "a", "com", "irg", "ñ", "Á", "zz", "comíamos", "xyz"] {
      let bytes = Array(prefix.utf8)
      let range = index.positions(ofPrefix: prefix)
      #expect(bytes.withUnsafeBytes { finder.entryCount(ofPrefix: $0) } == range.count)
      var output = [UInt8](repeating: 0, count: 4_096)
      let size = bytes.withUnsafeBytes { prefix in
        output.withUnsafeMutableBytes { finder.firstForms(ofPrefix: prefix, limit: 20, into: $0) }
      }
      let expected = index.entries(in: range).prefix(20).map { $0.form + "\n" }.joined()
      #expect(String(decoding: output.prefix(size), as: UTF8.self) == expected, "\(prefix)")
    }
  }
}
