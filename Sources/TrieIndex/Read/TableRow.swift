/// The part of a row of an edit distance's table near the diagonal: lane k of row d is at column
/// d - edits + k. Eight small numbers in one integer, the first one lowest.
///
/// Source of the operations: Lamport, "Multiple byte processing with full-word instructions",
/// Communications of the ACM 18 (1975). They ask for numbers below 128.
struct TableRow {
  private var bits: UInt64

  /// More than every bound: a bit of its own, three of which are below 128.
  static var beyond: UInt8 { 32 }
  private static var highest: UInt64 { 0x8080_8080_8080_8080 }

  @inline(__always) init(repeating number: UInt8) {
    bits = 0x0101_0101_0101_0101 &* UInt64(number)
  }

  private init(bits: UInt64) { self.bits = bits }

  /// Nothing read of key and word costs nothing.
  static func start(edits: Int) -> TableRow {
    TableRow(bits: TableRow(repeating: beyond).bits ^ UInt64(beyond) << UInt64(8 * edits))
  }

  /// For each row, and one more, what belongs to the labels that end at its columns.
  static func rows(of labels: [UInt8], edits: Int, outside: UInt8) -> [TableRow] {
    let hidden = 6 - edits
    var rows: [TableRow] = []
    rows.reserveCapacity(labels.count + edits + 2)
    var row = TableRow(repeating: outside)
    // Each row is the one above, moved by one column.
    for index in 0..<labels.count + edits + 2 + hidden {
      let last = index < labels.count ? labels[index] : outside
      row.bits = row.bits &>> 8 | UInt64(last) &<< 56
      if index >= hidden { rows.append(row) }
    }
    return rows
  }

  @inline(__always) subscript(lane: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: 8 &* lane))
  }

  /// The lanes that are those of the row below one column further.
  @inline(__always) var fromNextColumn: TableRow {
    TableRow(bits: bits &>> 8 | UInt64(Self.beyond) &<< 56)
  }

  @inline(__always) var fromPreviousColumn: TableRow {
    TableRow(bits: bits &<< 8 | UInt64(Self.beyond))
  }

  @inline(__always) func adding(_ other: TableRow) -> TableRow {
    TableRow(bits: bits &+ other.bits)
  }

  @inline(__always) func adding(_ number: UInt8) -> TableRow {
    adding(TableRow(repeating: number))
  }

  /// The same, and more than every bound where another row is beyond.
  @inline(__always) func beyond(where other: TableRow) -> TableRow {
    TableRow(bits: bits | other.bits & TableRow(repeating: Self.beyond).bits)
  }

  /// The highest bit of each lane with at most this number.
  @inline(__always) func lanes(atMost number: UInt8) -> UInt64 {
    ((TableRow(repeating: number).bits | Self.highest) &- bits) & Self.highest
  }

  /// The highest bit of each lane with this number.
  @inline(__always) func equal(_ number: UInt8) -> UInt64 {
    (Self.highest &- (bits ^ TableRow(repeating: number).bits)) & Self.highest
  }

  /// Takes the lower number in each lane, or in each of those of which the highest bit is given.
  @inline(__always) mutating func lower(to other: TableRow, at lanes: UInt64 = highest) {
    let isLower = ((bits | Self.highest) &- other.bits) & lanes
    bits ^= (bits ^ other.bits) & ((isLower &- isLower &>> 7) | isLower)
  }

  /// Makes no number larger than ``beyond``, and those of the other lanes this.
  @inline(__always) mutating func limit(toLanes count: Int) {
    let others = UInt64.max &<< UInt64(truncatingIfNeeded: 8 &* count)
    bits |= others & Self.highest &>> 1
    lower(to: TableRow(repeating: Self.beyond))
  }
}
