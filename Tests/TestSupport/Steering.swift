/// Whether a scalar can steer a terminal, end a line, turn a text round or hide in it.
public func canSteer(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F...0x9F: true
  case 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
  case 0xE0000...0xE007F: true
  default: false
  }
}

/// What a text that was sent to a terminal has in it that could steer it, but for ends of lines and the control
/// sequences that conj sends itself: each with the text around it.
public func steering(in text: String) -> [String] {
  var found: [String] = []
  let scalars = Array(text.unicodeScalars)
  var place = 0
  while place < scalars.count {
    let scalar = scalars[place]
    let length = scalar == "\u{1B}" ? ownSequence(scalars[place...]) : nil
    if length == nil, canSteer(scalar), scalar != "\n", scalar != "\r" {
      let around = scalars[max(place - 20, 0)..<min(place + 20, scalars.count)]
      let shown = around.map { $0.isASCII ? $0.escaped(asASCII: true) : String($0) }.joined()
      found.append("U+\(String(scalar.value, radix: 16)) in “\(shown)”")
    }
    place += length ?? 1
  }
  return found
}

/// The length of a sequence that conj sends: styles, erasing, moves, and the modes that a screen needs.
private func ownSequence(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
  let body = scalars.dropFirst().prefix { !(0x40...0x7E).contains($0.value) || $0 == "[" }
  guard body.first == "[", let final = scalars.dropFirst(1 + body.count).first else { return nil }
  let parameters = String(String.UnicodeScalarView(body.dropFirst()))
  let isOwn =
    switch final {
    case "m", "H": parameters.allSatisfy { $0.isNumber || $0 == ";" }
    case "K": parameters.isEmpty
    case "J": parameters == "2"
    case "h", "l": ["?25", "?1049", "?2004", "?2026"].contains(parameters)
    default: false
    }
  return isOwn ? body.count + 2 : nil
}
