/// One contestant: a name and a way to do the whole work once.
struct Side {
  /// As the table shows it.
  let name: String
  /// Does the work once and returns a checksum of the answers.
  let pass: () -> UInt64
}

/// One measured table: what was done, the unit, and each side's samples.
struct Outcome {
  /// The heading of the table.
  let title: String
  /// The unit of the samples: `ns/word`.
  let unit: String
  /// The names of the sides that the ratios refer to.
  let baselines: [String]
  /// In the order of the table.
  let results: [(name: String, samples: Samples)]
}

/// The number of timed rounds; each side runs once in every round.
struct Effort {
  /// Timed rounds.
  var rounds: Int
  /// Passes before the first round whose times are thrown away.
  var warmUp: Int
}

/// A place where results go so that the compiler can't drop the work that made them.
struct BlackHole {
  private(set) var sum: UInt64 = 0

  /// Takes a result in.
  @inline(never)
  mutating func swallow(_ value: UInt64) { sum = (sum << 1 | sum >> 63) ^ value }
}

/// Times the sides against each other: all warm up, then every round runs each of them once, the
/// first one changing from round to round, so that a noisy moment meets all sides alike.
///
/// Sides whose checksums differ end the program: a wrong answer has no speed. Times are of the thread,
/// in nanoseconds, divided by `divisor`: the words of a pass, or 1,000 for microseconds a pass.
func race(
  _ title: String, unit: String, divisor: Int, baseline: String, effort: Effort,
  checked: Bool = true, _ sides: [Side]
) -> Outcome {
  var hole = BlackHole()
  var sums: [UInt64] = []
  for side in sides { sums.append(side.pass()) }
  if checked, let first = sums.first {
    for (side, sum) in zip(sides, sums) where sum != first {
      stop("\(title): the answers of \(side.name) differ from those of \(sides[0].name)")
    }
  }
  for _ in 1..<max(1, effort.warmUp) { for side in sides { hole.swallow(side.pass()) } }
  var samples = Array(repeating: Samples(), count: sides.count)
  for round in 0..<effort.rounds {
    for turn in sides.indices {
      let place = (turn + round) % sides.count
      let start = threadTime()
      let sum = sides[place].pass()
      let time = threadTime() - start
      hole.swallow(sum)
      samples[place].add(Double(time) / Double(divisor))
    }
  }
  // Never true: sums are not known before the run, and this keeps them needed.
  if hole.sum == 0x5EED { note("") }
  return Outcome(
    title: title, unit: unit, baselines: [baseline],
    results: zip(sides, samples).map { ($0.name, $1) })
}
