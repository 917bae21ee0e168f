import TestSupport
import Testing

@testable import Terminal

struct KeyDecoderTests {
  static let meanings: [(bytes: String, keys: [KeyPress])] = [
    ("a", [.letter("a")]),
    ("ñ", [.letter("ñ")]),
    ("e\u{301}", [.letter("e"), .letter("\u{301}")]),
    ("漢😀", [.letter("漢"), .letter("😀")]),
    ("\r", [KeyPress(.enter)]),
    ("\n", [KeyPress(.enter)]),
    ("\t", [KeyPress(.tab)]),
    ("\u{7F}\u{8}", [KeyPress(.backspace), KeyPress(.backspace)]),
    ("\u{1}\u{17}\u{1A}", [.control("a"), .control("w"), .control("z")]),
    ("\u{0}\u{1C}\u{1F}", [.control(" "), .control("\\"), .control("_")]),
    ("\u{1B}[A\u{1B}OB", [KeyPress(.up), KeyPress(.down)]),
    ("\u{1B}[1;5C\u{1B}[1;3D", [KeyPress(.right, .control), KeyPress(.left, .alt)]),
    (
      "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~",
      [KeyPress(.home), KeyPress(.end), KeyPress(.home), KeyPress(.end)]
    ),
    (
      "\u{1B}[7~\u{1B}[8~\u{1B}OH\u{1B}OF",
      [KeyPress(.home), KeyPress(.end), KeyPress(.home), KeyPress(.end)]
    ),
    (
      "\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~",
      [.init(.insert), .init(.delete), .init(.pageUp), .init(.pageDown)]
    ),
    ("\u{1B}[3;5~", [KeyPress(.delete, .control)]),
    ("\u{1B}[Z", [KeyPress(.tab, .shift)]),
    ("\u{1B}OP\u{1B}[[B\u{1B}[15~\u{1B}[24~", [1, 2, 5, 12].map { KeyPress(.function($0)) }),
    ("\u{1B}OP\u{1B}[11~\u{1B}[[A\u{1B}[P", Array(repeating: KeyPress(.function(1)), count: 4)),
    ("\u{1B}b\u{1B}\u{7F}", [.alt("b"), KeyPress(.backspace, .alt)]),
    ("\u{1B}\u{1B}[A", [KeyPress(.up, .alt)]),
    ("\u{1B}\u{1B}x", [KeyPress(.escape), .alt("x")]),
    ("\u{1B}\u{1B}\u{1B}[A", [KeyPress(.escape), KeyPress(.up, .alt)]),
    ("\u{1B}é", [.letter("é")]),
    // A paste: no Enter in it, no key.
    (
      "\u{1B}[200~a\rb\u{1B}[201~\r",
      [.init(.pasted("a")), .init(.pasted("\r")), .init(.pasted("b")), KeyPress(.enter)]
    ),
    ("\u{1B}[200~\u{1B}[A\u{1B}x\u{1B}[201~y", [KeyPress(.pasted("x")), .letter("y")]),
    // What means nothing here is swallowed whole.
    ("\u{1B}[?1;2cx", [.letter("x")]),
    ("\u{1B}[12;34Rx", [.letter("x")]),
    ("\u{1B}[99~x", [.letter("x")]),
    ("\u{1B}[<0;10;20Mx", [.letter("x")]),
    ("\u{1B}[M !!x", [.letter("x")]),
    ("\u{1B}[I\u{1B}[Ox", [.letter("x")]),
    ("\u{1B}]11;rgb:0000/0000/0000\u{7}x", [.letter("x")]),
    ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\x", [.letter("x")]),
    ("\u{1B}P1$r0m\u{1B}\\x", [.letter("x")]),
    ("\u{1B}[1;1\u{3}x", [.control("c"), .letter("x")]),
    ("\u{85}x", [.letter("x")]),
    // Ctrl-C is Ctrl-C, whatever was begun.
    ("\u{1B}[200~a\u{3}\rx", [KeyPress(.pasted("a")), .control("c"), .init(.enter), .letter("x")]),
    ("\u{1B}]11;rgb\u{3}x", [.control("c"), .letter("x")]),
    ("\u{1B}P1\u{1B}\u{3}x", [.control("c"), .letter("x")]),
    ("\u{1B}\u{3}\u{1B}[M\u{3}x", [.control("c"), .control("c"), .letter("x")]),
  ]

  @Test(arguments: meanings)
  func meaning(bytes: String, keys: [KeyPress]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes.utf8) == keys)
    #expect(decoder.escapeTimeout == nil)
  }

  @Test(arguments: meanings)
  func everySplitMeansTheSame(bytes: String, keys: [KeyPress]) {
    let bytes = Array(bytes.utf8)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        var decoder = KeyDecoder()
        let got =
          decoder.decode(bytes[..<first]) + decoder.decode(bytes[first..<second])
          + decoder.decode(bytes[second...])
        #expect(got == keys)
      }
    }
  }

  @Test(arguments: [
    ("\u{1B}", [KeyPress(.escape)]),
    ("\u{1B}\u{1B}", [KeyPress(.escape), KeyPress(.escape)]),
    ("\u{1B}\u{1B}\u{1B}", [KeyPress(.escape), KeyPress(.escape), KeyPress(.escape)]),
    ("\u{1B}[", [.alt("[")]),
    ("\u{1B}O", [.alt("O")]),
    ("\u{1B}]", [.alt("]")]),
    ("\u{1B}P", [.alt("P")]),
    ("\u{1B}[1;", []),
    ("\u{1B}]11;", []),
    ("\u{1B}[M!", []),
  ])
  func silenceDecides(bytes: String, keys: [KeyPress]) {
    var decoder = KeyDecoder()
    let before = decoder.decode(bytes.utf8)
    #expect(decoder.escapeTimeout == 50)
    #expect(before + decoder.flush() == keys)
    #expect(decoder.escapeTimeout == nil)
    #expect(decoder.decode("x".utf8) == [.letter("x")])
  }

  @Test
  func aPasteThatNeverEndsIsClosedBySilence() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[200~a".utf8) == [KeyPress(.pasted("a"))])
    #expect(decoder.escapeTimeout == 1000)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.decode("\r".utf8) == [KeyPress(.enter)])
  }

  @Test(
    arguments: [
      [0xFF, 0x78], [0xC3, 0x78], [0xC0, 0x80, 0x78], [0xED, 0xA0, 0x80, 0x78],
      [0xF4, 0x90, 0x80, 0x80, 0x78], [0xE0, 0x80, 0x80, 0x78], [0x80, 0x78],
      [0xC3, 0x1B, 0x5B, 0x5A, 0x78],
    ] as [[UInt8]])
  func bytesThatAreNoLetterAreDropped(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let keys = decoder.decode(bytes)
    #expect(keys.last == .letter("x"))
    #expect(keys.count { $0 != KeyPress(.tab, .shift) } == 1)
  }

  @Test
  func randomBytesMeanTheSameHoweverTheyAreCut() {
    var random = SeededRandom(seed: 4)
    let likely = Array("\u{1B}\u{1B}\u{1B}[[;0123459~OP]\\\u{7}ABCñ漢".utf8)
    for _ in 0..<300 {
      let bytes = (0..<64).map { _ in
        Bool.random(using: &random)
          ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      var whole = KeyDecoder()
      let expected = whole.decode(bytes) + whole.flush()
      var pieces = KeyDecoder()
      var got: [KeyPress] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...5, using: &random)
        got += pieces.decode(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(got + pieces.flush() == expected)
    }
  }

  @Test
  func anEndlessSequenceTakesNoMemory() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B, 0x5B]).isEmpty)
    for _ in 0..<100 { #expect(decoder.decode(Array(repeating: 0x31, count: 1000)).isEmpty) }
    #expect(decoder.decode("~x".utf8) == [.letter("x")])
  }
}
