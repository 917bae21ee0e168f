/// Outcomes with one unit and the same baselines as a Markdown table: median, spread and the ratio of
/// the medians to each baseline's.
func markdown(_ heading: String, _ outcomes: [Outcome]) -> String {
  guard let first = outcomes.first else { return "" }
  var text = "### \(heading)\n\n"
  text += "| | | median \(first.unit) | min | p90 | p99 |"
  text += first.baselines.map { " × \($0) |" }.joined()
  text += "\n|---|---|---:|---:|---:|---:|" + first.baselines.map { _ in "---:|" }.joined() + "\n"
  for outcome in outcomes {
    let bases = outcome.baselines.map { base in
      outcome.results.first { $0.name == base }?.samples.median ?? .nan
    }
    for (row, (name, samples)) in outcome.results.enumerated() {
      let figures = [
        samples.median, samples.minimum, samples.quantile(0.9), samples.quantile(0.99),
      ]
      let columns =
        [row == 0 ? outcome.title : "", name]
        + (figures + bases.map { samples.median / $0 }).map { decimal($0) }
      text += "| \(columns.joined(separator: " | ")) |\n"
    }
  }
  return text
}

/// A number with about three digits: `0.0345`, `1.23`, `45.6`, `789`, `1,234`.
func decimal(_ value: Double) -> String {
  guard value.isFinite else { return "–" }
  let size = abs(value)
  let places = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : size >= 0.1 ? 3 : 4
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = Int((size * scale).rounded())
  let whole = scaled / Int(scale)
  let sign = value < 0 ? "-" : ""
  guard places > 0 else { return sign + grouped(whole) }
  let rest = String(scaled % Int(scale))
  return "\(sign)\(whole)." + String(repeating: "0", count: places - rest.count) + rest
}

/// A whole number with commas between thousands: `658,876`.
func grouped(_ value: Int) -> String {
  let digits = Array(String(value))
  var text = ""
  for (place, digit) in digits.enumerated() {
    if place > 0, (digits.count - place).isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return text
}
