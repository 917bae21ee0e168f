import LevelFiles
import SpanishGrammar

/// Levels of nonsense that have everything that levels can have, more often than real ones do:
/// alternatives, missing cells, reflexive verbs and forms, verbs on several lines and in several
/// levels, forms of several verbs, forms that differ by accents alone.
///
/// No word of them ends like one with a pronoun attached, so every answer is one of the bands 1 to 3.
public struct RandomLevels {
  private var random: SeededRandom
  private let letters = ["a", "á", "i", "í", "n", "ñ", "r", "u", "ú", "ü"]
  private var verbs: [String] = []

  /// Levels of this seed.
  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// One to five levels of two to nine lines each.
  public mutating func make() -> [Level] {
    verbs = (0..<Int.random(in: 2...7, using: &random)).map { _ in
      Int.random(in: 0..<4, using: &random) == 0
        ? "ir" : word(1...2) + (["ar", "ir", "ír", "uar"].randomElement(using: &random) ?? "ar")
    }
    return (0..<Int.random(in: 1...5, using: &random)).map { level(number: $0) }
  }

  /// A word of the same letters, of this many.
  public mutating func word(_ lengths: ClosedRange<Int>) -> String {
    (0..<Int.random(in: lengths, using: &random)).map { _ in
      letters.randomElement(using: &random) ?? "a"
    }.joined()
  }

  private mutating func level(number: Int) -> Level {
    let order: Level.Order =
      [.reading, .reading, .usage, .last].randomElement(using: &random)
      ?? .reading
    let columns: [String] =
      [Level.persons, ["gerundio", "participio"], ["vos"]].randomElement(using: &random)
      ?? Level.persons
    let tenses: [Tense?] = [nil, .presente, .imperativo, .subjuntivoImperfecto]
    let tense = tenses.randomElement(using: &random) ?? nil
    let lives = Bool.random(using: &random) ? Int.random(in: 0...99, using: &random) : nil
    let seconds = Bool.random(using: &random) ? Int.random(in: 1...3600, using: &random) : nil
    var line = 4
    let challenges = (0..<Int.random(in: 2...9, using: &random)).map { _ in
      line += Int.random(in: 1...3, using: &random)
      return Level.Challenge(
        verb: verb(), forms: columns.map { _ in cell() }, line: number % 2 == 0 ? line : 0)
    }
    return Level(
      title: "Nivel \(number)", description: "Palabras al azar", colorHex: number * 0x1234,
      challenges: challenges, columns: columns, order: order, tense: tense,
      lives: lives, secondsForAnswer: seconds,
      grade: Bool.random(using: &random) ? LevelGrade.allCases.randomElement(using: &random) : nil,
      file: "nivel-\(number).txt")
  }

  private mutating func verb() -> String {
    let verb = verbs.randomElement(using: &random) ?? "ir"
    return Int.random(in: 0..<4, using: &random) == 0 ? verb + "se" : verb
  }

  private mutating func cell() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: "-"
    case 1: "me " + word(1...3)
    // An index has equal alternatives once.
    case 2: word(1...2) + "/" + word(3...3)
    case 3: "no se " + word(1...3) + "/ú" + word(1...2) + " " + word(1...2)
    case 4: verbs.randomElement(using: &random) ?? "ir"
    default: word(1...4)
    }
  }
}
