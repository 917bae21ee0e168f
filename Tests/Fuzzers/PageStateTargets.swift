import ConjPage
import Foundation
import Practice

extension FuzzTarget {
  /// The page's functions of practice with any log, numbers and answers: every state is JSON, the same for every room,
  /// and a line that it has for the log can be read back.
  static let practice = FuzzTarget("practice", longestInput: 512) { (bytes) throws(Finding) in
    var input = FuzzInput(bytes)
    let log = input.piece()
    let capacity = input.number(below: 256)
    let levels = (0..<input.number(below: 3) + 1).map { _ in Int32(input.byte()) - 1 }
    let numbers = (0..<input.number(below: 8)).map { _ in number(&input) }
    let seed = time(&input)

    let index = verbforms_builtin()
    defer { verbforms_close(index) }
    let handle = verbforms_practice_open(index, log, log.count)
    defer { verbforms_practice_close(handle) }
    let count = verbforms_practice_start(
      handle, levels, levels.count, numbers, numbers.count, seed, time(&input), number(&input))
    try require(count >= 0, "\(count) questions")
    while !input.rest.isEmpty {
      let (seconds, offset) = (time(&input), number(&input))
      if input.byte() % 2 == 0 {
        let text = input.piece()
        verbforms_practice_answer(handle, text, text.count, time(&input), seconds, offset)
      } else {
        verbforms_practice_act(handle, number(&input), seconds, offset)
      }
      let state = try json("a state", capacity) {
        verbforms_practice_state(handle, seconds, offset, $0, $1)
      }
      guard let line = (try object(state) as? [String: Any])?["line"] as? String else { continue }
      let read = Progress(log: Array(line.utf8))
      try require(read.items.count == 1 && read.unreadLines == 0, "“\(line)” can't be read back")
    }
    _ = try json("statistics", capacity) {
      verbforms_practice_statistics(handle, time(&input), number(&input), $0, $1)
    }
  }

  /// Files that the page is given: what it says about them is JSON in both languages, about files that were given, and
  /// an index of them answers in JSON.
  static let files = FuzzTarget("files", longestInput: 2048) { (bytes) throws(Finding) in
    var input = FuzzInput(bytes)
    let capacity = input.number(below: 256)
    let query = input.piece()
    let collection = verbforms_levels()
    defer { verbforms_levels_close(collection) }
    var names: Set<String> = []
    repeat {
      let name = input.piece()
      let file = input.piece()
      verbforms_levels_add(collection, name, name.count, file, file.count)
      names.insert(String(decoding: name, as: UTF8.self))
    } while !input.rest.isEmpty
    for language in ["en", "es"] {
      let findings = try json("findings", capacity) {
        verbforms_levels_findings(collection, language, language.utf8.count, $0, $1)
      }
      for finding in try object(findings) as? [[String: Any]] ?? [] {
        let file = finding["file"] as? String ?? "?"
        try require(names.contains(file), "“\(file)” is none of \(names)")
        try require((finding["message"] as? String)?.isEmpty == false, "\(finding) says nothing")
      }
    }
    guard let index = verbforms_levels_index(collection, nil) else { return }
    defer { verbforms_close(index) }
    _ = try json("lookup", capacity) { verbforms_lookup(index, query, query.count, $0, $1) }
    _ = try json("facts", capacity) { verbforms_facts(index, $0, $1) }
    _ = try json("rows", capacity) { verbforms_rows(index, 0, 20, $0, $1) }
  }

  private static func number(_ input: inout FuzzInput) -> Int32 {
    let byte = input.byte()
    return switch byte {
    case 0xF0: .max
    case 0xF1: .min
    case 0xF2: -2
    case 0xF3: -1
    default: Int32(byte)
    }
  }

  private static func time(_ input: inout FuzzInput) -> Double {
    let byte = input.byte()
    return switch byte {
    case 0xF0: .infinity
    case 0xF1: -.infinity
    case 0xF2: .nan
    case 0xF3: -1
    case 0xF4: 1e300
    case 0xF5: 0x1p53
    case 0xF6: 0.5
    default: Double(byte) * 1e7
    }
  }
}
