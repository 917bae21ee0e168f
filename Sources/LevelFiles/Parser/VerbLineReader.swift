internal import SpanishGrammar
internal import SpanishText
internal import Wording

/// Reads a line with a verb as people write them, and says what is wrong with it.
struct VerbLineReader {
  let line: SourceLine
  private let columns: [String]
  private let layout: TableLayout
  /// Whether no line above names a verb, so that this one may be a note: `Nota: ser y estar son irregulares`.
  private let isAboveVerbs: Bool
  /// The words after the infinitive of a verb of several words: `cuenta` of darse cuenta.
  private var tail = ""
  /// Whether a form has these words too: then all are meant to have them.
  private var isTailOfForms = false
  /// Whether the infinitive has objects written onto it: arreglárselas.
  private var hasObjects = false
  /// The text in parentheses beside the infinitive: see ``Level/Challenge/gloss``.
  private var gloss: String?
  private(set) var findings: Findings
  /// Whether the line names a verb, however faulty it is.
  private(set) var namesVerb = false
  /// The infinitive, if it is one, and its position.
  private(set) var verb: (name: String, range: Range<Int>)?
  /// Whether each column has its cell, whatever is wrong in it.
  private(set) var hasAllCells = false
  /// The infinitive with all its forms, where nothing is wrong with them.
  private(set) var challenge: Level.Challenge?
  /// The position of each alternative of each form.
  private(set) var cells: [[Range<Int>]] = []
  /// The alternatives of each form, as they are written, without final stops.
  var cellTexts: [[String]] {
    cells.map { $0.map { line.cleaned(line.trimmedEnd($0) { $0 == "." }) } }
  }
  /// For each cell the person that it names: él of `él come`.
  private var subjects: [Person?] = []
  /// The ignored texts beside forms, without their parentheses, each with the number of its cell.
  private(set) var asides: [(text: String, range: Range<Int>, column: Int)] = []

  /// Reads a line that is not blank or a remark.
  init(
    _ line: SourceLine, columns: [String], layout: TableLayout, isAboveVerbs: Bool = false,
    file: String = ""
  ) {
    (self.line, self.columns, self.layout) = (line, columns, layout)
    self.isAboveVerbs = isAboveVerbs
    findings = Findings(file: file)
    readLine()
  }

  /// More findings than this about one line help nobody.
  static let mostFindings = 5

  // MARK: The line

  private mutating func readLine() {
    let parts = line.verbLine(layout, columnCount: columns.count)
    if let hidden = line.firstHidden {
      findings.add(.invisibleCharacter, line, inText: hidden..<(hidden + 1))
    }
    let (content, colons) = (parts.content, parts.colons)
    if let cells = line.barredCells(content) {
      namesVerb = isInfinitive(String(cells[0].filter(isOfWords)).loweredSpanish)
      let right = "\(cells[0]): \(cells.dropFirst().joined(separator: ", "))"
      let isExample = namesVerb && cells.count > 1 && right.count <= 100
      let example = isExample ? right : DiagnosticMessage.example
      return findings.add(
        .noColon, line, content.lowerBound..<(content.lowerBound + 1),
        en:
          "This line has vertical bars, like a table in Markdown; an infinitive, a colon and the forms are expected.",
        es:
          "Esta línea tiene barras verticales, como las tablas de Markdown; se espera un infinitivo, dos puntos y las formas.",
        help: "Write each verb without bars, and remove the lines that have no verb: \(example)",
        ayuda:
          "Escribe cada verbo sin barras, y quita las líneas que no tienen ninguno: \(example)")
    }
    guard let colon = parts.infinitiveEnd else { return reportNoColon(content) }
    if let marks = parts.marks { reportMarks(marks) }
    let cellCount = line.cells(parts.forms, at: parts.separator).count
    namesVerb = true
    if colons.count > 1 {
      let before = line.characters[..<colons[1]].reversed().prefix { $0.isLetter }.reversed()
      let verb = String(before).loweredSpanish
      let message = DiagnosticID.twoColons.message(
        en: "There is a second colon; one is expected, after the infinitive.",
        es: "Hay dos puntos por segunda vez; se esperan solo una vez, después del infinitivo.",
        help: isInfinitive(verb)
          ? .init(
            en: "If a second verb begins here, give it a line of its own: \(verb): …",
            es: "Si aquí empieza otro verbo, ponlo en una línea aparte: \(verb): …")
          : DiagnosticMessage.putCommas)
      return findings.add(message, line, colons[1]..<(colons[1] + 1))
    }
    let verbRange = verbRange(withoutMarks(line.trimmed(content.lowerBound..<colon)))
    let verb = infinitive(verbRange, colon: colon)
    let separators = line.characters[parts.forms].count(where: isSeparator)
    namesVerb = verb != nil || !isAboveVerbs || separators + 1 >= columns.count
    if verb == nil, cellCount != columns.count { return }
    let forms = forms(parts)
    guard var verb else { return }
    // The pronoun of tomárselo is that of the person, me lo tomo, and that of dárselo is not, se lo doy.
    if hasObjects, verb.hasSuffix("se"), !forms.contains(where: hasReflexive) { verb.removeLast(2) }
    self.verb = (hasObjects ? line.cleaned(verbRange).loweredSpanish : verb, verbRange)
    if !findings.kept.contains(where: { $0.severity == .error }) {
      // A complement has letters alone, and no more than a key has room for.
      let hasTail = isTailOfForms && FormKey(form: tail) != nil
      challenge = Level.Challenge(
        verb: verb, forms: forms, complement: hasTail ? tail : "", gloss: gloss, line: line.number)
    }
  }

  /// The infinitive before the colon, without its gloss, `levantar(se) (to get up)`, and the words after it.
  private mutating func verbRange(_ range: Range<Int>) -> Range<Int> {
    var rest = range
    while let (next, inside) = line.withoutParentheses(rest), !next.isEmpty {
      rest = next
      if isGloss(inside) { gloss = findings.repeatable(inside, line, range) }
    }
    let tail = verbWords(line.cleaned(rest).loweredSpanish).tail
    guard !tail.isEmpty, !endsLikeInfinitive(tail.utf8) else { return rest }
    self.tail = tail
    return rest.prefix { !isBlank(line.characters[$0]) }
  }

  private mutating func reportNoColon(_ content: Range<Int>) {
    let wordEnd = content.first { !line.characters[$0].isLetter } ?? content.upperBound
    let word = line.cleaned(content.lowerBound..<wordEnd).loweredSpanish
    namesVerb = isInfinitive(word)
    let directive = LevelDirective.named(word)
    guard namesVerb || directive != nil else { return findings.add(.noColon, line, content) }
    let next = (wordEnd..<content.upperBound).first { !isBlank(line.characters[$0]) }
    let found = next.flatMap { FormCount.colonSubstitute(line.characters[$0]) }
    let place = found == nil ? wordEnd : next ?? wordEnd
    let instead: LocalizedText =
      found.map { .init(en: "; there is \($0) instead", es: "; aquí hay \($0)") } ?? .none
    var example = DiagnosticMessage.example
    if let directive {
      let value = line.cleaned((found == nil ? wordEnd : place + 1)..<content.upperBound)
      example = directive.line(saying: value)
    }
    findings.add(
      .noColon, line, place..<(place + 1),
      en: "A colon is expected after \(word: word)\(instead).",
      es: "Se esperan dos puntos después de \(word: word)\(instead).",
      help: "Put a colon there: \(example)",
      ayuda: "Pon ahí dos puntos: \(example)")
  }

  private mutating func infinitive(_ range: Range<Int>, colon: Int) -> String? {
    guard !range.isEmpty else {
      findings.add(.noInfinitive(), line, colon..<(colon + 1))
      return nil
    }
    guard let written = word(range) else { return nil }
    let verb = withoutObjects(written)
    // What arreglárselas means is not what arreglar does.
    hasObjects = verb != written
    if hasObjects { gloss = nil }
    // no querer, se sentar; not: to hear
    let first = verb.dropFirst(LeadingWords.size(in: verb)).prefix { $0 != " " }
    guard endsLikeInfinitive(verb.utf8), endsLikeInfinitive(first.utf8) else {
      findings.add(
        .notAnInfinitive, line, range,
        en:
          "\(quoted: verb) is no infinitive, a word that ends in -ar, -er, -ir or -ír, or these with -se.",
        es:
          "\(quoted: verb) no es un infinitivo, una palabra que termina en -ar, -er, -ir o -ír, o estas con -se.",
        help:
          "Begin the line with the infinitive, or put # before a heading or a note: \(DiagnosticMessage.example)",
        ayuda:
          "Empieza la línea con el infinitivo, o pon # delante de un título o una nota: \(DiagnosticMessage.example)"
      )
      return nil
    }
    return verb
  }

  /// Whether a form has a pronoun that may be its person's, and is not se: me las arreglo, tómatelo.
  private func hasReflexive(_ form: String) -> Bool {
    form.split(separator: " ").contains { ["me", "te", "nos", "os"].contains($0) }
      || ["te", "os", "nos"].contains { pronoun in
        ["lo", "la", "los", "las", "le", "les"].contains { form.hasSuffix(pronoun + $0) }
      }
  }

  // MARK: Forms

  private mutating func forms(_ parts: SourceLine.VerbLine) -> [String] {
    let isEmpty = line.trimmed(parts.forms).isEmpty
    var cells = isEmpty ? [] : line.cells(parts.forms, at: parts.separator)
    // A row of a table has the infinitive in a cell like the others.
    if parts.colons.isEmpty {
      cells = cells.indices.filter { !layout.otherCells.contains($0) }.map { cells[$0] }
    }
    // Separators at the end show that forms were meant to follow: the finding is that they are missing.
    let separators = isEmpty ? [] : line.separators(parts.separator, after: parts.content)
    guard cells.count <= columns.count, cells.count + separators.count >= columns.count else {
      let (message, range, hasOtherSeparator) = FormCount(
        line: line, cells: cells, columns: columns, layout: layout
      ).finding(end: parts.content.upperBound)
      findings.add(message, line, range)
      if hasOtherSeparator { return [] }
      return cells.filter { !line.trimmed($0).isEmpty }.map { form($0, column: "") }
    }
    hasAllCells = true
    let forms = zip(cells, columns).map { form($0, column: $1) }
    reportOtherSubject(cells)
    for (column, separator) in zip(columns[cells.count...], separators) {
      self.cells.append([])
      findings.add(.emptyForm(column: column), line, separator..<(separator + 1))
    }
    return forms
  }

  /// Reports the first cell that names another person than its column: `ustedes comen` under vosotros.
  private mutating func reportOtherSubject(_ cells: [Range<Int>]) {
    let found = cells.indices.first { number in
      guard let subject = subjects[number], let column = Person(column: columns[number]) else {
        return false
      }
      // In `vos gusta` it is os.
      return subject == .vos
        ? column != .vos && column != .vosotros : !subject.agrees(withColumn: column)
    }
    guard let found, let subject = subjects[found]?.name else { return }
    let persons = zip(columns, subjects).map { $1?.name ?? $0 }
    let (column, order) = (columns[found], columns.beginning(12))
    let message = DiagnosticID.otherSubject.message(
      en: "\(word: subject) is under \(column).",
      es: "\(word: subject) está en la columna \(column).",
      help: Set(persons).count == columns.count
        ? .init(
          en:
            "Name the columns as the forms are, below the colour: formas: \(persons.beginning(12))",
          es:
            "Nombra las columnas como las formas, debajo del color: formas: \(persons.beginning(12))"
        )
        : .init(
          en: "Write the forms in this order: \(order)",
          es: "Escribe las formas en este orden: \(order)"))
    findings.add(message, line, line.trimmed(cells[found]))
  }

  /// A form without the words that follow the verb in its forms: `me doy` of `me doy cuenta`.
  private mutating func withoutTail(_ range: Range<Int>) -> Range<Int> {
    guard !tail.isEmpty else { return range }
    let words = range.split { isBlank(line.characters[$0]) }
    let others = words.count - tail.split(separator: " ").count
    guard others > 0 else { return range }
    let start = words[others].lowerBound
    let end = line.cleaned(start..<range.upperBound).loweredSpanish
    guard end == tail else {
      // The form keeps what agrees with it: nos ponemos tristes.
      if agree(end.split(separator: " ")[...], tail.split(separator: " ")[...]) {
        isTailOfForms = true
      }
      return range
    }
    isTailOfForms = true
    return line.trimmed(range.lowerBound..<start)
  }

  private mutating func form(_ cell: Range<Int>, column: String) -> String {
    var range = withoutMarks(line.trimmedEnd(line.trimmed(cell), of: isTrailing))
    let hasOption = line.optionalEnding(range)?.after.isEmpty == true
    if let (rest, inside) = line.withoutParentheses(range, onlyBefore: hasOption), !rest.isEmpty {
      let isBehind = rest.lowerBound == range.lowerBound
      let aside = isBehind ? rest.upperBound..<range.upperBound : range.lowerBound..<rest.lowerBound
      range = rest
      asides.append((inside.loweredSpanish, line.trimmed(aside), cells.count))
    }
    let withSubject = range
    range = line.withoutSubject(range)
    let before = line.cleaned(withSubject.lowerBound..<range.lowerBound)
    let after = line.cleaned(range.upperBound..<withSubject.upperBound)
    subjects.append(range == withSubject ? nil : Person(column: "\(before) \(after)"))
    if let parts = line.optionalEnding(range) {
      let end = withoutTail(range) == range ? parts.after : parts.after.prefix(0)
      cells.append([range, range])
      guard let form = word(parts.before), let rest = word(end) else { return "" }
      let other = Self.form(like: form, ending: parts.ending) ?? form + parts.ending
      return [form, other].map { fitting(rest.isEmpty ? $0 : "\($0) \(rest)", range) ?? "" }
        .joined(separator: "/")
    }
    cells.append([])
    if range.isEmpty {
      let place = cell.isEmpty ? cell.lowerBound..<(cell.lowerBound + 1) : cell
      findings.add(.emptyForm(column: column), line, place)
      return ""
    }
    let text = line.cleaned(range)
    if text == "-" { return text }
    if Self.longDashes.contains(text) {
      findings.add(
        .longDash, line, range,
        en: "\(word: text) is a long dash; it was read as a hyphen: no form here.",
        es: "\(word: text) es una raya; se ha leído como guion: aquí no hay forma.",
        help: "Write a hyphen: concernir: -, -, concierne, -, -, conciernen",
        ayuda: "Escribe un guion: concernir: -, -, concierne, -, -, conciernen")
      return "-"
    }
    if isMeantForHyphen(range) {
      findings.add(.oddLetter(text, help: DiagnosticMessage.writeForm), line, range)
      return ""
    }
    var forms: [String] = []
    for part in line.alternatives(range) {
      let text = line.cleaned(part).loweredSpanish
      if let first = forms.first, let meant = Self.form(like: first, ending: text) {
        cells[cells.count - 1].append(line.trimmed(part))
        forms.append(fitting(meant, part) ?? "")
      } else {
        forms.append(alternative(line.withoutSubject(line.trimmed(part)), in: range))
      }
    }
    // What is before the first form is meant for the others too: `te falta/faltan`.
    let lead = forms[0].lastIndex(of: " ").map { forms[0][...$0] } ?? ""
    return forms.map {
      $0.isEmpty || $0.contains(" ") ? $0 : fitting(lead + $0, range) ?? ""
    }.joined(separator: "/")
  }

  /// The form that an ending is short for: cansada of `cansado/a`, gustan of `gusta/n`, hablase of `hablara/se`; nil for
  /// other texts.
  private static func form(like form: String, ending: String) -> String? {
    let ending = ending.hasPrefix("-") ? String(ending.dropFirst()) : ending
    if ending == "n" { return form + ending }
    let isPlural = form.hasSuffix("os")
    if ending == "as" || !isPlural && ["a", "os"].contains(ending),
      isPlural || form.hasSuffix("o")
    {
      return form.dropLast(isPlural ? 2 : 1) + ending
    }
    return ["", "s", "mos", "is", "n"]
      .first { form.hasSuffix("ra" + $0) && ending.hasSuffix("se" + $0) }
      .map { form.dropLast(2 + $0.count) + "se" + $0 }
  }

  private static let longDashes: Set<String> = ["–", "—", "―", "−", "‐", "‑", "‒"]

  /// `--`, `...`, `?`
  private func isMeantForHyphen(_ range: Range<Int>) -> Bool {
    line.characters[range].allSatisfy { isBlank($0) || $0.isPunctuation && !"/;；、，".contains($0) }
  }

  private mutating func alternative(_ part: Range<Int>, in cell: Range<Int>) -> String {
    let range = withoutTail(line.trimmed(part))
    cells[cells.count - 1].append(range)
    if range.isEmpty {
      let mark = part.lowerBound > cell.lowerBound ? part.lowerBound - 1 : part.upperBound
      let name: LocalizedText =
        line.characters[mark] == "/"
        ? .init(en: "slash", es: "barra") : .init(en: "comma", es: "coma")
      findings.add(
        .emptyForm, line, mark..<(mark + 1),
        en: "A form is missing beside the \(name).",
        es: "Falta una forma al lado de la \(name).",
        help: "Write a form on both sides of the slash, irgo/yergo, or remove the \(name).",
        ayuda: "Escribe una forma a cada lado de la barra, irgo/yergo, o quita la \(name).")
      return ""
    }
    if line.cleaned(range) == "-" {
      let message = DiagnosticID.dashWithForm.message(
        en: "There is a hyphen beside a form; a hyphen means that the verb has no form here.",
        es: "Hay un guion al lado de una forma; un guion dice que el verbo aquí no tiene forma.",
        help: DiagnosticMessage.formsOrHyphen)
      findings.add(message, line, range)
      return ""
    }
    return word(range) ?? ""
  }

  // MARK: Words

  /// The words of a range, composed and in lower case; nil where something does not belong there.
  private mutating func word(_ range: Range<Int>) -> String? {
    if let start = range.first(where: { !isOfWords(line.characters[$0]) }) {
      let isDigit = line.characters[start].isWholeNumber
      let foreign = (start..<range.upperBound).prefix {
        !isOfWords(line.characters[$0]) && line.characters[$0].isWholeNumber == isDigit
      }
      if isDigit {
        let text = String(line.characters[foreign])
        findings.add(
          .digit, line, foreign,
          en: "There is a digit, \(quoted: text), in a word.",
          es: "Hay una cifra, \(quoted: text), en una palabra.",
          help: "Write the word with letters only, without a number before or after it: comer",
          ayuda: "Escribe la palabra solo con letras, sin ningún número delante ni detrás: comer")
      } else if let (letters, meant) = line.garbledLetter(at: start), meant?.first?.isLetter ?? true
      {
        findings.add(.garbledLetter(line.cleaned(letters), meant: meant), line, letters)
      } else {
        findings.add(.oddLetter(String(line.characters[foreign])), line, foreign)
      }
      return nil
    }
    return fitting(line.cleaned(range).loweredSpanish, range)
  }

  /// A form; nil where it is too long.
  private mutating func fitting(_ word: String, _ range: Range<Int>) -> String? {
    if word.count > FormKey.capacity {
      findings.add(
        .longForm, line, range,
        en: "This form has \(word.count) letters; a form can have at most \(FormKey.capacity).",
        es: "Esta forma tiene \(word.count) letras; no se admiten más de \(FormKey.capacity).",
        help: "Look for a missing comma or a missing end of line: \(DiagnosticMessage.example)",
        ayuda: "Mira si falta una coma o un salto de línea: \(DiagnosticMessage.example)")
      return nil
    }
    return word
  }

  /// The range without quotation marks at its ends, which are reported.
  private mutating func withoutMarks(_ range: Range<Int>) -> Range<Int> {
    let inner = line.insideMarks(range)
    if inner != nil { reportMarks(range) }
    return inner ?? range
  }

  private mutating func reportMarks(_ range: Range<Int>) {
    // A spreadsheet puts them around any cell.
    if layout.isUsual { findings.add(.quotationMarks(), line, range) }
  }
}
