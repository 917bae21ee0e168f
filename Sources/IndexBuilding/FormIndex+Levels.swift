public import LevelFiles
internal import SpanishText
public import VerbForms

extension FormIndex {
  /// Compiles levels.
  ///
  /// ```swift
  /// import IndexBuilding
  /// import LevelFiles
  /// import VerbForms
  ///
  /// let level = Level(
  ///   title: "Presente", description: "Dos verbos", colorHex: 0xFF0000,
  ///   challenges: [
  ///     .init(verb: "comer", forms: ["como", "comes", "come", "comemos", "coméis", "comen"]),
  ///     .init(verb: "ir", forms: ["voy", "vas", "va", "vamos", "vais", "van"]),
  ///   ])
  /// let index = try FormIndex(levels: [level])
  /// print(index.lookup("comeis")[0].form)      // coméis
  /// ```
  ///
  /// - Parameters:
  ///   - levels: The levels, in the order in which readings are to be listed. What the caller does not keep
  ///     (`consume levels`) is freed when it has been read. An empty form counts as `-`.
  ///   - glossaries: What the verbs mean. Of several of one language the first that has a verb counts.
  ///   - ranking: The index from which verbs take their rank if no level says `orden: uso`, their glosses in languages
  ///     without a glossary, and the forms of helping verbs that the levels lack; nil for reading order, no other
  ///     glosses and no other helpers.
  /// - Throws: ``IndexError/levels(_:)`` where an infinitive is empty; where an infinitive or a form has more than 64 letters,
  ///   a letter that Spanish does not have, a capital, a decomposed letter or a space too many; where a language's code can't
  ///   be one; or where there is more than an index can hold.
  ///
  /// Complexity: O(n log n) for n forms, about 2 µs a form.
  public init(
    levels: consuming [Level], glossaries: [Glossary] = [], ranking: FormIndex? = .builtin
  ) throws(IndexError) {
    try self.init(bytes: IndexBuilder.build(levels, glossaries, known: ranking), helpers: ranking)
  }

  /// A level as it was compiled, put together again from the index.
  ///
  /// - Parameter level: An index of ``levels``: another one is a programming error.
  /// - Returns: The level with its verbs in the order of its file, and a form for each column. It lacks the meanings in
  ///   parentheses, which the index keeps by verb: see ``FormIndex/gloss(of:language:)``.
  ///
  /// Complexity: O(verbs of the index + cells of the level).
  public func level(at level: Int) -> Level {
    let stored = storedLevel(level)
    let info = stored.info
    return Level(
      title: info.title, description: info.description, colorHex: info.colorHex,
      challenges: lines(inLevel: level).map { line in
        Level.Challenge(
          verb: line.writtenInfinitive,
          forms: line.simpleCells.map(Level.Challenge.text), complement: line.complement,
          line: line.line)
      },
      columns: info.columns,
      order: info.isDeprioritized ? .last : stored.isByUse ? .usage : .reading,
      tense: info.tense, lives: info.lives, secondsForAnswer: info.secondsForAnswer,
      grade: info.grade, file: info.file, byteCount: stored.byteCount,
      sourceDigest: stored.sourceDigest)
  }

  /// The digest that an index of these levels and glossaries has: compare it to see whether an index is up to date.
  ///
  /// A level that was read from a file counts by the file's bytes: after a change in memory set its `byteCount` to 0, and it
  /// counts by what it says.
  public static func digest(of levels: [Level], glossaries: [Glossary] = []) -> UInt64 {
    // Of files their paths, lengths and bytes count, in order; what was made in memory counts by what it says.
    var bytes: [UInt8] = []
    func append(file: String, size: Int, digest: UInt64, else content: () -> Void) {
      bytes.append(littleEndian: UInt64(file.utf8.count))
      bytes.append(contentsOf: file.utf8)
      guard size > 0 else { return content() }
      bytes.append(littleEndian: UInt64(size))
      bytes.append(littleEndian: digest)
    }
    func append(_ texts: [String]) {
      bytes.append(contentsOf: texts.joined(separator: "\0").utf8)
      bytes.append(1)
    }
    for level in levels {
      append(file: level.file, size: level.byteCount, digest: level.sourceDigest) {
        level.append(to: &bytes, verbCount: level.challenges.count, formCount: 0)
        for challenge in level.challenges {
          append([challenge.verb] + challenge.forms)
          append([challenge.complement] + (challenge.gloss.map { [$0] } ?? []))
        }
      }
    }
    for glossary in glossaries {
      append(file: glossary.file, size: glossary.byteCount, digest: glossary.sourceDigest) {
        bytes.append(contentsOf: glossary.language.utf8)
        for gloss in glossary.glosses { append([gloss.verb, gloss.text]) }
      }
    }
    return xxh64(bytes)
  }
}
