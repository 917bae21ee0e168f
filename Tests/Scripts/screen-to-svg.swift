// Turns a captured screen into a picture: text with SGR sequences in, as `tmux capture-pane -e -p`
// gives it, an SVG out.
//
//   swift Tests/Scripts/screen-to-svg.swift [COLUMNS] < screen.txt > screen.svg

struct Look: Equatable {
  var color: String?
  var isBold = false
  var isFaint = false
  var isUnderlined = false
  var isReversed = false
}

struct Cell {
  var text: String
  var look: Look
}

let ground = "#1d1f28"
let ink = "#d8dae5"
let faintInk = "#8b8fa3"
let named = [
  "#4d5066", "#ff5c6c", "#5fd38d", "#f2c14e", "#6ea8fe", "#d48bf7", "#57c7d4", "#d8dae5",
  "#7a7e94", "#ff8591", "#8be9b0", "#ffd97d", "#9cc4ff", "#e6b3ff", "#8be4ee", "#ffffff",
]
let cellWidth = 9.0
let cellHeight = 20.0
let margin = 14.0

/// The colour with a number in the palette of 256.
func palette(_ number: Int) -> String {
  if number < 16 { return named[max(number, 0)] }
  func hex(_ parts: [Int]) -> String {
    "#"
      + parts.map { part in
        let digits = String(part, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
  if number >= 232 { return hex(Array(repeating: 8 + 10 * (number - 232), count: 3)) }
  let steps = [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6]
  return hex(steps.map { $0 == 0 ? 0 : 55 + 40 * $0 })
}

/// Applies the numbers of an SGR sequence.
func apply(_ codes: [Int], to look: inout Look) {
  var rest = codes[...]
  while let code = rest.popFirst() {
    switch code {
    case 0: look = Look()
    case 1: look.isBold = true
    case 2: look.isFaint = true
    case 4: look.isUnderlined = true
    case 7: look.isReversed = true
    case 22: (look.isBold, look.isFaint) = (false, false)
    case 24: look.isUnderlined = false
    case 27: look.isReversed = false
    case 30...37: look.color = named[code - 30]
    case 90...97: look.color = named[code - 82]
    case 39: look.color = nil
    case 38 where rest.first == 5 && rest.count >= 2:
      look.color = palette(rest[rest.startIndex + 1])
      rest = rest.dropFirst(2)
    case 38 where rest.first == 2 && rest.count >= 4:
      let parts = rest.dropFirst().prefix(3)
      look.color = "rgb(" + parts.map { String($0) }.joined(separator: ",") + ")"
      rest = rest.dropFirst(4)
    default: break
    }
  }
}

/// The cells of a line; the look goes on from line to line.
func cells(of line: String, _ look: inout Look) -> [Cell] {
  var cells: [Cell] = []
  var letters = Array(line)[...]
  while let letter = letters.popFirst() {
    guard letter == "\u{1B}" else {
      cells.append(Cell(text: String(letter), look: look))
      continue
    }
    var parameters = ""
    while let next = letters.popFirst(), !next.isLetter { parameters.append(next) }
    let codes = parameters.dropFirst().split(omittingEmptySubsequences: false) {
      $0 == ";" || $0 == ":"
    }
    apply(codes.map { Int($0) ?? 0 }, to: &look)
  }
  return cells
}

func escaped(_ text: String) -> String {
  text.map { $0 == "&" ? "&amp;" : $0 == "<" ? "&lt;" : $0 == ">" ? "&gt;" : String($0) }.joined()
}

/// A number with at most one decimal.
func short(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
}

func draw(_ run: [Cell], row: Int, column: Int) -> String {
  guard let look = run.first?.look else { return "" }
  let x = margin + Double(column) * cellWidth
  let y = margin + Double(row) * cellHeight
  let width = Double(run.count) * cellWidth
  var color = look.color ?? (look.isFaint ? faintInk : ink)
  var svg = ""
  if look.isReversed {
    svg +=
      "<rect x=\"\(short(x))\" y=\"\(short(y))\" width=\"\(short(width))\" "
      + "height=\"\(short(cellHeight))\" fill=\"\(color)\"/>\n"
    color = ground
  }
  let text = run.map(\.text).joined()
  guard text.contains(where: { $0 != " " }) else { return svg }
  if text.allSatisfy({ $0 == "─" }) {
    let middle = short(y + cellHeight / 2)
    return svg
      + "<path d=\"M\(short(x)) \(middle)h\(short(width))\" stroke=\"\(color)\" opacity=\".5\"/>\n"
  }
  if text == "■" {
    return svg
      + "<rect x=\"\(short(x))\" y=\"\(short(y + 5))\" width=\"9\" height=\"10\" fill=\"\(color)\"/>\n"
  }
  let weight = look.isBold ? " font-weight=\"bold\"" : ""
  let line = look.isUnderlined ? " text-decoration=\"underline\"" : ""
  return svg
    + "<text x=\"\(short(x))\" y=\"\(short(y + 15))\" textLength=\"\(short(width))\" "
    + "fill=\"\(color)\"\(weight)\(line)>\(escaped(text))</text>\n"
}

var look = Look()
var rows: [[Cell]] = []
while let line = readLine() { rows.append(cells(of: line, &look)) }
let asked = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 80
let columns = max(asked, rows.map(\.count).max() ?? 0)

let width = short(Double(columns) * cellWidth + 2 * margin)
let height = short(Double(rows.count) * cellHeight + 2 * margin)
var svg = """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
  height="\(height)" font-size="15" xml:space="preserve" \
  font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace">
  <rect width="100%" height="100%" rx="8" fill="\(ground)"/>

  """
/// Whether a cell and its right neighbour are blank, or it stands in a run of blanks that wide.
func isGap(_ cells: [Cell], _ place: Int) -> Bool {
  func isBlank(_ place: Int) -> Bool { cells.indices.contains(place) && cells[place].text == " " }
  return isBlank(place) && (isBlank(place - 1) || isBlank(place + 1))
}

for (row, cells) in rows.enumerated() {
  var start = 0
  while start < cells.count {
    // Neighbours of one look are one piece; wide gaps between pieces are not left to the font.
    var end = start + 1
    while end < cells.count, cells[end].look == cells[start].look,
      isGap(cells, end) == isGap(cells, start)
    {
      end += 1
    }
    svg += draw(Array(cells[start..<end]), row: row, column: start)
    start = end
  }
}
print(svg + "</svg>")
