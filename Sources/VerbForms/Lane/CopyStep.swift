import SortedTrie

/// Copying in steps of 16 bytes: words are short, and one step is enough for most.
enum CopyStep {
  /// How many bytes are copied at a time. What is copied from and copied to has as many behind it.
  static var size: Int { 16 }

  /// How much room the key of a word takes that is spelled for copying.
  static var keyCapacity: Int { FoldingWalk.keyCapacity + size }

  /// Where letters of a word can be copied from, folded on the way.
  ///
  /// Letters of one byte are folded where they stand, by setting a bit; only what stands at or behind a
  /// letter of two bytes has to be spelled before.
  ///
  /// - Parameters:
  ///   - count: How many letters, from the first one on.
  ///   - plainLength: How many letters stand before the first one of two bytes.
  ///   - text: The word as typed.
  ///   - size: Its bytes.
  ///   - readable: How far there are bytes.
  ///   - table: What the text was walked by.
  ///   - key: Room for ``keyCapacity`` bytes.
  /// - Returns: The text or the key.
  @inline(__always) static func letters(
    _ count: Int, plainLength: Int, of text: UnsafePointer<UInt8>, size: Int,
    readable: UnsafePointer<UInt8>, by table: LetterTable, key: UnsafeMutablePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    if count <= plainLength, unsafe readable - text >= count &+ CopyStep.size { return unsafe text }
    _ = unsafe table.spell(from: text, to: text + size, into: key)
    return unsafe UnsafePointer(key)
  }

  /// Copies letters of one byte, folded.
  @inline(__always) static func fold(
    _ source: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutableRawPointer
  ) {
    unsafe copy(source, count, to: target) { $0 | SIMD16(repeating: LetterTable.foldingBit) }
  }

  /// Copies bytes, changed on the way; one by one near the end of what is readable.
  @inline(__always) static func copy(
    _ source: UnsafePointer<UInt8>, _ count: Int, readable: UnsafePointer<UInt8>,
    to target: UnsafeMutableRawPointer, _ change: (SIMD16<UInt8>) -> SIMD16<UInt8>
  ) {
    if unsafe readable - source >= count &+ size {
      unsafe copy(source, count, to: target, change)
    } else {
      for place in 0..<count {
        let byte = unsafe change(SIMD16(repeating: source[place]))[0]
        unsafe target.storeBytes(of: byte, toByteOffset: place, as: UInt8.self)
      }
    }
  }

  @inline(__always) private static func copy(
    _ source: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutableRawPointer,
    _ change: (SIMD16<UInt8>) -> SIMD16<UInt8>
  ) {
    // The first step without a question: nearly always it is the only one.
    var step = 0
    repeat {
      let bytes = unsafe UnsafeRawPointer(source).loadUnaligned(
        fromByteOffset: step, as: SIMD16<UInt8>.self)
      unsafe target.storeBytes(of: change(bytes), toByteOffset: step, as: SIMD16<UInt8>.self)
      step &+= size
    } while step < count
  }
}
