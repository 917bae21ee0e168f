import SpanishText
import TestSupport
import Testing

/// Letters that are packed come out as they went in.
@Suite struct PackedLettersTests {
  @Test func lettersComeBack() {
    var random = SeededRandom(seed: 24)
    for count in 0...FormKey.capacity {
      for _ in 0..<40 {
        let labels = (0..<count).map { _ in UInt8.random(in: 1...27, using: &random) }
        let key = FormKey(labels: labels.span)
        let packed = PackedLetters(key)
        #expect((packed != nil) == (count <= PackedLetters.capacity))
        #expect(packed.map { $0.key == key } ?? true, "\(labels)")
      }
    }
  }

  @Test func diacriticsAreLeftOut() {
    let key = FormKey(form: "añadís")
    #expect(key.flatMap { PackedLetters($0)?.key } == FormKey(form: "anadis"))
  }
}
