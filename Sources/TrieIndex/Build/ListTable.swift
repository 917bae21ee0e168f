/// Lists that are each stored once: equal lists get one number, in the order they first come.
///
/// Found by a hash table with linear probing. The builder asks a million times, and the standard dictionary's hash would
/// take most of its time.
@usableFromInline package struct ListTable<Member: FixedWidthInteger & Sendable>: Sendable {
  /// Where each list starts, and the end.
  @usableFromInline package internal(set) var starts: [UInt32] = [0]
  @usableFromInline package internal(set) var members: [Member] = []
  /// Numbers plus one; 0 where free.
  @usableFromInline var slots = [UInt32](repeating: 0, count: 1 << 10)

  /// What hashes begin with: another number in each process, so that no levels can be made whose lists share a slot.
  @usableFromInline let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  @inlinable package init() {}

  /// The number of a list, which is added if it is new.
  @inlinable package mutating func number(of list: [Member]) -> Int {
    let slot = slot(of: list[...])
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    members.append(contentsOf: list)
    starts.append(UInt32(members.count))
    slots[slot] = UInt32(starts.count - 1)
    if starts.count * 2 > slots.count { grow() }
    return starts.count - 2
  }

  /// Where the list starts that is equal to this one, which is added if it is new.
  @inlinable package mutating func start(of list: [Member]) -> Int { Int(starts[number(of: list)]) }

  /// How many lists there are.
  @inlinable package var count: Int { starts.count - 1 }

  /// The list with a number.
  @inlinable package func list(_ number: Int) -> ArraySlice<Member> {
    members[Int(starts[number])..<Int(starts[number + 1])]
  }

  /// The slot that has the list, or is free for it.
  @inlinable func slot(of list: ArraySlice<Member>) -> Int {
    var slot = hash(list) & (slots.count - 1)
    while slots[slot] != 0, self.list(Int(slots[slot]) - 1) != list {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  @inlinable func hash(_ list: ArraySlice<Member>) -> Int {
    var hash = seed ^ UInt64(list.count)
    for member in list {
      hash = (hash ^ UInt64(truncatingIfNeeded: member)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return Int(truncatingIfNeeded: hash)
  }

  @inlinable mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for number in 0..<count { slots[slot(of: list(number))] = UInt32(number) + 1 }
  }
}
