internal import SpanishGrammar
internal import SpanishText

/// Reads a line in which there is nothing to repair and nothing to report, straight from its bytes:
/// lower-case composed letters, one colon, the right number of forms, single spaces.
///
/// Nearly all lines are like that. `VerbLineReader` reads these lines the same way, and all others,
/// but looks at characters one by one: with it alone, building the index of the built-in levels takes
/// twice as long.
///
/// - Returns: The challenge and where the line's bytes end; nil for any other line.
/// - Complexity: O(n); one string for the infinitive and one for each form.
func quickVerbLine(
  _ bytes: [UInt8], from start: Int, number: Int, columnCount: Int
) -> (challenge: Level.Challenge, end: Int)? {
  let colon = endOfLetters(bytes, from: start)
  guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":"), colon - start <= longestForm,
    endsLikeInfinitive(bytes[start..<colon])
  else { return nil }
  var forms: [String] = []
  forms.reserveCapacity(columnCount)
  var offset = colon
  repeat {
    offset += 1
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    guard let end = endOfCell(bytes, from: offset), end - offset <= longestForm,
      forms.count < columnCount
    else { return nil }
    forms.append(String(decoding: bytes[offset..<end], as: UTF8.self))
    offset = end
  } while offset < bytes.count && bytes[offset] == UInt8(ascii: ",")
  let isAtEnd = offset == bytes.count || bytes[offset] == 0x0A || bytes[offset] == 0x0D
  guard isAtEnd, forms.count == columnCount else { return nil }
  let verb = String(decoding: bytes[start..<colon], as: UTF8.self)
  return (Level.Challenge(verb: verb, forms: forms, line: number), offset)
}

/// The end of a cell: a hyphen, or words with single spaces or slashes between them.
private func endOfCell(_ bytes: [UInt8], from start: Int) -> Int? {
  if start < bytes.count, bytes[start] == UInt8(ascii: "-") { return start + 1 }
  var offset = start
  while true {
    let end = endOfLetters(bytes, from: offset)
    if end == offset { return nil }
    guard end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "/")
    else { return end }
    // `yo como` is como; nothing that a level has without its subject begins with one.
    if isSubject(bytes[offset..<end]) { return nil }
    offset = end + 1
  }
}

/// Whether a word is a subject pronoun or `que`, which may come before a form.
private func isSubject(_ word: ArraySlice<UInt8>) -> Bool {
  guard word.count <= 9 else { return false }
  let text = String(decoding: word, as: UTF8.self).folded
  return text == "que" || Person(word: text) != nil
}

/// The end of the lower-case Spanish letters that begin at an offset.
private func endOfLetters(_ bytes: [UInt8], from start: Int) -> Int {
  var offset = start
  while offset < bytes.count {
    switch bytes[offset] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      offset += 1
    case 0xC3 where offset + 1 < bytes.count && Letter(secondByte: bytes[offset + 1]) != nil:
      offset += 2
    default:
      return offset
    }
  }
  return offset
}
