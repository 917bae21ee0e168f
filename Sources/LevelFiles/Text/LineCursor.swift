/// Walks through the lines of a file's bytes. A line ends with LF, CR LF or CR, and also with
/// CR CR LF, which is what a CR LF becomes when it is translated twice.
struct LineCursor {
  let bytes: [UInt8]
  /// Where the next line begins.
  private(set) var position: Int
  /// The number of the next line, from 1.
  private(set) var number = 1

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position = start
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The bytes of the next line without its end, which the cursor moves behind; nil at the end.
  mutating func next() -> Range<Int>? {
    guard !isAtEnd else { return nil }
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    moveBehindLine(endingAt: end)
    return start..<end
  }

  /// Moves behind the line end that stands at this place.
  mutating func moveBehindLine(endingAt end: Int) {
    var place = end
    if place < bytes.count, bytes[place] == 0x0D {
      place += 1
      let isDoubled = place + 1 < bytes.count && bytes[place] == 0x0D && bytes[place + 1] == 0x0A
      if isDoubled { place += 1 }
      if place < bytes.count, bytes[place] == 0x0A { place += 1 }
    } else if place < bytes.count {
      place += 1
    }
    position = place
    number += 1
  }
}
