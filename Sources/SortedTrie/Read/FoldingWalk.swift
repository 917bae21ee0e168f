/// How far a text could be walked.
public struct FoldingWalk: Sendable {
  /// How many bytes were read: up to the end of the text, a byte that is no letter of the table, or the
  /// letter for which there is no transition.
  public var size: Int
  /// How many letters were read.
  public var length: Int
  /// How many letters stand before the first one of two bytes.
  public var plainLength: Int
  /// The variants of the letters read, two bits each, the last letter's lowest.
  public var variants: UInt128
  /// The value of the key that the letters read are, nil where they are none.
  public var value: UInt32?
  /// Whether the walk ended because a letter had no transition.
  public var isStuck: Bool

  @inlinable init(
    size: Int, length: Int, plainLength: Int, variants: UInt128, value: UInt32?, isStuck: Bool
  ) {
    self.size = size
    self.length = length
    self.plainLength = plainLength
    self.variants = variants
    self.value = value
    self.isStuck = isStuck
  }

  /// The longest stretch of text that a walk reads: every key, at two bytes a letter.
  @inlinable public static var maximumSize: Int { 2 * SortedTrie.maximumKeyLength }
  /// How much room it takes to spell what a walk reads: a letter for every byte.
  @inlinable public static var keyCapacity: Int { maximumSize }
}

extension SortedTrie {
  /// Walks from the root by labels.
  ///
  /// - Parameters:
  ///   - labels: The labels, below 32.
  ///   - count: How many there are, one at least.
  /// - Returns: For how many of them there are transitions, and the value of the key that all of them are.
  ///
  /// Complexity: O(labels), one memory access each beside the labels'.
  @inlinable @inline(__always) public func walk(
    labels: UnsafePointer<UInt8>, count: Int
  ) -> (length: Int, value: UInt32?) {
    // As below, the units need no further check.
    let units = unsafe units.start
    var base = root.base
    var length = 0
    repeat {
      let label = unsafe UInt32(labels[length])
      // As below, the label falls away where it is the unit's.
      let unit = unsafe TrieUnit(
        bits: UInt32(littleEndian: units[Int(base ^ label)]) ^ label)
      guard unit.label == 0 else { return (length, nil) }
      base = unit.target
      length &+= 1
    } while length < count
    let last = TrieUnit(bits: unsafe UInt32(littleEndian: units[Int(base)]))
    return (length, last.label == SortedTrie.endLabel ? last.target : nil)
  }

  /// Walks from the root by the letters of a text as far as letters and transitions go, but for no more
  /// than ``FoldingWalk/maximumSize`` bytes: no key is longer.
  ///
  /// Complexity: O(letters), one memory access each beside the text's.
  @inlinable @inline(__always) public func walk(
    from start: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>, by letters: LetterTable
  ) -> FoldingWalk {
    // Every base was checked when the trie was opened, and a label changes its low five bits alone:
    // the units need no further check.
    let units = unsafe units.start
    let single = unsafe letters.single
    let end = unsafe start + min(limit - start, FoldingWalk.maximumSize)
    var base = root.base
    var place = unsafe start
    var variants: UInt128 = 0
    // How many letters have their variants there; those since are plain.
    var collected = 0
    // How many of the letters took two bytes, and how many letters stand before the first.
    var pairs = 0
    var plainLength = Int.max
    while true {
      // Plain letters, one byte each.
      while unsafe place != end {
        let label = unsafe UInt32(single[Int(place.pointee)])
        if label == 0 { break }
        // The label falls away where it is the unit's, and leaves the target alone where it is not.
        let unit = unsafe TrieUnit(
          bits: UInt32(littleEndian: units[Int(base ^ label)]) ^ label)
        guard unit.label == 0 else {
          let size = unsafe place - start
          return FoldingWalk(
            size: size, length: size &- pairs, plainLength: 0, variants: 0, value: nil,
            isStuck: true)
        }
        base = unit.target
        unsafe place += 1
      }
      // A letter of two bytes, or the end of the letters.
      let pair = unsafe letters.pair(at: place, to: end)
      if pair == 0 { break }
      let length = unsafe place - start &- pairs
      let unit = unsafe UInt32(littleEndian: units[Int(base ^ (pair & 31))])
      guard (unit ^ pair) & 31 == 0 else {
        return unsafe FoldingWalk(
          size: place - start, length: length, plainLength: 0, variants: 0, value: nil,
          isStuck: true)
      }
      variants = variants &<< UInt128(truncatingIfNeeded: 2 &* (length &+ 1 &- collected))
      variants |= UInt128(pair >> 16)
      collected = length &+ 1
      plainLength = min(plainLength, length)
      base = TrieUnit(bits: unit).target
      unsafe place += 2
      pairs &+= 1
    }
    let size = unsafe place - start
    let length = size &- pairs
    if collected != 0 {
      variants = variants &<< UInt128(truncatingIfNeeded: 2 &* (length &- collected))
    }
    let last = TrieUnit(bits: unsafe UInt32(littleEndian: units[Int(base)]))
    return FoldingWalk(
      size: size, length: length, plainLength: min(plainLength, length), variants: variants,
      value: last.label == SortedTrie.endLabel ? last.target : nil, isStuck: false)
  }
}
