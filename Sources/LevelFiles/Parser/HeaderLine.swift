internal import SpanishText

/// The lines that may stand between the colour and the first verb.
enum HeaderLineName: String, CaseIterable {
  /// Names the columns.
  case formas
  /// Says what the order of the verbs means.
  case orden

  /// The name that a line begins with, before a colon.
  init?(of line: SourceLine) {
    guard let colon = line.first(":", in: line.all) else { return nil }
    self.init(rawValue: line.cleaned(0..<colon).folded)
  }

  /// The name that may be meant by another word. What ends like an infinitive is rather a verb
  /// than a slip.
  init?(meantBy word: String) {
    let word = word.folded
    let meant = Self.allCases.first {
      $0.others.contains(word) || (!endsLikeInfinitive(word) && isOneSlip($0.rawValue, word))
    }
    guard let meant else { return nil }
    self = meant
  }

  /// What people may write instead.
  private var others: [String] {
    switch self {
    case .formas: ["columnas", "columna", "columns", "personas", "forms", "tiempos"]
    case .orden: ["order", "ordre", "ordem", "ordenado", "sort"]
    }
  }
}

/// Whether two words differ by one letter: another one, one too many, or two that changed places.
private func isOneSlip(_ left: String, _ right: String) -> Bool {
  var (left, right) = (Array(left.utf8)[...], Array(right.utf8)[...])
  while let first = left.first, first == right.first {
    left.removeFirst()
    right.removeFirst()
  }
  while let last = left.last, last == right.last {
    left.removeLast()
    right.removeLast()
  }
  return max(left.count, right.count) <= 1
    || (left.count == 2 && left.elementsEqual(right.reversed()))
}

/// What the lines between the colour and the first verb say.
struct HeaderLines {
  /// The names of the columns.
  private(set) var columns = Level.persons
  private(set) var order = Level.Order.reading
  /// The lines that were read, by name.
  private var seen: [HeaderLineName: Int] = [:]

  /// Reads a line that begins with this name and a colon.
  mutating func read(
    _ name: HeaderLineName, _ line: SourceLine, afterVerb: Bool, findings: inout Findings
  ) {
    guard let colon = line.first(":", in: line.all) else { return }
    let nameRange = line.trimmed(0..<colon)
    let value = line.trimmedEnd((colon + 1)..<line.all.upperBound, of: isTrailing)
    if afterVerb { return findings.add(.lateHeaderLine(name.rawValue), line, nameRange) }
    if let first = seen[name] {
      return findings.add(.repeatedHeaderLine(name.rawValue, line: first), line, nameRange)
    }
    seen[name] = line.number
    switch name {
    case .formas: readColumns(line, colon, value, &findings)
    case .orden: readOrder(line, colon, value, &findings)
    }
  }

  private mutating func readOrder(
    _ line: SourceLine, _ colon: Int, _ value: Range<Int>, _ findings: inout Findings
  ) {
    let text = line.cleaned(value)
    switch text.folded {
    case Level.Order.usage.rawValue.folded: order = .usage
    case Level.Order.last.rawValue.folded: order = .last
    default:
      let place = text.isEmpty ? colon..<(colon + 1) : line.trimmed(value)
      findings.add(.unknownOrder(text), line, place)
    }
  }

  private mutating func readColumns(
    _ line: SourceLine, _ colon: Int, _ value: Range<Int>, _ findings: inout Findings
  ) {
    if line.trimmed(value).isEmpty {
      return findings.add(.noColumns, line, colon..<(colon + 1))
    }
    if let semicolon = line.first(";", in: value) {
      findings.add(.columnSeparator, line, semicolon..<(semicolon + 1))
    }
    var names: [String] = []
    let cells = line.split(value, at: ",").flatMap { line.split($0, at: ";") }
    for cell in cells {
      let name = line.cleaned(cell).loweredSpanish
      if name.isEmpty {
        findings.add(
          .emptyColumnName(names.count + 1), line, cell.lowerBound..<(cell.lowerBound + 1))
        names.append(String(names.count + 1))
        continue
      }
      if names.contains(name) {
        findings.add(.repeatedColumnName(name), line, line.trimmed(cell))
      }
      names.append(name)
    }
    columns = names
  }
}
