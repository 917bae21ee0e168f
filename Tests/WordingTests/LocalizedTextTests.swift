import Testing
import Wording

@testable import SystemIO

@Suite struct LocalizedTextTests {
  @Test func numbersChooseTheirWords() {
    #expect(CountMessage.verbs(1).text(in: .spanish) == "1 verbo")
    #expect(CountMessage.verbs(2).text(in: .spanish) == "2 verbos")
    #expect(CountMessage.levels(0).text(in: .spanish) == "0 niveles")
    #expect(CountMessage.levels(1).text(in: .english) == "1 level")
    #expect(CountMessage.forms(21).text(in: .english) == "21 forms")
    func left(_ count: Int) -> LocalizedText {
      .init(en: "\(count) left", es: "\(count, "queda", "quedan") \(count)")
    }
    #expect(left(1).text(in: .spanish) == "queda 1")
    #expect(left(3).text(in: .spanish) == "quedan 3")
  }

  @Test func digitsStandInThrees() {
    for (number, english, spanish) in [
      (0, "0", "0"), (999, "999", "999"), (2762, "2,762", "2762"), (11625, "11,625", "11\u{A0}625"),
      (660499, "660,499", "660\u{A0}499"), (-1_234_567, "-1,234,567", "-1\u{A0}234\u{A0}567"),
    ] {
      #expect(Language.english.grouped(number) == english)
      #expect(Language.spanish.grouped(number) == spanish)
    }
    #expect(Language.english.grouped(.min) == "-9,223,372,036,854,775,808")
  }

  @Test func gapsAreFilled() {
    let (tense, known, all) = ("presente", 1000, 10000)
    let text = LocalizedText(
      en: "\(tense) \(known) of \(all)", es: "\(tense) \(known) de \(all)")
    #expect(text.english == "presente 1,000 of 10,000")
    #expect(text.text(in: .spanish) == "presente 1000 de 10\u{A0}000")
    // What fills a gap is in the same language.
    let nested = LocalizedText(
      en: "no: \(SystemError.noSpace.localizedReason)",
      es: "no: \(SystemError.noSpace.localizedReason)")
    #expect(nested.text(in: .spanish) == "no: no queda espacio en el disco")
    let line = LocalizedText(
      en: "\(plain: 1234): \(quoted: String(repeating: "a", count: 41))", es: "\(quoted: "a")")
    #expect(line.english == "1234: “\(String(repeating: "a", count: 40))…”")
    #expect(line.text(in: .spanish) == "“a”")
    let shown = LocalizedText(en: "\(1)–\(22) of \(11625)", es: "\(1)–\(22) de \(11625)")
    #expect(shown.english == "1–22 of 11,625")
    #expect(shown.text(in: .spanish) == "1–22 de 11\u{A0}625")
  }

  /// A character may have any number of marks: scalars are counted.
  @Test func longWordsAreCut() {
    let flood = "a" + String(repeating: "\u{301}", count: 1000)
    let text = LocalizedText(en: "\(word: flood)", es: "\(quoted: flood)")
    #expect(text.english.unicodeScalars.count == 120 + 3)
    #expect(text.text(in: .spanish).unicodeScalars.count == 40 + 3)
    let phrase = String(repeating: "a", count: 120)
    #expect(LocalizedText(en: "\(word: phrase)", es: "").english == "“\(phrase)”")
  }

  @Test func alternatives() {
    func text(_ words: [String], _ language: Language) -> String {
      LocalizedText.alternatives(words.map { .verbatim($0) }).text(in: language)
    }
    #expect(text(["comer"], .spanish) == "comer")
    #expect(text(["comer", "correr", "roto"], .english) == "comer, correr or roto")
    #expect(text(["comer", "correr", "roto"], .spanish) == "comer, correr o roto")
    #expect(text(["ver", "oír"], .spanish) == "ver u oír")
    #expect(text(["ver", "hoja"], .spanish) == "ver u hoja")
    #expect(text(["ver", "hacer"], .spanish) == "ver o hacer")
    #expect(text([], .spanish) == "")
  }

  @Test(arguments: [
    ("es", Language.spanish), ("es-es", .spanish), ("es-419", .spanish), ("en", .english),
    ("", .english), ("et", .english), ("c", .english), ("eso", .english), ("posix", .english),
  ])
  func languages(code: String, language: Language) {
    #expect(Language(code: code) == language)
  }

  /// What this system says of usual errors has its words in the catalogue.
  @Test(arguments: [
    ("/", "es una carpeta"), ("/no/such/file", "no existe ese archivo o esa carpeta"),
  ])
  func reasons(path: String, spanish: String) {
    do throws(FileError) {
      _ = try readFile(FilePath(path), limit: 1)
      Issue.record("\(path) was read")
    } catch {
      #expect(error.localizedReason.text(in: .spanish) == spanish)
      #expect(error.localizedDescription.english == "\(path): \(error.localizedReason.english)")
    }
  }

  /// What conj itself says of files has its words there too, however it is passed on.
  @Test func reasonsOfFiles() {
    let causes: [(FileError.Cause, String)] = [
      (.special, "es una tubería, un dispositivo o un socket, no un archivo"),
      (.danglingLink, "es un enlace a un archivo que no existe"),
      (.changed, "ha cambiado mientras tanto"),
      (.tooLarge(limit: 256 << 20), "tiene más de 256 MiB"),
    ]
    for (cause, spanish) in causes {
      let error = FileError(path: FilePath("a"), cause: cause)
      #expect(error.localizedReason.text(in: .spanish) == spanish)
    }
  }

  /// The English words are the system's own, and the catalogue has Spanish ones.
  @Test(arguments: [
    SystemError.noFile, .noPermission, .notPermitted, .isFolder, .notFolder, .exists, .noSpace,
    .quota, .fileTooLarge, .readOnly, .nameTooLong, .linkLoop, .inputOutput, .badDescriptor,
    .tooManyFiles, .noMemory,
  ])
  func reasonsOfTheSystem(error: SystemError) {
    #expect(error.localizedReason.english == error.reason)
    #expect(error.localizedReason.text(in: .spanish) != error.reason)
  }

  @Test func otherReasonsStayAsTheyAre() {
    let error = SystemError(code: 9999)
    #expect(error.localizedReason.text(in: .spanish) == error.reason)
  }
}
