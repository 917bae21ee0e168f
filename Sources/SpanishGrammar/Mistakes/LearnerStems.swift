/// The stems of infinitives that a learner may have made a stem of.
///
/// Stems are plain letters in ASCII, as everything here.
package struct LearnerStem: Sendable {
  /// The stem of an infinitive, if there is such a verb.
  package var letters: ArraySlice<UInt8>
  /// What was done to it.
  package var kind: MistakeKind
  /// Whether it is the stem of a strong preterite: tuv-, dij-.
  package var isPreterite = false

  /// The stem itself, and the stems that it may be changed from: `pued` is of pued- or pod-.
  ///
  /// - Complexity: O(letters + table), one array and one more a change.
  package static func origins(of stem: ArraySlice<UInt8>) -> [LearnerStem] {
    var found = [LearnerStem(letters: stem, kind: .regular)]
    let end = PackedEnding(stem.suffix(PackedEnding.capacity))
    let likely = changes[Int((stem.last ?? 0) & 31)]
    for change in likely where end.hasEnding(change.packed) && change.isOf(stem) {
      found.append(
        LearnerStem(
          letters: stem.dropLast(change.changed.utf8.count) + change.original.utf8,
          kind: change.kind, isPreterite: change.isPreterite))
    }
    appendVowels(of: stem, to: &found)
    return found
  }

  /// Undoes a change of the stem's last vowel: ie and i of e, ue and u of o, ue of u, ie of i.
  private static func appendVowels(of stem: ArraySlice<UInt8>, to found: inout [LearnerStem]) {
    guard let last = stem.lastIndex(where: { isVowel($0) }) else { return }
    func replace(from start: Int, with letter: Unicode.Scalar) {
      let letters = stem[..<start] + [UInt8(ascii: letter)] + stem[(last + 1)...]
      found.append(LearnerStem(letters: letters, kind: .stem))
    }
    let before = last > stem.startIndex ? stem[last - 1] : 0
    switch (before, stem[last]) {
    case (UInt8(ascii: "i"), UInt8(ascii: "e")):
      replace(from: last - 1, with: "e")
      replace(from: last - 1, with: "i")
    case (UInt8(ascii: "y"), UInt8(ascii: "e")):
      replace(from: last - 1, with: "e")
    case (UInt8(ascii: "u"), UInt8(ascii: "e")):
      // An h is written before ue at the beginning: huele is of oler.
      let hasH = last - 2 == stem.startIndex && stem[last - 2] == UInt8(ascii: "h")
      replace(from: last - (hasH ? 2 : 1), with: "o")
      replace(from: last - 1, with: "u")
    case (_, UInt8(ascii: "i")): replace(from: last, with: "e")
    case (_, UInt8(ascii: "u")): replace(from: last, with: "o")
    default: break
    }
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }

  /// A change of the end of a stem.
  private struct Change: Sendable {
    var changed: String
    var packed: PackedEnding
    var original: String
    /// Whether it must begin the stem.
    var isWhole: Bool
    var kind: MistakeKind
    var isPreterite: Bool

    init(
      _ changed: String, of original: String, whole isWhole: Bool = false,
      _ kind: MistakeKind = .stem, preterite isPreterite: Bool = false
    ) {
      self.isPreterite = isPreterite
      self.changed = changed
      packed = PackedEnding(changed.utf8)
      self.original = original
      self.isWhole = isWhole
      self.kind = kind
    }

    /// Whether a stem that ends so may have been changed.
    func isOf(_ stem: ArraySlice<UInt8>) -> Bool {
      if isWhole { return stem.count == packed.count }
      // What is left must be a stem: oy- is of o-, in oír, but sig- not of s-.
      let left = stem.count - packed.count + original.utf8.count
      return left > 1 || (left == 1 && stem.first == UInt8(ascii: "o"))
    }
  }

  /// The changes by the last letter of what they make, as far as its five lowest bits tell it.
  private static let changes: [[Change]] = {
    var changes = [[Change]](repeating: [], count: 32)
    for change in spellings + presents + preterites + spoken + cognates {
      changes[Int((change.changed.utf8.last ?? 0) & 31)].append(change)
    }
    return changes
  }()

  /// How a sound is written before another vowel: `tocieron` needs none of them, `cojaba` is of cog-.
  private static let spellings: [Change] = [
    Change("j", of: "g"), Change("gu", of: "g"), Change("qu", of: "c"), Change("c", of: "z"),
    Change("z", of: "c"), Change("g", of: "gu"),
  ]

  /// The stems of the first person, and of the present subjunctive.
  private static let presents: [Change] = [
    Change("zc", of: "c"), Change("ng", of: "n"), Change("ngu", of: "n"), Change("lg", of: "l"),
    Change("lgu", of: "l"), Change("ig", of: ""), Change("igu", of: ""), Change("y", of: ""),
    Change("dig", of: "dec"), Change("hag", of: "hac"), Change("fag", of: "fac"),
    Change("hagu", of: "hac"), Change("sep", of: "sab"), Change("quep", of: "cab"),
    Change("vay", of: "", whole: true), Change("sey", of: "s", whole: true),
    Change("er", of: "s", whole: true),
  ]

  /// The stems of the preterites without a stressed ending, and of their subjunctives.
  private static let preterites: [Change] = [
    preterite("tuv", of: "ten"), preterite("estuv", of: "est", whole: true),
    preterite("anduv", of: "and"), preterite("hub", of: "hab", whole: true),
    preterite("pud", of: "pod", whole: true), preterite("pus", of: "pon"),
    preterite("sup", of: "sab"), preterite("cup", of: "cab", whole: true),
    preterite("quis", of: "quer"), preterite("hic", of: "hac"), preterite("hiz", of: "hac"),
    preterite("fic", of: "fac"), preterite("fiz", of: "fac"), preterite("vin", of: "ven"),
    preterite("dij", of: "dec"), preterite("traj", of: "tra"), preterite("duj", of: "duc"),
    preterite("fu", of: "s", whole: true), preterite("fu", of: "", whole: true),
  ]

  /// Stems that grammars name as colloquial or old.
  private static let spoken: [Change] = [
    Change("haig", of: "hab", whole: true, .colloquial),
    Change("vaig", of: "", whole: true, .colloquial),
    preterite("truj", of: "tra", .colloquial),
    preterite("vid", of: "v", whole: true, .colloquial),
  ]

  /// Stems as English has them of the same Latin verb.
  private static let cognates: [Change] = [
    Change("submit", of: "somet", whole: true), Change("suport", of: "soport", whole: true),
  ]

  private static func preterite(
    _ changed: String, of original: String, whole isWhole: Bool = false,
    _ kind: MistakeKind = .stem
  ) -> Change {
    Change(changed, of: original, whole: isWhole, kind, preterite: true)
  }
}

/// The last letters of a word in one number, the last one lowest.
struct PackedEnding: Sendable, Equatable {
  static let capacity = 8
  let count: Int
  private let letters: UInt64

  /// At most ``capacity`` letters.
  init(_ letters: some Sequence<UInt8>) {
    (count, self.letters) = letters.reduce((0, 0)) { ($0.0 + 1, $0.1 << 8 | UInt64($1)) }
  }

  func hasEnding(_ end: PackedEnding) -> Bool {
    count >= end.count && (letters ^ end.letters) << UInt64(64 - 8 * end.count) == 0
  }
}
