import ConjPage
import Foundation
import VerbForms

extension FuzzTarget {
  /// The C functions of the page and the library with any texts, numbers and room: they write JSON, nothing behind
  /// their room, the same for every room, and find the verbs that the index finds.
  static let page = FuzzTarget("page", longestInput: 256) { (bytes) throws(Finding) in
    var input = FuzzInput(bytes)
    let isWhole = input.byte() % 4 != 0
    // To list a level of thousands of verbs takes a minute under the sanitizer without optimization.
    let levels = (0..<(isWhole ? 0 : input.number(below: 5))).map { _ in Int32(input.byte()) - 1 }
      .filter { !largeLevels.contains(Int($0)) }
    let positions = (0..<2).map { _ in
      [0, 1, -1, Int.min, Int.max, Int(input.byte()), Int(input.byte()) << 12, -Int(input.byte())][
        input.number(below: 8)]
    }
    let capacity = input.number(below: 256)
    // What looks at the whole list takes some seconds under the sanitizer without optimization.
    let asksAll = input.byte() == 0xA1
    let text = Array(input.rest)

    let builtin = verbforms_builtin()
    let handle = isWhole ? builtin : verbforms_restrict(builtin, levels, levels.count)
    if !isWhole { verbforms_close(builtin) }
    defer { verbforms_close(handle) }
    let index =
      isWhole ? FormIndex.builtin : FormIndex.builtin.restricted(to: levels.map { Int($0) })

    let found = try json("lookup", capacity) { verbforms_lookup(handle, text, text.count, $0, $1) }
    try checkLookup(found, text, index)
    let words = try json("text", capacity) { verbforms_text(handle, text, text.count, $0, $1) }
    try checkText(words, text, index)
    _ = try json("target", capacity) { verbforms_target(handle, text, text.count, $0, $1) }
    let limit = min(positions[1], 300)
    for (name, call) in [("rows", verbforms_rows), ("entries", verbforms_entries)] {
      let list = try json(name, capacity) { call(handle, positions[0], limit, $0, $1) }
      let count = (try object(list) as? [Any])?.count ?? -1
      try require(
        (0...max(limit, 0)).contains(count), "\(count) \(name), \(limit) at most asked for")
    }
    if asksAll {
      _ = try written(4 * capacity) {
        verbforms_row_starts(handle, $0?.assumingMemoryBound(to: Int32.self), $1 / 4) * 4
      }
      _ = try json("facts", capacity) { verbforms_facts(handle, $0, $1) }
    }
    for (name, call) in [("conjugation", verbforms_conjugation), ("lines", verbforms_lines)] {
      _ = try json(name, capacity) { call(handle, text, text.count, $0, $1) }
    }
    if let opened = verbforms_open(text, text.count) {
      verbforms_close(opened)
      throw Finding("\(text.count) bytes are an index")
    }
  }

  private static let largeLevels: Set<Int> = {
    let levels = FormIndex.builtin.levels
    return Set(levels.indices.filter { levels[$0].verbCount > 1_000 })
  }()

  // MARK: the same answers as the index

  private static func checkLookup(
    _ answer: [UInt8], _ text: [UInt8], _ index: FormIndex
  ) throws(Finding) {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    if text.last == 0x0A { lines.removeLast() }
    let objects = answer.split(separator: 0x0A)
    try require(objects.count == lines.count, "\(lines.count) lines, \(objects.count) answers")
    for (line, bytes) in zip(lines, objects) {
      let query = String(decoding: line, as: UTF8.self)
      let object = try object(Array(bytes)) as? [String: Any]
      try require(
        (object?["query"] as? String).map { $0.utf8.elementsEqual(query.utf8) } == true,
        "“\(query)” is \(object?["query"] as Any)")
      let own = Array(index.lookup(query))
      if own.isEmpty { continue }
      try compare(object?["matches"], own, query)
    }
  }

  private static func checkText(
    _ answer: [UInt8], _ text: [UInt8], _ index: FormIndex
  ) throws(Finding) {
    var words: [TextReader.Word] = []
    var reader = TextReader(index)
    reader.read(text[...]) { words.append($0) }
    reader.finish { words.append($0) }
    let objects = try object(answer) as? [[String: Any]] ?? []
    try require(objects.count == words.count, "\(words.count) words, \(objects.count) objects")
    for (word, object) in zip(words, objects) {
      try require(
        (object["word"] as? String).map { $0.utf8.elementsEqual(word.text.utf8) } == true,
        "“\(word.text)” is \(object["word"] as Any)")
      let bytes = [object["start"] as? Int, object["end"] as? Int]
      try require(
        bytes == [word.bytes.lowerBound, word.bytes.upperBound], "“\(word.text)” has \(bytes)")
      try compare(object["matches"], word.answers, word.text)
    }
  }

  private static func compare(
    _ matches: Any?, _ answers: some Collection<FormIndex.Answer>, _ query: String
  ) throws(Finding) {
    let found = (matches as? [[String: Any]] ?? []).map { match in
      ["infinitive", "form", "match"].map { match[$0] as? String ?? "?" }
    }
    try require(
      found == answers.map { [$0.infinitive, $0.form, $0.match.rawValue] },
      "“\(query)” is \(found), not \(answers)")
  }
}
