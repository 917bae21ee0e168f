/// One cell of a level on its way into the list: a form's key, its marks and its verb.
struct FormRecord {
  /// The first twelve labels, five bits each from the top; shorter keys end in zeros, so that they
  /// come first.
  var high: UInt64 = 0
  /// The next twelve.
  var low: UInt64 = 0
  var marks: UInt128 = 0
  /// Number of the verb in reading order.
  var verb: Int32 = 0
  /// Where the labels from the 25th on stand, -1 for keys without.
  var rest: Int32 = -1
  /// Number of labels.
  var length: UInt8 = 0
  /// Whether it stands in a level with `orden: último`.
  var isLast = false
  /// Whether it is its verb's infinitive.
  var isInfinitive = false
  /// What the grammar makes of the cells it stands in; see ``PronounKeys``.
  var roles = PronounKeys.Roles()

  static let labelsAWord = 12

  /// Reads a form in composed lower case; false for letters that Spanish does not have and for forms
  /// that are too long. Labels past the 24th are appended to `rests`.
  mutating func read(_ form: Range<Int>, of text: [UInt8], rests: inout [[UInt8]]) -> Bool {
    var labels = 0
    var overflow: [UInt8] = []
    var afterLead = false
    for place in form {
      let byte = text[place]
      var label: UInt8
      var mark: UInt8 = 0
      if byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z"), !afterLead {
        label = Alphabet.label(ofLetter: byte)
      } else if afterLead {
        guard let (plain, itsMark) = Alphabet.plainLetter(ofSecondByte: byte) else { return false }
        label = Alphabet.label(ofLetter: plain)
        mark = itsMark
        afterLead = false
      } else if byte == 0xC3 {
        afterLead = true
        continue
      } else if byte == UInt8(ascii: " ") {
        label = Alphabet.space
      } else {
        return false
      }
      marks = marks << 2 | UInt128(mark)
      if labels < FormRecord.labelsAWord {
        high |= UInt64(label) << UInt64(55 - 5 * labels)
      } else if labels < 2 * FormRecord.labelsAWord {
        low |= UInt64(label) << UInt64(115 - 5 * labels)
      } else {
        overflow.append(label)
      }
      labels += 1
    }
    guard !afterLead, labels > 0, labels <= 64 else { return false }
    length = UInt8(labels)
    if !overflow.isEmpty {
      rest = Int32(rests.count)
      rests.append(overflow)
    }
    return true
  }

  /// Writes the labels into `labels`.
  func appendLabels(to labels: inout [UInt8], rests: [[UInt8]]) {
    var missing = Int(length)
    for word in [high, low] {
      // Five bits a label from the top, where four bits are free.
      var bits = word << 4
      for _ in 0..<min(missing, FormRecord.labelsAWord) {
        labels.append(UInt8(truncatingIfNeeded: bits >> 59))
        bits <<= 5
      }
      missing = max(missing - FormRecord.labelsAWord, 0)
    }
    if rest >= 0 { labels.append(contentsOf: rests[Int(rest)]) }
  }

  func hasSameKey(as other: FormRecord, rests: [[UInt8]]) -> Bool {
    high == other.high && low == other.low && length == other.length
      && (rest < 0 || rests[Int(rest)] == rests[Int(other.rest)])
  }

  /// The order of the list, up to the infinitive: labels, then marks.
  func precedes(_ other: FormRecord, rests: [[UInt8]]) -> Bool? {
    if high != other.high { return high < other.high }
    if low != other.low { return low < other.low }
    if rest >= 0 || other.rest >= 0 {
      let mine = rest < 0 ? [] : rests[Int(rest)]
      let theirs = other.rest < 0 ? [] : rests[Int(other.rest)]
      if mine != theirs { return mine.lexicographicallyPrecedes(theirs) }
    }
    if marks != other.marks { return marks < other.marks }
    return nil
  }
}
