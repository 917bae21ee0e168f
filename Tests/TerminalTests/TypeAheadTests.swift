import TestSupport
import Testing

@testable import Terminal

/// What was read of a keyboard before it can be handled.
struct TypeAheadTests {
  private func piecesOf(_ ahead: inout TypeAhead) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    while let piece = ahead.next() { pieces.append(piece) }
    return pieces
  }

  @Test
  func everythingComesInItsOrder() {
    var ahead = TypeAhead()
    #expect(ahead.isEmpty)
    let none = piecesOf(&ahead)
    #expect(none == [])
    var expected: [UInt8] = []
    var got: [UInt8] = []
    let all = (0..<8192).map { UInt8(truncatingIfNeeded: $0 * 7) | 0x20 }
    for round in 0..<rounds(200, few: 100) {
      let bytes = Array(all[round..<round * 38])
      ahead.append(bytes)
      expected += bytes
      if round % 3 == 0 { got += ahead.next() ?? [] }
    }
    let pieces = piecesOf(&ahead)
    #expect(pieces.allSatisfy { $0.count <= TypeAhead.pieceSize })
    #expect(got + pieces.joined() == expected)
    #expect(ahead.isEmpty)
  }

  @Test
  func ctrlCPassesWhatWaits() {
    var ahead = TypeAhead()
    for _ in 0..<100 { ahead.append(Array(repeating: 0x61, count: 4096)) }
    _ = ahead.next()
    ahead.append(Array("a\u{3}b\u{3}c".utf8))
    let rest = piecesOf(&ahead)
    #expect(rest == [Array("\u{3}c".utf8)])
    // A few keys before it are no paste.
    ahead.append(Array("como\r".utf8))
    ahead.append(Array("\u{3}".utf8))
    let answer = Array(piecesOf(&ahead).joined())
    #expect(answer == Array("como\r\u{3}".utf8))
  }

  @Test(.exhaustive)
  func itsSizeIsLimited() {
    var ahead = TypeAhead()
    let piece = [UInt8](repeating: 0x61, count: 1 << 20)
    for _ in 0..<16 {
      #expect(!ahead.isFull)
      ahead.append(piece)
    }
    #expect(ahead.isFull)
    _ = ahead.next()
    #expect(!ahead.isFull)
  }
}
