/// A file's bytes, mapped into memory for reading and unmapped when the last user lets go.
///
/// The file must not be cut shorter in place while it is mapped; a file that is replaced by
/// renaming stays as it was.
@safe
package final class MappedFile: @unchecked Sendable {
  /// The bytes, valid as long as this object lives.
  package let bytes: UnsafeRawBufferPointer

  /// Maps a regular file.
  ///
  /// - Throws: `FileError` where the path is missing, no regular file, or may not be read.
  /// - Complexity: O(1); pages are read when they are touched.
  package init(_ path: String) throws(FileError) {
    do throws(SystemFailure) {
      let descriptor = try SystemCalls.openForReading(path)
      defer { SystemCalls.close(descriptor) }
      let status = try SystemCalls.status(of: descriptor)
      if status.kind == .folder { throw .isFolder }
      if status.kind != .file { throw .notAFile }
      // There is no mapping of no bytes.
      unsafe bytes =
        status.size == 0
        ? UnsafeRawBufferPointer(start: nil, count: 0)
        : try SystemCalls.map(descriptor, count: status.size)
    } catch {
      throw FileError(path: path, error)
    }
  }

  deinit { unsafe SystemCalls.unmap(bytes) }
}
