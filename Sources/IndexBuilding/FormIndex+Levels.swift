public import LevelFiles
package import SystemIO
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
  ///   - levels: The levels, in the order in which readings are to be listed.
  ///   - glossaries: What the verbs mean. Of several of one language the first that has a verb counts.
  ///   - ranking: Where verbs take their rank from if no level says `orden: uso`, and their glosses in
  ///     the languages of which there is no glossary; nil for reading order and no other glosses.
  /// - Throws: ``IndexError/levels(_:)`` where a form has a letter that Spanish does not have, or
  ///   there is more than an index can hold.
  ///
  /// Complexity: O(n log n) for n forms, about 1 µs a form.
  public init(
    levels: [Level], glossaries: [Glossary] = [], ranking: FormIndex? = .builtin
  ) throws(IndexError) {
    try self.init(bytes: IndexBuilder.build(levels, glossaries, known: ranking))
  }

  /// A level as it was compiled, put together again from the index.
  ///
  /// - Parameter level: An index of ``levels``.
  /// - Returns: The level with its verbs in the order of its file.
  ///
  /// Complexity: O(verbs of the index + cells of the level).
  public func level(at level: Int) -> Level {
    let stored = storedLevel(level)
    return Level(
      title: stored.title, description: stored.description, colorHex: stored.colorHex,
      challenges: lines(inLevel: level).map { line in
        Level.Challenge(
          verb: line.writtenInfinitive,
          forms: line.cells.map(Level.Challenge.text), line: line.line)
      },
      columns: stored.columns,
      order: stored.order == .usage ? .usage : stored.order == .last ? .last : .reading,
      tense: stored.tense, lives: stored.lives,
      secondsForAnswer: stored.secondsForAnswer, grade: stored.grade, file: stored.file,
      byteCount: stored.byteCount, sourceDigest: stored.sourceDigest)
  }

  /// The digest that an index of these levels and glossaries would have: whether it is up to date with them.
  public static func digest(of levels: [Level], glossaries: [Glossary] = []) -> UInt64 {
    sourceDigest(of: levels, glossaries)
  }

  // MARK: files

  /// Opens an index file, reading it whole: what becomes of the file later changes nothing.
  ///
  /// ```swift
  /// import IndexBuilding
  /// import VerbForms
  ///
  /// let index = try FormIndex(contentsOf: "levels.conj")
  /// ```
  ///
  /// - Throws: ``IndexError`` for a file that can't be read or has more than 256 MiB, is no index, is
  ///   of another version or is damaged. Of what is no index the beginning alone is read.
  ///
  /// Complexity: O(bytes), some 0.3 ms for the reference.
  public init(contentsOf path: String) throws(IndexError) {
    try self.init(contentsOf: FilePath(path))
  }

  /// The same for a path that need not be UTF-8.
  package init(contentsOf path: FilePath) throws(IndexError) {
    let bytes: [UInt8]
    var found: Int?
    do throws(FileError) {
      bytes = try readFile(path, limit: 256 << 20) { beginning, size in
        found = size
        // What is no index, or of another size than it says, is refused by its header.
        guard let stated = IndexHeader.statedSize(beginning), size ?? stated == stated else {
          return 0
        }
        return stated
      }
    } catch {
      throw .unreadable(path: path.description, reason: error.reason)
    }
    do throws(IndexError) {
      try self.init(bytes: bytes)
    } catch {
      // The header saw the beginning of the file alone.
      if case .size(let expected, bytes.count) = error, let found {
        throw .size(expected: expected, found: found)
      }
      throw error
    }
  }

  /// Writes the index to a file: to a temporary name first, which is then renamed, so that a file of
  /// this name is replaced whole or not at all.
  ///
  /// - Throws: ``IndexError/unreadable(path:reason:)`` with the system's reason.
  public func write(to path: String) throws(IndexError) {
    do throws(FileError) {
      try replaceFile(FilePath(path), with: bytes)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
