/// What a keyboard sent and nobody has handled yet: after a paste of megabytes more than keys take to handle.
///
/// It is read as fast as it comes, so that a Ctrl-C after it is seen at once: what was typed before that key falls
/// away, as in a terminal's own queue.
struct TypeAhead {
  /// How much is handled at once.
  static let pieceSize = 4096
  /// Beyond this it is the sender who waits.
  static let limit = 16 << 20

  private var bytes: ArraySlice<UInt8> = []

  var isEmpty: Bool { bytes.isEmpty }
  var isFull: Bool { bytes.count >= Self.limit }

  mutating func append(_ new: [UInt8]) {
    bytes += new
    // A few keys before it are handled in their order: an answer and Enter are more than a paste.
    if bytes.count > Self.pieceSize, let index = new.lastIndex(of: KeyDecoder.interrupt) {
      bytes = new[index...]
    }
  }

  mutating func next() -> [UInt8]? {
    guard !isEmpty else { return nil }
    defer { bytes = bytes.dropFirst(Self.pieceSize) }
    return Array(bytes.prefix(Self.pieceSize))
  }
}
