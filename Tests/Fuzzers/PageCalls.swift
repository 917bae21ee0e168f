import Foundation

/// Calls of the page's C functions, which write into the caller's room.
extension FuzzTarget {
  typealias PageCall = (UnsafeMutableRawPointer?, Int) -> Int

  /// What a function writes into room of this many bytes; bytes behind it stay as they were, and the size is that of
  /// the whole answer.
  static func written(_ capacity: Int, _ call: PageCall) throws(Finding) -> [UInt8] {
    let size = call(nil, 0)
    let capacities = [capacity, size]
    var whole: [UInt8] = []
    for capacity in capacities {
      var bytes = [UInt8](repeating: 0xEE, count: max(capacity, size) + 8)
      let written = bytes.withUnsafeMutableBytes { call($0.baseAddress, capacity) }
      try require(written == size, "\(written) bytes where there were \(size)")
      try require(
        bytes[min(capacity, size)...].allSatisfy { $0 == 0xEE },
        "something is written behind \(capacity) bytes")
      if capacity == size { whole = Array(bytes[..<size]) }
    }
    return whole
  }

  /// What a function writes, which is JSON or nothing.
  static func json(_ name: String, _ capacity: Int, _ call: PageCall) throws(Finding) -> [UInt8] {
    let bytes = try written(capacity, call)
    // Each line of an answer to queries is an object of its own; no other one has line feeds.
    for line in bytes.split(separator: 0x0A) {
      let value = try object(Array(line))
      try require(value is [Any] || value is [String: Any], "\(name) is no object and no list")
    }
    return bytes
  }

  static func object(_ bytes: [UInt8]) throws(Finding) -> Any {
    do {
      return try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      throw Finding("no JSON: \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
