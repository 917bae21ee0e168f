import SpanishText

/// A possible answer with what decides whether it is given, and in which order.
struct RankedMatch {
  /// The band that its spelling earns.
  var match: Match
  /// Whether every accent that was typed stands at its letter.
  var hasTypedAccents: Bool
  /// Whether the spelling itself stands in a level, without pronouns attached.
  var isStored = true
  /// Whether it stands only in levels with `orden: último`.
  var isDeprioritized: Bool
  /// Equal for matches of the same verb.
  var verb: Int
  /// Smaller for verbs that are used more.
  var preference: Int
  /// Which of the possible answers it is.
  var index: Int
  /// Whether it lacks a typed accent and another match hides it.
  fileprivate var isHidden = false

  init(
    _ query: FoldedQuery, spelling accents: AccentPattern, isDeprioritized: Bool, verb: Int,
    preference: Int, index: Int
  ) {
    match = AccentRanking.match(query, spelling: accents)
    // A foreign mark stands in no form: then no answer has all that was typed, and none is preferred.
    hasTypedAccents = query.hasForeignMark || accents.hasAll(of: query.key.accents)
    self.isDeprioritized = isDeprioritized
    self.verb = verb
    self.preference = preference
    self.index = index
  }
}

/// The rule of accents: which spellings answer a query, and in which order.
enum AccentRanking {
  /// The band of a spelling with the same letters as the query.
  @inline(__always)
  static func match(_ query: FoldedQuery, spelling accents: AccentPattern) -> Match {
    if accents.bits == query.key.accents.bits { return query.hasForeignMark ? .accents : .exact }
    return accents.hasSameTildes(as: query.key.accents) ? .accents : .ñ
  }

  /// Drops the matches that the mode does not want and puts the others in order, the best first.
  ///
  /// - Parameters:
  ///   - matches: The matches of one query, in the order of the list.
  ///   - mode: How accents are weighed.
  /// - Returns: How many are left, at the front of `matches`.
  ///
  /// - Complexity: O(n²) for n matches, of which there are few.
  static func rank(_ matches: inout MutableSpan<RankedMatch>, _ mode: AccentMode) -> Int {
    var kept = matches.count
    switch mode {
    case .ignore:
      for index in matches.indices { matches[index].hasTypedAccents = true }
    case .strict:
      kept = matches.keepFirst { $0.match == .exact }
    case .smart:
      var hasAnyTyped = false
      for index in matches.indices { hasAnyTyped = hasAnyTyped || matches[index].hasTypedAccents }
      if hasAnyTyped { kept = dropHidden(&matches) }
    }
    matches.sortFirst(kept) { $0.comesBefore($1) }
    return kept
  }

  /// Drops the matches that lack a typed accent where others have it. Two kinds hide less:
  /// - A form with pronouns hides no form that stands in a level: `ámalo` may be a slip for amalo.
  /// - Forms of levels that come last hide no other verb's form with the same ñ: `seriá`
  ///   (seriar, vos) may be a slip for sería.
  private static func dropHidden(_ matches: inout MutableSpan<RankedMatch>) -> Int {
    var isAnyMeant = false
    var hidesAll = false
    for index in matches.indices where matches[index].isMeant {
      isAnyMeant = true
      hidesAll = hidesAll || !matches[index].isDeprioritized
    }
    for index in matches.indices where !matches[index].hasTypedAccents {
      let match = matches[index]
      var isHidden = !match.isStored || hidesAll || (isAnyMeant && match.match == .ñ)
      for other in matches.indices where matches[other].isMeant {
        isHidden = isHidden || matches[other].verb == match.verb
      }
      matches[index].isHidden = isHidden
    }
    return matches.keepFirst { !$0.isHidden }
  }
}

extension RankedMatch {
  /// Whether it is a stored form with all accents that were typed.
  fileprivate var isMeant: Bool { hasTypedAccents && isStored }

  /// The order of answers: accents as typed, band, levels that come last, use, the order of the list.
  fileprivate func comesBefore(_ other: RankedMatch) -> Bool {
    if hasTypedAccents != other.hasTypedAccents { return hasTypedAccents }
    if match != other.match { return match < other.match }
    if isDeprioritized != other.isDeprioritized { return other.isDeprioritized }
    if preference != other.preference { return preference < other.preference }
    return index < other.index
  }
}

extension MutableSpan<RankedMatch> {
  /// Moves the elements that are wanted to the front, in their order; how many they are.
  fileprivate mutating func keepFirst(where isWanted: (RankedMatch) -> Bool) -> Int {
    var kept = 0
    for index in indices where isWanted(self[index]) {
      self[kept] = self[index]
      kept += 1
    }
    return kept
  }

  /// Sorts the first elements by insertion: they are few.
  fileprivate mutating func sortFirst(
    _ count: Int, by comesBefore: (RankedMatch, RankedMatch) -> Bool
  ) {
    for index in 0..<count {
      var hole = index
      let match = self[index]
      while hole > 0, comesBefore(match, self[hole - 1]) {
        self[hole] = self[hole - 1]
        hole -= 1
      }
      self[hole] = match
    }
  }
}
