import Foundation
import TestSupport
import Testing

@testable import SpanishText

/// Bytes that may be UTF-8, Windows-1252 or UTF-16.
@Suite struct TextEncodingTests {
  @Test func everyByteIsThatOfWindows1252() {
    for byte in UInt8(0x80)...0xFF {
      let (text, firstForeign) = decodedText([0x61, byte])
      #expect(firstForeign == 1)
      let expected = String(data: Data([0x61, byte]), encoding: .windowsCP1252)
      // Foundation leaves out the five that mean nothing.
      if let expected { #expect(text == expected, "\(byte)") }
      #expect(text.unicodeScalars.count == 2 && !text.unicodeScalars.contains("\u{FFFD}"))
      #expect(text.unicodeScalars.last.flatMap(windows1252Byte) == byte)
    }
  }

  @Test func textMayMixBoth() {
    let (text, firstForeign) = decodedText(
      ArraySlice("salí y sal".utf8) + [0xED] + ArraySlice(", ñ".utf8) + [0xE2, 0x82])
    #expect(text == "salí y salí, ñâ‚" && firstForeign == 10)
    #expect(decodedText(ArraySlice("ñandú".utf8)) == ("ñandú", nil))
    #expect(decodedText([]) == ("", nil))
  }

  /// However a text is cut, its pieces give what it gives whole, and nothing waits that could be given.
  @Test func piecesGiveTheSame() {
    var random = SeededRandom(seed: 12)
    let bytes: [UInt8] = [
      0x61, 0x0A, 0xC3, 0xB1, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x98, 0x80, 0xED, 0xFF,
    ]
    for _ in 0..<rounds(20_000, few: 800) {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in bytes.randomElement(using: &random) ?? 0 }
      var decoder = TextDecoder()
      var found: [UInt8] = []
      var rest = text[...]
      while !rest.isEmpty {
        let size = Int.random(in: 1...rest.count, using: &random)
        let piece = rest.prefix(size)
        rest = rest.dropFirst(size)
        found += decoder.decode(piece)
        if let last = piece.last, last < 0x80 { #expect(found.last == last) }
      }
      found += decoder.decode([], isLast: true)
      let (whole, firstForeign) = decodedText(text[...])
      #expect(found == Array(whole.utf8), "\(text)")
      #expect(decoder.hasForeign == (firstForeign != nil), "\(text)")
    }
  }

  @Test func wideEncodingsAreKnown() throws {
    for text in ["fui\n", "¿Qué día?\r\nsalí\r\n", "sé"] {
      for (encoding, name) in [
        (String.Encoding.utf16LittleEndian, TextEncoding.utf16),
        (.utf16BigEndian, TextEncoding.utf16), (.utf32LittleEndian, TextEncoding.utf32),
        (.utf32BigEndian, TextEncoding.utf32), (.utf32, TextEncoding.utf32),
      ] {
        let bytes = [UInt8](try #require(text.data(using: encoding)))
        #expect(TextEncoding.wideEncoding(of: bytes[...]) == name, "\(text)")
        #expect(TextEncoding.wideEncoding(of: ([0] + bytes)[1...]) == name, "\(text)")
      }
    }
    for bytes: [UInt8] in [[0xFF, 0xFE], [0xFE, 0xFF, 0x30, 0x42]] {
      #expect(TextEncoding.wideEncoding(of: bytes[...]) == TextEncoding.utf16)
    }
    let others: [[UInt8]] = [
      [], [0], [0, 0x0A], [0xFF], [0xFE, 0xFE], Array("fui\0".utf8), Array("fui\0voy\0ve\0".utf8),
      Array("salí\n".utf8), [0, 0, 0, 0], [0x73, 0xED, 0x0A], [0xEF, 0xBB, 0xBF, 0x61],
      [1, 0, 0, 0, 2, 0, 0, 0], [0x61, 0, 0, 0],
    ]
    for bytes in others { #expect(TextEncoding.wideEncoding(of: bytes[...]) == nil, "\(bytes)") }
  }
}
