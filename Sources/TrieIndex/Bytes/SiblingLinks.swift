/// The order words of a trie: there is one for every unit, and most of them are stored in two bytes. See "Units
/// and orders" in `FileFormat.md`.
@safe package struct SiblingLinks: @unchecked Sendable {
  private static var largestShort: Int { 1 << 16 - 1 }

  private let start: UnsafeRawPointer
  package let count: Int
  private let isShort: Bool
  /// The largest number of two bytes that is an order itself.
  private let lastPlain: UInt32
  private let large: Words

  /// Orders over `bytes`, which must stay as they are while the owner of `large` lives; nil where they are no whole
  /// number of orders of `width` bits, or there are more large ones than numbers.
  package init?(_ bytes: UnsafeRawBufferPointer, width: Int, large: Words) {
    guard width == 16 || width == 32, bytes.count % (width / 8) == 0,
      large.count <= (width == 16 ? SiblingLinks.largestShort : 0), let start = bytes.baseAddress
    else { return nil }
    unsafe self.start = start
    count = bytes.count / (width / 8)
    isShort = width == 16
    lastPlain = UInt32(SiblingLinks.largestShort - large.count)
    self.large = large
  }

  @inline(__always) package subscript(slot: UInt32) -> SiblingLink {
    precondition(Int(slot) < count, "an order outside the trie was asked for")
    if isShort {
      let short = unsafe start.loadUnaligned(fromByteOffset: 2 &* Int(slot), as: UInt16.self)
      let number = UInt32(UInt16(littleEndian: short))
      return SiblingLink(bits: number <= lastPlain ? number : large[number &- lastPlain &- 1])
    }
    let long = unsafe start.loadUnaligned(fromByteOffset: 4 &* Int(slot), as: UInt32.self)
    return SiblingLink(bits: UInt32(littleEndian: long))
  }

  /// Order words as they are stored: the numbers, how many bits each has, and the large orders.
  package static func pack(_ orders: [UInt32]) -> (numbers: [UInt32], width: Int, large: [UInt32]) {
    var different: [UInt32] = []
    for order in orders.sorted() where order != different.last { different.append(order) }
    // Each large order takes a number from those that are orders themselves.
    let start = different.indices.first {
      different[$0] > largestShort - (different.count - 1 - $0)
    }
    let large = Array(different[(start ?? different.count)...])
    if large.count > largestShort { return (orders, 32, []) }
    var numbers: [UInt32: UInt32] = [:]
    for (index, order) in large.enumerated() {
      numbers[order] = UInt32(largestShort - large.count + 1 + index)
    }
    return (orders.map { numbers[$0] ?? $0 }, 16, large)
  }
}
