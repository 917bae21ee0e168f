import Testing

@testable import SystemIO

@Suite struct FilePathTests {
  @Test(
    arguments: [
      ("fácil.txt", "fácil.txt"), ("", ""), ("a\tb\u{1B}", "a\tb\u{1B}"),
    ])
  func validTextStays(text: String, shown: String) {
    #expect(FilePath(text).description == shown)
    #expect(FilePath(text).bytes == Array(text.utf8))
  }

  @Test(
    arguments: [
      ([0x66, 0xE1, 0x63], #"f\xE1c"#), ([0xFF], #"\xFF"#), ([0xC3], #"\xC3"#),
      ([0xC3, 0xA1, 0xC3, 0xE2, 0x82, 0xAC], #"á\xC3€"#), ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#),
      ([0xF0, 0x9F, 0x98, 0x80, 0x80], #"😀\x80"#),
    ] as [([UInt8], String)])
  func bytesThatAreNoUTF8AreShown(bytes: [UInt8], shown: String) {
    #expect(FilePath(bytes).description == shown)
    #expect(FilePath(bytes).bytes == bytes)
  }

  @Test func parts() {
    for (path, folder, last) in [
      ("a/b/c", "a/b/", "c"), ("c", "./", "c"), ("/c", "/", "c"), ("a/b/", "a/b/", "b"),
      ("/", "/", "/"), ("", "./", ""),
    ] {
      #expect(FilePath(path).folder == FilePath(folder))
      #expect(FilePath(path).lastComponent == FilePath(last))
    }
    for (folder, whole) in [("", "x"), ("a", "a/x"), ("a/", "a/x"), ("/", "/x")] {
      #expect(FilePath(folder).appending(FilePath("x")) == FilePath(whole))
    }
  }
}
