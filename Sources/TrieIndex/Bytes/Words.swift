/// Little-endian 32-bit words that live somewhere outside: in a copy of a file, in the program's own
/// read-only data, or in memory that `owner` keeps.
///
/// Nothing is copied. The words stay readable for as long as a `Words` value (or a copy) exists,
/// because it holds on to their owner; bytes compiled into the program need none. Reading past the
/// end stops the program, so nothing here can read what it should not: what comes from outside is
/// checked when it is opened (see ``SortedTrie/init(units:orders:shape:isValue:)``).
@safe public struct Words: @unchecked Sendable {
  @usableFromInline let start: UnsafePointer<UInt32>
  package let count: Int
  let owner: AnyObject?

  /// Words over `bytes`, which must start at a multiple of four and stay as they are while `owner`
  /// lives; nil where they do not start so, are none, or are no whole number of words.
  package init?(_ bytes: UnsafeRawBufferPointer, owner: AnyObject?) {
    guard bytes.count % 4 == 0, let base = bytes.baseAddress else { return nil }
    guard Int(bitPattern: base) % 4 == 0 else { return nil }
    unsafe start = base.assumingMemoryBound(to: UInt32.self)
    count = bytes.count / 4
    self.owner = owner
  }

  /// The word at `index`, in the byte order of this machine.
  package subscript(index: UInt32) -> UInt32 {
    @inline(__always) get {
      precondition(Int(index) < count, "a word outside the trie was asked for")
      return unsafe UInt32(littleEndian: start[Int(index)])
    }
  }
}
