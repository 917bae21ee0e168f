/// The word streams that all sides are timed on.
struct Streams {
  /// Running text, uniform forms and absent words, each as written, bare and with accents astray.
  let lookup: [WordStream]
  /// Running text, 30 % of its words no verb forms.
  let pipe: WordStream

  /// Makes them from a corpus; the same corpus gives the same streams.
  init(_ corpus: Corpus, _ chooser: Chooser, words: Int, pipeWords: Int) {
    var random = SeededRandom(seed: 2026)
    let text = TextSource(corpus)
    let absent = AbsentWords(corpus)

    func stream(_ name: String, _ count: Int, _ draw: () -> String) -> WordStream {
      var stream = WordStream(name: name)
      for _ in 0..<count {
        let word = draw()
        let isCapital = random.below(Usage.capitals) == 0
        stream.append(isCapital ? Spelling.capitalised(word) : word)
      }
      return stream
    }
    // Words with one plain answer or none, so that programs that know nothing of `dámelo` can be
    // asked the same: some 500 of the keys fall away, and what comes with another verb's form.
    func plain(_ draw: () -> String) -> String {
      while true {
        let word = draw()
        if !absent.mayBePronounForm(word), chooser.isPlain(word) { return word }
      }
    }
    func textWord() -> String { plain { text.draw(&random) } }
    let bases = [
      stream("text", words) { textWord() },
      stream("uniform", words) {
        plain { corpus.entries[random.below(corpus.entries.count)].form }
      },
      stream("absent", words) { absent.draw(&random) },
    ]
    pipe = stream("pipe", pipeWords) {
      random.below(10) < 3 ? absent.draw(&random) : textWord()
    }
    lookup = bases.flatMap { base in
      [
        base, base.mapped(name: "\(base.name)-bare") { Spelling.bare($0) },
        base.mapped(name: "\(base.name)-astray") { Spelling.astray($0, &random) },
      ]
    }
  }

  /// The stream of a name.
  func named(_ name: String) -> WordStream {
    lookup.first { $0.name == name } ?? pipe
  }
}
