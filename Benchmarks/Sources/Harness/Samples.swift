/// The measured times of one side, in nanoseconds an item.
struct Samples {
  /// In the order they were taken.
  private(set) var values: [Double] = []

  /// Adds one.
  mutating func add(_ value: Double) { values.append(value) }

  /// The smallest value that at least `share` of the values do not exceed.
  func quantile(_ share: Double) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.last else { return .nan }
    let place = Int((share * Double(sorted.count)).rounded(.up)) - 1
    return sorted.indices.contains(place) ? sorted[place] : last
  }

  /// The middle value; of an even number of values the mean of both in the middle.
  var median: Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    let upper = sorted[sorted.count / 2]
    return sorted.count.isMultiple(of: 2) ? (sorted[sorted.count / 2 - 1] + upper) / 2 : upper
  }

  /// The smallest value.
  var minimum: Double { values.min() ?? .nan }
}
