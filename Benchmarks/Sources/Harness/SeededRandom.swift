/// SplitMix64: the same seed gives the same inputs on every machine.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Starts at a seed.
  init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in 0..<1.
  mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number in 0..<bound; the bias of the remainder is far below what a benchmark can see.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }
}
