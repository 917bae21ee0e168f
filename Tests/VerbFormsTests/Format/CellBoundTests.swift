import IndexBuilding
import LevelFiles
import TestSupport
import Testing

@testable import VerbForms

/// A file stands for no more forms than somebody waits for.
@Suite struct CellBoundTests {
  /// A row may stand in many lines: a file of some thousand bytes could say millions of forms of one verb.
  @Test func aVerbOfTooManyForms() throws {
    func levels(beber: [String], comer: [String]) -> [Level] {
      [
        Level(
          title: "Presente", description: "", colorHex: nil,
          challenges: [.init(verb: "beber", forms: [beber.joined(separator: "/")])]
            + (0..<400).map {
              .init(verb: "comer", forms: [comer.joined(separator: "/")], line: 5 + $0)
            },
          columns: ["yo"])
      ]
    }
    let digits: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
      uniqueKeysWithValues: zip("0123456789".unicodeScalars, "abcdefghij".unicodeScalars))
    let many = (0..<700).map { number in
      String(String.UnicodeScalarView("\(number)".unicodeScalars.map { digits[$0] ?? "z" }))
    }
    let whole = try FormIndex(levels: levels(beber: many, comer: ["como"]), ranking: nil).bytes
    #expect(whole.count < 30_000)
    // Every line of comer has the row of beber: 400 × 701 cells.
    let rows = IndexBytes.section(.classRows, of: whole)
    #expect(rows.count == 401 + PackedIntegers.padding)
    for row in Set(whole[rows].dropLast(PackedIntegers.padding)) {
      let changed = IndexBytes.patched(
        whole, at: rows.lowerBound, Array(repeating: row, count: rows.count))
      let isLarge = (try? FormIndex(bytes: changed)) == nil
      #expect(isLarge == (row == whole[rows].first), "row \(row)")
    }
    // Levels that say so are refused in the same way, once all of them are compiled.
    guard isExhaustive else { return }
    #expect(throws: IndexError.self) {
      try FormIndex(levels: levels(beber: ["bebo"], comer: many), ranking: nil)
    }
  }

  /// A class may have any number of verbs: 2,200 verbs of 2,001 cells each are more than an index holds.
  @Test func verbsOfTooManyFormsTogether() throws {
    let letters = Array("bcdfghjlmnprst")
    let stems = letters.flatMap { a in letters.flatMap { b in letters.map { "a\(a)e\(b)i\($0)" } } }
    let many = stems.prefix(2_000).joined(separator: "/")
    let challenges =
      [Level.Challenge(verb: "beber", forms: [many])]
      + stems.prefix(2_200).map { .init(verb: "\($0)ar", forms: ["\($0)o"]) }
    let level = Level(
      title: "Presente", description: "", colorHex: nil, challenges: challenges, columns: ["yo"])
    let whole = try FormIndex(levels: [level], ranking: nil).bytes
    #expect(whole.count < 40_000)
    let rows = IndexBytes.section(.classRows, of: whole)
    #expect(rows.count == 2 + PackedIntegers.padding && Set(whole[rows].prefix(2)) == [0, 1])
    // The row of beber for all verbs, or that of the others for all.
    let opening = [UInt8(0), 1].filter { row in
      let changed = IndexBytes.patched(whole, at: rows.lowerBound, [row, row])
      return (try? FormIndex(bytes: changed)) != nil
    }
    #expect(opening.count == 1)
  }
}
