/// What a keyboard sent and nobody has handled yet: after a paste of megabytes more than keys take to handle.
///
/// It is read as fast as it comes, so that a Ctrl-C after it is seen at once: what was typed before that key falls
/// away, as in a terminal's own queue.
struct TypeAhead {
  /// How much is handled at once.
  static let pieceSize = 4096
  /// Beyond this it is the sender who waits.
  static let limit = 16 << 20

  private var bytes: [UInt8] = []
  private var start = 0

  var isEmpty: Bool { start == bytes.count }
  var isFull: Bool { bytes.count - start >= Self.limit }

  mutating func append(_ new: [UInt8]) {
    if start > 0, start * 2 >= bytes.count {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += new
    // A few keys before it are handled in their order: an answer and Enter are more than a paste.
    guard bytes.count - start > Self.pieceSize,
      let index = new.lastIndex(of: KeyDecoder.interrupt)
    else { return }
    bytes = Array(new[index...])
    start = 0
  }

  mutating func next() -> [UInt8]? {
    guard !isEmpty else { return nil }
    let end = min(start + Self.pieceSize, bytes.count)
    defer { start = end }
    return Array(bytes[start..<end])
  }
}
