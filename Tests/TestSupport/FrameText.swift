package import Terminal

extension Frame {
  /// The letters of a row as a text, without the blanks at its end.
  package func text(ofRow row: Int) -> String {
    var text = ""
    for cell in self.row(row) {
      guard let letter = cell.letter else { continue }
      text.unicodeScalars.append(letter)
      text.unicodeScalars.append(contentsOf: cell.marks)
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
