import Terminal
import VerbForms

struct LevelWriter {
  let source: IndexSelection

  func write(
    _ listings: [LevelListing], _ format: Context.Format, _ context: inout Context
  ) throws(Failure) {
    switch format {
    case .text:
      if listings.allSatisfy({ $0.verb == nil }) {
        try writeList(listings, &context)
      } else if listings.allSatisfy({ $0.form == nil }) {
        try writeLines(listings, &context)
      } else {
        try writeForms(listings, &context)
      }
    case .tsv:
      for listing in listings { try context.output.appendLine(fields(of: listing)) }
    case .jsonl:
      for listing in listings { try record(of: listing).writeObject(to: &context.output) }
    }
  }

  private func writeList(_ listings: [LevelListing], _ context: inout Context) throws(Failure) {
    var table = TextTable()
    table.rightAligned = [1, 2]
    table.shrinkFirstColumn = 3
    table.rows = [["level", "verbs", "forms", "file"].map { .init($0, .faint) }]
    table.rows += listings.map { listing in
      let level = source.summaries[listing.level]
      return [
        .init(level.title, swatch: .color(level.colorHex)), .init(grouped(level.verbCount)),
        .init(grouped(level.formCount)), .init(level.file, .faint, keepsEnd: true),
      ]
    }
    try context.write(table)
  }

  /// Each level with the verb's line below it, which is longer than a column could be.
  private func writeLines(_ listings: [LevelListing], _ context: inout Context) throws(Failure) {
    let indent = String(repeating: " ", count: context.styler.swatchWidth + 2)
    for listing in listings {
      let level = source.summaries[listing.level]
      var heading = TextTable()
      heading.shrinkFirstColumn = 1
      heading.rows = [[.init(level.title, swatch: .color(level.colorHex)), location(of: listing)]]
      try context.write(heading)
      context.output.append("\(indent)\(visibleText(listing.verb?.text ?? ""))")
      try context.output.endLine()
    }
  }

  private func writeForms(_ listings: [LevelListing], _ context: inout Context) throws(Failure) {
    var table = TextTable()
    table.shrinkFirstColumn = 4
    table.rows = listings.map { listing in
      let level = source.summaries[listing.level]
      return [
        .init(level.title, swatch: .color(level.colorHex)),
        .init(listing.form?.form ?? "", .strong), .init(listing.form?.column ?? ""),
        .init(listing.verb?.infinitive ?? ""), location(of: listing),
      ]
    }
    try context.write(table)
  }

  private func location(of listing: LevelListing) -> TextTable.Cell {
    let file = source.summaries[listing.level].file
    return .init(listing.verb.map { "\(file):\($0.line)" } ?? file, .faint, keepsEnd: true)
  }

  private func fields(of listing: LevelListing) -> [String] {
    let level = source.summaries[listing.level]
    var fields = [
      level.title, level.colorHex.map { colorDigits($0) } ?? "", String(level.verbCount),
      String(level.formCount), level.file,
    ]
    if let verb = listing.verb { fields += [String(verb.line), verb.infinitive] }
    if let form = listing.form { fields += [form.form, form.column] }
    return fields
  }

  private func record(of listing: LevelListing) -> Record {
    let level = source.summaries[listing.level]
    var record: Record = [
      "title": level.title, "description": level.description,
      "colour": level.colorHex.map { colorDigits($0) }, "verbs": level.verbCount,
      "forms": level.formCount, "file": level.file, "persons": level.columns,
    ]
    if let verb = listing.verb {
      record += ["infinitive": verb.infinitive, "line": verb.line, "text": verb.text]
    }
    if let form = listing.form { record += ["form": form.form, "person": form.column] }
    return record
  }
}

/// A colour as a level's third line has it: `FF0000`.
func colorDigits(_ color: Int) -> String {
  let digits = String(color & 0xFF_FFFF, radix: 16, uppercase: true)
  return String(repeating: "0", count: 6 - digits.count) + digits
}
