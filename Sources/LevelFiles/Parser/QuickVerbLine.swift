internal import SpanishGrammar
internal import SpanishText

/// Reads a line in which there is nothing to repair or to report straight from its bytes: lower-case composed letters, one
/// colon, the right number of forms, each alone in its cell, single spaces; nil for any other line.
///
/// Nearly all lines are like that. `VerbLineReader` reads them the same way, but character by character: with it alone,
/// building the index of the built-in levels takes three and a half times as long.
///
/// - Complexity: O(n); one string for the infinitive and one for each form.
func quickVerbLine(_ line: ArraySlice<UInt8>, number: Int, columnCount: Int) -> Level.Challenge? {
  let verb = line.prefix { $0 != UInt8(ascii: ":") }
  guard columnCount > 0, isForm(verb), !verb.contains(space), endsLikeInfinitive(verb) else {
    return nil
  }
  var forms: [String] = []
  forms.reserveCapacity(columnCount)
  var rest = line[verb.endIndex...]
  // Each cell follows the colon or a comma.
  while rest.popFirst() != nil {
    let cell = rest.drop { $0 == space }.prefix { $0 != UInt8(ascii: ",") }
    guard cell.elementsEqual("-".utf8) || isForm(cell) else { return nil }
    forms.append(String(decoding: cell, as: UTF8.self))
    rest = rest[cell.endIndex...]
  }
  guard forms.count == columnCount else { return nil }
  return Level.Challenge(verb: String(decoding: verb, as: UTF8.self), forms: forms, line: number)
}

/// Whether a cell is a form as it stands: `yo como` is como, and `a mí me gusta` me gusta.
private func isForm(_ cell: ArraySlice<UInt8>) -> Bool {
  guard !cell.isEmpty, FormKey(form: cell.span) != nil else { return false }
  if !cell.contains(space) { return true }
  let words = cell.split(separator: space, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self).folded }
  return !words.contains { ["", "a", "que", "o", "u"].contains($0) || Person(word: $0) != nil }
}

private let space = UInt8(ascii: " ")
