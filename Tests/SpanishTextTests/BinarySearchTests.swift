import SpanishText
import Testing

@Suite struct BinarySearchTests {
  @Test func findsTheFirstIndexOfEveryRange() {
    for count in 0...9 {
      for first in 0...count {
        #expect(firstIndex(in: 3..<3 + count) { $0 >= 3 + first } == 3 + first)
      }
    }
  }
}
