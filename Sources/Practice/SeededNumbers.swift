/// Random numbers that are the same for everybody with the same seed, in the program and in a browser.
///
/// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014. The generator of the
/// standard library has no seed.
package struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below a bound. `Int.random(in:using:)` gives others where `Int` has 32 bits.
  mutating func next(below bound: Int) -> Int { Int(next(upperBound: UInt64(bound))) }

  /// Puts elements into an order that the numbers decide: the same as `shuffle(using:)` where `Int` has 64 bits.
  mutating func shuffle<Element>(_ elements: inout [Element]) {
    for index in elements.indices.dropLast() {
      elements.swapAt(index, index + next(below: elements.count - index))
    }
  }
}
