/// A language that conj speaks.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case spanish = "es"

  /// The language for a code such as `es` or `es-mx`: Spanish, or English for every other one.
  package init(code: String) {
    self = code.split(separator: "-").first == "es" ? .spanish : .english
  }

  /// A number for people, its digits in threes: `660,499`, in Spanish `660 499` and `2762`.
  package func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = number < 0 ? "-" : ""
    let isDivided = self == .english || digits.count > 4
    for (index, digit) in digits.enumerated() {
      if isDivided, index > 0, (digits.count - index).isMultiple(of: 3) {
        text += self == .english ? "," : "\u{A0}"
      }
      text.append(digit)
    }
    return text
  }
}
