import IndexBuilding
import VerbForms

/// This program as one side among rivals in other languages, with the same arguments as theirs:
/// `side conj FOLDER answers STREAM`, `side conj FOLDER time PASSES STREAM…`; the same with `conj-strings`,
/// which asks by strings in place of bytes; and a pipe, `side read-line FOLDER pipe`.
enum SideProgram {
  /// Runs a side.
  static func run(_ options: Options) {
    let operands = options.operands.dropFirst()
    let rest = Array(operands.dropFirst())
    switch (operands.first, rest.count) {
    case ("conj", 3...), ("conj-strings", 3...):
      guard let index = try? FormIndex(contentsOf: "\(rest[0])/index.conj") else {
        stop("\(rest[0])/index.conj can't be opened")
      }
      if operands.first == "conj" {
        run(ConjBytes(index: index), rest)
      } else {
        run(ConjStrings(index: index), rest)
      }
    case ("read-line", 2): ReadLineLoop.run(folder: rest[0])
    default: stop("side conj|conj-strings FOLDER answers|time …, or side read-line FOLDER pipe")
    }
  }

  private static func run(_ lookup: some WordLookup, _ operands: [String]) {
    let folder = operands[0]
    var output = ""
    switch operands[1] {
    case "answers":
      // Whether there is a key: the index has no numbers for them.
      for answer in lookup.answers(WordStream(name: operands[2], folder: folder)) {
        output += answer < 0 ? "-1\n" : "found\n"
      }
    case "time":
      guard let passes = Int(operands[2]) else { stop("time PASSES STREAM…") }
      for name in operands.dropFirst(3) {
        let stream = WordStream(name: name, folder: folder)
        for chaining in Chaining.allCases {
          var hole = BlackHole()
          hole.swallow(lookup.pass(stream, chaining))
          for _ in 0..<passes {
            let start = threadTime()
            let sum = lookup.pass(stream, chaining)
            let time = Double(threadTime() - start) / Double(stream.count)
            hole.swallow(sum)
            output += "\(name)\t\(chaining.rawValue)\t\(time)\n"
          }
          if hole.sum == 0x5EED { note("") }
        }
      }
    default: stop("side NAME FOLDER answers|time …")
    }
    _ = write(Array(output.utf8), to: 1)
  }
}

extension WordStream {
  /// A stream from a file of the data folder.
  init(name: String, folder: String) {
    guard let bytes = contents(ofFile: "\(folder)/\(name).txt") else {
      stop("\(folder)/\(name).txt can't be read")
    }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    self.init(name: name, lines.lazy.map { String(decoding: $0, as: UTF8.self) })
  }
}
