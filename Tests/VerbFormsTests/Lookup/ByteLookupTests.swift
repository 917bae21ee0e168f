import IndexBuilding
import LevelFiles
import SpanishText
import TestSupport
import Testing
import VerbForms

/// Words that are read out of bytes have the answers of the same words as strings.
@Suite struct ByteLookupTests {
  /// Where the Spanish letters that begin at a place end, read one by one.
  private func endOfLetters(in bytes: [UInt8], from start: Int) -> Int {
    var end = start
    for _ in 0..<FormKey.capacity {
      guard end < bytes.count else { break }
      if Self.plainLetters.contains(bytes[end]) {
        end += 1
      } else if end + 1 < bytes.count, bytes[end] == 0xC3, Self.marked.contains(bytes[end + 1]) {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  private static let plainLetters = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
  /// The second bytes of the letters with marks; the first of all is 0xC3.
  private static let marked = Set("áéíóúüñÁÉÍÓÚÜÑ".utf8).subtracting([0xC3])

  private func compare(_ index: FormIndex, _ bytes: [UInt8], from start: Int) -> String? {
    for accents in FormIndex.AccentMode.allCases {
      let match = index.match(bytes.span, from: start, accents)
      guard match.end >= 0 else { continue }
      let answers = index.answers(match)
      let word = String(
        decoding: bytes[start..<endOfLetters(in: bytes, from: start)], as: UTF8.self)
      let expected = index.lookup(word, accents: accents)
      if match.end != start + word.utf8.count || answers != expected {
        return "\(word) \(accents): \(Array(answers)), not \(Array(expected))"
      }
      let lines = answers.map { "x\t\($0.infinitive)\t\($0.form)\t\($0.match.rawValue)\n" }
      if index.lines(of: match, after: "x") != lines.joined() {
        return "\(word) \(accents): \(Array(answers)) are copied wrongly"
      }
    }
    return nil
  }

  /// Words as forms and near them, in capitals, at the end of a buffer, before and behind others.
  @Test(arguments: seeds(20, few: 1))
  func randomWords(seed: Int) throws {
    var maker = RandomLevels(seed: UInt64(seed) + 60_000)
    let twin = try Twin(maker.make())
    var words = Set(twin.plain.entries.map(\.form))
    for _ in 0..<40 { words.insert(maker.word(0...6)) }
    var differences: [String] = []
    for view in [twin, twin.restricted(to: [0])] {
      for word in words.sorted() {
        for typed in [word, word.uppercased(), PlainText.fold(word)] {
          for suffix in ["", "\n", ",a", "\u{E0}", "-", "\u{301}", "á", " \t", "1"] {
            let bytes = Array("x\n\(typed)\(suffix)".utf8)
            differences += [compare(view.index, bytes, from: 2)].compactMap { $0 }
          }
          // A letter that is cut in two, and bytes that are no UTF-8.
          for suffix in [[0xC3], [0xC3, 0x41], [0xFF], [0xA1]] as [[UInt8]] {
            let bytes = Array(typed.utf8) + suffix
            differences += [compare(view.index, bytes, from: 0)].compactMap { $0 }
          }
        }
      }
    }
    #expect(differences == [])
  }

  /// A word is read in eights where it can be: words as long as keys, and longer, from every offset.
  @Test func wordsOfAllLengths() throws {
    var random = SeededRandom(seed: 64)
    let letters = Array("abmnrzáñü")
    var words: [String] = []
    for length in Array(1...20) + Array(60...70) {
      words.append(
        String((0..<length).map { _ in letters.randomElement(using: &random) ?? "a" }))
    }
    let twin = try Twin([
      level(words.filter { $0.count <= 64 }.map { ("narrar", $0) }),
      level(words.filter { $0.count < 60 }.map { ("ir", $0) }),
    ])
    var differences: [String] = []
    for word in words {
      differences += FormIndex.AccentMode.allCases.compactMap { twin.difference(word, $0) }
      differences += FormIndex.AccentMode.allCases.compactMap {
        twin.difference(word.uppercased(), $0)
      }
      let bytes = Array((word + "\n" + word + " ").utf8)
      for start in bytes.indices where bytes[start] & 0xC0 != 0x80 {
        differences += [compare(twin.index, bytes, from: start)].compactMap { $0 }
      }
      differences += [compare(twin.index, bytes, from: bytes.count)].compactMap { $0 }
    }
    #expect(differences == [])
    let longest = try #require(words.first { $0.count == 64 })
    #expect(twin.index.lookup(Array(longest.utf8).span).map(\.form) == [longest])
    #expect(twin.index.lookup(Array((longest + "a").utf8).span).isEmpty)
  }

  /// The builder keeps the letters of long forms apart, and sorts them among the others.
  @Test func formsThatShareTheirFirstLetters() throws {
    let words = [11, 12, 13, 23, 24, 25, 26, 61].flatMap { count in
      ["a", "á", "b", "ar", "és"].map { String(repeating: "a", count: count) + $0 }
    }
    let verbs = words.filter { $0.hasSuffix("ar") }
    let twin = try Twin([
      level(verbs.flatMap { verb in words.map { (verb, $0) } }), level(words.map { ("ir", $0) }),
    ])
    try twin.index.verify()
    #expect(
      words.flatMap { word in
        FormIndex.AccentMode.allCases.compactMap { twin.difference(word, $0) }
      } == [])
    #expect(twin.index.verbsByUse.sorted() == (verbs + ["ir"]).sorted())
  }

  /// A match holds six answers in order, of sixteen entries; keys may have more of both.
  @Test(arguments: [4, 5, 6, 15, 16, 40] + (isExhaustive ? [255] : []))
  func keysOfManyEntries(count: Int) throws {
    let letters = Array("abdefglmnprstuvz")
    let verbs = letters.flatMap { first in letters.map { "\(first)\($0)ar" } }.prefix(count)
    let twin = try Twin([
      level(verbs.enumerated().map { ($0.element, $0.offset % 3 == 0 ? "canto" : "cantó") }),
      level([(verbs[0], "cánto")], order: .last),
    ])
    var differences: [String] = []
    for view in [twin, twin.restricted(to: [0])] {
      for query in ["canto", "cantó", "CANTÓ", "cánto", "cañto"] {
        for accents in FormIndex.AccentMode.allCases {
          differences += [view.difference(query, accents)].compactMap { $0 }
        }
        differences += [compare(view.index, Array(query.utf8), from: 0)].compactMap { $0 }
      }
    }
    #expect(differences == [])
    #expect(twin.index.lookup("canto", accents: .ignore).count == count + 1)
  }

  /// A match holds words of twenty-five letters; forms may be longer.
  @Test(arguments: [7, 8, 9, 15, 16, 17, 23, 24, 25, 26, 60])
  func wordsOfManyLetters(count: Int) throws {
    let stem = String(repeating: "tuñanduces", count: 6).prefix(count - 3)
    let forms = ["\(stem)amo", "\(stem)amó", "\(stem)ámo"]
    let twin = try Twin([
      level([("\(stem)aar", forms[0]), ("\(stem)aer", forms[1])]),
      level([("\(stem)air", forms[2])], order: .last),
    ])
    var differences: [String] = []
    for view in [twin, twin.restricted(to: [0])] {
      for query in forms + [PlainText.fold(forms[0]), forms[1].uppercased()] {
        for accents in FormIndex.AccentMode.allCases {
          differences += [view.difference(query, accents)].compactMap { $0 }
        }
        differences += [compare(view.index, Array(query.utf8), from: 0)].compactMap { $0 }
      }
    }
    #expect(differences == [])
    #expect(twin.index.lookup(forms[0], accents: .ignore).count == 3)
  }

  /// The index that comes with conj: every so many forms, as they are and as people type them.
  @Test func theBuiltInIndex() {
    let index = FormIndex.builtin
    var differences: [String] = []
    for position in stride(from: 3, to: index.entryCount, by: isExhaustive ? 1_511 : 7_507) {
      let form = index.entry(at: position).form
      for typed in [form, form.uppercased(), form.folded, form + "se", form + "x", "no " + form] {
        let bytes = Array(typed.utf8)
        if index.lookup(bytes.span) != index.lookup(typed) { differences.append(typed) }
        differences += [compare(index, bytes + [0x0A], from: 0)].compactMap { $0 }
      }
    }
    #expect(differences == [])
  }

  /// Every byte behind letters, and every second byte of a letter with a diacritic.
  @Test func allBytes() {
    let bytes: [[UInt8]] = (UInt8.min...UInt8.max).flatMap { [[$0], [0xC3, $0]] }
    let differences = bytes.compactMap { bytes in
      compare(.builtin, Array("hac".utf8) + bytes + Array("is\n".utf8), from: 0)
    }
    #expect(differences == [])
  }

  /// Most forms take the quick way, which needs no strings.
  @Test func mostFormsAreReadAtOnce() {
    let index = FormIndex.builtin
    var (forms, read) = (0, 0)
    for position in stride(from: 5, to: index.entryCount, by: 2_003) {
      forms += 1
      let bytes = Array((index.entry(at: position).form + "\n").utf8)
      let match = index.match(bytes.span, from: 0, .smart)
      if match.end == bytes.count - 1, match.count > 0 { read += 1 }
    }
    #expect(forms > 300)
    #expect(Double(read) > 0.9 * Double(forms))
  }

  @Test(
    arguments: [
      [0x73, 0x61, 0x6C, 0xED], [0x76, 0xE9], [0xFF], [0x63, 0x6F, 0x6D, 0x6F, 0xC3],
      [0x63, 0x6F, 0x6D, 0x6F, 0xED, 0xA0, 0x80], [0xC3, 0x28], [0x73, 0xC1, 0xA1],
    ] as [[UInt8]])
  func bytesThatAreNoText(bytes: [UInt8]) {
    for accents in FormIndex.AccentMode.allCases {
      #expect(FormIndex.builtin.lookup(bytes.span, accents: accents).isEmpty)
    }
  }
}
