/// Writes all bytes to a descriptor, waiting where it is not ready; false where that failed, as
/// into a pipe that nobody reads.
package func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
  do throws(SystemFailure) {
    try unsafe writeEverything(descriptor, bytes)
    return true
  } catch {
    return false
  }
}

/// Writes all bytes to a descriptor; see the other `writeAll`.
package func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
  unsafe bytes.withUnsafeBytes { unsafe writeAll(descriptor, $0) }
}

/// Reads what is there, at most the buffer's size, waiting where there is nothing yet; 0 at the
/// end.
///
/// - Throws: `FileError` whose path is the descriptor's.
package func readSome(
  _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
) throws(FileError) -> Int {
  while true {
    do throws(SystemFailure) {
      return try unsafe SystemCalls.read(descriptor, into: buffer)
    } catch {
      guard SystemCalls.isNotReady(error) else {
        throw FileError(path: "/dev/fd/\(descriptor)", error)
      }
      _ = SystemCalls.isReady(descriptor, milliseconds: -1)
    }
  }
}

/// Whether reading would return at once: with bytes, the end or an error.
package func hasInput(_ descriptor: Int32, withinMilliseconds milliseconds: Int32 = 0) -> Bool {
  SystemCalls.isReady(descriptor, milliseconds: milliseconds)
}

func writeEverything(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemFailure) {
  let failure: SystemFailure? = unsafe bytes.withUnsafeBytes { buffer in
    do throws(SystemFailure) {
      try unsafe writeEverything(descriptor, buffer)
      return nil
    } catch {
      return error
    }
  }
  if let failure { throw failure }
}

func writeEverything(
  _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer
) throws(SystemFailure) {
  var start = 0
  while start < bytes.count {
    do throws(SystemFailure) {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[start...])
      start += try unsafe SystemCalls.write(descriptor, rest)
    } catch {
      guard SystemCalls.isNotReady(error) else { throw error }
      _ = SystemCalls.isReady(descriptor, writing: true, milliseconds: -1)
    }
  }
}
