/// The order words of a trie, three bytes each: where they stand in a file there is one for every
/// unit, and only a handful of transitions near the root have a count that needs more.
///
///     bits 0–4 label of the next transition of the same state, 31 for none
///     bits 5–23 entries before this transition among its state's; all ones where that is too many,
///               and then the number stands in the list of large counts
///
/// The list of large counts has two words for each, the unit's place and the count, in the order of
/// places.
@safe package struct SiblingLinks: @unchecked Sendable {
  /// Bytes an order.
  package static var size: Int { 3 }
  /// The smallest count that stands in the list of large ones.
  package static var largeCount: UInt32 { 1 << 19 - 1 }
  /// Bytes behind the last order, so that four can be read at a time.
  package static let padding = 1

  let start: UnsafeRawPointer
  /// How many orders.
  package let count: Int
  private let large: [(slot: UInt32, count: UInt32)]
  private let owner: AnyObject?

  /// Orders over `bytes`, which must stay as they are while `owner` lives; nil where they are no whole
  /// number of orders, or the list of large counts is out of order.
  package init?(_ bytes: UnsafeRawBufferPointer, large: [UInt32], owner: AnyObject?) {
    let size = bytes.count - SiblingLinks.padding
    guard size >= 0, size % SiblingLinks.size == 0, large.count % 2 == 0,
      let start = bytes.baseAddress
    else { return nil }
    unsafe self.start = start
    count = size / SiblingLinks.size
    self.owner = owner
    self.large = stride(from: 0, to: large.count, by: 2).map { (large[$0], large[$0 + 1]) }
    for (earlier, later) in zip(self.large, self.large.dropFirst())
    where earlier.slot >= later.slot { return nil }
  }

  /// A packed copy of the order words of ``UnitPacker``.
  package init?(_ orders: [UInt32]) {
    let (bytes, large) = SiblingLinks.pack(orders)
    let copy = AlignedBytes(bytes)
    unsafe self.init(copy.bytes, large: large, owner: copy)
  }

  /// The order of the unit at `slot`.
  package subscript(slot: UInt32) -> SiblingLink {
    precondition(Int(slot) < count, "an order outside the trie was asked for")
    let word = unsafe UInt32(
      littleEndian: start.loadUnaligned(
        fromByteOffset: Int(slot) &* SiblingLinks.size, as: UInt32.self))
    let order = SiblingLink(bits: word & 0xFF_FFFF)
    return order.before == SiblingLinks.largeCount ? largeOrder(slot, order) : order
  }

  /// The order of a unit as it is stored, where a large count is ``largeCount``; `slot` must be below
  /// ``count``.
  @inline(__always) func stored(_ slot: Int) -> SiblingLink {
    let word = unsafe UInt32(
      littleEndian: start.loadUnaligned(fromByteOffset: slot &* SiblingLinks.size, as: UInt32.self))
    return SiblingLink(bits: word & 0xFF_FFFF)
  }

  /// Whether the list of large counts has one for each of so many orders that ask for it, none above
  /// `limit`.
  func largeAreSound(count wanted: Int, limit: UInt32) -> Bool {
    large.count == wanted
      && large.allSatisfy { slot, size in
        slot < count && stored(Int(slot)).before == SiblingLinks.largeCount && size <= limit
      }
  }

  func largeOrder(_ slot: UInt32, _ order: SiblingLink) -> SiblingLink {
    var low = 0
    var high = large.count
    while low < high {
      let middle = (low + high) / 2
      if large[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    guard low < large.count, large[low].slot == slot else { return order }
    return SiblingLink(nextLabel: order.nextLabel, before: large[low].count)
  }

  /// The bytes and the list of large counts for these order words.
  package static func pack(_ orders: [UInt32]) -> (bytes: [UInt8], large: [UInt32]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(orders.count * size + padding)
    var large: [UInt32] = []
    for (slot, word) in orders.enumerated() {
      var order = SiblingLink(bits: word)
      if order.before >= largeCount {
        large += [UInt32(slot), order.before]
        order = SiblingLink(nextLabel: order.nextLabel, before: largeCount)
      }
      for shift in stride(from: UInt32(0), to: 24, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: order.bits >> shift))
      }
    }
    return (bytes + [UInt8](repeating: 0, count: padding), large)
  }
}
