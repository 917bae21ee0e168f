import Testing

@testable import SpanishGrammar

@Suite struct ProseReaderTests {
  private func words(_ bytes: [UInt8], pieces: Int = 1) -> [ProseWord] {
    var reader = ProseReader()
    var words: [ProseWord] = []
    let size = max(1, bytes.count / pieces)
    for start in stride(from: 0, to: bytes.count, by: size) {
      let piece = Array(bytes[start..<min(start + size, bytes.count)])
      reader.read(piece.span) { words.append($0) }
    }
    reader.finish { words.append($0) }
    return words
  }

  private func show(_ text: String) -> [String] {
    words(Array(text.utf8)).map {
      ($0.followsWord ? "_" : "") + "\($0.text)@\($0.line):\($0.column)"
    }
  }

  @Test func placesOfWords() {
    #expect(show("Hola, ¿qué tal?") == ["Hola@1:1", "qué@1:8", "_tal@1:12"])
    #expect(
      show("uno\ndos\r\ntres\rcuatro") == ["uno@1:1", "_dos@2:1", "_tres@3:1", "_cuatro@4:1"])
    #expect(show("uno \n\n dos") == ["uno@1:1", "dos@3:2"])
    #expect(show("\u{FEFF}voy\ta\u{A0}ver") == ["voy@1:1", "_a@1:5", "_ver@1:7"])
    #expect(show("habla\u{AD}ban ya") == ["hablaban@1:1", "_ya@1:11"])
    #expect(show("ha\u{200B}bla \u{202B}\u{AD}ya\u{200E}") == ["habla@1:1", "_ya@1:10"])
    #expect(show("a\u{FEFF}b") == ["ab@1:1"])
    #expect(show("come\u{301}is ya") == ["come\u{301}is@1:1", "_ya@1:8"])
    #expect(
      show("franco-español d'Arc H2O") == [
        "franco@1:1", "español@1:8", "_d@1:16", "Arc@1:18", "_H2O@1:22",
      ])
    #expect(show("ni\u{FFFD}os ya") == ["ni\u{FFFD}os@1:1", "_ya@1:7"])
    #expect(show("me… lo he comido.") == ["me@1:1", "lo@1:5", "_he@1:8", "_comido@1:11"])
    #expect(show("") == [])
    #expect(show("  ¡!  ") == [])
  }

  /// A word's bytes are those that it was read from, whatever is between them and wherever the text is cut.
  @Test(arguments: 1...9) func bytesOfWords(pieces: Int) {
    let text =
      Array("\u{FEFF}¿ha\u{AD}bló?\r\n❤️ él\u{AD} \u{301}comio\u{301}! H2O".utf8) + [0xFF, 0x61]
    let found = words(text, pieces: pieces).map { String(decoding: text[$0.bytes], as: UTF8.self) }
    #expect(found == ["ha\u{AD}bló", "él", "comio\u{301}", "H2O", "a"])
  }

  @Test func brokenBytesPartWords() {
    let bytes =
      Array("come".utf8) + [0xFF] + Array("mos ".utf8) + [0xC3] + Array("a ".utf8)
      + [0xE2, 0x82] + Array("b".utf8) + [0xED, 0xA0, 0x80] + Array("c".utf8) + [0xC3]
    #expect(
      words(bytes).map { "\($0.text)@\($0.column)" } == ["come@1", "mos@6", "a@11", "b@14", "c@18"])
  }

  @Test func piecesOfAnySizeGiveTheSame() {
    let text = Array(
      "Él se lavó las manos;\r\nÉl no lo había pensado nunca… ¿ñandú? 😀 vámonos".utf8)
    let whole = words(text)
    #expect(whole.count == 13)
    for pieces in [2, 3, 7, 20, text.count] { #expect(words(text, pieces: pieces) == whole) }
  }

  @Test func longWordsAreCut() {
    let found = words(Array(repeating: UInt8(ascii: "a"), count: 100_000))
    #expect(found.count == 1)
    #expect((found.first?.text.utf8.count ?? 0) <= ProseReader.maximumWordLength)
    // One that is full to its last byte, and goes on.
    let full = String(repeating: "é", count: 126) + "😀abc𐐀def"
    for letters in ["", "a", "ab", "abc"] {
      let cut = words(Array((letters + full.replacing("😀", with: "𐐀")).utf8))
      #expect(cut.count == 1 && cut[0].bytes.count == letters.utf8.count + full.utf8.count)
    }
  }

  @Test func commonWords() {
    for word in ["para", "como", "una", "nada", "sobre", "este", "se", "veces", "mamá", "éste"] {
      #expect(CommonWords.all.contains(word))
    }
    for word in ["", "comer", "esté", "fue", "sé", "hablo"] {
      #expect(!CommonWords.all.contains(word))
    }
    // Still short: words of every page and of every household.
    #expect(CommonWords.all.count < 350)
  }
}
