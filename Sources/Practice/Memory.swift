/// What FSRS knows of an item: how long it is remembered, and how hard it is.
///
/// FSRS-6 with the parameters that its authors publish as defaults, two of its four ratings and no steps within a day
/// (open-spaced-repetition, "The Algorithm", and py-fsrs 6.3, MIT licence).
package struct Memory: Hashable, Sendable {
  /// The days after which the item is remembered in nine cases of ten.
  package private(set) var stability: Double
  /// From 1, easy, to 10.
  package private(set) var difficulty: Double
  /// The day of the last review.
  package private(set) var day: Int

  /// Nine of ten are to be remembered when they are asked.
  private static let retention = 0.9
  private static let longestInterval = 36_500.0
  private static let leastStability = 0.001

  private static let parameters = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  private static let decay = -parameters[20]
  private static let factorOfGrowth = exponential(parameters[8])
  private static let easiest = initialDifficulty(4)
  private static let factor = power(retention, 1 / decay) - 1

  /// The memory after the first review.
  package init(isRight: Bool, day: Int) {
    stability = max(Self.parameters[isRight ? 2 : 0], Self.leastStability)
    difficulty = Self.clamped(Self.initialDifficulty(Self.rating(isRight)))
    self.day = day
  }

  /// Takes a review into account, of ``day`` or later.
  package mutating func review(isRight: Bool, day today: Int) {
    let (w, rating) = (Self.parameters, Self.rating(isRight))
    let before = stability
    if today <= day {
      let growth = exponential(w[17] * (rating - 3 + w[18])) * power(before, -w[19])
      stability = before * (isRight ? max(growth, 1) : growth)
    } else if isRight {
      let growth =
        Self.factorOfGrowth * (11 - difficulty) * power(before, -w[9])
        * (exponential((1 - recall(onDay: today)) * w[10]) - 1)
      stability = before * (1 + growth)
    } else {
      let long =
        w[11] * power(difficulty, -w[12]) * (power(before + 1, w[13]) - 1)
        * exponential((1 - recall(onDay: today)) * w[14])
      stability = min(long, before / exponential(w[17] * w[18]))
    }
    stability = max(stability, Self.leastStability)
    let change = -w[6] * (rating - 3)
    let damped = difficulty + (10 - difficulty) * change / 9
    difficulty = Self.clamped(w[7] * Self.easiest + (1 - w[7]) * damped)
    day = today
  }

  /// How likely the item is remembered on a day, from 0 to 1.
  package func recall(onDay today: Int) -> Double {
    power(1 + Self.factor * Double(max(today - day, 0)) / stability, Self.decay)
  }

  /// The day on which it is to be asked again: one after the last at least.
  package var dueDay: Int {
    day + Int(min(max(stability.rounded(.toNearestOrEven), 1), Self.longestInterval))
  }

  /// FSRS rates answers from 1, again, to 4, easy; 3 is good.
  private static func rating(_ isRight: Bool) -> Double { isRight ? 3 : 1 }

  private static func initialDifficulty(_ rating: Double) -> Double {
    parameters[4] - exponential(parameters[5] * (rating - 1)) + 1
  }

  private static func clamped(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }
}
