import SpanishGrammar
import SpanishText
import TestSupport
import Testing
import VerbForms

/// What holds of the verbs of `Levels/Reference` among each other.
///
/// What departs from it on purpose is listed here, and explained in `Levels/Reference/DECISIONS.md`.
@Suite struct ReferenceTests {
  /// A cell of the reference: the file of a level, without its folder, and a column.
  private struct Cell: Hashable {
    var file: String
    var column: String
  }

  private let index = FormIndex.builtin
  /// The files of the levels of the reference without their folder, and their columns, by number.
  private let levels: [Int: (file: String, columns: [String])]

  init() {
    let folder = "Reference/"
    let files = FormIndex.builtin.levels.enumerated().filter { $0.element.file.hasPrefix(folder) }
    levels = Dictionary(
      uniqueKeysWithValues: files.map {
        ($0.offset, (String($0.element.file.dropFirst(folder.count)), $0.element.columns))
      })
  }

  private func cells(of verb: String) -> [Cell: [String]] {
    var cells: [Cell: [String]] = [:]
    for line in index.lines(ofVerb: verb) {
      guard let level = levels[line.level] else { continue }
      for (column, forms) in zip(level.columns, line.forms) where !forms.isEmpty {
        cells[Cell(file: level.file, column: column), default: []] += forms
      }
    }
    return cells
  }

  // MARK: Derived verbs

  /// Prefixes that Spanish makes verbs with.
  private let prefixes = [
    "ante", "auto", "bien", "ciber", "co", "contra", "des", "en", "entre", "extra", "hiper", "im",
    "in", "inter", "mal", "micro", "multi", "pati", "post", "pre", "re", "retro", "semi", "sobre",
    "sota", "sub", "super", "tele", "terra", "tras", "trans", "ultra", "vice",
  ]

  /// Verbs that share no form with what looks like their base, in one cell at least.
  private let exceptions: [(reason: String, verbs: String)] = [
    (
      "not made of that verb: Latin, or of a noun",
      """
      comentar copiar coser desairar desjugar desosar encolar encorar enjugar entronar incensar insolar \
      intentar interrogar inventar preciar premiar presentar pretender redar redolar remolar renovar \
      sotaventar subir subrogar
      """
    ),
    (
      "made of a verb spelled like the base: atentar of tiento, colar of cola",
      "desatentar descolar"
    ),
    (
      "regular in the Academy's list",
      "descostar destronar encostar patiquebrar premostrar"
    ),
    ("regular participle", "corromper desabrir"),
    ("regular future, conditional and participle", "maldecir"),
  ]

  /// `reasentar` inflects like `asentar`, `deseuropeizar` like `europeizar`: in each cell both have a form, or
  /// neither has, and one of the forms is the base's behind the prefix, with its accent where it needs one.
  /// Behind a prefix the imperative of decir is -dice.
  @Test(.exhaustive) func derivedVerbsInflectLikeTheirBase() {
    let verbs = FormIndex.builtinVerbs
    let known = Set(verbs)
    var compared = 0
    var others: [String] = []
    for verb in verbs {
      for prefix in prefixes where verb.hasPrefix(prefix) {
        let base = String(verb.dropFirst(prefix.count))
        let start = prefix + (base.hasPrefix("rr") ? "r" : "")
        guard let base = [base, String(verb.dropFirst(start.count))].last(where: known.contains),
          base != verb
        else { continue }
        compared += 1
        let own = cells(of: verb)
        var derived = cells(of: base).mapValues { $0.map { self.derived($0, behind: start) } }
        if base == "decir" {
          derived[Cell(file: "10-imperativo.txt", column: "tú")]?.append(start + "dice")
        }
        // Commands of verbs with -se have it written onto them.
        let sameCommands = index.isPronominal(verb) == index.isPronominal(base)
        let differs = Set(own.keys).union(derived.keys).contains { cell in
          (sameCommands || !cell.file.contains("imperativo"))
            && Set(own[cell] ?? []).isDisjoint(with: derived[cell] ?? [])
        }
        if differs { others.append(verb) }
      }
    }
    #expect(compared > 1_000)
    let allowed = Set(exceptions.flatMap { $0.verbs.split(separator: " ") }.map(String.init))
    #expect(Set(others).subtracting(allowed).sorted() == [], "inflect otherwise than their base")
    #expect(allowed.subtracting(others).sorted() == [], "are exceptions no more")
  }

  /// A form behind a prefix: `da` behind `des` is `desda`, `dé` is `desdé`, `une` behind `re` is `reúne`.
  private func derived(_ form: String, behind prefix: String) -> String {
    let letters = Letters(form.unicodeScalars)
    guard let stress = Stress.position(in: letters) else { return prefix + form }
    let start = Letters(prefix.unicodeScalars)
    let word = Stress.spell(start + letters, stressedAt: start.count + stress)
    return String(String.UnicodeScalarView(word))
  }

  /// r behind a vowel is doubled: autorrepresentar. (autorizar is made of autor.)
  @Test func rIsDoubledBehindAPrefix() {
    let known = Set(FormIndex.builtinVerbs)
    for prefix in prefixes where "aeiou".contains(prefix.suffix(1)) {
      for base in known
      where base.hasPrefix("r") && known.contains(prefix + base) && prefix + base != "autorizar" {
        Issue.record("\(prefix + base) should be \(prefix)r\(base)")
      }
    }
  }

  // MARK: Vos

  /// The form for vos is made of that for vosotros: cantáis, cantás; cantéis, cantés; cantad, cantá.
  @Test(arguments: [
    ("01-indicativo-presente.txt", "12-indicativo-presente-vos.txt", ["ser", "haber"]),
    ("06-subjuntivo-presente.txt", "13-subjuntivo-presente-vos.txt", []),
    ("10-imperativo.txt", "14-imperativo-vos.txt", ["ser", "haber", "ir"]),
  ])
  func vosFollowsVosotros(file: String, vosFile: String, exceptions: [String]) {
    let vosotros = forms(ofColumn: "vosotros", in: file)
    let vos = forms(ofColumn: "vos", in: vosFile)
    #expect(Set(vos.keys) == Set(vosotros.keys))
    #expect(vos.count > rounds(11_000, few: 140))
    for (verb, forms) in vos where !exceptions.contains(verb) {
      let isCommand = verb.hasSuffix("se") && file.contains("imperativo")
      let rule = isCommand ? self.vos(ofReflexiveVosotros:) : self.vos(ofVosotros:)
      #expect(Set(forms).isSubset(of: (vosotros[verb] ?? []).map(rule)), "\(verb)")
    }
  }

  private static let linesOfMostUsed = FormIndex.builtinVerbs.prefix(150)
    .flatMap { FormIndex.builtin.lines(ofVerb: $0) }

  /// The forms of a column of a level, by verb: of the most used verbs, of all where tests are exhaustive.
  private func forms(ofColumn column: String, in file: String) -> [String: [String]] {
    guard let (number, level) = levels.first(where: { $0.value.file == file }),
      let place = level.columns.firstIndex(of: column)
    else { return [:] }
    let lines =
      isExhaustive
      ? index.lines(inLevel: number)
      : Self.linesOfMostUsed.filter { $0.level == number }
    return Dictionary(
      lines.map { ($0.writtenInfinitive, $0.forms[place]) },
      uniquingKeysWith: +
    ).filter { !$0.value.isEmpty }
  }

  /// quejaos, quejate.
  private func vos(ofReflexiveVosotros form: String) -> String {
    let letters = Letters(form.unicodeScalars)
    guard let stress = Stress.position(in: letters), form.hasSuffix("os") else { return form }
    let word = Stress.spell(letters.dropLast(2) + "te".unicodeScalars, stressedAt: stress)
    return String(String.UnicodeScalarView(word))
  }

  private func vos(ofVosotros form: String) -> String {
    var letters = Letters(form.unicodeScalars)
    guard let stress = Stress.position(in: letters), let last = letters.popLast() else {
      return form
    }
    if last == "s" {
      if letters.last == "i", letters.count - 1 != stress { letters.removeLast() }
      letters.append(last)
    }
    return String(String.UnicodeScalarView(Stress.spell(letters, stressedAt: stress)))
  }

  // MARK: Verbs with -se

  /// A verb that a level of the reference has with -se has it in all of them, and in the course.
  @Test(.exhaustive) func someVerbsHaveSeAlone() throws {
    let file = "11-formas-no-personales.txt"
    let number = try #require(levels.first { $0.value.file == file }?.key)
    let verbs = index.lines(inLevel: number).map(\.writtenInfinitive).filter { $0.hasSuffix("se") }
    #expect(verbs.count > 300)
    for verb in verbs { #expect(index.isPronominal(String(verb.dropLast(2))), "\(verb)") }
    for (number, level) in levels {
      let others = index.lines(inLevel: number).map(\.writtenInfinitive).filter {
        $0.hasSuffix("se")
      }
      #expect(Set(others).isSubset(of: verbs), "\(level.file)")
    }
    #expect(!index.isPronominal("levantar") && !index.isPronominal("ser"))
  }
}
