internal import SpanishGrammar
internal import SpanishText
internal import Wording

/// A line between the colour and the first verb that says something about the level: see its `example`.
package enum LevelDirective: String, CaseIterable {
  case tiempo, formas, orden, vidas, límite, grado

  /// The directive with this name; accents and case do not matter.
  static func named(_ name: String) -> Self? {
    allCases.first { $0.rawValue.folded == name.folded }
  }

  /// The directive that may be meant by another name. What ends like an infinitive is rather a verb.
  static func meant(by name: String) -> Self? {
    let name = name.folded
    let letters = Array(name.unicodeScalars)
    return allCases.first {
      $0.facts.otherNames.contains(name)
        || !endsLikeInfinitive(name.utf8)
          && editDistance(Array($0.rawValue.folded.unicodeScalars), letters, atMost: 1) != nil
    }
  }

  var example: String { "\(rawValue): \(facts.value)" }

  /// Its line with a value; the example where that is none or a long one.
  func line(saying value: String) -> String {
    1...40 ~= value.utf8.count ? "\(rawValue): \(value)" : example
  }

  /// A value that it may have, and what it is called by mistake.
  private var facts: (value: String, otherNames: [String]) {
    switch self {
    case .tiempo: ("presente de indicativo", ["tense", "tiempos", "tempo", "temps", "tempus"])
    case .formas: ("gerundio, participio", ["columnas", "columna", "columns", "personas", "forms"])
    case .orden: ("uso", ["order", "ordre", "ordem", "ordenado", "sort"])
    case .vidas: ("3", ["lives", "intentos", "errores"])
    case .límite:
      ("10 s", ["limit", "time limit", "limite de tiempo", "tiempo limite", "segundos"])
    case .grado: ("A2", ["grade", "nivel", "level", "mcer", "cefr"])
    }
  }
}

extension SourceLine {
  /// What is before a line's colon, without a number or bullet, and after it, without trailing separators; nil without colon.
  var nameAndValue: (name: Range<Int>, value: Range<Int>)? {
    first(":", in: all).map {
      (withoutTrimmings(0..<$0), trimmedEnd(($0 + 1)..<all.upperBound, of: isTrailing))
    }
  }

  /// The directive that a line is, by its name before a colon.
  var directive: LevelDirective? { nameAndValue.flatMap { .named(cleaned($0.name)) } }

  /// The names of several persons without commas between them: `yo tú él`, `yo | tú | él`; nil for other words.
  fileprivate func persons(in range: Range<Int>) -> [Range<Int>]? {
    let words = range.split { isBlank(characters[$0]) || "|-–".contains(characters[$0]) }
    var last: Person?
    for word in words {
      guard let person = Person(column: cleaned(word)), person != last else { return nil }
      last = person
    }
    return words.count > 1 ? words : nil
  }
}

extension Level {
  /// The level as a file has it, which is read as the same level; without a colour it is grey.
  package var fileText: String {
    var lines = [title, description, colorDigits(colorHex ?? 0x808080)]
    if let tense { lines.append("tiempo: \(tense.name)") }
    if columns != Level.persons { lines.append("formas: \(columns.joined(separator: ", "))") }
    if order != .reading { lines.append("orden: \(order.rawValue)") }
    if let lives { lines.append("vidas: \(lives)") }
    if let secondsForAnswer { lines.append("límite: \(secondsForAnswer) s") }
    if let grade { lines.append("grado: \(grade.name)") }
    lines += challenges.map { $0.text }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The headings of a table with its verbs and forms, which is read with the same columns.
  package var headings: [String] { [TableLayout.firstHeading(of: columns)] + columns }
}

extension ParserRun {
  /// Reads a line that is, or is meant for, a directive.
  mutating func read(_ directive: LevelDirective, _ line: SourceLine) {
    guard let (name, range) = line.nameAndValue else { return }
    findings.addGarbledLetter(line)
    let title = "\(directive.rawValue):"
    let value = line.cleaned(range)
    let asItIs = directive.line(saying: value)
    if verbLineCount > 0 {
      return findings.add(
        .lateHeaderLine, line, line.trimmed(name),
        en:
          "\(word: title) is after a verb, where it has no effect; it is expected before the first one.",
        es:
          "\(word: title) está detrás de un verbo, donde no tiene efecto; se espera antes del primero.",
        help: "Move this line up, directly below the colour: \(asItIs)",
        ayuda: "Sube esta línea hasta justo debajo del color: \(asItIs)")
    }
    if let first = directiveLines[directive.rawValue] {
      return findings.add(
        .repeatedHeaderLine, line, line.trimmed(name),
        en: "\(word: title) is already in line \(plain: first); this second one has no effect.",
        es:
          "\(word: title) ya está en la línea \(plain: first); esta segunda línea no tiene efecto.",
        help: "Keep one of the two lines and remove the other: \(asItIs)",
        ayuda: "Deja una de las dos líneas y quita la otra: \(asItIs)")
    }
    directiveLines[directive.rawValue] = line.number
    let colon = name.upperBound
    let place = value.isEmpty ? colon..<(colon + 1) : line.trimmed(range)
    let says: LocalizedText =
      value.isEmpty
      ? .init(en: "says nothing", es: "no dice nada")
      : .init(en: "says \(quoted: value)", es: "dice \(quoted: value)")
    switch directive {
    case .tiempo:
      level.tense = Tense(header: value)
      layout.tense = level.tense
      if level.tense != nil { return }
      let meant = Tense(nearHeader: value)
      let right = "tiempo: \((meant ?? .presente).name)"
      let message = DiagnosticID.unknownTense.message(
        en:
          "“tiempo:” \(says); the name of one tense is expected, such as presente, pretérito or subjuntivo presente.",
        es:
          "“tiempo:” \(says); se espera el nombre de un tiempo, como presente, pretérito o subjuntivo presente.",
        help: meant == nil
          ? .init(
            en: "For forms in the present write: \(right)",
            es: "Para formas en presente escribe: \(right)")
          : .init(
            en: "If that is what you mean, write: \(right)",
            es: "Si es lo que quieres decir, escribe: \(right)"))
      findings.add(message, line, place)
    case .formas: readColumns(line, colon, range)
    case .orden:
      let orders: [Level.Order] = [.usage, .last]
      if let order = orders.first(where: { $0.rawValue.folded == value.folded }) {
        return level.order = order
      }
      findings.add(
        .unknownOrder, line, place,
        en: "“orden:” \(says); “uso” or “último” is expected.",
        es: "“orden:” \(says); se espera “uso” o “último”.",
        help: "For verbs listed most used first write: orden: uso",
        ayuda: "Para verbos ordenados de más a menos usados escribe: orden: uso")
    case .vidas:
      level.lives = Self.number(value, in: Level.possibleLives, units: ["vida", "vidas"])
      if level.lives != nil { return }
      let most = Level.possibleLives.upperBound
      findings.add(
        .unusableLives, line, place,
        en: "“vidas:” \(says); a whole number from 0 to \(plain: most) is expected.",
        es: "“vidas:” \(says); se espera un número entero del 0 al \(plain: most).",
        help: "Write a number (vidas: 3), or remove the line so that all mistakes are forgiven.",
        ayuda:
          "Escribe un número (vidas: 3), o quita la línea para que se perdonen todos los errores.")
    case .límite:
      level.secondsForAnswer = Self.number(
        value, in: Level.possibleSeconds, units: ["s", "s.", "seg", "seg.", "segundo", "segundos"])
      if level.secondsForAnswer != nil { return }
      let most = Level.possibleSeconds.upperBound
      findings.add(
        .unusableLimit, line, place,
        en: "“límite:” \(says); a whole number of seconds from 1 to \(plain: most) is expected.",
        es: "“límite:” \(says); se espera un número entero de segundos del 1 al \(plain: most).",
        help: "Write the seconds (límite: 10 s), or remove the line so that there is no limit.",
        ayuda: "Escribe los segundos (límite: 10 s), o quita la línea para que no haya límite.")
    case .grado:
      level.grade = LevelGrade(name: value)
      if level.grade != nil { return }
      let grades = LevelGrade.allCases.map { $0.name }.joined(separator: ", ")
      findings.add(
        .unknownGrade, line, place,
        en: "“grado:” \(says); one of \(grades) is expected.",
        es: "“grado:” \(says); se espera uno de estos: \(grades).",
        help: "Write who the level is for: \(directive.example)",
        ayuda: "Escribe para quién es el nivel: \(directive.example)")
    }
  }

  /// The number that a text begins with, where nothing but one of the units follows.
  private static func number(_ text: String, in range: ClosedRange<Int>, units: [String]) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = cleaned(text.dropFirst(digits.count)).folded
    guard let number = Int(digits), range.contains(number), unit.isEmpty || units.contains(unit)
    else { return nil }
    return number
  }

  private mutating func readColumns(_ line: SourceLine, _ colon: Int, _ value: Range<Int>) {
    if line.trimmed(value).isEmpty {
      return findings.add(
        .noColumns, line, colon..<(colon + 1),
        en: "“formas:” names no column; the six persons, yo to ellos, are used.",
        es: "“formas:” no nombra ninguna columna; se toman las seis personas, de yo a ellos.",
        help: "Write the names with commas between them: formas: gerundio, participio",
        ayuda: "Escribe los nombres separados por comas: formas: gerundio, participio")
    }
    var cells = line.split(value, at: ",").flatMap { line.split($0, at: ";") }
    var separator = line.first(";", in: value)
    if cells.count == 1, let persons = line.persons(in: value) {
      cells = persons
      separator = persons[0].upperBound
    }
    if let separator {
      let names = cells.map { line.cleaned($0) }.joined(separator: ", ")
      let right = LevelDirective.formas.line(saying: names)
      findings.add(
        .columnSeparator, line, separator..<(separator + 1),
        en: "A comma is expected here, between two names of columns.",
        es: "Aquí, entre dos nombres de columnas, se espera una coma.",
        help: "Put commas between the names: \(right)",
        ayuda: "Separa los nombres con comas: \(right)")
    }
    level.columns = []
    var known: Set<String> = []
    for cell in cells {
      var name = findings.repeatable(line.cleaned(cell).loweredSpanish, line, line.trimmed(cell))
      if name.isEmpty {
        name = String(level.columns.count + 1)
        known.insert(name)
        findings.add(
          .emptyColumnName, line, cell.lowerBound..<(cell.lowerBound + 1),
          en: "Column \(name) has no name: there is nothing between two commas.",
          es: "La columna \(name) no tiene nombre: entre dos comas no hay nada.",
          help: "Write a name or remove the comma: \(LevelDirective.formas.example)",
          ayuda: "Escribe un nombre o quita la coma: \(LevelDirective.formas.example)")
      } else if !known.insert(name).inserted {
        findings.add(
          .repeatedColumnName, line, line.trimmed(cell),
          en: "Two columns are named \(quoted: name); answers will not tell them apart.",
          es: "Dos columnas se llaman \(quoted: name); en las respuestas no se van a distinguir.",
          help: "Give each column a name of its own: formas: participio, participio femenino",
          ayuda: "Da a cada columna un nombre propio: formas: participio, participio femenino")
      }
      level.columns.append(name)
    }
  }
}
