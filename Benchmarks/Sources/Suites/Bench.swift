import IndexBuilding
import LevelFiles
import VerbForms

/// What all suites work with, made once: the levels, the inputs, the baselines and the index.
struct Bench {
  let options: Options
  let corpus: Corpus
  let streams: Streams
  let chooser: Chooser
  let index: FormIndex

  /// Reads the levels and makes everything from them.
  init(_ options: Options) {
    self.options = options
    corpus = Corpus(levels: PlainLevel.read(folder: options.levels))
    chooser = Chooser(corpus)
    streams = Streams(
      corpus, chooser, words: options.words, pipeWords: options.pipeWords)
    index = Self.index(of: corpus)
  }

  /// The library's index of a corpus.
  static func index(of corpus: Corpus) -> FormIndex {
    do {
      return try FormIndex(levels: corpus.levels.map { $0.level })
    } catch {
      stop("the levels can't be compiled: \(error)")
    }
  }

  /// Ends the program where the index and the plain reading of the levels differ in anything that
  /// the suites measure: a wrong answer has no speed.
  func check() {
    for (place, (one, two)) in zip(index.entries, corpus.entries).enumerated()
    where Array(one.form.utf8) != Array(two.form.utf8) || one.infinitive != two.infinitive {
      stop(
        "place \(place) of the list is \(one.form) \(one.infinitive), not \(two.form) "
          + two.infinitive)
    }
    guard index.entryCount == corpus.entries.count, index.statistics.keys == corpus.keys.count
    else { stop("the index holds other forms than the levels") }
    for stream in streams.lookup + [streams.pipe] {
      check(stream, index, chooser)
    }
  }

  /// The same for the first words of a stream.
  func check(_ stream: WordStream, _ index: FormIndex, _ chooser: Chooser) {
    for word in stream.strings.prefix(options.checkedWords) {
      let right = chooser.answers(to: word).map {
        FormIndex.Answer(
          form: $0.entry.form, infinitive: $0.entry.infinitive,
          match: FormIndex.Match(rawValue: $0.match) ?? .keyboard)
      }
      let byString = index.lookup(word)
      let byBytes = index.lookup(Array(word.utf8).span)
      for found in [byString, byBytes] where !found.elementsEqual(right) {
        stop("\(stream.name): \(word) gives \(Array(found)), not \(right)")
      }
    }
  }
}

extension PlainLevel {
  /// The same as the library's type.
  var level: Level {
    Level(
      title: file, description: "", colorHex: nil,
      challenges: verbs.map { $0.written },
      columns: columns, order: isLast ? .last : isRanking ? .usage : .reading, tense: tense,
      file: file)
  }
}
