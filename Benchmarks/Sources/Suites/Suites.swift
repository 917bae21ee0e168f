/// The suites by name, and the report of those that are asked for.
enum Suites {
  private static let all: [(name: String, run: @Sendable (Bench) -> String)] = [
    ("lookup", { $0.lookupSuite() }),
    ("best", { $0.bestSuite() }),
    ("prefix", { $0.prefixSuite() }),
    ("list", { $0.listSuite() }),
    ("readings", { $0.readingsSuite() }),
    ("view", { $0.viewSuite() }),
    ("prose", { $0.proseSuite() }),
    ("allocations", { $0.allocationSuite() }),
    ("misses", { $0.missSuite() }),
    ("growth", { $0.growthSuite() }),
    ("open", { $0.openSuite() }),
    ("build", { $0.buildSuite() }),
    ("picker", { $0.pickerSuite() }),
    ("size", { $0.sizeSuite() }),
    ("pipe", { $0.pipeSuite() }),
    ("start", { $0.startSuite() }),
    ("practice", { $0.practiceSuite() }),
  ]

  /// Runs the suites that the operands name, or all, and prints the report.
  static func run(_ options: Options) {
    let names = options.operands
    if let unknown = names.first(where: { name in !all.contains { $0.name == name } }) {
      let known = all.map { $0.name }.joined(separator: ", ")
      stop("there is no suite \(unknown); there are \(known), and data, side, sides, processes")
    }
    let machine = machineLine(date: options.date)
    note("reading the levels and making the inputs")
    let bench = Bench(options)
    note("checking answers")
    bench.check()
    var text = "# conj beside baselines in Swift\n\n\(machine)\n\n"
    text += "\(grouped(bench.corpus.entries.count)) (form, infinitive) pairs, "
    text += "\(grouped(bench.corpus.keys.count)) folded keys, "
    text += "\(grouped(bench.corpus.verbs.count)) verbs; "
    text += "\(grouped(options.words)) words a stream, \(options.rounds) rounds.\n\n"
    for (name, run) in all where names.isEmpty || names.contains(name) {
      note("suite \(name)")
      text += run(bench) + "\n"
    }
    _ = write(Array(text.utf8), to: 1)
  }
}
