import SpanishGrammar
import SpanishText

/// The cheapest way from one folded word to another, whatever its cost.
public func plainEditCost(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var table = PlainEditTable(to: second)
  for letter in first { table.append(letter) }
  return table.cost
}

/// The table of an edit distance, a row for each letter of a word that is read.
///
/// Suggestions come from a search along the automaton that keeps within a bound; this plain table
/// says what that search has to find.
public struct PlainEditTable {
  private let target: [UInt8]
  private var word: [UInt8] = []
  /// The rows one after another, each with a cell more than the target has letters.
  private var cells: [Int]
  /// What it costs to take one letter of ASCII for another, asked once.
  private static let exchanges: [[Int]] = (0..<128).map { first in
    (0..<128).map { EditCost.exchange(first, $0) }
  }

  /// A table of no letters so far.
  public init(to target: [UInt8]) {
    self.target = target
    cells = target.reduce(into: [0]) { $0.append($0[$0.count - 1] + EditCost.gap($1)) }
  }

  /// What it costs to make the target of the letters that were read.
  public var cost: Int { cells[cells.count - 1] }
  /// The least that it can cost whatever letters follow.
  public var least: Int { cells.suffix(2 * width).min() ?? 0 }

  private var width: Int { target.count + 1 }

  /// Forgets all but the first letters.
  public mutating func keep(_ count: Int) {
    word.removeLast(word.count - count)
    cells.removeLast(cells.count - (count + 1) * width)
  }

  /// Reads a letter.
  public mutating func append(_ letter: UInt8) {
    let above = cells.count - width
    cells.append(cells[above] + EditCost.gap(letter))
    let exchanges = Self.exchanges[Int(letter)]
    for column in target.indices {
      let other = target[column]
      var best = min(
        cells[above + column] + exchanges[Int(other)],
        cells[above + column + 1] + EditCost.gap(letter),
        cells[cells.count - 1] + EditCost.gap(other))
      if let last = word.last {
        let start = above - width
        if column > 0, last == other, letter == target[column - 1] {
          best = min(best, cells[start + column - 1] + EditCost.plain)
        }
        if let cost = mergeCost((last, letter), other) {
          best = min(best, cells[start + column] + cost)
        }
      }
      if column > 0, let cost = mergeCost((target[column - 1], other), letter) {
        best = min(best, cells[above + column - 1] + cost)
      }
      cells.append(best)
    }
    word.append(letter)
  }
}

/// What it costs to take two letters for one; nil for letters that nobody takes so.
private func mergeCost(_ pair: (UInt8, UInt8), _ single: UInt8) -> Int? {
  guard firstsOfPairs.contains(pair.0) else { return nil }
  return EditCost.confusedPairs.contains { $0.pair == pair && $0.single == single }
    ? EditCost.confusion : nil
}

private let firstsOfPairs = EditCost.confusedPairs.map { $0.pair.0 }.eachOnce()
