import SpanishGrammar

/// Puts the cells of a verb into the tables of a conjugation.
struct ConjugationBuilder {
  typealias Form = FormIndex.Conjugation.Form

  /// The forms of a cell, each once, and where they are: a level may have thousands in one.
  private struct FormList {
    private(set) var forms: [Form] = []
    private var byText: [String: Int] = [:]
    private var byForm: [String: Int] = [:]

    /// Where the same form is: of a compound tense the helper counts (hubiera and hubiese ido).
    func index(of form: Form) -> Int? {
      let same = byText[form.text]
      guard !byForm.isEmpty, let own = byForm[Self.key(of: form)] else { return same }
      return min(same ?? own, own)
    }

    /// The own form with what follows it: `tengo hambre` is another form than `tengo sed`.
    private static func key(of form: Form) -> String {
      // Without a tense `coma` may be a wish and `no coma` a command.
      if form.tense == nil || form.construction.isNegated { return form.text }
      let words = form.text.split(separator: " ")
      let own = words.lastIndex { $0 == form.form }
      return own.map { words[$0...].joined(separator: " ") } ?? form.form
    }

    mutating func append(_ form: Form) {
      forms.append(form)
      note(forms.count - 1)
    }

    mutating func replace(_ index: Int, with form: Form) {
      if byText[forms[index].text] == index { byText[forms[index].text] = nil }
      forms[index] = form
      note(index)
    }

    private mutating func note(_ index: Int) {
      let form = forms[index]
      byText[form.text] = min(byText[form.text] ?? index, index)
      if form.construction.helpers.isEmpty {
        let key = Self.key(of: form)
        byForm[key] = min(byForm[key] ?? index, index)
      }
    }
  }

  private struct Cell {
    private var list = FormList()
    private var isReflexive = false

    var forms: [Form] { list.forms }

    /// Adds the forms of another level. Of a form's spellings the one with the fewest pronouns is kept, and
    /// the order is that of the level which has all of them; a reflexive verb adds nothing to another's forms.
    mutating func add(_ added: [Form], isReflexive: Bool) {
      if forms.isEmpty { self.isReflexive = isReflexive }
      guard isReflexive == self.isReflexive else { return }
      var others = added
      var new = FormList()
      for form in added { new.append(form) }
      if forms.allSatisfy({ new.index(of: $0) != nil }) { (others, list) = (forms, new) }
      for form in others {
        if let known = list.index(of: form) {
          if form.text.utf8.count < forms[known].text.utf8.count { list.replace(known, with: form) }
        } else {
          list.append(form)
        }
      }
    }
  }

  private struct Row {
    /// The person's number; for others a number after all of these.
    var order: Int
    var name: String
    /// One; in the imperative the affirmative and then the negative one.
    var cells = [Cell(), Cell()]

    var isEmpty: Bool { cells.allSatisfy { $0.forms.isEmpty } }
  }

  private struct Table {
    /// The tense's number; for others a number after all of these.
    var order: Int
    var name: String
    var tense: Tense?
    /// The rows of persons by their numbers, others by their names.
    var rows: [String: Row] = [:]

    var isEmpty: Bool { rows.values.allSatisfy { $0.isEmpty } }
  }

  private static let afterAll = 1000

  /// The tables of tenses by their names, others by their titles after a tab.
  private var drafts: [String: Table] = [:]

  /// Whether it has no form.
  var isEmpty: Bool { drafts.values.allSatisfy { $0.isEmpty } }

  /// Whether it has no form in a tense with persons.
  func lacks(_ tense: Tense?) -> Bool {
    guard let tense, tense.hasPersons else { return false }
    let shown = tense == .imperativoNegativo ? .imperativo : tense
    return drafts[shown.name]?.isEmpty ?? true
  }

  /// Adds a cell: one without forms where the verb lacks it.
  mutating func add(_ cell: VerbCells.Cell) {
    guard let first = cell.forms.first, let last = cell.forms.last else {
      return add(cell, in: cell.tense)
    }
    add(cell, in: first.tense)
    if last.tense != first.tense { add(cell, in: last.tense) }
  }

  /// Adds the forms of a cell in a tense; table and row are made where they are missing.
  private mutating func add(_ cell: VerbCells.Cell, in tense: Tense?) {
    var draft = Table(order: Self.afterAll + drafts.count, name: cell.title)
    // Both imperatives are in one table.
    let shown = tense == .imperativoNegativo ? .imperativo : tense
    if let shown { draft = Table(order: Int(shown.rawValue), name: shown.name, tense: shown) }
    var row = Row(order: Self.afterAll, name: cell.column)
    let person = cell.hasOwnRow ? nil : cell.person
    if let person { row.order = Int(person.rawValue) }
    // Levels of six persons have the command to usted under él.
    if shown == .imperativo, let addressed = person?.addressed, addressed != person {
      row = Row(order: Int(addressed.rawValue), name: addressed.name)
    }
    if let tense, !tense.hasPersons {
      draft = Table(order: Int(Tense.gerundio.rawValue), name: "formas no personales")
      row = Row(order: Int(tense.rawValue), name: tense.name)
    }
    let table = draft.tense?.name ?? "\t" + draft.name
    let isOther = row.order >= Self.afterAll
    let key = isOther ? row.name : "\t\(row.order)"
    // Other rows stay in the order in which they come.
    if isOther { row.order += drafts[table]?.rows.count ?? 0 }
    drafts[table, default: draft].rows[key, default: row]
      .cells[tense == .imperativoNegativo ? 1 : 0]
      .add(cell.forms.filter { $0.tense == tense }, isReflexive: cell.isReflexive)
  }

  func tables(infinitive: String) -> [FormIndex.Conjugation.Table] {
    var tables: [FormIndex.Conjugation.Table] = []
    var rowsOfTables: [Set<String>] = []
    var tablesWithRow: [String: [Int]] = [:]
    for draft in drafts.values.sorted(by: { $0.order < $1.order }) {
      let table = table(of: draft, infinitive: infinitive)
      let rows = Set(table.rows.map { $0.text })
      if draft.order >= Self.afterAll {
        // A level that names no tense may have what another has: one of the few with its rarest row.
        let candidates = rows.map { tablesWithRow[$0] ?? [] }.min { $0.count < $1.count } ?? []
        if candidates.contains(where: { rows.isSubset(of: rowsOfTables[$0]) }) { continue }
      }
      for row in rows { tablesWithRow[row, default: []].append(tables.count) }
      rowsOfTables.append(rows)
      tables.append(table)
    }
    return tables
  }

  private func table(of draft: Table, infinitive: String) -> FormIndex.Conjugation.Table {
    var rows = draft.rows.values.sorted { $0.order < $1.order }
    // Another level may have no other column of the person.
    var names: Set<String> = []
    for number in rows.indices.reversed() where !names.insert(rows[number].name).inserted {
      rows[number].name = Person(column: rows[number].name)?.name ?? rows[number].name
    }
    var (name, tense) = (draft.name, draft.tense)
    var columns = [""]
    var shown = 0..<1
    if tense == .imperativo {
      // Nobody commands himself.
      rows.removeAll { $0.order == Int(Person.yo.rawValue) && $0.isEmpty }
      if rows.contains(where: { !$0.cells[1].forms.isEmpty }) {
        if rows.contains(where: { !$0.cells[0].forms.isEmpty }) {
          columns = ["afirmativo", "negativo"]
          shown = 0..<2
        } else {
          tense = .imperativoNegativo
          name = Tense.imperativoNegativo.name
          shown = 1..<2
        }
      }
    } else if tense == nil, draft.order < Self.afterAll {
      let order = Int(Tense.infinitivo.rawValue)
      let own = rows.firstIndex { $0.order == order }.map { rows.remove(at: $0) }
      var first = own ?? Row(order: order, name: Tense.infinitivo.name)
      if first.isEmpty {
        let form = Form(text: infinitive, form: infinitive, tense: .infinitivo)
        first.cells[0].add([form], isReflexive: false)
      }
      rows.insert(first, at: 0)
    }
    return FormIndex.Conjugation.Table(
      name: name, tense: tense, columns: columns,
      rows: rows.map { row in .init(name: row.name, cells: row.cells[shown].map { $0.forms }) })
  }
}

extension FormIndex.Conjugation.Row {
  /// Its name and its forms in one line.
  fileprivate var text: String {
    name + "\t" + cells.map { $0.map { $0.text }.joined(separator: "/") }.joined(separator: "\t")
  }
}
