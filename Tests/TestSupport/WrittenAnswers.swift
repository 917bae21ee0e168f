import Foundation

/// What `conj lookup` wrote about forms in one of its formats, for comparison with ``PlainCells``. It belongs to this module
/// and not to its tests because this module is optimized when tests try every form.
public struct WrittenAnswers {
  /// For each pair of a query and its verb the places of its cells: `Course/001.txt:4`.
  public private(set) var places: [PlainCells.Pair: Set<String>] = [:]
  /// The pairs that were answered by their parts.
  public private(set) var wholes: Set<PlainCells.Pair> = []

  /// Reads TSV with the columns query, infinitive, spelling, match, file and line.
  public init(rows: [[String]]) {
    for row in rows where row[0] == row[2] {
      let pair = PlainCells.Pair(form: row[0], infinitive: row[1])
      if row[3] == "exact" {
        places[pair, default: []].insert("\(row[4]):\(row[5])")
      } else {
        wholes.insert(pair)
      }
    }
  }

  /// Reads JSON Lines.
  public init(jsonLines lines: [String]) throws {
    let decoder = JSONDecoder()
    for line in lines {
      let answer = try decoder.decode(Line.self, from: Data(line.utf8))
      for match in answer.matches where match.spelling ?? match.form == answer.query {
        let pair = PlainCells.Pair(form: answer.query, infinitive: match.infinitive)
        guard match.match == "exact" else {
          wholes.insert(pair)
          continue
        }
        for reading in match.readings {
          places[pair, default: []].insert("\(reading.file):\(reading.line)")
        }
      }
    }
  }

  private struct Line: Decodable {
    let query: String
    let matches: [Match]
  }

  private struct Match: Decodable {
    let infinitive: String
    let form: String
    let spelling: String?
    let match: String
    let readings: [Reading]
  }

  private struct Reading: Decodable {
    let file: String
    let line: Int
  }

  /// The pairs that a table for people does not show. A query is followed by rows that leave its column out; each names a
  /// verb, `quejarse` or `ahumar (rare)`.
  public static func pairs(
    _ pairs: some Sequence<PlainCells.Pair>, missingInTable lines: [String]
  ) -> [PlainCells.Pair] {
    var shown: Set<PlainCells.Pair> = []
    var query = ""
    for line in lines {
      let cells = line.split(separator: "  ").map { $0.drop { $0 == " " } }
      let hasQuery = line.first != " "
      if hasQuery { query = String(cells[0]) }
      for cell in cells.dropFirst(hasQuery ? 1 : 0) {
        let verb = cell.prefix { $0 != "(" && $0 != " " }
        shown.insert(PlainCells.Pair(form: query, infinitive: String(verb)))
      }
    }
    return pairs.filter { pair in
      !shown.contains(pair)
        && !shown.contains(PlainCells.Pair(form: pair.form, infinitive: pair.infinitive + "se"))
    }
  }
}
