internal import SpanishGrammar
internal import SpanishText

/// A line that may stand between the colour and the first verb and says something of the level.
enum LevelDirective: String, CaseIterable {
  /// Names the tense of the forms.
  case tiempo
  /// Names the columns.
  case formas
  /// Says what the order of the verbs means.
  case orden

  /// The directive that a line is, by its name before a colon.
  init?(of line: SourceLine) {
    guard let colon = line.first(":", in: line.all) else { return nil }
    self.init(rawValue: line.cleaned(0..<colon).folded)
  }

  /// The directive that may be meant by another name. What ends like an infinitive is rather a verb.
  init?(meantBy name: String) {
    let name = name.folded
    let letters = Array(name.unicodeScalars)
    let meant = Self.allCases.first {
      $0.otherNames.contains(name)
        || !endsLikeInfinitive(name.utf8)
          && editDistance(Array($0.rawValue.unicodeScalars), letters, atMost: 1) != nil
    }
    guard let meant else { return nil }
    self = meant
  }

  var example: String {
    switch self {
    case .tiempo: "tiempo: presente de indicativo"
    case .formas: "formas: gerundio, participio"
    case .orden: "orden: uso"
    }
  }

  private var otherNames: [String] {
    switch self {
    case .tiempo: ["tense", "tiempos", "tempo", "temps", "tempus"]
    case .formas: ["columnas", "columna", "columns", "personas", "forms"]
    case .orden: ["order", "ordre", "ordem", "ordenado", "sort"]
    }
  }
}

/// What the directives of a level say.
struct LevelDirectives {
  private(set) var columns = Level.persons
  private(set) var order = Level.Order.reading
  private(set) var tense: Tense?
  /// The numbers of the lines that were read.
  private var seen: [LevelDirective: Int] = [:]

  mutating func read(
    _ directive: LevelDirective, _ line: SourceLine, afterVerb: Bool, findings: inout Findings
  ) {
    guard let colon = line.first(":", in: line.all) else { return }
    let nameRange = line.trimmed(0..<colon)
    let value = line.trimmedEnd((colon + 1)..<line.all.upperBound, of: isTrailing)
    if afterVerb { return findings.add(.lateDirective(directive), line, nameRange) }
    if let first = seen[directive] {
      return findings.add(.repeatedDirective(directive, line: first), line, nameRange)
    }
    seen[directive] = line.number
    switch directive {
    case .tiempo: readTense(line, colon, value, &findings)
    case .formas: readColumns(line, colon, value, &findings)
    case .orden: readOrder(line, colon, value, &findings)
    }
  }

  private mutating func readTense(
    _ line: SourceLine, _ colon: Int, _ value: Range<Int>, _ findings: inout Findings
  ) {
    let text = line.cleaned(value)
    tense = Tense(header: text)
    guard tense == nil else { return }
    let range = text.isEmpty ? colon..<(colon + 1) : line.trimmed(value)
    findings.add(.unknownTense(text, meant: Tense(nearHeader: text)), line, range)
  }

  private mutating func readOrder(
    _ line: SourceLine, _ colon: Int, _ value: Range<Int>, _ findings: inout Findings
  ) {
    let text = line.cleaned(value)
    switch text.folded {
    case Level.Order.usage.rawValue.folded: order = .usage
    case Level.Order.last.rawValue.folded: order = .last
    default:
      let range = text.isEmpty ? colon..<(colon + 1) : line.trimmed(value)
      findings.add(.unknownOrder(text), line, range)
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
    columns = []
    var known: Set<String> = []
    let cells = line.split(value, at: ",").flatMap { line.split($0, at: ";") }
    for cell in cells {
      var name = line.cleaned(cell).loweredSpanish
      if name.isEmpty {
        name = String(columns.count + 1)
        known.insert(name)
        findings.add(
          .emptyColumnName(columns.count + 1), line, cell.lowerBound..<(cell.lowerBound + 1))
      } else if !known.insert(name).inserted {
        findings.add(.repeatedColumnName(name), line, line.trimmed(cell))
      }
      columns.append(name)
    }
  }
}
