/// Reads queries from a descriptor, a block of whole lines at a time, in constant memory.
///
/// The buffer holds one line of the greatest length with its CR and LF, so every line of a block is
/// short enough, and a longer one is noticed when the buffer is full without a separator.
struct LineReader: ~Copyable {
  /// A line may have this many bytes, without its separator.
  static let longestLine = 64 * 1024
  /// So many bytes of a longer line are kept at least.
  static let keptOfLongLine = 4 * 1024

  /// What comes next in the input.
  enum Piece {
    /// Whole lines, each with its separator, which only the input's last line may lack: a range of
    /// `buffer`.
    case lines(Range<Int>)
    /// A line that is longer than `longestLine`: its beginning, as a range of `buffer`.
    case longLine(Range<Int>)
    /// Nothing.
    case end
  }

  /// The bytes that the pieces' ranges mean, until the next call.
  private(set) var buffer = [UInt8](repeating: 0, count: longestLine + 2)
  /// How the input's lines end.
  let ends: LineEnds
  private let descriptor: Int32
  /// What is read and not handed out yet.
  private var pending = 0..<0
  private var atEnd = false

  init(descriptor: Int32, ends: LineEnds) {
    self.descriptor = descriptor
    self.ends = ends
  }

  /// The next piece. Before a read that would have to wait, `output` is written, so that another
  /// program can send a line and wait for its answer.
  mutating func next(writing output: inout OutputBuffer) throws(Failure) -> Piece {
    var unseen = pending
    while true {
      if let last = buffer[unseen].lastIndex(of: ends.separator) {
        return take(upTo: last + 1)
      }
      if atEnd {
        return pending.isEmpty ? .end : take(upTo: pending.upperBound)
      }
      if pending.count == buffer.count {
        try skipLine(writing: &output)
        return .longLine(0..<Self.keptOfLongLine)
      }
      unseen = try readMore(writing: &output)
    }
  }

  private mutating func take(upTo end: Int) -> Piece {
    let block = pending.lowerBound..<end
    pending = end..<pending.upperBound
    return isOneLongLine(block) ? .longLine(block) : .lines(block)
  }

  /// A line can fit the buffer and still be a byte too long, where it has no CR or no separator.
  private func isOneLongLine(_ block: Range<Int>) -> Bool {
    guard block.count > Self.longestLine else { return false }
    let line = ends.trim(buffer[block])
    return line.count > Self.longestLine && !line.contains(ends.separator)
  }

  /// Reads once more behind what is pending, which it moves to the front; where the new bytes are.
  private mutating func readMore(writing output: inout OutputBuffer) throws(Failure) -> Range<Int> {
    let moved = pending.lowerBound
    if moved > 0 {
      for place in pending { buffer[place - moved] = buffer[place] }
      pending = 0..<pending.count
    }
    let read = try read(at: pending.upperBound, writing: &output)
    pending = 0..<read.upperBound
    return read
  }

  /// Reads on to the end of a long line, over all but its beginning.
  private mutating func skipLine(writing output: inout OutputBuffer) throws(Failure) {
    repeat {
      let read = try read(at: Self.keptOfLongLine, writing: &output)
      pending = read.upperBound..<read.upperBound
      if let end = buffer[read].firstIndex(of: ends.separator) {
        pending = (end + 1)..<read.upperBound
        return
      }
    } while !atEnd
  }

  private mutating func read(
    at place: Int, writing output: inout OutputBuffer
  ) throws(Failure) -> Range<Int> {
    if !output.isEmpty, !canReadWithoutWaiting(descriptor) { try output.flush() }
    switch readBytes(from: descriptor, into: &buffer, at: place) {
    case .bytes(let count):
      atEnd = count == 0
      return place..<(place + count)
    case .failed(let reason):
      throw .trouble(
        "The input can't be read: \(reason).",
        advice: "Give conj a file or the output of another program to read.")
    }
  }
}
