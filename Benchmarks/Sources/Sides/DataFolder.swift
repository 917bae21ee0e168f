import VerbForms

/// The files that rivals in other languages read, written from the levels.
///
///     keys.txt       the folded keys in order, one a line; a key's number is its line from 0
///     answers.tsv    key, form, infinitive; each key's entries in order of preference
///     pairs.tsv      form, infinitive in the order of the list
///     folded.tsv     key, best infinitive with accents ignored, sorted by bytes: for look, grep, awk
///     STREAM.txt     words, one a line        STREAM.keys    the right key numbers, or -1
///     index.conj     the library's index of the same levels
///     pipe.tsv       what `conj lookup` is to answer to pipe.txt
///     pipe-first.tsv the same with the best answer alone
///     once.txt, once.tsv  the same without repeats, shuffled
///     prose.txt      the words of the pipe with punctuation
///     pipe-best.tsv  word and best infinitive with accents ignored
///     pipe-exact.tsv word and the infinitives it is spelled for exactly, in order of their bytes
enum DataFolder {
  /// The command `data FOLDER`.
  static func make(_ options: Options) {
    guard options.operands.count == 2 else { stop("data FOLDER") }
    let corpus = Corpus(levels: PlainLevel.read(folder: options.levels))
    let chooser = Chooser(corpus)
    let streams = Streams(
      corpus, chooser, words: options.words, pipeWords: options.pipeWords)
    write(corpus, chooser, streams, to: options.operands[1])
  }

  /// Writes all of them.
  static func write(
    _ corpus: Corpus, _ chooser: Chooser, _ streams: Streams, to folder: String
  ) {
    makeFolder(folder)

    func save(_ name: String, _ bytes: [UInt8]) {
      if !conj_bench.write(bytes, toFile: "\(folder)/\(name)") {
        stop("\(folder)/\(name) can't be written")
      }
    }
    func save(_ name: String, _ lines: some Sequence<String>) {
      var bytes: [UInt8] = []
      for line in lines { bytes.append(contentsOf: line.utf8) }
      save(name, bytes)
    }

    save("keys.txt", Array(corpus.keys.lazy.map { $0 + [0x0A] }.joined()))
    save("index.conj", Bench.index(of: corpus).bytes)
    save("pairs.tsv", corpus.entries.lazy.map { "\($0.form)\t\($0.infinitive)\n" })
    let preferred = corpus.keys.indices.map { chooser.preferred(ofKey: Int32($0)) }
    let texts = corpus.keys.map { String(decoding: $0, as: UTF8.self) }
    save(
      "answers.tsv",
      zip(texts, preferred).lazy.map { key, entries in
        entries.map { "\(key)\t\($0.form)\t\($0.infinitive)\n" }.joined()
      })
    save("folded.tsv", zip(texts, preferred).lazy.map { "\($0)\t\($1[0].infinitive)\n" })

    for stream in streams.lookup + [streams.pipe] {
      save("\(stream.name).txt", stream.bytes)
      save(
        "\(stream.name).keys",
        stream.strings.lazy.map { "\(chooser.key(of: $0))\n" })
    }
    let words = streams.pipe.strings.lazy
    save("pipe.tsv", words.map { chooser.lines(for: $0) })
    save("pipe-first.tsv", words.map { "\(chooser.lines(for: $0).prefix { $0 != "\n" })\n" })
    save("prose.txt", streams.pipe.prose())
    var random = SeededRandom(seed: 2026)
    let once = WordStream(name: "once", Set(words).sorted().shuffled(using: &random))
    save("once.txt", once.bytes)
    save("once.tsv", once.strings.lazy.map { chooser.lines(for: $0) })
    save(
      "pipe-best.tsv",
      words.map { word in
        let key = chooser.key(of: word)
        return "\(word)\t\(key < 0 ? "" : preferred[Int(key)][0].infinitive)\n"
      })
    save(
      "pipe-exact.tsv",
      words.map { word in
        let exact = chooser.answers(to: word).filter { $0.match == "exact" }
          .map { $0.entry.infinitive }
        let sorted = exact.sorted {
          Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8))
        }
        return "\(word)\t\(sorted.joined(separator: "/"))\n"
      })
    // Single words for processes that answer one: as written, and the right answer.
    save(
      "single.tsv",
      words.prefix(1000).compactMap { word in
        chooser.best(word).map { infinitive in
          "\(word)\t\(String(decoding: HandFold.fold(word), as: UTF8.self))\t\(infinitive)\n"
        }
      })
  }
}
