internal import SpanishGrammar
internal import SpanishText

/// Reads a line in which there is nothing to repair and nothing to report, straight from its bytes:
/// lower-case composed letters, one colon, the right number of forms, single spaces.
///
/// Nearly all lines are like that. `VerbLineReader` reads these lines the same way, and all others,
/// but looks at characters one by one: with it alone, building the index of the built-in levels takes
/// three and a half times as long.
///
/// - Returns: The challenge; nil for any other line.
/// - Complexity: O(n); one string for the infinitive and one for each form.
func quickVerbLine(_ line: ArraySlice<UInt8>, number: Int, columnCount: Int) -> Level.Challenge? {
  let colon = endOfLetters(line, from: line.startIndex)
  let verb = line[..<colon]
  guard colon < line.endIndex, line[colon] == UInt8(ascii: ":"), verb.count <= FormKey.capacity,
    endsLikeInfinitive(verb)
  else { return nil }
  var forms: [String] = []
  forms.reserveCapacity(columnCount)
  var offset = colon
  repeat {
    offset += 1
    while offset < line.endIndex, line[offset] == UInt8(ascii: " ") { offset += 1 }
    guard let end = endOfCell(line, from: offset), end - offset <= FormKey.capacity,
      forms.count < columnCount
    else { return nil }
    forms.append(String(decoding: line[offset..<end], as: UTF8.self))
    offset = end
  } while offset < line.endIndex && line[offset] == UInt8(ascii: ",")
  guard offset == line.endIndex, forms.count == columnCount else { return nil }
  return Level.Challenge(verb: String(decoding: verb, as: UTF8.self), forms: forms, line: number)
}

/// The end of a cell: a hyphen, or words with single spaces or slashes between them.
private func endOfCell(_ line: ArraySlice<UInt8>, from start: Int) -> Int? {
  if start < line.endIndex, line[start] == UInt8(ascii: "-") { return start + 1 }
  var offset = start
  while true {
    let end = endOfLetters(line, from: offset)
    if end == offset { return nil }
    guard end < line.endIndex, line[end] == UInt8(ascii: " ") || line[end] == UInt8(ascii: "/")
    else { return end }
    // `yo como` is como, and `a mí me gusta` me gusta.
    let word = line[offset..<end]
    if isSubject(word) || offset == start && line[offset...].starts(with: "a ".utf8) { return nil }
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
private func endOfLetters(_ line: ArraySlice<UInt8>, from start: Int) -> Int {
  var offset = start
  while offset < line.endIndex {
    switch line[offset] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): offset += 1
    case 0xC3 where offset + 1 < line.endIndex && Letter(secondByte: line[offset + 1]) != nil:
      offset += 2
    default: return offset
    }
  }
  return offset
}
