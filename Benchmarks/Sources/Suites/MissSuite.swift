// What a word costs that is no stored form: a miss, a form with pronouns, a suggestion. Each call
// is timed by itself, since the slowest of them count as much as the usual ones.

import VerbForms

extension Bench {
  /// The table of misses, and the share of typos for which the verb is suggested.
  func missSuite() -> String {
    var random = SeededRandom(seed: 61)
    let absent = AbsentWords(corpus)
    let misses = (0..<options.words / 16).map { _ in absent.draw(&random) }
    let attached = (0..<options.words / 64).map { _ in
      corpus.verbs[random.below(1000)] + ["se", "lo", "me", "les", "selo"][random.below(5)]
    }
    let typos = Typos.draw(options.words / 64, of: 1000, corpus, &random)
      .filter { index.lookup($0.word).isEmpty }
    var found = 0
    var times = Samples()
    for typo in typos {
      let start = threadTime()
      let verbs = index.suggestions(for: typo.word).map(\.infinitive)
      times.add(Double(threadTime() - start))
      if verbs.contains(typo.infinitive) { found += 1 }
    }
    let rows = [
      row("lookup of a word that is no form", timed(misses) { index.lookup($0).count }),
      row("lookup of an infinitive with pronouns", timed(attached) { index.lookup($0).count }),
      row("suggestions for a typo", times),
    ]
    let share = decimal(100 * Double(found) / Double(typos.count))
    return """
      ### Words that are no stored forms

      | | median ns | p90 | p99 | calls |
      |---|---:|---:|---:|---:|
      \(rows.joined(separator: "\n"))

      The verb meant is among three suggestions for \(share) % of \(grouped(typos.count)) seeded typos
      in forms of the 1,000 most used verbs. The clock costs some hundred nanoseconds a call.

      """
  }

  private func timed(_ words: [String], _ call: (String) -> Int) -> Samples {
    var samples = Samples()
    var hole = BlackHole()
    for word in words {
      let start = threadTime()
      let answers = call(word)
      samples.add(Double(threadTime() - start))
      hole.swallow(UInt64(answers))
    }
    if hole.sum == 0x5EED { note("") }
    return samples
  }

  private func row(_ name: String, _ samples: Samples) -> String {
    let figures = [samples.median, samples.quantile(0.9), samples.quantile(0.99)].map {
      decimal($0)
    }
    return "| \(name) | \(figures.joined(separator: " | ")) | \(grouped(samples.values.count)) |"
  }
}
