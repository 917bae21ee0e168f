/// What the trie says of a key: its value, at most 27 bits. See "Units and orders" in `FileFormat.md`.
package struct KeyValue: Equatable {
  package var bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  /// A value of its parts, in an index with this many plans; nil where they have no room.
  package init?(first: Int, plan: Int, plans: Int, takesCloserLook: CloserLook) {
    let shift = Self.entryShift(plans: plans)
    guard first < Self.mostEntries(plans: plans) else { return nil }
    bits = UInt32(first) << UInt32(shift) | UInt32(plan) << 2 | UInt32(takesCloserLook.rawValue)
  }

  /// Which lookups must look closer than at the key's entries.
  package enum CloserLook: UInt32 {
    case never = 0
    case always = 1
    /// With a typed accent the key may be a finite form with pronouns (érase).
    case whereAccented = 2
  }

  package var alwaysTakesCloserLook: Bool { bits & CloserLook.always.rawValue != 0 }
  package var takesCloserLookWhereAccented: Bool { bits & CloserLook.whereAccented.rawValue != 0 }

  /// The number of the first entry, in an index whose values have it from this bit on.
  func first(shift: UInt32) -> Int { Int(bits &>> shift) }

  func plan(mask: UInt32) -> Int { Int(bits &>> 2 & mask) }

  /// How many entries an index with this many plans may have.
  package static func mostEntries(plans: Int) -> Int { 1 << (27 - entryShift(plans: plans)) }

  /// The bit from which a value has its first entry, in an index with this many plans.
  package static func entryShift(plans: Int) -> Int {
    2 + Int.bitWidth - max(plans - 1, 1).leadingZeroBitCount
  }
}
