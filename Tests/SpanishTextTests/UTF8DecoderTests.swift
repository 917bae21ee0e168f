import SpanishText
import TestSupport
import Testing

struct UTF8DecoderTests {
  /// Every byte sequence of some length over bytes where the rules change, or every seventh, which
  /// has every pair of them next to one another; and the standard library's decoder beside it.
  @Test
  func malformedBytesAreDividedAsTheStandardLibraryDoes() {
    let bytes: [UInt8] = [
      0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC3, 0xE0, 0xE2, 0xED, 0xF0, 0xF1, 0xF4,
      0xF5,
    ]
    for number in stride(from: 0, to: 1 << 16, by: isExhaustive ? 1 : 7) {
      let text = [12, 8, 4, 0].map { bytes[number >> $0 & 15] }
      let expected = String(decoding: text, as: UTF8.self)
      var found = String.UnicodeScalarView()
      var joined: [UInt8] = []
      for (scalar, part, _) in UTF8Sequences(of: text[...]) {
        found.append(scalar ?? "\u{FFFD}")
        joined += part
      }
      guard Array(found) == Array(expected.unicodeScalars), joined == text,
        Array(byteByByte(text)) == Array(found)
      else {
        Issue.record("\(text)")
        return
      }
    }
  }

  private func byteByByte(_ bytes: [UInt8]) -> String.UnicodeScalarView {
    var decoder = UTF8Decoder()
    var found = String.UnicodeScalarView()
    for byte in bytes {
      let step = decoder.next(byte)
      found.append(contentsOf: repeatElement("\u{FFFD}", count: step.malformed))
      if let scalar = step.scalar { found.append(scalar) }
    }
    if decoder.isMidway { found.append("\u{FFFD}") }
    return found
  }

  @Test(arguments: ["a", "ñ", "€", "😀", "\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}"])
  func wellFormed(text: String) {
    #expect(String(byteByByte(Array(text.utf8))) == text)
  }
}
