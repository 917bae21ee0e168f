import SpanishText

/// A possible answer with what decides whether it is given, and in which order.
///
/// The order is that of one number, made of what counts, the most important in the highest bits:
///
///     48     a typed accent does not stand at its letter
///     46–47  the band that the spelling earns, less one
///     45     it stands only in levels with `orden: último`
///     16–44  the rank of its verb among all by use, or within the key
///     0–15   which of the possible answers it is, in the order of the list
struct RankedMatch {
  private(set) var order: UInt64
  /// Equal for matches of the same verb.
  let verb: UInt64
  /// Whether the spelling itself stands in a level, without pronouns attached.
  var isStored = true
  /// Whether another match hides it.
  fileprivate var isHidden = false

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
    // A foreign diacritic stands in no form: then no answer has all that was typed, and none is preferred.
    if band > 1, !typed.hasForeignDiacritic, !accents.hasAll(of: typed.accents) {
      order |= Self.lacksAccent
    }
    self.verb = verb
  }

  /// Which of the possible answers it is.
  var index: Int {
    get { Int(order & 0xFFFF) }
    set { order = order & ~0xFFFF | UInt64(newValue) }
  }

  /// The rank of its verb by use.
  var preference: Int { Int(order >> 16 & (1 << 29 - 1)) }

  /// The number of the band that its spelling earns.
  var band: Int { Int(order >> 46 & 3) + 1 }

  fileprivate var isDeprioritized: Bool { order & Self.deprioritized != 0 }

  /// Whether every accent that was typed stands at its letter.
  fileprivate var hasTypedAccents: Bool { order & Self.lacksAccent == 0 }

  /// Whether it is a stored form with all accents that were typed.
  fileprivate var isMeant: Bool { hasTypedAccents && isStored }

  fileprivate mutating func forgetTypedAccents() { order &= ~Self.lacksAccent }
}

/// The rule of accents: which spellings answer a query, and in which order.
enum AccentRanking {
  /// The band of a spelling with the same letters as the query.
  @inline(__always)
  static func match(_ typed: TypedAccents, spelling accents: AccentPattern) -> FormIndex.Match {
    if accents.bits == typed.accents.bits { return typed.hasForeignDiacritic ? .accents : .exact }
    return accents.hasSameTildes(as: typed.accents) ? .accents : .ñ
  }

  /// Drops the matches that the mode does not want and puts the others in order, the best first.
  ///
  /// - Parameters:
  ///   - matches: The matches of one query, in the order of the list.
  ///   - mode: How accents are weighed.
  ///   - useRank: The rank of a match's verb among all by use; asked for where it may matter.
  /// - Returns: How many are left, at the front of `matches`.
  ///
  /// - Complexity: O(n²) for n matches, of which there are few.
  @inline(__always)
  static func rank(
    _ matches: inout MutableSpan<RankedMatch>, _ mode: FormIndex.AccentMode,
    useRank: (RankedMatch) -> Int
  ) -> Int {
    let kept = keep(&matches, mode)
    if mode == .smart, kept > 1 { letRareVerbsYield(&matches, kept, useRank) }
    return kept
  }

  /// Of so many verbs, the most used ones, one goes before a rare one; of the others, those behind so many
  /// are rare.
  static var commonVerbs: Int { 1_000 }
  static var frequentVerbs: Int { 4_000 }

  /// Moves answers of rare verbs behind those of very common ones that need accents which were left out:
  /// `seria` is sería before a form of seriar. Accents that were typed are not overruled, and forms with
  /// pronouns are compared among themselves.
  @inline(__always)
  private static func letRareVerbsYield(
    _ matches: inout MutableSpan<RankedMatch>, _ kept: Int, _ useRank: (RankedMatch) -> Int
  ) {
    for index in stride(from: kept - 2, through: 0, by: -1) {
      let match = matches[index]
      var last = index
      for later in index + 1..<kept where yields(match, to: matches[later], useRank) {
        last = later
      }
      for next in index..<last { matches[next] = matches[next + 1] }
      matches[last] = match
    }
  }

  @inline(__always)
  private static func yields(
    _ match: RankedMatch, to other: RankedMatch, _ useRank: (RankedMatch) -> Int
  ) -> Bool {
    other.preference < match.preference && other.verb != match.verb
      && other.isStored == match.isStored && other.hasTypedAccents && !other.isDeprioritized
      && useRank(other) < commonVerbs
      && (useRank(match) >= frequentVerbs || (match.isDeprioritized && !match.isStored))
  }

  private static func keep(
    _ matches: inout MutableSpan<RankedMatch>, _ mode: FormIndex.AccentMode
  ) -> Int {
    switch mode {
    case .ignore:
      for index in matches.indices { matches[index].forgetTypedAccents() }
    case .strict:
      for index in matches.indices { matches[index].isHidden = matches[index].band > 1 }
    case .smart:
      hide(&matches)
    }
    return keepAndSort(&matches)
  }

  /// Hides the matches that lack a typed accent where others have it. Two kinds hide less:
  /// - A form with pronouns hides no form that stands in a level: `ámalo` may be a mistake for amalo.
  /// - Forms of levels that come last hide no other verb's form with the same ñ: `seriá`
  ///   (seriar, vos) may be a mistake for sería.
  private static func hide(_ matches: inout MutableSpan<RankedMatch>) {
    var hasAny = false
    var lacksAny = false
    var isAnyMeant = false
    var hidesAll = false
    for index in matches.indices {
      let match = matches[index]
      if match.hasTypedAccents { hasAny = true } else { lacksAny = true }
      isAnyMeant = isAnyMeant || match.isMeant
      hidesAll = hidesAll || (match.isMeant && !match.isDeprioritized)
    }
    guard hasAny, lacksAny else { return }
    for index in matches.indices where !matches[index].hasTypedAccents {
      let match = matches[index]
      var isHidden =
        !match.isStored || hidesAll || (isAnyMeant && match.band == FormIndex.Match.ñ.band)
      for other in matches.indices where matches[other].isMeant {
        isHidden = isHidden || matches[other].verb == match.verb
      }
      matches[index].isHidden = isHidden
    }
  }

  /// Moves the matches that are not hidden to the front, in order; how many they are.
  private static func keepAndSort(_ matches: inout MutableSpan<RankedMatch>) -> Int {
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
}
