import BuiltinIndex
public import LevelFiles
import SortedTrie
package import SystemIO

/// Every inflected form of some levels, in one sorted list that answers which verb a form is of.
///
///     let index = FormIndex.builtin
///     for answer in index.lookup("irgais") {
///       print(answer.infinitive, answer.form, answer.match)        // erguir irgáis accents
///     }
///
/// An index is immutable: any number of threads may ask at the same time. It is small (the built-in
/// one holds 11,625 verbs in less than half a megabyte) and reads its bytes where they
/// are, so that opening costs next to nothing and copies cost nothing.
///
/// Behind it stands a ``SortedTrie`` over folded forms. A folded form's entries say how the form is
/// spelled and what its infinitive is; where it stands in the levels is found through the verb, whose
/// *class* says from which rows of which levels its forms are made.
public struct FormIndex: Sendable {
  let storage: IndexStorage

  init(storage: IndexStorage) { self.storage = storage }

  /// The index of the levels that come with conj, compiled into the program.
  ///
  /// Complexity: O(1); the first use takes some microseconds.
  public static var builtin: FormIndex { builtinIndex }

  /// Opens an index file, which is read whole: a file that changes later changes nothing.
  ///
  ///     let index = try FormIndex(contentsOf: "levels.conj")
  ///
  /// - Throws: ``IndexError`` for a file that can't be read, is no index, is of another version or
  ///   is damaged. All checks are made here: an index that opens never fails later.
  ///
  /// Complexity: O(bytes), some 0.2 ms for the reference.
  public init(contentsOf path: String) throws(IndexError) {
    try self.init(contentsOf: FilePath(path))
  }

  /// Opens an index file whose path need not be UTF-8.
  package init(contentsOf path: FilePath) throws(IndexError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try readFile(path, limit: 256 << 20)
    } catch {
      throw .unreadable(path: path.description, reason: error.reason)
    }
    try self.init(bytes: bytes)
  }

  /// Opens the bytes of an index, copying them.
  ///
  /// - Throws: ``IndexError`` as ``init(contentsOf:)``.
  public init(bytes: [UInt8]) throws(IndexError) {
    try self.init(bytes, isTrusted: false)
  }

  /// Compiles levels.
  ///
  ///     let level = Level(
  ///       title: "Presente", description: "Dos verbos", colorHex: 0xFF0000,
  ///       challenges: [
  ///         .init(verb: "comer", forms: ["como", "comes", "come", "comemos", "coméis", "comen"]),
  ///         .init(verb: "ir", forms: ["voy", "vas", "va", "vamos", "vais", "van"]),
  ///       ])
  ///     let index = try FormIndex(levels: [level])
  ///
  /// - Parameters:
  ///   - levels: The levels, in the order in which readings are to be listed.
  ///   - ranking: Where verbs take their rank from if no level says `orden: uso`; nil for reading
  ///     order.
  /// - Throws: ``IndexError/levels(_:)`` where a form has a letter that Spanish does not have, or
  ///   there is more than an index can hold.
  ///
  /// Complexity: O(n log n) for n forms, about 1 µs a form.
  public init(
    levels: [Level], ranking: @autoclosure () -> FormIndex? = .builtin
  ) throws(IndexError) {
    let isRanked = levels.contains { $0.order == .usage }
    let bytes = try IndexBuilder.build(levels, ranking: isRanked ? nil : ranking())
    try self.init(bytes, isTrusted: true)
  }

  private init(_ bytes: [UInt8], isTrusted: Bool) throws(IndexError) {
    let copy = AlignedBytes(bytes)
    storage = unsafe try IndexStorage(ByteSlice(copy.bytes), owner: copy, isTrusted: isTrusted)
  }

  /// Gives `body` the index as it would stand in a file.
  public func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    defer { withExtendedLifetime(storage) {} }
    return unsafe try body(storage.bytes.raw)
  }
}

/// The built-in index is opened once. It was checked when it was made, and a test checks that what is
/// in the program is what was made; so it is not checked again at every start.
private let builtinIndex: FormIndex = {
  let bytes = unsafe UnsafeRawBufferPointer(
    start: conj_builtin_index_bytes(), count: conj_builtin_index_size())
  do {
    return FormIndex(
      storage: unsafe try IndexStorage(ByteSlice(bytes), owner: nil, isTrusted: true))
  } catch {
    // Only a program that was built with something else in place of its index comes here.
    fatalError("the built-in index can't be opened: \(error)")
  }
}()

/// A copy of bytes at an address that is a multiple of 16.
@safe private final class AlignedBytes: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  init(_ array: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: array.count, alignment: 16)
    unsafe copy.copyBytes(from: array)
    unsafe bytes = UnsafeRawBufferPointer(copy)
  }

  deinit { unsafe bytes.deallocate() }
}
