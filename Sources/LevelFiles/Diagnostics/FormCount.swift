internal import SpanishGrammar
internal import SpanishText
internal import Wording

/// Finds out why a line has more or fewer forms than there are columns, and where.
struct FormCount {
  /// A cause, what to do, and what is to be marked.
  typealias Cause = (reason: LocalizedText, help: LocalizedText, range: Range<Int>)

  let line: SourceLine
  let cells: [Range<Int>]
  let columns: [String]
  let layout: TableLayout

  private var trimmed: [Range<Int>] { cells.map(line.content) }

  /// What to say of a line that ends here, what is to be marked, and whether something else separates its forms.
  func finding(end: Int) -> (message: DiagnosticMessage, range: Range<Int>, hasOtherSeparator: Bool)
  {
    let separator = cells.count < columns.count ? separator() : nil
    let (reason, help, range) =
      cells.count < columns.count
      ? separator ?? remark(after: end) ?? commaInCell() ?? missingComma() ?? unknown(end..<end)
      : extraComma() ?? unknown(trimmed[columns.count].lowerBound..<end)
    let (count, expected, names) = (cells.count, columns.count, columns.beginning(12))
    let found: LocalizedText =
      count == 0
      ? .init(en: "There is no form", es: "no hay ninguna forma")
      : .init(
        en: "There \(count, "is", "are") \(count) \(count, "form", "forms")",
        es: "hay \(count) \(count, "forma", "formas")")
    let message = DiagnosticID.wrongFormCount.message(
      en:
        "\(found) in this line; \(expected) \(expected, "is", "are") expected: \(names). \(reason)",
      es:
        "En esta línea \(found); se \(expected, "espera", "esperan") \(expected): \(names). \(reason)",
      help: help)
    return (message, range, separator != nil)
  }

  /// Something between two words that people put in the place of a comma.
  private func separator() -> Cause? {
    for cell in trimmed {
      // `coméis y comen`, `vivo - vives`.
      let word = words(in: cell).dropFirst().dropLast()
        .first { ["y", "e", "-", "–", "—"].contains(line.cleaned($0)) }
      let mark =
        cell.dropLast().first { ";；，、.|\t".contains(line.characters[$0]) } ?? slash(in: cell)
      guard let range = word ?? mark.map({ $0..<($0 + 1) }),
        let name = Self.substitutes[String(line.characters[range])]
      else { continue }
      return (
        .init(
          en: "There is \(name) where a comma is expected.",
          es: "Hay \(name) donde se espera una coma."),
        DiagnosticMessage.putCommas, range
      )
    }
    return nil
  }

  /// The first slash of as many as would part the columns, one between spaces rather than one in `irgo/yergo`.
  private func slash(in cell: Range<Int>) -> Int? {
    let slashes = cell.dropFirst().filter { line.characters[$0] == "/" }
    guard cells.count == 1, columns.count > 1, slashes.count >= columns.count - 1 else {
      return nil
    }
    return slashes.first { isBlank(line.characters[$0 - 1]) } ?? slashes.first
  }

  /// What somebody put in the place of the colon after an infinitive; nil for other characters.
  static func colonSubstitute(_ character: Character) -> LocalizedText? {
    ",;.=-–—>→：|".contains(character) ? substitutes[String(character)] : nil
  }

  /// What people put in the place of commas and colons.
  private static let substitutes: [String: LocalizedText] = [
    "y": .verbatim("“y”"),
    "e": .verbatim("“e”"),
    ",": .init(en: "a comma", es: "una coma"),
    "，": .init(en: "a wide comma", es: "una coma ancha"),
    "、": .init(en: "a Chinese comma", es: "una coma china"),
    ";": .init(en: "a semicolon", es: "un punto y coma"),
    "；": .init(en: "a wide semicolon", es: "un punto y coma ancho"),
    "：": .init(en: "a wide colon", es: "unos dos puntos anchos"),
    ".": .init(en: "a full stop", es: "un punto"),
    "-": .init(en: "a hyphen", es: "un guion"),
    "–": dash,
    "—": dash,
    "=": .init(en: "an equals sign", es: "un signo igual"),
    ">": arrow,
    "→": arrow,
    "/": .init(en: "a slash", es: "una barra"),
    "|": .init(en: "a vertical bar", es: "una barra vertical"),
    "\t": .init(en: "a tab", es: "un tabulador"),
  ]

  private static let dash = LocalizedText(en: "a dash", es: "una raya")
  private static let arrow = LocalizedText(en: "an arrow", es: "una flecha")

  /// A remark where a form is expected: `como, #tú comes`.
  private func remark(after end: Int) -> Cause? {
    let mark = (end..<line.all.upperBound).first { !isTrailing(line.characters[$0]) }
    guard let mark, line.characters[mark] == "#",
      line.characters[max(end - 1, 0)..<mark].contains(where: { isSeparator($0) || $0 == ":" })
    else { return nil }
    return (
      .init(
        en: "The # makes the rest of the line a remark.",
        es: "El signo # hace del resto de la línea un comentario."),
      .init(en: "Remove the #: \(example)", es: "Quita el signo #: \(example)"),
      mark..<(mark + 1)
    )
  }

  /// The first comma of a cell of a spreadsheet that has as many as cells are missing, or is the only one:
  /// `comer;"como, comes, come"`.
  private func commaInCell() -> Cause? {
    let commas = trimmed.map { cell in cell.filter { line.characters[$0] == "," } }
    let found = commas.first { cells.count == 1 || $0.count == columns.count - cells.count }
    return found?.first.map { comma in
      (
        .init(
          en: "This comma is in a cell with several forms.",
          es: "Esta coma está en una casilla con varias formas."),
        .init(
          en: "Write each form in a cell of its own, or the line as levels have it: \(example)",
          es: "Escribe cada forma en su casilla, o la línea como la tienen los niveles: \(example)"),
        comma..<(comma + 1)
      )
    }
  }

  private var example: String { DiagnosticMessage.example }

  /// A cell that has at least twice as many words as another: two forms without a comma.
  private func missingComma() -> Cause? {
    let trimmed = trimmed
    let words = trimmed.map(self.words)
    let usual =
      words.count == 1 ? max(1, words[0].count / columns.count) : words.map { $0.count }.min() ?? 1
    let commas = trimmed.map { line.first(",", in: $0) }
    let found = words.indices.first {
      // `yo como` is one form.
      words[$0].count >= 2 * usual && commas[$0] == nil
        && self.words(in: line.withoutSubject(trimmed[$0])).count > usual
    }
    guard usual > 0, let cell = found.map({ words[$0] }) else { return nil }
    let before = line.cleaned(cell[0].lowerBound..<cell[usual - 1].upperBound)
    let after = line.cleaned(cell[usual].lowerBound..<cell[2 * usual - 1].upperBound)
    return (
      .init(
        en: "A comma may be missing after \(word: before).",
        es: "Puede que falte una coma después de \(word: before)."),
      .init(
        en: "Put a comma between two forms: \(before), \(after)",
        es: "Pon una coma entre dos formas: \(before), \(after)"),
      cell[usual - 1].upperBound..<cell[usual].lowerBound
    )
  }

  /// The second of two separators with nothing between them, if it is the only one that is too many.
  private func extraComma() -> Cause? {
    guard let index = trimmed.firstIndex(where: { $0.isEmpty }) else { return nil }
    let mark = cells[index].upperBound
    let last = min(mark, line.all.upperBound - 1)
    guard let name = Self.substitutes[String(line.characters[last])],
      cells.count == columns.count + 1
    else { return nil }
    return (
      .init(en: "There is \(name) too many.", es: "Sobra \(name)."),
      .init(
        en: "Remove it; for a form that does not exist write a hyphen: -",
        es: "Quita ese signo; para una forma que no existe escribe un guion: -"), mark..<(mark + 1)
    )
  }

  private func unknown(_ range: Range<Int>) -> Cause {
    let reason: LocalizedText =
      cells.count < columns.count
      ? .init(en: "A form or a comma is missing.", es: "Falta una forma o una coma.")
      : .init(en: "There are too many forms or commas.", es: "Sobran formas o comas.")
    let names = columns.beginning(12)
    let others = otherColumns.map { $0.beginning(12) }
    let help: LocalizedText =
      if columns != Level.persons {
        .init(
          en: "Write a form for each name in the line “formas:”, or - for none: \(names)",
          es: "Escribe una forma para cada nombre de la línea “formas:”, o - si no hay: \(names)")
      } else if let others {
        .init(
          en: "Write six forms, or name other columns below the colour: formas: \(others)",
          es: "Escribe seis formas, o nombra otras columnas debajo del color: formas: \(others)")
      } else if cells.count == 1, isLikeLlueve {
        .init(
          en: "Write six forms; of a verb like llover: -, -, \(form(0)), -, -, -",
          es: "Escribe seis formas; de un verbo como llover: -, -, \(form(0)), -, -, -")
      } else {
        .init(en: "Write six forms: \(example)", es: "Escribe seis formas: \(example)")
      }
    return (reason, help, range)
  }

  /// The columns that a line with this number of forms may have.
  private var otherColumns: [String]? {
    switch cells.count {
    case 1: nameOfOne.map { [$0] }
    case 2: [Tense.gerundio.name, Tense.participio.name]
    case 3: Array(Level.persons.prefix(3))
    case 4: ["tú", "usted", form(2).hasSuffix("mos") ? "nosotros" : "vosotros", "ustedes"]
    case 5: layout.personsOfFiveForms
    case 7: ["yo", "tú", "vos"] + Level.persons.dropFirst(2)
    default: nil
    }
  }

  /// The column that one form may be in; nil for one of a person: hay, llueve.
  private var nameOfOne: String? {
    if let tense = layout.tense { return tense.hasPersons ? nil : tense.name }
    if form(0).hasSuffix("ndo") { return Tense.gerundio.name }
    return ["ado", "ido", "to", "cho"].contains { form(0).hasSuffix($0) }
      ? Tense.participio.name : nil
  }

  /// Whether one form may be that of él: llueve, llovió, hay.
  private var isLikeLlueve: Bool {
    layout.tense != .imperativo && form(0).last.map { "aeyáéó".contains($0) } ?? false
  }

  private func form(_ number: Int) -> String { line.cleaned(trimmed[number]).loweredSpanish }

  /// The words of a range; `irgo / yergo` is one.
  private func words(in range: Range<Int>) -> [Range<Int>] {
    range.split { index in
      isBlank(line.characters[index])
        && !line.characters[max(index - 1, 0)...].prefix(3).contains("/")
    }
  }
}

extension [String] {
  /// A list for people, of the first ones alone where there are more: `yo, tú, …`.
  package func beginning(_ most: Int) -> String {
    prefix(most).joined(separator: ", ") + (count > most ? ", …" : "")
  }
}

extension SourceLine {
  /// The separators after the last form of a line; each is followed by an empty cell.
  func separators(_ separator: Character, after forms: Range<Int>) -> [Int] {
    (forms.upperBound..<all.upperBound).prefix { isTrailing(characters[$0]) }
      .filter { characters[$0] == separator }
  }
}
