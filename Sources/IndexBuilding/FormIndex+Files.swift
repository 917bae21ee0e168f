package import SystemIO
public import VerbForms
internal import Wording

/// Why an index file can't be opened.
package enum IndexFileError: Error {
  case file(FileError)
  case index(IndexError)
}

extension FormIndex {
  /// Opens an index file, reading it whole: later changes to the file do not matter.
  ///
  /// ```swift
  /// import IndexBuilding
  /// import VerbForms
  ///
  /// let index = try FormIndex(contentsOf: "levels.conj")
  /// ```
  ///
  /// - Throws: ``IndexError`` for a file that can't be read or has more than 256 MiB, is not an index,
  ///   is of another version or is damaged. Of a file that is not an index only the beginning is read.
  ///
  /// Complexity: O(bytes), as ``FormIndex/init(bytes:)``.
  public init(contentsOf path: String) throws(IndexError) {
    do throws(IndexFileError) {
      try self.init(contentsOf: FilePath(path))
    } catch {
      switch error {
      case .file(let error): throw .unreadable(path: path, reason: error.localizedReason.english)
      case .index(let error): throw error
      }
    }
  }

  /// The same for a path that need not be UTF-8.
  package init(contentsOf path: FilePath) throws(IndexFileError) {
    let bytes: [UInt8]
    var found: Int?
    do throws(FileError) {
      bytes = try readFile(path, limit: 256 << 20) { beginning, size in
        found = size
        // Another file, or an index of another size than it says, is refused by its header.
        guard let stated = IndexHeader.statedSize(beginning), size ?? stated == stated else {
          return 0
        }
        return stated
      }
    } catch {
      throw .file(error)
    }
    do throws(IndexError) {
      try self.init(bytes: bytes)
    } catch {
      // The header saw the beginning of the file alone.
      if case .size(let expected, bytes.count) = error, let found {
        throw .index(.size(expected: expected, found: found))
      }
      throw .index(error)
    }
  }

  /// Writes the index to a file: to a temporary name first, which is then renamed, so that a file of
  /// this name is replaced whole or not at all. Of a view the whole index is written.
  ///
  /// - Throws: ``IndexError/unwritable(path:reason:)`` with the system's reason.
  public func write(to path: String) throws(IndexError) {
    do throws(FileError) {
      try replaceFile(FilePath(path), with: bytes)
    } catch {
      throw .unwritable(path: path, reason: error.localizedReason.english)
    }
  }
}
