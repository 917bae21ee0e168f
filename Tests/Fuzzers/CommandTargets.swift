import ConjCommand
import Foundation
import TestSupport

extension FuzzTarget {
  /// Any words after `conj`, and any input: the run ends with a status of its own, and neither messages nor text for
  /// people have anything that steers a terminal.
  static let arguments = FuzzTarget("arguments", longestInput: 192) { (bytes) throws(Finding) in
    var input = FuzzInput(bytes)
    var arguments: [[UInt8]] = []
    for _ in 0..<input.number(below: 8) { arguments.append(input.piece().filter { $0 != 0 }) }
    // Nothing outside of the folder is read or written.
    guard
      !arguments.contains(where: { $0.contains(UInt8(ascii: "/")) || $0.starts(with: "..".utf8) })
    else { return }
    try inFolder { () throws(Finding) in
      let run = try run(arguments, input: Array(input.rest))
      try require(
        (0...2).contains(run.status) || (129...130).contains(run.status),
        "the status is \(run.status)")
      try require(
        !run.messages.unicodeScalars.contains { canSteer($0) && $0 != "\n" }, run.messages)
      let words = arguments.map { String(decoding: $0, as: UTF8.self) }
      // After -- it is a word.
      let isText = words.last == "--format=text" && !words.contains("--")
      if isText, !words.contains("-o") {
        try require(!run.text.unicodeScalars.contains { canSteer($0) && $0 != "\n" }, run.text)
      }
    }
  }

  /// Lines of any bytes: TSV and JSON Lines are read back, and say the same.
  static let writers = FuzzTarget("writers", longestInput: 256) { (bytes) throws(Finding) in
    // UTF-16 is refused.
    let tsv = try run(["lookup", "--format", "tsv"], input: bytes)
    guard tsv.status != 2 else { return }
    let jsonl = try run(["lookup", "--format", "jsonl"], input: bytes)
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var queries = lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }
    // A CR at the end of the input belongs to no line's end.
    if bytes.last == 0x0D, let last = lines.last { queries[queries.count - 1] = last }
    guard let objects = try? jsonl.objects() else { throw Finding("no JSON: \(jsonl.text)") }
    try require(
      objects.count == queries.count, "\(queries.count) queries, \(objects.count) objects")
    var rows = tsv.rows[...]
    for (query, object) in zip(queries, objects) {
      let text = String(decoding: query, as: UTF8.self)
      try require(
        (object["query"] as? String).map { $0.utf8.elementsEqual(text.utf8) } == true,
        "“\(text)” is \(object["query"] as Any) in JSON")
      let matches = (object["matches"] as? [[String: Any]] ?? []).map { match in
        ["infinitive", "form", "match"].map { match[$0] as? String ?? "?" }
      }
      for match in matches.isEmpty ? [["", "", "none"]] : matches {
        guard let row = rows.popFirst(), row.count == 4 else {
          throw Finding("“\(text)” has no line of TSV")
        }
        // A row of a line of running text names its word.
        let isWord = query.count > 1 && !row[0].isEmpty && row[0].utf8.count <= 2 * query.count
        try require(
          unescaped(row[0]) == Array(query) || (isWord && !matches.isEmpty),
          "“\(text)” is \(row[0]) in TSV")
        try require(Array(row[1...]) == match, "“\(text)” is \(row) in TSV, \(match) in JSON")
      }
    }
    try require(rows.isEmpty, "TSV has more: \(rows)")
  }

  /// Lines together have the answers that each has alone.
  static let lines = FuzzTarget("lines", longestInput: 96) { (bytes) throws(Finding) in
    let bytes = bytes.map { lineLetters[Int($0) % lineLetters.count] }.joined()
    // A CR that no LF follows belongs to its line.
    if bytes.last == 0x0D { return }
    let all = try run(["lookup"], input: Array(bytes))
    var each: [UInt8] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      each += try run(["lookup"], input: line + [0x0A]).output
    }
    if bytes.last == 0x0A || bytes.isEmpty { each.removeLast("\t\t\tnone\n".utf8.count) }
    try require(all.output == each, "\(all.text)\nis not\n\(String(decoding: each, as: UTF8.self))")
  }

  private static let lineLetters: [[UInt8]] =
    [
      "\n", "\n", "\n", "fui\n", "comeis\n", "dámelo\n", "he comido\n", "sue~no\n", "FUI", "É", "ñ",
      " ",
    ]
    .map { Array($0.utf8) } + [[0xC3], [0xED], [0x09], [0x5C], [0x0D]]
    + "abcdeilmnorstuvz¿?".map { Array(String($0).utf8) }

  /// The bytes that a field of TSV stands for.
  private static func unescaped(_ field: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(field.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let kind = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch kind {
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "x"):
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      default: bytes.append(kind)
      }
    }
    return bytes
  }

  // MARK: runs

  private static func run(_ arguments: [String], input: some Sequence<UInt8>) throws(Finding)
    -> Outcome
  { try run(arguments.map { Array($0.utf8) }, input: Array(input)) }

  private static func run(_ arguments: [[UInt8]], input: [UInt8]) throws(Finding) -> Outcome {
    do {
      return try CommandRun.run(arguments, input: input)
    } catch {
      throw Finding("no temporary file: \(error)")
    }
  }

  /// Runs in a folder of its own, with a level in it, as the process's folder.
  private static func inFolder(_ body: () throws(Finding) -> Void) throws(Finding) {
    let files = FileManager.default
    let before = files.currentDirectoryPath
    let level = LevelText.file(LevelText.comer, LevelText.beber)
    guard let folder = try? TemporaryFolder(["n.txt": level]),
      files.changeCurrentDirectoryPath(folder.path)
    else { throw Finding("no temporary folder") }
    defer { _ = files.changeCurrentDirectoryPath(before) }
    try body()
  }
}
