/// Little-endian 32-bit words that live somewhere outside: in a mapped file, in the program's own
/// read-only data, or in memory that `owner` keeps.
///
/// Nothing is copied. The words stay readable for as long as a `Words` value (or a copy) exists,
/// because it holds on to their owner; bytes compiled into the program need none. Reading past the
/// end stops the program, so nothing here can read what it should not: what comes from outside is
/// checked when it is opened (see ``SortedTrie/init(units:orders:shape:)``).
@safe public struct Words: @unchecked Sendable {
  @usableFromInline let start: UnsafePointer<UInt32>
  /// How many words.
  public let count: Int
  @usableFromInline let owner: AnyObject?

  /// Words over `bytes`, which must start at a multiple of four and stay as they are while `owner`
  /// lives; nil where they do not start so, are none, or are no whole number of words.
  public init?(_ bytes: UnsafeRawBufferPointer, owner: AnyObject?) {
    guard bytes.count % 4 == 0, let base = bytes.baseAddress else { return nil }
    guard Int(bitPattern: base) % 4 == 0 else { return nil }
    unsafe start = base.assumingMemoryBound(to: UInt32.self)
    count = bytes.count / 4
    self.owner = owner
  }

  /// A copy of an array.
  public init(_ array: [UInt32]) {
    let box = WordBox(array)
    unsafe start = unsafe UnsafePointer(box.start)
    count = array.count
    owner = box
  }

  /// The word at `index`, in the byte order of this machine.
  @inlinable public subscript(index: UInt32) -> UInt32 {
    @inline(__always) get {
      precondition(Int(index) < count, "a word outside the trie was asked for")
      return unsafe UInt32(littleEndian: start[Int(index)])
    }
  }
}

/// Owns the copy behind `Words.init(_: [UInt32])`.
@safe private final class WordBox {
  let start: UnsafeMutablePointer<UInt32>

  init(_ array: [UInt32]) {
    unsafe start = UnsafeMutablePointer<UInt32>.allocate(capacity: Swift.max(array.count, 1))
    for (index, word) in array.enumerated() {
      unsafe start[index] = word.littleEndian
    }
  }

  deinit { unsafe start.deallocate() }
}
