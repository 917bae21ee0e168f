internal import SpanishGrammar
internal import SpanishText

/// A line between the colour and the first verb that says something about the level.
enum LevelDirective: String, CaseIterable {
  /// Names the tense of the forms.
  case tiempo
  /// Names the columns.
  case formas
  /// Says what the order of the verbs means.
  case orden
  /// Says how many mistakes the practice game forgives.
  case vidas
  /// Says how many seconds it gives for an answer.
  case límite
  /// Says whom the level is for.
  case grado

  /// The directive that a line is, by its name before a colon.
  init?(of line: SourceLine) {
    guard let name = line.nameAndValue?.name else { return nil }
    let text = line.cleaned(name).folded
    guard let named = Self.allCases.first(where: { $0.rawValue.folded == text }) else { return nil }
    self = named
  }

  /// The directive that may be meant by another name. What ends like an infinitive is rather a verb.
  init?(meantBy name: String) {
    let name = name.folded
    let letters = Array(name.unicodeScalars)
    let meant = Self.allCases.first {
      $0.otherNames.contains(name)
        || !endsLikeInfinitive(name.utf8)
          && editDistance(Array($0.rawValue.folded.unicodeScalars), letters, atMost: 1) != nil
    }
    guard let meant else { return nil }
    self = meant
  }

  var example: String {
    switch self {
    case .tiempo: "tiempo: presente de indicativo"
    case .formas: "formas: gerundio, participio"
    case .orden: "orden: uso"
    case .vidas: "vidas: 3"
    case .límite: "límite: 10 s"
    case .grado: "grado: A2"
    }
  }

  private var otherNames: [String] {
    switch self {
    case .tiempo: ["tense", "tiempos", "tempo", "temps", "tempus"]
    case .formas: ["columnas", "columna", "columns", "personas", "forms"]
    case .orden: ["order", "ordre", "ordem", "ordenado", "sort"]
    case .vidas: ["lives", "intentos", "errores"]
    case .límite: ["limit", "time limit", "limite de tiempo", "tiempo limite", "segundos"]
    case .grado: ["grade", "nivel", "level", "mcer", "cefr"]
    }
  }
}

extension SourceLine {
  /// What is before a line's colon and after it, without trailing separators; nil without a colon.
  var nameAndValue: (name: Range<Int>, value: Range<Int>)? {
    first(":", in: all).map { (0..<$0, trimmedEnd(($0 + 1)..<all.upperBound, of: isTrailing)) }
  }
}

/// What the directives of a level say.
struct LevelDirectives {
  /// A level without a title and verbs.
  var level = Level(title: "", description: "", colorHex: nil, challenges: [])
  /// The numbers of the lines that were read.
  private(set) var seen: [LevelDirective: Int] = [:]

  mutating func read(
    _ directive: LevelDirective, _ line: SourceLine, afterVerb: Bool, findings: inout Findings
  ) {
    guard let (name, value) = line.nameAndValue else { return }
    if afterVerb { return findings.add(.lateDirective(directive), line, line.trimmed(name)) }
    if let first = seen[directive] {
      return findings.add(.repeatedDirective(directive, line: first), line, line.trimmed(name))
    }
    seen[directive] = line.number
    let colon = name.upperBound
    let text = line.cleaned(value)
    func report(_ message: DiagnosticMessage) {
      findings.add(message, line, text.isEmpty ? colon..<(colon + 1) : line.trimmed(value))
    }
    switch directive {
    case .tiempo:
      level.tense = Tense(header: text)
      if level.tense == nil { report(.unknownTense(text, meant: Tense(nearHeader: text))) }
    case .formas: readColumns(line, colon, value, &findings)
    case .orden:
      switch text.folded {
      case Level.Order.usage.rawValue.folded: level.order = .usage
      case Level.Order.last.rawValue.folded: level.order = .last
      default: report(.unknownOrder(text))
      }
    case .vidas:
      level.lives = Self.number(text, in: Level.possibleLives, units: ["vida", "vidas"])
      if level.lives == nil { report(.unusableLives(text)) }
    case .límite:
      level.secondsForAnswer = Self.number(
        text, in: Level.possibleSeconds,
        units: ["s", "s.", "seg", "seg.", "segundo", "segundos"])
      if level.secondsForAnswer == nil { report(.unusableLimit(text)) }
    case .grado:
      level.grade = LevelGrade(name: text)
      if level.grade == nil { report(.unknownGrade(text)) }
    }
  }

  /// The number that a text begins with, where nothing but one of the units follows.
  private static func number(
    _ text: String, in range: ClosedRange<Int>, units: [String]
  ) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = cleaned(text.dropFirst(digits.count)).folded
    guard let number = Int(digits), range.contains(number), unit.isEmpty || units.contains(unit)
    else { return nil }
    return number
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
    level.columns = []
    var known: Set<String> = []
    let cells = line.split(value, at: ",").flatMap { line.split($0, at: ";") }
    for cell in cells {
      var name = line.cleaned(cell).loweredSpanish
      if name.isEmpty {
        name = String(level.columns.count + 1)
        known.insert(name)
        findings.add(
          .emptyColumnName(level.columns.count + 1), line, cell.lowerBound..<(cell.lowerBound + 1))
      } else if !known.insert(name).inserted {
        findings.add(.repeatedColumnName(name), line, line.trimmed(cell))
      }
      level.columns.append(name)
    }
  }
}
