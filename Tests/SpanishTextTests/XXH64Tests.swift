import SpanishText
import Testing

@Suite struct XXH64Tests {
  /// The bytes that the reference implementation checks itself with.
  private static let sanity: [UInt8] = {
    var generator: UInt64 = 2_654_435_761
    return (0..<222).map { _ in
      defer { generator &*= 11_400_714_785_074_694_797 }
      return UInt8(generator >> 56)
    }
  }()

  @Test(
    arguments: [
      (0, 0, 0xEF46_DB37_51D8_E999), (0, 2_654_435_761, 0xAC75_FDA2_929B_17EF),
      (1, 0, 0xE934_A84A_DB05_2768), (1, 2_654_435_761, 0x5014_6076_43A9_B4C3),
      (4, 0, 0x9136_A0DC_A574_57EE),
      (14, 0, 0x8282_DCC4_994E_35C8), (14, 2_654_435_761, 0xC3BD_6BF6_3DEB_6DF0),
      (222, 0, 0xB641_AE8C_B691_C174), (222, 2_654_435_761, 0x20CB_8AB7_AE10_C14A),
    ] as [(Int, UInt64, UInt64)])
  func agreesWithTheReference(count: Int, seed: UInt64, expected: UInt64) {
    #expect(xxh64(Array(Self.sanity.prefix(count)), seed: seed) == expected)
  }

  @Test(
    arguments: [
      ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
      ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
    ] as [(String, UInt64)])
  func agreesOnWords(text: String, expected: UInt64) {
    #expect(xxh64(Array(text.utf8)) == expected)
  }

  @Test func everyLengthAndEveryByteCounts() {
    var seen: Set<UInt64> = []
    for length in 0...100 {
      var bytes = [UInt8](repeating: 0, count: length)
      #expect(seen.insert(xxh64(bytes)).inserted)
      for place in bytes.indices {
        bytes[place] = 1
        #expect(seen.insert(xxh64(bytes)).inserted)
        bytes[place] = 0
      }
    }
  }
}
