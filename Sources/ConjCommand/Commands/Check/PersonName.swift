import SpanishText

/// Which columns of levels mean the same persons.
enum PersonName {
  /// Whether a form that the reference has under `known` may stand under `column`: the same person,
  /// or one that has the same forms (él, ella and usted; vos where it has no forms of its own).
  static func accepts(_ known: String, under column: String) -> Bool {
    let (known, column) = (known.folded, column.folded)
    return known == column || group(known) == group(column) || column == "vos" && known == "tu"
  }

  /// Whether the name is one of a person. Of other columns nothing is known.
  static func isPerson(_ column: String) -> Bool {
    let column = column.folded
    return column == "vos" || group(column) != column
  }

  private static func group(_ name: String) -> String {
    switch name {
    case "yo": "1s"
    case "tu": "2s"
    case "el", "ella", "usted": "3s"
    case "nosotros", "nosotras": "1p"
    case "vosotros", "vosotras": "2p"
    case "ellos", "ellas", "ustedes": "3p"
    default: name
    }
  }
}
