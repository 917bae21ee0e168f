/// Why an index can't be opened, built or written.
///
/// The text of bytes that are no sound index says how to make one; the others give the reason.
public enum IndexError: Error, Hashable, CustomStringConvertible {
  /// The file can't be read: its path and the system's reason.
  case unreadable(path: String, reason: String)
  /// The file can't be written: its path and the system's reason.
  case unwritable(path: String, reason: String)
  /// The bytes are not those of an index.
  case notAnIndex
  /// The file was written by a program with another format.
  case version(found: UInt32, supported: ClosedRange<UInt32>)
  /// The file was made with another way of folding letters.
  case fold(found: UInt32, expected: UInt32)
  /// The file has another size than it says.
  case size(expected: UInt64, found: Int)
  /// The bytes are not those that were written.
  case checksum(expected: UInt64, found: UInt64)
  /// The parts of the file contradict each other: what was found first.
  case damaged(String)
  /// The levels have what no index can hold: what that is.
  case levels(String)

  /// What is wrong, in plain English, and where building the index again helps, how to do that.
  public var description: String {
    let rebuild = "build it again with 'conj index build -o FILE'"
    return switch self {
    case .unreadable(let path, let reason):
      "can't read the index \(path): \(reason)"
    case .unwritable(let path, let reason):
      "can't write the index \(path): \(reason)"
    case .notAnIndex:
      "this is not an index file of conj; make one with 'conj index build -o FILE'"
    case .version(let found, let supported) where found > supported.upperBound:
      "the index has format \(found), this conj reads up to \(supported.upperBound); "
        + "use a newer conj, or \(rebuild)"
    case .version(let found, let supported):
      "the index has format \(found), this conj reads \(supported.lowerBound) and later; \(rebuild)"
    case .fold(let found, let expected):
      "the index folds letters by table \(found), this conj by table \(expected); \(rebuild)"
    case .size(let expected, let found):
      "the index should have \(expected) bytes but has \(found): it was cut or added to; \(rebuild)"
    case .checksum:
      "the index is damaged: its checksum does not match; \(rebuild)"
    case .damaged(let what):
      "the index is damaged: \(what); \(rebuild)"
    case .levels(let what):
      what
    }
  }
}
