internal import SpanishText

/// A verb's line that was read from bytes.
struct QuickVerbLine {
  var challenge: Level.Challenge
  /// Where the line's bytes end.
  var end: Int
}

/// Reads a line in which there is nothing to mend and nothing to say, straight from its bytes:
/// lower-case composed letters, one colon, the right number of forms, single spaces.
///
/// Nearly all lines are like that, and this is what makes a large level quick to read. Any other
/// line gives nil and is left to `VerbLineReader`, which reads these lines the same way.
///
/// The first verb of a file is left to it too, because only there a line may be meant for one that
/// says something of the level.
///
/// - Complexity: O(n); one string for the infinitive and one for each form.
func quickVerbLine(
  _ bytes: [UInt8], from start: Int, number: Int, columnCount: Int
) -> QuickVerbLine? {
  let colon = endOfLetters(bytes, from: start)
  guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":"), colon - start <= longestForm,
    endsLikeInfinitive(bytes, start..<colon)
  else { return nil }
  var forms: [String] = []
  forms.reserveCapacity(columnCount)
  var place = colon
  repeat {
    place += 1
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    let cellStart = place
    guard let cellEnd = endOfCell(bytes, from: cellStart), cellEnd - cellStart <= longestForm,
      forms.count < columnCount
    else { return nil }
    forms.append(String(decoding: bytes[cellStart..<cellEnd], as: UTF8.self))
    place = cellEnd
  } while place < bytes.count && bytes[place] == UInt8(ascii: ",")
  let isAtEnd = place == bytes.count || bytes[place] == 0x0A || bytes[place] == 0x0D
  guard isAtEnd, forms.count == columnCount else { return nil }
  let verb = String(decoding: bytes[start..<colon], as: UTF8.self)
  return QuickVerbLine(
    challenge: Level.Challenge(verb: verb, forms: forms, line: number), end: place)
}

/// Reads a line in which capitals, decomposed letters, odd spaces or commas at the end are all that
/// there is to mend; any other line gives nil.
func tidiedVerbLine(_ text: String, number: Int, columnCount: Int) -> Level.Challenge? {
  if text.unicodeScalars.contains(where: isInvisible) { return nil }
  let tidied = withoutTrailingSeparators(cleaned(text)).loweredSpanish
  return quickVerbLine(Array(tidied.utf8), from: 0, number: number, columnCount: columnCount)?
    .challenge
}

/// More letters than this no form has.
let longestForm = 64

/// The end of a cell: a hyphen, or words with single spaces or slashes between them.
private func endOfCell(_ bytes: [UInt8], from start: Int) -> Int? {
  if start < bytes.count, bytes[start] == UInt8(ascii: "-") { return start + 1 }
  var place = start
  while true {
    let end = endOfLetters(bytes, from: place)
    if end == place { return nil }
    guard end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "/")
    else { return end }
    place = end + 1
  }
}

/// The end of the lower-case Spanish letters that begin at a place.
private func endOfLetters(_ bytes: [UInt8], from start: Int) -> Int {
  var place = start
  while place < bytes.count {
    switch bytes[place] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      place += 1
    case 0xC3 where place + 1 < bytes.count && isSpanish(afterC3: bytes[place + 1]):
      place += 2
    default:
      return place
    }
  }
  return place
}

/// Whether 0xC3 and this byte are á, é, í, ó, ú, ü or ñ.
private func isSpanish(afterC3 byte: UInt8) -> Bool {
  switch byte {
  case 0xA1, 0xA9, 0xAD, 0xB3, 0xBA, 0xBC, 0xB1: true
  default: false
  }
}

private func endsLikeInfinitive(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
  func hasEnding(_ end: Int) -> Bool {
    guard end - word.lowerBound >= 2, bytes[end - 1] == UInt8(ascii: "r") else { return false }
    switch bytes[end - 2] {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"): return true
    case 0xAD: return bytes[end - 3] == 0xC3  // í; a word's letters are whole
    default: return false
    }
  }
  let end = word.upperBound
  if hasEnding(end) { return true }
  return word.count > 2 && bytes[end - 1] == UInt8(ascii: "e")
    && bytes[end - 2] == UInt8(ascii: "s")
    && hasEnding(end - 2)
}
