import ConjPage
import Foundation
import TestSupport
import Testing
import VerbForms

struct ExportTests {
  private let handle = unsafe verbforms_builtin()
  private let index = FormIndex.builtin

  typealias Call = (UnsafeMutableRawPointer?, Int) -> Int

  /// The answer of a function that writes JSON.
  private func text(_ call: Call) -> String {
    let size = call(nil, 0)
    var bytes = [UInt8](repeating: 0, count: size)
    let written = unsafe bytes.withUnsafeMutableBytes { unsafe call($0.baseAddress, $0.count) }
    #expect(written == size)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func lookup(_ query: String) -> String {
    text { room, size in
      var query = query
      return query.withUTF8 {
        unsafe verbforms_lookup(handle, $0.baseAddress, $0.count, room, size)
      }
    }
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test
  func anAnswerHasVerbFormAndWhatItIs() throws {
    let answer = try object(lookup("irgais"))
    let matches = try #require(answer["matches"] as? [[String: Any]])
    #expect(matches.count == 1)
    #expect(matches[0]["infinitive"] as? String == "erguir")
    #expect(matches[0]["form"] as? String == "irgáis")
    #expect(matches[0]["match"] as? String == "accents")
    let readings = try #require(matches[0]["readings"] as? [[String: Any]])
    #expect(readings.map { $0["tense"] as? String } == ["subjuntivo presente"])
    #expect(readings[0]["person"] as? String == "vosotros")
  }

  /// C has sizes that are twice as large as the largest one here.
  @Test func anyCapacityIsRoomEnough() {
    let size = unsafe verbforms_facts(handle, nil, 0)
    var bytes = [UInt8](repeating: 0, count: size)
    let written = unsafe bytes.withUnsafeMutableBytes {
      unsafe verbforms_facts(handle, $0.baseAddress, Int(bitPattern: UInt.max))
    }
    #expect(written == size && bytes.last == UInt8(ascii: "}"))
  }

  @Test
  func everyLineHasAnAnswerOfItsOwn() throws {
    let lines = lookup("fui\n\nrompido\n").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(try object(String(lines[0]))["query"] as? String == "fui")
    let near = try #require(try object(String(lines[2]))["suggestions"] as? [[String: Any]])
    #expect(near.first?["form"] as? String == "roto")
    #expect(near.first?["reason"] as? String == "regular")
  }

  @Test(arguments: [
    "", " ", "\"\\\u{1}\t", "ñ", "😀", "a b c d", "fui\r", "\u{0}", "no lo he comido",
  ])
  func anyTextIsAnsweredInJSON(query: String) throws {
    #expect(try object(lookup(query))["query"] as? String == query)
  }

  @Test
  func matchesOfRunningTextHaveTheirWords() throws {
    let matches = try object(lookup("quiero que te vaya bien"))["matches"] as? [[String: Any]]
    #expect(matches?.map { $0["word"] as? String } == ["quiero", "te vaya"])
    #expect(try #require(matches).map { $0["infinitive"] as? String } == ["querer", "ir"])
    #expect(!lookup("te vaya").contains(#""word""#))
  }

  @Test
  func bytesThatAreNoTextHarmNothing() throws {
    let bytes: [UInt8] = [0xFF, 0xC3, 0x28, 0xF0, 0x9F]
    let answer = text { room, size in
      unsafe bytes.withUnsafeBytes {
        unsafe verbforms_lookup(handle, $0.baseAddress, $0.count, room, size)
      }
    }
    let given = try object(answer)
    #expect(given["query"] as? String == String(decoding: bytes, as: UTF8.self))
    #expect((given["matches"] as? [Any])?.isEmpty == true)
  }

  @Test
  func nothingIsWrittenBehindTheRoom() {
    let whole = Array(lookup("fui").utf8)
    for capacity in [0, 1, 7, whole.count - 1] {
      var room = [UInt8](repeating: 0xEE, count: whole.count)
      let size = unsafe room.withUnsafeMutableBytes { room in
        var query = "fui"
        return query.withUTF8 {
          unsafe verbforms_lookup(handle, $0.baseAddress, $0.count, room.baseAddress, capacity)
        }
      }
      #expect(size == whole.count)
      #expect(Array(room[..<capacity]) == Array(whole[..<capacity]))
      #expect(room[capacity...].allSatisfy { $0 == 0xEE })
    }
  }

  /// Compares the rows of the whole list in exhaustive tests, otherwise those of one level.
  @Test
  func rowsBeginWhereTheListSays() {
    let levels = isExhaustive ? Array(index.levels.indices) : [0]
    let index = index.restricted(to: levels)
    let handle = unsafe levels.map { Int32($0) }.withUnsafeBufferPointer {
      unsafe verbforms_restrict(self.handle, $0.baseAddress, $0.count)
    }
    defer { unsafe verbforms_close(handle) }
    let count = index.rows(from: 0, limit: .max).count
    var starts = [Int32](repeating: -1, count: count)
    let found = unsafe starts.withUnsafeMutableBufferPointer {
      unsafe verbforms_row_starts(handle, $0.baseAddress, $0.count)
    }
    #expect(found == count)
    for number in stride(from: 0, to: count - 1, by: rounds(997, few: 1)) {
      let row = index.row(containing: Int(starts[number]))
      #expect(row.positions == Int(starts[number])..<Int(starts[number + 1]))
    }
  }

  @Test
  func aViewHasTheRowsOfItsLevels() {
    let level: Int32 = 0
    let view = unsafe withUnsafePointer(to: level) { unsafe verbforms_restrict(handle, $0, 1) }
    defer { unsafe verbforms_close(view) }
    let rows = text { unsafe verbforms_rows(view, 0, 1000, $0, $1) }
    let expected = index.restricted(to: [0]).rows(from: 0, limit: 1000)
    #expect(unsafe verbforms_row_starts(view, nil, 0) == expected.count)
    for row in expected { #expect(rows.contains("\"\(row.first)\"")) }
    // What other levels have is no mistake.
    let target = text { room, size in
      var query = "tuve"
      return query.withUTF8 {
        unsafe verbforms_target(view, $0.baseAddress, $0.count, room, size)
      }
    }
    #expect(target.contains(#""suggestions":[],"said":[{"en":"It is a form of tener.","#))
  }

  @Test
  func aTextLeadsToWhereThePickerGoes() throws {
    for query in ["irg", "dámelo", "haiga", "que te vaya bien"] {
      let target = try #require(ListTarget(query, in: index))
      let answer = try object(
        text { room, size in
          var query = query
          return query.withUTF8 {
            unsafe verbforms_target(handle, $0.baseAddress, $0.count, room, size)
          }
        })
      #expect(answer["position"] as? Int == target.position)
      #expect(answer["prefix"] as? String == target.prefix.text)
      let entry = try #require(answer["entry"] as? [String: Any])
      #expect(entry["infinitive"] as? String == index.entry(at: target.position).infinitive)
    }
  }

  @Test
  func aConjugationHasTheTablesOfTheIndex() throws {
    func conjugation(_ verb: String) -> String {
      text { room, size in
        var verb = verb
        return verb.withUTF8 {
          unsafe verbforms_conjugation(handle, $0.baseAddress, $0.count, room, size)
        }
      }
    }
    let tables = try #require(try object(conjugation("erguir"))["tables"] as? [[String: Any]])
    let expected = try #require(index.conjugation(of: "erguir")).tables
    #expect(tables.map { $0["name"] as? String } == expected.map(\.name))
    #expect(conjugation("casa").isEmpty)
  }

  @Test
  func onlyAWholeIndexOpens() throws {
    let bytes = index.bytes
    func open(_ bytes: ArraySlice<UInt8>) -> OpaquePointer? {
      unsafe bytes.withUnsafeBytes { unsafe verbforms_open($0.baseAddress, $0.count) }
    }
    #expect(unsafe open(bytes[..<1000]) == nil)
    #expect(unsafe open([]) == nil)
    let whole = unsafe try #require(open(bytes[...]))
    unsafe verbforms_close(whole)
  }

  /// Functions that take an index and a text.
  typealias Question = (
    OpaquePointer?, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int
  ) -> Int

  @Test
  func nullIsHarmless() {
    let questions: [Question] = [
      verbforms_lookup, verbforms_text, verbforms_target, verbforms_conjugation, verbforms_lines,
    ]
    for question in questions {
      #expect(question(nil, nil, 0, nil, 0) == 0)
      // A NULL text is an empty one.
      #expect(question(handle, nil, 3, nil, 3) == question(handle, nil, 0, nil, 0))
    }
    #expect(verbforms_open(nil, 8) == nil)
    #expect(verbforms_restrict(nil, nil, 0) == nil)
    #expect(verbforms_facts(nil, nil, 0) == 0)
    #expect(verbforms_rows(nil, 0, 1, nil, 0) == 0)
    #expect(verbforms_row_starts(nil, nil, 1) == 0)
    #expect(verbforms_entries(nil, 0, 1, nil, 0) == 0)
    verbforms_close(nil)
  }
}
