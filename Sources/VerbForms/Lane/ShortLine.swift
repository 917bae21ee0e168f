/// A line of up to 15 bytes with its separator, held in one integer: most lines are one short word, and
/// these are found to end, compared and copied in a few steps without a branch.
struct ShortLine {
  /// The line's bytes, the first one lowest; zeros behind its separator.
  let bytes: UInt128
  /// How many they are without the separator.
  let size: Int

  /// Reads the line at `place`, where ``PackedBytes/count`` bytes can be read.
  ///
  /// - Returns: nil for a longer line.
  @inline(__always) init?(at place: UnsafePointer<UInt8>, separator: UInt8) {
    let bytes = unsafe PackedBytes.load(place)
    let ends = PackedBytes.first(separator, in: bytes)
    guard ends != 0 else { return nil }
    // All bits up to the mark of the separator.
    self.bytes = bytes & (ends ^ (ends &- 1))
    size = PackedBytes.place(ends)
  }
}
