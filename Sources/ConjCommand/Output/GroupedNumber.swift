/// A number for people, its digits in threes: `660,499`.
func grouped(_ number: Int) -> String {
  let digits = String(number.magnitude)
  var text = number < 0 ? "-" : ""
  for (place, digit) in digits.enumerated() {
    if place > 0, (digits.count - place).isMultiple(of: 3) { text += "," }
    text.append(digit)
  }
  return text
}

/// A number with what it counts: `1 verb`, `11,625 verbs`.
func counted(_ number: Int, _ name: String) -> String {
  "\(grouped(number)) \(name)\(number == 1 ? "" : "s")"
}
