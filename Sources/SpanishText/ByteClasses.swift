/// What each byte of a word is to its key, in tables: a walk reads a letter by one load.
///
/// The rule is that of ``Letter``; a test compares both for every byte.
@safe public struct ByteClasses: @unchecked Sendable {
  /// The bits of a class that are the label; 0 for a byte that is no plain letter or space.
  @inlinable public static var labelBits: UInt8 { 31 }
  /// The letter may begin one of the digraphs that some write for ñ: n.
  @inlinable public static var n: UInt8 { 0x20 }
  /// The letter may end one: h or y.
  @inlinable public static var hOrY: UInt8 { 0x40 }
  /// A space.
  @inlinable public static var space: UInt8 { 0x80 }
  /// The bit where the diacritic of an accented letter begins, above its label.
  @inlinable public static var diacriticShift: UInt8 { 5 }

  /// The class of each byte: label and flags of a plain letter or a space, else 0.
  public let ofByte: UnsafePointer<UInt8>
  /// For each byte that may follow ``Letter/leadByte`` the letter's label and diacritic; 0 where Spanish has no such
  /// letter.
  public let ofSecondByte: UnsafePointer<UInt8>

  /// The tables, made once.
  public static let shared = ByteClasses()

  private init() {
    let tables = UnsafeMutablePointer<UInt8>.allocate(capacity: 512)
    unsafe tables.initialize(repeating: 0, count: 512)
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      var kind = Letter.label(of: letter)
      if letter == UInt8(ascii: "n") { kind |= Self.n }
      if letter == UInt8(ascii: "h") || letter == UInt8(ascii: "y") { kind |= Self.hOrY }
      unsafe tables[Int(letter)] = kind
      unsafe tables[Int(letter & ~Letter.smallBit)] = kind
    }
    unsafe tables[Int(UInt8(ascii: " "))] = Letter.space | Self.space
    for second in 0x80...0xBF as ClosedRange<UInt8> {
      guard let letter = Letter(secondByte: second | Letter.smallBit) else { continue }
      let diacritic = letter.diacritic.rawValue << Self.diacriticShift
      unsafe tables[256 + Int(second)] = letter.label | diacritic
    }
    unsafe ofByte = UnsafePointer(tables)
    unsafe ofSecondByte = UnsafePointer(tables + 256)
  }
}
