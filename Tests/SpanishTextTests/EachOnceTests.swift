import SpanishText
import TestSupport
import Testing

@Suite struct EachOnceTests {
  /// Few elements are compared and many hashed; both keep the first of those that are alike, in their order.
  @Test(arguments: [1, 4, 15, 16, 17, 40]) func firstOnesStay(different: Int) {
    var random = SeededRandom(seed: UInt64(different))
    let numbers = (0..<200).map { _ in Int.random(in: 0..<different, using: &random) }
    var expected: [Int] = []
    for number in numbers where !expected.contains(number) { expected.append(number) }
    #expect(numbers.eachOnce() == expected)
    #expect(numbers.eachOnce { $0 / 2 }.map { $0 / 2 } == expected.map { $0 / 2 }.eachOnce())
  }
}
