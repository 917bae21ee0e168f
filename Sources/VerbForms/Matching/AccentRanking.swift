import SpanishText

/// A candidate answer with its ranking criteria.
///
/// Candidates are ordered by one number, which has the most important criterion in its highest bits:
///
///     49     it is hidden: no answer
///     48     it lacks an accent that was typed
///     46–47  the band that its spelling earns, less one
///     45     it is only in levels with `orden: último`
///     16–44  the rank of its verb by use, among all verbs or within the key
///     0–15   its index among the candidates, which are in the order of the list
struct RankedMatch {
  private(set) var order: UInt64
  /// Equal for candidates of the same verb.
  let verb: UInt64
  /// Whether a level has the spelling itself, without pronouns attached.
  var isStored = true

  private static let hidden: UInt64 = 1 << 49
  private static let lacksAccent: UInt64 = 1 << 48
  private static let deprioritized: UInt64 = 1 << 45

  @inline(__always)
  init(
    _ typed: TypedAccents, spelling accents: AccentPattern, isDeprioritized: Bool, verb: UInt64,
    preference: Int, index: Int
  ) {
    let band = AccentRanking.match(typed, spelling: accents).band
    order = UInt64(band - 1) << 46 | UInt64(preference) << 16 | UInt64(index)
    if isDeprioritized { order |= Self.deprioritized }
    // A foreign diacritic is in no form: then no answer has all that was typed, and none is preferred.
    if band > 1, !typed.hasForeignDiacritic, !accents.hasAll(of: typed.accents) {
      order |= Self.lacksAccent
    }
    self.verb = verb
  }

  var index: Int {
    get { Int(order & 0xFFFF) }
    set { order = order & ~0xFFFF | UInt64(newValue) }
  }

  var preference: Int { Int(order >> 16 & (1 << 29 - 1)) }

  /// The number of the band that its spelling earns.
  var band: Int { Int(order >> 46 & 3) + 1 }

  fileprivate var isDeprioritized: Bool { order & Self.deprioritized != 0 }

  /// Whether it has every accent that was typed, at its letter.
  fileprivate var hasTypedAccents: Bool { order & Self.lacksAccent == 0 }

  /// Whether it is a stored form with all accents that were typed.
  fileprivate var isMeant: Bool { hasTypedAccents && isStored }

  fileprivate mutating func forgetTypedAccents() { order &= ~Self.lacksAccent }

  fileprivate var isHidden: Bool { order & Self.hidden != 0 }

  fileprivate mutating func hide() { order |= Self.hidden }
}

/// The rule of accents: which spellings answer a query, and in which order.
enum AccentRanking {
  /// Verbs are common before this rank in the order of use.
  private static let endOfCommon = 1_000
  /// Verbs are rare from this rank on.
  static let startOfRare = 4_000

  /// The band of a spelling with the same letters as the query.
  @inline(__always)
  static func match(_ typed: TypedAccents, spelling accents: AccentPattern) -> FormIndex.Match {
    if accents.bits == typed.accents.bits { return typed.hasForeignDiacritic ? .accents : .exact }
    return accents.hasSameTildes(as: typed.accents) ? .accents : .ñ
  }

  /// Makes candidates, ranks them and lends them to `body`, the best first.
  ///
  /// `rank` is that of a candidate's verb among all verbs; `body` takes the candidates and how many of them, at their
  /// front, are answers.
  ///
  /// - Complexity: O(n²) for n candidates, of which there are few.
  @inline(__always)
  static func withRanked<Result>(
    _ count: Int, _ mode: FormIndex.AccentMode = .smart, _ candidate: (Int) -> RankedMatch?,
    rank: (RankedMatch) -> Int,
    _ body: (borrowing MutableSpan<RankedMatch>, Int) -> Result
  ) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: RankedMatch.self, capacity: count) { room in
      var found = 0
      for index in 0..<count {
        guard let candidate = candidate(index) else { continue }
        unsafe room.initializeElement(at: found, to: candidate)
        found += 1
      }
      var matches = unsafe MutableSpan(_unsafeElements: room.extracting(..<found))
      let kept = keep(&matches, mode)
      if mode == .smart, kept > 1, matches[0].hasTypedAccents {
        demoteRareVerbs(&matches, kept, rank)
      }
      return body(matches, kept)
    }
  }

  /// Moves answers of rare verbs after those of common ones that need accents which were left out: `seria` is
  /// sería, then a form of seriar. Accents that were typed are not overruled, and forms with pronouns are compared
  /// among themselves.
  private static func demoteRareVerbs(
    _ matches: inout MutableSpan<RankedMatch>, _ kept: Int, _ rank: (RankedMatch) -> Int
  ) {
    for index in stride(from: kept - 2, through: 0, by: -1) {
      let match = matches[index]
      var last = index
      for later in index + 1..<kept where yields(match, to: matches[later], rank) { last = later }
      for next in index..<last { matches[next] = matches[next + 1] }
      matches[last] = match
    }
  }

  private static func yields(
    _ match: RankedMatch, to other: RankedMatch, _ rank: (RankedMatch) -> Int
  ) -> Bool {
    other.preference < match.preference && other.verb != match.verb
      && other.isStored == match.isStored && other.hasTypedAccents && !other.isDeprioritized
      && rank(other) < endOfCommon
      && ((match.isDeprioritized && !match.isStored) || rank(match) >= startOfRare)
  }

  /// Moves the candidates that are answers to the front, in order; how many they are.
  private static func keep(
    _ matches: inout MutableSpan<RankedMatch>, _ mode: FormIndex.AccentMode
  ) -> Int {
    switch mode {
    case .ignore: for index in matches.indices { matches[index].forgetTypedAccents() }
    case .strict:
      for index in matches.indices where matches[index].band > 1 { matches[index].hide() }
    case .smart: hideLacking(&matches)
    }
    var kept = 0
    for index in matches.indices where !matches[index].isHidden {
      let match = matches[index]
      var hole = kept
      while hole > 0, match.order < matches[hole - 1].order {
        matches[hole] = matches[hole - 1]
        hole -= 1
      }
      matches[hole] = match
      kept += 1
    }
    return kept
  }

  /// Where some matches have all typed accents, hides those that lack one. Two kinds hide less:
  /// - A form with pronouns hides no form that is in a level: `ámalo` may be a mistake for amalo.
  /// - Forms of levels that come last hide no other verb's form with the same ñ: `seriá`
  ///   (seriar, vos) may be a mistake for sería.
  private static func hideLacking(_ matches: inout MutableSpan<RankedMatch>) {
    let lacking = matches.indices.count { !matches[$0].hasTypedAccents }
    guard lacking > 0, lacking < matches.count else { return }
    var (isAnyMeant, hidesAll) = (false, false)
    for index in matches.indices {
      let match = matches[index]
      isAnyMeant = isAnyMeant || match.isMeant
      hidesAll = hidesAll || (match.isMeant && !match.isDeprioritized)
    }
    for index in matches.indices where !matches[index].hasTypedAccents {
      let match = matches[index]
      if hidesAll || !match.isStored || (isAnyMeant && match.band == FormIndex.Match.ñ.band)
        || matches.indices.contains(where: {
          matches[$0].isMeant && matches[$0].verb == match.verb
        })
      {
        matches[index].hide()
      }
    }
  }
}
