/// The XXH64 hash of bytes, as its published specification has it: a fast digest that is the same
/// on every machine. It finds accidents; it does not withstand an attacker.
///
/// - Complexity: O(n), some gigabytes a second.
package func xxh64(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
  var offset = 0
  var hash: UInt64
  if bytes.count >= 32 {
    var lanes = (seed &+ prime1 &+ prime2, seed &+ prime2, seed, seed &- prime1)
    while bytes.count &- offset >= 32 {
      unsafe lanes.0 = round(lanes.0, bytes.word(at: offset))
      unsafe lanes.1 = round(lanes.1, bytes.word(at: offset &+ 8))
      unsafe lanes.2 = round(lanes.2, bytes.word(at: offset &+ 16))
      unsafe lanes.3 = round(lanes.3, bytes.word(at: offset &+ 24))
      offset &+= 32
    }
    hash = rotated(lanes.0, 1) &+ rotated(lanes.1, 7)
    hash = hash &+ rotated(lanes.2, 12) &+ rotated(lanes.3, 18)
    for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
      hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
    }
  } else {
    hash = seed &+ prime5
  }
  hash &+= UInt64(bytes.count)
  while bytes.count - offset >= 8 {
    unsafe hash ^= round(0, bytes.word(at: offset))
    hash = rotated(hash, 27) &* prime1 &+ prime4
    offset += 8
  }
  if bytes.count - offset >= 4 {
    let half = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    hash ^= UInt64(UInt32(littleEndian: half)) &* prime1
    hash = rotated(hash, 23) &* prime2 &+ prime3
    offset += 4
  }
  for index in offset..<bytes.count {
    unsafe hash ^= UInt64(bytes[index]) &* prime5
    hash = rotated(hash, 11) &* prime1
  }
  hash = (hash ^ (hash >> 33)) &* prime2
  hash = (hash ^ (hash >> 29)) &* prime3
  return hash ^ (hash >> 32)
}

package func xxh64(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
  unsafe bytes.withUnsafeBytes { unsafe xxh64($0, seed: seed) }
}

private let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
private let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
private let prime3: UInt64 = 0x1656_67B1_9E37_79F9
private let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
private let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

private func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
  value << count | value >> (64 - count)
}

private func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
  rotated(lane &+ word &* prime2, 31) &* prime1
}

extension UnsafeRawBufferPointer {
  @inline(__always) fileprivate func word(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
