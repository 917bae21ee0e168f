/// The stem of an infinitive that a learner may have made a stem of. Stems are plain letters in ASCII.
package struct LearnerStem: Sendable {
  /// The stem; an index knows whether there is such a verb.
  package var letters: ArraySlice<UInt8>
  package var kind: MistakeKind
  /// Whether it is the stem of a strong preterite: tuv-, dij-.
  var isPreterite = false

  /// The stem itself, and the stems that it may be changed from: `pued` is of pued- or pod-.
  package static func origins(of stem: ArraySlice<UInt8>) -> [LearnerStem] {
    var found = [LearnerStem(letters: stem, kind: .regular)]
    let likely = changes[Int((stem.last ?? 0) & 31)]
    for change in likely where stem.ends(with: change.changed) && change.isOf(stem) {
      found.append(
        LearnerStem(
          letters: stem.dropLast(change.changed.count) + change.original, kind: change.kind,
          isPreterite: change.isPreterite))
    }
    appendVowels(of: stem, to: &found)
    return found
  }

  /// Undoes a change of the stem's last vowel: ie and i of e, ue and u of o, ue of u, ie of i.
  private static func appendVowels(of stem: ArraySlice<UInt8>, to found: inout [LearnerStem]) {
    guard let last = stem.lastIndex(where: { vowels.contains($0) }) else { return }
    func replace(from start: Int, with letter: Unicode.Scalar) {
      let letters = stem[..<start] + [UInt8(ascii: letter)] + stem[(last + 1)...]
      found.append(LearnerStem(letters: letters, kind: .stem))
    }
    let before = last > stem.startIndex ? stem[last - 1] : 0
    switch (before, stem[last]) {
    case (UInt8(ascii: "i"), UInt8(ascii: "e")):
      replace(from: last - 1, with: "e")
      replace(from: last - 1, with: "i")
    case (UInt8(ascii: "y"), UInt8(ascii: "e")): replace(from: last - 1, with: "e")
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

  private static let vowels = Array("aeiou".utf8)

  private struct Change: Sendable {
    var changed: [UInt8]
    var original: Substring.UTF8View
    /// Whether it must begin the stem.
    var isWhole: Bool
    var kind: MistakeKind
    var isPreterite: Bool

    /// Whether a stem that ends so may have been changed.
    func isOf(_ stem: ArraySlice<UInt8>) -> Bool {
      if isWhole { return stem.count == changed.count }
      // What is left must be a stem: oy- is of o-, in oír, but sig- not of s-.
      let left = stem.count - changed.count + original.count
      return left > 1 || (left == 1 && stem.first == UInt8(ascii: "o"))
    }
  }

  /// The changes by the last letter of what they make, as far as its five lowest bits tell it.
  private static let changes: [[Change]] = {
    var changes = [[Change]](repeating: [], count: 32)
    for (list, kind, isPreterite) in tables {
      for change in list.split(separator: " ") {
        let parts = change.utf8.split(
          separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
        let isWhole = parts[0].first == UInt8(ascii: "^")
        let changed = Array(parts[0].dropFirst(isWhole ? 1 : 0))
        changes[Int((changed.last ?? 0) & 31)].append(
          Change(
            changed: changed, original: Substring(parts[1]).utf8, isWhole: isWhole, kind: kind,
            isPreterite: isPreterite))
      }
    }
    return changes
  }()

  /// What an end of a stem is made of: `tuv<ten`; after ^ it is the whole stem.
  private static let tables: [(changes: String, kind: MistakeKind, isPreterite: Bool)] = [
    // How a sound is written before another vowel: `tocieron` needs none of them, `cojaba` is of cog-.
    ("j<g gu<g qu<c c<z z<c g<gu", .stem, false),
    // The stems of the first person, and of the present subjunctive.
    ("zc<c ng<n ngu<n lg<l lgu<l ig< igu< y< dig<dec hag<hac fag<fac", .stem, false),
    ("hagu<hac sep<sab quep<cab ^vay< ^sey<s ^er<s", .stem, false),
    // The stems of the preterites without a stressed ending, and of their subjunctives.
    ("tuv<ten ^estuv<est anduv<and ^hub<hab ^pud<pod pus<pon sup<sab ^cup<cab", .stem, true),
    ("quis<quer hic<hac hiz<hac fic<fac fiz<fac vin<ven dij<dec traj<tra duj<duc", .stem, true),
    ("^fu<s ^fu<", .stem, true),
    // Stems that grammars name as colloquial or old.
    ("^haig<hab ^vaig<", .colloquial, false), ("truj<tra ^vid<v", .colloquial, true),
    // Stems as English has them of the same Latin verb.
    ("^submit<somet ^suport<soport", .stem, false),
  ]
}

extension ArraySlice<UInt8> {
  func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
