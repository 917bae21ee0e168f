import Testing

@testable import SpanishText

@Suite struct PunctuationTests {
  @Test(arguments: [
    ("¿fui?", "fui"), ("«comeis»,", "comeis"), ("“irse”…", "irse"),
    ("\u{FEFF}\u{A0}ve\u{A0}\t", "ve"),
    ("me voy.", "me voy"), ("", ""), ("¡¿…?!", ""), (" ñ ", "ñ"), ("fui\r\n", "fui"),
    ("(comí)\u{2028}", "comí"), ("2.", "2"), ("—andá—", "andá"), ("❤️ amo ❤️", "amo"),
    ("$ce\u{301}", "ce\u{301}"), ("\u{301}a!", "\u{301}a"), ("a!b", "a!b"),
    ("\u{200B}ir\u{AD}", "ir"),
  ])
  func trims(text: String, expected: String) {
    #expect(scalars(text.trimmedOfPunctuation) == scalars(expected))
    #expect(scalars(text[...].trimmedOfPunctuation) == scalars(expected))
  }
}
