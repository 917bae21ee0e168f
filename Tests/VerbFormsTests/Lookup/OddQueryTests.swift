import IndexBuilding
import LevelFiles
import TestSupport
import Testing
import VerbForms

/// Queries that nobody types on purpose.
@Suite struct OddQueryTests {
  private static let made = Result {
    try Twin([
      level(
        [
          ("comer", "como"), ("comer", "comió"), ("sonar", "sueno"), ("soñar", "sueño"),
          ("pasar", "paso"), ("pasar", "pasó"), ("argüir", "arguyó"), ("argüir", "argüimos"),
          ("haber", "he comido"), ("asir", "asgo"), ("ir", "voy"), ("lavarse", "me lavo"),
        ])
    ])
  }
  private let twin: Twin

  init() throws { twin = try Self.made.get() }

  /// Letters with marks that Spanish does not know: what they fold to counts, the mark was typed.
  @Test(arguments: [
    "còmo", "cömo", "çomo", "comõ", "cõmo", "suêno", "sueǹo", "sueńo", "sueņo", "ŝueňo", "paßo",
    "paſo",
    "pāso", "argǘimos", "argũimos", "CÒMO", "İr", "vÕy", "vōÿ", "ḧe comido", "comìó", "ćomió",
  ])
  func foreignMarks(query: String) {
    for mode in FormIndex.AccentMode.allCases { #expect(twin.difference(query, mode) == nil) }
    #expect(!twin.index.lookup(query, accents: .ignore).isEmpty || query == "paßo")
    #expect(twin.index.lookup(query, accents: .strict).isEmpty)
  }

  /// Marks for which no composed letter exists vanish as all others do.
  @Test(arguments: [
    "q\u{303}", "m\u{303}", "com\u{303}o", "cm\u{301}o", "comi\u{301}\u{308}o",
    "suen\u{303}\u{301}o", "suen\u{301}\u{303}o",
    "pas\u{327}\u{301}o", "como\u{30A}\u{30A}\u{30A}", "v\u{36F}oy", "v\u{300}o\u{36F}y\u{301}",
  ])
  func marksWithoutALetterOfTheirOwn(query: String) {
    for mode in FormIndex.AccentMode.allCases { #expect(twin.difference(query, mode) == nil) }
  }

  /// Letters that no fold takes to a to z: no form has them.
  @Test(arguments: [
    "łomo", "cømo", "æ", "сомо", "κομο", "como1", "3", "co-mo", "co\0mo",
    "\u{301}como", "co\u{20DD}mo", "👩‍👩‍👧", "ŉ", "co'mo", "como como", "\u{FFFD}",
  ])
  func foreignLetters(query: String) {
    #expect(twin.index.lookup(query, accents: .ignore).filter { $0.match <= .ñ } == [])
  }

  /// Characters that are not seen fall away, and letters that look otherwise are letters, wherever a text is read.
  @Test(arguments: [
    ("co\u{200B}mo", "como"), ("\u{202E}v\u{AD}oy\u{202C}", "voy"), ("ｃｏｍｏ", "como"),
    ("ＣＯ\u{2060}ＭＯ", "como"), ("he\u{200E} comi\u{200D}do", "he comido"),
    ("sue\u{61C}n\u{303}o", "sueño"), ("ｓｕｅ～ｎｏ", "sue~no"),
  ])
  func plainLettersAreMeant(query: String, plain: String) {
    let index = FormIndex.builtin
    for mode in FormIndex.AccentMode.allCases {
      #expect(index.lookup(query, accents: mode) == index.lookup(plain, accents: mode))
    }
    #expect(index.positions(ofPrefix: query) == index.positions(ofPrefix: plain))
    #expect(index.entryCount(matching: query) == index.entryCount(matching: plain))
    var words: [FormIndex.Answers] = []
    for text in [query, plain] {
      var reader = TextReader(index)
      reader.read(Array(text.utf8)[...]) { words.append($0.answers) }
      reader.finish { words.append($0.answers) }
    }
    #expect(words.prefix(words.count / 2) == words.suffix(words.count / 2))
  }

  /// What falls away around a word.
  @Test(arguments: [
    "¡como!", "«como»", "“como”", "(como)", "como…", "\u{FEFF}como", "\u{A0}como\u{202F}", "-como-",
    "como\r\n", "\tcomo", "…—como*", "¿¡«comO»!?", "$como€", "como.", "'como'", "„como‟", "como🙂",
  ])
  func punctuation(query: String) {
    #expect(twin.index.lookup(query).map(\.form) == ["como"])
  }

  @Test(arguments: [
    ("no como", "comer"), ("no me lo como", "comer"), ("se como", "comer"),
    ("los\u{A0}como", "comer"), ("no  como", "comer"), ("No Me COMO", "comer"),
    ("no me lavo", "lavar"), ("me lavo", "lavar"), ("no asir", "asir"), ("me lavarse", "lavar"),
    ("no irse", "ir"), ("irse", "ir"), ("lavarse", "lavar"), ("LAVARSE", "lavar"),
    ("no he comido", "haber"), ("he comido", "haber"),
  ])
  func wordsBeforeAForm(query: String, infinitive: String) {
    #expect(twin.index.lookup(query).first?.infinitive == infinitive)
    #expect(twin.plain.lookup(query).first?.infinitive == infinitive)
  }

  @Test(arguments: ["no", "no no", "me", "se", "como no", "yo como", "arse", "se se", "comose"])
  func wordsThatAreNoForm(query: String) {
    #expect(twin.index.lookup(query).filter { $0.match <= .ñ } == [], "\(query)")
  }

  /// A word is as long as it is.
  @Test func longQueries() {
    for count in [63, 64, 65, 66, 1_000, rounds(100_000, few: 2_000)] {
      let long = String(repeating: "a", count: count)
      #expect(twin.index.lookup(long).isEmpty)
      #expect(twin.index.lookup("á" + long).isEmpty)
      #expect(twin.index.lookup(long + "3").isEmpty)
      #expect(twin.index.positions(ofPrefix: long).isEmpty)
      #expect(twin.index.entryCount(matching: long + "*") == 0)
      #expect(twin.index.entryCount(matching: String(repeating: "?", count: count)) == 0)
    }
    let form = String(repeating: "ñandú", count: 20)
    #expect(twin.index.lookup(form).isEmpty)
  }

  /// Thousands of words that fall away, with and without punctuation between them.
  @Test(arguments: ["no ", "no -", "no ¿", "me se lo ", "«no» ", "no\u{A0}"])
  func manyWordsBeforeAForm(word: String) {
    let query = String(repeating: word, count: rounds(16_000, few: 1_200)) + "como"
    let found = Set(twin.index.lookup(query).map(\.infinitive))
    #expect(found == ["comer"] || found == [])
    if word == "no " || word == "no\u{A0}" { #expect(found == ["comer"]) }
  }

  @Test func longestForms() throws {
    // 64 letters, of which 64 have marks: as much as a key and its marks can hold.
    let longest = String(repeating: "ñáüé", count: 16)
    let index = try FormIndex(levels: [level([(longest, String(longest.dropFirst()))])])
    #expect(index.lookup(longest).map(\.form) == [longest])
    #expect(index.lookup(longest.uppercased()).map(\.match) == [.exact])
    #expect(index.lookup(PlainText.fold(longest)).map(\.match) == [.ñ])
    #expect(index.lookup(longest + "a").isEmpty)
    #expect(index.entries.map(\.infinitive) == [longest, longest])
    try index.verify()
  }
}
