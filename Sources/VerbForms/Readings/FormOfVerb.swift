import SpanishText
import TrieIndex

/// A form of a verb: the verb, and the rule that makes the form of its infinitive.
package struct FormOfVerb {
  package var verb: VerbNumber
  /// The group of rules that take as many letters off and append the same: see ``InflectionTables``;
  /// nil where no cell of any level has a form so made.
  var ruleGroup: Int?
  var isInfinitive: Bool
}

extension IndexStorage {
  /// The form of an entry of a key; nil if its verb is not in the index, which only a damaged one is.
  func formOfVerb(_ key: FormKey, _ record: EntryRecord) -> FormOfVerb? {
    formOfVerb(
      form: key.spelling(with: accents(of: record)), infinitive: infinitive(of: key, record))
  }

  /// The form of a verb by its spelling; nil for a word that is not an infinitive here.
  func formOfVerb(form: String, infinitive: String) -> FormOfVerb? {
    guard let verb = verb(infinitive) else { return nil }
    let inflection = inflection
    let group = form.withBytes { form in
      let start = RuleText.lastWordStart(of: form)
      let word = form.extracting(start...)
      let shared = infinitive.withBytes { RuleText.sharedSize(of: word, with: $0) }
      return unsafe form.withUnsafeBytes {
        let bytes = unsafe ByteSlice($0)
        return inflection.groups.number(
          takenOff: infinitive.utf8.count - shared, helper: bytes.slice(0..<start),
          ending: bytes.slice(start + shared..<bytes.count))
      }
    }
    return FormOfVerb(
      verb: verb, ruleGroup: group, isInfinitive: form.utf8.elementsEqual(infinitive.utf8))
  }

  /// The form that an entry of a key without spaces stands for: see ``formOfVerb(_:_:)``. Where only some levels
  /// count, the verb of most forms that none of them makes of any verb is not looked up: nil.
  @inline(never)
  func formOfVerb(
    _ labels: PackedLabels, _ record: EntryRecord, in selection: LevelSelection? = nil
  ) -> FormOfVerb? {
    guard let rule = ruleKey(labels, record) else { return formOfVerb(FormKey(labels), record) }
    let group = withInflection { $0.groups.number(rule) }
    let isInfinitive = rule == .unchanged
    if let selection, !isInfinitive {
      guard let group, selection.hasForms(ofGroup: group, self) else { return nil }
    }
    return verb(ofPlain: labels, record).map {
      FormOfVerb(verb: $0, ruleGroup: group, isInfinitive: isInfinitive)
    }
  }

  /// What makes the form of an entry of its infinitive: both have the letters in common that the entry keeps, up to the
  /// first one with a diacritic. nil where a closer look at their spelling is needed.
  private func ruleKey(_ labels: PackedLabels, _ record: EntryRecord) -> RuleKey? {
    let diacritics = UInt64(truncatingIfNeeded: accents(of: record).bits)
    let marked = (UInt64.bitWidth + 1 - diacritics.leadingZeroBitCount) / 2
    let letters = max(record.takenOff, marked)
    let ending = ending(of: record)
    guard letters <= min(RuleKey.mostLetters, labels.count), ending.count <= FormKey.capacity,
      isPlain(ending)
    else { return nil }
    let key = RuleKey(
      takenOff: ending.count + letters - record.takenOff, labels: labels.last(letters),
      diacritics: diacritics)
    let isShared =
      letters > marked && ending.count > 0
      && key.labels >> UInt64(5 * (letters - 1)) == UInt64(Letter.label(of: ending[0]))
    return isShared ? nil : key
  }

  /// The verb that an entry of a key without spaces stands for; nil if it is not in the index, which only a damaged one is.
  func verb(of labels: PackedLabels, _ record: EntryRecord) -> VerbNumber? {
    isPlain(ending(of: record)) && record.takenOff <= labels.count
      ? verb(ofPlain: labels, record) : verb(infinitive(of: FormKey(labels), record))
  }

  /// The same where the entry's ending has plain letters, and takes off no more than there are.
  private func verb(ofPlain labels: PackedLabels, _ record: EntryRecord) -> VerbNumber? {
    unsafe withUnsafeTemporaryAllocation(byteCount: FormIndex.Answers.wordCapacity, alignment: 16) {
      let room = unsafe $0.baseAddress.unsafelyUnwrapped
      let kept = labels.count - record.takenOff
      unsafe PlainLetters(labels).store(at: room, asLabels: true)
      unsafe copyEnding(of: record, to: room + kept)
      let count = kept + record.endingSize
      for index in kept..<count {
        let letter = unsafe room.load(fromByteOffset: index, as: UInt8.self)
        unsafe room.storeBytes(of: Letter.label(of: letter), toByteOffset: index, as: UInt8.self)
      }
      return unsafe trie.find(room, count: count).flatMap {
        verb(storedKey($0.value, $0.position), .plain, among: verbs(near: $0.position))
      }
    }
  }

  /// The verb that an entry of any key stands for.
  func verb(of key: FormKey, _ record: EntryRecord) -> VerbNumber? {
    key.count < PackedLabels.capacity && !record.hasSeveralWords
      ? verb(of: key.firstLabels, record) : verb(infinitive(of: key, record))
  }

  /// Whether all are small letters without diacritics.
  private func isPlain(_ ending: ByteSlice) -> Bool {
    ending.allSatisfy { $0 &- UInt8(ascii: "a") < 26 }
  }
}
