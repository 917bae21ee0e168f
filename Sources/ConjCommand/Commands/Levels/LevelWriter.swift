import Terminal
import VerbForms

/// Writes the lines of `conj levels` in a format.
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
      for listing in listings { try writeFields(of: listing, &context.output) }
    case .jsonl:
      for listing in listings { try writeObject(of: listing, &context.output) }
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
    try table.write(to: &context.output, width: context.width, styler: context.styler)
  }

  /// Each level with the verb's line below it, which is longer than a column could be.
  private func writeLines(_ listings: [LevelListing], _ context: inout Context) throws(Failure) {
    let styler = context.styler
    for listing in listings {
      let level = source.summaries[listing.level]
      var heading = TextTable()
      heading.shrinkFirstColumn = 1
      heading.rows = [[.init(level.title, swatch: .color(level.colorHex)), location(of: listing)]]
      try heading.write(to: &context.output, width: context.width, styler: styler)
      let indent = String(repeating: " ", count: styler.swatchWidth + 2)
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
    try table.write(to: &context.output, width: context.width, styler: context.styler)
  }

  private func location(of listing: LevelListing) -> TextTable.Cell {
    let file = source.summaries[listing.level].file
    return .init(listing.verb.map { "\(file):\($0.line)" } ?? file, .faint, keepsEnd: true)
  }

  private func writeFields(
    of listing: LevelListing, _ output: inout OutputBuffer
  ) throws(Failure) {
    let level = source.summaries[listing.level]
    var fields = [
      level.title, level.colorHex.map { colorDigits($0) } ?? "", String(level.verbCount),
      String(level.formCount), level.file,
    ]
    if let verb = listing.verb { fields += [String(verb.line), verb.infinitive] }
    if let form = listing.form { fields += [form.form, form.column] }
    try output.appendLine(fields)
  }

  private func writeObject(
    of listing: LevelListing, _ output: inout OutputBuffer
  ) throws(Failure) {
    let level = source.summaries[listing.level]
    output.append("{")
    output.appendJSONPair("title", level.title, first: true)
    output.appendJSONPair("description", level.description)
    output.appendJSONName("colour")
    if let color = level.colorHex {
      output.appendJSON(colorDigits(color))
    } else {
      output.append("null")
    }
    output.appendJSONPair("verbs", level.verbCount)
    output.appendJSONPair("forms", level.formCount)
    output.appendJSONPair("file", level.file)
    output.appendJSONName("persons")
    output.appendJSONArray(level.columns) { $0.appendJSON($1) }
    if let verb = listing.verb {
      output.appendJSONPair("infinitive", verb.infinitive)
      output.appendJSONPair("line", verb.line)
      output.appendJSONPair("text", verb.text)
    }
    if let form = listing.form {
      output.appendJSONPair("form", form.form)
      output.appendJSONPair("person", form.column)
    }
    output.append("}")
    try output.endLine()
  }
}

/// A colour as a level's third line has it: `FF0000`.
func colorDigits(_ color: Int) -> String {
  let digits = String(color & 0xFF_FFFF, radix: 16, uppercase: true)
  return String(repeating: "0", count: 6 - digits.count) + digits
}
