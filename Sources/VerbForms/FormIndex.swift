import BuiltinIndex
import TrieIndex

/// Every inflected form of some levels, in one sorted list that tells which verb a form belongs to.
///
///     let index = FormIndex.builtin
///     for answer in index.lookup("irgais") {
///       print(answer.infinitive, answer.form, answer.match)        // erguir irgáis accents
///     }
///
/// An index is immutable: any number of threads may ask at the same time. It is small (the built-in
/// one holds 11,643 verbs in half a megabyte) and is not parsed when it is opened. Copies of the value share
/// its bytes.
///
/// It is a minimal automaton over folded forms. A folded form's entries say how the form is
/// spelled and what its infinitive is; where it is in the levels is found through the verb, whose
/// *class* says from which rows of which levels its forms are made. See <doc:HowTheIndexWorks>.
public struct FormIndex: Sendable {
  @usableFromInline let storage: IndexStorage
  /// The levels that count; nil for all of them.
  let selection: LevelSelection?

  init(storage: IndexStorage, selection: LevelSelection? = nil) {
    self.storage = storage
    self.selection = selection
  }

  /// The version of how letters fold: an index made by another fold can't be searched. It is raised
  /// whenever the same text would fold to other labels.
  package static let foldVersion: UInt32 = 1

  /// The index of the levels that come with conj, compiled into the program.
  ///
  /// Complexity: O(1); the first use takes some microseconds.
  public static var builtin: FormIndex { builtinIndex }

  /// Opens the bytes of an index, copying them. All checks are made here.
  ///
  /// Forms of helping verbs that its levels lack are those of the built-in index: `has pintado` is a form of pintar in
  /// levels without haber too.
  ///
  /// - Throws: ``IndexError`` for bytes that are no index, are of another version or are damaged.
  ///
  /// Complexity: O(bytes), one to two milliseconds for a file like the built-in index.
  public init(bytes: [UInt8]) throws(IndexError) { try self.init(bytes: bytes, helpers: .builtin) }

  /// The same with forms of helping verbs from another index, or from none.
  package init(bytes: [UInt8], helpers: FormIndex?) throws(IndexError) {
    let copy = AlignedBytes(bytes)
    self.init(
      storage: unsafe try IndexStorage(
        ByteSlice(copy.bytes), owner: copy, helpers: helpers?.storage))
  }

  /// The same index with only some of its levels: what is in none of them is no answer, and whether a form comes last
  /// (`orden: último`) is decided by these levels. What a form is, such as a command or a subjunctive, is known from all
  /// levels, so that forms with pronouns may have other answers than in an index of these levels alone.
  ///
  /// Levels keep their numbers, and verbs their order of use.
  ///
  /// ```swift
  /// import VerbForms
  ///
  /// let index = FormIndex.builtin
  /// let levels = index.levels
  /// let present = levels.indices.filter { levels[$0].title.contains("presente") }
  /// print(index.restricted(to: present).lookup("fui").isEmpty)      // true
  /// ```
  ///
  /// - Parameter levels: Indices of ``levels``; others are passed over. A view that is restricted once
  ///   more has the levels of both.
  /// - Returns: The view, which shares the index's memory.
  ///
  /// Complexity: O(levels). The first use of the list reads the entries of these levels: some milliseconds for a grade,
  /// up to a quarter of a second for most of the built-in levels.
  public func restricted(to levels: some Sequence<Int>) -> FormIndex {
    let wanted = Set(levels).filter { isSelected(level: $0) }
    return FormIndex(storage: storage, selection: LevelSelection(wanted, of: storage))
  }

  /// The levels that count, as indices of ``levels``: all of them, except in a view made by
  /// ``restricted(to:)``.
  public var selectedLevels: [Int] { storage.levelNumbers.filter { isSelected(level: $0) } }

  package var isRestricted: Bool { selection != nil }

  /// Whether a level counts.
  ///
  /// - Parameter level: An index of ``levels``.
  /// - Returns: True for all levels of an index that is not restricted; false for what is not a level.
  public func isSelected(level: Int) -> Bool {
    storage.levelNumbers.contains(level) && selection?.contains(level) ?? true
  }

  /// The bytes of the index, as a file has them; those of a view are the whole index.
  ///
  /// Complexity: O(bytes).
  public var bytes: [UInt8] { unsafe Array(storage.bytes.raw) }
}

/// The built-in index is opened once. It was checked when it was made, and a test checks that what is
/// in the program is what was made; so it is not checked again at every start.
private let builtinIndex: FormIndex = {
  let bytes = unsafe UnsafeRawBufferPointer(
    start: conj_builtin_index_bytes(), count: conj_builtin_index_size())
  do throws(IndexError) {
    return FormIndex(storage: unsafe try IndexStorage(ByteSlice(bytes), owner: nil))
  } catch {
    // Only a program that was built with something else in place of its index comes here.
    fatalError("the built-in index can't be opened: \(error.description)")
  }
}()
