import Foundation

/// A terminal in memory: understands the control sequences that conj sends and keeps what the
/// screen would show. A sequence it doesn't know is noted in `surprises`.
package struct ScreenModel {
  package struct Cell: Equatable {
    package var text = " "
    /// The codes of the SGR sequence in force, without the leading 0: "1;31".
    package var style = ""
  }

  package private(set) var columns: Int
  package private(set) var rows: Int
  package private(set) var cells: [Cell]
  package private(set) var cursor = (row: 0, column: 0)
  private var mainCursor = (row: 0, column: 0)
  package private(set) var cursorIsVisible = true
  package private(set) var isAlternate = false
  package private(set) var pastesBracketed = false
  package private(set) var updateIsOpen = false
  package private(set) var surprises: [String] = []
  private var style = ""
  private var pending: [UInt8] = []

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// What the window shows after its size was changed: nothing, until it is painted again.
  package mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
    cursor = (min(cursor.row, rows - 1), min(cursor.column, columns - 1))
    mainCursor = (min(mainCursor.row, rows - 1), min(mainCursor.column, columns - 1))
  }

  /// The rows as text, without blanks at their ends.
  package var lines: [String] {
    (0..<rows).map { row in
      let line = cells[row * columns..<(row + 1) * columns]
      // The second cell of a wide letter has no text of its own.
      let last = line.lastIndex { $0.text != " " && $0.text != "" }
      return last.map { line[...$0].map(\.text).joined() } ?? ""
    }
  }

  /// The whole screen as one block of text.
  package var text: String { lines.joined(separator: "\n") }

  /// Takes bytes as a terminal would, in pieces of any size.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      pending.append(byte)
      if takePending() { pending.removeAll() }
    }
  }

  // Whether what has come is complete.
  private mutating func takePending() -> Bool {
    guard let first = pending.first else { return true }
    if first == 0x1B {
      guard pending.count >= 2 else { return false }
      guard pending[1] == 0x5B else {
        surprises.append("ESC \(pending[1])")
        return true
      }
      guard pending.count >= 3, let last = pending.last, (0x40...0x7E).contains(last) else {
        return false
      }
      control(
        String(decoding: pending[2..<pending.count - 1], as: UTF8.self), Character(.init(last)))
      return true
    }
    if first < 0x20 || first == 0x7F {
      switch first {
      case 0x0D: cursor.column = 0
      case 0x0A: newLine()
      case 0x07: break
      default: surprises.append("control \(first)")
      }
      return true
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard pending.count >= length else { return false }
    for scalar in String(decoding: pending, as: UTF8.self).unicodeScalars { put(scalar) }
    return true
  }

  private mutating func newLine() {
    guard cursor.row == rows - 1 else { return cursor.row += 1 }
    cells.removeFirst(columns)
    cells += Array(repeating: Cell(), count: columns)
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if scalar.properties.generalCategory == .nonspacingMark {
      let column = max(min(cursor.column, columns) - 1, 0)
      let index = cursor.row * columns + column
      cells[index].text.isEmpty
        ? cells[index - 1].text.unicodeScalars.append(scalar)
        : cells[index].text.unicodeScalars.append(scalar)
      return
    }
    let width = (0x1100...0x115F).contains(scalar.value) || scalar.value >= 0x2E80 ? 2 : 1
    guard cursor.column + width <= columns else {
      surprises.append("text beyond the edge")
      return
    }
    let index = cursor.row * columns + cursor.column
    cells[index] = Cell(text: String(scalar), style: style)
    if width == 2 { cells[index + 1] = Cell(text: "", style: style) }
    cursor.column += width
  }

  private mutating func control(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    switch (final, parameters) {
    case ("H", _):
      cursor = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
      if cursor.row >= rows || cursor.column >= columns {
        surprises.append("move to \(parameters)")
        cursor = (0, 0)
      }
    case ("m", _):
      style = parameters == "0" ? "" : String(parameters.dropFirst(2))
    case ("K", ""):
      for column in min(cursor.column, columns)..<columns {
        cells[cursor.row * columns + column] = Cell()
      }
    case ("J", "2"): cells = Array(repeating: Cell(), count: columns * rows)
    case ("h", "?1049"), ("l", "?1049"):
      isAlternate = final == "h"
      // The cursor is put back where it was.
      if isAlternate { mainCursor = cursor } else { cursor = mainCursor }
      cells = Array(repeating: Cell(), count: columns * rows)
    case ("h", "?2004"), ("l", "?2004"): pastesBracketed = final == "h"
    case ("h", "?2026"), ("l", "?2026"): updateIsOpen = final == "h"
    case ("h", "?25"), ("l", "?25"): cursorIsVisible = final == "h"
    default: surprises.append("CSI \(parameters) \(final)")
    }
  }
}
