/// What is said where a line has more or fewer forms than the level has columns.
extension Wording {
  /// Why a line may have the wrong number of forms.
  enum CountCause {
    /// Something else than a comma stands between two forms.
    case separator(String)
    /// Two words stand where a comma may be missing between them.
    case missingComma(before: String, after: String)
    /// There is nothing between two commas.
    case extraComma
    /// Nothing tells.
    case unknown
  }

  static func wrongFormCount(_ count: Int, columns: [String], cause: CountCause) -> Wording {
    let found =
      switch count {
      case 0: "There is no form in this line"
      case 1: "There is 1 form in this line"
      default: "There are \(count) forms in this line"
      }
    let expected =
      "\(columns.count) \(columns.count == 1 ? "is" : "are") expected: "
      + names(columns)
    let message = "\(found); \(expected)."
    let (reason, help) = advice(tooFew: count < columns.count, cause: cause, columns: columns)
    return Wording(id: .wrongFormCount, message: message + reason, help: help)
  }

  /// The names of the columns, the first dozen of them.
  private static func names(_ columns: [String]) -> String {
    columns.prefix(12).joined(separator: ", ") + (columns.count > 12 ? ", …" : "")
  }

  private static func advice(
    tooFew: Bool, cause: CountCause, columns: [String]
  ) -> (reason: String, help: String) {
    switch cause {
    case .separator(let name):
      (" There is \(name) where a comma is expected.", "Put commas between the forms: \(example)")
    case .missingComma(let before, let after):
      (
        " A comma may be missing after “\(before)”.",
        "Put a comma between two forms: \(before), \(after)"
      )
    case .extraComma:
      (" There is a comma too many.", "Remove it; for a form that does not exist write a hyphen: -")
    case .unknown where columns != Level.persons:
      (
        tooFew ? " A form or a comma is missing." : " There is a form or a comma too many.",
        "Write a form for each name in the line “formas:”, or - for none: \(names(columns))"
      )
    case .unknown:
      (
        tooFew ? " A form or a comma is missing." : " There is a form or a comma too many.",
        "Write six forms, or name other columns below the colour: formas: gerundio, participio"
      )
    }
  }
}
