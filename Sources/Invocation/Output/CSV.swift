import Terminal

/// Tables for spreadsheets (RFC 4180).
package struct CSV {
  /// What divides values: where the decimal sign is a comma, spreadsheets expect semicolons.
  package let separator: Character

  /// A table of some rows. It begins with a mark, so that spreadsheets read it as UTF-8.
  package func table(_ rows: [[String]]) -> String { "\u{FEFF}" + rows.map(line).joined() }

  package func line(_ fields: [String]) -> String {
    fields.map { value($0) }.joined(separator: String(separator)) + "\r\n"
  }

  /// Before what a spreadsheet would take for a formula comes an apostrophe, as OWASP advises ("CSV Injection"). A
  /// hyphen by itself is a form that a verb lacks, and no formula.
  private func value(_ field: String) -> String {
    let text = visibleText(field)
    // A combining mark after a sign hides it from people, not from a spreadsheet.
    if let first = text.unicodeScalars.first, Self.beginsFormula.contains(first), text != "-" {
      return quotedValue("'\(text)")
    }
    return text.utf8.contains { Self.needsQuotes.contains($0) } ? quotedValue(text) : text
  }

  private static let beginsFormula: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
  private static let needsQuotes = "\",;\r\n".utf8
}

/// A value in quotation marks; those inside are doubled.
package func quotedValue(_ field: String) -> String {
  let scalars = field.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
  return "\"" + String(String.UnicodeScalarView(scalars)) + "\""
}

extension Environment {
  /// Whether numbers have a comma as decimal sign, by the locale of the system.
  var hasDecimalComma: Bool {
    let parts = localeCode("LC_NUMERIC")?.split(separator: "-") ?? []
    return parts.first.map { Self.languagesWithComma.contains($0) } ?? false
      && !parts.dropFirst().contains { Self.countriesWithPoint.contains($0) }
  }

  // decimal_point in glibc 2.36: languages with a comma in most of their countries, and their countries with a point.
  private static let languagesWithComma = Set(
    """
    an ast az be bg br bs ca cs da de el es et eu fi fo fr fur fy gl hr hu id is it ka kk lb lt lv mk mn nb nds nl nn \
    no oc pl pt ro ru sc sk sl sq sr sv tr uk vi wa
    """.split(separator: " "))
  private static let countriesWithPoint = Set(
    """
    ch do gt hn li mx ni pa pr sv us
    """.split(separator: " "))
}
