/// Rivals that each run in their own process and time themselves, in turn, round after round:
/// `sides FOLDER PLAN STREAM…`, where each line of the plan is `name⇥program⇥argument…`.
///
/// A side is called with `FOLDER answers STREAM` and `FOLDER time PASSES STREAM…` after these.
enum SideRace {
  /// Checks all sides, times them and prints tables.
  static func run(_ options: Options) {
    let operands = Array(options.operands.dropFirst())
    guard operands.count >= 3, let plan = contents(ofFile: operands[1]) else {
      stop("sides FOLDER PLAN STREAM…")
    }
    let folder = operands[0]
    let streams = Array(operands.dropFirst(2))
    let sides = String(decoding: plan, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: "\t").map { String($0) }
    }
    for side in sides { check(side, folder: folder, streams: streams) }

    var samples: [String: Samples] = [:]
    for round in 0..<options.rounds {
      note("round \(round + 1) of \(options.rounds)")
      for turn in sides.indices {
        let side = sides[(turn + round) % sides.count]
        let command = Array(side.dropFirst()) + [folder, "time", "2"] + streams
        guard let lines = captured(command) else { stop("\(side[0]) does not run") }
        for line in lines.split(separator: "\n") {
          let fields = line.split(separator: "\t")
          guard fields.count == 3, let time = Double(fields[2]) else {
            stop("\(side[0]) prints \(line)")
          }
          samples["\(side[0])\t\(fields[0])\t\(fields[1])", default: Samples()].add(time)
        }
      }
    }
    for chaining in Chaining.allCases {
      let outcomes = streams.map { stream in
        Outcome(
          title: stream, unit: "ns/word", baselines: [sides[0][0]],
          results: sides.map { side in
            (side[0], samples["\(side[0])\t\(stream)\t\(chaining.rawValue)"] ?? Samples())
          })
      }
      let text = markdown("Lookup with folding beside rivals, \(chaining.rawValue)", outcomes)
      _ = write(Array((text + "\n").utf8), to: 1)
    }
  }

  /// Ends the program unless a side gives the right key for every word, or, where it has no numbers
  /// for keys, finds the right words.
  private static func check(_ side: [String], folder: String, streams: [String]) {
    for stream in streams {
      note("checking \(side[0]) on \(stream)")
      guard
        let found = captured(Array(side.dropFirst()) + [folder, "answers", stream]),
        let right = contents(ofFile: "\(folder)/\(stream).keys")
      else { stop("\(side[0]) does not run") }
      let answers = found.split(separator: "\n")
      let keys = String(decoding: right, as: UTF8.self).split(separator: "\n")
      let agrees = zip(answers, keys).allSatisfy { answer, key in
        answer == key || (answer == "found" && key != "-1")
      }
      guard agrees, answers.count == keys.count else {
        stop("\(side[0]) gives wrong answers to \(stream)")
      }
    }
  }
}
