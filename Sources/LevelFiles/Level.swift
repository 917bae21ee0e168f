// Levels have a tense and a grade: who imports this module can name them.
@_exported public import enum SpanishGrammar.LevelGrade
@_exported public import enum SpanishGrammar.Tense
public import enum SpanishGrammar.LeadingWords

/// A level: a list of verbs with their forms, as a teacher wrote it in one text file.
public struct Level: Sendable, Hashable {
  /// A verb's line: the infinitive and one string for each column.
  public struct Challenge: Sendable, Hashable {
    /// The infinitive as written, composed and in lower case: `comer`, `lavarse`.
    public var verb: String
    /// One string for each column as written, composed and in lower case: `como`, `irgo/yergo`, `-`.
    ///
    /// - Complexity: O(bytes of the line), also to read or change one form.
    public var forms: [String] {
      get { Array(texts.strings.dropFirst(2)) }
      set { texts.strings.replaceSubrange(2..., with: newValue) }
    }
    /// The words that follow the verb in the infinitive and in all forms, which are given without them: `cuenta` of
    /// `darse cuenta: me doy cuenta`; empty for a verb of one word.
    public var complement: String {
      get { texts[0] }
      set { texts.strings[0] = newValue }
    }
    /// The text in parentheses after the infinitive, `comer (to eat)`: what the verb means, in a language that is
    /// not stated; nil without parentheses, and for an empty text.
    public var gloss: String? {
      get { texts[1].isEmpty ? nil : texts[1] }
      set { texts.strings[1] = newValue ?? "" }
    }
    /// The line in the file, counted from 1; 0 for a level that was not read from a file.
    public var line: Int
    /// The complement, the gloss and the forms. The built-in levels have 165,000 lines.
    private var texts: PackedTexts

    /// The bytes of ``forms``.
    package var writtenForms: ArraySlice<ArraySlice<UInt8>> { texts.slices.dropFirst(2) }

    /// The infinitive without its pronoun: `lavar` of `lavarse`.
    package var infinitive: String { LeadingWords.withoutPronoun(verb) }

    /// The forms by column, with the alternatives of a column (`irgo/yergo`) separated; empty for `-`.
    public var cells: [[String]] {
      forms.map { form in
        if form == "-" { return [] }
        guard form.utf8.contains(UInt8(ascii: "/")) else { return [form] }
        return form.split(separator: "/").map { String($0) }
      }
    }

    /// The line as a file has it: `darse cuenta: me doy cuenta, te das cuenta`.
    package var text: String {
      let fields = fields
      let gloss = gloss.map { " (\($0))" } ?? ""
      return "\(fields[0])\(gloss): \(fields.dropFirst().joined(separator: ", "))"
    }

    /// The infinitive and the forms, each with the complement.
    package var fields: [String] {
      func whole(_ words: (form: String, complement: String)) -> String {
        words.complement.isEmpty ? words.form : "\(words.form) \(words.complement)"
      }
      return [whole((verb, complement))]
        + cells.map { cell in Self.text(of: cell.map { whole(apart($0)) }) }
    }

    /// A form and its complement, which may agree with it: `nos ponemos` and `tristes` of ponerse triste, where other forms
    /// are given without it.
    package func apart(_ form: String) -> (form: String, complement: String) {
      guard !complement.isEmpty else { return (form, "") }
      let (words, tail) = (form.split(separator: " "), complement.split(separator: " "))
      let rest = words.dropLast(tail.count)
      guard !rest.isEmpty, agree(words.suffix(tail.count), tail[...]) else {
        return (form, complement)
      }
      return (rest.joined(separator: " "), words.suffix(tail.count).joined(separator: " "))
    }

    /// A cell with these alternatives, as a level writes it: the reverse of `cells`.
    package static func text(of forms: [String]) -> String {
      forms.isEmpty ? "-" : forms.joined(separator: "/")
    }

    /// A verb's line of its parts.
    public init(
      verb: String, forms: [String], complement: String = "", gloss: String? = nil, line: Int = 0
    ) {
      self.verb = verb
      self.line = line
      texts = PackedTexts([complement, gloss ?? ""] + forms)
    }
  }

  /// What a level says of the order of its verbs: the directive `orden:`.
  public enum Order: String, Sendable {
    /// Nothing: the order of the file has no meaning beyond reading order.
    case reading
    /// `orden: uso`: verbs are sorted by use, most used first.
    case usage = "uso"
    /// `orden: último`: forms found only in such levels come after other verbs' forms.
    case last = "último"
  }

  /// The six persons of a level without a `formas:` line, by the names that answers give them.
  public static let persons = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"]

  /// How many letters a title, the name of a column and a gloss have at most: each row of an answer repeats them.
  static let longestText = 120
  /// What `vidas:` may say.
  public static let possibleLives = 0...99
  /// What `límite:` may say.
  public static let possibleSeconds = 1...3600

  /// Line 1.
  public var title: String
  /// Line 2.
  public var description: String
  /// Line 3, the colour, as 0xRRGGBB; nil where it is missing or can't be used.
  public var colorHex: Int?
  /// The verbs in the order of the file.
  public var challenges: [Challenge]
  /// The names of the columns.
  public var columns: [String]
  /// What `orden:` says.
  public var order: Order
  /// What `tiempo:` says: the tense of the forms; nil where it says nothing.
  public var tense: Tense?
  /// What `vidas:` says: how many mistakes the practice game forgives, one of ``possibleLives``; nil where it
  /// says nothing.
  public var lives: Int?
  /// What `límite:` says: how many seconds the practice game gives for an answer, one of ``possibleSeconds``;
  /// nil where it says nothing.
  public var secondsForAnswer: Int?
  /// What `grado:` says: the grade of the students that the level is for; nil where it says nothing.
  public var grade: LevelGrade?
  /// The file, relative to the path that was given; empty for a level made in memory.
  public var file: String
  /// How long the file is in bytes; 0 for a level made in memory.
  public var byteCount: Int
  /// A digest of the file's bytes: an index tells by it what it was made from.
  public var sourceDigest: UInt64

  /// A level of its parts.
  public init(
    title: String, description: String, colorHex: Int?, challenges: [Challenge],
    columns: [String] = Level.persons, order: Order = .reading, tense: Tense? = nil,
    lives: Int? = nil, secondsForAnswer: Int? = nil, grade: LevelGrade? = nil, file: String = "",
    byteCount: Int = 0, sourceDigest: UInt64 = 0
  ) {
    (self.title, self.description, self.colorHex) = (title, description, colorHex)
    (self.challenges, self.columns) = (challenges, columns)
    (self.order, self.tense, self.lives) = (order, tense, lives)
    (self.secondsForAnswer, self.grade) = (secondsForAnswer, grade)
    (self.file, self.byteCount, self.sourceDigest) = (file, byteCount, sourceDigest)
  }
}

extension [Level] {
  /// A line of a verb: its level and its place among the level's challenges.
  package typealias LineNumber = (level: Int, challenge: Int)

  /// The infinitives without pronouns in reading order, and for each its lines, in the order of levels and lines.
  package var linesByVerb: (infinitives: [String], lines: [String: [LineNumber]]) {
    var infinitives: [String] = []
    var lines: [String: [LineNumber]] = [:]
    for (number, level) in enumerated() {
      for (index, challenge) in level.challenges.enumerated() {
        let infinitive = challenge.infinitive
        if lines[infinitive] == nil { infinitives.append(infinitive) }
        lines[infinitive, default: []].append((number, index))
      }
    }
    return (infinitives, lines)
  }
}

/// An array of texts in one array of bytes. Similar to `[String]`, but takes a third of the memory where texts are short; a text
/// is found by reading those before it.
private struct PackedTexts: Sendable, Hashable {
  /// Each text and ``end``.
  private var bytes: [UInt8] = []

  /// A byte that UTF-8 does not have.
  private static let end: UInt8 = 0xFF

  init(_ texts: [String]) {
    bytes.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count + 1 })
    for text in texts {
      bytes += text.utf8
      bytes.append(Self.end)
    }
  }

  /// The bytes of each text.
  var slices: ArraySlice<ArraySlice<UInt8>> {
    bytes.split(separator: Self.end, omittingEmptySubsequences: false).dropLast()
  }

  /// All texts.
  var strings: [String] {
    get { slices.map { String(decoding: $0, as: UTF8.self) } }
    set { self = PackedTexts(newValue) }
  }

  /// One text. The first ones are asked for with each cell: those after it are not looked for.
  subscript(number: Int) -> String {
    let parts = bytes.split(
      separator: Self.end, maxSplits: number + 1, omittingEmptySubsequences: false)
    return String(decoding: parts[number], as: UTF8.self)
  }
}

/// Whether words are the same but for gender and number: `muy solo` and `muy solas`, `capaz de` and `capaces de`.
func agree(_ words: ArraySlice<Substring>, _ others: ArraySlice<Substring>) -> Bool {
  func stem(_ word: Substring) -> String {
    var stem = word
    if stem.hasSuffix("s") { stem.removeLast() }
    if let last = stem.last, "aeo".contains(last) { stem.removeLast() }
    return stem.hasSuffix("c") ? stem.dropLast() + "z" : String(stem)
  }
  return !words.isEmpty && words.elementsEqual(others) { stem($0) == stem($1) }
}
