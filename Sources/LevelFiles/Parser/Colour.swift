enum Colour {
  /// 0xRRGGBB for six hexadecimal digits, with or without `#`, or an English name; nil otherwise.
  static func value(of text: String) -> Int? {
    let lower = text.lowercased()
    if let named = names[lower] { return named }
    let digits = lower.utf8.first == UInt8(ascii: "#") ? lower.dropFirst() : lower[...]
    guard digits.utf8.count == 6, digits.utf8.allSatisfy(isHexDigit) else { return nil }
    return Int(digits, radix: 16)
  }

  static func suggestion(for text: String) -> String? {
    let lower = text.lowercased()
    if let spanish = spanishNames[lower] { return "\(spanish) in the place of \(lower)" }
    var digits = Substring(lower)
    for prefix in ["#", "0x"] where digits.hasPrefix(prefix) {
      digits = digits.dropFirst(prefix.count)
    }
    digits = digits.filter { $0 != " " }[...]
    let mended = digits.map { $0 == "o" ? "0" : $0 == "l" ? "1" : $0 }
    guard mended.allSatisfy({ $0.utf8.count == 1 && $0.utf8.allSatisfy(isHexDigit) }) else {
      return nil
    }
    switch mended.count {
    case 3: return mended.map { "\($0)\($0)" }.joined().uppercased()
    case 6: return String(mended).uppercased()
    case 8: return String(mended.prefix(6)).uppercased()
    default: return nil
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }

  /// With the values that web pages give them.
  private static let names: [String: Int] = [
    "red": 0xFF0000, "orange": 0xFFA500, "yellow": 0xFFFF00, "green": 0x008000,
    "blue": 0x0000FF, "purple": 0x800080, "black": 0x000000, "white": 0xFFFFFF,
  ]

  private static let spanishNames: [String: String] = [
    "rojo": "red", "naranja": "orange", "amarillo": "yellow", "verde": "green", "azul": "blue",
    "morado": "purple", "púrpura": "purple", "violeta": "purple", "lila": "purple",
    "negro": "black", "blanco": "white",
  ]
}
