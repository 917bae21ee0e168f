import TrieIndex
import TestSupport
import Testing

/// The automaton as the builder made it and as it was packed are the same.
@Suite struct UnitPackerTests {
  /// Walks both side by side and gives each automaton state's base.
  private func bases(of automaton: MinimalAutomaton, in packed: PackedTrie) -> [Int: UInt32] {
    var bases = [automaton.root: packed.shape.rootBase]
    var waiting = [automaton.root]
    while let state = waiting.popLast() {
      guard let base = bases[state] else { continue }
      let hasEnd = automaton.units(of: state).contains { $0.label == SortedTrie.endLabel }
      let end = TrieUnit(bits: packed.units[Int(base)])
      #expect((end.label == SortedTrie.endLabel) == hasEnd, "a key ends where none should")
      for expected in automaton.units(of: state) {
        let unit = TrieUnit(bits: packed.units[Int(base ^ UInt32(expected.label))])
        #expect(unit.label == expected.label, "no unit for \(expected)")
        let target = Int(expected.target)
        if expected.label == SortedTrie.endLabel {
          #expect(unit.value == expected.value)
        } else if let known = bases[target] {
          #expect(known == unit.target, "one state at two places")
        } else {
          bases[target] = unit.target
          waiting.append(target)
        }
      }
    }
    return bases
  }

  @Test(arguments: 0..<16)
  func everyUnitIsFoundAndNoBaseIsShared(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 500)
    let alphabet: ClosedRange<UInt8> = seed % 2 == 0 ? 1...30 : 1...4
    var values: [[UInt8]: UInt32] = [:]
    for _ in 0..<300 {
      let length = Int.random(in: 0...5, using: &random)
      let key = (0..<length).map { _ in UInt8.random(in: alphabet, using: &random) }
      values[key] = UInt32.random(in: 0...4, using: &random)
    }
    let plain = PlainTrie(values)
    let automaton = try plain.automaton()
    let packed = try UnitPacker.pack(automaton)
    let bases = bases(of: automaton, in: packed)
    #expect(bases.count == automaton.states.count)
    #expect(Set(bases.values).count == bases.count, "two states share a base")

    // A unit a transition and one a final state, and nothing else.
    let used = packed.units.filter { TrieUnit(bits: $0).label != SortedTrie.noLabel }.count
    let units = bases.keys.flatMap { automaton.units(of: $0) }
    #expect(used == units.count)
    let transitions = units.count { $0.label != SortedTrie.endLabel }
    #expect(Int(packed.shape.transitionCount) == transitions)
  }

  @Test func unitsComeInWholeBlocks() throws {
    for plain in [PlainTrie([[UInt8]]()), PlainTrie(sequences(of: [1, 2, 3], upTo: 4))] {
      let packed = try plain.packed()
      #expect(packed.units.count == packed.orders.count)
      #expect(packed.units.count % Int(SortedTrie.blockSize) == 0)
      #expect(!packed.units.isEmpty)
    }
  }

  @Test func unitsKeepWhatTheyAreGiven() {
    let unit = TrieUnit(label: 30, firstLabel: 17, target: TrieUnit.maximumTarget)
    #expect(unit.label == 30 && unit.firstLabel == 17 && unit.target == TrieUnit.maximumTarget)
    let order = SiblingLink(nextLabel: 29, before: SiblingLink.maximumCount)
    #expect(order.nextLabel == 29 && order.before == SiblingLink.maximumCount)
    #expect(TrieUnit.empty.label == SortedTrie.noLabel)
  }
}
