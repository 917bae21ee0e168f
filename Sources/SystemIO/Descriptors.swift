/// Reads into `buffer` from `start` on, once, waiting if need be: how many bytes, 0 at the end.
package func readBytes(
  from descriptor: Int32, into buffer: inout [UInt8], at start: Int = 0
) throws(SystemError) -> Int {
  while true {
    if let count = try SystemCalls.readOnce(descriptor, &buffer, start) { return count }
    _ = try waitUntilReady([descriptor])
  }
}

/// Reads what is available, at most `limit` bytes: empty at the end of the input, nil if nothing is available yet.
package func readAvailable(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8]? {
  var buffer = [UInt8](repeating: 0, count: limit)
  guard let count = try SystemCalls.readOnce(descriptor, &buffer, 0) else { return nil }
  return Array(buffer[..<count])
}

/// Writes all of `bytes`, however many calls that takes, waiting where the descriptor is not ready.
package func writeBytes(_ bytes: Span<UInt8>, to descriptor: Int32) throws(SystemError) {
  try SystemStorage().writeAll(bytes, to: descriptor)
}

/// Whether a read from `descriptor` would return at once, at the end of the input as well.
package func canReadWithoutWaiting(_ descriptor: Int32) -> Bool {
  (try? waitUntilReady([descriptor], milliseconds: 0)) == [true]
}
